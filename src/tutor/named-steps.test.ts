import { expect, test } from 'vitest'
import { lastTraced as lastOf } from '../../tests/support/chat/last-of.ts'

const SHARE = 'Divide Rs 2400 between Ravi and Meena in the ratio 5 : 7. How much will Meena get?'
const CLUB = 'In a club of 250 members 42% are adults. How many children are there?'

// Bug: a step that was named as what it is was called no answer, and the check behind it denied it.
test.each(['Each part is of Rs 200', 'one part comes to 200 rupees', 'so 200 for each part'])(
  'a single part is credited as that: %s',
  said => {
    expect(lastOf(SHARE, 'total parts are 12', said)?.reply).toMatch(/what one part is worth/)
    expect(lastOf(SHARE, 'total parts are 12', said, 'is it fine till here?')?.reply).toMatch(/right so far/)
  },
)

test('another number for a single part is not', () => {
  expect(lastOf(SHARE, 'total parts are 12', 'Each part is of Rs 240')?.reply).not.toMatch(
    /right|what one part is worth/,
  )
})

// Bug: the rest in per cent was called wrong because an amount is asked.
test.each(['100% - 42% = 58% so children are 58%', '100 - 42 = 58, so the children are 58%'])(
  'a percentage on the way to an amount is a step: %s',
  said => {
    expect(lastOf(CLUB, said)?.reply).not.toMatch(/isn’t it/)
  },
)

test('as an amount it is not', () => {
  expect(lastOf(CLUB, '100% - 42% = 58% so 58 children')?.reply).not.toMatch(/^Yes/)
})
