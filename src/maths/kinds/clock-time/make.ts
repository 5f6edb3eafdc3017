import { inline } from '../../arithmetic/show.ts'
import type { Random } from '../../domain/misconception.ts'
import { between, pick } from '../../domain/random.ts'
import { ORDINALS } from '../../language/en/ordinals.ts'
import { clockText } from '../../values/clock-time.ts'
import { handsText } from '../../wording/clock-hands.ts'
import type { TimeQuestion, TimeTask } from './question.ts'

/** Up to the seventh one it is told which leaves. */
const MOST_BUSES = 7

/** A question about times for a grade. */
export function makeTime(random: Random, grade: number): TimeQuestion {
  const step = grade <= 3 ? 5 : 1
  const time = (least = 6, most = 21) =>
    between(random, least, most) * 60 + step * between(random, 1, Math.floor(59 / step))
  const by = () => step * between(random, Math.ceil(12 / step), Math.floor(190 / step))
  const makers: (() => TimeTask)[] = [
    () => ({ task: 'after', from: time(), by: by(), form: '12' }),
    () => ({ task: 'before', from: time(), by: by(), form: '12' }),
    () => {
      const from = time(6, 15)
      return {
        task: 'between',
        from,
        to: from + by() + 65,
        form: '12',
        ...(random() < 0.5 ? { asked: 'min' as const } : {}),
      }
    },
    () => {
      const every = 5 * between(random, 2, 9)
      return { task: 'after', from: time(6, 15), by: every * between(random, 2, 4), form: '12', every }
    },
    () => ({
      task: 'after',
      from: time(6, 15),
      by: 60 * between(random, 2, 8) + 10,
      form: '12',
      zone: 60 * pick(random, [-5, -3, -2, 2, 3]),
    }),
    () => ({ task: 'to 24 hours', from: time(8, 21) }),
    () => ({ task: 'to 12 hours', from: time(10, 21) }),
    () => ({
      task: 'on hands',
      from: between(random, 0, 11) * 60 + pick(random, [0, 30, 15, 45]),
      form: 'unknown half',
    }),
  ]
  const [first, ...others] = makers
  if (!first) throw new RangeError('There is nothing to make')
  return { kind: 'time', text: '', ...pick(random, [first, ...others])() }
}

/** A length of time in words: `2 hours 15 minutes`. */
function lasting(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const named = (count: number, name: string) =>
    count === 0 ? [] : [`${inline(`${count}`)} ${name}${count === 1 ? '' : 's'}`]
  return [...named(hours, 'hour'), ...named(rest, 'minute')].join(' ')
}

export function writeTime(question: TimeQuestion): string {
  const own = clockText(question.from, 'form' in question ? question.form : '12')
  switch (question.task) {
    case 'between': {
      const end = clockText(question.to, question.form)
      return question.asked === 'min'
        ? `How many minutes are there between ${own} and ${end}?`
        : question.asked === 'h'
          ? `How many hours are there between ${own} and ${end}?`
          : `How long is it from ${own} to ${end}?`
    }
    case 'after':
    case 'before':
      if (question.task === 'after' && question.every) {
        const place = ORDINALS.slice(0, MOST_BUSES)[question.by / question.every]
        if (place)
          return `The first bus leaves at ${own}. Another bus leaves every ${lasting(question.every)}. When does the ${place} bus leave?`
      }
      if (question.task === 'after' && question.zone) {
        const way = question.zone > 0 ? 'ahead of' : 'behind'
        return `A plane leaves Rome at ${own}. The flight to Lima takes ${lasting(question.by)}. Lima is ${lasting(Math.abs(question.zone))} ${way} Rome. What is the local time in Lima when the plane lands?`
      }
      return `What time is ${lasting(question.by)} ${question.task} ${own}?`
    case 'to 24 hours':
      return `Write ${own} in 24-hour time.`
    case 'to 12 hours':
      return `Write ${clockText(question.from, '24')} in 12-hour time.`
    case 'on hands':
      return handsText(question.from)
    case 'in digits':
      return `Write ${question.from % 60} minutes past ${Math.floor(question.from / 60) % 12 || 12} in digits.`
  }
}
