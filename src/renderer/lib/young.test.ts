import { expect, test } from 'vitest'
import { applyGrade, young } from './young.ts'

test.each([
  ['K', true],
  [1, true],
  [2, true],
  [3, false],
  [null, false],
] as const)('pages speak in short sentences to grade %s: %s', (grade, isYoung) => {
  applyGrade(grade)
  expect(young.getState()).toEqual({ isYoung })
})
