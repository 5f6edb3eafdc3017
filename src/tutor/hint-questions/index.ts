import type {
  CalculateQuestion,
  CompareQuestion,
  ConvertQuestion,
  SimplifyQuestion,
  SolveQuestion,
} from '#maths/domain/arithmetic-question.ts'
import type { Question } from '#maths/domain/question.ts'
import type { AngleQuestion } from '#maths/kinds/angles/question.ts'
import type { AveragesQuestion } from '#maths/kinds/averages/question.ts'
import type { BoundsQuestion } from '#maths/kinds/bounds/question.ts'
import type { TimeQuestion } from '#maths/kinds/clock-time/question.ts'
import type { EstimationQuestion } from '#maths/kinds/estimation/question.ts'
import type { ExpressionQuestion } from '#maths/kinds/expressions/question.ts'
import type { FactorsQuestion } from '#maths/kinds/factors-and-multiples/question.ts'
import type { InterestQuestion } from '#maths/kinds/interest/question.ts'
import { numbersIn, type OrderingQuestion } from '#maths/kinds/ordering/question.ts'
import type { PercentageQuestion } from '#maths/kinds/percentage/question.ts'
import type { ShapeQuestion } from '#maths/kinds/perimeter-and-area/question.ts'
import type { ProbabilityQuestion } from '#maths/kinds/probability/question.ts'
import type { RightTriangleQuestion } from '#maths/kinds/pythagoras/question.ts'
import type { RateQuestion } from '#maths/kinds/rates/question.ts'
import type { RatioQuestion } from '#maths/kinds/ratio/question.ts'
import type { SequenceQuestion } from '#maths/kinds/sequences/question.ts'
import type { MeasureQuestion } from '#maths/kinds/shape-measures/question.ts'
import type { StandardFormQuestion } from '#maths/kinds/standard-form/question.ts'
import type { ConversionQuestion } from '#maths/kinds/unit-conversion/question.ts'
import { inRegister } from '#maths/language/en/registers.ts'
import type { StoryQuestion } from '#maths/stories/story-question.ts'
import type { QuantitySaid } from '../quantities/quantity.ts'
import type { Work } from '../work.ts'
import { type HintQuestion, ownAnswer } from './hint-question.ts'
import { ofExpression } from './of-algebra.ts'
import { ofInterest, ofPercentage } from './of-amounts.ts'
import { ofCalculation } from './of-calculations.ts'
import { ofAverages, ofSequence } from './of-data.ts'
import { ofEquation } from './of-equations.ts'
import { ofSimplest } from './of-fractions.ts'
import {
  ofBounds,
  ofCompared,
  ofConversion,
  ofEstimate,
  ofFactors,
  ofStandardForm,
  ofUnits,
} from './of-numbers.ts'
import { ofOutcomes, ofRate, ofShares } from './of-plans.ts'
import { ofAngles, ofMeasure, ofRightTriangle, ofShape } from './of-shapes.ts'
import { ofStory } from './of-stories.ts'
import { ofTime } from './of-time.ts'

/** What the hints for a question ask whose answers are known from its data. */
export function hintQuestionsOf(question: Question): readonly HintQuestion[] {
  switch (question.kind) {
    case 'calculate':
      return ofCalculation(question as CalculateQuestion)
    case 'solve':
      return ofEquation(question as SolveQuestion)
    case 'simplify':
      return ofSimplest(question as SimplifyQuestion)
    case 'convert':
      return ofConversion(question as ConvertQuestion)
    case 'conversion':
      return ofUnits(question as ConversionQuestion)
    case 'compare':
      return ofCompared((question as CompareQuestion).numbers)
    case 'ordering':
      return ofCompared(numbersIn(question as OrderingQuestion))
    case 'factors':
      return ofFactors(question as FactorsQuestion)
    case 'bounds':
      return ofBounds(question as BoundsQuestion)
    case 'estimation':
      return ofEstimate(question as EstimationQuestion)
    case 'standard form':
      return ofStandardForm(question as StandardFormQuestion)
    case 'angle':
      return ofAngles(question as AngleQuestion)
    case 'right triangle':
      return ofRightTriangle(question as RightTriangleQuestion)
    case 'measure':
      return ofMeasure(question as MeasureQuestion)
    case 'shape':
      return ofShape(question as ShapeQuestion)
    case 'percentage':
      return ofPercentage(question as PercentageQuestion)
    case 'interest':
      return ofInterest(question as InterestQuestion)
    case 'time':
      return ofTime(question as TimeQuestion)
    case 'averages':
      return ofAverages(question as AveragesQuestion)
    case 'sequences':
      return ofSequence(question as SequenceQuestion)
    case 'expressions':
      return ofExpression(question as ExpressionQuestion)
    case 'rate':
      return ofRate(question as RateQuestion)
    case 'ratio':
      return ofShares(question as RatioQuestion)
    case 'probability':
      return ofOutcomes(question as ProbabilityQuestion)
    case 'story':
      return ofStory(question as StoryQuestion)
    default:
      return []
  }
}

/** So many replies back a hint may still be what is answered. */
const RECENT = 2
const LONGEST = 120
/** Asks for something else, or tells of no work. */
const ASKS_ELSE =
  /\b(?:why|what if|hint|explain|how (?:do|did|can|come|would)|what (?:does|do you|is an?)|whats? (?:an?|the)|i (?:dont|don't|do not) (?:get|know|understand)|idk|no (?:idea|clue)|not sure|no thanks|stuck|help|please|pls)\b(?! the fraction)/i

/** Whether a hint asks only what the child has answered already. */
export const isAnswered = (hint: string, { problem, shown }: Work): boolean =>
  shown.length > 0 &&
  hintQuestionsOf(problem.question).some(({ asks, name }) => shown.includes(name) && asks.test(hint))

/** What a message answers to a question of the tutor's last hints, by the data of what is worked on. */
export function hintAnswered(
  text: string,
  work: Work,
  told: readonly string[],
  isFirst = false,
): QuantitySaid | undefined {
  if (text.length > LONGEST || ASKS_ELSE.test(text)) return undefined
  const questions = hintQuestionsOf(work.problem.question).filter(each => (each.isFirst ?? false) === isFirst)
  if (questions.length === 0) return undefined
  for (const reply of told.slice(-RECENT).toReversed()) {
    const said = inRegister(reply, 'younger')
    const own = ownAnswer(text, said)
    for (const { asks, name, judge, isClear, isOfSum } of questions) {
      const verdict = (isClear || asks.test(said)) && !work.shown.includes(name) ? judge(own) : undefined
      if (verdict) return { ...quantityOf(name, verdict), ...(isOfSum && { isOfSum }) }
    }
  }
  return undefined
}

function quantityOf(name: string, verdict: NonNullable<ReturnType<HintQuestion['judge']>>): QuantitySaid {
  const plain = { is: name, values: [], named: /$^/ }
  return verdict.isSo
    ? {
        isSo: true,
        quantity: {
          ...plain,
          askBack: '',
          credit: verdict.credit,
          next: verdict.next,
          ...(verdict.step !== undefined && { step: verdict.step }),
        },
      }
    : { isSo: false, quantity: { ...plain, askBack: verdict.askBack, next: '' } }
}
