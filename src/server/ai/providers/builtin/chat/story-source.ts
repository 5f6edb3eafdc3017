import { type Rational, rational } from '#maths/arithmetic/rational.ts'
import { readLiteral } from '#maths/kinds/arithmetic/read-literal.ts'
import { amountOf } from '#maths/stories/amounts.ts'

/** Where a number that is said of a story comes from: two of its numbers, or one and what was reached. */
export interface Source {
  value: Rational
  /** As LaTeX, without what it comes to. */
  sum: string
}

function valueIn(text: string): Rational | undefined {
  const plain = text.replace(/\s/g, '').toLowerCase()
  return amountOf(plain) ?? readLiteral(plain.replace(/[^\d./]/g, ''))?.value
}

/** Two numbers of a story, or of its sums, that come to what is said; undefined where none or several do. */
export function sourceIn(
  { known, reached }: { known: readonly { number: string }[]; reached: readonly Rational[] },
  said: string,
): Source | undefined {
  const value = valueIn(/[£$€]? ?\d+(?:\.\d+)?(?:\/\d+)?p?/i.exec(said)?.[0] ?? '')
  if (!value) return undefined
  const own = known
    .flatMap(({ number }) => valueIn(number) ?? [])
    .filter(number => number.s > 0n && number.n > 0n)
  const last = reached.at(-1)
  const pairs =
    last === undefined
      ? own.flatMap((a, at) => own.slice(at + 1).map(b => [a, b] as const))
      : [...reached.slice(0, -1), ...own].map(b => [last, b] as const)
  for (const [a, b] of pairs) {
    const [most, least] = a.compare(b) >= 0 ? [a, b] : [b, a]
    const sums = [
      ['+', a, b, a.add(b)],
      ['-', most, least, most.sub(least)],
      ['\\times', a, b, a.mul(b)],
      ['\\div', a, b, b.n === 0n ? rational(-1) : a.div(b)],
      ['\\div', b, a, a.n === 0n ? rational(-1) : b.div(a)],
    ] as const
    const [first, ...others] = sums.filter(([, , , result]) => result.equals(value))
    if (first && others.length === 0)
      return { value, sum: `$${shown(first[1])} ${first[0]} ${shown(first[2])}$` }
  }
  return undefined
}

function shown(value: Rational): string {
  const text = value.toFraction()
  const decimal = value.valueOf()
  return /\//.test(text) && Number.isInteger(Math.round(decimal * 1e6) / 1e4)
    ? String(decimal)
    : text.replace(/^(\d+)\/(\d+)$/, '\\frac{$1}{$2}')
}
