import { expect, it } from 'vitest'
import { solve } from '../kinds/doors.ts'
import { markAnswer } from '../marking/mark-answer.ts'
import { readQuestions } from './read-questions.ts'

const read = (text: string) =>
  readQuestions(text)?.map(question => [question.label ?? question.name, solve(question).answer])

it.each([
  [
    'A cuboid measures 3 cm by 4 cm by 5 cm. Find (a) its volume and (b) its surface area.',
    [
      ['a', '60\\text{ cm}^3'],
      ['b', '94\\text{ cm}^2'],
    ],
  ],
  [
    'A square has sides of 6 m.\n1. What is its perimeter?\n2. What is its area?',
    [
      ['1', '24\\text{ m}'],
      ['2', '36\\text{ m}^2'],
    ],
  ],
  [
    'A rectangle is 5 cm by 3 cm. What is its area? What is its perimeter?',
    [
      ['area', '15\\text{ cm}^2'],
      ['perimeter', '16\\text{ cm}'],
    ],
  ],
  [
    'Find the mean, median, mode and range of 3, 5, 5, 7, 10.',
    // One question with four answers, told apart by their names.
    [[undefined, '\\text{mean } 6,\\ \\text{median } 5,\\ \\text{mode } 5,\\ \\text{range } 7']],
  ],
  [
    'Write 3/8 as a decimal and as a percentage',
    [
      ['decimal', '0.375'],
      ['percentage', '37.5\\%'],
    ],
  ],
  [
    'Write 35% as a decimal and a fraction in its simplest form.',
    [
      ['decimal', '0.35'],
      ['fraction', '\\frac{7}{20}'],
    ],
  ],
])('reads the parts of %s', (text, parts) => {
  expect(read(text)).toEqual(parts)
})

it.each([
  'Find the difference between the mean and the median of 3, 4 and 8.',
  'A rectangle is 5 cm by 3 cm. What is its area? How much paint does Tom need?',
  'A cuboid measures 3 cm by 4 cm by 5 cm. Find (a) its volume and (b) its weight.',
])('leaves %s alone', text => {
  expect(readQuestions(text)).toBeUndefined()
})

const BOTH = 'Find the perimeter and the area of a rectangle with length 8 cm and width 3 cm.'
const verdicts = (answer: string) => markAnswer(BOTH, answer)?.marked.map(({ verdict }) => verdict)

it.each([
  'perimeter = 22 cm, area = 24 cm²',
  'The area is 24 cm² and the perimeter is 22 cm',
  'Area\n8 × 3 = 24\nPerimeter\n2 × (8 + 3) = 22',
  '22 cm, 24 cm²',
  '22 and 24',
])('finds each answer by its name or its place in %s', answer => {
  expect(verdicts(answer)).toEqual(['right', 'right'])
})

it.each(['24 cm², 22 cm', 'the area is right', '24 area perimeter 22 24'])('asks again after %s', answer => {
  expect(verdicts(answer)).toEqual(['unread', 'unread'])
})
