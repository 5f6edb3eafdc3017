import { factorsOf, isPrime, primeFactors, wholesBetween } from '../../arithmetic/primes.ts'
import { gcd, lcm } from '../../arithmetic/rational.ts'
import { numberValue } from '../../values/number.ts'
import { primeProduct } from '../../values/prime-product.ts'
import { several } from '../../values/several.ts'
import type { Value } from '../../values/value.ts'
import type { ValueMisconception } from '../by-value/define-kind.ts'
import type { FactorsQuestion } from './question.ts'
import { answerTo, fits, multiplesOf, primesValue } from './solve.ts'
import { topics } from './topics.ts'

const otherWord = (question: FactorsQuestion): Value | undefined => answerTo(question).near(() => 0)[0]

const isOdd = (number: bigint) => number % 2n === 1n

export const misconceptions: readonly ValueMisconception<FactorsQuestion>[] = [
  {
    id: 'multiple-for-factor',
    name: 'Multiple in place of factor',
    topic: topics.commonFactors,
    explanation: 'A factor goes into the numbers; this is a number that they go into, a multiple.',
    gap: 'Takes the lowest common multiple for the highest common factor.',
    predict: question =>
      question.task === 'highest common factor' ? numberValue(question.numbers.reduce(lcm)) : undefined,
  },
  {
    id: 'any-common-factor',
    name: 'A common factor, not the highest',
    topic: topics.commonFactors,
    explanation: 'This goes into every number, but a bigger one does so too.',
    gap: 'Stops at a common factor that is not the highest.',
    predict(question) {
      if (question.task !== 'highest common factor') return undefined
      const smaller = factorsOf(question.numbers.reduce(gcd)).at(-2)
      return smaller === undefined || smaller === 1n ? undefined : numberValue(smaller)
    },
  },
  {
    id: 'smallest-number-as-factor',
    name: 'Smallest number for the common factor',
    topic: topics.commonFactors,
    explanation: 'The smaller number is a factor of itself, but it has to go into the other one too.',
    gap: 'Takes the smallest of the numbers for their highest common factor.',
    predict(question) {
      if (question.task !== 'highest common factor') return undefined
      return numberValue(question.numbers.reduce((a, b) => (a < b ? a : b)))
    },
  },
  {
    id: 'product-for-lowest-multiple',
    name: 'Product for the lowest common multiple',
    topic: topics.commonMultiples,
    explanation: 'The product is always a common multiple, but often a smaller one is there already.',
    gap: 'Multiplies the numbers to find their lowest common multiple.',
    predict: question =>
      question.task === 'lowest common multiple'
        ? numberValue(question.numbers.reduce((a, b) => a * b))
        : undefined,
  },
  {
    id: 'factor-for-multiple',
    name: 'Factor in place of multiple',
    topic: topics.commonMultiples,
    explanation: 'A multiple is what the numbers go into; this is a number that goes into them, a factor.',
    gap: 'Takes the highest common factor for the lowest common multiple.',
    predict: question =>
      question.task === 'lowest common multiple' ? numberValue(question.numbers.reduce(gcd)) : undefined,
  },
  {
    id: 'factors-without-ends',
    name: 'One and the number left out',
    topic: topics.factors,
    explanation: 'One and the number itself go into it as well, so they are factors too.',
    gap: 'Leaves one and the number itself out of its factors.',
    predict(question) {
      if (question.task === 'number of factors') return numberValue(factorsOf(question.number).length - 2)
      return undefined
    },
  },
  {
    id: 'multiples-for-factors',
    name: 'Multiples in place of factors',
    topic: topics.factors,
    explanation: 'Factors go into the number; these are multiples, which the number goes into.',
    gap: 'Lists multiples of a number in place of its factors.',
    predict: question => (question.task === 'factors' ? several(multiplesOf(question.number, 5)) : undefined),
  },
  {
    id: 'multiples-from-second',
    name: 'First multiple left out',
    topic: topics.factors,
    explanation: 'The number itself is its first multiple: one times the number.',
    gap: 'Begins the multiples of a number with its double.',
    predict: question =>
      question.task === 'multiples'
        ? several(multiplesOf(question.number, question.count + 1).slice(1), { isOrdered: true })
        : undefined,
  },
  {
    id: 'multiple-factor-swapped',
    name: 'Factor and multiple swapped',
    topic: topics.factors,
    explanation: 'A factor goes into a number with nothing left over; a multiple is what it goes into.',
    gap: 'Mixes up which number is the factor and which is the multiple.',
    predict(question) {
      if (question.task === 'is factor' || question.task === 'is multiple') return otherWord(question)
      if (question.task !== 'which are factors' && question.task !== 'which are multiples') return undefined
      const task = question.task === 'which are factors' ? 'which are multiples' : 'which are factors'
      const swapped = question.among.filter(each => fits(each, { ...question, task }))
      return swapped.length > 0 ? several(swapped) : undefined
    },
  },
  {
    id: 'odd-is-prime',
    name: 'Odd taken for prime',
    topic: topics.primes,
    explanation: 'Not every odd number is prime: try whether three, five or seven goes into it.',
    gap: 'Takes odd numbers for prime and even ones for not prime.',
    predict(question) {
      if (question.task === 'which are prime') return several(question.among.filter(isOdd))
      if (question.task === 'primes between')
        return primesValue(question, wholesBetween(question.low, question.high).filter(isOdd))
      if (question.task !== 'is prime') return undefined
      return isPrime(question.number) === (question.number % 2n === 1n) ? undefined : otherWord(question)
    },
  },
  {
    id: 'factor-pair-not-prime',
    name: 'Stopped before all factors are prime',
    topic: topics.primes,
    explanation: 'The factors have to be prime, and each stands there as often as it divides the number.',
    gap: 'Writes each prime factor only once in a prime factorisation.',
    predict(question) {
      if (question.task !== 'prime factorisation') return undefined
      const once = [...new Set(primeFactors(question.number))]
      return once.length > 1 ? primeProduct(question.number, { factors: once }) : undefined
    },
  },
  {
    id: 'all-factors-as-prime',
    name: 'All factors listed',
    topic: topics.primes,
    explanation: 'Only the factors that are prime themselves were asked for.',
    gap: 'Lists all factors where the prime factors are asked for.',
    predict: question =>
      question.task === 'prime factors' ? several(factorsOf(question.number)) : undefined,
  },
]
