import { expect, test } from 'vitest'
import { someOf } from '#support/how-much.ts'
import { danger, harmless, made } from '../../../../tests/corpus/safety/corpus.ts'
import { findFailures, readKnownFailures, SORTS } from '../../../../tests/corpus/safety/failures.ts'
import { hashOf } from '../../../../tests/corpus/safety/learn.ts'
import weights from './weights.json' with { type: 'json' }

/** Of each list, what every run lets the check hear; the whole of it takes a minute. */
const looked = new Set<string>()
const failures = findFailures(list => {
  const part = someOf(list, Math.ceil(list.length / 5))
  for (const each of part) looked.add(typeof each === 'string' ? each : each.text)
  return part
})
const known = readKnownFailures()

test('what was learnt was learnt from these messages: run `npm run learn-to-hear` after a change', () => {
  expect(weights.corpus).toBe(hashOf(danger, [...harmless, ...made]))
})

test.each(SORTS)('what is known to be wrong, and nothing else, is %s', sort => {
  const isKnown = new Set(known[sort])
  const isFound = new Set(failures[sort])
  expect(
    failures[sort].filter(text => !isKnown.has(text)),
    'new failures',
  ).toEqual([])
  expect(
    known[sort].filter(text => looked.has(text) && !isFound.has(text)),
    'mended: take them off the list',
  ).toEqual([])
})
