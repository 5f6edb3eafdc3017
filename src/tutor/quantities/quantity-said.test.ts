import { expect, test } from 'vitest'
import { problemsOf } from '../work.ts'
import { quantitySaid } from './quantity-said.ts'

const ratio = problemsOf('Share 40 in the ratio 3:5.')[0]?.question

test.each([
  ['so 3 parts for one and 5 for the other, together is 8 parts', true],
  ['there are 8 parts', true],
  ['there are 7 parts', false],
])('of all that is said of a quantity the right one counts: %s', (said, isSo) => {
  expect(ratio && quantitySaid(said, ratio)?.isSo).toBe(isSo)
})

test('a number of the question with what comes of it is no claim about all of them', () => {
  expect(ratio && quantitySaid('so 3 parts is 15', ratio)?.isSo).not.toBe(false)
})
