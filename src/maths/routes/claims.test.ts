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

test.each([
  ['3/8 is 15/40 and 2/5 is 16/40', ['true', 'true']],
  ['1/2 and 3/4 i think is 4/6', ['false']],
  ['1/2 and 1/4 is 3/4', ['true']],
  ['50 out of 200 is a quarter', ['true']],
  ['60 out of 400 is 15 out of 100', ['true']],
  ['10 of the 40 is a third', ['false']],
])('%s says what is equal', (text, truths) => expect(truthOf(text)).toEqual(truths))
