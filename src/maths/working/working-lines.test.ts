import { expect, test } from 'vitest'
import { readWorking } from './working-lines.ts'

const STORY =
  'Tom has 24 apples. He gives 9 to Ben, then buys 4 bags of 15 apples each for £2.50 a bag. How many apples has he now?'

const read = (answer: string, question = STORY) =>
  readWorking(question, answer).lines.map(
    ({ text, isRight, isFromQuestion }) =>
      `${text} ${isRight ? '✓' : '✗'}${isFromQuestion ? '' : ' elsewhere'}`,
  )

test.each([
  ['24 - 9 = 15', ['24 - 9 = 15 ✓']],
  ['15 x 4 = 50', ['15 x 4 = 50 ✗']],
  ['24-9=15;15+60=75', ['24-9=15 ✓', '15+60=75 ✓ elsewhere']],
  ['24 apples - 9 apples = 15 apples', ['24 - 9 = 15 ✓']],
  ['I did 24 - 9 and got 15', ['I did 24 - 9 = 15 ✓']],
  ['24 - 9 so I got 16', ['24 - 9 = 16 ✗']],
  [
    'first 24 minus 9 equals 15 then 4 times 15 is 60',
    ['first 24 minus 9 equals 15 ✓', '4 times 15 is 60 ✓'],
  ],
  ['£2.50 x 4 = £10', ['£2.50 x 4 = £10 ✓']],
])('reads what %j calculates', (answer, lines) => {
  expect(read(answer)).toEqual(lines)
})

test.each([
  ['24 ÷ 9 = 2 r 6', ['24 ÷ 9 = 2 r 6 ✓']],
  ['24 / 9 = 2 remainder 6', ['24 / 9 = 2 remainder 6 ✓']],
  ['24 divided by 9 is 2 r 5', ['24 divided by 9 is 2 r 5 ✗']],
  ['24 ÷ 9 = 1 r 15', ['24 ÷ 9 = 1 r 15 ✗']],
])('holds the remainder of %j to its division', (answer, lines) => {
  expect(read(answer)).toEqual(lines)
})

test.each(['12:30 + 45 min = 1:15', '1:15 pm - 12:30 pm = 45 mins', '75 apples', 'he had 24 then 15'])(
  'calls %j neither right nor wrong',
  answer => {
    expect(read(answer)).toEqual([])
  },
)

test('names the first slip and the misconception behind it', () => {
  const { lines, firstSlip } = readWorking('What is 1/2 + 1/3 of a pizza?', '1/2 + 1/3 = 2/5')
  expect(firstSlip).toBe(0)
  expect(lines[0]?.note).toContain('same size')
})
