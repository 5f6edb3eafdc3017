import { type Rational, rational } from '#maths/arithmetic/rational.ts'
import { readLiteral } from '#maths/arithmetic/read-literal.ts'
import { latexOfNumber } from '../sums-behind.ts'
import type { Told } from './told.ts'
import { knownNow, type Unsolved } from './unsolved.ts'
import type { Way } from './ways.ts'

const PERCENT = /(\d+(?:\.\d+)?) ?(?:%|per ?cent\b)/gi
/** Said of several amounts that are put together. */
const TOGETHER =
  /\b(?:together|altogether|in all|in total|total|sum|add(?:ed|ing|s)?(?: up)?|count(?:ed|ing|s)?|plus|both|all)\b/i
const COUNTS: Readonly<Record<string, number>> = { both: 2, two: 2, three: 3, four: 4, five: 5, six: 6 }
const COUNT = /\b(?:the|all|those|these|first|last)? ?(both|two|three|four|five|six|[2-6])\b/i
/** What is left out is none of those that are named. */
const LEFT_OUT = /\b(?:not|without|except|but|minus|less|n['’]?t)\b/i
const LASTS =
  /\b(?:time|takes?|took|lasts?|long|journey|trip|travel\w*|driv\w*|duration|hours?|hrs?|mins?|minutes?)\b/i
const BELOW = /\b(?:below|under|beneath|deep|negative|minus|owes?|debt|overdrawn|loss|bc)\b/i

/**
 * The calculation that a message names beside a number: a percentage of a known one, all the amounts that it names put
 * together, or how long it is between the two times that are told. The words name the way, so it is no chance that the
 * number fits.
 * @param message what is said up to the number, and behind it
 */
export function namedWay(unsolved: Unsolved, message: string, value: Rational): Way | undefined {
  const sentence = sentenceWith(message, value)
  return (
    percentNamed(unsolved, sentence, message, value) ??
    (LEFT_OUT.test(sentence) ? undefined : togetherNamed(unsolved, sentence, value)) ??
    betweenTimes(unsolved, sentence, value)
  )
}

/** The sentence that says the number; the whole message where it stands in none by itself. */
function sentenceWith(message: string, value: Rational): string {
  const said = String(value.valueOf())
  return message.split(/(?<=[.!?;])\s+/).find(each => each.includes(said)) ?? message
}

/** `8 percent, thats 3.60`, of the 45 that was reached: of the newest known number that it is the percentage of. */
function percentNamed(
  unsolved: Unsolved,
  sentence: string,
  message: string,
  value: Rational,
): Way | undefined {
  const percents = [...(sentence.search(PERCENT) >= 0 ? sentence : message).matchAll(PERCENT)]
  const [one, ...others] = percents.flatMap(([, number = '']) => readLiteral(number)?.value ?? [])
  if (!one || others.length > 0) return undefined
  const isPercent = ({ number }: Told) => number.includes('%')
  const known = knownNow({ ...unsolved, told: unsolved.told.filter(each => !isPercent(each)) })
  const whole = known.findLast(each => each.mul(one).equals(value.mul(100)))
  return whole && !whole.equals(value)
    ? { sum: `$${one.valueOf()}\\% \\text{ of } ${latexOfNumber(whole)}$`, uses: [whole, one], value }
    : undefined
}

/** `the red and green ones thats 7`, `the three together 245` */
function togetherNamed(unsolved: Unsolved, sentence: string, value: Rational): Way | undefined {
  const told = unsolved.told.filter(each => each.isSure && each.value && !/[%:]/.test(each.number))
  const named = told.filter(each => isNamedIn(sentence, each))
  if (named.length > 1 && named.length < told.length && isSumOf(named, value)) return sumOf(named, value)
  if (!TOGETHER.test(sentence)) return undefined
  const said = COUNT.exec(sentence.replaceAll(`${value.valueOf()}`, ' '))?.[1]?.toLowerCase() ?? ''
  const count = COUNTS[said] ?? (/^\d$/.test(said) ? Number(said) : told.length)
  // Those that stand beside each other, where the words say how many they are: else all of them.
  const rows = told.map((_, at) => told.slice(at, at + count)).filter(({ length }) => length === count)
  const fitting = count > 1 ? rows.filter(row => isSumOf(row, value)) : []
  return fitting.length === 1 && fitting[0] ? sumOf(fitting[0], value) : undefined
}

const STEM = 4

/** Whether a message names what a number counts: the `red` of `4 red counters`. */
function isNamedIn(sentence: string, { words }: Told): boolean {
  const [first = ''] = words.toLowerCase().match(/\p{L}{3,}/u) ?? []
  const stem = first.length > STEM ? first.slice(0, Math.max(STEM, first.length - 2)) : first
  return stem !== '' && new RegExp(`(?<!\\p{L})${stem}`, 'iu').test(sentence)
}

const isSumOf = (told: readonly Told[], value: Rational): boolean =>
  told.reduce((sum, each) => (each.value ? sum.add(each.value) : sum), rational(0n)).equals(value)

function sumOf(told: readonly Told[], value: Rational): Way {
  const uses = told.flatMap(each => each.value ?? [])
  return { sum: `$${uses.map(latexOfNumber).join(' + ')}$`, uses, value }
}

const CLOCK = /^(\d{1,2}):(\d{2})(?: ?([ap])m)?$/i

/** `it takes 2 hours 15 mins`, where the work tells two times of the day. */
function betweenTimes({ told }: Unsolved, sentence: string, value: Rational): Way | undefined {
  const times = told.flatMap(({ number }) => minutesAt(number) ?? [])
  const [from, to, ...others] = times
  if (!from || !to || others.length > 0 || !LASTS.test(sentence)) return undefined
  const day = from.isHalf && to.isHalf ? 24 * 60 : undefined
  const long = day ? (to.at - from.at + day) % day : to.at - from.at
  const isLong = long > 0 && [60n, 1n].some(by => value.equals(rational(BigInt(long), by)))
  return isLong ? { sum: `\`${from.said} to ${to.said}\``, uses: [], value } : undefined
}

function minutesAt(number: string): { at: number; isHalf: boolean; said: string } | undefined {
  const [said, hour, minute, half] = CLOCK.exec(number.trim()) ?? []
  if (said === undefined) return undefined
  const own = Number(hour) % (half ? 12 : 24)
  return { at: own * 60 + Number(minute) + (/p/i.test(half ?? '') ? 12 * 60 : 0), isHalf: !!half, said }
}

/** `-250` of 250 m below the sea: an amount that is told, with the sign that its words give it. */
export function belowZero(unsolved: Unsolved, value: Rational): Told | undefined {
  if (value.n === 0n || value.s > 0n) return undefined
  const told = unsolved.told.find(each => each.value?.equals(value.neg()))
  if (!told) return undefined
  const at = unsolved.text.indexOf(told.number)
  const behind = unsolved.text.slice(at + told.number.length, at + told.number.length + NEAR)
  return BELOW.test(behind.split(/[.!?]\s|\d/)[0] ?? '') ? told : undefined
}
const NEAR = 25
