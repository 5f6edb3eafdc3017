import { type Rational, rational } from '#maths/arithmetic/rational.ts'
import { readLiteral } from '#maths/arithmetic/read-literal.ts'
import type { Question } from '#maths/domain/question.ts'
import type { RatioQuestion } from '#maths/kinds/ratio/question.ts'
import type { QuantitySaid } from './quantity.ts'

const ALL =
  /^\W*(?:(?:so|then|ok|oh|is it|its|it's|they get|maybe|i (?:got|get|think)) )*([£$€]?\d[\d.]*(?:(?:\s*(?:,|and|&|n|:)\s*|\s+)[£$€]?\d[\d.]*)+)\W*$/i

/** All shares at once that are not as the ratio says; what is wrong with them is asked back. */
export function sharesSaid(text: string, question: Question): QuantitySaid | undefined {
  const ratio = question.kind === 'ratio' ? (question as RatioQuestion) : undefined
  if (ratio?.task !== 'share') return undefined
  const said = (ALL.exec(text)?.[1]?.match(/\d+(?:\.\d+)?/g) ?? []).flatMap(
    each => readLiteral(each)?.value ?? [],
  )
  const parts = ratio.parts.map(part => rational(part))
  if (said.length !== parts.length) return undefined
  const isAll = sum(said).equals(ratio.amount)
  const isInRatio = said.every((each, at) =>
    each.mul(parts[0] ?? 1).equals((said[0] ?? each).mul(parts[at] ?? 1)),
  )
  // The right ones are the answer, in whatever order; the parts themselves only say the ratio again.
  if ((isAll && isInRatio) || said.every((each, at) => each.equals(parts[at] ?? -1))) return undefined
  if (isAll && isSameInOtherOrder(said, parts, ratio.amount)) return undefined
  return {
    isSo: false,
    quantity: {
      is: 'the shares',
      values: [],
      named: /$^/,
      next: '',
      askBack: isAll
        ? said.every(each => each.equals(said[0] ?? each))
          ? 'They come to the whole together, and everybody gets the same. What does the ratio say: who gets how many parts?'
          : 'They come to the whole together, that fits. But is the one to the other as the ratio says? How much is one part?'
        : 'Put your shares together: do they come to the whole? How much is one part, when it is split into all of them?',
    },
  }
}

const sum = (numbers: readonly Rational[]) => numbers.reduce((all, each) => all.add(each), rational(0))

function isSameInOtherOrder(
  said: readonly Rational[],
  parts: readonly Rational[],
  amount: Rational,
): boolean {
  const one = amount.div(sum(parts))
  return parts.every(part => said.some(each => each.equals(part.mul(one))))
}
