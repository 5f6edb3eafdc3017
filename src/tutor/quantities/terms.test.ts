import { expect, test } from 'vitest'
import { readQuestions } from '#maths/questions/read-questions.ts'
import { termsSaid } from './terms.ts'

function said(asked: string, text: string) {
  const [question] = readQuestions(asked) ?? []
  return question && termsSaid(text, question)?.isSo
}

const ASKED = 'Expand 4(x + 3) - 2(x - 5)'

test.each([
  ['4x+12', true],
  ['-2x+10', true],
  ['-2x-10', false],
  ['so its 2x', true],
  ['oh +10', true],
  ['4x+12-2x+10', undefined],
  ['4y', undefined],
  ['i like cake', undefined],
])('%s', (text, isSo) => {
  expect(said(ASKED, text)).toBe(isSo)
})

test('nothing of a sum of single terms or of a product is judged so', () => {
  expect(said('Simplify 3x + 5 + 2x', '5x')).toBeUndefined()
  expect(said('Factorise x^2 + 7x + 12', '7x')).toBeUndefined()
})
