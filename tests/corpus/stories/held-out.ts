import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { type Kept, netOf } from '../../../src/maths/net/kept.ts'
import { readWith } from '../../../src/maths/stories/evidence/read-by-evidence.ts'
import { readByLaws } from '../../../src/maths/stories/facts/read-by-laws.ts'
import { readWithNets } from '../../../src/maths/stories/net/read-by-net.ts'
import type { Readings } from '../../../src/maths/stories/sureness.ts'
import { type Example, exampleOf, learn, Names } from './learn-to-read.ts'
import { learntVoices } from './learnt.ts'
import { madeStories } from './made-stories.ts'

/** A story with what readers make of it that have not learnt from its writer. */
export interface HeldOut {
  voice: string
  q: string
  answer: number | null
  readings: Readings
}

const PARTS = 4
/** The same part as `learn_net.py` leaves out. */
const partOf = (voice: string) => crc32(voice) % PARTS
const TIMES_MADE = 6

/**
 * The stories, read by those who have learnt without their writer.
 * @param folder what the nets have learnt without each part of the writers: `part-0.json` to `part-3.json`, or some of them
 */
export function* heldOut(folder: string): Generator<HeldOut> {
  const voices = learntVoices()
  const names = new Names()
  const isExample = (each: Example | undefined): each is Example => each !== undefined
  const examples = [...voices, ['made', madeStories(TIMES_MADE)] as const].map(
    ([voice, told]) =>
      [voice, told.map(each => exampleOf(each, names, new Map())).filter(isExample)] as const,
  )
  for (let part = 0; part < PARTS; part++) {
    const file = join(folder, `part-${part}.json`)
    if (!existsSync(file)) continue
    const out = [...voices].filter(([voice]) => partOf(voice) === part)
    const nets = (JSON.parse(readFileSync(file, 'utf8')) as Kept[]).map(netOf)
    const known = examples.filter(([voice]) => partOf(voice) !== part || voice === 'made')
    const weights = learn(
      known.flatMap(([, list]) => list),
      names,
    )
    for (const [voice, told] of out) {
      for (const { q, answer } of told) {
        const readings = { laws: readByLaws(q), evidence: readWith(weights, q), net: readWithNets(nets, q) }
        yield { voice, q, answer, readings }
      }
    }
  }
}

/** Whether a value is the answer, in whatever unit of money. */
export const isRight = (value: number, answer: number | null): boolean =>
  answer !== null && [1, 100, 1 / 100].some(times => Math.abs(value * times - answer) < 0.006)
