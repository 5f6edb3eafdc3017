import type { ArithmeticQuestion } from '../../domain/arithmetic-question.ts'
import type { Topic } from '../../domain/topic.ts'
import { calculationTopic } from '../calculation/topic.ts'
import { topics } from './topics.ts'

/** What a question practises. */
export function topicOf(question: ArithmeticQuestion): Topic {
  switch (question.kind) {
    case 'calculate':
      return calculationTopic(question)
    case 'solve':
      return topics.equations
    case 'simplify':
      return topics.simplifying
    case 'convert':
      return question.form === 'mixed' || question.form === 'improper'
        ? topics.mixedNumbers
        : topics.converting
    case 'round':
      return topics.rounding
    case 'compare':
      return topics.comparing
  }
}
