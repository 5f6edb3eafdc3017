import { divide, exact, subtract } from '../../exact/exact.ts'
import type { ValueMisconception } from '../by-value/define-kind.ts'
import { lengthValue } from './length-value.ts'
import { type Ratio, type RightTriangleQuestion, squareOf } from './question.ts'
import { rootOf } from './solve.ts'
import { topics } from './topics.ts'
import { allSides, angleWith, isAngled, measured, ratioBetween, SIDES, sideBy } from './trigonometry.ts'

const topic = topics.pythagoras

/** What comes of another ratio in the place of the right one, or of the right one the other way round. */
function byOther(question: RightTriangleQuestion, other: (ratio: Ratio) => Ratio, isTurned = false) {
  if (!isAngled(question)) return undefined
  if (question.task === 'side by angle') {
    const ratio = ratioBetween(question.given[0], question.wanted)
    return measured(
      question,
      sideBy(question, other(ratio), (SIDES[ratio][0] === question.given[0]) !== isTurned),
    )
  }
  const [[one], [two]] = question.given
  const sides = allSides(question.given)
  const quotient = (ratio: Ratio) => divide(sides[SIDES[ratio][0]], sides[SIDES[ratio][1]]) ?? exact(0)
  const ratio = question.task === 'angle by sides' ? ratioBetween(one, two) : question.task
  if (question.task !== 'angle by sides') {
    const value = quotient(other(ratio))
    return measured(question, isTurned ? (divide(1, value) ?? value) : value)
  }
  // The same number, held for another ratio.
  const angle = isTurned && ratio !== 'tan' ? undefined : angleWith(other(ratio), quotient(ratio))
  return angle && measured(question, isTurned ? subtract(90, angle) : angle)
}

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
  {
    id: 'trigonometry-sine-for-cosine',
    name: 'Sine and cosine swapped',
    topic: topics.trigonometry,
    explanation: 'Sine goes with the side across from the angle, cosine with the side beside it.',
    gap: 'Takes the cosine where the sine is needed, or the other way round.',
    predict: question =>
      byOther(question, ratio => (ratio === 'sin' ? 'cos' : ratio === 'cos' ? 'sin' : 'tan')),
  },
  {
    id: 'trigonometry-tangent-for-other',
    name: 'Tangent in the wrong place',
    topic: topics.trigonometry,
    explanation:
      'The tangent joins the two short sides. Where the hypotenuse plays a part, it is the sine or the cosine.',
    gap: 'Takes the tangent where the hypotenuse plays a part, or leaves it out where it does not.',
    predict: question => byOther(question, ratio => (ratio === 'tan' ? 'sin' : 'tan')),
  },
  {
    id: 'trigonometry-turned-round',
    name: 'Multiplied and divided swapped',
    topic: topics.trigonometry,
    explanation:
      'Write down the ratio as a fraction first: what stands below in it is what has to be multiplied by to come to what stands above.',
    gap: 'Divides by a sine, cosine or tangent where multiplying is right, or turns the ratio of two sides round.',
    predict: question => byOther(question, ratio => ratio, true),
  },
]
