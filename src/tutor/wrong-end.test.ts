import { expect, test } from 'vitest'
import { lastInGrade } from '#support/talks.ts'

const replyTo = (...said: string[]) => lastInGrade(6)(...said).reply

// Bug: each of these was called right, as the sum in it is true.
test.each([
  [
    'it was -3 °C and at noon it was 9 °C. By how many degrees did the temperature rise?',
    '9 take away 3, so it rose by 6',
  ],
  [
    'volume of a box 6 cm long, 4 cm wide and 2 cm high',
    'i added them and got 12, so i think the volume is 12',
  ],
  ['30 - 4 × 2', '30 - 4 is 26 and 26 x 2 is 52'],
  ['30% of a number is 12. what is the number?', '30% of 12 is 3.6 so the number is 3.6'],
  [
    'three angles around a point. one is 80, one is 150 and one is x. find x',
    '80 + 150 = 230 so 230 - 180 = 50',
  ],
  ['-7 × 4', "7 x 4 is 28 and the minus goes away, so it's 28"],
  ['-5 - 4', 'two minuses make a plus so it is 9'],
  ['8 x 6', 'i know 8 x 5 is 40, then add 6 more so 46'],
  ['a triangle has area 40 square cm and base 10cm, how high is it', '40 divided by 10 is 4cm'],
  [
    'the temperature was 3 degrees. it falls by 10 degrees. what is the temperature now',
    '10 - 3 = 7 degrees',
  ],
  ['20 - 2 x 3', '54 i did 20-2 = 18 and then x3'],
  ['after a 25% discount the shoes cost £60. what was the price before', '25% of 60 is 15 so 75'],
  ['expand and simplify 3(x + 4) + 2x', '3x+4+2x = 5x + 4'],
  ['expand and simplify 2(x+3) + 3(x+1)', '2x + 6 + 3x + 1 = 5x + 7'],
])('%s: what %s comes to is said not to be it', (asked, said) => {
  expect(replyTo(asked, said)).toMatch(/isn’t (?:it|the answer) yet/)
})

test.each([
  ['a rectangle is 8 cm long and 3 cm wide. whats the perimeter', '8 + 3 = 11 cm'],
  ['7 x 8', 'i know 7 x 7 is 49'],
  ['isosceles triangle and the top angle is 50. how big is each of the two bottom angles', '180 - 50 is 130'],
  ['15% of 80', '10% is 8 and 5% is half of that so 4'],
  [
    'A train drives 150 km in 2.5 hours. What is its speed?',
    '2.5 hours are five half hours, so in one half hour it makes 30 km',
  ],
  ['4567 + 2537', 'oops i forgot the carried 1, so the hundreds make 11'],
  ['4 ÷ 2/3', 'i split each into thirds, so i have 12 thirds'],
  ['3/5 of 45', '45 divided by 5 is 9 so 1/5 is 9'],
])('%s: the step %s is none of it', (asked, said) => {
  expect(replyTo(asked, said)).not.toMatch(/isn’t (?:it|the answer) yet/)
})

test.each([
  ['nth term of 5, 8, 11, 14', ['goes up in 3s', 'so its n + 3']],
  ['nth term of 6, 11, 16, 21', ['n + 5 cos you add 5']],
])('%s: a rule that only adds the step is not it', (asked, said) => {
  expect(replyTo(asked, ...said)).toMatch(/isn’t (?:it|the answer) yet/)
})

// Bug: each of these was praised as the answer.
test.each([
  ['how many lines of symmetry does a rectangle have', '4. up down, sideways and the two corner ones'],
  ['list the integers for -4 < 2x ≤ 6', 'so -2 -1 0 1 2 3'],
  [
    'which is the better buy: 8 eggs for £1.84 or 12 eggs for £2.64?',
    'the 8 pack because £1.84 is less than £2.64',
  ],
])('%s: %s is not the answer', (asked, said) => {
  expect(replyTo(asked, said)).not.toMatch(/is right|^Yes/)
})

test.each([
  [
    'Mia has 3 times as many stickers as Tom. Together they have 48. How many has Tom got?',
    '48 divided by 3 is 16 so tom has 16',
  ],
])('%s: %s is not what the story asks', (asked, said) => {
  expect(replyTo(asked, said)).toMatch(/isn’t it yet/)
})

// Bugs: both were taken apart as sums that end in a wrong number, which lost what is right of them.
test('a right column and the top and bottom of a fraction end in nothing', () => {
  const [borrowed, asked] = ['31 - 13', '1 take 3 you cant so its 11 take 3 is 8 and 3 take 1 is 2 so 28']
  expect(replyTo(`what is ${borrowed}`, asked)).toContain('the ones are done')
  expect(replyTo(`what is ${borrowed}`, asked, 'but is it 28?')).toContain('A borrowed ten')
  expect(replyTo('add 2/3 and 1/4. zoe says 3/7 because 2+1 is 3 and 3+4 is 7')).not.toContain('`7` isn’t it')
})

// Bug: the sum behind the reason is true, and so the wrong answer before it was called right.
test('an answer with its reason is judged by what stands first', () => {
  const asked = 'What is 1/4 of 20 marbles'
  expect(replyTo(asked, '16 because 20 take away 4')).toMatch(/`16` isn’t it yet/)
  expect(replyTo(asked, '5 because 20 shared by 4')).toMatch(/is right/)
})
