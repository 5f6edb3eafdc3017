import { join } from 'node:path'
import { expect, test } from 'vitest'
import { danger, FOLDER, isHeard } from '../../../../tests/corpus/safety/corpus.ts'
import { tierOf } from '../../shared/concerns.ts'
import { hearChild } from '../local-check.ts'

const taken = danger
  .map(({ concern, text }) => ({ concern, text, finding: hearChild(text) }))
  .filter(({ concern, finding }) => isHeard(finding) && finding?.concern !== concern)
  .map(({ concern, text, finding }) => ({ concern, text, as: finding?.concern ?? concern }))

test('what is taken for something of another kind is known, message by message: `vitest -u` renews the list', async () => {
  const lines = taken.map(({ concern, text, as }) => `${concern} as ${as} | ${text}`).toSorted()
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(join(FOLDER, 'known', 'other-kind.txt'))
})

test('no emergency is taken for what can wait', () => {
  expect(taken.filter(({ concern, as }) => concern === 'emergency' && tierOf(as) !== 'urgent')).toEqual([])
})
