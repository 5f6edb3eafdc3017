import { expect, it } from 'vitest'
import { product } from './layers.ts'
import { isKnownWord, wordVector } from './word-vectors.ts'

const alike = (one: string, other: string) => {
  const [a, b] = [wordVector(one), wordVector(other)]
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b))
}

it('has words alike that stand beside the same ones', () => {
  expect(alike('apples', 'oranges')).toBeGreaterThan(0.6)
  expect(alike('apples', 'oranges')).toBeGreaterThan(alike('apples', 'minutes') + 0.3)
})

it('knows nothing of what is no word', () => {
  expect(isKnownWord('marbles')).toBe(true)
  expect(isKnownWord('qwarter')).toBe(false)
  expect([...wordVector('qwarter')].every(each => each === 0)).toBe(true)
})
