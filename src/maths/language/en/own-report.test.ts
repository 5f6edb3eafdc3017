import { expect, test } from 'vitest'
import { reportIn, withoutRemark } from './own-report.ts'

test.each([
  ['round 67 to the nearest ten. its 60 cos it has a 6', 'its 60 cos it has a 6'],
  ['one toffee is 2 rs. i hav 10 rs how many toffee i get. 8', '8'],
  ['how long is the way. is it 3 hours?', 'is it 3 hours?'],
  ['ben is 6 years older than kim, together they are 30. how old are they', undefined],
  ['i think of a number double it and get 8', undefined],
])('what a child makes of “%s” is %s', (message, report) => {
  expect(reportIn(message)).toBe(report)
})

test.each([
  ['is 9 bcoz its in the middle', '9'],
  ['205 bcoz 2 m is 200', '205'],
  ['11/12!! which is nearly 1 so it makes sense', '11/12'],
  // A sign in front belongs to the number.
  ['-2 and -3', '-2 and -3'],
  ['so -4', '-4'],
])('the answer of “%s” is %s', (line, answer) => {
  expect(withoutRemark(line)).toBe(answer)
})
