import { expect, test } from 'vitest'
import { markAnswer } from '../marking/mark-answer.ts'
import { askedFirst } from './read-typed.ts'
import { toldQuestion } from './told.ts'

test.each([
  ['The taxi ride was $30 and Mum gave the driver a 15% tip. How much was the tip?', 'What is 15% of $30?'],
  ['A jacket costs £80. In a sale it is 35% off. How much do you save?', 'What is 35% of £80?'],
  ['Nora pays $24 for lunch plus 10% tax. How much does she pay in all?', 'Increase $24 by 10%'],
  ['A bike costs £210 and there is 1/3 off. What is the price now?', 'What is 2/3 of £210?'],
  ['3/5 of the 40 bulbs are red and the rest are yellow. How many bulbs are yellow?', 'What is 2/5 of 40?'],
  ['There are 60 seats on the coach. 35% are taken. How many are not taken?', 'What is 65% of 60?'],
  [
    'The film began at 7:15 pm. It lasted 95 minutes. What time did it end?',
    'What time is 95 minutes after 7:15 pm?',
  ],
  [
    'Ali must be at school by 8:30 am. The walk takes 25 minutes. When should he leave?',
    'What time is 25 minutes before 8:30 am?',
  ],
  ['The match lasted 150 minutes. How many hours is that?', 'Convert 150 minutes to hours'],
  [
    'She planted the seeds on May 3 and they came up on May 21. How many days did it take?',
    'How many days are there from May 3 to May 21?',
  ],
  [
    '72 birds sit on a lake. The ratio of ducks to swans is 7 : 2. How many swans are there?',
    'Share 72 in the ratio 7 : 2. Find the second share.',
  ],
  [
    'The price of a ticket rose from £20 to £23. What is the percentage increase?',
    'Find the percentage increase from £20 to £23',
  ],
])('%s', (text, words) => {
  expect(toldQuestion(text)).toBe(words)
})

test.each([
  [
    'the price is told with what is asked for in it',
    'The sale price is £60 after 25% off. How much did you save?',
  ],
  ['another number', 'A jacket costs £80 and a hat £20. There is 35% off. How much do you save?'],
  [
    'a part of what is left',
    '96 people came. 1/3 are adults and half of the rest are boys. How many are boys?',
  ],
  ['what is true of both parts', 'There are 60 seats. 35% are taken. How many seats are there?'],
  ['there and back', 'Kim walked 850 m to school and the same back. How many km is that?'],
  ['time on the way', 'The film began at 7:15 pm. It lasted 95 minutes with a break. What time did it end?'],
  ['days of school alone', 'Term began on May 3 and ended on May 21. How many school days was that?'],
  [
    'one part is told, and not all',
    '70 ducks sit on a lake. The ratio of ducks to swans is 7 : 2. How many swans are there?',
  ],
  ['each year', 'Ben puts £200 in a bank at 3% interest each year. How much is the interest?'],
])('is no such story: %s', (_, text) => {
  expect(toldQuestion(text)).toBeUndefined()
})

test('it is asked first, and marked after a nod', () => {
  const text = 'The taxi ride was $30 and Mum gave the driver a 15% tip. How much was the tip?'
  expect(markAnswer(text, '4.50')?.marked ?? []).toEqual([])
  expect(askedFirst(text)).toBe('I read:\n\nWhat is 15% of $30?\n\nIs that right?')
  expect(markAnswer(text, '4.50', { isReadRight: true })?.marked[0]?.verdict).toBe('right')
  expect(markAnswer(text, '34.50', { isReadRight: true })?.marked[0]?.verdict).toBe('wrong')
})
