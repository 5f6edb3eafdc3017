import { expect, test } from 'vitest'
import { rational } from '../arithmetic/rational.ts'
import { placeSlip } from './place-slip.ts'

const product = { operator: '×', left: { value: rational(346) }, right: { value: rational(7) } } as const

test('a digit that is taken a place too low is told with what it stands for', () => {
  const slip = placeSlip(rational(28), product)
  expect([slip?.digit, slip?.stands].map(String)).toEqual(['4', '40'])
})

test('nothing is no part of a product', () => {
  expect(placeSlip(rational(0), product)).toBeUndefined()
})
