import type { Topic } from '../domain/topic.ts'
import { topics } from '../kinds/topics.ts'

/** A part of school maths that a check-up can be about. */
export interface Area {
  id: string
  /** As children and parents call it. */
  name: string
  /** The domains of the Common Core codes that belong to it. */
  domains: readonly string[]
}

export const areas: readonly Area[] = [
  { id: 'numbers', name: 'Numbers and calculating', domains: ['CC', 'OA', 'NBT', 'NS', 'N'] },
  { id: 'fractions', name: 'Fractions', domains: ['NF'] },
  { id: 'measures', name: 'Time, money and measures', domains: ['MD'] },
  { id: 'shapes', name: 'Shapes', domains: ['G'] },
  { id: 'ratio', name: 'Ratio and percentages', domains: ['RP'] },
  { id: 'algebra', name: 'Algebra', domains: ['EE', 'F', 'A'] },
  { id: 'data', name: 'Data and chance', domains: ['SP', 'S'] },
]

const HIGH_SCHOOL = 9

/** The grade in which a topic is usually learnt, 0 for kindergarten, 9 for high school; of its Common Core code. */
export function gradeOf({ standard }: Topic): number {
  const [first = ''] = standard.split('.')
  return first === 'K' ? 0 : first.startsWith('HS') ? HIGH_SCHOOL : Number(first)
}

function domainOf({ standard }: Topic): string {
  return /^HS([A-Z])/.exec(standard)?.[1] ?? standard.split('.')[1] ?? ''
}

/** The topics of the areas that these topics belong to. */
export function topicsBeside(own: readonly Topic[]): Topic[] {
  const domains = new Set(own.map(domainOf))
  return topicsIn(areas.filter(area => area.domains.some(each => domains.has(each))).map(({ id }) => id))
}

/** The topics of these areas; of all where none is named. */
export function topicsIn(areaIds: readonly string[]): Topic[] {
  const chosen = areaIds.length === 0 ? areas : areas.filter(({ id }) => areaIds.includes(id))
  const domains = new Set(chosen.flatMap(area => area.domains))
  return topics.filter(topic => domains.has(domainOf(topic)))
}
