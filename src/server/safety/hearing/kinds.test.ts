import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isAll } from '#support/how-much.ts'
import { danger, FOLDER, isHeard, isTried } from '../../../../tests/corpus/safety/corpus.ts'
import { tierOf } from '../../shared/concerns.ts'
import { hearChild } from '../local-check.ts'

const LIST = join(FOLDER, 'known', 'other-kind.txt')
const taken = danger
  .filter(isTried)
  .map(({ concern, text }) => ({ concern, text, finding: hearChild(text) }))
  .filter(({ concern, finding }) => isHeard(finding) && finding?.concern !== concern)
  .map(({ concern, text, finding }) => ({ concern, text, as: finding?.concern ?? concern }))

const areKnown = (lines: string[]) => expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(LIST)
function areKnownAmongTried(lines: string[]): void {
  const known = readFileSync(LIST, 'utf8').trimEnd().split('\n')
  expect(lines).toEqual(known.filter(line => isTried(line.slice(line.indexOf(' | ') + 3))))
}

test('what is taken for something of another kind is known, message by message: `npm test -- --all --project unit -u` renews the list', async () => {
  const lines = taken.map(({ concern, text, as }) => `${concern} as ${as} | ${text}`).toSorted()
  await (isAll ? areKnown(lines) : areKnownAmongTried(lines))
})

test('no emergency is taken for what can wait', () => {
  expect(taken.filter(({ concern, as }) => concern === 'emergency' && tierOf(as) !== 'urgent')).toEqual([])
})
