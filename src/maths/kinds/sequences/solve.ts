import { constant, plus, scaled, variable } from '../../algebra/polynomial.ts'
import { polynomialLatex } from '../../algebra/show-polynomial.ts'
import type { Rational } from '../../arithmetic/rational.ts'
import { inline, valueLatex } from '../../arithmetic/show.ts'
import { expression } from '../../values/expression.ts'
import { numberValue } from '../../values/number.ts'
import { several } from '../../values/several.ts'
import { geometricRule } from '../../values/term-rule.ts'
import type { Value } from '../../values/value.ts'
import { NO, word, YES } from '../../values/word.ts'
import { type Solved, type ValueStep, valueStep } from '../by-value/solution.ts'
import { continued } from './continued.ts'
import type { SequenceQuestion } from './question.ts'
import { polynomialIn, type Rule, stepOf, stepRuleOf, termAt } from './rule.ts'
import { stepValue } from './step-value.ts'

function termsFrom(rule: Rule, first: number, count: number): Rational[] {
  return Array.from({ length: count }, (_, at) => termAt(rule, first + at))
}

/** `dn + c` as an answer. */
export function linearRule(step: Rational, constantPart: Rational, letter: string): Value {
  return expression(plus(scaled(variable(letter), step), constant(constantPart)), {
    form: 'any',
    letters: [letter],
  })
}

/** What fills the gaps, or the whole sequence with them. */
function gapsIn(places: readonly number[], rule: Rule, count: number): Value {
  const filling = places.map(place => termAt(rule, place))
  const own = filling.length === 1 ? numberValue(filling[0] ?? 0) : several(filling, { isOrdered: true })
  const all = several(termsFrom(rule, 1, count), { isOrdered: true })
  return {
    ...own,
    judge: said => (all.judge(said).verdict === 'right' ? { verdict: 'right' } : own.judge(said)),
  }
}

function answerTo(question: SequenceQuestion): Value {
  const { rule, terms } = question
  switch (question.task) {
    case 'next': {
      const next = termsFrom(rule, terms.length + 1, question.count)
      return next.length === 1 ? numberValue(next[0] ?? 0) : continued(terms, next)
    }
    case 'first terms':
      return several(termsFrom(rule, 1, question.count), { isOrdered: true })
    case 'missing':
      return gapsIn([question.place], rule, terms.length + 1)
    case 'term':
      return numberValue(termAt(rule, question.place))
    case 'gaps':
      return gapsIn(question.places, rule, terms.length + question.places.length)
    case 'is term':
      return question.isOne ? word(YES, [NO]) : word(NO, [YES])
    case 'common difference':
      return numberValue(stepOf(rule) ?? 0)
    case 'common ratio':
      return numberValue(rule.kind === 'geometric' ? rule.ratio : 1)
    case 'step rule': {
      const step = stepRuleOf(rule)
      if (!step) throw new RangeError('The sequence has no rule from term to term')
      const polynomial = polynomialIn(rule, 'n')
      const nth = polynomial
        ? expression(polynomial, { form: 'any', letters: ['n'] })
        : rule.kind === 'geometric'
          ? geometricRule(rule.first, rule.ratio, 'n')
          : undefined
      return stepValue(step, nth && { value: nth, isRight: question.orNth })
    }
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
    gaps: 'Fill each gap with the same step',
    'is term': 'See whether a whole number put into the rule gives it',
    missing: 'Fill the gap with the same step',
    nth: 'Put it in a rule that gives the first term too',
    'common difference': 'Take a term from the one behind it',
    'common ratio': 'Divide a term by the one before it',
    'step rule': 'See what is done with each term to get the next',
  }
  const end = valueStep(`${last[question.task]}: ${result}`)
  const isOne = ['common difference', 'common ratio', 'step rule'].includes(question.task)
  return { steps: isOne ? [end] : [firstStep(question), end], answer }
}
