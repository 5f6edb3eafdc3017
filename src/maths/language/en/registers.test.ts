import { expect, test } from 'vitest'
import { inNoRegister, inRegister } from './registers.ts'

const REPLY = 'Good try! `take away 3` isn’t it yet. Look at the bottom number of **3/4**. Have another go.'

test('each age is talked to in its own words, and what a child has written stays', () => {
  expect(inRegister(REPLY, 'older')).toBe(
    '`take away 3` isn’t it yet. Look at the denominator of **3/4**. Check that step once more.',
  )
  expect(inRegister('The numerators first, then subtract.', 'younger')).toBe(
    'The top numbers first, then take away.',
  )
})

test('no word is changed in the middle of another one, and the first of a sentence keeps its capital', () => {
  expect(inRegister('It is subtracted. Subtracting is easy.', 'younger')).toBe(
    'It is taken away. Taking away is easy.',
  )
  expect(inRegister('Taking away a minus; a stake away.', 'older')).toBe('Subtracting a minus; a stake away.')
})

test('what is in the words of an age already is not changed', () => {
  for (const register of ['younger', 'older'] as const) {
    const once = inRegister(`A story! Let’s take it apart. It asks: “which sum?” ${REPLY}`, register)
    expect(inRegister(once, register)).toBe(once)
  }
})

test('a sentence is known again in whatever words it was said', () => {
  for (const register of ['younger', 'older'] as const)
    expect(inNoRegister(inRegister(REPLY, register))).toBe(inNoRegister(REPLY))
})
