import { expect, test } from 'vitest'
import { nearestNumber } from './nearest-number.ts'

const numbersOf = (text: string) => [...text.matchAll(/\d+/g)]

test('a number takes the place of the one that is about as big', () => {
  expect(nearestNumber(numbersOf('29 cookies, 4 in each bag'), '31')?.[0]).toBe('29')
  expect(nearestNumber(numbersOf('12 x 5'), '15')?.[0]).toBe('12')
})

test('between two that are alike nothing is guessed', () => {
  expect(nearestNumber(numbersOf('30 boys and 28 girls'), '29')).toBeUndefined()
  expect(nearestNumber(numbersOf('none'), '3')).toBeUndefined()
})
