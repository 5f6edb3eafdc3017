import { defineKind } from '../by-value/define-kind.ts'
import { makeCalendar, writeCalendar } from './make.ts'
import { misconceptions } from './misconceptions.ts'
import type { CalendarQuestion } from './question.ts'
import { readCalendar, triggers } from './read.ts'
import { solveCalendar } from './solve.ts'
import { topics } from './topics.ts'

/** Months, leap years, weekdays and days between dates. */
export const calendars = defineKind<CalendarQuestion>({
  name: 'calendar',
  topics: [topics.months, topics.weekdays, topics.dates],
  triggers,
  read: readCalendar,
  topicOf({ task }) {
    if (task === 'weekday') return topics.weekdays
    return task === 'date' || task === 'days between' ? topics.dates : topics.months
  },
  solve: solveCalendar,
  write: writeCalendar,
  make: makeCalendar,
  misconceptions,
})
