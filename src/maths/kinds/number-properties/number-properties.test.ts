import { isPrime, mod, sqrt } from 'mathjs'
import { testKind } from '#support/maths/kind-kit.ts'
import { numberProperties } from './index.ts'

testKind(numberProperties, {
  oracle(question) {
    const numbers = (question.match(/\d+/g) ?? []).map(Number)
    const of = numbers.at(-1) ?? 1
    if (question.includes('square')) return String(numbers.find(each => Number(sqrt(each)) % 1 === 0))
    if (question.includes('prime')) return String(numbers.find(each => isPrime(each)))
    return String(numbers.slice(0, -1).find(each => mod(each, of) === 0))
  },
})
