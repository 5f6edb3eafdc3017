import { joinReadings } from '../../../src/maths/stories/join-readings.ts'
import type { StoryReading } from '../../../src/maths/stories/story-reading.ts'
import { heldOut, isRight } from './held-out.ts'

/**
 * Counts what each reader, and all together, make of the stories of writers that they haven't learnt from.
 *
 *     node tests/corpus/stories/cross-validate.ts FOLDER    FOLDER has what the nets learnt without them: part-0.json …
 */
const counted = new Map<string, { read: number; right: number }>()

function count(what: string, value: number | undefined, answer: number | null) {
  if (value === undefined) return
  const line = counted.get(what) ?? { read: 0, right: 0 }
  line.read++
  if (isRight(value, answer)) line.right++
  counted.set(what, line)
}

const valueIn = (reading: StoryReading) => (reading.tier === 'none' ? undefined : reading.value.valueOf())
const [folder] = process.argv.slice(2)
if (folder === undefined)
  throw new Error('Say in which folder the nets are that have learnt without some writers.')
for (const { voice, q, answer, readings } of heldOut(folder)) {
  for (const [reader, reading] of Object.entries(readings)) {
    count(`${voice}, ${reader} ${reading.tier}`, valueIn(reading), answer)
    count(`all, ${reader} ${reading.tier}`, valueIn(reading), answer)
  }
  const joined = joinReadings(q, readings)
  if (joined.tier === 'none') continue
  for (const what of [voice, 'all'])
    count(`${what}, together ${joined.tier}`, joined.reading.value.valueOf(), answer)
}
for (const [what, { read, right }] of [...counted].toSorted())
  process.stdout.write(`${what}: ${right} of ${read} right\n`)
