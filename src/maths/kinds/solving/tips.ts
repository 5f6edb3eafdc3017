import { factorsOf } from '../../algebra/factorise.ts'
import type { Polynomial } from '../../algebra/polynomial.ts'
import type { Topic } from '../../domain/topic.ts'
import type { SolvingQuestion } from './question.ts'

/** Where no term has the letter alone a root is enough; where nothing can be split, no brackets are asked for. */
export function tipsOfSolving(question: SolvingQuestion): Topic['tips'] | undefined {
  if (question.task !== 'roots') return undefined
  const { polynomial } = question
  const powers = polynomial.map(degree)
  if (powers.every(each => each === 0 || each === powers[0]))
    return [
      'Can you get the power alone on one side? Which numbers, raised to it, give what stands on the other?',
      'Undo what is done to the power first. Then take the root, and think of numbers below zero as well.',
    ]
  const factors = factorsOf(polynomial)
  const isSplit = factors && factors.others.length + factors.shared.powers.size > 1
  return isSplit
    ? undefined
    : [
        'Does zero stand on one side? If not, bring everything to the other one first. Then: which numbers are a, b and c of the formula?',
        'Put a, b and c into the formula for quadratic equations, each with its sign. Work out what stands under the root first.',
      ]
}

const degree = ({ powers }: Polynomial[number]): number =>
  [...powers.values()].reduce((sum, each) => sum + each.valueOf(), 0)
