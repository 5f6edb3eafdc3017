import type { Formula } from '../../algebra/formula.ts'
import { formulaLatex } from '../../algebra/show-formula.ts'
import { valueAt } from '../../algebra/value-at.ts'
import { type Rational, rational } from '../../arithmetic/rational.ts'
import { inline, valueLatex } from '../../arithmetic/show.ts'
import type { Random } from '../../domain/misconception.ts'
import { between, pick } from '../../domain/random.ts'
import type { Rounding } from '../../values/rounding.ts'
import type { EstimationQuestion, EstimationTask } from './question.ts'
import { roundedFormula } from './rounded.ts'

const number = (value: Rational | number): Formula => ({
  kind: 'number',
  value: typeof value === 'number' ? rational(value) : value,
})

function sum(random: Random): { formula: Formula; rounding: Rounding } {
  const places = pick(random, [-1, -2])
  const most = places === -1 ? 98 : 998
  const terms = [0, 1].map(() => ({ isMinus: false, of: number(between(random, most / 8, most) | 1) }))
  return { formula: { kind: 'sum', terms }, rounding: { places } }
}

function product(random: Random, grade: number): { formula: Formula; rounding: Rounding } {
  const second =
    grade >= 6 && random() < 0.5 ? rational(between(random, 21, 98), 10) : rational(between(random, 12, 98))
  return {
    formula: { kind: 'product', factors: [number(between(random, 112, 987)), number(second)] },
    rounding: { figures: 1 },
  }
}

const STEPS: Record<string, Rational> = {
  half: rational(1, 2),
  quarter: rational(1, 4),
}

function nearest(random: Random, grade: number): EstimationTask {
  if (grade <= 4 || random() < 0.5) {
    const step = pick(random, [5, 20, 25, 50])
    return { task: 'nearest multiple', number: rational(between(random, step, 400)), step: rational(step) }
  }
  return {
    task: 'nearest multiple',
    number: rational(between(random, 11, 199), 10),
    step: STEPS[pick(random, ['half', 'quarter'])] ?? rational(1, 2),
  }
}

/** A calculation to estimate, or a number to round to steps. */
export function makeEstimation(random: Random, grade: number): EstimationQuestion {
  if (random() < 0.4) return { kind: 'estimation', text: '', ...nearest(random, grade) }
  const { formula, rounding } = random() < 0.4 ? sum(random) : product(random, grade)
  const value = valueAt(roundedFormula(formula, rounding), new Map()) ?? rational(0)
  return { kind: 'estimation', text: '', task: 'estimate', formula, rounding, value }
}

function roundingWords(rounding: Rounding): string {
  if ('figures' in rounding)
    return rounding.figures === 1 ? '1 significant figure' : `${rounding.figures} significant figures`
  if (rounding.places > 1) return `${rounding.places} decimal places`
  const names: Record<string, string> = { '1': 'tenth', '0': 'whole number' }
  return `the nearest ${names[rounding.places] ?? 10 ** -rounding.places}`
}

export function writeEstimation(question: EstimationQuestion): string {
  if (question.task === 'nearest multiple') {
    const name = Object.keys(STEPS).find(each => STEPS[each]?.equals(question.step))
    return `Round ${inline(valueLatex(question.number, true))} to the nearest ${name ?? inline(valueLatex(question.step, true))}.`
  }
  const how = question.rounding ? ` by rounding each number to ${roundingWords(question.rounding)}` : ''
  return `Estimate ${inline(formulaLatex(question.formula))}${how}.`
}
