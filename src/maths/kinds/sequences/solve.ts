import { constant, plus, scaled, variable } from '../../algebra/polynomial.ts'
import { polynomialLatex } from '../../algebra/show-polynomial.ts'
import type { Rational } from '../../arithmetic/rational.ts'
import { inline, valueLatex } from '../../arithmetic/show.ts'
import { expression } from '../../values/expression.ts'
import { numberValue } from '../../values/number.ts'
import { several } from '../../values/several.ts'
import { geometricRule } from '../../values/term-rule.ts'
import type { Value } from '../../values/value.ts'
import { type Solved, type ValueStep, valueStep } from '../by-value/solution.ts'
import type { SequenceQuestion } from './question.ts'
import { polynomialIn, type Rule, stepOf, termAt } from './rule.ts'

export function termsFrom(rule: Rule, first: number, count: number): Rational[] {
  return Array.from({ length: count }, (_, at) => termAt(rule, first + at))
}

/** `dn + c` as an answer. */
export function linearRule(step: Rational, constantPart: Rational, letter: string): Value {
  return expression(plus(scaled(variable(letter), step), constant(constantPart)), {
    form: 'any',
    letters: [letter],
  })
}

export function answerTo(question: SequenceQuestion): Value {
  const { rule, terms } = question
  switch (question.task) {
    case 'next': {
      const next = termsFrom(rule, terms.length + 1, question.count)
      return next.length === 1 ? numberValue(next[0] ?? 0) : several(next, { isOrdered: true })
    }
    case 'first terms':
      return several(termsFrom(rule, 1, question.count), { isOrdered: true })
    case 'term':
    case 'missing':
      return numberValue(termAt(rule, question.place))
    case 'common difference':
      return numberValue(stepOf(rule) ?? 0)
    case 'common ratio':
      return numberValue(rule.kind === 'geometric' ? rule.ratio : 1)
    case 'nth': {
      const polynomial = polynomialIn(rule, question.letter)
      if (polynomial) return expression(polynomial, { form: 'any', letters: [question.letter] })
      if (rule.kind !== 'geometric') throw new RangeError('The sequence has no rule in letters')
      return geometricRule(rule.first, rule.ratio, question.letter)
    }
  }
}

const math = (value: Rational) => inline(valueLatex(value, false))

function firstStep({ rule, terms, given }: SequenceQuestion): ValueStep {
  if (given !== undefined) {
    const polynomial = polynomialIn(rule, 'n')
    return valueStep(
      `Put the number of the term for ${inline('n')}: ${inline(polynomialLatex(polynomial ?? []))}`,
    )
  }
  if (rule.kind === 'geometric')
    return valueStep(`Find what each term is multiplied by: ${math(rule.ratio)}`, rule.ratio)
  if (rule.kind === 'sums') return valueStep('See that each term is the sum of the two before it')
  const step = stepOf(rule)
  if (step) return valueStep(`Find what is added from term to term: ${math(step)}`, step)
  const differences = terms.slice(1).map((term, at) => term.sub(terms[at] ?? 0))
  return valueStep(
    `Write down the differences: ${inline(differences.map(each => valueLatex(each, false)).join(', '))}`,
    ...differences.slice(-1),
  )
}

export function solveSequence(question: SequenceQuestion): Solved {
  const answer = answerTo(question)
  const result = inline(answer.latex)
  const last: Record<SequenceQuestion['task'], string> = {
    next: 'Go on in the same way',
    'first terms': 'Work out each term in turn',
    term: 'Go on up to the term that is asked for',
    missing: 'Fill the gap with the same step',
    nth: 'Put it in a rule that gives the first term too',
    'common difference': 'Take a term from the one behind it',
    'common ratio': 'Divide a term by the one before it',
  }
  const end = valueStep(`${last[question.task]}: ${result}`)
  const isOne = question.task === 'common difference' || question.task === 'common ratio'
  return { steps: isOne ? [end] : [firstStep(question), end], answer }
}
