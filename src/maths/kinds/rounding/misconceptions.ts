import { cutTo, isWhole, type Rational, rational, roundTo } from '../../arithmetic/rational.ts'
import type { ArithmeticQuestion, RoundQuestion } from '../../domain/arithmetic-question.ts'
import type { Random } from '../../domain/misconception.ts'
import { between, pick } from '../../domain/random.ts'
import { define } from '../by-lines/misconceptions/define.ts'
import type { ArithmeticMisconception } from '../by-lines/misconceptions/misconception.ts'
import { topics } from '../by-lines/topics.ts'

function roundOf(question: ArithmeticQuestion): RoundQuestion | undefined {
  return question.kind === 'round' && question.number.value.s > 0n ? question : undefined
}

function unit(places: number): Rational {
  return places >= 0 ? rational(1, 10n ** BigInt(places)) : rational(10n ** BigInt(-places))
}

const proposeWhole = (random: Random) =>
  `Round ${between(random, 1111, 9899)} to the nearest ${pick(random, ['ten', 'hundred', 'thousand'])}`

const proposeAny = (random: Random) =>
  pick(random, [
    proposeWhole(random),
    `Round ${between(random, 1, 39)}.${between(random, 101, 989)} to ${pick(random, [1, 2])} decimal places`,
    `Round ${between(random, 1, 39)}.${between(random, 11, 98)} to the nearest whole number`,
  ])

export const rounding: ArithmeticMisconception[] = [
  define({
    id: 'always-rounds-down',
    name: 'Always rounds down',
    topic: topics.rounding,
    explanation:
      'The digits were just cut off; when the first one that goes is 5 or more, the number goes up.',
    gap: 'Cuts digits off instead of rounding up.',
    predict(question) {
      const round = roundOf(question)
      return round && cutTo(round.number.value, round.places)
    },
    propose: proposeAny,
  }),
  define({
    id: 'always-rounds-up',
    name: 'Always rounds up',
    topic: topics.rounding,
    explanation: 'When the first digit that goes is less than 5, the number stays; here it went up.',
    gap: 'Rounds up even when the next digit is less than five.',
    predict(question) {
      const round = roundOf(question)
      if (!round) return undefined
      const cut = cutTo(round.number.value, round.places)
      return cut.equals(round.number.value) ? undefined : cut.add(unit(round.places))
    },
    propose: proposeAny,
  }),
  define({
    id: 'rounded-one-place-too-far',
    name: 'Rounded to the next larger place',
    topic: topics.rounding,
    explanation: 'This is rounded to a place ten times as big as the one asked for.',
    gap: 'Rounds to a larger place than the one asked for.',
    predict(question) {
      const round = roundOf(question)
      return round && roundTo(round.number.value, round.places - 1)
    },
    propose: proposeAny,
  }),
  define({
    id: 'rounded-one-place-too-near',
    name: 'Rounded to the next smaller place',
    topic: topics.rounding,
    explanation: 'This is rounded to a place ten times as small as the one asked for.',
    gap: 'Rounds to a smaller place than the one asked for.',
    predict(question) {
      const round = roundOf(question)
      return round && roundTo(round.number.value, round.places + 1)
    },
    propose: proposeAny,
  }),
  define({
    id: 'rounded-zeros-dropped',
    name: 'Zeros dropped after rounding',
    topic: topics.rounding,
    explanation: 'Rounding keeps the size of the number, so zeros have to stand where the digits were.',
    gap: 'Leaves out the zeros that hold the places after rounding.',
    predict(question) {
      const round = roundOf(question)
      if (!round || round.places >= 0) return undefined
      const shorter = roundTo(round.number.value, round.places).div(unit(round.places))
      return isWhole(shorter) ? shorter : undefined
    },
    propose: proposeWhole,
  }),
]
