import { abs, divide, fraction, unaryMinus } from 'mathjs'
import { expect, test } from 'vitest'
import { testKind } from '#support/maths/kind-kit.ts'
import { markAnswer } from '../../marking/mark-answer.ts'
import { numberFacts } from './index.ts'

testKind(numberFacts, {
  oracle(question) {
    const plain = question.replaceAll('$', '').replace(/\\frac\{(\d+)\}\{(\d+)\}/, '$1/$2')
    const [first = '0', ...rest] = plain.match(/-?\d+(?:\/\d+)?/g) ?? []
    if (/reciprocal/.test(plain)) return divide(fraction(1), fraction(first)).toString()
    if (/absolute/.test(plain)) return String(abs(Number(first)))
    if (/opposite/.test(plain)) return String(unaryMinus(Number(first)))
    const ends = / odd/.test(plain) ? /[13579]$/ : /[02468]$/
    return [first, ...rest].filter(each => ends.test(each)).join(', ')
  },
})

// Bug: only yes or no were heard as answers.
test.each([
  ['Is 17 odd?', 'odd', 'right'],
  ['Is 17 odd?', 'it is even', 'wrong'],
  ['Is 18 odd?', 'even', 'right'],
  ['Is 18 an even number?', 'yes', 'right'],
])('%s %s', (question, answer, verdict) => {
  expect(markAnswer(question, answer)?.marked[0]?.verdict).toBe(verdict)
})
