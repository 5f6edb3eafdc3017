import { expect, it } from 'vitest'
import { rational } from '../arithmetic/rational.ts'
import { joinReadings } from './join-readings.ts'
import type { StoryReading } from './story-reading.ts'

const read = (tier: 'sure' | 'backs' | 'ask', value: number, unit = 'apples'): StoryReading => ({
  tier,
  value: rational(value),
  unit,
  steps: [{ is: 'how many', calculation: `${value} + 0`, value: rational(value) }],
  slips: [],
  facts: [`${value} apples`],
})
const none: StoryReading = { tier: 'none', why: 'no law' }

it.each([
  ['both are sure of the same', read('sure', 7), read('sure', 7), 'marked'],
  ['one is sure, and the other backs it', read('sure', 7), read('backs', 7), 'marked'],
  ['both are only almost sure', read('backs', 7), read('backs', 7), 'asked'],
  ['one alone is only almost sure', read('backs', 7), none, 'none'],
  ['one backs something else', read('sure', 7), read('backs', 17), 'none'],
  ['one of two that agree has a doubt', read('sure', 7), read('ask', 7), 'asked'],
  ['both have a doubt', read('ask', 7), read('ask', 7), 'asked'],
  ['one alone is sure', read('sure', 7), none, 'asked'],
  ['the other alone is sure', none, read('sure', 7), 'asked'],
  ['one alone reads it, with a doubt', read('ask', 7), none, 'none'],
  ['both are sure of something else', read('sure', 7), read('sure', 17), 'none'],
  ['one is sure, the other has a doubt and something else', read('sure', 7), read('ask', 17), 'none'],
  ['nobody reads it', none, none, 'none'],
  [
    'they agree in pence and pounds',
    read('sure', 120, 'p'),
    { ...read('sure', 120), value: rational(6, 5), unit: '£' } as StoryReading,
    'marked',
  ],
])('%s', (_, one, other, tier) => {
  expect(joinReadings(one, other).tier).toBe(tier)
  expect(joinReadings(other, one).tier).toBe(tier)
})

it('keeps the wrong ways that either has found, each once', () => {
  const one = { ...read('sure', 7), slips: [{ value: rational(17), why: 'added' as const }] }
  const other = {
    ...read('sure', 7),
    slips: [
      { value: rational(17), why: 'added' as const },
      { value: rational(60), why: 'multiplied' as const },
    ],
  }
  const joined = joinReadings(one as StoryReading, other as StoryReading)
  expect(joined.tier === 'none' ? [] : joined.reading.slips.map(({ why }) => why)).toEqual([
    'added',
    'multiplied',
  ])
})
