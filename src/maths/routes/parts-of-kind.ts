import { isWhole, type Rational, rational } from '../arithmetic/rational.ts'
import type { Question } from '../domain/question.ts'
import { type InterestQuestion, totalAfter } from '../kinds/interest/question.ts'
import type { PercentageQuestion } from '../kinds/percentage/question.ts'
import type { Landmark } from './landmark.ts'

/** What a number alone is of a way that the worked one does not go over: `4`, five per cent of 80 that is 15% off. */
export function partOfKind(value: Rational, question: Question): Landmark | undefined {
  switch (question.kind) {
    case 'percentage':
      return percentPart(value, question as PercentageQuestion)
    case 'interest':
      return isOfEarlierYear(value, question as InterestQuestion) ? {} : undefined
    default:
      return undefined
  }
}

const STEPS = [1, 2, 3, 4, ...Array.from({ length: 19 }, (_, at) => (at + 1) * 5)]

/** A smaller percentage of the amount, in the steps that people take. */
function percentPart(value: Rational, question: PercentageQuestion): Landmark | undefined {
  if (question.task !== 'increase' && question.task !== 'decrease') return undefined
  const { amount, percent } = question
  if (value.equals(percent)) return undefined
  const step = STEPS.find(each => percent.compare(each) > 0 && amount.mul(each).div(100).equals(value))
  return step === undefined
    ? undefined
    : { from: { left: rational(step, 100), operator: '×', right: amount } }
}

/** What is there after one of the years before the last. */
function isOfEarlierYear(value: Rational, question: InterestQuestion): boolean {
  const { growth, years } = question
  return (
    growth === 'compound' &&
    isWhole(years) &&
    Array.from({ length: years.valueOf() - 1 }, (_, at) => rational(at + 1)).some(each =>
      totalAfter(question, each).equals(value),
    )
  )
}
