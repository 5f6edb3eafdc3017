import { expect, test } from 'vitest'
import { lastInGrade } from '#support/talks.ts'

const replyTo = (...said: string[]) => lastInGrade(6)(...said).reply

// Bug: a true counterexample was doubted, as its numbers were taken for those of the question.
const ALWAYS = ['what is the median of 4 7 9 12', '8', 'can the mean and median be the same always']
test.each([
  ['1 2 3 mean is 2 and median is 2. but 1 2 9 the mean is 4 and the median is 2. so no', /enough to say no/],
  ['1 2 9 mean is 4 and median is 2', /^Well tested: your numbers are right/],
  ['1 2 3 mean is 2 and median is 2. but 1 2 9 the mean is 3 and the median is 2. so no', /mean of 1, 2, 9/],
])('what is said of lists of its own is held against those: %s', (said, reply) => {
  expect(replyTo(...ALWAYS, said)).toMatch(reply)
  // Nobody has asked for a test of it.
  expect(replyTo(...ALWAYS.slice(0, 2), said)).toMatch(reply)
})

// Bug: a mean that was rounded would be called wrong.
test('a measure that was rounded is not called wrong', () => {
  const said = '1 2 4 mean is 2.3 and the median is 2. so not the same'
  expect(replyTo(...ALWAYS, said)).toMatch(/enough to say no/)
  expect(replyTo(...ALWAYS, said.replace('2.3', '2'))).not.toMatch(/once more|Well tested/)
})

// Bug: `2.75` was called right of a time that had just been 2 hours and 35 minutes.
test('times that are subtracted as decimals are no new sum', () => {
  const asked = 'a train leaves at 10:45 and gets there at 1:20. how long does it take'
  const decimal = 'but i thought its the same as 13.20 - 10.45 and i did that on a calculator and got 2.75'
  expect(replyTo(asked, '2 h 35', decimal)).toMatch(/^That is not the same.*sixty minutes/)
  expect(replyTo(asked, '2 h 35', '13:20 - 10:45 = 2:75')).toMatch(/sixty minutes/)
  expect(replyTo(asked, '2 h 35', 'so 13.20 - 10.45 is 2.35')).toMatch(/as times that is so/)
})

// Bug: the right reason was denied with a rule about zeros, of which only the 0 of `0.4` spoke.
test('a decimal that is added is no zero', () => {
  const said = 'she added .4 and .75 as 115. i think its wrong cos you carry when its over 1'
  expect(replyTo('3.4 + 2.75', '6.15', said)).not.toMatch(/zero/)
})

// Bug: a number that comes of one that is named beside it was asked for its way.
test('what stands before a number may have led to it', () => {
  const open = [
    'red to blue is 2:3 there are 40 marbles how many red',
    'it just says the ratio. i did 2+3 is 5 parts',
    'yes 40 shared by 5 = 8 so red is 8',
  ]
  expect(replyTo(...open, 'no cos theres 2 parts red so 16')).not.toMatch(/where it comes from/)
})
