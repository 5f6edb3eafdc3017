import { inline, valueLatex } from '../../arithmetic/show.ts'
import { asRational, type Exact, exactLatex } from '../../exact/exact.ts'
import { circleValue } from '../../values/circle-value.ts'
import { numberValue } from '../../values/number.ts'
import { quantity } from '../../values/quantity.ts'
import { powerOf } from '../../values/units.ts'
import type { Value } from '../../values/value.ts'
import { type Solved, valueStep } from '../by-value/solution.ts'
import type { MeasureQuestion } from './question.ts'

/** A value of what is asked for, in the question's unit. */
export function measureValue(question: MeasureQuestion, value: Exact, power = question.formula.power): Value {
  const { unit, rounding, pi } = question
  const make = (each: Exact) =>
    unit
      ? quantity(each, power === 1 ? unit : powerOf(unit, power), { rounding })
      : numberValue(each, { rounding, isDecimal: true })
  return circleValue(value, make, { note: pi, isRounded: rounding !== undefined })
}

const shown = (value: Exact) => {
  const own = asRational(value)
  return own ? valueLatex(own, true) : exactLatex(value)
}

/** The formula with its numbers. */
export function inserted({ formula, given }: MeasureQuestion): string {
  return formula.words.replace(/\{(\d)\}/g, (_, at: string) => shown(given[Number(at)] ?? { terms: [] }))
}

/** Put the numbers into the formula, then work it out. */
export function solveMeasure(question: MeasureQuestion): Solved {
  const { formula, given } = question
  const value = formula.value(...given)
  if (!value) throw new RangeError('Only shapes that can be are read')
  const answer = measureValue(question, value)
  const own = asRational(value)
  return {
    answer,
    steps: [
      {
        ...valueStep(`Put the numbers into the formula: ${inline(inserted(question))}`),
        isShownBy: ({ operations }) => operations.length > 0,
      },
      valueStep(
        `Work it out and write the unit: ${inline(`${inserted(question)} = ${answer.latex}`)}`,
        ...(own ? [own] : []),
      ),
    ],
  }
}
