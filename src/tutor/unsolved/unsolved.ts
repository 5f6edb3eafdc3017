import { type Rational, rational } from '#maths/arithmetic/rational.ts'
import { withoutReport } from '#maths/language/en/own-report.ts'
import { type Asked, askedIn, askedSomehow, isHomework } from '#maths/language/en/unsolved/asking.ts'
import { questionSpan } from '#maths/span/question-span.ts'
import { remembering } from '#text/remembering.ts'
import { toldAngle } from '../facts/isosceles-both.ts'
import { numberIn } from '../sums-behind.ts'
import type { Share } from './shares-said.ts'
import { knownFrom, type Told } from './told.ts'

/** A number that the child has come to. */
export interface Reached {
  value: Rational
  /** The sum that leads to it, as LaTeX; undefined where it was only said. */
  sum?: string | undefined
  /** As the child has written it. */
  said?: string | undefined
  /** What the child calls it: `8 parts`. */
  name?: string | undefined
  /** An equation of the child’s own comes to it. */
  isOfLetter?: true
  /** It belongs to what was asked before. */
  isBefore?: true
}

/** What the child has come to in the end. */
export interface Done {
  value: Rational
  /** As the child says it, with its unit or what it counts. */
  said: string
  /** The nets come to the same with high belief. */
  isSure: boolean
  /** Nobody else comes to anything; its sums are right, and nothing is left. */
  isOfSums?: true
  /** The child says so, though not all that is told was used. */
  isOnWord?: true
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
  /** What parts of the whole come to, as the child has said. */
  shares?: readonly Share[] | undefined
  /** A sum that is to be worked out yet, or once more. */
  open?: Reached | undefined
  /** The last number was made of told ones alone, beside what was there. */
  isBranch: boolean
  /** How many hints were given since the child last came to a number. */
  hints: number
  /** What the child has come to, where it is known to be right, or nothing speaks against it: it is no longer open. */
  done?: Done | undefined
  /** What was asked before it and is settled by the last message, so that it is said. */
  before?: Done | undefined
  /** The child has gone on to something else. */
  isLeft?: true
}

const SHORTEST = 8
const SHORTEST_UNASKED = 30
const LONGEST = 1_500

/** A message as work that is put on the table; undefined for what has no numbers or asks nothing. */
export const readUnsolved = remembering(readClearly, text => text)

function readClearly(typed: string): Unsolved | undefined {
  if (typed.length < SHORTEST || typed.length > LONGEST) return undefined
  const span = questionSpan(typed)
  return (span && clearly(span.question)) ?? clearly(typed)
}

function clearly(text: string): Unsolved | undefined {
  const { told, asked, words } = lookAt(text)
  const numbers = told.filter(({ value }) => value !== undefined).length
  const isWork =
    toldAngle(text) !== undefined || (asked.length > 0 ? numbers > 1 : isHomework(text) && numbers > 0)
  return isWork && words > 2 ? begun(text, asked, told) : undefined
}

/** The same where nothing else is open and nothing else understood: what is asked may be said later. */
export function readLoosely(text: string): Unsolved | undefined {
  if (text.length > LONGEST) return undefined
  const { told, asked: found, words } = lookAt(text)
  const asked = found.length > 0 ? found : askedSomehow(text)
  const numbers = told.filter(({ value, isSure }) => isSure && value !== undefined).length
  const isEnough =
    asked.length === 0 ? numbers > 1 && text.length > SHORTEST_UNASKED : numbers > 1 || words > 4
  return words > 1 && numbers > 0 && isEnough ? begun(text, asked, told) : undefined
}

function lookAt(text: string) {
  // What the child has worked out at once is not told.
  const own = knownFrom(withoutReport(text))
  return {
    told: own.length > 1 ? own : knownFrom(text),
    asked: askedIn(text),
    words: text.match(/\p{L}{2,}/gu)?.length ?? 0,
  }
}

export function begun(text: string, asked: readonly Asked[], told: readonly Told[]): Unsolved {
  return { text, asked, at: 0, told, reached: [], used: [], isBranch: false, hints: 0 }
}

/** The clause that is asked now, in the child's own words. */
export const askedNow = ({ asked, at }: Unsolved): Asked | undefined => asked[at]

/** The text with what is asked of it now alone. */
export function storyNow({ text, asked, at }: Unsolved): string {
  const own = asked.reduce((rest, each, place) => (place === at ? rest : rest.replace(each.text, '')), text)
  return asked.length > 1 ? own.replace(/(?<!\p{L})\(?[a-h]\)\s*/giu, '').trim() : own
}

/** `how many more, and how many altogether`: what is asked in one breath goes on once the first of it is settled. */
export function afterPart(unsolved: Unsolved, done: Done): Unsolved {
  const next = unsolved.asked[unsolved.at + 1]
  if (!next || unsolved.asked.some(({ label }) => label !== undefined)) return { ...unsolved, done }
  return {
    ...unsolved,
    at: unsolved.at + 1,
    before: done,
    // What was told before may be needed again.
    used: [],
    reached: unsolved.reached.map(each => ({ ...each, isBefore: true as const })),
    open: undefined,
    isBranch: false,
    hints: 0,
  }
}

/** Whether it waits for the child to go on with it. */
export const isWaiting = (unsolved: Unsolved | undefined): unsolved is Unsolved =>
  unsolved !== undefined && !unsolved.isLeft && !unsolved.done

/** The asking clause as it is said back; of several that bear no label all of them; empty where it is not said. */
export function askOf(unsolved: Unsolved): string {
  const { asked, at } = unsolved
  const all = at === 0 && asked.every(({ label }) => label === undefined) ? asked : [askedNow(unsolved)]
  const text = all.flatMap(each => each?.text ?? []).join(' – ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Every number that can be worked with: those that it tells and those that the child has come to, the newest last. */
export function knownNow({ told, reached }: Unsolved): Rational[] {
  return [...told.flatMap(({ value }) => value ?? []), ...reached.map(({ value }) => value)]
}

/** The numbers of it that the child has not worked with yet. */
export function unusedOf(unsolved: Unsolved): Told[] {
  const { told, used, reached } = unsolved
  return told.filter(
    ({ number, value, isSure }) =>
      isSure &&
      !isOfOtherPart(number, unsolved) &&
      value !== undefined &&
      ![...used, ...reached.map(each => each.value)].some(
        // A half is taken by two, and 3/8 by eight.
        each =>
          isSameAmount(each, value) ||
          (value.valueOf() === 0.5 && each.valueOf() === 2) ||
          partsOfFraction(number)[1]?.equals(each) === true,
      ),
  )
}

/** Above and below the line of a fraction that is told. */
export const partsOfFraction = (number: string): Rational[] =>
  /\d\/\d/.test(number) ? (number.match(/\d+/g) ?? []).map(each => rational(BigInt(each))) : []

/** A number that stands in another part of the sheet alone. */
function isOfOtherPart(number: string, { text, asked, at }: Unsolved): boolean {
  const others = asked.filter(
    (each, place) => place !== at && each.label !== undefined && each.text.includes(number),
  )
  const times = text.split(number).length - 1
  return others.length > 0 && times === others.length && asked[at]?.text.includes(number) !== true
}

/** What the child has come to and not gone on from. */
export function looseEnds({ reached, used, told }: Unsolved): Reached[] {
  const isUsed = ({ value }: Reached) => used.some(each => isSameAmount(each, value))
  const isTold = ({ value }: Reached) => told.some(each => each.value?.equals(value))
  const ends = reached.filter(
    (each, at) =>
      !isUsed(each) &&
      !isTold(each) &&
      !reached.slice(at + 1).some(({ value }) => isSameAmount(value, each.value)),
  )
  return ends.filter(({ sum, isBefore }) => sum !== undefined && !isBefore)
}

/** The same number, or the same amount in the hundredth part of its unit. */
export function isSameAmount(one: Rational, other: Rational): boolean {
  return one.equals(other) || one.mul(100).equals(other) || one.equals(other.mul(100))
}

const HAS_COINS = /\d ?(?:p|c)\b|\b(?:pence|cents?|pennies)\b|[£$€¢]/i

/** The same for a text: the hundredth part only where there is money in it. */
export const isSameFor = (text: string, one: Rational, other: Rational): boolean =>
  one.equals(other) || (HAS_COINS.test(text) && isSameAmount(one, other))

/** `2 h 24 min`, `5 m 20 cm`: one amount in two units. */
const IN_TWO =
  /(\d+(?:\.\d+)?) ?(h|hours?|hrs?|m|kg|km|minutes?|mins?)(?: and)? (\d+(?:\.\d+)?) ?(min|mins|minutes|m|cm|g|s|sec|seconds)\b/i

export function inTwoUnits(text: string): { said: string; value: Rational } | undefined {
  const [said = '', big, unit = '', small, lesser = ''] = IN_TWO.exec(text) ?? []
  const [one, other] = [big && numberIn(big), small && numberIn(small)]
  if (!one || !other) return undefined
  const size = /^(?:h|min)/i.test(unit) ? 60 : /^cm/i.test(lesser) ? 100 : 1000
  return { said, value: one.add(other.mul(rational(1, BigInt(size)))) }
}
