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
      if (question.task === 'same') return wrong(question, rational(180).sub(question.given))
      if (question.task === 'same letter') return question.ifOther && wrong(question, question.ifOther)
      if (question.task === 'letter')
        return wrong(question, numberOf({ ...question, whole: question.whole === 180 ? 360 : 180 }))
      if (question.task !== 'rest') return undefined
      const other = question.whole === 180 ? 360 : 180
      // Whoever takes too small a whole subtracts the other way round.
      return wrong(
        question,
        numberOf(question)
          .add(other - question.whole)
          .abs(),
      )
    },
  },
  {
    id: 'angles-taken-as-same',
    name: 'Angles taken for equal',
    topic: topics.rest,
    explanation: 'These angles need not be equal: think what they make together.',
    gap: 'Takes angles for equal that only make a whole together.',
    predict(question) {
      if (question.task === 'base angle') return wrong(question, question.top)
      if (question.task === 'top angle') return wrong(question, question.base)
      if (question.task === 'letter') return question.ifOther && wrong(question, question.ifOther)
      const [given, ...more] = question.task === 'rest' ? question.given : []
      return given && more.length === 0 ? wrong(question, given) : undefined
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
    predict(question) {
      if (question.task === 'sides from exterior') return wrong(question, rational(180).sub(question.angle))
      return question.task === 'interior' || question.task === 'exterior'
        ? wrong(question, rational(180).sub(numberOf(question)))
        : undefined
    },
  },
  {
    id: 'one-angle-and-the-sum',
    name: 'One angle and the sum of all mixed up',
    topic: topics.polygons,
    explanation: 'All of the angles together make the sum; one of them is the sum shared among the corners.',
    gap: 'Mixes up one angle of a polygon and the sum of all of them.',
    predict(question) {
      if (question.task === 'angle sum') return wrong(question, numberOf({ ...question, task: 'interior' }))
      return question.task === 'interior' || question.task === 'exterior'
        ? wrong(question, numberOf({ ...question, task: 'angle sum' }))
        : undefined
    },
  },
  {
    id: 'sum-of-the-other-angles',
    name: 'Sum of the other angles',
    topic: topics.polygons,
    explanation:
      'The exterior angles of any polygon make a full turn; the interior ones make more, the more corners there are.',
    gap: 'Mixes up what the interior and what the exterior angles of a polygon make together.',
    predict(question) {
      if (question.task === 'angle sum') return wrong(question, rational(360))
      if (question.task === 'sides from exterior') return wrong(question, rational(180).div(question.angle))
      return question.task === 'exterior' ? wrong(question, rational(180, question.sides)) : undefined
    },
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
