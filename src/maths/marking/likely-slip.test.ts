import { expect, it } from 'vitest'
import { hintFor } from './assessment.ts'
import { findingsOf } from './findings.ts'
import { markAnswer } from './mark-answer.ts'

function gapOf(question: string, answer: string): string | undefined {
  const marked = markAnswer(question, answer)?.marked
  if (marked?.length !== 1 || marked[0]?.verdict !== 'wrong')
    throw new Error(`Not marked as wrong: ${question}`)
  return findingsOf(marked).knowledgeGaps[0]?.description
}

// What a parent reads must say what went wrong in any kind of question, not only where the kind knows its wrong ways.
it.each([
  ['Multiplies where dividing is needed.', 'Calculate 648 ÷ 3', '1944'],
  ['Adds where multiplying is needed.', 'Work out (-4) × (-9)', '-13'],
  [
    'Subtracts where dividing is needed.',
    'A cyclist rides 36 km in 3 hours. What is her average speed?',
    '33 km/h',
  ],
  [
    'Takes two numbers the wrong way round when dividing or subtracting.',
    'A train goes 90 km at a steady speed of 120 km/h. How many minutes does this take?',
    '80 minutes',
  ],
  [
    'Stops at a number on the way to the answer.',
    'By rounding each number to 1 significant figure, work out an estimate for (61.2 × 19.8) ÷ 0.43',
    '1200',
  ],
  [
    'Leaves out one step of the way to the answer.',
    'Ravi buys 4 pens at £1.20 each. He pays with a £10 note. How much change does he get?',
    '£8.80',
  ],
  [
    'Does two steps of a calculation in the other order.',
    'A number machine multiplies by 5 and then subtracts 2. What comes out when 6 is put in?',
    '20',
  ],
  [
    'Takes the digits behind the point of a time for a number of the smaller unit.',
    'How many minutes are there in 2.5 hours?',
    '125',
  ],
  [
    'Leaves out the part behind the whole number.',
    'How far will a bus travel in 3.5 hours at a speed of 40 km/h?',
    '120 km',
  ],
  ['Slips in one column when carrying or borrowing.', '586 + 247', '733'],
  ['Gives the right size with the wrong sign.', 'Solve x + 7 = 12', '-5'],
  [
    'Decides wrongly what becomes of the rest of a division.',
    'Each van holds 8 students. How many vans are needed to take 50 students to the museum?',
    '6 vans',
  ],
  [
    'Takes a number of per cent for the amount itself.',
    'A shop has 80 apples. It sells 30% of them. How many apples are left?',
    '50',
  ],
  [
    'Leaves out the part behind the whole number.',
    'Meera gets paid £9.60 an hour. She works for 7 1/2 hours. How much is she paid?',
    '£67.20',
  ],
  ['Writes the right digits in the wrong places.', '4.8 ÷ 0.06', '8'],
])('%s of %s is %s', (gap, question, answer) => {
  expect(gapOf(question, answer)).toBe(gap)
})

it.each([
  // A number that nothing on the way leads to.
  ['Ravi buys 4 pens at £1.20 each. He pays with a £10 note. How much change does he get?', '£7.31'],
  // Numbers to choose from: to have chosen a wrong one is no slip of its own.
  ['Which is the largest: 0.62, 5/8, or 61%?', '0.62'],
  // Two digits are others.
  ['586 + 247', '851'],
])('of %s it is not made up how %s came about', (question, answer) => {
  expect(gapOf(question, answer)).toMatch(/^Needs more practice with/)
})

it('tells the child what was done, and neither the answer nor a number of it', () => {
  const hint = hintFor(markAnswer('Calculate 648 ÷ 3', '1944')?.marked ?? [])
  expect(hint).toContain('Two numbers were multiplied there, but that step needs dividing.')
  expect(hint).not.toContain('216')
})

it('what a kind knows of its wrong ways goes before', () => {
  expect(gapOf('What is 6 × 7?', '13')).toBe('Adds two numbers where they are to be multiplied.')
})
