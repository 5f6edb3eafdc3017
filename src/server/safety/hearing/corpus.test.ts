import { expect, test } from 'vitest'
import { isAll } from '#support/how-much.ts'
import { learnt } from '../../../../tests/corpus/safety/corpus.ts'
import { findFailures, readKnownFailures, SORTS } from '../../../../tests/corpus/safety/failures.ts'
import { hashOf } from '../../../../tests/corpus/safety/learn.ts'
import weights from './weights.json' with { type: 'json' }

/** What every run lets the check hear, in whichever list it stands; the whole of it takes a minute. */
const isTried = (text: string) =>
  isAll || [...text].reduce((sum, sign) => sum + sign.charCodeAt(0), 0) % 5 === 0
const failures = findFailures(list =>
  list.filter(each => isTried(typeof each === 'string' ? each : each.text)),
)
const known = readKnownFailures()

test('what was learnt was learnt from these messages: run `npm run learn-to-hear` after a change', () => {
  expect(weights.corpus).toBe(hashOf(learnt.danger, learnt.harmless))
})

test.each(SORTS)('what is known to be wrong, and nothing else, is %s', sort => {
  const isKnown = new Set(known[sort])
  const isFound = new Set(failures[sort])
  expect(
    failures[sort].filter(text => !isKnown.has(text)),
    'new failures',
  ).toEqual([])
  expect(
    known[sort].filter(text => isTried(text) && !isFound.has(text)),
    'mended: take them off the list',
  ).toEqual([])
})
