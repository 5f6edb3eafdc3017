import { expect, it } from 'vitest'
import { rational } from '../arithmetic/rational.ts'
import type { EvidenceReading } from './evidence/read-by-evidence.ts'
import { joinReadings, type Read } from './join-readings.ts'
import type { NetReading } from './net/read-by-net.ts'
import type { StoryReading } from './story-reading.ts'
import type { Readings } from './sureness.ts'

type Tier = Read['tier']

const BELIEF: Record<Tier, number> = { sure: 0.9995, backs: 0.95, ask: 0.7 }
const STORY = 'Tom has 5 apples. He buys 2 more apples. How many apples has he now?'
const none: StoryReading = { tier: 'none', why: 'no law' }

const laws = (tier: Tier, value: number, unit = 'apples'): Read => ({
  tier,
  value: rational(value),
  unit,
  steps: [{ is: 'how many', calculation: `${value} + 0`, value: rational(value) }],
  slips: [],
  facts: [`${value} apples`],
})
const evidence = (tier: Tier, value: number): EvidenceReading => ({
  ...laws(tier, value),
  weighed: {
    values: [
      { value, belief: BELIEF[tier], against: 0 },
      { value: value + 1, belief: 1 - BELIEF[tier], against: 1 },
    ],
    refusal: 0.0001,
  },
})
/** Evidence that follows ways and believes in none. */
const unsure: EvidenceReading = {
  tier: 'none',
  why: 'too close',
  weighed: {
    values: [
      { value: 7, belief: 0.3, against: 1 },
      { value: 17, belief: 0.2, against: 1 },
    ],
    refusal: 0.5,
  },
}
const net = (tier: Tier, value: number): NetReading => ({
  ...laws(tier, value),
  followed: {
    ways: [
      { value, belief: BELIEF[tier], moves: [{ first: 0, second: 1, which: 0 }] },
      { value: value + 1, belief: 1 - BELIEF[tier], moves: [{ first: 0, second: 1, which: 1 }] },
    ],
    numbers: [5, 2].map((each, at) => ({
      at,
      value: each,
      exact: rational(each),
      isConstant: false,
    })) as never,
  },
})
const joined = (readings: Partial<Readings>, text = STORY) =>
  joinReadings(text, { laws: none, evidence: none, net: none, ...readings })

it.each<[string, Partial<Readings>, string]>([
  [
    'all three are sure of the same',
    { laws: laws('sure', 7), evidence: evidence('sure', 7), net: net('sure', 7) },
    'marked',
  ],
  ['laws and the nets are sure', { laws: laws('sure', 7), evidence: unsure, net: net('sure', 7) }, 'marked'],
  ['evidence and the nets are sure', { evidence: evidence('sure', 7), net: net('sure', 7) }, 'marked'],
  ['the nets and evidence almost know it', { evidence: evidence('backs', 7), net: net('backs', 7) }, 'asked'],
  ['the nets alone are sure', { evidence: unsure, net: net('sure', 7) }, 'asked'],
  ['the nets alone have a doubt', { net: net('ask', 7) }, 'none'],
  ['one has a doubt, and the nets another', { evidence: evidence('ask', 7), net: net('ask', 9) }, 'none'],
  [
    'two say one thing, and the nets are sure of another',
    { laws: laws('sure', 17), evidence: evidence('backs', 17), net: net('sure', 7) },
    'none',
  ],
  ['nobody reads it', {}, 'none'],
])('where %s', (_, readings, tier) => {
  expect(joined(readings).tier).toBe(tier)
})

it('marks nothing that one reader alone reads, however sure it is', () => {
  for (const tier of ['sure', 'backs', 'ask'] as const) {
    for (const alone of [{ laws: laws(tier, 7) }, { evidence: evidence(tier, 7) }, { net: net(tier, 7) }])
      expect(joined(alone).tier).not.toBe('marked')
  }
})

it('asks about what all are sure of where a number may stand in words that none of them reads', () => {
  const sure = { laws: laws('sure', 7), evidence: evidence('sure', 7), net: net('sure', 7) }
  expect(joined(sure, 'Tom and Ann each ran 5 miles there and back. How many miles did they run?').tier).toBe(
    'asked',
  )
})

it('knows pence and pounds for the same', () => {
  const inPence = {
    laws: laws('sure', 200, 'p'),
    evidence: { ...evidence('sure', 2), unit: '£' },
    net: { ...net('sure', 2), unit: '£' },
  }
  expect(joined(inPence).tier).toBe('marked')
})

it('tells a reading in the words of laws or evidence, and says where it has none of them', () => {
  const both = joined({ laws: laws('sure', 7), evidence: unsure, net: net('sure', 7) })
  expect(both).toMatchObject({ reading: { unit: 'apples' } })
  expect(both).not.toHaveProperty('reading.isAlone')
  expect(joined({ evidence: unsure, net: net('sure', 7) })).toMatchObject({ reading: { isAlone: true } })
})

it('asks about no number that is only told', () => {
  const steps = [{ is: 'how much for each', calculation: '36 ÷ 1', value: rational(36) }]
  const shared = { laws: { ...laws('ask', 36), steps }, net: { ...net('ask', 36), steps } }
  expect(joined(shared).tier).toBe('none')
})

it('keeps the wrong ways that either has found, each once', () => {
  const one = { ...laws('sure', 7), slips: [{ value: rational(17), why: 'added' as const }] }
  const other = {
    ...evidence('sure', 7),
    slips: [
      { value: rational(17), why: 'added' as const },
      { value: rational(60), why: 'multiplied' as const },
    ],
  } as EvidenceReading
  const read = joined({ laws: one, evidence: other, net: net('sure', 7) })
  expect(read.tier === 'none' ? [] : read.reading.slips.map(({ why }) => why)).toEqual([
    'added',
    'multiplied',
  ])
})
