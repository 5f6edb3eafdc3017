import { expect, it } from 'vitest'
import { someOf } from '#support/how-much.ts'
import { readQuestions } from '../../questions/read-questions.ts'
import { units } from '../../values/units.ts'
import { markQuestion, writeQuestion } from '../doors.ts'

const lengths = units.filter(({ dimension }) => dimension === 'length').map(({ symbol }) => symbol)
const SHAPES = [
  (a: string, b: string) => `Find the area of a rhombus with diagonals ${a} and ${b}`,
  (a: string, b: string) => `Find the area of a rectangle with sides ${a} and ${b}`,
  (a: string, b: string) => `Find the volume of a cylinder with radius ${a} and height ${b}`,
  (a: string) => `Find the surface area of a cube with side ${a}`,
]

it.each(lengths)('marks whatever it reads of shapes measured in %s and another length', one => {
  let read = 0
  for (const other of someOf(lengths, 3)) {
    for (const shape of SHAPES) {
      for (const question of readQuestions(shape(`3 ${one}`, `4 ${other}`)) ?? []) {
        read++
        expect(markQuestion(question, '7777').verdict).not.toBe('right')
        expect(writeQuestion(question)).not.toBe('')
      }
    }
  }
  expect(read).toBeGreaterThan(0)
})

it.each([
  ['48 cm²', 'right'],
  ['0.48 dm²', 'right'],
  ['48', 'unfinished'],
  ['96 cm²', 'wrong'],
])('a rhombus with diagonals in dm and cm answered %s is %s', (answer, verdict) => {
  const [question] = readQuestions('Find the area of a rhombus with diagonals 1.2 dm and 8 cm') ?? []
  if (!question) throw new Error('Not read')
  expect(markQuestion(question, answer).verdict).toBe(verdict)
})
