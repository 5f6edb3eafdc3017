import { gcd, type Rational, rational } from '../../arithmetic/rational.ts'
import { inline, valueLatex } from '../../arithmetic/show.ts'
import { amountValue } from '../../values/amount.ts'
import { numberValue } from '../../values/number.ts'
import { isSameRatio, ratio, simplest } from '../../values/ratio.ts'
import { shares } from '../../values/shares.ts'
import type { Value } from '../../values/value.ts'
import { NO, word, YES } from '../../values/word.ts'
import { type Solved, type ValueStep, valueStep } from '../by-value/solution.ts'
import { chainedSteps, chainedValue, joined, knownSteps, knownValue, wantedOf } from './known.ts'
import type { RatioQuestion, Which } from './question.ts'

type Share = Extract<RatioQuestion, { task: 'share' }>
type Missing = Extract<RatioQuestion, { task: 'missing' }>

const totalOf = (parts: readonly bigint[]) => rational(parts.reduce((a, b) => a + b))

export function sharesOf({ amount, parts }: Share): Rational[] {
  const one = amount.div(totalOf(parts))
  return parts.map(part => one.mul(part))
}

/** The share that is asked for, or all of them, made of given shares. */
export function sharesValue(all: readonly Rational[], which: Which, { measured, names = [] }: Share): Value {
  if (which === 'all') return shares(all, { make: share => amountValue(share, measured), names })
  const [first = rational(0), second = rational(0)] = all
  return amountValue(which === 'difference' ? first.sub(second).abs() : (all[which] ?? first), measured)
}

/** What stands in the gap of `3 : 4 = 12 : x`. */
export function missingOf({ known, given, at }: Missing): Rational {
  return at === 0 ? given.mul(known[0]).div(known[1]) : given.mul(known[1]).div(known[0])
}

export function unitaryOf(parts: readonly Rational[], oneAt: number): Rational[] {
  const one = parts[oneAt] ?? rational(1)
  return parts.map(each => each.div(one))
}

function answerTo(question: RatioQuestion): Value {
  switch (question.task) {
    case 'simplify':
      return ratio(simplest(question.parts), question.isAnyForm ? { isAnyForm: true } : {})
    case 'unitary':
      return ratio(unitaryOf(question.parts, question.oneAt), { oneAt: question.oneAt })
    case 'share':
      return sharesValue(sharesOf(question), question.which, question)
    case 'known':
      return knownValue(question, wantedOf(question))
    case 'chained':
      return chainedValue(question, joined(question))
    case 'missing':
      return numberValue(missingOf(question), { isDecimal: true })
    case 'fraction':
      return numberValue(rational(question.parts[question.at], question.parts[0] + question.parts[1]))
    case 'are equal':
      return isSameRatio(question.left, question.right) ? word(YES, [NO]) : word(NO, [YES])
  }
}

const shown = (value: Rational) => valueLatex(value, true)
const colons = (parts: readonly Rational[]) => parts.map(shown).join(' : ')

function simplifySteps(parts: readonly Rational[], isMixed: boolean, latex: string): ValueStep[] {
  const shared = parts.every(({ d }) => d === 1n) ? parts.map(({ n }) => n).reduce(gcd) : undefined
  const lead = isMixed ? [valueStep(`Write every part in the same unit: ${inline(colons(parts))}`)] : []
  if (shared === undefined) {
    return [
      ...lead,
      valueStep(
        `Multiply every part by the same number until all are whole, then divide by what they share: ${inline(latex)}`,
      ),
    ]
  }
  return [
    ...lead,
    valueStep(
      `Find the biggest number that goes into every part: ${inline(`\\text{the biggest} = ${shared}`)}`,
      shared,
    ),
    valueStep(`Divide every part by it: ${inline(latex)}`),
  ]
}

function shareSteps(question: Share, latex: string): ValueStep[] {
  const { amount, parts, leftOf } = question
  const total = totalOf(parts)
  const one = amount.div(total)
  const left = leftOf
    ? [
        valueStep(
          `Take what is known from the whole: ${inline(`${shown(leftOf)} - ${shown(leftOf.sub(amount))} = ${shown(amount)}`)}`,
          amount,
        ),
      ]
    : []
  return [
    valueStep(`Add the parts of the ratio: ${inline(`${parts.join(' + ')} = ${shown(total)}`)}`, total),
    ...left,
    valueStep(
      `Find what one part is: ${inline(`${shown(amount)} \\div ${shown(total)} = ${shown(one)}`)}`,
      one,
    ),
    valueStep(
      question.which === 'difference'
        ? `Work out both shares and how far apart they are: ${inline(`\\text{difference} = ${latex}`)}`
        : `Multiply it by the parts that are asked for: ${inline(`\\text{share} = ${latex}`)}`,
    ),
  ]
}

function stepsTo(question: RatioQuestion, value: Value): ValueStep[] {
  const { latex } = value
  switch (question.task) {
    case 'simplify':
      return simplifySteps(question.parts, question.written !== undefined, latex)
    case 'unitary':
      return [
        valueStep(
          `Divide both parts by ${inline(shown(question.parts[question.oneAt] ?? rational(1)))}: ${inline(latex)}`,
        ),
      ]
    case 'share':
      return shareSteps(question, latex)
    case 'known':
      return knownSteps(question, value)
    case 'chained':
      return chainedSteps(question, value)
    case 'missing': {
      const { known, given, at } = question
      const factor = given.div(at === 0 ? known[1] : known[0])
      return [
        valueStep(
          `Find what the known ratio is multiplied by: ${inline(`\\text{factor} = ${shown(factor)}`)}`,
          factor,
        ),
        valueStep(
          `Multiply the other part by it as well: ${inline(`${shown(known[at])} \\times ${shown(factor)} = ${latex}`)}`,
        ),
      ]
    }
    case 'fraction': {
      const [first, second] = question.parts
      return [
        valueStep(
          `Add the parts to see how many there are in all: ${inline(`${first} + ${second} = ${first + second}`)}`,
          first + second,
        ),
        valueStep(
          `Write the part that is asked for over all of them: ${inline(`\\text{fraction} = ${latex}`)}`,
        ),
      ]
    }
    case 'are equal':
      return [
        valueStep(
          `Simplify both: ${inline(colons(simplest(question.left)))} and ${inline(colons(simplest(question.right)))}. So the answer is ${latex.replace(/\\text\{(.*)\}/, '$1')}`,
        ),
      ]
  }
}

export function solveRatio(question: RatioQuestion): Solved {
  const answer = answerTo(question)
  return { steps: stepsTo(question, answer), answer }
}
