import type { Question } from '../../domain/question.ts'
import type { CalendarDate } from '../../values/calendar-date.ts'

/** What is asked about days, months and years; weekdays count from 0 for Monday, months from 1. */
export type CalendarTask =
  /** A month of a year that is one, or no leap year; without a month the whole year. */
  | { task: 'days in'; month?: number; year?: number; isLeap?: boolean }
  | { task: 'weeks in a year' }
  | { task: 'is leap'; year: number }
  | { task: 'next leap'; year: number }
  | { task: 'which leap'; among: number[] }
  /** `by` is negative for days before. */
  | { task: 'weekday'; from: number; by: number }
  | { task: 'date'; from: CalendarDate; by: number }
  | { task: 'days between'; from: CalendarDate; days: number; to: CalendarDate; isWithBoth?: boolean }
  | { task: 'month'; from: number; by: number }
  | { task: 'month by number'; number: number }
  | { task: 'months with'; days: number }

/** A question about the calendar. */
export type CalendarQuestion = Question & { kind: 'calendar' } & CalendarTask
