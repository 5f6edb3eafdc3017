import { type Rational, ZERO } from '../../arithmetic/rational.ts'
import { inline, valueLatex } from '../../arithmetic/show.ts'
import { squareRoot } from '../../exact/exact.ts'
import { numberValue } from '../../values/number.ts'
import { point } from '../../values/point.ts'
import type { Value } from '../../values/value.ts'
import { type Solved, type ValueStep, valueStep } from '../by-value/solution.ts'
import type { CoordinatesQuestion, Point } from './question.ts'

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

function answerTo(question: CoordinatesQuestion): Value {
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
