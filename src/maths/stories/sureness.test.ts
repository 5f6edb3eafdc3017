import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isAll } from '#support/how-much.ts'
import { storyFiles } from '../../../tests/corpus/stories/learnt.ts'
import { readByEvidence } from './evidence/read-by-evidence.ts'
import { readByLaws } from './facts/read-by-laws.ts'
import { readByNet } from './net/read-by-net.ts'
import learnt from './sureness.json' with { type: 'json' }
import { signsOf } from './sureness.ts'

/** Of each writer; every sign is met in these. */
const STORIES = 13

it('weighs every sign that readings show, and no other', () => {
  const known = Object.keys(learnt.weights)
  const writers = [...storyFiles().values()].map(file => readFileSync(file, 'utf8').split('\n'))
  const stories = Array.from({ length: STORIES }, (_, at) => writers.flatMap(lines => lines[at] || [])).flat()
  const seen = new Set<string>()
  for (const line of stories) {
    // A run of everything looks for further ones.
    if (!isAll && known.every(sign => seen.has(sign))) break
    const { q } = JSON.parse(line) as { q: string }
    const readings = { laws: readByLaws(q), evidence: readByEvidence(q), net: readByNet(q) }
    for (const reading of Object.values(readings)) {
      if (reading.tier === 'none') continue
      for (const sign of signsOf(reading.value.valueOf(), readings).keys()) seen.add(sign)
    }
  }
  expect([...seen].toSorted()).toEqual(known.toSorted())
})
