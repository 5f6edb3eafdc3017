import { numberNode } from '../arithmetic/expression.ts'
import { rational } from '../arithmetic/rational.ts'
import type { Question } from '../domain/question.ts'
import { readClock } from '../values/read-clock.ts'
import type { JudgedClaim } from './judged.ts'

const CLOCK = "(\\d{1,2})(?:[:.](\\d{2}))?(?: ?(?:am|pm|o'?clock))?"
const COUNTS = ['an?|one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const COUNT = `(\\d+|${COUNTS.join('|')})`
const SPAN = `(?:${COUNT} ?(?:hours?|hrs?|h)\\b)?(?:,? ?(?:and )?${COUNT} ?(?:minutes?|mins?|m)\\b)?`
/** `10:45 to 11 is 15 minutes`; the span may stand first: `15 mins from 10:45 to 11`. */
const JUMP = new RegExp(
  `(?:from )?\\b${CLOCK} (?:to|till|until|->|-|→) ${CLOCK}(?: (?:is|=|are|makes?|takes|it's|that's|its|thats))* ${SPAN}`,
  'gi',
)
const HALF_DAY = 720

/** Jumps between times of the clock, each true or false; none for questions that name no two such times. */
export function clockSteps(text: string, question: Question): JudgedClaim[] {
  if ((question.text.match(/\b\d{1,2}[:.]\d{2}\b/g) ?? []).length < 2) return []
  return [...text.replace(/[’‘]/g, "'").matchAll(JUMP)].flatMap((found): JudgedClaim[] => {
    const [said, fromHour, fromMinute = '0', toHour, toMinute = '0', hours, minutes] = found
    if (hours === undefined && minutes === undefined) return []
    const between = (Number(toHour) - Number(fromHour)) * 60 + Number(toMinute) - Number(fromMinute)
    const span = countOf(hours) * 60 + countOf(minutes)
    const sides = [between, span].map(each => numberNode(rational((each + 2 * HALF_DAY) % HALF_DAY)))
    const [left, right] = sides
    if (!left || !right) return []
    const isTrue = left.value.equals(right.value)
    const claim = { text: said.trim(), sides, truth: isTrue ? ('true' as const) : ('false' as const) }
    return [
      isTrue
        ? { claim, standing: 'useful', isOpen: false, explanations: [] }
        : { claim: { ...claim, wrong: { left, right } }, standing: 'wrong', isOpen: false, explanations: [] },
    ]
  })
}

const SUM = new RegExp(
  `\\b${CLOCK} (and|plus|\\+|add|minus|-|take away) ${COUNT} ?(hours?|hrs?|h|minutes?|mins?|m)?(?: more)?(?: (?:is|=|makes?|gets? (?:me |you )?to|takes? (?:me |you )?to|it's|that's|its|thats))+ ${CLOCK}`,
  'gi',
)

/** Times with a span put on or taken off: `3:30 and 30 is 4`; true where the hours or the minutes are. */
export function clockSums(text: string, question: Question): JudgedClaim[] {
  if (!/\d[:.]\d{2}\b|o'?clock|past|\d ?(?:am|pm)\b/i.test(question.text)) return []
  return [...inDigits(text.replace(/[’‘]/g, "'")).matchAll(SUM)].flatMap((found): JudgedClaim[] => {
    const [said, hour, minute = '0', sign = '', count, unit = '', toHour, toMinute = '0'] = found
    const isBack = /minus|-|take/i.test(sign)
    const sizes = unit === '' ? [1, 60] : unit.startsWith('h') ? [60] : [1]
    const at = (h: string | undefined, m: string) => Number(h) * 60 + Number(m)
    const ends = sizes.map(size => at(hour, minute) + (isBack ? -1 : 1) * size * countOf(count))
    const sides = [...ends.slice(0, 1), at(toHour, toMinute)].map(each =>
      numberNode(rational((each + 2 * HALF_DAY) % HALF_DAY)),
    )
    const isTrue = ends.some(end => (end - at(toHour, toMinute)) % HALF_DAY === 0)
    const claim = { text: said.trim(), sides, truth: isTrue ? ('true' as const) : ('false' as const) }
    return [{ claim, standing: isTrue ? 'useful' : 'wrong', isOpen: false, explanations: [] }]
  })
}

const SPOKEN = /\b(?:an? )?(?:quarter|half|\d{1,2}(?: minutes?| mins?)?) (?:past|to) \d{1,2}\b(?![:.]\d)/gi

/** `10 past 6` as `6:10`, which a span can be taken off. */
function inDigits(text: string): string {
  return text.replace(SPOKEN, said => {
    const minutes = readClock(said)?.minutes
    return minutes === undefined
      ? said
      : `${Math.floor(minutes / 60) || 12}:${String(minutes % 60).padStart(2, '0')}`
  })
}

/** Numbers of a time of the clock make no sum and no division. */
export const TELLS_TIME = /\d:\d|\bpast\b|\bto \d|\bquarter to\b|\bo'?clock\b/i

function countOf(said: string | undefined): number {
  if (said === undefined) return 0
  const at = COUNTS.findIndex(words => words.split('|').some(word => new RegExp(`^${word}$`, 'i').test(said)))
  return at >= 0 ? at + 1 : Number(said)
}

/** A part of a span: `10 mins` where the answer has hours and minutes. */
export function isPartOfSpan(text: string, question: Question, answer: string): boolean {
  if (question.kind !== 'time' || !/hours?.*minutes?|\bh\b.*\bmin/i.test(answer)) return false
  const hasHours = /\d ?(?:hours?|hrs?|h)\b/i.test(text)
  // `2 hours 15` says its minutes, too.
  const hasMinutes = /\d ?(?:minutes?|mins?|m)\b|\d ?(?:hours?|hrs?|h) ?(?:and )?\d/i.test(text)
  const bare = hasHours || hasMinutes ? undefined : bareMinutes(text)
  return hasHours !== hasMinutes || (bare !== undefined && legsOfSpan(question)?.includes(bare) === true)
}

/** `then 20`, which stands for minutes. */
function bareMinutes(text: string): number | undefined {
  const [number, ...others] = text.match(/\d+/g) ?? []
  return number !== undefined && others.length === 0 && Number(number) > 0 ? Number(number) : undefined
}

/** The minutes to the first full hour, those from the last one on, and what is left without the one or the other. */
function legsOfSpan(question: Question): readonly number[] | undefined {
  const [from, to, ...others] = [...question.text.matchAll(/\b(\d{1,2})[:.](\d{2})\b/g)].map(
    ([, hour, minute]) => Number(hour) * 60 + Number(minute),
  )
  if (from === undefined || to === undefined || others.length > 0) return undefined
  const whole = (to - from + 2 * HALF_DAY) % HALF_DAY
  const first = (60 - (from % 60)) % 60
  const last = to % 60
  return [first, last, whole - first - last, whole - last, whole - first]
}

/** A jump of such a span said alone: `then 15 mins`, from the last full hour on. */
export function isLegOfSpan(text: string, question: Question): boolean {
  const [, hours, minutes] = new RegExp(`\\b${SPAN}`, 'i').exec(text.replace(/^\D*?(?=\d)/, '')) ?? []
  // Alone it may also be a guess.
  if (!/\b(?:then|and|plus|another|more|add)\b/i.test(text)) return false
  const said = (hours ?? minutes) ? countOf(hours) * 60 + countOf(minutes) : (bareMinutes(text) ?? 0)
  return said > 0 && legsOfSpan(question)?.includes(said) === true
}
