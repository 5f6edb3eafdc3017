import { sigmoid } from '../net/layers.ts'
import type { EvidenceReading } from './evidence/read-by-evidence.ts'
import type { NetReading } from './net/read-by-net.ts'
import type { StoryReading } from './story-reading.ts'
import learnt from './sureness.json' with { type: 'json' }

/** What each of the three readers makes of a story. */
export interface Readings {
  laws: StoryReading
  evidence: EvidenceReading
  net: NetReading
}

const LEAST_BELIEF = 1e-6
const CLOSE = 1e-6
const BIG = 10_000
/** No reading through so many contradictions is kept; where evidence has no way to a value it counts as many. */
const MOST_AGAINST = 3
/** What the nets believe so far is another thing than what they believe almost: a step for each. */
const STEPS_OF_BELIEF = { netSure: 0.97, netSurer: 0.99, netSurest: 0.999 }

/** The same number, in whatever unit of money. */
export const isSameNumber = (one: number, other: number) =>
  [1, 100, 1 / 100].some(times => Math.abs(one * times - other) < CLOSE * Math.max(1, Math.abs(other)))

const logOdds = (belief: number) =>
  Math.log(Math.max(belief, LEAST_BELIEF) / Math.max(1 - belief, LEAST_BELIEF))

/** What speaks for and against a story coming to a value: numbers by name, what is not named is 0. */
export function signsOf(value: number, { laws, evidence, net }: Readings): Map<string, number> {
  const signs = new Map<string, number>([
    ['always', 1],
    ['isBig', Number(value > BIG)],
    ['isWhole', Number(Number.isInteger(value))],
  ])
  for (const [name, reading] of [
    ['laws', laws],
    ['evidence', evidence],
  ] as const) {
    if (reading.tier === 'none') continue
    const isSame = isSameNumber(reading.value.valueOf(), value)
    // Evidence against it is weighed by its beliefs.
    if (isSame || name === 'laws') signs.set(`${name} ${reading.tier}${isSame ? '' : ', of another'}`, 1)
    else signs.set('evidence of another', 1)
  }
  addBeliefs(signs, 'net', value, net.followed?.ways)
  addBeliefs(signs, 'evidence', value, evidence.weighed?.values)
  if (evidence.weighed) {
    signs.set('evidence for refusing', logOdds(evidence.weighed.refusal))
    const ways = evidence.weighed.values.filter(each => isSameNumber(each.value, value))
    signs.set('contradictions', Math.min(MOST_AGAINST, ...ways.map(({ against }) => against)))
  }
  if (net.followed) addWay(signs, value, net.followed)
  return signs
}

/** How likely the nets, and evidence, each find a value: from 0 to 1. */
export function beliefsIn(value: number, { net, evidence }: Readings): { net: number; evidence: number } {
  const beliefIn = (believed: readonly { value: number; belief: number }[] = []) =>
    believed.reduce((sum, each) => sum + (isSameNumber(each.value, value) ? each.belief : 0), 0)
  return { net: beliefIn(net.followed?.ways), evidence: beliefIn(evidence.weighed?.values) }
}

function addBeliefs(
  signs: Map<string, number>,
  reader: 'net' | 'evidence',
  value: number,
  believed: readonly { value: number; belief: number }[] | undefined,
) {
  if (!believed || believed.length === 0) {
    signs.set(`no ${reader}`, 1)
    return
  }
  const isIt = (each: { value: number }) => isSameNumber(each.value, value)
  const belief = believed.filter(isIt).reduce((sum, each) => sum + each.belief, 0)
  const rival = believed.find(each => !isIt(each))?.belief ?? 0
  signs.set(`belief of ${reader}`, logOdds(belief))
  signs.set(`rival of ${reader}`, logOdds(rival))
  if (reader === 'evidence') return
  signs.set('never for the net', Number(belief === 0))
  for (const [name, least] of Object.entries(STEPS_OF_BELIEF)) signs.set(name, Number(belief >= least))
}

function addWay(
  signs: Map<string, number>,
  value: number,
  { ways, numbers }: NonNullable<NetReading['followed']>,
) {
  signs.set('told', numbers.filter(each => !each.isConstant).length)
  const way = ways.find(each => isSameNumber(each.value, value))
  if (!way) return
  const used = new Set(way.moves.flatMap(({ first, second }) => [first, second]))
  signs.set('moves', way.moves.length)
  signs.set('left over', numbers.filter((each, i) => !each.isConstant && !used.has(i)).length)
}

/** How likely a story comes to a value, between 0 and 1. */
export function sureness(value: number, readings: Readings): number {
  const weights: Record<string, number> = learnt.weights
  let sum = 0
  for (const [sign, much] of signsOf(value, readings)) sum += (weights[sign] ?? 0) * much
  return sigmoid(sum)
}

/** How many readers read a value, with whatever doubt. */
export const readersOf = (value: number, { laws, evidence, net }: Readings): number =>
  [laws, evidence, net].filter(each => each.tier !== 'none' && isSameNumber(each.value.valueOf(), value))
    .length
