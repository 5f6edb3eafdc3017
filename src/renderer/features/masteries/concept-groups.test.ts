import { describe, expect, it } from 'vitest'
import type { Mastery } from '#contract/masteries.ts'
import { firstTwoWords, groupByConcept, groupByFirstWord, skillCount } from './concept-groups.ts'

const masteryOf = (id: number, concept: string): Mastery => ({
  id,
  concept,
  description: `Skill ${id}`,
  sourceType: 'evaluation',
  standardId: null,
  standard: null,
  evaluationId: 1,
  createdAt: '2026-11-20T08:00:00.000Z',
})

const masteries = [
  masteryOf(1, 'Adding fractions'),
  masteryOf(2, 'Place value'),
  masteryOf(3, ' adding  Fractions '),
  masteryOf(4, 'Adding decimals'),
]
const named = (groups: ReturnType<typeof groupByConcept>) =>
  groups.map(({ concept, children }) => [concept, children.map(({ id }) => id)])

describe('groupByConcept', () => {
  it('puts one concept together whatever its capitals and spaces, spelt as it first came', () => {
    expect(named(groupByConcept(masteries))).toEqual([
      ['Adding fractions', [1, 3]],
      ['Place value', [2]],
      ['Adding decimals', [4]],
    ])
  })
})

describe('groupByFirstWord', () => {
  it('puts concepts with the same first word together', () => {
    expect(named(groupByFirstWord(masteries))).toEqual([
      ['Adding', [1, 3, 4]],
      ['Place', [2]],
    ])
  })
})

describe('the words of the tree', () => {
  it('are the first two of a concept, or the only one', () => {
    expect(firstTwoWords('Order of operations')).toBe('Order of')
    expect(firstTwoWords('  Fractions ')).toBe('Fractions')
  })

  it('count one skill as one', () => {
    expect([0, 1, 2].map(skillCount)).toEqual(['0 skills', '1 skill', '2 skills'])
  })
})
