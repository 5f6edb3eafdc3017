import { expect, test } from 'vitest'
import { claimsIn } from './claims.ts'

const truthOf = (text: string) => claimsIn(text).map(({ truth }) => truth)

test.each(['10 / 3 = 3.33', '£300 × 1.04^3 = £337.46', '2.345 × 1.23 = 2.88', '€3000 × 1.02^3 = €3183.62'])(
  '%s is true as it is rounded',
  text => expect(truthOf(text)).toEqual(['true']),
)

test.each(['£300 × 1.04^3 = £337.45', '0.25 × 1 = 0.3', '1.5 × 1.5 = 2.3'])('%s is not', text =>
  expect(truthOf(text)).toEqual(['false']),
)
