import { expect, it } from 'vitest'
import { readQuestions } from '../questions/read-questions.ts'
import { saysAnswer, solve, tipsFor } from './doors.ts'

function tipsOf(text: string): string {
  const [question] = readQuestions(text) ?? []
  if (!question) throw new Error(`Not read: ${text}`)
  const tips = tipsFor(question)
  for (const tip of tips) expect(saysAnswer(tip, question)).toBe(false)
  return tips.join('\n')
}

it.each<[string, RegExp, RegExp]>([
  ['Put in order, smallest first: 0.7, 0.65, 0.075', /digits behind the point/, /negative|zero|fraction/],
  ['Put in order, smallest first: -3, 2, -7', /number line/, /digits behind/],
  ['Which is bigger, 5/6 or 7/12?', /one size/, /decimal|negative/],
  ['12.6 ÷ 3', /whole part first/, /second number a whole/],
  ['1.2 ÷ 4', /tenths are in/, /second number a whole/],
  ['4.8 ÷ 0.6', /second number a whole/, /whole part first/],
  ['write 0.75 as a fraction', /which place/, /line in a fraction/],
  ['write 35% as a decimal', /with a point/, /line in a fraction/],
  ['write 7/20 as a percentage', /made a hundred/, /line in a fraction/],
  ['write 3/8 as a decimal', /line in a fraction/, /which place/],
  ['3 ÷ 5', /less than one whole/, /ten at a time/],
  // Squares were to be drawn for litres and for speeds.
  ['how many ml in 3 litres', /bigger one/, /square|rows/],
  ['how many cm3 in 2 litres', /litre just fills a cube/, /square/],
  ['72 km/h in m/s', /two units in it/, /square/],
  ['36 ÷ 4', /steps of/, /ten at a time/],
  ['96 ÷ 4', /ten at a time/, /steps of/],
  ['3 × ? = 27', /How many times does \$3\$ fit into \$27\$/, /both sides|unknown/],
  ['Solve x + 5 = 12', /done to \$x\$/, /multiplying or dividing –/],
  ['Solve 3x + 7 = 22 + x', /on both sides\. How/, /been done/],
  ['Solve 5(x - 2) = 3x + 8', /bracket/, /been done/],
  ['2/7 + 3/7', /one size, so/, /Change the fractions/],
  ['50% of 80', /a half, a quarter/, /What are ten percent/],
  [
    'Two angles of a triangle are 50° and 60°. Find the third angle.',
    /three angles of a triangle/,
    /full turn/,
  ],
  ['What time is 35 minutes before 9:20?', /go back/, /jumps of full hours/],
  ['A square has a perimeter of 36 cm. Find the length of one side.', /How many sides/, /formula/],
  // No number stands before a bracket that is squared, or below which a number stands.
  ['Expand (x - 3)^2', /What does the power say/, /in front of|outside/],
  ['Expand (x + 2)(x + 5)', /Each term of the first bracket/, /in front of|outside/],
  ['Solve (2x + 1)/3 = 5', /number below it/, /in front of a bracket|Multiply the brackets/],
  ['Solve (x + 1)/2 = (x - 3)/3', /number below it/, /bracket/],
  ['Solve 10 - (x + 2) = 5', /sign stands before the bracket/, /number in front/],
  ['Solve 5 - 2x = x + 8', /add as much of it/, /smaller lot/],
  ['Solve 10 - 2x = 4', /taken away from \$10\$/, /been done/],
  ['Solve 2x + 3x = 20', /more than once/, /been done/],
  ['Solve x^2 = 49', /alone on one side/, /formula|bring everything/],
  ['Factorise 6x + 9', /goes into every term/, /quadratic|right product/],
  ['Factorise x^2 - 25', /square of something/, /right product/],
  ['Find the midpoint of (2, 3) and (8, 11)', /halfway/i, /longest side/],
  ['Which quadrant is (-2, 5) in?', /above or below zero/, /both points/],
  ['Find the area of a trapezium with parallel sides 6 cm and 10 cm and height 5 cm', /halve/, /only half/],
  ['Find the perimeter of a parallelogram with sides 6 cm and 4 cm', /once round/, /rectangle/],
  ['Find the area of a triangle with base 6 cm and height 4 cm', /rectangle around it/, /rows/],
  [
    'How much are 2 quarters, 3 dimes and 4 pennies worth?',
    /one quarter worth.*2 of them/,
    /one of the coins/,
  ],
  ['A pen costs £2.30. How much change from £5?', /How far is it/, /everything/],
  ['Simplify the ratio 12:18', /goes into every part/, /unit/],
  ['Which is colder, -8°C or -3°C?', /number line|thermometer/, /freezing point first/],
])('hints for %j fit its numbers', (text, says, saysNot) => {
  const tips = tipsOf(text)
  expect(tips).toMatch(says)
  expect(tips).not.toMatch(saysNot)
})

it.each([
  [
    'Solve (2x + 1)/3 = 5',
    ['Multiply both sides by $3$: $2x + 1 = 15$', 'Subtract $1$ from both sides: $2x = 14$'],
  ],
  ['Solve (x + 1)/2 = (x - 3)/3', ['Multiply both sides by $6$: $3x + 3 = 2x - 6$']],
  // The bigger lot stays, so that no minus comes before the letter.
  [
    'Solve 2x + 5 = 7x - 10',
    ['Subtract $2x$ from both sides: $5x - 10 = 5$', 'Add $10$ to both sides: $5x = 15$'],
  ],
])('the steps of %s go as its hints do', (text, steps) => {
  const [question] = readQuestions(text) ?? []
  if (!question) throw new Error(`Not read: ${text}`)
  expect(solve(question).steps.map(({ plan }) => plan)).toEqual(expect.arrayContaining(steps))
})
