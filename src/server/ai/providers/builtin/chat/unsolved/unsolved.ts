import { type Rational, rational } from '#maths/arithmetic/rational.ts'
import { type Asked, askedIn, isHomework } from '#maths/language/en/unsolved/asking.ts'
import { numberIn } from '../sums-behind.ts'
import { knownFrom, type Told } from './told.ts'

/** A number that the child has come to. */
export interface Reached {
  value: Rational
  /** The sum that leads to it, as LaTeX; undefined where it was only said. */
  sum?: string | undefined
  /** What the child calls it: `8 parts`. */
  name?: string | undefined
}

/** Work on the table that nobody here has solved: what it tells, what it asks, and what the child has come to. */
export interface Unsolved {
  text: string
  /** What it asks, one after the other; none where it is not said. */
  asked: readonly Asked[]
  /** Which of them it is at. */
  at: number
  told: readonly Told[]
  /** What the child has come to, the newest last. */
  reached: readonly Reached[]
  /** Numbers of it that the child has worked with. */
  used: readonly Rational[]
  /** A sum that is to be worked out yet. */
  open?: string | undefined
  /** How many hints were given since the child last came to a number. */
  hints: number
  /** The child has gone on to something else. */
  isLeft?: true
}

const SHORTEST = 8
const LONGEST = 1_500

/** A message as work that is put on the table; undefined for what has no numbers or asks nothing. */
export function readUnsolved(text: string): Unsolved | undefined {
  if (text.length < SHORTEST || text.length > LONGEST) return undefined
  const told = knownFrom(text)
  const asked = askedIn(text)
  const numbers = told.filter(({ value }) => value !== undefined).length
  const words = text.match(/\p{L}{2,}/gu)?.length ?? 0
  const isWork = asked.length > 0 ? numbers > 1 : isHomework(text) && numbers > 0
  return isWork && words > 2 ? begun(text, asked, told) : undefined
}

export function begun(text: string, asked: readonly Asked[], told: readonly Told[]): Unsolved {
  return { text, asked, at: 0, told, reached: [], used: [], hints: 0 }
}

/** The clause that is asked now, in the child's own words. */
export const askedNow = ({ asked, at }: Unsolved): Asked | undefined => asked[at]

/** The asking clause as it is said back. */
export function askOf(unsolved: Unsolved): string {
  const asked = askedNow(unsolved)?.text ?? ''
  const mark = /^(?:find|work out|calculate|show|prove|determine)/i.test(asked) ? '.' : '?'
  return asked === '' ? 'what is asked?' : `${asked.charAt(0).toUpperCase()}${asked.slice(1)}${mark}`
}

/** Every number that can be worked with: those that it tells and those that the child has come to, the newest last. */
export function knownNow({ told, reached }: Unsolved): Rational[] {
  return [...told.flatMap(({ value }) => value ?? []), ...reached.map(({ value }) => value)]
}

/** The numbers of it that the child has not worked with yet. */
export function unusedOf({ told, used, reached }: Unsolved): Told[] {
  return told.filter(
    ({ value, isSure }) =>
      isSure &&
      value !== undefined &&
      ![...used, ...reached.map(each => each.value)].some(
        // A half is taken by two.
        each => isSameAmount(each, value) || (value.valueOf() === 0.5 && each.valueOf() === 2),
      ),
  )
}

/** Whether all that it tells was worked with and the child has come to a number. */
export const isUsedUp = (unsolved: Unsolved): boolean =>
  unsolved.reached.length > 0 && unusedOf(unsolved).length === 0

/** The same number, or the same amount in the hundredth part of its unit. */
export function isSameAmount(one: Rational, other: Rational): boolean {
  return one.equals(other) || one.mul(100).equals(other) || one.equals(other.mul(100))
}

/** `2 h 24 min`, `5 m 20 cm`: one amount in two units. */
const IN_TWO = /(\d+(?:\.\d+)?) ?(h|hours?|hrs?|m|kg|km|minutes?|mins?)(?: and)? (\d+(?:\.\d+)?) ?(min|mins|minutes|m|cm|g|s|sec|seconds)\b/i

export function inTwoUnits(text: string): Rational | undefined {
  const [, big, unit = '', small, lesser = ''] = IN_TWO.exec(text) ?? []
  const [one, other] = [big && numberIn(big), small && numberIn(small)]
  if (!one || !other) return undefined
  const size = /^(?:h|min)/i.test(unit) ? 60 : /^cm/i.test(lesser) ? 100 : 1000
  return one.add(other.mul(rational(1, BigInt(size))))
}
