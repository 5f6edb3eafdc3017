import { calendarDate, daysAfter, weekday } from '../../values/calendar-date.ts'
import { counted } from '../../values/counted.ts'
import type { ValueMisconception } from '../by-value/define-kind.ts'
import type { CalendarQuestion } from './question.ts'
import { between, daysIn } from './solve.ts'
import { topics } from './topics.ts'

export const misconceptions: readonly ValueMisconception<CalendarQuestion>[] = [
  {
    id: 'month-lengths-mixed-up',
    name: 'Lengths of months mixed up',
    topic: topics.months,
    explanation: 'That is how long other months are: go through them on your knuckles once more.',
    gap: 'Mixes up which months are long and which are short.',
    predict(question) {
      if (question.task !== 'days in' || question.month === undefined) return undefined
      const days = daysIn(question.month, question.year ?? 2023)
      return days < 30 ? undefined : counted(days === 30 ? 31 : 30, ['days', 'day'])
    },
  },
  {
    id: 'first-day-counted',
    name: 'First day counted as well',
    topic: topics.weekdays,
    explanation: 'The day to start from was counted as the first one; start counting with the next day.',
    gap: 'Counts the day that it starts from.',
    predict: question =>
      question.task === 'weekday' && Math.abs(question.by) > 1
        ? weekday(question.from + question.by - Math.sign(question.by))
        : undefined,
  },
  {
    id: 'every-month-of-one-length',
    name: 'Wrong length of a month',
    topic: topics.dates,
    explanation: 'Not every month is of the same length: see how many days the first one has.',
    gap: 'Counts on over the end of a month with a wrong length.',
    predict(question) {
      if (question.task !== 'date' || question.by < 0) return undefined
      const { from, by } = question
      const days = daysIn(from.month, from.year ?? 2023)
      const isOver = from.day + by > days && from.day + by < days + 28
      return isOver && days !== 28 ? calendarDate(daysAfter(from, days === 30 ? by - 1 : by + 1)) : undefined
    },
  },
  {
    id: 'days-of-dates-subtracted',
    name: 'Only the days of the month subtracted',
    topic: topics.dates,
    explanation: 'The dates are in different months, so count to the end of the first one, then on.',
    gap: 'Subtracts the days of dates that are in different months.',
    predict(question) {
      if (question.task !== 'days between' || question.from.month === question.to.month) return undefined
      const apart = Math.abs(question.to.day - question.from.day)
      return apart > 0 ? between(apart) : undefined
    },
  },
]
