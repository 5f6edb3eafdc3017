import { expect, test } from 'vitest'
import { markAnswer } from '../marking/mark-answer.ts'
import { laidOut } from './layout.ts'

const verdicts = (text: string, answer: string) =>
  markAnswer(text, answer)?.marked.map(({ verdict }) => verdict)

test.each([
  ['7. Increase 240 by 15%\n\nAnswer: ............... [2]', '7. Increase 240 by 15%'],
  ['Solve 5x − 3 = 2x + 12\n\nx = ...............   (3 marks)', 'Solve 5x − 3 = 2x + 12'],
  ['Find the HCF.\n1) 45 and 60   HCF = ____', 'Find the HCF.\n45 and 60'],
  ['Find the speed in km/h.\n............... km/h   (2)', 'Find the speed in km/h.'],
  ['a) 3 + 4 = ____\nb) 5 + 6 = ____', 'a) 3 + 4\nb) 5 + 6 ='],
])('a place for the answer is no part of %j', (text, bare) => {
  expect(laidOut(text)).toBe(bare)
})

test.each([
  ['lowest common multiple of 4 5 and 10', '20', '10'],
  ['find the median of 12 7 9 3 and 10', '9', '10'],
  ['add 12 000 and 15 000', '27000', '15012'],
])('numbers before an “and” are a list: %s', (text, right, wrong) => {
  expect([verdicts(text, right), verdicts(text, wrong)]).toEqual([['right'], ['wrong']])
})

test.each([
  ['another name stands before it', 'Find the mean of 3, 5, 7.\nRange = ____'],
  ['it is a part of the sum', '7 + ____ = 12'],
  ['there are several', 'Find the mean and the range of 4, 9, 2.\nMean = ____\nRange = ____'],
])('a place stays where %s', (_, text) => {
  expect(laidOut(text)).toBe(text)
})

test.each([
  ['Data: 4  9  2  7  11  6\nMedian = ______', '6.5', '4.5'],
  ['Rectangle: length = 5 cm, width = 4 cm\nPerimeter = ____ cm', '18', '20'],
  ['Circle the larger fraction:\n7/8     5/6', '7/8', '5/6'],
  ['Change to a mixed number.\n17/5 = ______', '3 2/5', '2 3/5'],
  ['Collect like terms.\n(i)  4x + 3y − x + 2y = __________', '3x + 5y', '5x + 5y'],
  [
    'Put these decimals in order of size. Start with the smallest.\n0.5   0.45   0.405',
    '0.405, 0.45, 0.5',
    '0.5, 0.45, 0.405',
  ],
  ['Simplify, leaving your answer as a power of 2:\n2³ × 2⁴', '2^7', '2^12'],
])('%j is read as it is laid out', (text, right, wrong) => {
  expect([verdicts(text, right), verdicts(text, wrong)]).toEqual([['right'], ['wrong']])
})

test.each(['Make the largest number from 3, 5, 7', 'Which is the largest number you can make with 3, 5, 8?'])(
  'digits to make a number of are no numbers to choose from: %s',
  text => {
    expect(verdicts(text, '853')).toBeUndefined()
  },
)
