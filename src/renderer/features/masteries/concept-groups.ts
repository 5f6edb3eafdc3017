import { conceptKey, splitWords } from './concept-key.ts'
import type { Skill } from './skills.ts'

/** A concept with the skills that were shown in it. */
export interface ConceptGroup<Each = Skill> {
  /** The same for every spelling of a concept: its words in lower case. */
  key: string
  concept: string
  children: Each[]
}

function groupBy(skills: readonly Skill[], nameOf: (skill: Skill) => string): ConceptGroup[] {
  const groups = new Map<string, ConceptGroup>()
  for (const skill of skills) {
    const name = nameOf(skill)
    const key = conceptKey(name)
    const group = groups.get(key)
    if (group) group.children.push(skill)
    else groups.set(key, { key, concept: name, children: [skill] })
  }
  return [...groups.values()]
}

/** One group per concept, in the order in which the concepts first come; capitals and spaces don't tell them apart. */
export function groupByConcept(skills: readonly Skill[]): ConceptGroup[] {
  return groupBy(skills, ({ concept }) => splitWords(concept).join(' '))
}

/** One group per first word of the concept: `Adding fractions` and `Adding decimals` are both `Adding`. */
export function groupByFirstWord(skills: readonly Skill[]): ConceptGroup[] {
  return groupBy(skills, ({ concept }) => splitWords(concept)[0] ?? '')
}

/** `1 skill`, `6 skills`. */
export function skillCount(count: number): string {
  return count === 1 ? '1 skill' : `${count} skills`
}

/** `Show 1 more group`, `Show 6 more groups`. */
export function showMore(count: number, what: 'group' | 'concept'): string {
  return `Show ${count} more ${count === 1 ? what : `${what}s`}`
}
