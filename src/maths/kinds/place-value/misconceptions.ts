import { numberValue } from '../../values/number.ts'
import type { ValueMisconception } from '../by-value/define-kind.ts'
import { partsOf, sumOfParts } from './parts.ts'
import { KNOWN_PLACES } from './places.ts'
import { digitsOf, type PlaceValueQuestion } from './question.ts'
import { digitAt } from './solve.ts'
import { topics } from './topics.ts'
import { digitValue, inWordsValue, placeValue } from './values.ts'

/** 4005 as it is heard: 4000 and 5 one behind the other. */
function asHeard(number: bigint): bigint | undefined {
  const [thousands, rest] = [number / 1000n, number % 1000n]
  return thousands > 0n && rest > 0n ? BigInt(`${thousands}000${rest}`) : undefined
}

const withoutZeros = (number: bigint) => BigInt(number.toString().replaceAll('0', '') || '0')

export const misconceptions: readonly ValueMisconception<PlaceValueQuestion>[] = [
  {
    id: 'places-from-left',
    name: 'Places counted from the left',
    topic: topics.digits,
    explanation: 'Places are counted from the ones at the point, not from the first digit.',
    gap: 'Counts the places of a number from the left.',
    predict(question) {
      if (question.task !== 'digit at place' || question.place < 0) return undefined
      const found = digitsOf(question.written)[question.place]
      return found && numberValue(found.digit)
    },
  },
  {
    id: 'next-place-digit',
    name: 'Digit of the next place',
    topic: topics.digits,
    explanation: 'This digit stands one place beside the one that was asked for.',
    gap: 'Takes the digit one place beside the one that is asked for.',
    predict: question =>
      question.task === 'digit at place' &&
      digitsOf(question.written).some(({ place }) => place === question.place - 1)
        ? numberValue(digitAt(question.written, question.place - 1))
        : undefined,
  },
  {
    id: 'digit-for-its-value',
    name: 'Digit in place of its value',
    topic: topics.digits,
    explanation: 'This is the digit itself; what it is worth depends on its place.',
    gap: 'Names the digit itself where its value is asked for.',
    predict: question => (question.task === 'value of digit' ? numberValue(question.digit) : undefined),
  },
  {
    id: 'digit-value-place-off',
    name: 'Value one place too big',
    topic: topics.digits,
    explanation: 'The digit stands one place further right, so it is worth ten times less.',
    gap: 'Takes the place of a digit for the next bigger one.',
    predict(question) {
      if (question.task !== 'value of digit' && question.task !== 'place of digit') return undefined
      const place = question.place + 1
      if (!KNOWN_PLACES.includes(place)) return undefined
      return question.task === 'value of digit'
        ? digitValue(question.digit, place)
        : placeValue(question.digit, place, question.orValue)
    },
  },
  {
    id: 'zeros-left-out-of-number',
    name: 'Zeros left out of a number',
    topic: topics.written,
    explanation: 'An empty place needs a zero, or the other digits move to wrong places.',
    gap: 'Leaves out the zeros of empty places when writing numbers.',
    predict(question) {
      if (question.task === 'in figures') return numberValue(withoutZeros(question.number))
      if (question.task === 'from places' || question.task === 'from sum')
        return numberValue(withoutZeros(BigInt(question.parts.map(({ digit }) => digit).join(''))))
      return question.task === 'in words' ? inWordsValue(withoutZeros(question.number)) : undefined
    },
  },
  {
    id: 'number-written-as-heard',
    name: 'Number written as it is heard',
    topic: topics.written,
    explanation:
      'The hundreds, tens and ones take the place of the zeros of the thousands; they are not hung behind them.',
    gap: 'Hangs the parts of a spoken number one behind the other.',
    predict(question) {
      const heard = question.task === 'in figures' ? asHeard(question.number) : undefined
      return heard === undefined ? undefined : numberValue(heard)
    },
  },
  {
    id: 'digits-for-parts',
    name: 'Digits added in place of their values',
    topic: topics.written,
    explanation: 'Each part is what the digit is worth in its place, not the digit alone.',
    gap: 'Adds the bare digits where the expanded form is asked for.',
    predict: question =>
      question.task === 'expanded form' || question.task === 'partition'
        ? sumOfParts(partsOf(question.number).map(part => ({ ...part, place: 0 })))
        : undefined,
  },
]
