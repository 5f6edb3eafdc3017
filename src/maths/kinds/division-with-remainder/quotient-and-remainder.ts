import { rational } from '../../arithmetic/rational.ts'
import { isSame } from '../../exact/exact.ts'
import { namedNumbers } from '../../values/named-numbers.ts'
import { numberValue } from '../../values/number.ts'
import { readNumber } from '../../values/read-number.ts'
import type { Judged, Value } from '../../values/value.ts'

const BEHIND =
  /^(?:quotient )?(?:=|:|is)? ?(\d{1,15})\s{0,30}(?:,|;|with|and|and a|with a)?\s{0,30}(?:r\.?|rem\.?|rest|remainder|remainders)\s{0,30}(?:of |=|:|is )?\s{0,30}(\d{1,15})$/i
const LEFT =
  /^(\d{1,15})\s*(?:,|;|with|and)?\s*(\d{1,15}) (?:left over|left|leftover|remaining|over|rest|remainder)$/i
const NAMED =
  /^(?:the )?(?:quotient|q)\s{0,30}(?:=|:|is)?\s{0,30}(\d{1,15})\s{0,30}(?:,|;|and)?\s{0,30}(?:the )?(?:remainder|rem|r)\s{0,30}(?:=|:|is)?\s{0,30}(\d{1,15})$/i
const SWAPPED =
  /^(?:the )?(?:remainder|rem|r)\s{0,30}(?:=|:|is)?\s{0,30}(\d{1,15})\s{0,30}(?:,|;|and)?\s{0,30}(?:the )?(?:quotient|q)\s{0,30}(?:=|:|is)?\s{0,30}(\d{1,15})$/i
const PAIR = /^(\d{1,15})\s*(?:,|;|and)\s*(\d{1,15})$/
const PRODUCT = /^(\d{1,15}) ?[×x] ?(\d{1,15}) ?\+ ?(\d{1,15})$/i

interface Division {
  number: bigint
  by: bigint
  quotient: bigint
  rest: bigint
}

/** What is said of quotient and remainder. */
function readPair(said: string, { by, number }: Division): [bigint, bigint] | undefined {
  const plain = said.trim().replace(/\s+/g, ' ')
  for (const pattern of [BEHIND, LEFT, NAMED, PAIR]) {
    const [, first, second] = pattern.exec(plain) ?? []
    if (first !== undefined && second !== undefined) return [BigInt(first), BigInt(second)]
  }
  const [, rest, quotient] = SWAPPED.exec(plain) ?? []
  if (rest !== undefined && quotient !== undefined) return [BigInt(quotient), BigInt(rest)]
  const [, a, b, c] = PRODUCT.exec(plain) ?? []
  if (a === undefined || b === undefined || c === undefined) return undefined
  const [left, right, over] = [BigInt(a), BigInt(b), BigInt(c)]
  if (left * right + over !== number) return undefined
  return left === by ? [right, over] : right === by ? [left, over] : undefined
}

/** The answer to a division of whole numbers, `17 remainder 2`. */
export function quotientAndRemainder(division: Division): Value {
  const { quotient, rest, number, by } = division
  const isEven = rest === 0n
  const judge = (said: string): Judged => {
    const pair = readPair(said, division)
    if (pair) return { verdict: pair[0] === quotient && pair[1] === rest ? 'right' : 'wrong' }
    const read = readNumber(said)
    if (!read || read.isUnfinished) return { verdict: 'unread' }
    if (isSame(read.value, quotient)) {
      return isEven
        ? { verdict: 'right' }
        : { verdict: 'unfinished', missing: 'Say what is left over as well.', isPart: true }
    }
    if (isSame(read.value, rest))
      return { verdict: 'unfinished', missing: 'Say how many times it goes in as well.', isPart: true }
    const isExact = number % by !== 0n && isSame(read.value, rational(number, by))
    return isExact
      ? {
          verdict: 'unfinished',
          missing: 'The question asks for whole numbers: how many times, and what is left over.',
        }
      : { verdict: 'wrong' }
  }
  return {
    key: `${quotient} r ${rest}`,
    latex: `${quotient} \\text{ remainder } ${rest}`,
    text: `${quotient} r ${rest}`,
    spellings: [
      `${quotient} remainder ${rest}`,
      `${quotient} R${rest}`,
      `${quotient}r${rest}`,
      `${quotient} rem ${rest}`,
      `quotient ${quotient}, remainder ${rest}`,
      `${quotient} and ${rest} left over`,
    ],
    judge,
    isNamedIn(text) {
      const named = namedNumbers(text).map(({ node }) => node.value.toFraction())
      return named.includes(`${quotient}`) && (isEven || named.includes(`${rest}`))
    },
    near: () =>
      [
        [quotient, rest + 1n],
        [quotient + 1n, rest],
        [quotient - 1n, rest],
        [quotient, by - rest],
      ].flatMap(([first = 0n, second = 0n]) =>
        first >= 0n ? [quotientAndRemainder({ number, by, quotient: first, rest: second })] : [],
      ),
  }
}

/** What is left over, alone or with how often it goes in: `2`, `17 r 2`. */
export function remainderOf(division: Division): Value {
  const own = numberValue(division.rest)
  return {
    ...own,
    spellings: [...own.spellings, `remainder ${division.rest}`, `${division.quotient} r ${division.rest}`],
    judge(said) {
      const pair = readPair(said, division)
      if (pair)
        return { verdict: pair[0] === division.quotient && pair[1] === division.rest ? 'right' : 'wrong' }
      return own.judge(said.replace(/^(?:the )?(?:remainder|rem\.?|r)\s*(?:of |is |=|:)?\s*/i, ''))
    },
  }
}
