import { expect, test } from 'vitest'
import { solve } from '../kinds/doors.ts'
import { angleFrame } from './angle-frame.ts'
import { readAlone } from './read-alone.ts'

test.each([
  ['angles round a point 90 120 80 and x find x', '70'],
  ['triangle has 50 and 60 degrees whats the other angle', '70'],
  ['angles on a straight line one is 118 find other one', '62'],
  ['which angle do i add to 35 to get a right angle', '55'],
  ['straight line 40 75 and x', '65'],
  ['quadrilateral 90 85 110 missing angle', '75'],
  ['isosceles triangle top angle 40 whats each bottom angle', '70'],
  ['isoceles triangle one base angle 70 whats the angle at the top', '40'],
  ['co interior angles one is 110 other?', '70'],
  ['parallel lines alternate angle to 72', '72'],
  ['right angled triangle one angle is 35 whats the last angle', '55'],
])('the place and the sizes make a question of %s', (text, degrees) => {
  expect(readAlone(text)?.map(question => solve(question).answer)).toEqual([`${degrees}^\\circ`])
})

test.each([
  ['two are asked for', 'two angles of a quadrilateral are 90 and 80 the other two are equal find them'],
  ['a side', 'triangle with sides 5 and 6 third side'],
  ['a relation', 'one angle of a triangle is 40 and the other is twice the third'],
  [
    'two of the same letter',
    'four angles meet at a point they are 90, 135, x and x find the size of angle x',
  ],
  ['letters with numbers', 'triangle angles 40 and 2x and x find x'],
  ['it may be either', 'isosceles triangle one angle is 40 what are the others'],
  ['the angle outside', 'triangle angles 50 60 whats the exterior angle at the third'],
  ['half of it', 'half of the third angle of a triangle 50 60'],
  ['a length', 'straight line 40 m and 75 m and x'],
])('a word or a number of weight is left: %s', (_, text) => {
  expect(angleFrame(text)).toBeUndefined()
})
