import { expect, test } from 'vitest'
import { isTried, learnt } from '../../../../tests/corpus/safety/corpus.ts'
import { findFailures, readKnownFailures, SORTS } from '../../../../tests/corpus/safety/failures.ts'
import { hashOf } from '../../../../tests/corpus/safety/learn.ts'
import weights from './weights.json' with { type: 'json' }

const failures = findFailures(list => list.filter(isTried))
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
