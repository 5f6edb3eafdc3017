import { rational } from '../../arithmetic/rational.ts'
import type { ValueMisconception } from '../by-value/define-kind.ts'
import type { ScaleQuestion } from './question.ts'
import { numberOf, timesOf, valueFor } from './solve.ts'
import { topics } from './topics.ts'

export const misconceptions: readonly ValueMisconception<ScaleQuestion>[] = [
  {
    id: 'scale-other-way',
    name: 'Scale used the other way',
    topic: topics.scale,
    explanation: 'The scale was used the wrong way round: reality is bigger than the map.',
    gap: 'Divides by the scale where to multiply, or the other way round.',
    predict(question) {
      if (question.find === 'scale') return undefined
      const times = timesOf(question.scale)
      const factor = times.mul(times)
      const value = numberOf(question)
      return valueFor(question, question.find === 'actual' ? value.div(factor) : value.mul(factor))
    },
  },
  {
    id: 'scale-lost-zero',
    name: 'Units changed by the wrong power of ten',
    topic: topics.scale,
    explanation: 'The digits are right, but there is a zero too many: look at how the units were changed.',
    gap: 'Gets ten times too much when changing units of a scale.',
    predict: question => valueFor(question, numberOf(question).mul(10)),
  },
  {
    id: 'scale-unit-left',
    name: 'Unit not changed',
    topic: topics.scale,
    explanation: 'This is the number in the unit of the map; it still has to be changed to the other unit.',
    gap: 'Leaves the number in the unit of the map when another unit is asked.',
    predict(question) {
      if (question.find === 'scale' || question.scale.by === 'lengths' || !question.isFixed) return undefined
      const { given, unit } = question
      return given.unit === unit
        ? undefined
        : valueFor(question, numberOf(question).mul(unit.size).div(given.unit.size))
    },
  },
  {
    id: 'scale-first-length-ignored',
    name: 'Scale read as if for one',
    topic: topics.scale,
    explanation: 'The scale was read as if it were for a single unit; see for how many it is.',
    gap: 'Reads a scale for several units as if it were for one.',
    predict(question) {
      if (question.find === 'scale' || question.scale.by === 'ratio') return undefined
      const { drawn } = question.scale
      if (drawn.value.equals(rational(1))) return undefined
      const value = numberOf(question)
      return valueFor(question, question.find === 'actual' ? value.mul(drawn.value) : value.div(drawn.value))
    },
  },
]
