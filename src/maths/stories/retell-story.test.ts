import { expect, test } from 'vitest'
import { seeded } from '#support/maths/seeded.ts'
import { retellStory } from './retell-story.ts'

const told = (text: string) => retellStory(text, seeded(4))

test('a story is told of somebody and something else, with its numbers, articles and pronouns', () => {
  const text = 'Tom has 12 apples. He eats an apple. Mum gives him 3. How many apples does Tom have?'
  const other = told(text)
  expect(other).not.toMatch(/Tom|apple/)
  expect(other).toMatch(/^\p{Lu}\p{Ll}+ has 12 (\p{L}+)\. He eats an? \p{L}+\. Mum gives him 3\./u)
  expect(other).not.toMatch(/\ba [aeiou]|\ban [^aeiou]/)
})

test('two of a kind stay two, and a word that names something else stays', () => {
  const other = told('Mia has 3 apples and 4 pears in her pencil case. How many apples and pears are there?')
  const [, one, two] = /3 (\p{L}+) and 4 (\p{L}+)/u.exec(other) ?? []
  expect(one).not.toBe(two)
  expect(other).toContain('pencil case')
  expect(told('Farhad’s ship has 3 sails. How many sails do 4 ships have?')).toContain('3 sails')
})
