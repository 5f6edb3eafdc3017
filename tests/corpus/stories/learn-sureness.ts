import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isSameNumber, signsOf } from '../../../src/maths/stories/sureness.ts'
import { fitLogistic } from './fit-logistic.ts'
import { heldOut, isRight } from './held-out.ts'

/**
 * Learns how sure the readers of stories are together, from stories of writers that they haven't learnt from.
 *
 *     node tests/corpus/stories/learn-sureness.ts FOLDER    FOLDER has what the nets learnt without them: part-0.json …
 */
const FILE = join(import.meta.dirname, '..', '..', '..', 'src', 'maths', 'stories', 'sureness.json')
const DECIMALS = 1e4

const [folder] = process.argv.slice(2)
if (folder === undefined)
  throw new Error('Say in which folder the nets are that have learnt without some writers.')
const examples = [...heldOut(folder)].flatMap(({ answer, readings }) => {
  const values: number[] = []
  for (const reading of Object.values(readings)) {
    const value = reading.tier === 'none' ? undefined : reading.value.valueOf()
    if (value !== undefined && !values.some(each => isSameNumber(each, value))) values.push(value)
  }
  return values.map(value => ({ signs: signsOf(value, readings), isRight: isRight(value, answer) }))
})
const weights = [...fitLogistic(examples)].map(
  ([sign, weight]) => [sign, Math.round(weight * DECIMALS) / DECIMALS] as const,
)
const sorted = weights.toSorted(([one], [other]) => (one < other ? -1 : 1))
writeFileSync(FILE, `${JSON.stringify({ weights: Object.fromEntries(sorted) }, undefined, 2)}\n`)
process.stdout.write(`Learnt from ${examples.length} readings.\n`)
