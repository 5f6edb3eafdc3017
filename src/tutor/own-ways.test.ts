import { expect, test } from 'vitest'
import { lastInGrade } from '#support/talks.ts'

const lastOf = lastInGrade(3)

test.each([
  [['25 x 4', '4 quarters in a dollar so 100']],
  [['72 ÷ 8', 'i counted in eights on my fingers til 72. 9']],
  [['500 - 248', '5-2 is 3 hundred, then i go down 48. 252']],
  [['1/4 + 1/3', 'same bottom is twelve so 3 and 4 bits, 7/12']],
  [['8 + 5', '8 and 2 is 10', '13']],
])('who has told the way is not asked how it was found: %j', said => {
  expect(lastOf(...said).reply).toMatch(/right/)
  expect(lastOf(...said).reply).not.toMatch(/how did you/i)
})

test('who has said nothing but the answer is asked for the way', () => {
  expect(lastOf('6 x 5', '30').reply).toMatch(/how did you find it/i)
})

test.each([
  [['find the mean of 12, 15, 9', '12+15+9=36'], /divid/i],
  [['area of a triangle with base 10 and height 6', '10 x 6 = 60'], /half/i],
  [['hypotenuse of a right triangle with legs 6 and 8', '36 + 64 = 100'], /root/i],
  [['A coat costs £40. 25% off. What is the sale price?', '25% is 10'], /take|minus|subtract/i],
])('behind a right step the next operation is asked for and not named: %j', (said, operation) => {
  expect(lastOf(...said).reply).toMatch(/\?$/)
  expect(lastOf(...said).reply).not.toMatch(operation)
  // Who doesn’t know it is told.
  expect(lastOf(...said, 'i dont know').reply).toMatch(operation)
})

test.each([
  [['put in order 0.5, 0.45, 0.405, 0.054 from smallest', '0.5, 0.45, 0.405, 0.054']],
  [['sort 3, 11, 2 from the biggest', '2 3 11']],
  [['arrange in order of size 12, 21, 9, lowest first', '21 12 9']],
])('which end comes first may be said behind the list: %j', said => {
  expect(lastOf(...said).reply).toContain('counted from the other end')
})

test.each([
  [['order 0.5, 0.45, 0.405 smallest first', '0.5', '0.45 0.5 0.405', 'can i put zeros? 0.500 0.450 0.405']],
  [
    [
      'order 0.3, 0.25, 0.205 smallest first',
      'um the 0.3 isnt sure. i put zeros so theyre 3 long 0.300 0.250 0.205',
    ],
  ],
  [['order 2/3, 1/2, 5/6 smallest first', 'i changed them to sixths so 4/6 3/6 5/6']],
])('numbers that are brought into one form are credited, asked for or not: %j', said => {
  expect(lastOf(...said).reply).toMatch(/^Yes, .*(?:Compare them place by place|hold the tops)/)
})

const youngest = lastInGrade(1)

test.each([
  [['8 + 5 with the number houses'], 'How much does $8$ need to get to $10$?'],
  [['can i use number bonds for 7 + 5'], 'How much does $7$ need to get to $10$?'],
  [['38 + 5, i want to make tens'], 'How much does $38$ need to get to $40$?'],
  [['13 - 6 in the house'], 'How much is it from $13$ down to $10$?'],
  [['9 x 6? thats easy i have a finger trick'], 'use it!'],
  [['7 + 4 on my fingers'], 'put up a finger for each step'],
])('the way that a child names beside its sum is taken: %j', (said, takes) => {
  expect(youngest(...said).reply).toContain(takes)
})

test.each([
  [['8 + 5', '8 needs 2 for 10'], 'put on $2$ of the $5$'],
  [['7 + 6', '7 wants 3 more to be ten'], 'put on $3$ of the $6$'],
  [['8 + 5 with the number houses', '2', '3 left'], '$10 + 3$'],
  [['8 + 5', 'i go to 10 first'], '$10$ is a good place to stop at'],
  [['15 - 7', 'i go back 5 to 10'], 'taken $5$ of the $7$ away'],
  [['15 - 7', '15 take 5 is 10', '2 more'], '$10 - 2$'],
  [['13 - 6 with number houses', '3', '3 more'], '$10 - 3$'],
])('the way over the ten is credited however it is said: %j', (said, next) => {
  const { reply } = youngest(...said)
  expect(reply).toMatch(/^(?:Yes|Good|Right|That)/)
  expect(reply).toContain(next)
})

test.each([
  [['8 + 5', 'why jumps?'], 'whatever jumps are easy for you'],
  [['15 - 7', 'why do we go to 10?'], 'A ten is easy to go on from'],
  [['area of a triangle with base 10 and height 6', '30', 'why do u halve it'], 'Two copies of the triangle'],
  [['which is bigger 3/4 or 5/8', 'why do i have to cut them'], 'pieces of one size'],
  [['403 - 167', '364', '236', 'why did i get 364 before'], '$364$ comes about like this'],
])('a why is answered by what it names: %j', (said, reason) => {
  expect(lastOf(...said).reply).toContain(reason)
})

test.each([
  [['which is more, 0.6 or 0.45', 'can i put a zero on the 0.6?']],
  [['which is bigger 3/4 or 5/8', 'there are 5 of them and only 3 quarters so how do i know']],
  [['which is smaller, 2/3 or 3/5', 'do i times the 3/5 by something?']],
])('who only wonders about a number has not said it as the answer: %j', said => {
  expect(lastOf(...said).reply).not.toMatch(/is right/)
})

test('who has told already what it did is not taken for proud', () => {
  expect(youngest('8 + 5', '13', 'i told you i did it with the house').reply).not.toMatch(/you did it!/)
})

test.each([
  ['how many legs do 3 dogs and 2 birds have', 'How many legs has one dog, and how many has one bird?'],
  ['how many wheels have 4 tricycles', 'How many wheels has one tricycle?'],
  ['how many legs do 3 dogs and 2 zebus have', '“How many legs do 3 dogs and 2 zebus have?”'],
])('of several things none is left out, and what each has is asked first: %s', (asked, says) => {
  expect(lastOf(asked).reply).toContain(says)
})

test.each([
  [['4'], 'that is what one has'],
  [['dogs have 4 legs so 4 + 4 + 4 = 12'], '`4 + 4 + 4 = 12`'],
  [['12', 'birds have 2 legs'], 'that is what one has'],
  [['12', '2 birds have 4 legs. 12 + 4 = 16'], '$16$ is right'],
])('what one has and what all of one kind have is a step: %j', (said, says) => {
  expect(lastOf('how many legs do 3 dogs and 2 birds have', ...said).reply).toContain(says)
})

test.each([
  ['perimeter of the L. i think its 10+8+10+8 minus the corner', 'Walk once round'],
  ['next q: the mean. i did 3+4+5 = 12', 'how many are there?'],
])('the own try of what is asked is no question: %s', (asked, says) => {
  expect(lastOf(asked).reply).toContain(says)
  expect(lastOf(asked).reply).not.toMatch(/column|is right\. (?:Shall|Would)/)
})

test('of what is cut out of a shape no corner is shared, and a part that is planned is used', () => {
  const garden =
    'A garden is L shaped. The sides are 10 m and 8 m, and a 4 m by 3 m corner is cut out. Find the area.'
  const plan = lastOf(garden, 'i would do 10 x 8 = 80 and then take away 4x3').reply
  expect(plan).toMatch(/`80` fits.* the piece that is missing/)
  expect(lastOf(garden, '10 x 8 = 80', '4 x 3 = 12', '68').reply).not.toContain('92')
})

// Bug: `I read your question as “What is 1200 × 0.85?”`, and a way that comes to something else was begun as a new sum.
test('a calculation that is asked to be the same is worked out, and no new question', () => {
  const SHIRT = ['a shirt is 1200 rupees and 15% off, how much do i pay', '1020']
  expect(lastOf(...SHIRT, 'my dad says just do 1200 x 0.85 is that same').reply).toMatch(
    /^Yes, that way works/,
  )
  expect(lastOf('24 x 15', '360', 'my brother does 12 x 31 is that the same thing').reply).toMatch(
    /^No, \$12 \\times 31\$ comes to something else/,
  )
})
