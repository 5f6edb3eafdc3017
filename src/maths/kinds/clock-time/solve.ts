import { clockText, clockTime } from '../../values/clock-time.ts'
import { duration } from '../../values/duration.ts'
import type { Value } from '../../values/value.ts'
import { type Solved, type ValueStep, valueStep } from '../by-value/solution.ts'
import type { TimeQuestion } from './question.ts'

const DAY = 1440

/** Minutes from one time to the next such time. */
export const lengthOf = ({ from, to }: { from: number; to: number }) => (to - from + DAY) % DAY

/** The answer for a number of minutes: a time or a length of time. */
export function answerOf(question: TimeQuestion, minutes: number): Value {
  switch (question.task) {
    case 'between':
      return duration(minutes, question.asked)
    case 'to 24 hours':
      return clockTime(minutes, { form: '24', isFormFixed: true })
    case 'to 12 hours':
      return clockTime(minutes, { form: '12', isFormFixed: true })
    default:
      return clockTime(minutes, { form: question.form })
  }
}

export function minutesOf(question: TimeQuestion): number {
  switch (question.task) {
    case 'between':
      return lengthOf(question)
    case 'after':
      return question.from + question.by + (question.zone ?? 0)
    case 'before':
      return question.from - question.by
    default:
      return question.from
  }
}

const inHours = (minutes: number) => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const parts = [hours > 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : '']
  return parts.filter(each => each !== '').join(' ')
}

export function solveTime(question: TimeQuestion): Solved {
  const minutes = minutesOf(question)
  const answer = answerOf(question, minutes)
  return { answer, steps: stepsOf(question, minutes, answer) }
}

function stepsOf(question: TimeQuestion, minutes: number, answer: Value): ValueStep[] {
  switch (question.task) {
    case 'between': {
      const whole = Math.floor(minutes / 60) * 60
      const middle = clockText(question.from + whole, question.form)
      return [
        valueStep(
          `Count the full hours from ${clockText(question.from, question.form)}: you come to = ${middle}`,
        ),
        valueStep(`Count the minutes that are left and put both together: = ${answer.text}`),
      ]
    }
    case 'after':
    case 'before': {
      const way = question.task === 'after' ? 1 : -1
      const hours = Math.floor(question.by / 60) * 60
      const middle = clockText(question.from + way * hours, question.form)
      if (question.task === 'after' && question.zone)
        return [
          valueStep(
            `Go on by the time that it takes, ${inHours(question.by)}: = ${clockText(question.from + question.by, question.form)}`,
          ),
          valueStep(
            `Change to the time of the other place, ${inHours(Math.abs(question.zone))} ${question.zone > 0 ? 'later' : 'earlier'}: = ${answer.text}`,
          ),
        ]
      const go = way === 1 ? 'on' : 'back'
      return [
        ...(hours > 0 && question.by > hours
          ? [valueStep(`Go ${go} by the hours, ${inHours(hours)}: = ${middle}`)]
          : []),
        valueStep(
          `Go ${go} by the ${hours > 0 && question.by > hours ? 'minutes' : 'time'}, ${inHours(hours > 0 && question.by > hours ? question.by - hours : question.by)}: = ${answer.text}`,
        ),
      ]
    }
    case 'on hands':
      return [
        valueStep(
          `Read the hour that the little hand is at, or has passed: = ${Math.floor(question.from / 60) || 12}`,
        ),
        valueStep(
          question.from % 60 === 0
            ? `The big hand points straight up, which is a full hour: = ${answer.text}`
            : `Count in fives from the top to the big hand for the minutes: = ${answer.text}`,
        ),
      ]
    case 'to 24 hours':
      return [
        valueStep(`In the afternoon add twelve to the hours; in the morning they stay: = ${answer.text}`),
      ]
    case 'to 12 hours':
      return [valueStep(`From thirteen hours on take twelve away and write pm: = ${answer.text}`)]
    case 'in digits':
      return [valueStep(`Write the hour, then how many minutes of it have passed: = ${answer.text}`)]
  }
}
