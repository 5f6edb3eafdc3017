import { expect, it } from 'vitest'
import { readFormula, readingsOfFormula } from './read-formula.ts'

it.each([
  '3(x + 4) pls',
  '3(x + 4) thx',
  '3(x + 4) ty',
  '3x + 12 ok',
  '20 as a',
  'fo C',
  'even',
  '3x + 12 - easy',
  '(x + 2)(x + 3) lol',
  'the x',
])('takes no word for a product: %s', text => {
  expect(readFormula(text)).toBeUndefined()
})

it.each([
  '2abc',
  'lwh',
  'mgh',
  'ab + cd',
  'u + at',
  '2πr',
  '3xy (x + 2)',
  '4abc + 2',
  'abc^2',
  '12 xy',
  '(1/2) bh',
])('takes letters for a product where they are one: %s', text => {
  expect(readFormula(text)).toBeDefined()
})

it('takes three letters for a product where an answer may hold them', () => {
  expect(readFormula('acx - ady')).toBeUndefined()
  expect(readingsOfFormula('acx - ady', ['a', 'c', 'd', 'x', 'y'])).toHaveLength(1)
})
