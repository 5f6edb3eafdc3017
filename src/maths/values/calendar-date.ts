import type { Value } from './value.ts'
import { type Choice, word } from './word.ts'

/** Months from 1 to 12; the year where it is said. */
export interface CalendarDate {
  day: number
  month: number
  year?: number
}

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

const SHORT: Readonly<Record<string, readonly string[]>> = {
  Tuesday: ['tues', 'tue'],
  Wednesday: ['weds', 'wed'],
  Thursday: ['thurs', 'thur', 'thu'],
  September: ['sept', 'sep'],
}
const namesOf = (name: string): string[] => [
  name.toLowerCase(),
  ...(SHORT[name] ?? [name.slice(0, 3).toLowerCase()]),
]
const choicesOf = (names: readonly string[]): Choice[] =>
  names.map(name => ({
    word: name,
    means: [
      ...new Set([
        ...namesOf(name),
        `on ${name.toLowerCase()}`,
        `in ${name.toLowerCase()}`,
        `${name.toLowerCase()}s`,
      ]),
    ],
  }))

function oneOf(names: readonly string[], at: number): Value {
  const choices = choicesOf(names)
  const index = ((at % names.length) + names.length) % names.length
  const [own] = choices.slice(index)
  if (!own) throw new RangeError('There is nothing to choose from')
  return word(
    own,
    choices.filter(each => each !== own),
  )
}

/** @param day 0 for Monday; more than a week goes round again */
export const weekday = (day: number): Value => oneOf(WEEKDAYS, day)
/** @param number 1 for January; more than a year goes round again */
export const monthName = (number: number): Value => oneOf(MONTHS, number - 1)

/** A pattern for one of the months or weekdays, in small letters. */
export const MONTH = `(?:${MONTHS.flatMap(namesOf).join('|')})`
export const WEEKDAY = `(?:${WEEKDAYS.flatMap(namesOf).join('|')})`

const indexIn = (names: readonly string[], name: string): number =>
  names.findIndex(each => namesOf(each).includes(name.toLowerCase().replace(/\.$/, '')))
/** @returns 1 for January, undefined for what is no month */
export const monthIn = (name: string): number | undefined => indexIn(MONTHS, name) + 1 || undefined
/** @returns 0 for Monday, undefined for what is no weekday */
export function weekdayIn(name: string): number | undefined {
  const at = indexIn(WEEKDAYS, name)
  return at < 0 ? undefined : at
}

const DAY = '(\\d{1,2})(?: ?(?:st|nd|rd|th))?'
/** A date in words, without groups. */
export const DATE = `(?:the )?(?:\\d{1,2}(?: ?(?:st|nd|rd|th))?(?: of)? ${MONTH}|${MONTH} (?:the )?\\d{1,2}(?: ?(?:st|nd|rd|th))?)(?:,? \\d{4})?`
const FORMS = [
  new RegExp(`^(?:the )?${DAY}(?: of)? (${MONTH})\\.?(?:,? (\\d{4}))?$`, 'i'),
  new RegExp(`^(${MONTH})\\.? (?:the )?${DAY}(?:,? (\\d{4}))?$`, 'i'),
]
const utc = ({ day, month, year = 2024 }: CalendarDate) => Date.UTC(year, month - 1, day)
const MS = 86_400_000

/** Reads `4 April`, `April 4th, 2024`; undefined for a day that there never is. */
export function dateIn(text: string): CalendarDate | undefined {
  for (const [at, form] of FORMS.entries()) {
    const [, first = '', second = '', years] = form.exec(text) ?? []
    const [day, month] = at === 0 ? [Number(first), monthIn(second)] : [Number(second), monthIn(first)]
    if (!month || !(day >= 1)) continue
    const date = { day, month, ...(years ? { year: Number(years) } : {}) }
    return new Date(utc(date)).getUTCMonth() === month - 1 ? date : undefined
  }
  return undefined
}

/** Days from one date to another in the same or the given years. */
export const daysFrom = (first: CalendarDate, last: CalendarDate): number => (utc(last) - utc(first)) / MS

/** So many days later; with a year where the date has one. */
export function daysAfter(date: CalendarDate, days: number): CalendarDate {
  const later = new Date(utc(date) + days * MS)
  const own = { day: later.getUTCDate(), month: later.getUTCMonth() + 1 }
  return date.year === undefined ? own : { ...own, year: later.getUTCFullYear() }
}

const SLASHED = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{2}|\d{4}))?$/

/** A date as an answer, in any way to write it; with digits alone either order will do. */
export function calendarDate(date: CalendarDate): Value {
  const { day, month, year } = date
  const name = MONTHS[month - 1] ?? ''
  const text = `${day} ${name}`
  const ending = day > 3 && day < 21 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')
  const isYear = (said: number | undefined) =>
    said === undefined || year === undefined || said === year || said === year % 100
  return {
    key: `date ${text} ${year ?? ''}`,
    latex: `\\text{${text}${year === undefined ? '' : ` ${year}`}}`,
    text,
    spellings: [
      `${name} ${day}`,
      `${day}${ending} ${name}`,
      `${day}${ending} of ${name}`,
      `the ${day}${ending} of ${name}`,
      `${name} ${day}${ending}`,
      `${day} ${name.slice(0, 3)}`,
      text.toLowerCase(),
    ],
    isInWords: true,
    judge(said) {
      const bare = said
        .trim()
        .toLowerCase()
        .replace(/[.!]+$/, '')
        .replace(new RegExp(`^(?:it(?:'s| is) |on )?(?:(?:on )?(?:a )?${WEEKDAY},? )?`), '')
      const [, one, other, years] = SLASHED.exec(bare) ?? []
      if (one && other) {
        const isSame = [`${day} ${month}`, `${month} ${day}`].includes(`${Number(one)} ${Number(other)}`)
        return { verdict: isSame && isYear(years ? Number(years) : undefined) ? 'right' : 'wrong' }
      }
      const read = dateIn(bare)
      // The thirty-fifth of a month is a date as well, but never the right one.
      if (!read) return { verdict: FORMS.some(form => form.test(bare)) ? 'wrong' : 'unread' }
      return { verdict: read.day === day && read.month === month && isYear(read.year) ? 'right' : 'wrong' }
    },
    isNamedIn(words) {
      const found = words.toLowerCase().replaceAll('$', '').match(new RegExp(DATE, 'g')) ?? []
      return found.some(each => {
        const read = dateIn(each)
        return read?.day === day && read.month === month
      })
    },
    near: () => [1, -1, 2, 7].map(by => calendarDate(daysAfter(date, by))),
  }
}
