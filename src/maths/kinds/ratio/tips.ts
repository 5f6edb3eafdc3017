import type { Topic } from '../../domain/topic.ts'
import type { RatioQuestion } from './question.ts'
import { topics } from './topics.ts'

/** Units are asked about where there are some; one known share is no whole that is split. */
export function tipsOfRatio(question: RatioQuestion): Topic['tips'] | undefined {
  if (question.task === 'simplify' && !question.written)
    return ['Which number goes into every part?', topics.simplifying.tips[1]]
  if (question.task === 'known')
    return [
      'How many parts of the ratio is the amount that you know?',
      'Divide what you know by its number of parts to get one part. How many parts is what is asked for?',
    ]
  return question.task === 'fraction'
    ? [
        'Into how many equal parts is everything split altogether?',
        'All the parts together go to the bottom of the fraction. Which number goes on top?',
      ]
    : undefined
}
