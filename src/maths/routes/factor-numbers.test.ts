import { expect, test } from 'vitest'
import { readQuestions } from '../questions/read-questions.ts'
import { bracketNumbers, factorNumbers, factorNumbersAsked } from './factor-numbers.ts'

function questionOf(text: string) {
  const [question] = readQuestions(text) ?? []
  if (!question) throw new Error(`"${text}" can't be read`)
  return question
}

test('the numbers of two brackets are those of the pair', () => {
  for (let a = -9; a <= 9; a++)
    for (let b = -9; b <= 9; b++) {
      if (a === 0 || b === 0 || a + b === 0) continue
      const signed = (n: number) => `${n < 0 ? '-' : '+'} ${Math.abs(n)}`
      const question = questionOf(
        `Solve x^2 ${a + b === 1 || a + b === -1 ? `${a + b < 0 ? '-' : '+'} x` : `${signed(a + b)}x`} ${signed(a * b)} = 0`,
      )
      const brackets = `so (x ${signed(a)})(x${signed(b)})`
      expect(factorNumbers(brackets, question)).toEqual({ isProduct: true, isSum: true })
      expect(factorNumbers(`(x ${signed(-a)})(x ${signed(-b)})`, question)).toEqual({
        isProduct: true,
        isSum: false,
      })
      expect(factorNumbersAsked(question)).toContain(`multiply to $${a * b}$ and add up to $${a + b}$`)
    }
})

test('brackets within another sum are none for a quadratic', () => {
  expect(bracketNumbers('3(x+1)(x+2)')).toBeUndefined()
  expect(bracketNumbers('(x+1)(y+2)')).toBeUndefined()
  expect(factorNumbersAsked(questionOf('Solve x^2 = 16'))).toBeUndefined()
})
