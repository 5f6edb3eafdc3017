import { expect, it } from 'vitest'
import { paraphrases } from './index.ts'

it.each([
  ['next odd number after 99', '99 + 2'],
  ['next odd number after 348', '348 + 1'],
  ['even number just before 73', '73 - 1'],
  ['smallest prime number greater than 50', 'prime numbers between 50 and 54'],
  ['list the even numbers between 11 and 19', 'which of these numbers are even: 12, 14, 16, 18'],
  ['multiplier for a 7% decrease', 'write 93% as a decimal'],
  ['what fraction of 1 hour is 20 minutes', 'write 20 as a fraction of 60'],
  ['3/4 of 24 cupcakes', '3/4 of 24'],
  ['20% of the 150 kids in our school have packed lunch. how many kids is that', '20% of 150'],
  ['3/4 of the 24 cupcakes got eaten at the bake sale, how many got eaten', '3/4 of 24'],
  ['increase 40 in the ratio 4 : 5', '4 : 5 = 40 : ▢'],
])('puts “%s” in words that are read', (plain, words) => {
  expect(paraphrases(plain)).toEqual([words])
})

it.each([
  // Whether an end counts, and which of two chances is meant, is not said.
  'list the even numbers between 10 and 20',
  'smallest prime number greater than 53',
  'probability of rain on each of two days is 0.3. find the probability of no rain on both days',
  'what fraction of 1 hour is 20 cm',
  '2/3 of 30 sweets are red. how many sweets are there',
  '2/5 of 30 pupils are girls. how many boys are there',
  '25% of 80 apples are bad. how many are not',
])('leaves “%s” as it stands', plain => {
  expect(paraphrases(plain)).toEqual([])
})
