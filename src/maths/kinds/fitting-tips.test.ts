import { expect, it } from 'vitest'
import { readQuestions } from '../questions/read-questions.ts'
import { saysAnswer, tipsFor } from './doors.ts'

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
  ['3 ÷ 5', /less than one whole/, /ten at a time/],
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
  ['Which is colder, -8°C or -3°C?', /number line|thermometer/, /freezing point first/],
])('hints for %j fit its numbers', (text, says, saysNot) => {
  const tips = tipsOf(text)
  expect(tips).toMatch(says)
  expect(tips).not.toMatch(saysNot)
})
