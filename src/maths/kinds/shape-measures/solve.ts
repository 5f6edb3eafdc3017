import { inline, valueLatex } from '../../arithmetic/show.ts'
import { asRational, type Exact, exactLatex } from '../../exact/exact.ts'
import { circleValue, hasPi } from '../../values/circle-value.ts'
import { numberValue } from '../../values/number.ts'
import { convert, quantity, written } from '../../values/quantity.ts'
import { powerOf, type Unit } from '../../values/units.ts'
import type { Value } from '../../values/value.ts'
import { type Solved, valueStep } from '../by-value/solution.ts'
import type { MeasureQuestion } from './question.ts'
import { worthOf } from './worth-of.ts'

/** A root that is rounded to fewer digits than three is right so far. */
function askingForDigits(answer: Value, value: Exact, own: Unit | undefined): Value {
  const coarser = [{ figures: 2 }, { places: 1 }, { places: 0 }].map(rounding =>
    own ? quantity(value, own, { rounding }) : numberValue(value, { rounding, isDecimal: true }),
  )
  const judge: Value['judge'] = said => {
    const judged = answer.judge(said)
    const isCoarse = judged.verdict === 'wrong' && coarser.some(each => each.judge(said).verdict === 'right')
    return isCoarse
      ? { verdict: 'unfinished', missing: 'So far it is right: give it one digit more.' }
      : judged
  }
  return { ...answer, judge }
}

/** A value of what is asked for, in the question's unit. */
export function measureValue(question: MeasureQuestion, value: Exact, power = question.formula.power): Value {
  const { unit, rounding, pi, wanted } = question
  const own = unit && unitOf(power, unit)
  const make = (each: Exact) => {
    if (!own) return numberValue(each, { rounding, isDecimal: true })
    const isAsked = wanted && power === question.formula.power
    return isAsked
      ? quantity(convert(each, own, wanted), wanted, { rounding, isUnitFixed: true })
      : quantity(each, own, { rounding })
  }
  const answer = circleValue(value, make, { note: pi, isRounded: rounding !== undefined })
  const isRoot = !rounding && !asRational(value) && !hasPi(value)
  return isRoot ? askingForDigits(answer, value, own) : answer
}

const shown = (value: Exact) => {
  const own = asRational(value)
  return own ? valueLatex(own, true) : exactLatex(value)
}

/** The formula with its numbers. */
function inserted({ formula, given }: MeasureQuestion): string {
  return formula.words.replace(/\{(\d)\}/g, (_, at: string) => shown(given[Number(at)] ?? { terms: [] }))
}

/** Put the numbers into the formula, then work it out. */
export function solveMeasure(question: MeasureQuestion): Solved {
  const { wanted, rounding, ...plain } = question
  const own = question.unit && unitOf(question.formula.power, question.unit)
  if (!wanted || wanted === own) return solveIn(question)
  const { steps, answer: before } = solveIn(plain)
  const { answer } = solveIn(question)
  const step = valueStep(
    `Write it in ${written(wanted)}: ${inline(`${before.latex} = ${answer.latex}`)}`,
    ...(answer.number ? [answer.number] : []),
  )
  return { answer, steps: [...steps, step] }
}

const unitOf = (power: 1 | 2 | 3, unit: Unit) => (power === 1 ? unit : powerOf(unit, power))

function solveIn(question: MeasureQuestion): Solved {
  const value = worthOf(question)
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
