import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { storyFiles } from '../../../tests/corpus/stories/learnt.ts'
import { readByEvidence } from './evidence/read-by-evidence.ts'
import { readByLaws } from './facts/read-by-laws.ts'
import { readByNet } from './net/read-by-net.ts'
import learnt from './sureness.json' with { type: 'json' }
import { signsOf } from './sureness.ts'

/** Of each writer; every sign is met in these. */
const STORIES = 13

it('weighs every sign that readings show, and no other', () => {
  const seen = new Set<string>()
  for (const file of storyFiles().values()) {
    for (const line of readFileSync(file, 'utf8').split('\n').slice(0, STORIES).filter(Boolean)) {
      const { q } = JSON.parse(line) as { q: string }
      const readings = { laws: readByLaws(q), evidence: readByEvidence(q), net: readByNet(q) }
      for (const reading of Object.values(readings)) {
        if (reading.tier === 'none') continue
        for (const sign of signsOf(reading.value.valueOf(), readings).keys()) seen.add(sign)
      }
    }
  }
  expect([...seen].toSorted()).toEqual(Object.keys(learnt.weights).toSorted())
})
