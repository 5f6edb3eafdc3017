import { type Rational, ZERO } from '../../arithmetic/rational.ts'
import { inline, valueLatex } from '../../arithmetic/show.ts'
import { squareRoot } from '../../exact/exact.ts'
import { numberValue } from '../../values/number.ts'
import { point } from '../../values/point.ts'
import type { Value } from '../../values/value.ts'
import { type Choice, word } from '../../values/word.ts'
import { type Solved, type ValueStep, valueStep } from '../by-value/solution.ts'
import type { CoordinatesQuestion, Move, Point } from './question.ts'

/** Where a line meets the upright axis: a number, or the point there. */
function crossing(intercept: Rational): Value {
  const number = numberValue(intercept)
  const place = point(ZERO, intercept)
  return {
    ...number,
    judge: said => (said.includes(',') ? place : number).judge(said),
  }
}

/** How far it is across and up from one point to the other. */
export function stepsBetween([[a, b], [c, d]]: readonly [Point, Point]) {
  return { across: c.sub(a), up: d.sub(b) }
}

/** Where a point comes to. */
export function imageOf([x, y]: Point, move: Move): Point {
  if (move.kind === 'shift') return [x.add(move.across), y.add(move.up)]
  if (move.kind === 'mirror') return move.in === 'x' ? [x, y.neg()] : move.in === 'y' ? [x.neg(), y] : [y, x]
  const turns: Point[] = [
    [x, y],
    [y.neg(), x],
    [x.neg(), y.neg()],
    [y, x.neg()],
  ]
  return turns[move.quarters % 4] ?? [x, y]
}

const QUADRANTS: readonly [Choice, ...Choice[]] = [
  { word: 'first', means: ['1st', '1', 'i', 'quadrant 1', 'quadrant i', 'first quadrant', '1st quadrant'] },
  {
    word: 'second',
    means: ['2nd', '2', 'ii', 'quadrant 2', 'quadrant ii', 'second quadrant', '2nd quadrant'],
  },
  {
    word: 'third',
    means: ['3rd', '3', 'iii', 'quadrant 3', 'quadrant iii', 'third quadrant', '3rd quadrant'],
  },
  {
    word: 'fourth',
    means: ['4th', '4', 'iv', 'quadrant 4', 'quadrant iv', 'fourth quadrant', '4th quadrant'],
  },
]
/** Right of the upright axis and up is the first; they go round anticlockwise. */
export function quadrantOf([x, y]: Point): Value {
  const at = y.s > 0n ? (x.s > 0n ? 0 : 1) : x.s > 0n ? 3 : 2
  const own = QUADRANTS[at] ?? QUADRANTS[0]
  return word(
    own,
    QUADRANTS.filter(each => each !== own),
  )
}

const HOW: Record<'x' | 'y' | 'y = x', string> = {
  x: 'The first coordinate stays, the second one changes its sign',
  y: 'The second coordinate stays, the first one changes its sign',
  'y = x': 'The two coordinates change places',
}
function howMoved(move: Move): string {
  if (move.kind === 'mirror') return HOW[move.in]
  if (move.kind === 'shift')
    return 'Add the steps across to the first coordinate and those up to the second one'
  return move.quarters === 2
    ? 'A half turn changes the sign of both coordinates'
    : 'A quarter turn makes the two coordinates change places, and one of them its sign'
}

function answerTo(question: CoordinatesQuestion): Value {
  if (question.task === 'quadrant') return quadrantOf(question.point)
  if (question.task === 'image') return point(...imageOf(question.point, question.move))
  if (!('points' in question))
    return question.task === 'intercept' ? crossing(question.intercept) : numberValue(question.slope)
  const { across, up } = stepsBetween(question.points)
  const [[a, b], [c, d]] = question.points
  if (question.task === 'gradient') return numberValue(up.div(across))
  if (question.task === 'midpoint') return point(a.add(c).div(2), b.add(d).div(2))
  const distance = squareRoot(across.mul(across).add(up.mul(up)))
  if (!distance) throw new RangeError('The distance is too long')
  return numberValue(distance, { rounding: question.rounding })
}

function stepsTo(question: CoordinatesQuestion, answer: Value): ValueStep[] {
  const result = inline(answer.latex)
  if (question.task === 'image') return [valueStep(`${howMoved(question.move)}: ${result}`)]
  if (question.task === 'quadrant')
    return [valueStep(`Look at the signs of both coordinates, and count from the top right: ${result}`)]
  if (!('points' in question)) {
    const words =
      question.task === 'intercept'
        ? `Put ${inline('x = 0')}, where the line meets the upright axis`
        : `Bring it to the form ${inline('y = mx + c')} and take what multiplies ${inline('x')}`
    return [valueStep(`${words}: ${result}`)]
  }
  const { across, up } = stepsBetween(question.points)
  const [sideways, upwards] = [across, up].map(each => inline(valueLatex(each, false)))
  if (question.task === 'midpoint') {
    const [[a, b], [c, d]] = question.points
    const sums = [a.add(c), b.add(d)]
    const shown = inline(sums.map(each => valueLatex(each, false)).join(', '))
    return [
      valueStep(`Add the first and the second coordinates: ${shown}`, ...sums),
      valueStep(`Halve both: ${result}`),
    ]
  }
  const last =
    question.task === 'gradient'
      ? 'Divide the way up by the way across'
      : 'Add the squares of both and take the square root'
  return [
    valueStep(`Find how far it is across, ${sideways}, and up: ${upwards}`, across, up),
    valueStep(`${last}: ${result}`),
  ]
}

export function solveCoordinates(question: CoordinatesQuestion): Solved {
  const answer = answerTo(question)
  return { steps: stepsTo(question, answer), answer }
}
