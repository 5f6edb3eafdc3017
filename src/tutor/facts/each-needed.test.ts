import { expect, test } from 'vitest'
import { talk } from '#support/talks.ts'
import { eachNeeded } from './each-needed.ts'

const PANCAKES = 'A recipe for 4 people needs 300g flour and 2 eggs. How much do I need for 10 people?'

// Only the first of the things was looked at, and the others were taken for a new task.
test('a recipe asks for each of its things', () => {
  expect(eachNeeded(PANCAKES).map(({ asked }) => asked)).toEqual([
    'For 4 people you need 300g flour. How much flour do you need for 10 people?',
    'For 4 people you need 2 eggs. How many eggs do you need for 10 people?',
  ])
  expect(eachNeeded('300g flour and 2 eggs make 12 cakes. How much do I need for 30 cakes?')).toHaveLength(2)
})

test.each([
  'A recipe for 4 people needs 300g flour and 2 eggs. How much flour do I need for 10 people?',
  'A recipe for 4 people needs 300g flour. How much do I need for 10 people?',
  'For 4 people I buy 300g flour and 2 eggs for £3. How much do I need for 10 people?',
])('what asks for one thing, or tells more, asks for nothing else: %s', asked => {
  expect(eachNeeded(asked)).toEqual([])
})

test.each([
  [
    '300 divided by 4 is 75. 75 x 10 = 750',
    'now the eggs. 2 eggs for 4 people so half an egg each',
    '10 x half is 5 eggs',
  ],
  ['750', 'no i mean the eggs!! how many eggs for 10 ppl is it 5'],
  ['5 eggs', 'and 750g flour'],
  ['750g flour and 5 eggs'],
  ['750g flour and 5 eggs', 'so its 5. 750g and 5 eggs. done'],
])('the things are answered one after the other, or all at once', (...said) => {
  const reply = talk(PANCAKES, ...said).at(-1) ?? ''
  expect(reply).toContain('Now you have all of them!')
})
