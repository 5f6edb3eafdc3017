import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isAll } from '#support/how-much.ts'
import { danger, FOLDER, hearOnce, isHeard, isTried, learnt } from '../../../../tests/corpus/safety/corpus.ts'
import { findFailures, readKnownFailures, SORTS } from '../../../../tests/corpus/safety/failures.ts'
import { hashOf } from '../../../../tests/corpus/safety/learn.ts'
import { tierOf } from '../../shared/concerns.ts'
import weights from './weights.json' with { type: 'json' }

const LIST = join(FOLDER, 'known', 'other-kind.txt')
const taken = danger
  .filter(isTried)
  .map(({ concern, text }) => ({ concern, text, finding: hearOnce(text) }))
  .filter(({ concern, finding }) => isHeard(finding) && finding?.concern !== concern)
  .map(({ concern, text, finding }) => ({ concern, text, as: finding?.concern ?? concern }))

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

const areKnown = (lines: string[]) => expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(LIST)
function areKnownAmongTried(lines: string[]): void {
  const known = readFileSync(LIST, 'utf8').trimEnd().split('\n')
  expect(lines).toEqual(known.filter(line => isTried(line.slice(line.indexOf(' | ') + 3))))
}

test('what is taken for something of another kind is known, message by message: `npm test -- --all --project unit -u src/server/safety/hearing` renews the list', async () => {
  const lines = taken.map(({ concern, text, as }) => `${concern} as ${as} | ${text}`).toSorted()
  await (isAll ? areKnown(lines) : areKnownAmongTried(lines))
})

test('no emergency is taken for what can wait', () => {
  expect(taken.filter(({ concern, as }) => concern === 'emergency' && tierOf(as) !== 'urgent')).toEqual([])
})
