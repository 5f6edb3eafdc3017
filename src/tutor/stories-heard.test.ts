import { expect, test } from 'vitest'
import { lastInGrade } from '#support/talks.ts'

const talk = lastInGrade()

const APPLES = 'Tom has 14 apples and eats 5. How many are left?'
const SWEETS = 'Anna has 3 bags with 12 sweets in each and gives 5 to Ben. How many sweets has she now?'

test.each([
  [APPLES, 'nine'],
  [APPLES, 'nine left'],
  [APPLES, 'he has nine apples left'],
  [SWEETS, 'thirty one sweets'],
  [SWEETS, 'so its thirty one'],
])('to “%s” the answer in words is heard: %s', (story, said) => {
  expect(talk(story, said).reply).toMatch(/is right|^Yes, \*\*|I get/)
})

test.each([
  [APPLES, 'eight'],
  [APPLES, 'the two of them'],
  [SWEETS, 'forty'],
])('to “%s” another number in words is not confirmed: %s', (story, said) => {
  expect(talk(story, said).reply).not.toMatch(/is right|^Yes, \*\*|I get/)
})

test('a part of the story is heard in words, too', () => {
  expect(talk(SWEETS, 'thirty six').reply).toMatch(/^Yes, `36` fits/)
})

test.each([
  // Of a morning, a father, a match, a quiz: they are told in the story.
  'Aling Nena sold 24 bananas in the morning and thrice as many in the afternoon. How many bananas did she sell in the whole day?',
  'Juan’s father is a jeepney driver. He earned 850 pesos on Monday but paid 320 pesos for fuel and 75 pesos for lunch. What amount did he bring home?',
  'my cat had 5 kittens and next doors cat had 3 and then we gave 2 away. how many kittens are there now all together',
  'One box of laddoos weighs 750 g. What do eight such boxes weigh, in grams?',
])('a story that is read is taken up as one, whatever it tells of: %s', story => {
  expect(talk(story).act).toMatch(/^(?:begin|open story|open unsolved)$/)
})
