import { isPrime } from '../../arithmetic/primes.ts'
import { inline } from '../../arithmetic/show.ts'
import type { Random } from '../../domain/misconception.ts'
import { between, pick, shuffled } from '../../domain/random.ts'
import type { FactorsQuestion, FactorsTask } from './question.ts'

const whole = (random: Random, least: number, most: number) => BigInt(between(random, least, most))

/** From the sixth grade on three numbers may come up. */
const GRADE_OF_THREE = 6

/** A question about factors for a grade. */
export function makeFactors(random: Random, grade: number): FactorsQuestion {
  const most = grade <= 4 ? 30 : 60
  const makers: (() => FactorsTask)[] = [
    () => ({ task: 'highest common factor', numbers: commonNumbers(random, grade, most) }),
    () => ({ task: 'lowest common multiple', numbers: [whole(random, 2, 12), whole(random, 3, 15)] }),
    () => ({ task: 'common factors', numbers: commonNumbers(random, 4, most) }),
    () => ({ task: 'factors', number: whole(random, 6, most) }),
    () => ({ task: 'factor pairs', number: whole(random, 6, most) }),
    () => ({ task: 'number of factors', number: whole(random, 6, most) }),
    // A prime would have nothing to be taken apart, and examples of it show nothing.
    () => ({ task: 'prime factors', number: pick(random, [2n, 3n, 5n]) * whole(random, 4, most / 3) }),
    () => ({ task: 'prime factorisation', number: whole(random, 4, most) * whole(random, 2, 4) }),
    () => ({ task: 'is prime', number: whole(random, 2, 99) }),
    () => ({ task: 'which are prime', among: oneOf(random, whole(random, 2, 50), isPrime, 50) }),
    () => whichOf(random),
    () => {
      const low = whole(random, 1, 8) * 10n
      return { task: 'primes between', low, high: low + 10n }
    },
    () => ({ task: 'is factor', number: whole(random, 2, 12), other: whole(random, 13, 99) }),
    () => ({ task: 'is multiple', number: whole(random, 13, 99), other: whole(random, 2, 12) }),
    () => ({ task: 'multiples', number: whole(random, 3, 15), count: between(random, 4, 6) }),
  ]
  const [first, ...others] = makers
  if (!first) throw new RangeError('There is nothing to make')
  const task = pick(random, [first, ...others])()
  return { kind: 'factors', text: '', ...task }
}

/** Four numbers, just one of which fits. */
function oneOf(random: Random, least: bigint, fits: (number: bigint) => boolean, most: number): bigint[] {
  const numbers = new Set<bigint>()
  let right: bigint | undefined
  for (let tries = 0; tries < 400 && (numbers.size < 3 || right === undefined); tries++) {
    const number = whole(random, 2, most)
    if (fits(number)) right ??= number
    else if (numbers.size < 3) numbers.add(number)
  }
  return shuffled([...numbers, right ?? least], random)
}

/** Four numbers: one fits, one is the wrong way round, two are neither. */
function whichOf(random: Random): FactorsTask {
  const small = whole(random, 3, 9)
  const big = small * whole(random, 3, 6)
  const isFactors = random() < 0.5
  const [right, swapped, other] = isFactors ? [small, big * 2n, big] : [big, 1n, small]
  const neither = (each: bigint) => other % each !== 0n && each % other !== 0n
  const wrong = new Set<bigint>()
  while (wrong.size < 2) {
    const number = whole(random, 2, 80)
    if (neither(number)) wrong.add(number)
  }
  const among = shuffled([right, swapped, ...wrong], random)
  return { task: isFactors ? 'which are factors' : 'which are multiples', among, other }
}

/** Numbers that share more than one. */
function commonNumbers(random: Random, grade: number, most: number): bigint[] {
  const shared = between(random, 2, 9)
  const top = Math.max(3, Math.floor(most / shared))
  const first = between(random, 2, top)
  const second = first + between(random, 1, 4)
  const numbers = [first, second].map(each => BigInt(each * shared))
  const third = BigInt((second + between(random, 1, 3)) * shared)
  return grade >= GRADE_OF_THREE && random() < 0.3 ? [...numbers, third] : numbers
}

const listed = (numbers: readonly bigint[]) =>
  `${numbers
    .slice(0, -1)
    .map(each => inline(`${each}`))
    .join(', ')} and ${inline(`${numbers.at(-1)}`)}`

export function writeFactors(question: FactorsQuestion): string {
  switch (question.task) {
    case 'highest common factor':
      return `What is the highest common factor of ${listed(question.numbers)}?`
    case 'lowest common multiple':
      return `What is the lowest common multiple of ${listed(question.numbers)}?`
    case 'common factors':
      return `List all the common factors of ${listed(question.numbers)}.`
    case 'factors':
      return `List all the factors of ${inline(`${question.number}`)}.`
    case 'factor pairs':
      return `List all the factor pairs of ${inline(`${question.number}`)}.`
    case 'number of factors':
      return `How many factors does ${inline(`${question.number}`)} have?`
    case 'prime factors':
      return `What are the different prime factors of ${inline(`${question.number}`)}?`
    case 'prime factorisation':
      return `Write ${inline(`${question.number}`)} as a product of prime factors.`
    case 'is prime':
      return `Is ${inline(`${question.number}`)} a prime number?`
    case 'is factor':
      return `Is ${inline(`${question.number}`)} a factor of ${inline(`${question.other}`)}?`
    case 'is multiple':
      return `Is ${inline(`${question.number}`)} a multiple of ${inline(`${question.other}`)}?`
    case 'which are prime':
      return `Which of these numbers is prime: ${listed(question.among)}?`
    case 'which are factors':
      return `Which of these numbers is a factor of ${inline(`${question.other}`)}: ${listed(question.among)}?`
    case 'which are multiples':
      return `Which of these numbers is a multiple of ${inline(`${question.other}`)}: ${listed(question.among)}?`
    case 'primes between':
      return `${question.isCounted ? 'How many prime numbers are there' : 'List the prime numbers'} between ${inline(`${question.low}`)} and ${inline(`${question.high}`)}${question.isCounted ? '?' : '.'}`
    case 'multiples':
      return `List the first ${question.count} multiples of ${inline(`${question.number}`)}.`
  }
}
