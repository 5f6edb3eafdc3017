import { expect, test } from 'vitest'
import { readQuestions } from '#maths/questions/read-questions.ts'
import { judgeFor } from './judging.ts'
import { beginWork, goOn } from './work.ts'

function outcomes(asked: string, lines: readonly string[]): string[] {
  const [question] = readQuestions(asked) ?? []
  if (!question) throw new Error(`"${asked}" can't be read`)
  let work = beginWork({ question, text: asked })
  return lines.map(line => {
    const said = judgeFor(work, line)
    work = goOn(work, said)
    return said.outcome
  })
}

test('a number after a slip in an equation corrects its other side', () => {
  expect(outcomes('Solve 3x - 3 = 12', ['3x = 9', 'oops 15'])).toEqual(['wrong', 'useful'])
  expect(outcomes('Work out 2a + 3b when a = 4 and b = 5', ['2a is 24', 'oh 8'])).toEqual(['wrong', 'useful'])
})

test('what is left over belongs to the whole before', () => {
  expect(outcomes('17 ÷ 5', ['3', 'with 2 left over']).at(-1)).toBe('answer')
  expect(outcomes('17 ÷ 5', ['3', 'with 3 left over']).at(-1)).not.toBe('answer')
})

test('a reason behind an answer does not hide it', () => {
  expect(outcomes('Which is bigger, 3/8 or 2/5?', ['3/8 cos 8 is bigger'])).toEqual(['wrong'])
  expect(outcomes('Which is bigger, 3/8 or 2/5?', ['2/5 because the pieces are bigger'])).toEqual(['answer'])
})

test('half is half of what was there', () => {
  expect(outcomes('96 ÷ 4', ['half is 48', 'half again 24'])).toEqual(['useful', 'answer'])
})

test('a fraction of the question in another form is no answer, though it may be as big', () => {
  expect(outcomes('4/6 - 1/3', ['so i make 1/3 into 2/6?', '2/6'])).toEqual(['useful', 'answer'])
})

test('the two letters of a pair are found one after the other, in any order', () => {
  const pair = 'Solve x + y = 10 and x - y = 4'
  expect(outcomes(pair, ['x = 7', '3'])).toEqual(['unfinished', 'answer'])
  expect(outcomes(pair, ['y is 3', 'x is 7'])).toEqual(['unfinished', 'answer'])
  expect(outcomes(pair, ['x = 7', 'y is 4'])).toEqual(['unfinished', 'wrong'])
})

test.each([
  ['3:30 and 30 is 4', 'useful'],
  ['3:30 plus 30 minutes is 4:00', 'useful'],
  ['3:30 and 40 is 4', 'wrong'],
])('a time and a span: %s', (line, outcome) => {
  expect(outcomes('What is half past 3 plus 45 minutes?', [line])).toEqual([outcome])
})

test.each([
  ['4x - x = 3x', 'useful'],
  ['3y + 2y is 6y', 'wrong'],
])('a part of an expression: %s', (line, outcome) => {
  expect(outcomes('Simplify 4x + 3y - x + 2y', [line])).toEqual([outcome])
})

test('the small number of a power is no factor', () => {
  expect(outcomes('3²', ['3 x 2'])).toEqual(['wrong'])
  expect(outcomes('3²', ['3 x 3'])).toEqual(['useful'])
})
