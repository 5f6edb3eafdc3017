import { expect, test } from 'vitest'
import { claimsIn } from './claims.ts'

// Bug: the money of other countries hid what a sum comes to: `48.50 + 21.50 = Rs 70`.
test.each([
  '48.50 + 21.50 = Rs 70',
  'Rs. 48.50 + Rs. 21.50 = Rs. 70',
  'N48.50 + N21.50 = N70',
  '₦48.50 + ₦21.50 is ₦70',
  'R48.50 plus R21.50 makes R70',
  '48.50 + 21.50 = 70/-',
  '48.50 + 21.50 = KSh 70',
  '48.50 taka + 21.50 taka = 70 taka',
])('%s is a true sum', line => {
  expect(claimsIn(line)).toMatchObject([{ truth: 'true', sides: [{}, {}] }])
})

test('a false one stays false, and the rest of a division is no money', () => {
  expect(claimsIn('48 + 21 = Rs 70')).toMatchObject([{ truth: 'false' }])
  expect(claimsIn('23 ÷ 4 = 5 R3')).toMatchObject([{ truth: 'true' }])
  expect(claimsIn('23 ÷ 4 = 5 R2')[0]?.truth).not.toBe('true')
})
