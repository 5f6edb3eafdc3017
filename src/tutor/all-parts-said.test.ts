import { expect, test } from 'vitest'
import { talk } from '#support/talks.ts'

const lastOf = (...said: string[]): string => talk(...said).at(-1) ?? ''

// Two solutions, shares or letters behind their working were asked for once more.
test.each([
  ['Solve x^2 - 7x + 10 = 0', '(x-5)(x-2) so x is 5 or the other is 2'],
  ['Solve x^2 + 9x + 20 = 0', 'x + 4 = 0 gives -4 and x+5=0 gives -5'],
  ['Solve x^2 = 49', 'x could be 7 but -7 works too'],
  ['Solve (x-1)(x+6)=0', 'one is 1 and the other is -6'],
  [
    'Share £40 between Ali and Zed in the ratio 3:5',
    '8 parts, 40 divided by 8 is 5. ali has 15 and zed has 25',
  ],
  ['Share 56 marbles in the ratio 2:5', 'one part is 8 so its 16 for the first and 40 for the other'],
  ['Share £90 between Amy, Bo and Cy in the ratio 2:3:4', '90/9 = 10 so amy gets 20, bo 30 and cy 40'],
  ['Lena and Tom share 84 cards in the ratio 4:3. How many does each get?', 'Lena gets 48 and tom 36'],
  ['Solve x + y = 10 and x - y = 4', 'x=7 so 7 + y = 10, y is 3'],
  ['Solve 3x + y = 13 and x + y = 7', 'subtract: 2x = 6 so x = 3. then 3 + y = 7 so y = 4'],
])('of %s all that is asked is heard in: %s', (asked, said) => {
  expect(lastOf(asked, said)).toMatch(/is right/)
})

test.each([
  ['Share £40 between Ali and Zed in the ratio 3:5', '40/8 = 5 so zed has 15 and ali has 25'],
  ['Share £40 between Ali and Zed in the ratio 3:5', '8 x 6 = 40 so ali has 15 and zed has 25'],
  ['Share 56 marbles in the ratio 2:5', 'one part is 8 so the first has 16'],
  ['Solve x + y = 10 and x - y = 4', 'x=3 so 3 + y = 10, y is 7'],
  ['Solve x^2 = 49', 'x is 7 and not -7'],
])('of %s not all is right in: %s', (asked, said) => {
  expect(lastOf(asked, said)).not.toMatch(/is right\./)
})

test.each([
  ['Solve x^2 - 5x + 6 = 0', 'i tried (x+2)(x+3)'],
  ['Solve x^2 - 5x + 6 = 0', 'is it 1, 2 and 3'],
  ['List all the integers that satisfy -4 < n <= 0', 'ok -4, -3, -2, -1, 0 then'],
])('of %s a term and the end of a longer row are no solutions: %s', (asked, said) => {
  expect(lastOf(asked, said)).not.toMatch(/is right\./)
})

// A question whether it is finished, beside the right answer, was answered with `Not yet`, and the brackets behind it asked on.
test.each([
  ['am i done? x=-4 and x=-5', /is right/],
  ['so either x = -4 or x = -5 because the brackets are (x+4)(x+5)', /is right/],
])('nothing is asked on of what is answered: %s', (said, right) => {
  const reply = lastOf('Solve x^2 + 9x + 20 = 0', said)
  expect(reply).toMatch(right)
  expect(reply).not.toMatch(/Not yet|What must the letter be|numbers multiply/)
})

// The tutor went back to the question that its equation was for, and held the answer back there.
test('an equation of the child’s own that is solved answers the question that it was for', () => {
  const reply = lastOf(
    'the angles in a triangle are x, 2x and 3x. find x',
    'its 180',
    'solve 6x = 180',
    'divide by 6. x = 30. so the angles are 30 60 and 90, its a right angled triangle!',
  )
  expect(reply).toMatch(/is right/)
  expect(reply).not.toMatch(/go back/)
})
