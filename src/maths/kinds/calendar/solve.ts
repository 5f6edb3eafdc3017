import { rational } from '../../arithmetic/rational.ts'
import { inline } from '../../arithmetic/show.ts'
import { calendarDate, daysAfter, daysFrom, monthName, weekday } from '../../values/calendar-date.ts'
import { counted } from '../../values/counted.ts'
import { numberValue } from '../../values/number.ts'
import { several } from '../../values/several.ts'
import type { Value } from '../../values/value.ts'
import { NO, word, YES } from '../../values/word.ts'
import { type Solved, valueStep } from '../by-value/solution.ts'
import type { CalendarQuestion } from './question.ts'

const COMMON = 2023
const LEAP = 2024
const MONTHS_WITH_31 = 7
const MONTHS_WITH_30 = 4

/** Every fourth year, of whole centuries every fourth as well. */
export const isLeapYear = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

function nextLeapYear(year: number): number {
  return isLeapYear(year + 1) ? year + 1 : nextLeapYear(year + 1)
}

/** The days of a month in a year, or of the whole year. */
export function daysIn(month: number | undefined, year: number): number {
  if (month === undefined) return isLeapYear(year) ? 366 : 365
  return daysFrom(
    { day: 1, month, year },
    month === 12 ? { day: 1, month: 1, year: year + 1 } : { day: 1, month: month + 1, year },
  )
}

const yesOrNo = (isSo: boolean): Value => (isSo ? word(YES, [NO]) : word(NO, [YES]))

/** Days between two dates. Some count both ends or neither: one more or fewer is asked about again. */
export function between(days: number): Value {
  const own = counted(days, ['days', 'day'])
  return {
    ...own,
    judge(said) {
      const judged = own.judge(said)
      if (judged.verdict !== 'wrong') return judged
      const isNext = [days - 1, days + 1].some(
        each => counted(each, ['days', 'day']).judge(said).verdict === 'right',
      )
      return isNext ? { verdict: 'unread' } : judged
    },
    near: () => [days + 3, days + 10, Math.abs(days - 4)].map(each => between(each)),
  }
}

function answerTo(question: CalendarQuestion): Value {
  switch (question.task) {
    case 'days in':
      return counted(daysIn(question.month, question.year ?? (question.isLeap ? LEAP : COMMON)), [
        'days',
        'day',
      ])
    case 'weeks in a year':
      return counted(52, ['weeks', 'week'])
    case 'is leap':
      return yesOrNo(isLeapYear(question.year))
    case 'next leap':
      return numberValue(nextLeapYear(question.year))
    case 'which leap': {
      const leap = question.among.filter(isLeapYear).map(each => rational(each))
      const [only] = leap
      return leap.length === 1 && only ? numberValue(only) : several(leap)
    }
    case 'weekday':
      return weekday(question.from + question.by)
    case 'date':
      return calendarDate(daysAfter(question.from, question.by))
    case 'days between':
      return between(question.days)
    case 'month':
      return monthName(question.from + question.by)
    case 'month by number':
      return monthName(question.number)
    case 'months with':
      return counted(question.days === 31 ? MONTHS_WITH_31 : MONTHS_WITH_30, ['months', 'month'])
  }
}

const WAYS: Readonly<Record<CalendarQuestion['task'], string>> = {
  'days in': 'Go through the months on your knuckles: those on a knuckle have more days than those between.',
  'weeks in a year': 'Divide the days of the year by the days of a week:',
  'is leap': 'See whether four divides the year; a whole century needs four hundred.',
  'next leap': 'Look for the next year that four divides; a whole century needs four hundred:',
  'which leap': 'See which of them four divides; a whole century needs four hundred:',
  weekday: 'Every seventh day is the same weekday again: take away whole weeks, and count on what is left:',
  date: 'Count to the end of the month first, then on in the next one:',
  'days between': 'Count to the end of the month first, then on to the other date:',
  month: 'Say the months in their order, and go round again after December:',
  'month by number': 'Say the months in their order:',
  'months with': 'Go through all months on your knuckles, and count:',
}

export function solveCalendar(question: CalendarQuestion): Solved {
  const answer = answerTo(question)
  const isYesOrNo = question.task === 'is leap'
  const steps = [valueStep(`${WAYS[question.task]}${isYesOrNo ? '' : ` ${inline(`= ${answer.latex}`)}`}`)]
  return {
    answer,
    steps,
    ...(question.task === 'weekday' || question.task.startsWith('month')
      ? { choices: answer.near(() => 0) }
      : {}),
  }
}
