import { expect, it } from 'vitest'
import { growth, MOST_GROWTH } from '#support/growth.ts'
import { numbersOfQuestion, questionSpan } from './question-span.ts'

const BIRDS = '12 birds sit on a fence. 5 fly away. How many birds are left?'

it.each([
  ['in front of it', 'Hi there, Mum here typing for Ella because her hands are covered in paint. ', ''],
  ['behind it', '', ' we had a fire drill in the middle so she never finished telling us'],
  ['around it, with numbers', 'im in grade 4 and its on page 57. ', ' i have 4 more after this one'],
  ['on lines of their own', 'Year 4 Homework – due 14th November\n\n', '\n\n[2 marks]'],
])('finds a question with talk %s', (_, before, behind) => {
  expect(questionSpan(`${before}${BIRDS}${behind}`)).toMatchObject({ question: BIRDS, leavesNumber: false })
})

it('keeps the first word whole', () => {
  const story =
    'twenty-five guavas were on the tree. monkeys took some and sixteen remain. how many did they take?'
  expect(questionSpan(`this is my homework: ${story} it made my head hurt`)?.question).toBe(story)
})

it.each([
  BIRDS,
  'Grade 5 sold 120 raffle tickets and Grade 6 sold 95. How many did both sell?',
  'table mountain is 1085 m high the hill is 640 m high by how many metres is table mountain higher',
  'What is 3/4 of 60? I got 12, where did I go wrong?',
  '67/11 with just one number after the point',
])('cuts nothing off %s', text => {
  expect(questionSpan(text)).toBeUndefined()
})

it('finds none where it is asked why', () => {
  expect(questionSpan('hi there, why do we learn this: What is 3/4 of 60?')).toBeUndefined()
})

it('knows which numbers belong to the question', () => {
  expect(numbersOfQuestion(`im in grade 4. ${BIRDS}`)).toEqual(['12', '5'])
  expect(numbersOfQuestion('i read 25 min every day, how many hours in 12 days')).toEqual(['25', '12'])
})

it('takes no more time for a text than it is longer', async () => {
  const message = (count: number) => `${'hi there '.repeat(count)}${BIRDS}${count}`
  expect(await growth(30, message, questionSpan)).toBeLessThan(MOST_GROWTH)
  expect(questionSpan('hi '.repeat(20_000))).toBeUndefined()
})
