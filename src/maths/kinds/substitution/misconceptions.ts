import type { Formula } from '../../algebra/formula.ts'
import { polynomialOf } from '../../algebra/fraction-of.ts'
import { times } from '../../algebra/polynomial.ts'
import { valueAt } from '../../algebra/value-at.ts'
import { isNegative, type Rational, rational } from '../../arithmetic/rational.ts'
import { expression } from '../../values/expression.ts'
import { numberValue } from '../../values/number.ts'
import type { Value } from '../../values/value.ts'
import type { ValueMisconception } from '../by-value/define-kind.ts'
import type { SubstitutionQuestion } from './question.ts'
import { topics } from './topics.ts'

type Change = (formula: Formula, values: ReadonlyMap<string, Rational>) => Formula

/** The value with every part of the formula changed first. */
function changed(question: SubstitutionQuestion, isFunction: boolean, change: Change): Value | undefined {
  if (question.task !== 'value' || (question.name !== undefined) !== isFunction) return undefined
  const values = new Map(question.values)
  const value = valueAt(
    everywhere(question.formula, part => change(part, values)),
    values,
  )
  return value && numberValue(value)
}

function everywhere(formula: Formula, change: (part: Formula) => Formula): Formula {
  const own = change(formula)
  if (own !== formula) return own
  switch (formula.kind) {
    case 'sum':
      return { ...formula, terms: formula.terms.map(term => ({ ...term, of: everywhere(term.of, change) })) }
    case 'product':
      return { ...formula, factors: formula.factors.map(each => everywhere(each, change)) }
    case 'quotient':
      return { ...formula, top: everywhere(formula.top, change), bottom: everywhere(formula.bottom, change) }
    default:
      return formula
  }
}

/** `3x` read as digits side by side. */
const sideBySide: Change = (part, values) => {
  if (part.kind !== 'product') return part
  const [number, letter, ...more] = part.factors
  const value = letter?.kind === 'letter' ? values.get(letter.name) : undefined
  if (
    number?.kind !== 'number' ||
    more.length > 0 ||
    !value ||
    value.d !== 1n ||
    value.s < 0n ||
    number.value.d !== 1n
  )
    return part
  return { kind: 'number', value: rational(BigInt(`${number.value.n}${value.n}`)) }
}

const addedBeside: Change = part => {
  if (part.kind !== 'product' || part.factors[0]?.kind !== 'number') return part
  return { kind: 'sum', terms: part.factors.map(of => ({ isMinus: false, of })) }
}

const doubledPower: Change = part =>
  part.kind === 'power' && part.exponent.kind === 'number'
    ? { kind: 'product', factors: [part.base, part.exponent] }
    : part

const firstSquared: Change = part => {
  const [number, power, ...more] = part.kind === 'product' ? part.factors : []
  if (number?.kind !== 'number' || power?.kind !== 'power' || more.length > 0) return part
  return { kind: 'power', base: { kind: 'product', factors: [number, power.base] }, exponent: power.exponent }
}

function withoutMinus(question: SubstitutionQuestion, isFunction: boolean): Value | undefined {
  if (question.task !== 'value' || (question.name !== undefined) !== isFunction) return undefined
  if (!question.values.some(([, value]) => isNegative(value))) return undefined
  const value = valueAt(question.formula, new Map(question.values.map(([name, each]) => [name, each.abs()])))
  return value && numberValue(value)
}

export const misconceptions: readonly ValueMisconception<SubstitutionQuestion>[] = [
  {
    id: 'digits-side-by-side',
    name: 'Number written beside the other',
    topic: topics.values,
    explanation: 'A number right before a letter multiplies it; the two are not written side by side.',
    gap: 'Writes the number for a letter beside the number in front of it.',
    predict: question => changed(question, false, sideBySide),
  },
  {
    id: 'added-to-letter',
    name: 'Number before a letter added',
    topic: topics.values,
    explanation: 'A number right before a letter multiplies it; here it was added.',
    gap: 'Adds the number in front of a letter in place of multiplying.',
    predict: question => changed(question, false, addedBeside),
  },
  {
    id: 'minus-of-value-lost',
    name: 'Minus of the number lost',
    topic: topics.values,
    explanation: 'The number for the letter is below zero; put it in brackets so that its sign goes along.',
    gap: 'Leaves out the minus of a number put for a letter.',
    predict: question => withoutMinus(question, false),
  },
  {
    id: 'minus-of-input-lost',
    name: 'Minus of what goes into a function lost',
    topic: topics.functions,
    explanation: 'What stands in the brackets is below zero; its sign goes into the rule as well.',
    gap: 'Leaves out the minus of what is put into a function.',
    predict: question => withoutMinus(question, true),
  },
  {
    id: 'square-doubled-in-function',
    name: 'Power taken for a product',
    topic: topics.functions,
    explanation:
      'A power is a repeated product of the same number, not that number times the small raised one.',
    gap: 'Multiplies by the power when working out a function.',
    predict: question => changed(question, true, doubledPower),
  },
  {
    id: 'multiplier-squared-too',
    name: 'Number in front squared too',
    topic: topics.functions,
    explanation:
      'The power belongs to the letter alone: work it out first, then multiply by the number in front.',
    gap: 'Raises the number in front to the power as well when working out a function.',
    predict: question => changed(question, true, firstSquared),
  },
  {
    id: 'functions-multiplied',
    name: 'Functions multiplied in place of put into each other',
    topic: topics.functions,
    explanation: 'One function goes into the other in the place of the letter; they are not multiplied.',
    gap: 'Multiplies two functions in place of putting one into the other.',
    predict(question) {
      if (question.task !== 'composition') return undefined
      const [outer, inner] = [polynomialOf(question.formula), polynomialOf(question.inner)]
      return outer && inner && expression(times(outer, inner), { form: 'simplest' })
    },
  },
]
