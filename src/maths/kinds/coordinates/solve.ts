import { type Rational, ZERO } from '../../arithmetic/rational.ts'
import { inline, valueLatex } from '../../arithmetic/show.ts'
import { squareRoot } from '../../exact/exact.ts'
import { numberValue } from '../../values/number.ts'
import { point } from '../../values/point.ts'
import type { Value } from '../../values/value.ts'
import { type Choice, word } from '../../values/word.ts'
import { type Solved, type ValueStep, valueStep } from '../by-value/solution.ts'
import { imageAfter } from './moves.ts'
import type { CoordinatesQuestion, Mirror, Move, Point } from './question.ts'

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

/** Opposite the middle one of three corners. */
export const fourthCorner = ([[a, b], [x, y], [c, d]]: readonly [Point, Point, Point]): Point => [
  a.add(c).sub(x),
  b.add(d).sub(y),
]

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

const HOW: Record<Exclude<Mirror, object>, string> = {
  x: 'The first coordinate stays, the second one changes its sign',
  y: 'The second coordinate stays, the first one changes its sign',
  'y = x': 'The two coordinates change places',
  'y = -x': 'The two coordinates change places and both change their signs',
}
function howMoved(move: Move): string {
  switch (move.kind) {
    case 'mirror':
      return typeof move.in === 'object'
        ? `Go on from the line as far as it is to the line: only the ${inline(move.in.letter)} changes`
        : HOW[move.in]
    case 'shift':
      return 'Add the steps across to the first coordinate and those up to the second one'
    case 'enlarge':
      return 'Multiply the way from the centre, across and up, by the scale factor'
    case 'turn':
      return move.quarters === 2
        ? 'A half turn leads to the other side of the centre, as far from it'
        : 'A quarter turn makes the ways across and up from the centre change places, and one of them its sign'
  }
}

function answerTo(question: CoordinatesQuestion): Value {
  if (question.task === 'quadrant') return quadrantOf(question.point)
  if (question.task === 'image') return point(...imageAfter(question.point, question.moves))
  if (question.task === 'corner') return point(...fourthCorner(question.corners))
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
  if (question.task === 'image') {
    const [first = point(...question.point), ...more] = question.moves.map((_, at) =>
      point(...imageAfter(question.point, question.moves.slice(0, at + 1))),
    )
    return [first, ...more].map((place, at) => {
      const move = question.moves[at]
      return valueStep(`${move ? howMoved(move) : 'It stays'}: ${inline(place.latex)}`)
    })
  }
  if (question.task === 'corner')
    return [
      valueStep(
        `Go from the last corner as from the middle one to the first: opposite sides are alike: ${result}`,
      ),
    ]
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
