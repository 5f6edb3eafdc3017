import { expect, it } from 'vitest'
import { testKind } from '#support/maths/kind-kit.ts'
import { markAnswer } from '../../marking/mark-answer.ts'
import { readQuestions } from '../../questions/read-questions.ts'
import { angles } from './index.ts'

/** Turns a turtle at each corner, and fills up wholes one degree at a time. */
function oracle(question: string): string | undefined {
  const numbers = (question.match(/\d+/g) ?? []).map(Number)
  const [first = 0] = numbers
  const left = (whole: number) => {
    let degrees = 0
    for (let sum = numbers.reduce((a, b) => a + b, 0); sum < whole; sum++) degrees++
    return String(degrees)
  }
  if (/complement/.test(question)) return left(90)
  if (/supplement|triangle with angles/.test(question)) return left(180)
  if (/quadrilateral/.test(question)) return left(360)
  if (/sum of the interior/.test(question))
    return String(Array.from({ length: first - 2 }, () => 180).reduce((a, b) => a + b, 0))
  if (/exterior angle of/.test(question)) return `${360 / first}°`
  if (/exterior angle is/.test(question)) {
    let sides = 0
    for (let turned = 0; turned < 360; turned += first) sides++
    return String(sides)
  }
  if (/type/.test(question) && first % 90 !== 0)
    return first < 90 ? 'acute' : first < 180 ? 'obtuse' : 'reflex'
  return undefined
}

testKind(angles, { oracle, questions: 200 })

it.each([
  ['Two co-interior angles are 3x and 2x + 10 degrees. Find x.', '10', 'taken for equal'],
  ['Vertically opposite angles are 3x + 10 and 70. Find x.', '33.3', 'Another whole'],
  ['A quadrilateral has angles of 85°, 110° and 72°. Calculate the missing angle.', '87°', 'Another whole'],
  ['What is the sum of the interior angles of an octagon?', '135°', 'One angle and the sum'],
  ['What do the interior angles of a hexagon add up to?', '360°', 'Sum of the other'],
])('names what is behind a wrong angle of: %s', (question, answer, name) => {
  const [marked] = markAnswer(question, answer)?.marked ?? []
  expect(marked?.explanations.map(each => each.name).join()).toContain(name)
})

it.each([
  'Two angles are next to each other. One of them is 124°. What is the other one?',
  'Angle A and angle B are complementary. Angle A is 35°. Find angle C.',
  'Two adjacent angles are 3x and 2x + 10 degrees. Find x.',
  'Three angles lie on a straight line. One of them is 124°. What is the other one?',
  'Two corresponding angles are x and x. Find x.',
])('takes nothing for a pair of angles that is none: %s', question => {
  expect(readQuestions(question)).toBeUndefined()
})
