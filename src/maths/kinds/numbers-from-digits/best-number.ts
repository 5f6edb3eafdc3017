import type { DigitsQuestion } from './question.ts'

type Asked = Pick<DigitsQuestion, 'digits' | 'count' | 'wants' | 'parity'>

const fits = (digit: number, { parity }: Asked) =>
  parity === undefined || digit % 2 === (parity === 'odd' ? 1 : 0)

/** The digits in the best order, with no zero in front. */
function arranged(digits: readonly number[], { wants }: Asked): number[] {
  const up = [...digits].sort((a, b) => a - b)
  if (wants === 'largest') return up.reverse()
  const front = up.findIndex(digit => digit > 0)
  return front <= 0 ? up : [up[front] ?? 0, ...up.filter((_, at) => at !== front)]
}

function withLast(last: number, asked: Asked): bigint | undefined {
  const { digits, count, wants } = asked
  const at = digits.indexOf(last)
  const rest = digits.filter((_, index) => index !== at).sort((a, b) => (wants === 'largest' ? b - a : a - b))
  const taken = rest.slice(0, count - 1)
  // Zeros alone can't stand in front.
  const other = rest.find(digit => digit > 0)
  if (count > 1 && other !== undefined && !taken.some(digit => digit > 0)) taken[taken.length - 1] = other
  const number = [...arranged(taken, asked), last]
  return number.length > 1 && number[0] === 0 ? undefined : BigInt(number.join(''))
}

/** The best number; undefined where none can be written. */
export function bestOf(asked: Asked): bigint | undefined {
  const numbers = [...new Set(asked.digits)]
    .filter(digit => fits(digit, asked))
    .flatMap(digit => withLast(digit, asked) ?? [])
  const up = numbers.sort((a, b) => (a < b ? -1 : 1))
  return asked.wants === 'largest' ? up.at(-1) : up[0]
}
