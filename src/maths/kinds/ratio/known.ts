import { type Rational, rational } from '../../arithmetic/rational.ts'
import { inline, valueLatex } from '../../arithmetic/show.ts'
import { amountValue } from '../../values/amount.ts'
import { counted } from '../../values/counted.ts'
import { ratio, simplest } from '../../values/ratio.ts'
import type { Value } from '../../values/value.ts'
import { type ValueStep, valueStep } from '../by-value/solution.ts'
import type { PartsOf, RatioQuestion } from './question.ts'

export type Known = Extract<RatioQuestion, { task: 'known' }>
export type Chained = Extract<RatioQuestion, { task: 'chained' }>

const shown = (value: Rational) => valueLatex(value, true)
const colons = (parts: readonly Rational[]) => parts.map(shown).join(' : ')

/** How many parts of the ratio something is. */
export function countOf(parts: readonly bigint[], which: PartsOf): bigint {
  if (which === 'all') return parts.reduce((a, b) => a + b)
  return typeof which === 'number'
    ? (parts[which] ?? 1n)
    : (parts[which.more] ?? 1n) - (parts[which.less] ?? 0n)
}

export const partsOf = ({ parts }: Known, which: PartsOf): Rational => rational(countOf(parts, which))

/** An amount as an answer, with what is asked for as its name where it is counted. */
export function knownValue({ measured, wanted, names }: Known, amount: Rational): Value {
  if (measured.unit || measured.currency) return amountValue(amount, measured)
  const name = wanted === 'all' ? 'in total' : (names[wanted] ?? '')
  const one = name.split(' ')[0] ?? ''
  return counted(
    amount,
    [...new Set([name, name.replace(/s$/, ''), one])].filter(each => each !== ''),
  )
}

/** What one part of the ratio is. */
const onePart = (question: Known): Rational => question.amount.div(partsOf(question, question.known))

export const wantedOf = (question: Known): Rational =>
  onePart(question).mul(partsOf(question, question.wanted))

/** What has to be added or taken off before one part can be found. */
function sumOfParts(question: Known): ValueStep[] {
  const { parts, known, wanted } = question
  if (typeof known === 'object') {
    const gap = partsOf(question, known)
    const sum = `${parts[known.more] ?? 0n} - ${parts[known.less] ?? 0n} = ${shown(gap)}`
    return [valueStep(`Find how many parts more that is: ${inline(sum)}`, gap)]
  }
  if (known !== 'all' && wanted !== 'all') return []
  const total = partsOf(question, 'all')
  return [valueStep(`Add the parts of the ratio: ${inline(`${parts.join(' + ')} = ${shown(total)}`)}`, total)]
}

export function knownSteps(question: Known, { latex }: Value): ValueStep[] {
  const [known, wanted] = [partsOf(question, question.known), partsOf(question, question.wanted)]
  const one = onePart(question)
  return [
    ...sumOfParts(question),
    valueStep(
      `Find what one part is: ${inline(`${shown(question.amount)} \\div ${shown(known)} = ${shown(one)}`)}`,
      one,
      wanted.div(known),
    ),
    valueStep(
      `Multiply it by the parts that are asked for: ${inline(`${shown(one)} \\times ${shown(wanted)} = ${latex}`)}`,
    ),
  ]
}

/** All three parts with the shared one made the same. */
export const joined = ({ first: [a, b], second: [c, d] }: Chained): [Rational, Rational, Rational] => [
  a.mul(c),
  b.mul(c),
  b.mul(d),
]

export function chainedValue({ isAll }: Chained, [a, b, c]: readonly [Rational, Rational, Rational]): Value {
  return ratio(simplest(isAll ? [a, b, c] : [a, c]), { isAnyForm: true })
}

export function chainedSteps(question: Chained, { latex }: Value): ValueStep[] {
  const [a, b, c] = joined(question)
  const [one, same, last] = question.letters
  return [
    valueStep(
      `Multiply both ratios so that ${inline(same)} is the same in both: ${inline(`${one} : ${same} = ${colons([a, b])}`)} and ${inline(`${same} : ${last} = ${colons([b, c])}`)}`,
    ),
    valueStep(`Put them together in the simplest form: ${inline(latex)}`),
  ]
}
