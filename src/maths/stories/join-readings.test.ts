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
  expect(joinReadings(one, other, () => none).tier).toBe(tier)
  expect(joinReadings(other, one, () => none).tier).toBe(tier)
})

it.each([
  ['say the same', read('sure', 7), read('sure', 7), read('ask', 7), 'marked'],
  ['make nothing of it', read('sure', 7), read('backs', 7), none, 'marked'],
  ['have a doubt against two that are sure', read('sure', 7), read('sure', 7), read('ask', 17), 'marked'],
  ['almost know something else', read('sure', 7), read('sure', 7), read('backs', 17), 'asked'],
  ['have a doubt against one that is sure', read('sure', 7), read('backs', 7), read('ask', 17), 'asked'],
  ['back laws that evidence doubts', read('sure', 7), read('ask', 7), read('backs', 7), 'marked'],
  ['back laws alone', read('sure', 7), none, read('sure', 7), 'asked'],
  ['back laws that are not sure', read('backs', 7), none, read('sure', 7), 'asked'],
  ['are sure with evidence that is sure', none, read('sure', 7), read('sure', 7), 'marked'],
  ['are sure of something else than evidence', none, read('sure', 7), read('sure', 17), 'none'],
  ['only back evidence that is sure', none, read('sure', 7), read('backs', 7), 'asked'],
  ['back evidence that almost knows', none, read('backs', 7), read('ask', 7), 'asked'],
  ['back evidence in doubt', none, read('ask', 7), read('sure', 7), 'asked'],
  ['are sure with laws in doubt', read('ask', 7), none, read('sure', 7), 'asked'],
  ['only back laws in doubt', read('ask', 7), none, read('backs', 7), 'none'],
  ['read something else than laws in doubt', read('ask', 7), none, read('ask', 17), 'none'],
  ['contradict the only one', read('sure', 7), none, read('ask', 17), 'none'],
  ['are sure alone', none, none, read('sure', 7), 'none'],
  ['take a side between two', read('sure', 7), read('ask', 17), read('sure', 7), 'none'],
])('the nets %s', (_, laws, evidence, net, tier) => {
  expect(joinReadings(laws, evidence, () => net).tier).toBe(tier)
})

it.each([
  ['reads what nobody else does', none, none, 'asked'],
  ['contradicts both', read('ask', 17), read('backs', 17), 'asked'],
  ['takes a side', read('sure', 17), read('ask', 7), 'asked'],
  ['contradicts two that agree and are sure', read('sure', 17), read('sure', 17), 'asked'],
])('what the nets are certain of is asked about where it %s', (_, laws, evidence, tier) => {
  const joined = joinReadings(laws, evidence, () => ({ ...read('sure', 7), isCertain: true }))
  expect(joined.tier).toBe(tier)
})

it('asks about no number that is only told', () => {
  const shared = {
    ...read('ask', 36),
    steps: [{ is: 'how much for each', calculation: '36 ÷ 1', value: rational(36) }],
  } as StoryReading
  expect(joinReadings(none, shared, () => read('ask', 36)).tier).toBe('none')
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
  const joined = joinReadings(one as StoryReading, other as StoryReading, () => none)
  expect(joined.tier === 'none' ? [] : joined.reading.slips.map(({ why }) => why)).toEqual([
    'added',
    'multiplied',
  ])
})
