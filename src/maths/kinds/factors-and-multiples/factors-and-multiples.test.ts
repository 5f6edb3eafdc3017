import { gcd, isPrime, lcm } from 'mathjs'
import { expect, it } from 'vitest'
import { testKind } from '#support/maths/kind-kit.ts'
import { markAnswer } from '../../marking/mark-answer.ts'
import { readQuestions } from '../../questions/read-questions.ts'
import { factorsAndMultiples } from './index.ts'

const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).map(Number)

/** Counts and tries every number, as nobody would by hand. */
function oracle(question: string): string | undefined {
  const numbers = numbersIn(question)
  const [first = 0, ...rest] = numbers
  const dividing = (number: number) =>
    Array.from({ length: number }, (_, at) => at + 1).filter(each => number % each === 0)
  if (/highest common/.test(question)) return String(gcd(...numbers))
  if (/lowest common/.test(question)) return String(lcm(first, rest[0] ?? first))
  if (/common factors/.test(question))
    return dividing(first)
      .filter(each => rest.every(number => number % each === 0))
      .join(', ')
  if (/factor pairs/.test(question))
    return dividing(first)
      .filter(each => each * each <= first)
      .map(each => `${each} × ${first / each}`)
      .join(', ')
  if (/List all the factors/.test(question)) return dividing(first).join(', ')
  if (/How many factors/.test(question)) return String(dividing(first).length)
  if (/prime factors of/.test(question))
    return dividing(first)
      .filter(each => isPrime(each))
      .join(', ')
  if (/a prime number\?/.test(question)) return isPrime(first) ? 'yes' : 'no'
  return undefined
}

testKind(factorsAndMultiples, { oracle })

it('counts the primes between two numbers, and calls their list no answer', () => {
  const mark = (answer: string) =>
    markAnswer('How many prime numbers are there between 20 and 40?', answer)?.marked[0]
  expect(mark('4')?.verdict).toBe('right')
  expect(mark('10')?.explanations.map(({ name }) => name)).toEqual(['Odd taken for prime'])
  expect(readQuestions('How many prime numbers are there between 20 and 41?')).toBeUndefined()
})
