import { expect, it } from 'vitest'
import { paraphrases } from './index.ts'

it.each([
  ['next odd number after 99', '99 + 2'],
  ['next odd number after 348', '348 + 1'],
  ['even number just before 73', '73 - 1'],
  ['smallest prime number greater than 50', 'prime numbers between 50 and 54'],
  ['next prime after 89', 'prime numbers between 90 and 98'],
  ['list the even numbers between 11 and 19', 'which of these numbers are even: 12, 14, 16, 18'],
  ['multiplier for a 7% decrease', 'write 93% as a decimal'],
  ['what fraction of 1 hour is 20 minutes', 'write 20 as a fraction of 60'],
  ['3/4 of 24 cupcakes', '3/4 of 24'],
  ['20% of the 150 kids in our school have packed lunch. how many kids is that', '20% of 150'],
  ['3/4 of the 24 cupcakes got eaten at the bake sale, how many got eaten', '3/4 of 24'],
  [
    '1 bell rings every 6 minutes and another rings every 8 minutes. they ring together now. after how many minutes will they ring together again',
    'lcm of 6 and 8',
  ],
  [
    '2 teas and 3 cakes cost £9.60. 2 teas and 1 cake cost £5.60. find the cost of 1 cake',
    '(9.60 - 5.60) ÷ 2',
  ],
  [
    'taxi firm uses the formula c = 2m + 3, where m is the number of miles. find m when c = 17',
    'solve 2m + 3 = 17',
  ],
  [
    'her high score in a racing game is 384507. what is the value of the digit 8 in her score',
    'what is the value of the digit 8 in 384507',
  ],
  [
    '48362 fans watched the match on saturday. what is 48362 to the nearest thousand',
    'what is 48362 to the nearest thousand',
  ],
  [
    'ravi spent 2/5 of his money on a book and 1/4 of the rest on lunch. what fraction of his money does he have left',
    '(1 - 2/5) × (1 - 1/4)',
  ],
  ['increase 40 in the ratio 4 : 5', '4 : 5 = 40 : ▢'],
])('puts “%s” in words that are read', (plain, words) => {
  expect(paraphrases(plain)).toEqual([words])
})

it.each([
  // Whether an end counts, and which of two chances is meant, is not said.
  'list the even numbers between 10 and 20',
  'probability of rain on each of two days is 0.3. find the probability of no rain on both days',
  'what fraction of 1 hour is 20 cm',
  '1 bell rings every 6 minutes and another every 8 minutes. the second starts 1 minute later. after how many minutes will they ring together again',
  'school has 1200 pupils to the nearest hundred. what is the greatest number of classes it could have',
  '2/3 of 30 sweets are red. how many sweets are there',
  '2/5 of 30 pupils are girls. how many boys are there',
  '25% of 80 apples are bad. how many are not',
  // What happens to a number in between changes it, and what is about so much is not that number.
  'rope is 3.47 m long. it is cut in half. round this to the nearest metre',
  'crowd of 24561 is rounded to 25000. what is this to the nearest thousand',
  'crowd was nearly 24561. round this number to the nearest thousand',
])('leaves “%s” as it stands', plain => {
  expect(paraphrases(plain)).toEqual([])
})
