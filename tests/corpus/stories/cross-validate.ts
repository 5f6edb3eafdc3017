import { readWith } from '../../../src/maths/stories/evidence/read-by-evidence.ts'
import { readByLaws } from '../../../src/maths/stories/facts/read-by-laws.ts'
import { joinReadings } from '../../../src/maths/stories/join-readings.ts'
import type { StoryReading } from '../../../src/maths/stories/story-reading.ts'
import { type Example, exampleOf, isSame, learn, Names } from './learn-to-read.ts'
import { learntVoices } from './learnt.ts'
import { madeStories } from './made-stories.ts'

/** So many times is learnt, each time without some of the writers. */
const PARTS = 4
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
  const out = [...voices.keys()].filter((_, i) => i % PARTS === part)
  const weights = learn(
    [...examples].filter(([voice]) => !out.includes(voice)).flatMap(([, list]) => list),
    names,
  )
  for (const voice of out) {
    for (const { q, answer } of voices.get(voice) ?? []) {
      const [laws, evidence] = [readByLaws(q), readWith(weights, q)]
      count(`${voice}, evidence ${evidence.tier}`, valueIn(evidence), answer)
      count(`all, evidence ${evidence.tier}`, valueIn(evidence), answer)
      const joined = joinReadings(laws, evidence)
      if (joined.tier === 'none') continue
      count(`all, both ${joined.tier}`, joined.reading.value.valueOf(), answer)
    }
  }
}
for (const [what, { read, right }] of [...counted].toSorted())
  process.stdout.write(`${what}: ${right} of ${read} right\n`)
