import { type Rational, rational, ZERO } from '../../arithmetic/rational.ts'
import { inline, valueLatex } from '../../arithmetic/show.ts'
import { numberValue } from '../../values/number.ts'
import { convert, quantity, written } from '../../values/quantity.ts'
import { powerOf } from '../../values/units.ts'
import type { Value } from '../../values/value.ts'
import { type Solved, valueStep } from '../by-value/solution.ts'
import type { ShapeQuestion } from './question.ts'

const shown = (value: Rational) => valueLatex(value, true)
const sum = (values: readonly Rational[]) => values.reduce((a, b) => a.add(b), ZERO)
const product = (values: readonly Rational[]) => values.reduce((a, b) => a.mul(b), rational(1))

/** All sides, once round. */
function sidesOf({ shape, lengths }: ShapeQuestion): Rational[] {
  if (shape === 'square') return [...lengths, ...lengths, ...lengths, ...lengths]
  return shape === 'rectangle' ? [...lengths, ...lengths] : lengths
}

/** The two lengths that an area is the product of. */
export function factorsOf({ shape, lengths }: ShapeQuestion): Rational[] {
  return shape === 'square' ? [...lengths, ...lengths] : lengths
}

/** A value of the question's measure, in its unit. */
export function inUnit(question: ShapeQuestion, value: Rational, measure = question.measure): Value {
  const { unit, wanted } = question
  if (!unit) return numberValue(value, { isDecimal: true })
  const own = measure === 'area' ? powerOf(unit, 2) : unit
  return wanted && wanted.dimension === own.dimension
    ? quantity(convert(value, own, wanted), wanted, { isUnitFixed: true })
    : quantity(value, own)
}

/** Perimeter or area as a bare number. */
export function numberOf(question: ShapeQuestion, measure = question.measure): Rational {
  if (measure === 'perimeter') return sum(sidesOf(question))
  const whole = product(factorsOf(question))
  return question.shape === 'triangle' ? whole.div(2) : whole
}

/** The way to a perimeter or an area: what to do with the lengths, then the result with its unit. */
export function solveShape(question: ShapeQuestion): Solved {
  const { wanted, unit, ...plain } = question
  if (!wanted || !unit || wanted === (question.measure === 'area' ? powerOf(unit, 2) : unit))
    return solveIn(question)
  const { steps, answer: before } = solveIn({ ...plain, unit })
  const answer = inUnit(question, numberOf(question))
  const step = valueStep(
    `Write it in ${written(wanted)}: ${inline(`${before.latex} = ${answer.latex}`)}`,
    ...(answer.number ? [answer.number] : []),
  )
  return { answer, steps: [...steps, step] }
}

function solveIn(question: ShapeQuestion): Solved {
  const answer = inUnit(question, numberOf(question))
  const result = inline(answer.latex)
  if (question.measure === 'perimeter') {
    const added = sidesOf(question).map(shown).join(' + ')
    return {
      answer,
      steps: [
        {
          ...valueStep(`Add the lengths of all the sides: ${inline(added)}`),
          isShownBy: ({ operations }) => operations.length > 0,
        },
        valueStep(
          `Write the perimeter with its unit: ${inline(`${added} = ${answer.latex}`)}`,
          numberOf(question),
        ),
      ],
    }
  }
  const factors = factorsOf(question)
  const multiplied = factors.map(shown).join(' \\times ')
  const whole = product(factors)
  if (question.shape === 'triangle') {
    return {
      answer,
      steps: [
        valueStep(`Multiply base and height: ${inline(`${multiplied} = ${shown(whole)}`)}`, whole),
        valueStep(
          `Take half of it: ${inline(`${shown(whole)} \\div 2 = ${answer.latex}`)}`,
          numberOf(question),
        ),
      ],
    }
  }
  return {
    answer,
    steps: [
      {
        ...valueStep(`Multiply the two sides: ${inline(multiplied)}`),
        isShownBy: ({ operations }) =>
          operations.some(({ operator }) => operator === '×' || operator === '^'),
      },
      valueStep(`Write the area with its unit: ${result}`, whole),
    ],
  }
}
