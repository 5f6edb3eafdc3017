import { expect, test } from 'vitest'
import { type Evidence, sureness } from './sureness.ts'

const NOTHING: Evidence = {
  calculation: 0,
  left: 0,
  steps: 0,
  net: 0,
  evidence: 0,
  story: 0,
  isNoStory: true,
  said: 0,
  wording: 0,
  isNear: false,
  isNearElse: false,
  isTold: false,
  isToldElse: false,
  isWhole: true,
  isNegative: false,
}

// Bug: a weight with the wrong sign, by which what more readers come to is less likely.
test.each([
  ['calculation', { ...NOTHING, calculation: 0.9, steps: 2 }],
  ['net', { ...NOTHING, isNoStory: false, story: 0.9, net: 0.9 }],
  ['wording', { ...NOTHING, said: 0.5, wording: 0.9 }],
] as const)('the more a %s speaks for a value, the surer it is', (_, found) => {
  expect(sureness(found)).toBeGreaterThan(sureness(NOTHING))
  expect(sureness({ ...found, calculation: Math.max(0.8, found.calculation) })).toBeGreaterThanOrEqual(
    sureness(found),
  )
  expect(sureness({ ...found, isNearElse: true })).toBeLessThan(sureness(found))
})
