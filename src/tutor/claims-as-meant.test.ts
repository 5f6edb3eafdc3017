import { expect, test } from 'vitest'
import { lastInGrade } from '#support/talks.ts'

const replyTo = (...said: string[]) => lastInGrade(6)(...said).reply

// Bug: `5/8 is 0.625` was called the right answer before the child had chosen one of the two.
test.each([
  ['which is bigger 5/8 or 0.6', '5/8 is 5 divided by 8 so 0.625'],
  ['which is bigger 3/4 or 0.7', '3/4 is 0.75'],
  ['what is larger 0.35 or 3/8', '0.375'],
])('%s: %s chooses none of the two yet', (asked, said) => {
  expect(replyTo(asked, said)).not.toMatch(/5\/8|3\/4|3\/8|\\frac|is right(?! ?[.:] )/)
})

test.each([
  ['which is bigger 5/8 or 0.6', '5/8'],
  ['which is bigger 5/8 or 0.6', '5/8 = 0.625 so 5/8'],
  ['which is bigger 5/8 or 0.6', '5/8 is 0.625 so it is bigger'],
  ['which is bigger 3/4 or 0.7', '3/4 is 0.75 and 0.7 is 0.70, so 0.75'],
])('%s: %s chooses', (asked, said) => {
  expect(replyTo(asked, said)).toMatch(/is right|Correct/)
})

// Bug: `2 more sixes is 42` behind `5 x 6 is 30` was read as 2 × 6 = 42 and doubted.
test.each([
  ['what is 6 x 7', '5 x 6 is 30. so 2 more sixes is 42'],
  ['what is 12 x 4', '10 fours is 40 and 2 more fours makes 48'],
  ['what is 6 x 7', '5 x 6 = 30 and two more sixes is 12, so 42'],
])('%s: %s counts on', (asked, said) => {
  const reply = replyTo(asked, said)
  expect(reply).toMatch(/is right/)
  expect(reply).not.toMatch(/Look at|look at/)
})

// Bug: a division whose digits go on for ever was called wrong where the child had stopped writing them.
test.each([
  [
    'find the mean of 85, 92, 78, 92, 88, 70',
    '505 divided by 6 = 84.16 and then it keeps going?? did i do it wrong',
  ],
  ['find the mean of 10, 11, 14', '35 shared by 3 = 11.666 and it keeps going'],
  ['what is 50 ÷ 3', '16.66'],
])('%s: %s is the right division', (asked, said) => {
  expect(replyTo(asked, said)).toMatch(/divided rightly|is right/)
})

// Bug: the 4 of the way across was called the right slope where the child said that the slope is 2.
test.each(['rise 8 run 4 so slope 2', '8 and 4 so slope 2', 'rise is 8 and run is 4'])(
  '%s says no slope of 4',
  said => {
    const asked = 'whats the slope of the line through (0, 3) and (2, 11)'
    expect(replyTo(asked, said)).not.toMatch(/is right/)
    expect(replyTo(asked, 'rise 8 run 2 so slope 4')).toMatch(/is right/)
  },
)
