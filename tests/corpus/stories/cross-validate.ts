import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { Kept } from '../../../src/maths/net/kept.ts'
import { readWith } from '../../../src/maths/stories/evidence/read-by-evidence.ts'
import { readByLaws } from '../../../src/maths/stories/facts/read-by-laws.ts'
import { joinReadings } from '../../../src/maths/stories/join-readings.ts'
import { netOf } from '../../../src/maths/stories/net/learnt-nets.ts'
import { readWithNets } from '../../../src/maths/stories/net/read-by-net.ts'
import type { StoryReading } from '../../../src/maths/stories/story-reading.ts'
import { type Example, exampleOf, isSame, learn, Names } from './learn-to-read.ts'
import { learntVoices } from './learnt.ts'
import { madeStories } from './made-stories.ts'

/**
 * Learns four times, each time without some of the writers, and reads theirs.
 *
 *     node tests/corpus/stories/cross-validate.ts [FOLDER]    FOLDER has what the nets learnt without them: part-0.json …
 */
const PARTS = 4
/** The same part as `learn_net.py` leaves out. */
const partOf = (voice: string) => crc32(voice) % PARTS
const [folder] = process.argv.slice(2)
const netsWithout = (part: number) =>
  folder === undefined
    ? []
    : (JSON.parse(readFileSync(join(folder, `part-${part}.json`), 'utf8')) as Kept[]).map(netOf)
const TIMES_MADE = 6

const voices = learntVoices()
const names = new Names()
const isExample = (each: Example | undefined): each is Example => each !== undefined
const examples = new Map(
  [...voices, ['made', madeStories(TIMES_MADE)] as const].map(([voice, told]) => [
    voice,
    told.map(each => exampleOf(each, names, new Map())).filter(isExample),
  ]),
)
const counted = new Map<string, { read: number; right: number }>()

function count(what: string, value: number | undefined, answer: number | null) {
  if (value === undefined) return
  const line = counted.get(what) ?? { read: 0, right: 0 }
  line.read++
  // £1.20 is 120p.
  if ([1, 100, 1 / 100].some(times => isSame(value * times, answer))) line.right++
  counted.set(what, line)
}

const valueIn = (reading: StoryReading) => (reading.tier === 'none' ? undefined : reading.value.valueOf())

for (let part = 0; part < PARTS; part++) {
  const out = [...voices.keys()].filter(voice => partOf(voice) === part)
  const nets = netsWithout(part)
  const weights = learn(
    [...examples].filter(([voice]) => !out.includes(voice)).flatMap(([, list]) => list),
    names,
  )
  for (const voice of out) {
    for (const { q, answer } of voices.get(voice) ?? []) {
      const [laws, evidence] = [readByLaws(q), readWith(weights, q)]
      count(`${voice}, evidence ${evidence.tier}`, valueIn(evidence), answer)
      count(`all, evidence ${evidence.tier}`, valueIn(evidence), answer)
      const net: StoryReading = nets.length > 0 ? readWithNets(nets, q) : { tier: 'none', why: 'no nets' }
      count(`${voice}, net ${net.tier}`, valueIn(net), answer)
      count(`all, net ${net.tier}`, valueIn(net), answer)
      const joined = joinReadings(laws, evidence, () => net)
      if (joined.tier === 'none') continue
      count(`${voice}, together ${joined.tier}`, joined.reading.value.valueOf(), answer)
      count(`all, together ${joined.tier}`, joined.reading.value.valueOf(), answer)
    }
  }
}
for (const [what, { read, right }] of [...counted].toSorted())
  process.stdout.write(`${what}: ${right} of ${read} right\n`)
