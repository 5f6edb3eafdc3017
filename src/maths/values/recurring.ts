import { type Rational, rational, roundTo } from '../arithmetic/rational.ts'
import { recurringValue } from '../arithmetic/tokens.ts'
import { asRational, isSame } from '../exact/exact.ts'
import { namesNumber } from './names-number.ts'
import { readNumber } from './read-number.ts'
import type { Judged, Value } from './value.ts'

/** A decimal whose digits go on: `0.1(6)` is 0.1666… */
export interface Recurring {
  whole: string
  fixed: string
  block: string
}

const MOST_DIGITS = 40

/** The digits of a fraction above zero that never end; undefined where they end or are too many. */
export function recurringDigits(value: Rational): Recurring | undefined {
  const seen = new Map<bigint, number>()
  let [rest, digits] = [value.n % value.d, '']
  while (rest !== 0n && !seen.has(rest) && digits.length < MOST_DIGITS) {
    seen.set(rest, digits.length)
    digits += ((rest * 10n) / value.d).toString()
    rest = (rest * 10n) % value.d
  }
  const start = seen.get(rest)
  if (rest === 0n || start === undefined) return undefined
  return { whole: (value.n / value.d).toString(), fixed: digits.slice(0, start), block: digits.slice(start) }
}

/** The shortest block that digits before `...` begin, shown twice at least: `27` in 0.272727... */
export function blockIn(whole: string, digits: string): Recurring | undefined {
  for (let length = 1; length * 2 <= digits.length; length++) {
    for (let start = 0; start + length * 2 <= digits.length; start++) {
      const block = digits.slice(start, start + length)
      const tail = digits.slice(start)
      const isWhole = [...tail].every((digit, at) => digit === block.charAt(at % length))
      if (isWhole) return { whole, fixed: digits.slice(0, start), block }
    }
  }
  return undefined
}

export const worthOf = ({ whole, fixed, block }: Recurring) => recurringValue(whole, fixed, block)

const IN_WORDS = /^(\d*)\.(\d{2,})\s*\(?(?:recurring|reoccurring|repeating|repeated|recurs|repeats)\)?$/i

/** `0.45 recurring`: nobody can tell which digits are meant, so either will do. */
function isEither(said: string, value: Rational): boolean {
  const [, whole = '', digits = ''] = IN_WORDS.exec(said.trim()) ?? []
  return [...digits].some((_, at) =>
    recurringValue(whole, digits.slice(0, at), digits.slice(at)).equals(value),
  )
}

/** How many digits count of one that was cut off. */
const FEWEST = 3

function isCutOff(shown: Rational, places: number, value: Rational): boolean {
  const size = 10n ** BigInt(places)
  const cut = rational((value.n * size) / value.d, size)
  return places >= FEWEST && (cut.equals(shown) || roundTo(value, places).equals(shown))
}

/** A fraction as a recurring decimal: its digits have to be shown as going on. */
export function recurringDecimal(digits: Recurring): Value {
  const value = worthOf(digits)
  const { whole, fixed, block } = digits
  const start = `${whole}.${fixed}`
  const judge = (said: string): Judged => {
    if (isEither(said, value)) return { verdict: 'right' }
    const read = readNumber(said)
    const { literal } = read ?? {}
    const own = read && asRational(read.value)
    if (!read || !literal || !own) return { verdict: 'unread' }
    if (literal.isEndless) {
      const [, whole = '', shown = ''] = /(\d*)\.(\d+)/.exec(said) ?? []
      const known = blockIn(whole, shown)
      if (known && worthOf(known).equals(value)) return { verdict: 'right' }
      return { verdict: isCutOff(own, literal.places ?? 0, value) ? 'right' : known ? 'wrong' : 'unread' }
    }
    if (isSame(own, value))
      return literal.isRecurring
        ? { verdict: 'right' }
        : { verdict: 'unfinished', missing: 'Write it as a decimal.' }
    return isCutOff(own, literal.places ?? 0, value)
      ? { verdict: 'unfinished', missing: 'Show that the digits go on for ever.', isPart: true }
      : { verdict: 'wrong' }
  }
  return {
    key: `recurring ${value.toFraction()}`,
    latex: `${start}${dotted(block)}`,
    text: `${start}(${block})`,
    spellings: [
      `${start}${block}${block}${block}...`,
      `${start}${block}${block}${block}…`,
      `${start}\\overline{${block}}`,
      `${start}${dotted(block)}`,
      `${start}${block} recurring`,
    ],
    judge,
    isNamedIn(words, given) {
      const squeezed = words.replace(/[$\s]/g, '')
      return (
        [
          `${start}${dotted(block)}`,
          `${start}(${block})`,
          `${start}${block}${block}`,
          `${start}\\overline{${block}}`,
        ].some(each => squeezed.includes(each)) || namesNumber(words, value, given)
      )
    },
    near: () =>
      [
        value.add(rational(1, 9)),
        value.add(rational(2, 9)),
        value.add(rational(1, 3)),
        value.add(rational(1, 99)),
      ].flatMap(each => {
        const own = recurringDigits(each)
        return own ? [recurringDecimal(own)] : []
      }),
  }
}

function dotted(block: string): string {
  const [first = '', last = ''] = [block.charAt(0), block.slice(-1)]
  return block.length === 1 ? `\\dot{${first}}` : `\\dot{${first}}${block.slice(1, -1)}\\dot{${last}}`
}

/** As LaTeX, with dots above. */
export const recurringLatex = ({ whole, fixed, block }: Recurring) => `${whole}.${fixed}${dotted(block)}`
