import { type Rational, rational } from '../../arithmetic/rational.ts'
import type { Value } from '../../values/value.ts'
import type { ValueMisconception } from '../by-value/define-kind.ts'
import type { AngleQuestion } from './question.ts'
import { answerOf, numberOf, typeName, typeValue } from './solve.ts'
import { topics } from './topics.ts'

const wrong = (question: AngleQuestion, value: Rational): Value | undefined =>
  value.s > 0n && value.n > 0n ? answerOf(question, value) : undefined

export const misconceptions: readonly ValueMisconception<AngleQuestion>[] = [
  {
    id: 'angles-wrong-whole',
    name: 'Another whole taken',
    topic: topics.rest,
    explanation:
      'The angles make another whole together: think whether it is a right angle, a line or a full turn.',
    gap: 'Mixes up how many degrees angles make together.',
    predict(question) {
      if (question.task !== 'rest') return undefined
      const other = question.whole === 180 ? 360 : 180
      return wrong(question, numberOf(question).add(other - question.whole))
    },
  },
  {
    id: 'angles-only-added',
    name: 'Known angles only added',
    topic: topics.rest,
    explanation: 'The known angles were added; what is asked for is what is left of the whole.',
    gap: 'Adds the known angles and stops there.',
    predict: question =>
      question.task === 'rest' && question.given.length > 1
        ? wrong(question, rational(question.whole).sub(numberOf(question)))
        : undefined,
  },
  {
    id: 'base-angle-not-halved',
    name: 'Equal angles not shared',
    topic: topics.rest,
    explanation: 'An isosceles triangle has two equal angles at its base, and both count.',
    gap: 'Takes only one of the equal angles of an isosceles triangle.',
    predict(question) {
      if (question.task === 'base angle') return wrong(question, rational(180).sub(question.top))
      return question.task === 'top angle' ? wrong(question, rational(180).sub(question.base)) : undefined
    },
  },
  {
    id: 'interior-and-exterior',
    name: 'Interior and exterior angle swapped',
    topic: topics.polygons,
    explanation:
      'The interior angle is inside the shape; the exterior angle is how far you turn at the corner.',
    gap: 'Mixes up the interior and the exterior angle of a polygon.',
    predict: question =>
      question.task === 'interior' || question.task === 'exterior'
        ? wrong(question, rational(180).sub(numberOf(question)))
        : undefined,
  },
  {
    id: 'sum-without-minus-two',
    name: 'As many triangles as sides',
    topic: topics.polygons,
    explanation: 'From one corner there are two triangles fewer than the shape has sides.',
    gap: 'Takes as many triangles as a polygon has sides.',
    predict(question) {
      if (question.task === 'angle sum') return wrong(question, rational(question.sides * 180))
      return question.task === 'sides from sum' ? wrong(question, question.sum.div(180)) : undefined
    },
  },
  {
    id: 'sides-from-interior-angle',
    name: 'Full turn divided by the interior angle',
    topic: topics.polygons,
    explanation: 'The exterior angles make a full turn, not the interior ones.',
    gap: 'Divides a full turn by the interior angle to find the number of sides.',
    predict(question) {
      if (question.task !== 'sides from interior') return undefined
      const sides = rational(360).div(question.angle)
      return sides.d <= 100n ? wrong(question, sides) : undefined
    },
  },
  {
    id: 'acute-and-obtuse',
    name: 'Acute and obtuse swapped',
    topic: topics.types,
    explanation:
      'An acute angle is smaller than a right angle; an obtuse one is bigger than it but less than a straight line.',
    gap: 'Mixes up acute and obtuse angles.',
    predict(question) {
      if (question.task !== 'type') return undefined
      const name = typeName(question.angle)
      if (name === 'acute') return typeValue('obtuse')
      return name === 'obtuse' ? typeValue('acute') : undefined
    },
  },
]
