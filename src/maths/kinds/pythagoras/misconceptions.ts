import { exact } from '../../exact/exact.ts'
import type { ValueMisconception } from '../by-value/define-kind.ts'
import { type RightTriangleQuestion, squareOf } from './question.ts'
import { lengthValue, rootOf } from './solve.ts'
import { topics } from './topics.ts'

const topic = topics.pythagoras

export const misconceptions: readonly ValueMisconception<RightTriangleQuestion>[] = [
  {
    id: 'pythagoras-sides-added',
    name: 'Sides added without squaring',
    topic,
    explanation: 'It is the squares of the sides that are put together, not the sides themselves.',
    gap: 'Adds or subtracts the sides of a right triangle without squaring them.',
    predict(question) {
      if (question.task === 'hypotenuse')
        return lengthValue(question, exact(question.legs[0].add(question.legs[1])))
      return question.task === 'leg'
        ? lengthValue(question, exact(question.hypotenuse.sub(question.leg)))
        : undefined
    },
  },
  {
    id: 'pythagoras-no-root',
    name: 'Root forgotten',
    topic,
    explanation: 'That is the square of the side; the root of it is still to be taken.',
    gap: 'Forgets to take the root at the end of the theorem of Pythagoras.',
    predict: question =>
      question.task === 'hypotenuse' || question.task === 'leg'
        ? lengthValue(question, exact(squareOf(question)))
        : undefined,
  },
  {
    id: 'pythagoras-added-for-leg',
    name: 'Squares added for a short side',
    topic,
    explanation:
      'The hypotenuse is given and its square is the big one, so the other square is taken away from it.',
    gap: 'Adds the squares where a short side of a right triangle is asked for.',
    predict: question =>
      question.task === 'leg'
        ? lengthValue(
            { ...question, rounding: question.rounding ?? { figures: 3 } },
            rootOf(question.hypotenuse.mul(question.hypotenuse).add(question.leg.mul(question.leg))),
          )
        : undefined,
  },
]
