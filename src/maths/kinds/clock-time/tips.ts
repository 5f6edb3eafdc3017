import type { Topic } from '../../domain/topic.ts'
import type { TimeQuestion } from './question.ts'
import { topics } from './topics.ts'

const HOUR = 60

/** Hints by how far it is and which way: less than an hour needs no jumps of hours. */
export function tipsOfTime(question: TimeQuestion): Topic['tips'] | undefined {
  if (question.task !== 'before' && question.task !== 'after' && question.task !== 'between') return undefined
  const past = question.from % HOUR
  const [ask] = topics.elapsed.tips
  if (question.task === 'before') {
    const isCrossing = question.by > past
    if (question.by < HOUR)
      return [
        isCrossing && past > 0
          ? 'Draw a line and mark the time on it. How many minutes do you go back to the full hour, and how many are left to go then?'
          : 'Draw a line and mark the time on it. Go back in easy jumps, such as ten minutes: where do you come to?',
        'Before a full hour comes the hour before it, with its 60 minutes. Count back from there.',
      ]
    return [
      'Draw a line and mark the time on it. Where do you come to when you go back in jumps of full hours?',
      'Go back the hours first, then the minutes that are left. Mind noon and midnight.',
    ]
  }
  const by = question.task === 'after' ? question.by : (question.to - question.from + 24 * HOUR) % (24 * HOUR)
  if (by >= HOUR) return undefined
  if (past === 0)
    return [ask.replace(/jumps of full hours/, 'jumps of ten minutes'), 'Count on in fives or tens.']
  return past + by > HOUR
    ? [
        'Draw a line and mark the first time on it. How many minutes is it to the next full hour?',
        'Jump to the next full hour first, then the minutes that are left.',
      ]
    : [
        'Draw a line and mark the first time on it. Count on in easy jumps, such as ten minutes: where do you come to?',
        'It stays within the same hour. So only the minutes change: look at those alone.',
      ]
}
