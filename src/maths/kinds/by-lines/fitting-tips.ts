import type { ArithmeticQuestion } from '../../domain/arithmetic-question.ts'
import type { Topic } from '../../domain/topic.ts'
import { eachAsked } from '../../language/en/had-by-each.ts'
import { calculationTips } from './calculation-tips.ts'
import { comparingTips } from './comparing-tips.ts'
import { convertingTips } from './converting-tips.ts'
import { equationTips } from './equation-tips.ts'

/** Hints that fit the numbers of a question, where those of its topic don’t. */
export function tipsFor(question: ArithmeticQuestion): Topic['tips'] | undefined {
  switch (question.kind) {
    case 'calculate': {
      const [each, tips] = [eachAsked(question.text), calculationTips(question)]
      return each === undefined
        ? tips
        : [each, 'Then think of all of them: how many groups of that size are there?']
    }
    case 'solve':
      return equationTips(question)
    case 'compare':
      return comparingTips(question.numbers)
    case 'convert':
      return convertingTips(question)
    default:
      return undefined
  }
}
