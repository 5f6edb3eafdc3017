import { expect, test } from 'vitest'
import { claimsIn } from './claims.ts'
import { saysRemainder } from './remainder-claim.ts'

// "95 : 12 = 7 rest 11" was heard as a division that is not worked out, or as a wrong one.
test.each([
  '95 : 12 = 7 rest 11',
  '95 ÷ 12 = 7 remainder 11',
  '95/12 = 7 r 11',
  '95 divided by 12 is 7 and 11 left over',
  '95 ÷ 12 is 7 with 11 left',
])('%s holds as a whole', line => {
  expect(claimsIn(line).map(({ sides, truth }) => [sides.length, truth])).toEqual([[2, 'true']])
  expect(saysRemainder(line.replace(' is ', ' = '))).toBe(true)
})

test.each(['95 : 12 = 7 rest 10', '95 ÷ 12 = 6 r 23', '95 ÷ 12 = 7 remainder 1'])('%s is not so', line => {
  expect(claimsIn(line).filter(({ truth, sides }) => truth === 'true' && sides.length > 1)).toEqual([])
})

test.each(['96 : 12 = 8 left', '95 ÷ 12 = 7', '95 ÷ 12 = 711 left', '12 = 4 r'])(
  '%s tells of no rest',
  line => {
    expect(saysRemainder(line)).toBe(false)
  },
)
