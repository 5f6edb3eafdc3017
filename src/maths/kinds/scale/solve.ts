import type { Rational } from '../../arithmetic/rational.ts'
import { inline, valueLatex } from '../../arithmetic/show.ts'
import { exact, isSame } from '../../exact/exact.ts'
import { lenient } from '../../values/lenient.ts'
import { quantity, written } from '../../values/quantity.ts'
import { ratio } from '../../values/ratio.ts'
import { readNumber } from '../../values/read-number.ts'
import { unit } from '../../values/units.ts'
import type { Value } from '../../values/value.ts'
import { type Solved, type ValueStep, valueStep } from '../by-value/solution.ts'
import type { Length, Scale, ScaleQuestion } from './question.ts'

const inMetres = ({ value, unit: own }: Length) => value.mul(own.size)

/** How many times as long the real thing is as what is drawn. */
export function timesOf(scale: Scale): Rational {
  return scale.by === 'ratio' ? scale.times : inMetres(scale.actual).div(inMetres(scale.drawn))
}

/** The length in the unit for the answer, or the n of 1 : n. */
export function numberOf(question: ScaleQuestion): Rational {
  const times = timesOf(question.scale)
  if (question.find === 'scale') return times
  const own = inMetres(question.given)
  return (question.find === 'actual' ? own.mul(times) : own.div(times)).div(question.unit.size)
}

/** A number as an answer of the kind that the question asks for. */
export function valueFor(question: ScaleQuestion, number: Rational): Value {
  if (question.find === 'scale') return ratio([number.div(number), number], { oneAt: 0 })
  const { unit: own, isFixed, rounding } = question
  const value = quantity(number, own, {
    isUnitFixed: isFixed,
    isDecimal: true,
    ...(rounding ? { rounding } : {}),
  })
  if (isFixed) return value
  const others = ['mm', 'cm', 'm', 'km'].map(unit).filter(each => each !== own)
  return lenient(value, said => {
    const bare = readNumber(said.trim())
    const isOther =
      bare && others.some(each => isSame(bare.value, exact(number.mul(own.size).div(each.size))))
    return isOther ? 'unfinished' : undefined
  })
}

const shown = (value: Rational) => valueLatex(value, true)
const lengthOf = ({ value, unit: own }: Length) => `${shown(value)}\\text{ ${written(own)}}`

function stepsTo(question: ScaleQuestion, { latex }: Value): ValueStep[] {
  const { scale } = question
  const times = timesOf(scale)
  if (question.find === 'scale') {
    const { drawn, actual } = question.scale
    const same = actual.value.mul(actual.unit.size).div(drawn.unit.size)
    return [
      valueStep(
        `Write both in the same unit: ${inline(`${lengthOf(actual)} = ${lengthOf({ value: same, unit: drawn.unit })}`)}`,
        same,
      ),
      valueStep(`Divide both so that the first is one: ${inline(`\\text{scale} = ${latex}`)}`),
    ]
  }
  const { given, find } = question
  if (scale.by === 'lengths') {
    const from = find === 'actual' ? scale.drawn : scale.actual
    const to = find === 'actual' ? scale.actual : scale.drawn
    const same = inMetres(given).div(from.unit.size)
    const many = same.div(from.value)
    return [
      valueStep(
        `See how many times it fits: ${inline(`${shown(same)} \\div ${shown(from.value)} = ${shown(many)}`)}`,
        many,
      ),
      valueStep(
        `Take the other length as many times: ${inline(`${shown(many)} \\times ${lengthOf(to)} = ${latex}`)}`,
      ),
    ]
  }
  const sign = find === 'actual' ? '\\times' : '\\div'
  const result = find === 'actual' ? given.value.mul(times) : given.value.div(times)
  const word = find === 'actual' ? 'Multiply by the scale' : 'Divide by the scale'
  return [
    valueStep(
      `${word}: ${inline(`${shown(given.value)} ${sign} ${shown(times)} = ${shown(result)}`)}`,
      result,
    ),
    valueStep(
      `Write it in the unit that is asked: ${inline(`${lengthOf({ value: result, unit: given.unit })} = ${latex}`)}`,
    ),
  ]
}

/** The worked steps to a real or a drawn length, or to the scale. */
export function solveScale(question: ScaleQuestion): Solved {
  const answer = valueFor(question, numberOf(question))
  return { steps: stepsTo(question, answer), answer }
}
