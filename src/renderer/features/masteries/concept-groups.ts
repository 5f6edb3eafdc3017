import type { Mastery } from '#contract/masteries.ts'

/** A concept with the skills that were shown in it. */
export interface ConceptGroup<Skill = Mastery> {
  /** The same for every spelling of a concept: its words in lower case. */
  key: string
  concept: string
  children: Skill[]
}

function splitWords(text: string): string[] {
  return text.split(/\s+/).filter(word => word !== '')
}

function groupBy(masteries: Mastery[], nameOf: (mastery: Mastery) => string): ConceptGroup[] {
  const groups = new Map<string, ConceptGroup>()
  for (const mastery of masteries) {
    const name = nameOf(mastery)
    const key = name.toLowerCase()
    const group = groups.get(key)
    if (group) group.children.push(mastery)
    else groups.set(key, { key, concept: name, children: [mastery] })
  }
  return [...groups.values()]
}

/** One group per concept, in the order in which the concepts first come; capitals and spaces don't tell them apart. */
export function groupByConcept(masteries: Mastery[]): ConceptGroup[] {
  return groupBy(masteries, ({ concept }) => splitWords(concept).join(' '))
}

/** One group per first word of the concept: `Adding fractions` and `Adding decimals` are both `Adding`. */
export function groupByFirstWord(masteries: Mastery[]): ConceptGroup[] {
  return groupBy(masteries, ({ concept }) => splitWords(concept)[0] ?? '')
}

/** The first two words of a concept, as the tree labels its skills. */
export function firstTwoWords(concept: string): string {
  return splitWords(concept).slice(0, 2).join(' ')
}

/** `1 skill`, `6 skills`. */
export function skillCount(count: number): string {
  return count === 1 ? '1 skill' : `${count} skills`
}
