import { expect, test } from 'vitest'
import { seeded } from '#support/maths/seeded.ts'
import { kinds } from '../kinds/index.ts'
import { understoodAnswer, understoodQuestion } from './understood.ts'

const textsOf = (understood: ReturnType<typeof understoodQuestion>) =>
  understood?.lines.map(({ label, text }) => (label ? `${label}) ${text}` : text))

test('a question is said again as the tutor takes it', () => {
  expect(textsOf(understoodQuestion('3/4+1/8'))).toEqual([String.raw`What is $\frac{3}{4} + \frac{1}{8}$?`])
  expect(textsOf(understoodQuestion('find the hcf of 12 and 18'))).toEqual([
    'What is the highest common factor of $12$ and $18$?',
  ])
})

test('each of several questions is said by itself', () => {
  expect(textsOf(understoodQuestion('a) 3 + 4\nb) 5 x 6'))).toEqual([
    'a) What is $3 + 4$?',
    String.raw`b) What is $5 \times 6$?`,
  ])
})

test('the form that the answer is asked for in is said as well', () => {
  expect(textsOf(understoodQuestion('Work out 1/4 + 1/4. Give your answer as a decimal.'))).toEqual([
    String.raw`What is $\frac{1}{4} + \frac{1}{4}$? Give your answer as a decimal.`,
  ])
})

test.each(['Why did the Roman Empire fall?', 'Tom has 24 apples and eats 3.', '6 ÷ 2(1+2)', ''])(
  '“%s” is not understood',
  text => {
    expect(understoodQuestion(text)).toBeUndefined()
  },
)

test('what every kind writes is understood as it is written', () => {
  const random = seeded(7)
  for (const kind of kinds) {
    for (const misconception of kind.misconceptions) {
      const text = misconception.makeQuestion(random)
      expect(understoodQuestion(text), text).toBeDefined()
    }
  }
})

test('the lines of an answer are typeset, right or wrong', () => {
  expect(textsOf(understoodAnswer('3/4 + 1/8', '3/4 = 6/8\nso 4/12'))).toEqual([
    String.raw`\(\frac{3}{4} = \frac{6}{8}\)`,
    String.raw`so \(\frac{4}{12}\)`,
  ])
  expect(textsOf(understoodAnswer('Is 7 prime?', 'seven'))).toBeUndefined()
  expect(textsOf(understoodAnswer('3 + 4', 'seven'))).toEqual(['seven'])
})

test('an answer without anything to mark is not understood', () => {
  expect(understoodAnswer('3 + 4', 'dunno')).toBeUndefined()
  expect(understoodAnswer('Why did Rome fall?', 'It grew too large in 117.')).toBeUndefined()
})

test('the first of two answers is understood while the second is still to come', () => {
  expect(textsOf(understoodAnswer('a) 3 + 4\nb) 5 x 6', '7'))).toEqual(['7'])
})

test('an answer to a question in pictures is typeset by itself', () => {
  expect(textsOf(understoodAnswer('', '1/2'))).toEqual([String.raw`\(\frac{1}{2}\)`])
})

test('of a long answer the beginning is shown', () => {
  const understood = understoodAnswer(
    '3 + 4',
    Array.from({ length: 12 }, (_, at) => `${at} + 1 = 7`).join('\n'),
  )
  expect(understood?.lines).toHaveLength(10)
  expect(understood?.more).toBe(2)
})
