import { expect, test } from 'vitest'
import { claimsIn } from '#maths/routes/claims.ts'
import { conversionsIn } from './measures-said.ts'

// "I can't see where 3400 comes from" was said to a true conversion.
test.each([
  ['so 3 kg 400 g is 3400 g', '3400'],
  ['1.5 l = 1500 ml', '1500'],
])('%s is true, and a number of the way', (text, value) => {
  const { right, results } = conversionsIn(claimsIn(text))
  expect(right).toHaveLength(1)
  expect(results.map(each => each.value.toFraction())).toEqual([value])
})

test.each(['3 kg 400 g is 3040 g', '5 m is 5 m', '3 + 4 = 7'])('%s is no conversion that holds', text => {
  expect(conversionsIn(claimsIn(text)).right).toEqual([])
})
