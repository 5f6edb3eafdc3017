import { expect, test } from 'vitest'
import { FREQUENT_QUESTIONS } from '#maths/language/en/faq/index.ts'
import { allExamples, hashOf } from '../../../tests/corpus/chat/faq/corpus.ts'
import { lastTraced as lastOf } from '../../../tests/support/chat/last-of.ts'
import learnt from './weights.json' with { type: 'json' }

test('the net has learnt from the messages as they are: after a change run `npm run learn-to-understand`', () => {
  expect(learnt.corpus).toBe(hashOf(allExamples()))
})

test('each question has a name of its own, and an answer that is short and asks nothing back', () => {
  expect(new Set(FREQUENT_QUESTIONS.map(({ id }) => id)).size).toBe(FREQUENT_QUESTIONS.length)
  for (const { id, question, answer } of FREQUENT_QUESTIONS) {
    expect(question, id).toMatch(/\?$/)
    expect(answer.length, id).toBeLessThanOrEqual(290)
    expect(answer, id).not.toMatch(/\?$/)
  }
})

test.each([
  [['Mean of 3, 5, 5, 7', 'how can it be 5.5 when nobody scored that'], /fair share/],
  [['Solve -3x < 12', 'so whats the reason the arrow thing turns'], /order/],
  [['Expand 3(x + 4)', 'how come nobody writes the times sign with letters'], /look like|x/],
  [['0.6 x 0.7', '0.42', 'but it shrank, i thought times makes things grow'], /less than 1|between 0 and 1/],
])('%j is answered in words that nobody has listed', (said, answer) => {
  expect(lastOf(...said)).toMatchObject({ act: 'frequent question', reply: expect.stringMatching(answer) })
})

test('behind it comes the step at hand, and of another topic the way back', () => {
  expect(lastOf('3/4 ÷ 2/5', 'why do we flip the second one')?.reply).toMatch(/fits.*\?$/s)
  expect(lastOf('24 x 6', 'btw why is 1 not a prime number')?.reply).toMatch(
    /two factors.*(?:go on|Back|waiting)/s,
  )
})

// Bug: a line, a new task or a change of the open one was answered by something general.
test.each([
  [['2/3 + 1/4', '8/12 and 3/12 because they need the same bottom']],
  [['Mean of 3, 5, 5, 7', 'ok next whats the median of 2, 9, 4']],
  [['A bag has 4 red and 6 blue beads. What is the probability of red?', '2/5', 'and if i dont put it back']],
  [['46 + 27', 'i carry the 1 so 73']],
])('work is no frequent question: %j', said => {
  expect(lastOf(...said)?.act).not.toContain('frequent')
})

test('asked once more, the heart of it is said', () => {
  const ask = 'why cant you divide by zero?'
  expect(lastOf('48 ÷ 6', ask, ask)?.reply).toMatch(/^In short: /)
})

// Bug: `the percentage profit always goes on what was paid` was answered with "No, it depends on the whole".
test.each([
  [
    ['What is the percentage decrease from 800 to 640', 'loss is 160', 'profit % is always on the cost'],
    /^(?!No|Yes)/,
  ],
])('what is stated gets no answer that begins with yes or no: %j', (said, reply) => {
  expect(lastOf(...said)?.reply).toMatch(reply)
})

// Bug: a whole task with its amounts was taken for the question how two offers are compared.
test('a task with all its numbers is put on the table', () => {
  const task = 'Shop A sells 8 pens for $6.00 and shop B sells 5 for $4.50. Which shop is the better buy?'
  expect(['begin', 'open unsolved']).toContain(lastOf(task)?.act)
})
