import type { Question } from '../../domain/question.ts'
import { asRational } from '../../exact/exact.ts'
import type { ClockForm } from '../../values/clock-time.ts'
import { convert } from '../../values/quantity.ts'
import { type ReadClock, readClock } from '../../values/read-clock.ts'
import { unit } from '../../values/units.ts'
import type { Asked } from '../../wording/asked.ts'
import { quantityIn } from '../../wording/patterns.ts'
import type { TimeQuestion, TimeTask } from './question.ts'
import { readHands } from './read-hands.ts'
import { readTold, readToldEnd } from './read-told.ts'
import { readTimetable, readZones } from './read-zones.ts'

export const triggers =
  /\d[:.]\d\d|\b(?:am|pm|noon|midday|midnight|o'?clock|hours|past|quarter|half)\b|\d ?[ap]\.?m\b|\b\d{4}\b|\d to \d|\bhand\b/

/** A time or a length of time: everything in it is read afterwards. */
const T = "([a-z\\d][a-z\\d:.' /]{0,38}?)"
const AND = ',? (?:and|to|until|till) '
const SPAN = `(?:between|from) ${T}${AND}${T}`
const UNIT = '(minutes?|hours?|hours? and minutes?|hours?,? minutes?)'

const BETWEEN: RegExp[] = [
  `how many ${UNIT}(?: and minutes)? (?:are there |are |is it |is there |pass |elapse |go by |have passed |have elapsed |passed )?${SPAN}`,
  `(?:number of )${UNIT} ${SPAN}`,
  `${SPAN} is how many ${UNIT}`,
].map(source => new RegExp(`^${source}$`))
const LENGTH = new RegExp(
  `^(?:how long|how much time|(?:length|amount) of time|time(?: difference| interval)?|difference|interval|duration|elapsed time|time elapsed)(?: (?:is it|is there|does it take|is|in time|(?:that )?(?:has )?pass(?:ed|es)|elapses))? ${SPAN}$`,
)

const AFTER = '(?:after|later than|from|past)'
const BEFORE = '(?:before|earlier than)'
const WHAT = '(?:(?:what )?(?:time )(?:is it|is|will it be|was it|would it be|it is)? ?|the time )?'
const NOW = "(?:if )?(?:it is|it's|the time is|time is|the time now is|it is now)(?: now)?"
const SHIFTS: { pattern: RegExp; sign: 1 | -1; isSwapped?: boolean }[] = (
  [
    [`${WHAT}(?:exactly )?${T} ${AFTER} ${T}`, 1],
    [`${WHAT}(?:exactly )?${T} ${BEFORE} ${T}`, -1],
    [`${T} ${AFTER} ${T} is (?:what time|▢|\\?)`, 1],
    [`${T} ${BEFORE} ${T} is (?:what time|▢|\\?)`, -1],
    [`add ${T} to ${T}`, 1],
    [`subtract ${T} from ${T}`, -1],
    [`(?:take )${T} (?:from|off) ${T}`, -1],
    [
      `${NOW} ${T}(?: now)?[.,;] ?what (?:time (?:will it be|is it|will the time be)|will the time be|is the time) (?:in )?${T}(?: later| from now| time)?`,
      1,
      true,
    ],
    [
      `${NOW} ${T}(?: now)?[.,;] ?what (?:time (?:was|is) it|was the time) ${T} (?:ago|earlier|before)`,
      -1,
      true,
    ],
    [`${T} ?(?:\\+|plus) ?${T}`, 1, true],
    [`${T} (?:-|minus) ${T}`, -1, true],
  ] as const
).map(([source, sign, isSwapped]) => ({
  pattern: new RegExp(`^${source}$`),
  sign,
  isSwapped: isSwapped === true,
}))

const DO = '(?:convert|write|change|express|rewrite|put|turn)?(?: the time)? ?'
const INTO = '(?: ?to| in| into| as| using| on|,? in) (?:the |a )?'
const TO_24 = new RegExp(
  `^${DO}${T}(?: time)?${INTO}(?:24[- ]?(?:hour|hr|h)(?: clock| time| format| notation| form)*|military time)$`,
)
const TO_12 = new RegExp(
  `^${DO}${T}(?: time)?${INTO}(?:12[- ]?(?:hour|hr|h)(?: clock| time| format| notation| form)*|standard time|am/pm(?: time| format)?|am or pm(?: time)?)(?:,? (?:using|with) (?:am or pm|am and pm|am/pm|a\\.m\\. (?:or|and) p\\.m))?$`,
)
const DIGITS = new RegExp(
  `^(?:(?:what )?time (?:is )?)?${DO}${T} (?:in|as|using) (?:a |the )?(?:digital|digits|numbers|figures|digital time|digital form|digital format|numerals|digital clock time)$`,
)

const [MINUTE] = [unit('min')]
const LONGEST = 1440 * 7

/** Reads `2 hours 30 minutes`, `an hour and a half`, `half an hour` as whole minutes. */
function minutesIn(text: string): number | undefined {
  const plain = text
    .replace(/^(?:a )?half an hour$/, '30 minutes')
    .replace(/^(?:a )?(?:quarter|1\/4) of an hour$/, '15 minutes')
    .replace(/^3\/4 of an hour$/, '45 minutes')
    .replace(/^1\/2 an hour$/, '30 minutes')
    .replace(/^an hour and (?:a half|1\/2)$/, '90 minutes')
    .replace(/^an hour$/, '1 hour')
    .replace(/^(\d+) ?h(?:rs?)? ?(\d+) ?m$/, '$1 h $2 min')
    .replace(/^(\d+) hours? and (?:a half|1\/2)$/, '$1 1/2 hours')
  const read = quantityIn(plain)
  if (!read || !['min', 'h'].includes(read.unit.symbol) || read.number.isUnfinished) return undefined
  const minutes = asRational(convert(read.number.value, read.unit, MINUTE))
  return minutes && minutes.d === 1n && minutes.s > 0n && minutes.n > 0n && minutes.n <= BigInt(LONGEST)
    ? Number(minutes.n)
    : undefined
}

/** The way to write the answer, from how the question writes its time. */
function formOf(time: ReadClock): ClockForm {
  if (time.is24) return '24'
  return time.isSure ? '12' : 'unknown half'
}

/** The clock of two times: the one that says most of itself decides. */
function formOfBoth(first: ReadClock, last: ReadClock): ClockForm {
  if (first.hasHalf || last.hasHalf) return '12'
  return first.is24 || last.is24 ? '24' : 'unknown half'
}

/** Both times on one clock; undefined where it is not sure which half of the day is meant. */
function spanOf(
  first: ReadClock,
  last: ReadClock,
  isEvent = false,
): { from: number; to: number } | undefined {
  const span = { from: first.minutes, to: last.minutes }
  if (span.from === span.to) return undefined
  if (first.isSure && last.isSure) return first.hasHalf === last.hasHalf ? span : undefined
  // "09:30 to 13:15": on a clock of 24 hours every time is sure.
  const is24 = (first.is24 || last.is24) && !first.hasHalf && !last.hasHalf
  if (is24) return first.minutes < last.minutes || first.is24 ? span : undefined
  if (!first.isSure && !last.isSure) {
    const [from, to] = [span.from % 720, span.to % 720]
    if (from < to) return span.from < span.to ? span : undefined
    // What begins at 8:45 and ends at 3:15 goes over twelve o'clock, by day as by night.
    return isEvent && from > to ? { from, to: to + 720 } : undefined
  }
  if (!first.isSure && last.hasHalf) {
    const from = (span.from % 720) + (span.to >= 720 ? 720 : 0)
    // "10:45 to 1:20 pm" began before noon.
    if (from > span.to && span.to >= 720) return { from: from - 720, to: span.to }
    return from < span.to ? { from, to: span.to } : undefined
  }
  return undefined
}

function between(plain: string): (TimeTask & Pick<Question, 'isTold'>) | undefined {
  for (const each of BETWEEN) {
    const found = each.exec(plain)?.slice(1)
    if (!found) continue
    const isFront = /minute|hour/.test(found[0] ?? '') && !/\d/.test(found[0] ?? '')
    const [name = '', first = '', last = ''] = isFront
      ? found
      : [found[2] ?? '', found[0] ?? '', found[1] ?? '']
    const [from, to] = [readClock(first), readClock(last)]
    const span = from && to && spanOf(from, to)
    if (!span) continue
    const form = formOfBoth(from, to)
    const isBoth =
      /and|,/.test(name) || / and minutes /.test(plain.slice(0, 34)) || /hours? minutes/.test(name)
    return {
      task: 'between',
      ...span,
      form,
      ...(isBoth ? {} : { asked: name.startsWith('m') ? 'min' : 'h' }),
    }
  }
  const [first = '', last = ''] = LENGTH.exec(plain)?.slice(1) ?? []
  const [from, to] = [readClock(first), readClock(last)]
  const length = from && to && spanOf(from, to)
  if (length) return { task: 'between', ...length, form: formOfBoth(from, to) }
  const told = readTold(plain)
  const span = told && spanOf(told.first, told.last, told.isEvent)
  if (!told || !span) return undefined
  const asked = told.asked ? { asked: told.asked } : {}
  return { task: 'between', ...span, form: formOfBoth(told.first, told.last), ...asked, isTold: true }
}

function shifted(plain: string): (TimeTask & Pick<Question, 'isTold'>) | undefined {
  for (const { pattern, sign, isSwapped } of SHIFTS) {
    const [first = '', last = ''] = pattern.exec(plain)?.slice(1) ?? []
    const [by, from] = isSwapped ? [minutesIn(last), readClock(first)] : [minutesIn(first), readClock(last)]
    if (by === undefined || !from || (isSwapped && !/[:ap]/.test(first))) continue
    return { task: sign === 1 ? 'after' : 'before', from: from.minutes, by, form: formOf(from) }
  }
  const told = readToldEnd(plain)
  const by = told && minutesIn(told.span)
  return told && by !== undefined
    ? {
        task: told.isAfter ? 'after' : 'before',
        from: told.time.minutes,
        by,
        form: formOf(told.time),
        isTold: true,
      }
    : undefined
}

/** What leaves again and again, and what time it is elsewhere. */
function moved(plain: string): TimeTask | undefined {
  const table = readTimetable(plain, minutesIn)
  if (table) {
    const { from, every, times } = table
    return { task: 'after', from: from.minutes, by: every * times, form: formOf(from), every }
  }
  const zones = readZones(plain, minutesIn)
  if (!zones) return undefined
  const { from, flight, zone } = zones
  const base = { from: from.minutes, form: formOf(from) }
  if (flight > 0) return { task: 'after', by: flight, ...base, ...(zone === 0 ? {} : { zone }) }
  return { task: zone > 0 ? 'after' : 'before', by: Math.abs(zone), ...base }
}

function written(plain: string): TimeTask | undefined {
  const to24 = readClock(TO_24.exec(plain)?.[1] ?? '')
  if (to24?.hasHalf) return { task: 'to 24 hours', from: to24.minutes }
  const [, text = ''] = TO_12.exec(plain) ?? []
  const to12 = readClock(text)
  if (to12 && !to12.hasHalf && (to12.is24 || /^\d{2}:?\d{2}/.test(text)))
    return { task: 'to 12 hours', from: to12.minutes }
  const [, words = ''] = DIGITS.exec(plain) ?? []
  const digits = /past|to|o'?clock/.test(words) ? readClock(words) : undefined
  return digits && { task: 'in digits', from: digits.minutes, form: formOf(digits) }
}

/** Reads `How many minutes are there between 4:14 PM and 8:20 PM?`, `What is 120 minutes before 2:31 AM?` */
export function readTime({ plain, full }: Asked): TimeQuestion | undefined {
  const text = plain
    .replace(/\b([ap])\.m\.?(?![a-z])/g, '$1m')
    .replace(/^(?:what )?time (?:is )?(?=\d)(?!.*[.;] )/, '')
  const task = readHands(plain) ?? between(text) ?? written(text) ?? shifted(text) ?? moved(plain)
  return task && { kind: 'time', text: full, ...task }
}
