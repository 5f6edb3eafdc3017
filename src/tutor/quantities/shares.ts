import { type Rational, rational } from '#maths/arithmetic/rational.ts'
import { readLiteral } from '#maths/arithmetic/read-literal.ts'
import type { Question } from '#maths/domain/question.ts'
import type { RatioQuestion } from '#maths/kinds/ratio/question.ts'
import { correctionIn } from '#maths/language/en/unsolved/corrected.ts'
import { bare, type QuantitySaid } from './quantity.ts'

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

/** `its not blue 2 its red 2 and blue 3`: every name with its number of the ratio, as the question tells it or not. */
export function ratioSaid(text: string, question: Question): QuantitySaid | undefined {
  const ratio = question.kind === 'ratio' ? (question as RatioQuestion) : undefined
  const isOfParts = ratio?.task === 'share' || ratio?.task === 'known'
  const names = isOfParts ? ratio.names : undefined
  if (!isOfParts || !names || names.length !== ratio.parts.length || new Set(ratio.parts).size < 2)
    return undefined
  const own = correctionIn(text) ?? text
  const said = names.map(name => partOf(name.split(' ')[0] ?? name, own))
  const parts = ratio.parts.map(String)
  const isRatio = [...said].sort().join() === [...parts].sort().join()
  // Who asks, reckons or offers the shares says more than the ratio.
  const isMore = /\?|\d ?[-+×x*÷/=] ?\d/.test(own) || (own.match(/\d+/g) ?? []).length !== parts.length
  if (!isRatio || isMore || ratio.amount.equals(sum(ratio.parts.map(each => rational(each)))))
    return undefined
  const next =
    ratio.task === 'known'
      ? 'So how many parts is the amount that you know?'
      : 'How many parts are there altogether?'
  const askBack =
    'The numbers are those of the ratio, but mind the order: the first number belongs to the name that stands first in your question. Which of them has how many parts?'
  return {
    isSo: said.every((each, at) => each === parts[at]),
    own,
    quantity: { ...bare('the ratio', next, askBack), credit: 'just as the ratio says.' },
  }
}

/** The number that stands at a name: `red is 2`, `2 parts red`. */
function partOf(name: string, text: string): string {
  const found = new RegExp(
    `\\b${name}s?(?: (?:is|are|has|have|gets?|counts?|=)| ?:)? (\\d+)\\b|\\b(\\d+) (?:parts? )?(?:of |for |are |is )?(?:the )?${name}`,
    'i',
  ).exec(text)
  return found?.[1] ?? found?.[2] ?? ''
}
