import { expect, test } from 'vitest'
import type { Message } from './conversation.ts'
import { tutorReply } from './tutor-reply.ts'

/** What the tutor says to each message of a child, one after the other. */
function talk(...said: string[]): string[] {
  const messages: Message[] = []
  return said.map(text => {
    messages.push({ role: 'child', text })
    const reply = tutorReply({ childName: 'Mia', messages: [...messages], grade: 5 })
    messages.push({ role: 'tutor', text: reply })
    return reply
  })
}

const BAG = 'A bag has 3 red, 5 blue and 2 green balls. What is the chance of blue?'
const BUS = 'a bus has 45 people, 18 get off and 7 get on, how many are on it now'
const EQUATION = 'solve 4(x - 3) = 2x + 10'
const LADDER = 'a ladder 13 ft long leans on a wall, the bottom is 5 ft from the wall. how high does it reach'
const MEAN = 'the mean of 5 numbers is 6 and 4 of them are 3 5 8 and 9 whats the fifth'
const PAIR = 'Solve 2x + y = 11 and x - y = 1'
const QUADRATIC = 'i dont get quadratics at all. like x^2 - 5x + 6 = 0'

test.each([
  // Units.
  [
    'convert 3.2 litres into ml',
    'three litres are three thousand',
    /^Yes, .* the same amount in the other unit/,
  ],
  ['convert 3.2 litres into ml', 'one litre is 1000 ml', /^Yes, .*how many ml make one/],
  // Digits.
  ['round 3748 to the nearest hundred', 'the hundreds digit is 7', /^Yes, .*right behind it/],
  ['round 3748 to the nearest hundred', 'so its the 4', /the digit that decides/],
  ['round 3748 to the nearest hundred', 'its between 3700 and 3800', /where it lies/],
  // Lists, layers, jumps of a clock, what is missing of a line.
  ['find the median of 7, 3, 9, 4, 10, 12', 'the middle ones are 7 and 9', /halfway/],
  ['volume of a box 5 cm by 4 cm by 3 cm', '20 on the bottom', /in one layer/],
  ['how many minutes are there from 9:40 to 11:15', '15 more', /from the last full hour/],
  ['angles on a straight line: one is 125, find the other', '180 altogether', /all of the angles/],
  // What is wanted in a bag, the missing one of a mean.
  [BAG, '5 of them are blue', /^Yes, .*how many of them are wanted/],
  [BAG, '5', /how many of them are wanted/],
  [MEAN, '30', /what all of the numbers come to together/],
  [MEAN, '25', /what the numbers that you know come to/],
  // Brackets and their numbers.
  [QUADRATIC, '(x-2)(x-3)', /^Yes, .*a product/],
  ['factor x^2 + 7x + 12', '3 and 4', /multiply and add up/],
  [PAIR, 'x = 4, then y = 11 - 8 = 3', /is right/],
  // Parts of the sum in a story, what is in between, coins.
  [BUS, '27', /`27` comes up on the way/],
  [
    'i have 1 euro and the ice cream costs 65 cent how much do i get back',
    '100 cents',
    /the same as \*\*1 euro/,
  ],
  ['i have 1 euro and the ice cream costs 65 cent how much do i get back', '65 and 5 is 70', /counting up/],
  ['sam has 17 cars and i have 9 cars how many more does sam have', '1 to get to ten', /from 9 up to 10/],
  ['432 ÷ 12', '12 goes into 43 3 times', /What is left over there/],
  ['which is bigger 3/4 or 5/8', 'each quarter is 2 eighths', /^Yes, that’s right/],
  ['how much is thirty four plus twenty eight', 'um four plus eight is uh twelve', /`4 \+ 8 = 12`/],
])('to %s a true “%s” is credited by what it is', (question, said, expected) => {
  expect(talk(question, said)[1]).toMatch(expected)
})

test.each([
  ['convert 3.2 litres into ml', '3 litres is 300', /How many ml make one/],
  ['round 3748 to the nearest hundred', 'so i look at the 8?', /right behind/],
  ['share 60 in the ratio 2:3', '30 30', /everybody gets the same/],
  ['share 60 in the ratio 2:3', '20 and 40', /as the ratio says/],
  [QUADRATIC, '(x+2)(x+3)', /what do you get in the middle/],
  ['factor x^2 + 7x + 12', '2 and 6', /do they add up/],
  [PAIR, 'x = 4, then y = 11 - 4 = 7', /x = 4.* is right\. .*What must \$y\$ be/],
  [EQUATION, '4x - 3 = 2x + 10', /multiplies everything inside/],
  ['what is 5/8 of 40', '8', /40 \\div 5/],
  [LADDER, '13^2 + 5^2 = 194 so root 194', /are the two squares added/],
  ['i am 6 and my brother is 9 how much older is he', '6 7 8 9 thats 4', /Count the jumps/],
])('to %s a wrong “%s” is asked back and never praised', (question, said, expected) => {
  const [, reply = ''] = talk(question, said)
  expect(reply).toMatch(expected)
  expect(reply).not.toMatch(/^(?:Yes!|Good|That’s it|Correct)|comes up on the way/)
})

test('a step said once more as the answer is no answer yet', () => {
  const [, , again] = talk('whats 3/4 of 32', '8', 'so its 8')
  expect(again).toMatch(/`8` is what one of the 4 equal parts is, and not the answer yet/)
})

test('half of a number is not its root', () => {
  expect(talk(LADDER, '169 - 25', '144', '72?')[3]).toContain('That is half of it')
})

test('a slip in a sum of the child’s own is named within a story, and a part of it goes on', () => {
  const [, , slip, part] = talk(
    'a bus has 95 people, 38 get off and 30 get on, how many are on it now',
    '95-38',
    '63',
    '95-30 is 65',
  )
  expect(slip).toContain('the lower digit is always')
  expect(part).toMatch(/right|works|true/)
})

test.each([
  [BUS, '27 and 7 thats 34', /\$34\$ is right/],
  [MEAN, 'so the last ones 5', /\$5\$ is right/],
  ['sam has 17 cars and i have 9 cars how many more dus sam have', 'ate', /\$8\$ is right/],
  ['wot is 7 tims 8 i alwys forget', '56!', /\$56\$ is right/],
  ['i hav 8 appels and i eet 3 how meny', '5', /`5` is right/],
  ['I AM 6 AND MY BROTHER IS 9 HOW MUCH OLDER IS HE', '3 JUMPS', /3\\text{ years}\$ is right/],
  ['im 7 my sister is 12 how much older is she', '5', /5\\text{ years}\$ is right/],
  ['48 sweets in 1:2:5', '6 12 30', /is right/],
])('to %s the answer “%s” is confirmed', (question, said, expected) => {
  expect(talk(question, said)[1]).toMatch(expected)
})

test.each([
  ['a box is 5 by 3 by 4 cm... volume...', '60 cm³', /\$60\\text\{ cm\}\^3\$ is right/],
  ['I put £500 in the bank at 4% a year compound. How much after 2 years?', '£540.80', /is right/],
  ['a car loses 10% a year, was £8000, after 3 years how much?', '5832', /is right/],
  ['the shoes cost 80 and become 15% cheaper. How much costs now?', '68', /is right/],
  ['two parallel lines and one angle is 112 and i need the one next to it on the line', '68', /is right/],
  ['Data: 6, 2, 9, 4, 6, 3. I said the median is 6.5.', '5', /is right/],
  ['circle r = 5 cm, area?? leave in pi', '25π cm²', /is right/],
  ['3 children share 2 pizzas equally how much does each get', '2 thirds', /is right/],
  ['sequence 5 8 11 14, nth term', '3n + 2', /is right/],
])('“%s” is read, so that “%s” is confirmed', (question, said, expected) => {
  expect(talk(question, said)[1]).toMatch(expected)
})

test('a story that goes on is not taken for a question of its last two numbers', () => {
  const [, step, answer] = talk(
    'Tom has 24 sweets. He gives 6 to Ben and then shares the rest between 3 friends. How many does each friend get?',
    '18 left',
    '6 each',
  )
  expect(step).toMatch(/how much is left/)
  expect(answer).toContain('6')
})
