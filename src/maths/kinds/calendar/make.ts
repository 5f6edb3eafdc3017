import { inline } from '../../arithmetic/show.ts'
import type { Random } from '../../domain/misconception.ts'
import { between, pick } from '../../domain/random.ts'
import { type CalendarDate, MONTHS, WEEKDAYS } from '../../values/calendar-date.ts'
import type { CalendarQuestion, CalendarTask } from './question.ts'

const number = (value: number) => inline(String(value))

/** A question about the calendar; days far apart from grade 4 on. */
export function makeCalendar(random: Random, grade: number): CalendarQuestion {
  // The end of February needs a year.
  const month = pick(random, [3, 4, 5, 6, 7, 8, 9, 10, 11])
  const day = between(random, 16, 28)
  const task = pick<() => CalendarTask>(random, [
    () => ({ task: 'days in', month: pick(random, [1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) }),
    () => ({ task: 'weekday', from: between(random, 0, 6), by: between(random, 3, grade < 4 ? 13 : 60) }),
    () => ({ task: 'date', from: { day, month }, by: between(random, 16, 25) }),
    () => {
      const to = { day: between(random, 1, 12), month: month + 1 }
      const days = new Date(2023, month, 0).getDate() - day + to.day
      return { task: 'days between', from: { day, month }, to, days }
    },
  ])()
  return { kind: 'calendar', text: '', ...task }
}

const monthAt = (at: number) => MONTHS[at - 1] ?? ''
const written = ({ day, month, year }: CalendarDate) =>
  `${number(day)} ${monthAt(month)}${year === undefined ? '' : ` ${number(year)}`}`

export function writeCalendar(question: CalendarQuestion): string {
  switch (question.task) {
    case 'days in': {
      const { month, year, isLeap } = question
      const which = year !== undefined ? ` ${number(year)}` : ''
      const leap = isLeap === undefined ? '' : isLeap ? ' in a leap year' : ' in a common year'
      return month === undefined
        ? `How many days are there in ${which ? `the year${which}` : `a${isLeap ? ' leap' : ''} year`}?`
        : `How many days are there in ${monthAt(month)}${which || leap}?`
    }
    case 'weeks in a year':
      return 'How many weeks are there in a year?'
    case 'is leap':
      return `Is ${number(question.year)} a leap year?`
    case 'next leap':
      return `What is the next leap year after ${number(question.year)}?`
    case 'which leap':
      return `Which of these is a leap year: ${question.among.map(number).join(', ')}?`
    case 'weekday': {
      const { from, by } = question
      return `What day is ${number(Math.abs(by))} days ${by < 0 ? 'before' : 'after'} ${WEEKDAYS[from]}?`
    }
    case 'date': {
      const { from, by } = question
      return `What date is ${number(Math.abs(by))} days ${by < 0 ? 'before' : 'after'} ${written(from)}?`
    }
    case 'days between': {
      const { from, to, isWithBoth } = question
      return `How many days are there from ${written(from)} to ${written(to)}${isWithBoth ? ', counting both days' : ''}?`
    }
    case 'month': {
      const { from, by } = question
      return `What month is ${number(Math.abs(by))} months ${by < 0 ? 'before' : 'after'} ${monthAt(from)}?`
    }
    case 'month by number': {
      const ending = ['th', 'st', 'nd', 'rd'][question.number] ?? 'th'
      return `What is the ${question.number}${ending} month of the year?`
    }
    case 'months with':
      return `How many months have ${number(question.days)} days?`
  }
}
