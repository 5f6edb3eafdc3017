import { type Rational, rational } from '../../arithmetic/rational.ts'
import { inline, valueLatex } from '../../arithmetic/show.ts'
import {
  approximate,
  asRational,
  divide,
  type Exact,
  exact,
  multiply,
  squareRoot,
} from '../../exact/exact.ts'
import { numberValue } from '../../values/number.ts'
import { quantity } from '../../values/quantity.ts'
import { unit } from '../../values/units.ts'
import type { Value } from '../../values/value.ts'
import { type Solved, valueStep } from '../by-value/solution.ts'
import { lengthValue } from './length-value.ts'
import type { Ratio, RightTriangleQuestion, Side } from './question.ts'

/** A question with an angle other than the right one. */
export type AngledQuestion = Extract<
  RightTriangleQuestion,
  { task: 'side by angle' | 'angle by sides' | Ratio }
>
export const isAngled = (question: RightTriangleQuestion): question is AngledQuestion =>
  /^(?:side by angle|angle by sides|sin|cos|tan)$/.test(question.task)

const ROOT = { two: squareRoot(2) ?? exact(0), three: squareRoot(3) ?? exact(0) }
const half = (value: Exact | number) => multiply(value, rational(1, 2))
/** The angles whose sine, cosine and tangent are exact numbers of school. */
const EXACTLY: Record<string, Record<Ratio, Exact>> = {
  30: { sin: half(1), cos: half(ROOT.three), tan: multiply(ROOT.three, rational(1, 3)) },
  45: { sin: half(ROOT.two), cos: half(ROOT.two), tan: exact(1) },
  60: { sin: half(ROOT.three), cos: half(1), tan: ROOT.three },
}
/** A prime that no length of a question has as a factor, so that no product ends. */
const PRIME = 1_000_003n
/** A number as near as a calculator tells it, whose digits never end. */
const endless = (value: number) =>
  exact(rational(BigInt(Math.round(value * 1e9)) * PRIME + 1n, 1_000_000_000n * PRIME))
const inDegrees = (radians: number) => (radians * 180) / Math.PI

/** The sine, cosine or tangent of an angle in degrees. */
export function ratioOf(ratio: Ratio, angle: Rational): Exact {
  const degrees = Number(angle.valueOf())
  return EXACTLY[degrees]?.[ratio] ?? endless(Math[ratio]((degrees * Math.PI) / 180))
}

/** Each ratio is its first side by its second one. */
export const SIDES: Record<Ratio, readonly [Side, Side]> = {
  sin: ['opposite', 'hypotenuse'],
  cos: ['adjacent', 'hypotenuse'],
  tan: ['opposite', 'adjacent'],
}
const RATIOS: Ratio[] = ['sin', 'cos', 'tan']
export const ratioBetween = (one: Side, other: Side): Ratio =>
  RATIOS.find(each => SIDES[each].includes(one) && SIDES[each].includes(other)) ?? 'tan'

/** Side and side's ratio, by what it takes to come from one to the other. */
export function sideBy(question: AngledQuestion, ratio: Ratio, isDivided: boolean): Exact {
  if (question.task !== 'side by angle') return exact(0)
  const by = ratioOf(ratio, question.angle)
  const [, length] = question.given
  return isDivided ? (divide(length, by) ?? exact(0)) : multiply(length, by)
}

/** The angle whose ratio is known; no sine or cosine is more than one. */
export function angleWith(ratio: Ratio, value: Exact): Exact | undefined {
  const degrees = inDegrees(Math[`a${ratio}`](Number(approximate(value).valueOf())))
  if (Number.isNaN(degrees)) return undefined
  const whole = Math.round(degrees)
  return Math.abs(degrees - whole) < 1e-9 ? exact(whole) : endless(degrees)
}

/** All three sides. */
export function allSides(given: AngledQuestion['given']): Record<Side, Exact> {
  const known = new Map(given as readonly (readonly [Side, Rational])[])
  const square = (side: Side) => known.get(side)?.pow(2) ?? rational(0)
  const root = (value: Rational) => squareRoot(value) ?? exact(0)
  const of = (side: Side) =>
    exact(
      known.get(side) ??
        (side === 'hypotenuse'
          ? root(square('opposite').add(square('adjacent')))
          : root(square('hypotenuse').sub(square('opposite')).sub(square('adjacent')))),
    )
  return { hypotenuse: of('hypotenuse'), opposite: of('opposite'), adjacent: of('adjacent') }
}

/** A value as its question has it; where it says nothing of rounding, digits that never end are shown as three. */
export function measured(question: AngledQuestion, value: Exact): Value {
  const make = (rounding = question.rounding) =>
    question.task === 'side by angle'
      ? lengthValue({ ...question, ...(rounding ? { rounding } : {}) }, value)
      : question.task === 'angle by sides'
        ? quantity(value, unit('°'), { rounding, isDecimal: true })
        : numberValue(value, { rounding })
  const own = make()
  const number = asRational(value)
  if (question.rounding || (number && number.d < PRIME)) return own
  const coarser = [make({ figures: 2 }), make({ places: 0 })]
  const judge: Value['judge'] = said => {
    const judged = own.judge(said)
    const isCoarse = judged.verdict === 'wrong' && coarser.some(each => each.judge(said).verdict === 'right')
    return isCoarse
      ? { verdict: 'unfinished', missing: 'So far it is right: give it one digit more.' }
      : judged
  }
  if (!number) return { ...own, judge }
  const shown = make({ figures: 3 })
  return { ...shown, judge, spellings: [shown.text] }
}

const quotient = (ratio: Ratio) => `\\frac{\\text{${SIDES[ratio][0]}}}{\\text{${SIDES[ratio][1]}}}`
const NAMES = { sin: 'sine', cos: 'cosine', tan: 'tangent' }

export function solveAngled(question: AngledQuestion): Solved {
  if (question.task === 'side by angle') {
    const { given, wanted, angle } = question
    const ratio = ratioBetween(given[0], wanted)
    const isDivided = SIDES[ratio][0] === given[0]
    const answer = measured(question, sideBy(question, ratio, isDivided))
    const [length, degrees] = [valueLatex(given[1], true), `${valueLatex(angle, true)}^\\circ`]
    return {
      answer,
      steps: [
        valueStep(`Take the ratio of both sides: ${inline(`\\${ratio} ${degrees} = ${quotient(ratio)}`)}`),
        valueStep(
          `${isDivided ? 'Divide' : 'Multiply'} by it: ${inline(`${length} ${isDivided ? '\\div' : '\\times'} \\${ratio} ${degrees} = ${answer.latex}`)}`,
        ),
      ],
    }
  }
  const [one, other] = question.given
  const isAngle = question.task === 'angle by sides'
  const ratio = question.task === 'angle by sides' ? ratioBetween(one[0], other[0]) : question.task
  const sides = allSides(question.given)
  const value = divide(sides[SIDES[ratio][0]], sides[SIDES[ratio][1]]) ?? exact(0)
  const answer = measured(question, isAngle ? (angleWith(ratio, value) ?? exact(0)) : value)
  const equation = `\\${ratio} \\theta = ${quotient(ratio)}${isAngle ? '' : ` = ${answer.latex}`}`
  const found = `Find the angle with that ${NAMES[ratio]}: ${inline(`\\theta = ${answer.latex}`)}`
  return {
    answer,
    steps: [
      valueStep(`Take the ratio of both sides: ${inline(equation)}`, ...[asRational(value) ?? []].flat()),
      ...(isAngle ? [valueStep(found)] : []),
    ],
  }
}
