import { expect, test } from 'vitest'
import { solve } from '#maths/kinds/doors.ts'
import { withNearWords } from '../near-words.ts'
import { problemsOf } from '../work.ts'

/** What is asked, in words that no book uses, and what it comes to. */
const ASKED: readonly [string, string][] = [
  ['a recipe uses 3/4 cup of sugar for one cake. how much sugar for 6 cakes?', '4.5'],
  ['it takes 3/4 of an hour to paint one chair. how long for 8 chairs?', '6'],
  ['each kid eats 3/4 pizza. there are 6 kids. how many pizzas', '{9}{2}'],
  ['4 pizzas for 6 kids how much each', '{2}{3}'],
  ['whats 10% then 20% off 50', '36'],
  ['shop takes 20% off a 50 pound coat, then another 10%. whats the price', '36'],
  ['price 200 goes up 10% then down 10%. what is it now', '198'],
  ['15% and then 10% off $80, what is the final price', '61.2'],
  [
    'two bells ring at 8 am, one rings every 15 mins and other every 20 mins. when will they ring together',
    '60',
  ],
  ['sir marked price of a shirt is Rs 800 and discount is 15%, find SP', '680'],
  ['Rs 10,000 for 2 yrs at 10% p.a. compounded annually, find CI', '2100'],
  ['the area is 36 square cm and its 9cm long how wide is it', '4'],
  ['im making a picture frame thats 30 cm wide and 20 cm tall how long is the wood all the way round', '100'],
  ['My bedroom floor is 4 m by 3 m. how much carpet do i need to cover it', '12'],
  ['a triangel has base 10cm and hight 6cm wats the area', '30'],
  ['The two parallel sides of a trapezium are 5 cm and 9 cm long and it is 6 cm high. Find the area', '42'],
  ['how much ribbon to go round a square cake with 20 cm sides', '80'],
  ['i got 7, 9, 4, 8 goals in my matches whats my average', '7'],
  ['whats the 20th number in 5, 9, 13, 17', '81'],
  ['A phone cost £200 now it is £150 what percent did it go down', '25'],
  ['After a rise of 10% the ticket costs 55 euro. How much was it before?', '50'],
  ['in a triangle the angles are x, x + 20 and x + 40 find x', '40'],
  ['theres a bag with 4 red counters and 6 blue ones what chance of blue', '{3}{5}'],
  ['the train leaves cork at 9:45 and gets to dublin at 12:20. how long is the journey', '2 hours and 35'],
  ['a film starts at ten to 7 and its one and a half hours long when does it end. i think 7:80', '8:20'],
  ['my lesson is from 4:15 to 5 how many minutes is that', '45'],
  ['i need 20 mins to walk. school starts at 8:50 what time must i leave', '8:30'],
  ['price of petrol goes from 80 to 100 find % increase. i got 20%', '25'],
  ['for 4 people kheer needs 6 spoons sugar how many for 6 ppl. i said 8 bcoz 2 more people', '9'],
  ['a triangle has angles 65 and 48 find the 3rd one', '67'],
  [
    'its an isosceles triangle and the top angle is 40, the 2 bottom ones are the same. are they 40 aswell',
    '70',
  ],
  ['u flip a coin twice, P(2 heads). my friend says 1/3', '{1}{4}'],
  ['which is colder -4 or -7? i say -7 is hotter cause 7 is bigger', '-7'],
  ['Here are the temperatures: Mon 12, Tue 15, Wed 9, Thu 14, Fri 10. Work out the mean.', '12'],
  ['Minutes of rain: Jan 30, Feb 25, Mar 41, Apr 20, May 34. Find the median.', '30'],
  ['the heights: Tom 142 cm, Ann 150 cm, Lea 138 cm, whats the median', '142'],
  ['shoe sizes in our club: Tom 36, Ali 38, Eve 36, Jo 41. whats the mode', '36'],
  ["Anna's bus is at 8:05. its 7:38 now. how many minutes does she have", '27'],
  ['A jacket was £90 and is now £72. percentage off?', '20'],
  ['In 2018 a club had 400 members, in 2022 it had 500. By what percent did it grow?', '25'],
  ['bag: 2 red, 3 blue and 5 green sweets. probability it isnt blue?', '{7}{10}'],
  // The place was left out, and the next number asked for.
  ['The row goes 3, 8, 13, 18 ... which number is on place 11?', '53'],
  ['sequence 50, 46, 42, 38 what is in the 9th position', '18'],
  ['my pattern is 6 12 18 24, whats at position 15', '90'],
]

test.each(ASKED)('%s is read by its facts', (message, answer) => {
  const [problem, ...others] = problemsOf(message)
  expect(others).toEqual([])
  expect(problem && solve(problem.question).answer).toContain(answer)
})

/** A number too many, or nothing asked: another question than the one that its words look like. */
const NOT_READ = [
  'the carpet costs £12 and is 4 m long and 3 m wide what is the area of 3 rolls',
  'a shirt costs £20 before a 10% discount. what does it cost now, and it was £25 last year',
  'my garden is 12 m long and 7 m wide',
  'the mean of 5 numbers is 8 and four of them are 3, 9, 6, 2',
]

test.each(NOT_READ)('%s is not taken for a question of its own making', message => {
  const kinds = problemsOf(message).map(({ question }) => question.kind)
  expect(kinds.filter(kind => ['shape', 'measure'].includes(kind))).toEqual([])
  expect(problemsOf(message).some(({ question }) => /^Find the mean of/.test(question.text))).toBe(false)
})

// The letter was found and praised as the answer.
test.each([
  'The angles in a triangle are x, 2x and 3x. Find the biggest angle.',
  'in a triangle the angles are y, 2y and 6y. whats the smalest angle',
  'The angles of a quadrilateral are x, x + 20, 2x and 100. What is the size of the largest angle?',
])('where the largest of some angles is asked for, the letter is not: %s', message => {
  expect(problemsOf(message)).toEqual([])
})

// The last percentage was taken alone, and what is right of both called wrong; how often a part goes in was multiplied.
test.each([
  'a price rises 10% then falls 5% to 80. what was it',
  'i got 20% off then paid 40 with 10% tax. price?',
  'a phone is 300, 20% discount then 5% vat on top. price',
  'one tin covers 3/4 of a wall. how many tins for 6 walls',
  '3 cakes need 3/4 cup, how much for one cake',
  '3/4 cup makes one cake, how many cakes from 6 cups',
])('one of two percentages and a part that goes in are no product: %s', message => {
  expect(problemsOf(message)).toEqual([])
})

test('words of maths are put right, and words of their own are left alone', () => {
  expect(withNearWords('a rectangel with a perimiter')).toBe('a rectangle with a perimeter')
  const own = 'my different reminder says the sentence has multiple distances, simply remained'
  expect(withNearWords(own)).toBe(own)
})

// The second kind of animal was left out, and the legs of the first were praised as the answer.
test('what is asked of two kinds of things is no question about the first alone', () => {
  const numbersOf = (text: string) => problemsOf(text).map(({ question }) => solve(question).answer)
  expect(numbersOf('how many legs do 3 dogs and 2 birds have')).toEqual(['16'])
  expect(numbersOf('how many wheels do 5 cars and 3 bikes have altogether')).toEqual(['26'])
  expect(numbersOf('how many legs do 2 dogs and 3 snails have')).toEqual([])
})
