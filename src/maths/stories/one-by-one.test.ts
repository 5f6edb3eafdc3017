import { expect, it } from 'vitest'
import { rational } from '../arithmetic/rational.ts'
import { oneByOne } from './one-by-one.ts'

it('takes a row apart, a change at a time', () => {
  const steps = oneByOne({ is: 'how many there are then', calculation: '23 − 5 + 8', value: rational(26) })
  expect(steps.map(({ calculation, value }) => `${calculation} = ${value.toFraction()}`)).toEqual([
    '23 − 5 = 18',
    '18 + 8 = 26',
  ])
  expect(steps.at(-1)?.is).toBe('how many there are then')
})

it.each(['23 − 5', '4 × 6 − 3', '20 × 1/4'])('leaves %s as it is', calculation => {
  expect(oneByOne({ is: 'it', calculation, value: rational(1) })).toHaveLength(1)
})
