import { expect, test } from 'vitest'
import { lastTraced as lastOf } from '../../../tests/support/chat/last-of.ts'

const JACKET = 'a jacket is 80 bucks, 25% off, then theres 5% tax on it. what do i pay in the end'
const GAMES = 'The average of 5 games is 64. Four of them are 70, 55, 61 and 68. What is the fifth game?'
const BEADS = 'A jar has 6 white, 9 black and 5 yellow beads. How many more beads are needed to have 30?'
const TRAIN = 'A train leaves at 8:40am and arrives at 10:10am. It goes 120 km. How fast is it on average?'
const DIVER =
  'A drone is at 90 m below sea level. It rises 35 m and then goes down by 12 m. What is its position now?'

// Bug: a number was asked for its way though the words beside it name the way.
test.each([
  [[JACKET, '25% of 80 = 20', '80 - 20 = 60', 'no its 5 percent!! so 3'], '5\\% \\text{ of } 60'],
  [[GAMES, '64 x 5 = 320', 'those four together 254'], '70 + 55 + 61 + 68'],
  [[TRAIN, 'it takes 1 hour 30 mins'], '8:40am to 10:10am'],
  [[TRAIN, 'time = 90 minutes'], '8:40am to 10:10am'],
])('the words name the way: %j', (said, way) => {
  const reply = lastOf(...said)?.reply
  expect(reply).toMatch(/\byes\b/i)
  expect(reply).toContain(way)
})

test('what is told below zero may be written with a minus', () => {
  expect(lastOf(DIVER, 'below is negative so i start with -90')?.reply).toMatch(/^Yes, `-90`/)
})

test.each([
  [[JACKET, '25% of 80 = 20', '80 - 20 = 60', 'no its 5 percent!! so 7']],
  [[GAMES, '64 x 5 = 320', 'those four together 264']],
  [[BEADS, 'the white and the yellow ones thats 13']],
  [[TRAIN, 'it takes 2 hours 30 mins']],
  [[DIVER, 'below is negative so i start with -60']],
])('another number beside the same words is asked for its way: %j', said => {
  expect(lastOf(...said)?.reply).not.toMatch(/\byes\b|worked out right/i)
})

// Bug: of a text whose question is not known, what the nets came to was called the answer.
test('where it is not known what is asked, no number is the answer', () => {
  expect(lastOf('i have 4 red, 5 blue and 3 green marbles.', 'theres 12 in all')?.reply).not.toMatch(
    /Well done|same/,
  )
})

// Bug: `because 6 is less than 9` was answered with yes, as both numbers stand in the question.
test('numbers that are only told get no yes where something is concluded from them', () => {
  const shops = 'Shop A sells 8 pens for $6.00 and shop B sells 5 for $4.50. Which shop is the better buy?'
  expect(lastOf(shops, 'shop B because $4.50 is less than $6.00')?.reply).not.toMatch(/^(?:Yes|Right)/)
})

// Bug: a true sum of told numbers was confirmed as the answer to a question that nobody had read.
test('where it is not known what is asked, right sums are not the answer either', () => {
  const beads = 'i have 4 red, 5 blue and 3 green marbles.'
  expect(lastOf(beads, '4 + 5 + 3 = 12', '5/12', 'its 5/12 right?')?.reply).not.toMatch(/I think so|same/)
})
