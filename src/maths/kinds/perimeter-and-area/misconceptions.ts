import { ZERO } from '../../arithmetic/rational.ts'
import type { ValueMisconception } from '../by-value/define-kind.ts'
import type { ShapeQuestion } from './question.ts'
import { factorsOf, inUnit, numberOf } from './solve.ts'
import { topics } from './topics.ts'

export const misconceptions: readonly ValueMisconception<ShapeQuestion>[] = [
  {
    id: 'area-for-perimeter',
    name: 'Area in place of perimeter',
    topic: topics.perimeter,
    explanation:
      'The sides were multiplied; that gives the space inside. The perimeter is the way once round.',
    gap: 'Works out the area where the perimeter is asked for.',
    predict: question =>
      question.measure === 'perimeter' && question.lengths.length < 3
        ? inUnit(question, numberOf(question, 'area'), 'perimeter')
        : undefined,
  },
  {
    id: 'two-sides-only',
    name: 'Only the given sides added',
    topic: topics.perimeter,
    explanation: 'Only the sides that are written were added; the shape has more sides than that.',
    gap: 'Adds only the sides that are given, not all sides of the shape.',
    predict(question) {
      if (question.measure !== 'perimeter' || question.shape === 'triangle') return undefined
      const sides =
        question.shape === 'square' ? [...question.lengths, ...question.lengths] : question.lengths
      return inUnit(
        question,
        sides.reduce((a, b) => a.add(b), ZERO),
      )
    },
  },
  {
    id: 'perimeter-for-area',
    name: 'Perimeter in place of area',
    topic: topics.area,
    explanation: 'The sides were added; that gives the way round. The area is the space inside.',
    gap: 'Works out the perimeter where the area is asked for.',
    predict: question =>
      question.measure === 'area' && question.shape !== 'triangle'
        ? inUnit(question, numberOf(question, 'perimeter'), 'area')
        : undefined,
  },
  {
    id: 'area-sides-added',
    name: 'Two lengths added',
    topic: topics.area,
    explanation: 'The two lengths were added; rows of squares are counted by multiplying.',
    gap: 'Adds two lengths to find an area.',
    predict(question) {
      if (question.measure !== 'area') return undefined
      return inUnit(
        question,
        factorsOf(question).reduce((a, b) => a.add(b), ZERO),
      )
    },
  },
  {
    id: 'triangle-not-halved',
    name: 'Triangle not halved',
    topic: topics.area,
    explanation: 'Base times height is the rectangle around the triangle; the triangle is half of it.',
    gap: 'Forgets to halve base times height for the area of a triangle.',
    predict: question =>
      question.measure === 'area' && question.shape === 'triangle'
        ? inUnit(question, numberOf(question).mul(2))
        : undefined,
  },
]
