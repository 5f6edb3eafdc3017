import { describe, expect, it } from 'vitest'
import type { Mastery } from '#contract/masteries.ts'
import { groupByConcept, groupByFirstWord, showMore, skillCount } from './concept-groups.ts'
import { gatherSkills } from './skills.ts'

const masteryOf = (id: number, concept: string): Mastery => ({
  id,
  concept,
  description: `Skill ${id}`,
  sourceType: 'evaluation',
  standardId: null,
  standard: null,
  evaluationId: 1,
  evaluationIds: [1],
  createdAt: '2026-11-20T08:00:00.000Z',
})

const skills = gatherSkills([
  masteryOf(1, 'Adding fractions'),
  masteryOf(2, 'Place value'),
  masteryOf(3, ' adding  Fractions '),
  masteryOf(4, 'Adding decimals'),
])
const named = (groups: ReturnType<typeof groupByConcept>) =>
  groups.map(({ concept, children }) => [concept, children.map(({ description }) => description)])

describe('groupByConcept', () => {
  it('puts one concept together whatever its capitals and spaces, spelt as it first came', () => {
    expect(named(groupByConcept(skills))).toEqual([
      ['Adding fractions', ['Skill 1', 'Skill 3']],
      ['Place value', ['Skill 2']],
      ['Adding decimals', ['Skill 4']],
    ])
  })
})

describe('groupByFirstWord', () => {
  it('puts concepts with the same first word together', () => {
    expect(named(groupByFirstWord(skills))).toEqual([
      ['Adding', ['Skill 1', 'Skill 3', 'Skill 4']],
      ['Place', ['Skill 2']],
    ])
  })
})

it('counts one skill as one', () => {
  expect([0, 1, 2].map(skillCount)).toEqual(['0 skills', '1 skill', '2 skills'])
  expect([1, 2].map(count => showMore(count, 'group'))).toEqual(['Show 1 more group', 'Show 2 more groups'])
})
