import { isNegative } from '../../arithmetic/rational.ts'
import type { Topic } from '../../domain/topic.ts'
import type { TemperatureQuestion } from './question.ts'

/** Hints by what is asked of temperatures, and whether any passes the freezing point. */
export function tipsOfTemperature(question: TemperatureQuestion): Topic['tips'] | undefined {
  if (question.task === 'extreme')
    return [
      'Draw a thermometer that goes on below freezing. Where does each of them stand?',
      'The higher it stands, the warmer it is. Below zero the bigger number without its sign is the colder one.',
    ]
  if (question.task === 'difference')
    return [
      'Draw a thermometer and mark both. How far is it from the one to the other?',
      isNegative(question.first) !== isNegative(question.second)
        ? 'Go from each of them to the freezing point. How far is that from both sides together?'
        : 'Both are on the same side of the freezing point. Count from the one to the other.',
    ]
  if (question.task !== 'change') return undefined
  const ends = question.by.reduce((at, each) => at.add(each), question.start)
  return isNegative(question.start) === isNegative(ends)
    ? [
        'Draw a thermometer that goes on below freezing. Where do you start, and which way do you go?',
        'Rising goes up, falling goes down. Count the degrees one after the other.',
      ]
    : undefined
}
