import { expect, test } from 'vitest'
import { lastInGrade } from '#support/talks.ts'

const lastOf = lastInGrade()

test.each<[string, string, string, string[]]>([
  ['a step', 'line', 'line useful', ['12 x 13', '10 x 13 = 130']],
  ['a number of the chain', 'quantity', 'quantity', ['share £40 in the ratio 3:5', '8 parts']],
  ['several answers', 'guesses', 'guesses', ['7 x 8', 'is it 54? 55? 56?']],
  ['the answer', 'praise', 'line answer', ['7 x 8', '56']],
  ['a why', 'why', 'talk why', ['1/2 + 1/3', '2/5', 'why?']],
  ['a check', 'sure', 'talk sure', ['7 x 8', '56', 'how do you check?']],
  ['a check that is shown', 'check shown', 'talk unclear', ['6 x 27', '162', '162 divided by 6 is 27']],
  ['a feeling', 'comfort', 'talk comfort', ['nobody wants to sit next to me']],
  ['another subject', 'other subject', 'talk other subject', ['why is the sky blue']],
])('%s is answered by the act that is for it', (_, act, because, texts) => {
  expect(lastOf(...texts)).toMatchObject({ act, because })
})

test('a message that nobody would write is refused before it is read', () => {
  const hostile = 'what is 3 + 4 and '.repeat(1_200)
  expect(lastOf(hostile)).toMatchObject({ act: 'too long a message' })
  expect(lastOf('7 x 8', hostile, '56').act).toBe('praise')
})

test('what is not understood is never answered twice in the same words', () => {
  for (const open of [
    [],
    ['12 x 13'],
    ['sam has 3 red pens and 4 blue pens and some pencils how many pencils'],
  ]) {
    const [one, two] = [
      lastOf(...open, 'the flurb goes wibbly'),
      lastOf(...open, 'the flurb goes wibbly', 'zoppity it is'),
    ]
    expect(two.reply).not.toBe(one.reply)
  }
})

const TRUE_OF: Readonly<Record<string, readonly string[]>> = {
  'share £40 in the ratio 3:5': [
    '8 parts',
    'theres 8 parts altogether',
    '3 + 5 = 8',
    '40/8 = 5',
    '£5 each part',
    'one part is 5',
    '8 x 5 = 40',
  ],
  'find the mean of 4, 8, 12, 6': [
    'theres 4 numbers',
    'four numbers',
    'the total is 30',
    '30 altogether',
    '4 + 8 = 12',
    '12 + 6 = 18',
    '30 divided by 4',
  ],
  'whats the next number 3 7 11 15': [
    'goes up in 4',
    '+4',
    'add 4 each time',
    '4 more each time',
    '7 - 3 = 4',
    'it goes up by 4s',
  ],
  'find the gradient between (2,3) and (5,9)': [
    'change in y is 6',
    'change in x is 3',
    '9 - 3 = 6',
    '5 - 2 = 3',
    'up 6',
    'across 3',
  ],
  'a bag has 3 red 5 blue balls whats the chance of red': [
    '8 balls',
    'theres 8 altogether',
    '3 red',
    '3 + 5 is 8',
  ],
  '36 x 24': [
    '36 x 2 = 72',
    '36 x 20 = 720',
    '30 x 24 is 720',
    '6 x 24 = 144',
    '36 x 4 = 144',
    '9 x 96 = 864',
    '36 times 2 is 72 so times 20 is 720',
  ],
  '52 - 27': ['52 - 20 = 32', '12 - 7 is 5', '5 take 2 is 3', '4 take 2 is 2', '27 + 3 = 30', '32 - 7 = 25'],
  '1/2 + 1/3': [
    '6 is the common denominator',
    '1/2 = 3/6',
    '1/3 is 2/6',
    '3/6 and 2/6',
    'sixths',
    '3 + 2 = 5',
  ],
  'solve 2x + 6 = 14': ['2x = 8', 'take away 6', '14 - 6 = 8', '8/2 = 4', 'x + 3 = 7'],
  'x + y = 10 and 2x - y = 5': ['y = 10 - x', '3x = 15', 'x = 10 - y', '2x = 5 + y'],
  'football starts at 3:45 and lasts 90 minutes when does it end': [
    '4:45',
    '90 minutes is 1 hour 30',
    '15 minutes gets you to 4',
    'so 4:45 then 30 more',
  ],
  'in a sale everything has 30% off. a coat costs £60': [
    '10% is 6',
    '30% is 18',
    'pay 70%',
    '60 - 18 = 42',
    '0.7 x 60 = 42',
    '60*0.7',
  ],
  'sam buys 3 pens at 45p and a book for £2.20. he pays with £5 how much change': [
    '135',
    '1.35',
    '3 x 45 = 135',
    '3.55',
    '5 - 3.55 = 1.45',
  ],
  'A trapezium with parallel sides 6 cm and 10 cm, the height is 4 cm. find the area': [
    '6 + 10 = 16',
    '16',
    '16 x 4 = 64 and half of that is 32',
    '32, because half of 64 is 32',
  ],
  'A jacket costs 48 euro after a discount of 20%. What was the price before?': [
    '48 is 80%',
    '48 ÷ 80 = 0.6',
    '1% is 0.6',
    '10% is 6',
    '60, because 60 - 12 = 48',
  ],
  'a bike of $120 is 35% off, whats the sale price': [
    '10% is 12',
    '36',
    '6',
    '30% is 36',
    '42',
    '120 - 42 = 78',
  ],
  'I put $3000 in a bank with 4% interest compounded yearly. How much is there after 3 years?': [
    '3120',
    '3120 after yr 1',
    '3244.80',
    '3374.59',
  ],
  'The film starts at 6:50 and ends at 8:30. How long is it?': [
    '10',
    'then 1 hour',
    'then 30',
    '30',
    '1 hour 40',
  ],
  'right triangle opposite 3 hypotenuse 5, find the angle': ['sin-1 of 3/5 = 37', 'sin^-1(3/5) = 37'],
  'the angles in a triangle are x, 2x and 3x. find x': ['6x', '6x = 180', 'x = 30, so they are 30, 60, 90'],
  'expand and simplify 3(2x + 4) - 2(x - 5)': ['6x + 12', '6x + 12 - 2x + 10', '10 + 12 = 22'],
  'Find the nth term of 7, 11, 15, 19': ['plus 4 each time', '4n', '4n + 3, i tested it: 4 x 2 + 3 = 11'],
  'Ana and Luca share 72 euro in the ratio 3 : 5. How much gets each of them?': [
    '8 parts',
    'Ana gets 27',
    'Luca 45, because together it is 72',
  ],
  'garden 12 m long and 7 m wide, how much fence to go all the way round': [
    '19',
    '12 + 7 = 19',
    '24 and 14',
    '4 sides',
    '38 cos 24 + 14 = 38',
  ],
  'solve 5x - 7 = 3x + 9': ['2x - 7 = 9', '2x = 16', '5x = 3x + 16', 'x = 8, it works because 40 - 7 = 33'],
  'there are 6 boxes of crayons with 24 in each. 9 get broken. how many are not broken': [
    '6 x 24 = 144',
    '144',
    '144 - 9',
    '6 x 20 = 120',
    '135 cos 144 - 9 = 135',
  ],
}
const BLAMED =
  /isn’t (?:it|the answer|right)|not quite|look at `|not yet|but no\b|slips? there|let’s check that|look once more|hm, let’s see/i

test.each(Object.entries(TRUE_OF))('nothing that is true of %s is called wrong', (question, claims) => {
  const blamed = claims.flatMap(claim => {
    const { reply } = lastOf(question, claim)
    return BLAMED.test(reply) ? [`${claim}: ${reply}`] : []
  })
  expect(blamed).toEqual([])
})

test('a decimal of a question that nobody reads does not stop the tutor', () => {
  expect(
    lastOf('a bottle holds 2.5 L and a cup 0.5 L, what is left in ml after 3 cups', 'so 2005 mL').reply,
  ).not.toBe('')
})

const BAG = 'There are 3 green and 7 red apples in a bag. What is the probability of picking a green one?'

test.each([
  ['a bag with one less', [BAG, 'if one red is gone is it 3/9?', '3/9']],
  [
    'a side of another length',
    ['what is the area of a rectangle 7 cm by 9 cm', 'what would it be with 8 cm', '72'],
  ],
  [
    'a time that was asked for',
    ['Find the compound interest on 2000 for 3 years at 5% per annum', 'how long till it doubles', '14 yrs?'],
  ],
])('a number that may be of %s is asked back, and not called wrong', (_, texts) => {
  expect(lastOf(...texts).reply).not.toMatch(BLAMED)
  expect(lastOf(...texts).because).not.toBe('line answer')
})

test('a slip of the question itself is called one, though the child has wondered about something else', () => {
  const wondered = [
    'Find the compound interest on 2000 for 3 years at 5% per annum',
    'how long till it doubles',
  ]
  expect(lastOf(...wondered, '300').reply).toContain('same amount')
  expect(lastOf(...wondered, '100 + 5 = 106').reply).toMatch(BLAMED)
})

test.each([
  ['whats the sale price of a $50 bag thats 20% off', '30 dollars 50 minus 20'],
  ['whats the sale price of a $50 bag thats 20% off', '30. 50 take 20'],
  [
    'if i put $1000 in an account with 5% interest compounded yearly how much after 2 years',
    '1100, 5% is 50 and times 2',
  ],
])('of %s, a known mistake with its reason behind it is not credited: %s', (question, said) => {
  expect(lastOf(question, said).because).toBe('line wrong')
})

test('the same as before is not confirmed of a bag that the child has changed', () => {
  expect(lastOf(BAG, '3/10', 'if i take out a red one is it still 3/10?').reply).toContain('isn’t it yet')
})

test.each([
  ['goodbye', 'have to go to training'],
  ['goodbye', 'sorry i gotta leave for piano'],
  ['goodbye', 'we have football practice in 10 mins'],
  ['own life', 'why was the maths book sad? it had too many problems haha'],
  ['chat', 'can my dog eat them lol'],
  ['understood', 'ah nice that makes sense now'],
  ['comfort', 'maybe maths isnt so horrible'],
  ['star', 'do i get a sticker'],
  ['over-sure', 'my sister says there is a 1000% chance she wins the game tonight'],
])('%s speaks to what is no work, though a sum is open: %s', (act, said) => {
  for (const open of [
    'find the mean of 4, 8, 12, 6',
    'right triangle opposite 3 hypotenuse 5, find the angle',
  ])
    expect(lastOf(open, said).act).toBe(act)
})

test.each([
  'i have to go over fractions',
  'need to go back to the first one',
  'i have to practise my 6 times table',
  'is it 9 lol',
  'i got the answer wrong haha',
])('what is said of work is no goodbye and no laugh: %s', said => {
  expect(['goodbye', 'laugh']).not.toContain(lastOf('find the mean of 4, 8, 12, 6', said).act)
})

test('who thanks for the whole of it is not sent back to a task', () => {
  for (const thanks of ['thank you so much for helping', 'ok ty thats everything', 'Thank you sir'])
    expect(lastOf('find the mean of 4, 8, 12, 6', thanks).reply).not.toContain('mean')
  expect(lastOf('find the mean of 4, 8, 12, 6', 'ok thanks').reply).toContain('mean')
})
