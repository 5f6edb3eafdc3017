import type { NumberNode } from '../../../arithmetic/expression.ts'
import type { Rational } from '../../../arithmetic/rational.ts'
import type { ArithmeticQuestion } from '../../../domain/arithmetic-question.ts'
import type { Random } from '../../../domain/misconception.ts'
import { between, pick } from '../../../domain/random.ts'
import { topics } from '../topics.ts'
import { define } from './define.ts'
import type { ArithmeticMisconception } from './misconception.ts'

/** The number that is looked for where only one thing about each is compared; undefined where two are alike in it. */
function chosenBy(
  question: ArithmeticQuestion,
  measure: (number: NumberNode) => number | undefined,
): Rational | undefined {
  if (question.kind !== 'compare') return undefined
  const sign = question.wants === 'largest' ? 1 : -1
  const measured = question.numbers.map(number => ({ number, by: measure(number) }))
  if (measured.some(({ by }) => by === undefined)) return undefined
  const [first, second] = measured.sort((a, b) => sign * ((b.by ?? 0) - (a.by ?? 0)))
  return first && second && first.by !== second.by ? first.number.value : undefined
}

const bottomOf = ({ form, bottom }: NumberNode) => (form === 'fraction' ? Number(bottom) : undefined)

const proposeUnlike = (random: Random) => {
  const [small, large] = [between(random, 3, 5), between(random, 6, 9)]
  const [first, second] = pick<[number, number]>(random, [
    [1, 1],
    [small - 1, large - 1],
  ])
  return `Which is larger, ${first}/${small} or ${second}/${large}?`
}

export const comparing: ArithmeticMisconception[] = [
  define({
    id: 'larger-bottom-is-larger',
    name: 'Larger denominator is larger',
    topic: topics.comparing,
    explanation: 'A larger bottom number means smaller pieces: compare how many there are of which size.',
    gap: 'Takes the fraction with the larger denominator to be the larger one.',
    standard: '4.NF.A.2',
    predict: question => chosenBy(question, bottomOf),
    propose: proposeUnlike,
  }),
  define({
    id: 'smaller-bottom-is-larger',
    name: 'Smaller denominator is larger',
    topic: topics.comparing,
    explanation:
      'The pieces are larger there, but it counts as well how many there are: bring both to one size.',
    gap: 'Takes the fraction with the smaller denominator to be the larger one.',
    standard: '4.NF.A.2',
    predict: question => chosenBy(question, number => negated(bottomOf(number))),
    propose: proposeUnlike,
  }),
  define({
    id: 'percent-as-whole-number',
    name: 'Percentage taken for a whole number',
    topic: topics.comparing,
    explanation: 'Percent means out of a hundred: write all of them as decimals, then compare.',
    gap: 'Compares the number of percent with decimals and fractions as if it were a whole number.',
    standard: '6.RP.A.3',
    predict(question) {
      const isMixed =
        question.kind === 'compare' && new Set(question.numbers.map(({ form }) => form)).size > 1
      return isMixed
        ? chosenBy(question, ({ form, value }) => value.mul(form === 'percent' ? 100 : 1).valueOf())
        : undefined
    },
    propose: random => `Which is larger, ${between(random, 11, 49)}% or 0.${between(random, 5, 9)}?`,
  }),
]

const negated = (number: number | undefined) => (number === undefined ? undefined : -number)
