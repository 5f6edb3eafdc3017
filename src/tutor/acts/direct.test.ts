import { expect, test } from 'vitest'
import { lastInGrade } from '#support/talks.ts'

const lastOf = lastInGrade()
const COINS = 'How much are 2 quarters, 3 dimes and 4 pennies worth?'

// What a coin is worth was answered with pounds and pence, or with the hint once more.
test.each([
  [[COINS, 'but what is a dime worth'], /dime is worth 10 cents/],
  [[COINS, 'i dont get it. is a dime 5 cents'], /Not quite: a dime is worth 10 cents/],
  [[COINS, 'my friend says a dime is 10'], /Yes, a dime is worth 10 cents/],
  [
    ['A pencil costs 45 cents. I pay with 2 quarters. How much change do I get?', 'is a quarter 20 cents'],
    /25 cents/,
  ],
  [['I have 3 nickels and 2 dimes. How many cents?', 'how much is one nickel worth?'], /5 cents/],
])('the worth of a coin is told: %j', (said, answer) => {
  expect(lastOf(...said).reply).toMatch(answer)
})

test('a part of a cake is no coin', () => {
  expect(lastOf('What is 1/4 of 36?', 'what is a quarter').reply).not.toContain('cents')
})

// A word that was asked for beside the question, or again, was passed over.
test.each([
  [
    [
      'a circle, radius 7 cm, find circumference. use pi = 22/7. what is radius again is it all the way across?',
    ],
    /middle of a circle to its edge\. In your question it is 7 cm/,
  ],
  [
    [
      'The nth term of a sequence is 3n + 4. Which term of the sequence is 25? i dont get what nth even means',
    ],
    /number of the place/,
  ],
  [['The nth term of a sequence is 5n - 2. Find the 8th term.', 'what does nth mean'], /number of the place/],
  [['Share £60 in the ratio 1:3', '1+3 = 4 parts. 4 parts of what'], /whole that is shared.*60/],
  [
    ['The nth term of a sequence is 3n + 4. Which term is 25?', 'n = 7. does that mean its the 7th term?'],
    /just what your number says/,
  ],
])('a direct question is answered beside the rest: %j', (said, answer) => {
  expect(lastOf(...said).reply).toMatch(answer)
})

// The first of the numbers was told as the mean: `the mean of 6, 9, 4`.
test('a number behind a word is what it comes to only as a measure', () => {
  const said = lastOf('find the mean of 6, 9, 4, 11, 5 and then the range. whats mean again').reply
  expect(said).toContain('fair share')
  expect(said).not.toContain('In your question it is')
})

test('what the result does not mean is no yes', () => {
  expect(
    lastOf(
      'The nth term of a sequence is 5n - 2. Find the 8th term.',
      '38. does that mean the 38th term is 8?',
    ).reply,
  ).not.toContain('just what')
})

// `do i divide by 4 first?` was taken for the answer 4.
test('a step that is asked about is judged as a step, also behind other words', () => {
  expect(lastOf('Solve 4x + 3 = 19', 'do i divide by 4 first?').reply).not.toContain('is right')
  expect(lastOf('Solve 5x - 4 = 21', 'should i add 4 first', 'do i times by 5 after?').reply).not.toContain(
    'is right',
  )
  expect(lastOf('Solve x + 7 = 3', 'minus 4').reply).toContain('is right')
  expect(lastOf('Expand 3(2x - 5)', 'what is in front of the bracket').reply).not.toContain('Celsius')
  expect(lastOf('Solve (2x + 1)/3 = 5', 'its a fraction. do i times by 3 first instead?').reply).toContain(
    'Good idea',
  )
})

// `i hate time` beside a task was answered with three sentences of comfort and a quiz.
test.each([
  'Soccer practice starts at 3:45 pm and ends at 5:20 pm. How long is practice? i hate time',
  'What is 1/4 of 36? ugh i hate fractions',
])('a passing complaint leaves the task first: %s', said => {
  expect(lastOf(said).reply).toMatch(/^I hear you! (?!.*Try this one)/)
})

test('who asks whether it is so is told how to test it, and not that it may be so', () => {
  expect(
    lastOf(
      'Round 3,748 to the nearest hundred',
      '3700',
      'my teacher says 3,650 could be the smallest number that rounds to 3,700. is that true',
    ).reply,
  ).toMatch(/Test it.*3650/)
  expect(lastOf('I do not understand why 1/3 + 1/4 is not 2/7. my friend say is 2/7').reply).toContain(
    'pieces',
  )
})

test('the child’s own letters for two numbers are credited', () => {
  const [pair, both] = [
    'The sum of two numbers is 50. One is 8 more than the other. Find both.',
    'x + y = 50, x - y = 8',
  ] as const
  expect(lastOf(pair, both).reply).toContain('says just what the question says')
  expect(lastOf(pair, both, '2x = 58', 'x = 29 so y = 21').reply).toContain('is right')
})

test('an answer in other words is no other sum, and a sign of money is told', () => {
  const said = [
    'Mia has £83. She saves £9 each week for 3 weeks. How much money does Mia have now?',
    '9 x 3 = 27. 83 + 27 = 110. is it 100 and 10 dollars? why does it have that funny L sign',
  ] as const
  const { reply } = lastOf(...said)
  expect(reply).toContain('sign for pounds')
  expect(reply).toContain('is right')
  expect(reply).not.toContain('And now')
})

test('the rectangle that a trapezium is cut to is credited, and no half of another', () => {
  const { reply } = lastOf(
    'find the area of a trapezium with parallel sides 6cm and 10cm and height 5cm',
    'you can cut the triangle from one side and stick it on the other? then the rectangle is 8 long i think',
  )
  expect(reply).toMatch(/8\$ long/)
})

// `left` and `each` were answered with a rule of taking away, an array was no word at all.
test.each([
  [['what is an array'], /^\*\*Array\*\*: .*rows/],
  [['draw an array for 6 x 7', 'can u just say what a array is. is it like rows'], /^\*\*Array\*\*/],
  [
    ['Tom has 24 sweets. He gives 9 to Ana. How many are left?', 'What is mean "left"?'],
    /\*\*Left\*\*: .*still there/,
  ],
  [
    [
      'Tom has 24 sweets. He gives 9 to Ana. How many are left?',
      'sorry I only want know the word "left". is it like left hand?',
    ],
    /\*\*Left\*\*: .*not the left hand/,
  ],
  [
    ['A shop has 24 boxes with 6 pens each. How many pens altogether?', 'what mean each'],
    /every one by itself/,
  ],
  [
    ['Lea has twice as many cards as Ben. Ben has 12. How many have they?', 'what does twice mean'],
    /two times/,
  ],
  [
    [
      'find the equation of the line through (1, 3) and (3, 7)',
      'my teacher writes y = mx + b. is c the same as b?',
    ],
    /Yes, they mean the same: where the line crosses/,
  ],
])('a word is told: %j', (said, answer) => {
  expect(lastOf(...said).reply).toMatch(answer)
})

// The points of the graph were begun instead.
test('whether a point is on a line is worked on', () => {
  const said = ['graph y = 2x + 3, is the point (2, 7) on it?', '2(2) + 3 = 7 so yes its on the line']
  expect(lastOf(...said.slice(0, 1)).reply).toMatch(/in place of x/)
  expect(lastOf(...said).act).toBe('praise')
})

// The child was sent off, and its question lost.
test('a question behind a goodbye keeps the talk open', () => {
  const { reply } = lastOf(
    'what is 9 x 7',
    '63',
    'ok bye im going to watch tv. wait one more thing how many inches in 3 feet',
  )
  expect(reply).not.toMatch(/goodbye|see you/i)
  expect(reply).toMatch(/\?\s*$/)
})

// `30 easy. half of 60` put a new sum on the table.
test.each([
  ['how many minutes in half an hour', '30 easy. half of 60'],
  ['how many minutes in 3 hours', '180. 3 x 60'],
])('how an answer was found is no new question: %s', (asked, said) => {
  expect(lastOf(asked, said).act).toBe('praise')
})
