import { expect, it } from 'vitest'
import { growth, MOST_GROWTH } from '#support/growth.ts'
import { readAnswer } from './read-answer.ts'

it.each<[string, (size: number) => string]>([
  ['letters', size => 'a'.repeat(size)],
  ['letters and brackets', size => `${'ab '.repeat(size / 3)}(3`],
  ['digits', size => '1'.repeat(size)],
  ['signs', size => '(((-'.repeat(size / 4)],
  ['words with dashes', size => 'abc-'.repeat(size / 4)],
])('a line of %s takes no more than it is longer', async (_, lineOf) => {
  expect(await growth(900, lineOf, readAnswer)).toBeLessThan(MOST_GROWTH)
})
