import { add, multiply } from 'mathjs'
import { testKind } from '#support/maths/kind-kit.ts'
import { consecutiveNumbers } from './index.ts'

const COUNTS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven']

/** Every row from one up is tried until one fits. */
function rowOf(question: string): number[] {
  const total = Number(question.replaceAll('{,}', '').match(/\d+/)?.[0])
  const count = COUNTS.findIndex(name => question.includes(`of ${name} `))
  const step = /even|odd/.test(question) ? 2 : 1
  for (let first = question.includes('odd') ? 1 : step; first <= total; first += step) {
    const row = Array.from({ length: count }, (_, at) => first + at * step)
    const made = row.reduce((a, b) => (question.includes('product') ? multiply(a, b) : add(a, b)))
    if (made === total) return row
  }
  return []
}

testKind(consecutiveNumbers, {
  oracle(question) {
    const row = rowOf(question)
    if (question.includes('smallest')) return String(row[0])
    return question.includes('largest') ? String(row.at(-1)) : row.join(', ')
  },
})
