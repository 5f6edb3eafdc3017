import { isZero } from '../../arithmetic/rational.ts'
import { eitherOf } from '../../values/either-of.ts'
import { numberValue } from '../../values/number.ts'
import { point } from '../../values/point.ts'
import type { ValueMisconception } from '../by-value/define-kind.ts'
import { imageAfter, imageOf, turnedRound } from './moves.ts'
import type { CoordinatesQuestion, Mirror, Move } from './question.ts'
import { fourthCorner, quadrantOf, stepsBetween } from './solve.ts'
import { topics } from './topics.ts'

const onlyMove = (question: CoordinatesQuestion): Move | undefined =>
  question.task === 'image' && question.moves.length === 1 ? question.moves[0] : undefined

/** Where the point comes to by another move. */
const moved = (question: CoordinatesQuestion, move: Move) =>
  question.task === 'image' ? point(...imageOf(question.point, move)) : undefined

const startsAtOrigin = (question: CoordinatesQuestion) =>
  question.task === 'image' && question.point.every(isZero)

const OTHER_AXIS: Partial<Record<string, Mirror>> = { x: 'y', y: 'x' }

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
    id: 'coordinates-added-for-slope',
    name: 'Coordinates added for the slope',
    topic: topics.lines,
    explanation: 'The ways up and across are differences, so the coordinates are subtracted and not added.',
    gap: 'Adds the coordinates of two points for the slope of the line through them.',
    predict(question) {
      if (question.task !== 'gradient') return undefined
      const [[a, b], [c, d]] = question.points
      return isZero(a.add(c)) ? undefined : numberValue(b.add(d).div(a.add(c)))
    },
  },
  {
    id: 'crossing-of-flat-axis',
    name: 'Crossing of the other axis for the intercept',
    topic: topics.lines,
    explanation: 'On the upright axis the first coordinate is zero; this is where the second one is zero.',
    gap: 'Gives where a line crosses the x-axis for its y-intercept.',
    predict: question =>
      question.task === 'intercept' && !isZero(question.slope)
        ? numberValue(question.intercept.div(question.slope).neg())
        : undefined,
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
      const [half, high] = [across.div(2), up.div(2)]
      return eitherOf(point(half, high), point(half.abs(), high.abs()))
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
      const move = onlyMove(question)
      const other = move?.kind === 'mirror' && OTHER_AXIS[String(move.in)]
      return other ? moved(question, { kind: 'mirror', in: other }) : undefined
    },
  },
  {
    id: 'moved-other-way',
    name: 'Moved the other way',
    topic: topics.points,
    explanation:
      'The point goes the way that is told; this has gone the opposite way, or turned it the other way round.',
    gap: 'Moves or turns a point the opposite way.',
    predict(question) {
      const move = onlyMove(question)
      const other = turnedRound(move)
      // Moved along both axes, one of the two ways is enough to mix up.
      const isBoth = move?.kind === 'shift' && !isZero(move.across) && !isZero(move.up)
      const half = isBoth
        ? [
            { ...move, up: move.up.neg() },
            { ...move, across: move.across.neg() },
          ]
        : []
      return eitherOf(...[...(other ? [other] : []), ...half].map(each => moved(question, each)))
    },
  },
  {
    id: 'steps-on-other-coordinate',
    name: 'Steps added to the other coordinate',
    topic: topics.points,
    explanation: 'Steps across change the first coordinate, steps up or down the second one.',
    gap: 'Adds the steps across to the second coordinate and those up to the first.',
    predict(question) {
      const move = onlyMove(question)
      // From the origin it leads to the same as coordinates in the wrong order.
      if (move?.kind !== 'shift' || startsAtOrigin(question)) return undefined
      return moved(question, { kind: 'shift', across: move.up, up: move.across })
    },
  },
  {
    id: 'turned-half-round',
    name: 'Half a turn in place of a quarter',
    topic: topics.points,
    explanation:
      'A quarter turn makes the ways across and up change places; with both signs changed it is half a turn.',
    gap: 'Takes half a turn for a quarter turn.',
    predict(question) {
      const move = onlyMove(question)
      return move?.kind === 'turn' && move.quarters !== 2
        ? moved(question, { ...move, quarters: 2 })
        : undefined
    },
  },
  {
    id: 'coordinates-swapped',
    name: 'Coordinates in the wrong order',
    topic: topics.points,
    explanation:
      'The first coordinate tells how far across, the second one how far up: here they have changed places.',
    gap: 'Swaps the two coordinates of a point.',
    predict(question) {
      if (question.task === 'corner') {
        const [x, y] = fourthCorner(question.corners)
        return point(y, x)
      }
      if (question.task !== 'image') return undefined
      const [x, y] = imageAfter(question.point, question.moves)
      const [a, b] = question.point
      return onlyMove(question)?.kind === 'mirror' ? eitherOf(point(y, x), point(b, a)) : point(y, x)
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
  {
    id: 'signs-ignored-for-quadrant',
    name: 'Signs ignored for the quadrant',
    topic: topics.points,
    explanation:
      'Left of the upright axis and below the other one the coordinates are negative; the signs tell the quadrant.',
    gap: 'Ignores the signs of the coordinates when telling the quadrant.',
    predict: question =>
      question.task === 'quadrant'
        ? quadrantOf([question.point[0].abs(), question.point[1].abs()])
        : undefined,
  },
]
