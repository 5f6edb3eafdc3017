import { readClock } from './read-clock.ts'
import type { Judged, Value } from './value.ts'

const DAY = 1440
const NOON = 720

/** How a time is to be written: with am and pm, for 24 hours, or either where the half of the day is not known. */
export type ClockForm = '12' | '24' | 'unknown half'

export interface ClockOptions {
  form: ClockForm
  /** The question asks for this form: another is not finished. */
  isFormFixed?: boolean
}

const two = (value: number) => String(value).padStart(2, '0')
const wrapped = (minutes: number) => ((minutes % DAY) + DAY) % DAY

/** `4:30 pm`, `16:30`, `4:30`. */
export function clockText(minutes: number, form: ClockForm): string {
  const own = wrapped(minutes)
  const [hour, minute] = [Math.floor(own / 60), own % 60]
  if (form === '24') return `${two(hour)}:${two(minute)}`
  const text = `${hour % 12 === 0 ? 12 : hour % 12}:${two(minute)}`
  return form === '12' ? `${text} ${own < NOON ? 'am' : 'pm'}` : text
}

const MENTION =
  /\b(?:\d{1,2}[:.]\d{2}|\d{1,2}(?= ?(?:[ap]\.?m\b|o'?clock))|\d{4})(?: ?(?:am|pm|a\.m\.?|p\.m\.?|o'?clock))?/gi

/** Minutes past the full hour that were not carried into it: `7:95 pm`. */
const UNCARRIED = /^(?:at )?(\d{1,2})[:.]([6-9]\d)(?: ?([ap])\.?m)?[.!]*$/i

/**
 * No time of day, though a child may write it: hours and minutes added up by themselves.
 * @param right the time that it should have been; where its minutes are fewer than 40 it may be said so
 */
export function uncarriedClock(right: number, form: ClockForm): Value | undefined {
  const own = wrapped(right)
  const [hour, minute] = [Math.floor(own / 60) - 1, (own % 60) + 60]
  if (hour < 1 || minute > 99) return undefined
  const shown = form === '24' ? hour : hour % 12 || 12
  const half = form === '12' ? ` ${hour < 12 ? 'am' : 'pm'}` : ''
  const text = `${shown}:${minute}${half}`
  return {
    ...clockTime(own, { form }),
    key: `time ${text}`,
    latex: `\\text{${text}}`,
    text,
    spellings: [text.replace(':', '.'), text.replace(' ', ''), text.toUpperCase(), `at ${text}`],
    judge(said) {
      const [, saidHour, saidMinute] = UNCARRIED.exec(said.trim()) ?? []
      const isSame = Number(saidHour) % 12 === shown % 12 && Number(saidMinute) === minute
      return { verdict: isSame ? 'right' : 'wrong' }
    },
    isNamedIn: words => words.includes(`${shown}:${minute}`),
  }
}

/** A time of day. */
export function clockTime(minutes: number, { form, isFormFixed = false }: ClockOptions): Value {
  const own = wrapped(minutes)
  const text = clockText(own, form)
  const half = clockText(own, '12')
  const bare = clockText(own, 'unknown half')
  const other = (shift: number) => clockTime(own + shift, { form, isFormFixed })
  const canBe24 = form === '24' || (form === '12' && !isFormFixed)
  const judge = (said: string): Judged => {
    const read = readClock(said.replace(/[.!]+$/, ''))
    if (!read) return { verdict: UNCARRIED.test(said.trim()) ? 'wrong' : 'unread' }
    const isSameHalf = read.minutes === own
    const isSame = read.minutes % NOON === own % NOON
    if (form === 'unknown half') return { verdict: isSame ? 'right' : 'wrong' }
    if (!isSame || (read.isSure && !isSameHalf)) return { verdict: 'wrong' }
    if (form === '24') {
      if (read.hasHalf && isFormFixed)
        return { verdict: 'unfinished', missing: 'The question asks for it on the 24-hour clock.' }
      return {
        verdict: isSameHalf ? 'right' : isFormFixed ? 'wrong' : 'unfinished',
        missing: 'Say which half of the day it is.',
        isPart: true,
      }
    }
    if (read.hasHalf) return { verdict: 'right' }
    if (read.is24 && !isFormFixed) return { verdict: 'right' }
    return { verdict: 'unfinished', missing: 'One thing is left: say whether it is am or pm.', isPart: true }
  }
  const all = [
    half.replace(' ', ''),
    half.toUpperCase(),
    half.replace(':', '.'),
    half.replace('am', 'a.m.').replace('pm', 'p.m.'),
    clockText(own, '24'),
    text.replace(':', '.'),
    `at ${text}`,
    `0${bare}`.slice(-5),
    bare,
    clockText(own, '24').replace(':', ''),
  ]
  return {
    key: `time ${text}`,
    latex: `\\text{${text}}`,
    text,
    spellings: [...new Set(all)].filter(
      each =>
        each !== text && judge(each).verdict === 'right' && (canBe24 || form !== '12' || /m/i.test(each)),
    ),
    judge,
    isNamedIn(words, given) {
      const times = (each: string) =>
        [...each.matchAll(MENTION)].flatMap(([found]) => readClock(found.replace(/\.$/, '')) ?? [])
      const isIt = ({ minutes: each, isSure }: { minutes: number; isSure: boolean }) =>
        isSure && form !== 'unknown half' ? each === own : each % NOON === own % NOON
      const isGiven = times(given).some(isIt)
      return times(words).some(isIt) && (!isGiven || /\b(?:is|answer)\b/.test(words))
    },
    near: () => [
      other(60),
      other(-60),
      other(10),
      other(-10),
      ...(form === 'unknown half' ? [] : [other(NOON)]),
    ],
  }
}
