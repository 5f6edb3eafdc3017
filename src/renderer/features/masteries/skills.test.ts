import { describe, expect, it, test } from 'vitest'
import type { Mastery } from '#contract/masteries.ts'
import { gatherSkills, labelWords, shownWords, surenessOf, surenessOfAll } from './skills.ts'

let id = 100
const mastery = (description: string, changes: Partial<Mastery> = {}): Mastery => ({
  id: id--,
  concept: 'Adding fractions',
  description,
  sourceType: 'evaluation',
  standardId: null,
  standard: null,
  evaluationId: 1,
  evaluationIds: [1],
  createdAt: '2026-11-20T08:00:00.000Z',
  ...changes,
})

describe('gatherSkills', () => {
  it('makes one skill of what several answers showed, however it is spelt, and counts them', () => {
    const skills = gatherSkills([
      mastery('Adds fractions.', { createdAt: '2026-11-22T08:00:00.000Z' }),
      mastery('Finds a common denominator.'),
      mastery('adds  fractions', { concept: ' adding Fractions' }),
      mastery('Adds fractions.', { concept: 'Adding decimals' }),
    ])
    expect(skills.map(({ concept, description, timesShown }) => [concept, description, timesShown])).toEqual([
      ['Adding fractions', 'Adds fractions.', 2],
      ['Adding fractions', 'Finds a common denominator.', 1],
      ['Adding decimals', 'Adds fractions.', 1],
    ])
    expect(skills[0]?.createdAt).toBe('2026-11-22T08:00:00.000Z')
  })

  it('keeps what practice has won, and the standard that one of them names', () => {
    const standard = { standardCode: '5.NF.A.1' }
    const [skill] = gatherSkills([
      mastery('Adds fractions.', { sourceType: 'resolved_gap', standard }),
      mastery('Adds fractions.'),
    ])
    expect(skill).toMatchObject({ timesShown: 1, isResolved: true, standard })
  })
})

describe('sureness', () => {
  const shown = (times: number) =>
    gatherSkills(Array.from({ length: times }, () => mastery('Adds fractions.')))
  const won = gatherSkills([mastery('Adds fractions.', { sourceType: 'resolved_gap' })])

  it('grows with each answer that shows a skill, and is full when practice has won it', () => {
    expect([1, 2, 3, 9].map(times => shown(times).map(surenessOf))).toEqual([[1], [2], [3], [3]])
    expect(won.map(surenessOf)).toEqual([3])
  })

  it('of a concept is that of its skills, or in between', () => {
    expect([shown(1), shown(4), [...shown(1), ...shown(4)]].map(surenessOfAll)).toEqual([1, 3, 2])
  })

  it('is said in words', () => {
    expect([...shown(1), ...shown(4), ...won].map(shownWords)).toEqual([
      'Shown once',
      'Shown 4 times',
      undefined,
    ])
  })
})

test.each([
  ['Adding fractions', 'Adds fractions with unlike denominators.', ['Adds', 'fractions']],
  ['Adding fractions', 'Finds it.', ['Finds', 'it']],
  ['Place value', 'Place value of decimals', ['of', 'decimals']],
  ['Place value', 'Place value: tens, hundreds', ['tens', 'hundreds']],
  ['Place value', 'Place value in numbers', ['in', 'numbers']],
  ['Place value of decimals', 'Place value of decimals', []],
  ['Fractions', 'Fractions', []],
])('beside %s, "%s" is labelled %j', (concept, description, words) => {
  expect(labelWords({ concept, description })).toEqual(words)
})
