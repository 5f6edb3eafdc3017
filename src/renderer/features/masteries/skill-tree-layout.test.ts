import { describe, expect, it } from 'vitest'
import { areTooClose, findBounds } from './shapes.ts'
import { SKILL_RING, type SkillInput } from './skill-cluster.ts'
import {
  allShapes,
  CONCEPT_RING,
  type ConceptInput,
  layoutSkillTree,
  type SkillTreeLayout,
} from './skill-tree-layout.ts'

const NAMES = [
  'Fractions',
  'Adding fractions',
  'Order of operations',
  'Place value',
  'Subtracting with borrowing across zeros',
  'Percentages',
  'Multiplying mixed numbers',
  'Negative numbers',
  'Interpreting multiplication word problems with remainders and units',
  'WWWWWWWWWWWWWWWWWWWWWWWW MMMMMMMMMMMMMMMMMMMMM',
  '小数の計算',
]

const SURENESS = [3, 2, 1] as const

/** Concepts with the given numbers of skills; every third skill is a resolved gap. */
function concepts(counts: number[]): ConceptInput<SkillInput>[] {
  return counts.map((count, index) => {
    const concept = `${NAMES[index % NAMES.length]}${index < NAMES.length ? '' : ` ${index}`}`
    const children = Array.from({ length: count }, (_, child) => ({
      words: concept.split(' ').slice(0, 2),
      sureness: SURENESS[child % 3] ?? 1,
      isResolved: child % 3 === 0,
    }))
    return { key: concept.toLowerCase(), concept, sureness: SURENESS[index % 3] ?? 1, children }
  })
}

const everyKey = (inputs: ConceptInput<SkillInput>[]) => new Set(inputs.map(({ key }) => key))
const evenly = (count: number, skills: number) => Array.from({ length: count }, () => skills)

function overlaps({ core, concepts }: SkillTreeLayout<SkillInput>): string[] {
  const shapes = allShapes(core, concepts)
  const found: string[] = []
  for (const [index, a] of shapes.entries()) {
    for (const b of shapes.slice(index + 1)) {
      if (areTooClose(a, b, 0)) found.push(`${JSON.stringify(a)} and ${JSON.stringify(b)}`)
    }
  }
  return found
}

const TREES: [name: string, counts: number[]][] = [
  ['1 concept with 1 skill', [1]],
  ['1 concept with 60 skills', [60]],
  ['2 concepts', [3, 1]],
  ['7 concepts', [6, 3, 4, 2, 5, 3, 2]],
  ['11 concepts', evenly(11, 4)],
  ['25 concepts', evenly(25, 3)],
  ['60 concepts with 300 skills', evenly(60, 5)],
  ['60 concepts, one of them with 60 skills', [60, ...evenly(59, 4)]],
  ['7 concepts, the third with 60 skills', [2, 3, 60, 1, 1, 1, 12]],
  ['120 concepts', evenly(120, 1)],
]

describe('layoutSkillTree', () => {
  it.each(TREES)('lays %s without an overlap, collapsed and expanded', (_, counts) => {
    const inputs = concepts(counts)
    for (const expanded of [new Set<string>(), everyKey(inputs), new Set([inputs[0]?.key ?? ''])]) {
      const layout = layoutSkillTree(inputs, expanded)
      expect(overlaps(layout)).toEqual([])
      expect(layout.concepts.map(({ key }) => key).sort()).toEqual(inputs.map(({ key }) => key).sort())
    }
  })

  it.each([1, 2, 3, 7, 11])('puts %i collapsed concepts on one ring of 180 px', count => {
    const layout = layoutSkillTree(
      Array.from({ length: count }, (_, index) => ({
        key: `${index}`,
        concept: `Sums ${index}`,
        sureness: 2 as const,
        children: [],
      })),
      new Set(),
    )
    expect(layout.rings).toEqual([CONCEPT_RING])
    for (const { node } of layout.concepts) expect(Math.hypot(node.x, node.y)).toBeCloseTo(180)
  })

  it('puts a few skills 70 px from their concept, facing away from the centre', () => {
    const inputs = concepts([4])
    const [concept] = layoutSkillTree(inputs, everyKey(inputs)).concepts
    if (!concept) throw new Error('no concept')
    expect(concept.skills).toHaveLength(4)
    for (const { node } of concept.skills) {
      expect(Math.hypot(node.x - concept.node.x, node.y - concept.node.y)).toBeCloseTo(SKILL_RING)
      expect(Math.hypot(node.x, node.y)).toBeGreaterThan(CONCEPT_RING)
    }
  })

  it('shows the skills of the expanded concepts alone, each once', () => {
    const inputs = concepts([6, 3, 4])
    const layout = layoutSkillTree(inputs, new Set([inputs[1]?.key ?? '']))
    expect(layout.concepts.map(({ skills }) => skills.length)).toEqual([0, 3, 0])
    expect(new Set(layout.concepts[1]?.skills.map(({ skill }) => skill))).toEqual(
      new Set(inputs[1]?.children),
    )
  })

  it('keeps everything within its bounds', () => {
    const inputs = concepts(evenly(25, 3))
    const { core, concepts: placed, bounds } = layoutSkillTree(inputs, everyKey(inputs))
    const both = findBounds([bounds, ...allShapes(core, placed)], 0)
    expect(both.width).toBeCloseTo(bounds.width)
    expect(both.height).toBeCloseTo(bounds.height)
  })

  it('keeps 60 collapsed concepts on rings close enough to be read together', () => {
    const layout = layoutSkillTree(concepts(evenly(60, 5)), new Set())
    expect(layout.rings.length).toBeGreaterThan(1)
    expect(layout.bounds.width).toBeLessThan(1_600)
  })

  it('lays the same tree the same way twice', () => {
    const inputs = concepts([6, 3, 4, 2, 5, 3, 2])
    expect(layoutSkillTree(inputs, everyKey(inputs))).toEqual(layoutSkillTree(inputs, everyKey(inputs)))
  })
})
