import { type Rational, ZERO } from '../../arithmetic/rational.ts'
import { inline, valueLatex } from '../../arithmetic/show.ts'
import { measured } from '../../values/measured.ts'
import { split } from '../../values/mixed-quantity.ts'
import { numberValue } from '../../values/number.ts'
import { quantity } from '../../values/quantity.ts'
import type { Unit } from '../../values/units.ts'
import type { Value } from '../../values/value.ts'
import { FALSE, NO, TRUE, word, YES } from '../../values/word.ts'
import type { Amount } from '../../wording/unit-amounts.ts'
import { type Solved, valueStep } from '../by-value/solution.ts'
import { inOrder, oneOf, sizeOf } from './amounts-value.ts'
import type { MeasureSumQuestion } from './question.ts'
import { type Sign, signBetween } from './sign-value.ts'

const shown = (value: Rational) => valueLatex(value, true)

/** `3 m 45 cm` where the question's units make whole numbers of it, `3.45 m` otherwise. */
export function partsOf({ value, unit }: Amount, units: readonly Unit[]): { count: Rational; unit: Unit }[] {
  const smaller = units.filter(each => each.size.compare(unit.size) < 0)
  for (const next of smaller) {
    const counts = split(value, unit, [unit, next])
    const [whole = ZERO, rest = ZERO] = counts
    if (counts.every(({ d }) => d === 1n) && whole.n > 0n && rest.n > 0n)
      return [
        { count: whole, unit },
        { count: rest, unit: next },
      ]
  }
  return [{ count: value, unit }]
}

export const amountText = (amount: Amount, units: readonly Unit[]) =>
  partsOf(amount, units)
    .map(({ count, unit }) => `${inline(shown(count))} ${unit.symbol.replace('^2', '²').replace('^3', '³')}`)
    .join(' ')
const bareText = (amount: Amount, units: readonly Unit[]) => amountText(amount, units).replaceAll('$', '')

/** An amount as an answer, from its number of the biggest unit of the question. */
function answerIn({ units, wanted }: MeasureSumQuestion, value: Rational): Value {
  const [big] = units
  if (!wanted) return measured(value, big, units)
  return quantity(value.mul(big.size).div(wanted.size), wanted, { isUnitFixed: true, isDecimal: true })
}

const SIGNS: Record<string, Sign> = { '-1': '<', '0': '=', '1': '>' }
const signOf = (left: Rational, right: Rational) => SIGNS[String(Math.sign(left.compare(right)))] ?? '='

/** The answer where an amount is as big as `by` says. */
export function answerBy(question: MeasureSumQuestion, by: (amount: Amount) => Rational = sizeOf): Value {
  const up = (amounts: readonly Amount[]) => [...amounts].sort((a, b) => by(a).compare(by(b)))
  switch (question.task) {
    case 'most': {
      const [first, ...others] = up(question.amounts)
      if (!first) throw new RangeError('There are amounts to choose from')
      const last = others.at(-1) ?? first
      return oneOf(question.amounts, question.wants === 'largest' ? last : first)
    }
    case 'order': {
      const sorted = up(question.amounts)
      return inOrder(
        question.direction === 'down' ? sorted.reverse() : sorted,
        question.direction === undefined,
      )
    }
    case 'sign': {
      const { left, right, units } = question
      return signBetween([bareText(left, units), bareText(right, units)], signOf(by(left), by(right)))
    }
    case 'statement': {
      const isSo = signOf(by(question.left), by(question.right)) === question.relation
      if (question.isTruth) return isSo ? word(TRUE, [FALSE]) : word(FALSE, [TRUE])
      return isSo ? word(YES, [NO]) : word(NO, [YES])
    }
    case 'fit':
      return numberValue(by(question.into).div(by(question.amount)), { isDecimal: true })
    case 'sum': {
      const total = question.terms.map(({ amount, sign }) => by(amount).mul(sign)).reduce((a, b) => a.add(b))
      return answerIn(question, total.div(question.units[0].size))
    }
    case 'times':
      return answerIn(question, by(question.amount).mul(question.by).div(question.units[0].size))
    case 'share':
      return answerIn(question, by(question.amount).div(question.by).div(question.units[0].size))
  }
}

/** Bring all to one unit, then work it out. */
export function solveMeasureSum(question: MeasureSumQuestion): Solved {
  const answer = answerBy(question)
  const small = question.units.at(-1) ?? question.units[0]
  const counts = amountsOf(question).map(each => sizeOf(each).div(small.size))
  // What stands in the question proves nothing.
  const converted = counts.filter((_, at) => amountsOf(question)[at]?.unit !== small)
  const texts = amountsOf(question).map((each, at) => {
    const own = `${bareText(each, question.units)}`.replace(/ ([^\d]+)/g, '\\text{ $1}')
    return `${own} = ${shown(counts[at] ?? ZERO)}\\text{ ${small.symbol}}`.replace(/\^(\d)\}/, '}^$1')
  })
  const convert =
    question.units.length > 1
      ? [valueStep(`Write all of it in one unit: ${texts.map(inline).join(', ')}`, ...converted)]
      : []
  const sum = sumOf(question, counts.map(shown))
  const last = sum
    ? valueStep(
        `Work it out: ${inline(`${sum} = ${answer.latex}`)}`,
        ...(answer.number ? [answer.number] : []),
      )
    : valueStep(`Compare the numbers: ${inline(`= ${answer.latex}`)}`)
  return { answer, steps: [...convert, last], choices: 'amounts' in question ? choicesOf(question) : [] }
}

function choicesOf(question: MeasureSumQuestion): Value[] {
  return question.task === 'most' ? question.amounts.map(each => oneOf(question.amounts, each)) : []
}

function amountsOf(question: MeasureSumQuestion): Amount[] {
  switch (question.task) {
    case 'sum':
      return question.terms.map(({ amount }) => amount)
    case 'times':
    case 'share':
      return [question.amount]
    case 'fit':
      return [question.into, question.amount]
    case 'most':
    case 'order':
      return question.amounts
    default:
      return [question.left, question.right]
  }
}

function sumOf(question: MeasureSumQuestion, [first = '', ...others]: string[]): string | undefined {
  switch (question.task) {
    case 'sum':
      return [
        first,
        ...others.map((each, at) => `${question.terms[at + 1]?.sign === -1 ? '-' : '+'} ${each}`),
      ].join(' ')
    case 'times':
      return `${first} \\times ${shown(question.by)}`
    case 'share':
      return `${first} \\div ${shown(question.by)}`
    case 'fit':
      return `${first} \\div ${others[0] ?? ''}`
    default:
      return undefined
  }
}
