import { factorsOf, isPrime, primeFactors, primesBetween } from '../../arithmetic/primes.ts'
import { gcd, lcm } from '../../arithmetic/rational.ts'
import { inline } from '../../arithmetic/show.ts'
import { counted } from '../../values/counted.ts'
import { numberValue } from '../../values/number.ts'
import { primeProduct } from '../../values/prime-product.ts'
import { several } from '../../values/several.ts'
import type { Value } from '../../values/value.ts'
import { type Choice, NO, word, YES } from '../../values/word.ts'
import { type Solved, type ValueStep, valueStep } from '../by-value/solution.ts'
import { factorPairs } from './pairs-value.ts'
import type { FactorsQuestion } from './question.ts'

/** Says that primes which repeat are to stand as one power. */
const ASKS_POWERS =
  /\b(?:index|exponential|exponent|power) (?:form|notation)\b|\b(?:us(?:e|ing)|with) (?:exponents|indices|powers)\b|\bpowers of\b/i

const PRIME: Choice = {
  word: 'prime',
  means: ['a prime', 'prime number', 'it is prime', 'yes', 'y', 'yes it is', 'yeah', 'yep', 'true'],
}
const NOT_PRIME: Choice = {
  word: 'not prime',
  means: [
    'composite',
    'a composite number',
    'no',
    'n',
    'nope',
    'false',
    'not a prime',
    'not a prime number',
    "isn't prime",
    'no it is not',
    "no it isn't",
  ],
}

const listed = (numbers: readonly bigint[]) => numbers.join(', ')

/** The right answer to a question about factors. */
export function answerTo(question: FactorsQuestion): Value {
  switch (question.task) {
    case 'highest common factor':
      return numberValue(question.numbers.reduce(gcd))
    case 'lowest common multiple':
      return numberValue(question.numbers.reduce(lcm))
    case 'common factors':
      return several(factorsOf(question.numbers.reduce(gcd)))
    case 'factors':
      return several(factorsOf(question.number))
    case 'factor pairs':
      return factorPairs(question.number)
    case 'number of factors':
      return numberValue(factorsOf(question.number).length)
    case 'prime factors':
      return several([...new Set(primeFactors(question.number))])
    case 'prime factorisation':
      return primeProduct(question.number, { isInPowers: ASKS_POWERS.test(question.text) })
    case 'is prime':
      return isPrime(question.number) ? word(PRIME, [NOT_PRIME]) : word(NOT_PRIME, [PRIME])
    case 'is factor':
      return question.other % question.number === 0n ? word(YES, [NO]) : word(NO, [YES])
    case 'is multiple':
      return question.number % question.other === 0n ? word(YES, [NO]) : word(NO, [YES])
    case 'which are prime':
    case 'which are factors':
    case 'which are multiples':
      return several(question.among.filter(each => fits(each, question)))
    case 'primes between':
      return primesValue(question, primesBetween(question.low, question.high))
    case 'multiples':
      return several(multiplesOf(question.number, question.count), { isOrdered: true })
  }
}

/** The numbers that somebody takes for the primes, or how many those are. */
export const primesValue = ({ isCounted }: { isCounted?: true }, primes: readonly bigint[]): Value =>
  isCounted ? counted(primes.length, ['primes', 'prime numbers', 'numbers']) : several(primes)

type Which = Extract<FactorsQuestion, { among: bigint[] }>

/** Whether a number is what a question about several of them asks for. */
export function fits(number: bigint, question: Which): boolean {
  if (question.task === 'which are prime') return isPrime(number)
  return (question.task === 'which are factors' ? question.other % number : number % question.other) === 0n
}

export function multiplesOf(number: bigint, count: number): bigint[] {
  return Array.from({ length: count }, (_, at) => number * BigInt(at + 1))
}

function stepsTo(question: FactorsQuestion, answer: Value): ValueStep[] {
  const result = inline(answer.latex)
  switch (question.task) {
    case 'highest common factor':
    case 'common factors': {
      const [smallest = 1n] = [...question.numbers].sort((a, b) => Number(a - b))
      const own = valueStep(`List the factors of ${smallest}: ${inline(listed(factorsOf(smallest)))}`)
      const last =
        question.task === 'common factors'
          ? `Keep those that go into every number: ${result}`
          : `Take the biggest that goes into every number: ${result}`
      return [own, valueStep(last)]
    }
    case 'lowest common multiple': {
      const [biggest = 1n] = [...question.numbers].sort((a, b) => Number(b - a))
      const count = Number(question.numbers.reduce(lcm) / biggest)
      const shown = multiplesOf(biggest, Math.min(count, 6))
      return [
        valueStep(
          `Count up in steps of ${biggest}: ${inline(`${listed(shown)}${count > 6 ? ', \\ldots' : ''}`)}`,
        ),
        valueStep(`Take the first that every number goes into: ${result}`),
      ]
    }
    case 'factors':
    case 'number of factors': {
      const pairs = factorsOf(question.number)
        .filter(factor => factor * factor <= question.number)
        .map(factor => `${factor} \\times ${question.number / factor}`)
      const first = valueStep(
        `Find the pairs that multiply to ${question.number}: ${inline(pairs.join(', '))}`,
      )
      return [
        first,
        valueStep(
          question.task === 'factors' ? `Write them in order: ${result}` : `Count the factors: ${result}`,
        ),
      ]
    }
    case 'factor pairs':
      return [valueStep(`Try one number after the other until the pairs meet: ${result}`)]
    case 'prime factors':
    case 'prime factorisation': {
      const [first = 2n] = primeFactors(question.number)
      return [
        valueStep(
          `Divide by the smallest prime that goes in: ${inline(`${question.number} \\div ${first} = ${question.number / first}`)}`,
          question.number / first,
        ),
        valueStep(`Go on with what is left until only primes remain: ${result}`),
      ]
    }
    case 'is prime':
      return [valueStep(primeReason(question.number))]
    case 'is factor':
      return [valueStep(divisionReason(question.other, question.number))]
    case 'is multiple':
      return [valueStep(divisionReason(question.number, question.other))]
    case 'primes between':
      return [
        valueStep('Leave out the even numbers, except 2'),
        valueStep(
          `Leave out what 3, 5, 7 and so on go into; what is left is prime${question.isCounted ? ', so count it' : ''}: ${result}`,
        ),
      ]
    case 'which are prime':
    case 'which are factors':
    case 'which are multiples':
      return [valueStep(`Try each number: ${result}`)]
    case 'multiples':
      return [valueStep(`Count up in steps of ${question.number}: ${result}`)]
  }
}

function primeReason(number: bigint): string {
  if (number === 1n) return 'One has a single factor, and a prime has exactly two: it is not prime'
  const [first = number] = primeFactors(number)
  return first === number
    ? `Nothing but 1 and ${number} goes into ${number}: it is prime`
    : `${first} goes into it, ${inline(`${first} \\times ${number / first} = ${number}`)}: it is not prime`
}

function divisionReason(whole: bigint, part: bigint): string {
  const rest = whole % part
  return rest === 0n
    ? `${inline(`${whole} \\div ${part} = ${whole / part}`)} with nothing left over: yes`
    : `${inline(`${whole} \\div ${part} = ${whole / part}`)} with ${rest} left over: no`
}

export function solveFactors(question: FactorsQuestion): Solved {
  const answer = answerTo(question)
  const choices = 'among' in question ? question.among.map(each => several([each])) : []
  return { steps: stepsTo(question, answer), answer, choices }
}
