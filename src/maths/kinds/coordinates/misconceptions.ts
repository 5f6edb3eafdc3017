import { isZero } from '../../arithmetic/rational.ts'
import { numberValue } from '../../values/number.ts'
import { point } from '../../values/point.ts'
import type { ValueMisconception } from '../by-value/define-kind.ts'
import type { CoordinatesQuestion } from './question.ts'
import { imageOf, quadrantOf, stepsBetween } from './solve.ts'
import { topics } from './topics.ts'

export const misconceptions: readonly ValueMisconception<CoordinatesQuestion>[] = [
  {
    id: 'across-over-up',
    name: 'Slope upside down',
    topic: topics.lines,
    explanation: 'The slope is how far up for each step across, so the way up is divided by the way across.',
    gap: 'Divides the way across by the way up for the slope of a line.',
    predict(question) {
      if (question.task !== 'gradient') return undefined
      const { across, up } = stepsBetween(question.points)
      return isZero(up) ? undefined : numberValue(across.div(up))
    },
  },
  {
    id: 'slope-orders-mixed',
    name: 'Orders mixed up in the slope',
    topic: topics.lines,
    explanation: 'Both differences have to be taken in the same order, or the slope gets the wrong sign.',
    gap: 'Takes the two differences for a slope in opposite orders.',
    predict(question) {
      if (question.task !== 'gradient') return undefined
      const { across, up } = stepsBetween(question.points)
      return numberValue(up.div(across).neg())
    },
  },
  {
    id: 'slope-and-intercept-swapped',
    name: 'Slope and intercept swapped',
    topic: topics.lines,
    explanation:
      'What multiplies the first coordinate is the slope; the number alone tells where the line meets the upright axis.',
    gap: 'Mixes up slope and intercept in the equation of a line.',
    predict(question) {
      if (question.task === 'slope of line') return numberValue(question.intercept)
      return question.task === 'intercept' ? numberValue(question.slope) : undefined
    },
  },
  {
    id: 'midpoint-by-difference',
    name: 'Half the difference for the midpoint',
    topic: topics.points,
    explanation: 'The middle lies at the average, so the coordinates are added before they are halved.',
    gap: 'Halves the difference of coordinates for a midpoint.',
    predict(question) {
      if (question.task !== 'midpoint') return undefined
      const { across, up } = stepsBetween(question.points)
      return point(across.div(2), up.div(2))
    },
  },
  {
    id: 'midpoint-not-halved',
    name: 'Coordinates added only',
    topic: topics.points,
    explanation: 'The sum of the coordinates still has to be halved to come to the middle.',
    gap: 'Forgets to halve the sums of coordinates for a midpoint.',
    predict(question) {
      if (question.task !== 'midpoint') return undefined
      const [[a, b], [c, d]] = question.points
      return point(a.add(c), b.add(d))
    },
  },
  {
    id: 'distance-as-sum',
    name: 'Across and up added',
    topic: topics.points,
    explanation:
      'The straight way is shorter than across and up together: it is the longest side of a right triangle.',
    gap: 'Adds the ways across and up for the distance of two points.',
    predict(question) {
      if (question.task !== 'distance') return undefined
      const { across, up } = stepsBetween(question.points)
      return numberValue(across.abs().add(up.abs()))
    },
  },
  {
    id: 'mirrored-in-other-axis',
    name: 'Mirrored in the other axis',
    topic: topics.points,
    explanation:
      'In the axis that goes across, a point changes sides between up and down; in the upright one, between left and right.',
    gap: 'Mirrors a point in the other axis than the one that is named.',
    predict(question) {
      if (question.task !== 'image' || question.move.kind !== 'mirror' || question.move.in === 'y = x')
        return undefined
      return point(...imageOf(question.point, { kind: 'mirror', in: question.move.in === 'x' ? 'y' : 'x' }))
    },
  },
  {
    id: 'quadrants-clockwise',
    name: 'Quadrants counted clockwise',
    topic: topics.points,
    explanation: 'Quadrants are counted from the top right on to the left, against the way of the clock.',
    gap: 'Counts the quadrants of a grid clockwise.',
    predict(question) {
      if (question.task !== 'quadrant') return undefined
      const [x, y] = question.point
      return x.s > 0n === y.s > 0n ? undefined : quadrantOf([x.neg(), y.neg()])
    },
  },
]
