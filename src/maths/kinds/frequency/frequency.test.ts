import { fraction, multiply } from 'mathjs'
import { testKind } from '#support/maths/kind-kit.ts'
import { frequencies } from './index.ts'

function oracle(question: string): string | undefined {
  const numbers = (question.match(/\d+/g) ?? []).map(Number)
  const [first = 1, second = 1, third = 1] = numbers
  if (question.includes('relative')) return `${first}/${second}`
  return multiply(fraction(first, second), fraction(third)).toString()
}

testKind(frequencies, { oracle })
