import { expect, it } from 'vitest'
import { lastInGrade } from '#support/talks.ts'
import { askedIn } from './dialogue.ts'

const lastOf = lastInGrade(5)

const TRAPEZIUM = 'What is the area of a trapezium with parallel sides 5 cm and 9 cm and height 6 cm'

// Bug: behind a trapezium a harder one was a kite, or the way round a parallelogram.
it.each([
  [[TRAPEZIUM, '42', 'a harder one pls'], 'trapezium'],
  [[TRAPEZIUM, '42', 'harder', 'thats not harder'], 'trapezium'],
  [[TRAPEZIUM, '42', 'an easier trapezium one'], 'trapezium'],
  [['Area of a triangle with base 8 cm and height 5 cm', '20', 'a harder triangle one'], 'triangle'],
  [['Area of a kite with diagonals 8 in and 15 in?', '60', 'a harder trapezium one'], 'trapezium'],
  [
    ['Mia has 50p. She buys a bun for 28p. how much change does she get', '22p', 'harder but with money'],
    'change',
  ],
  [['How long is it from 9:50 to 11:15?', '1 h 25', 'i want an easier one about time'], 'How long'],
])('sets one of the very sort behind %j', (said, word) => {
  expect(askedIn(lastOf(...said).reply)?.text).toContain(word)
})

// Bug: words of a wish that tell of a place, a unit or a number became things of a story, and `not too hard` a harder one.
it.each([
  [['3x + 5 = 20 find x', '5', 'yeah one with x on both sides'], /^Solve \d*x \+ \d+ = \d*x/],
  [['3/4 of 24', '18', 'another one but with a fraction thats not 3 on top'], /\b(?!3\/)\d+\/\d+ of/],
  [['3.2 L in ml', '3200', 'give me 1 but with ounces n pounds'], /How many ounces are in \d pounds/],
  [
    ['area of a triangle with base 8 cm and height 5 cm', '20', 'another one but w/ a trapezoid'],
    /trapezoid/,
  ],
  [['52 - 27', '25', 'another one pls but not to hard'], /\b\d\d - \d\d\b/],
  [['52 - 27', '25', 'another one', 'i said not too hard'], /\b\d\d? - \d\d?\b/],
  [['52 x 38', '1976', 'yes but bigger and 3 digits'], /\d{3} × \d\d/],
  [['52 + 38', '90', 'can i have one about dogs', '1', 'now one without a story'], /^\D{0,12}\d+ \S \d+\D?$/],
])('keeps to the words of the wish in %j', (said, asked) => {
  expect(askedIn(lastOf(...said).reply)?.text).toMatch(asked)
})

// Bug: a wish behind a yes was no wish where something stood beside it.
it.each([
  [
    [
      'Solve x^2 + 5x + 6 = 0',
      'x = -2 and x = -3',
      'yes but a harder one where the x^2 has a number infront',
    ],
    /\dx²/,
  ],
  [['Factorise x^2 + 7x + 12', '(x+3)(x+4)', 'yeah but harder, with a number before the x^2'], /\dx²/],
  [['3/4 of 24', '18', 'yes one more. whats a cats fav subject? meowth lol'], /of/],
  [['Solve 3x + 4 = 19', 'x = 5', 'sure another. did you hear about the sad x? it lost its y haha'], /Solve/],
  [['15 - 7', '8', 'yes one more. but easy. and i am 7 tomorow!'], /-/],
])('hears the wish in %j', (said, asked) => {
  expect(askedIn(lastOf(...said).reply)?.text).toMatch(asked)
})

// Bug: `im done with ladders` told a story of ladders to add up, a wished form led to another topic or was taken for a line,
// and a second sentence of the wish was lost.
it.each([
  [
    ['legs 6 and 8 of a right triangle, find the hypotenuse', '10', 'another one, im done with ladders'],
    /triangle/,
  ],
  [
    [
      'what is the other leg of a right triangle with hypotenuse 25 and leg 24',
      '7',
      'another, find the longest side',
    ],
    /hypotenuse of/,
  ],
  [['Solve 3(x-2)+4=16', 'x=6', 'harder. with x on both sides'], /x.*=.*x/],
  [['factorise x^2 + 5x + 6', '(x+2)(x+3)', 'sure but only if theres a minus in it'], /Factorise.*-/],
  [['factorise x^2 + 5x + 6', '(x+2)(x+3)', 'another', 'make it with a number before the x squared'], /\dx²/],
  [['what is 3/8 of 40', '15', 'one about football and percentages'], /\d% of the football/],
  [['what is 3/8 of 40', '15', 'ye a word one with money pls'], /\/\d of the coins/],
  [['Solve 2x + y = 7 and x - y = 2', 'x=3, y=1', 'yes but a real story, like tickets'], /Solve .*=.*=/],
])('keeps the topic and the form that are wished for in %j', (said, asked) => {
  expect(askedIn(lastOf(...said).reply)?.text).toMatch(asked)
})

it('says of two words what each of them means', () => {
  const both = lastOf('expand 3(x + 4)', '3x + 12', 'whats the diff between expand and factorise').reply
  expect(both).toMatch(/\*\*Expand\*\*.*\*\*Factorise\*\*/)
  expect(lastOf('i always mix up radius and diameter whats the difference').reply).toMatch(
    /\*\*Radius\*\*.*\*\*Diameter\*\*/,
  )
  expect(lastOf('what is the difference between 9 and 4').reply).not.toMatch(/\*\*/)
})
