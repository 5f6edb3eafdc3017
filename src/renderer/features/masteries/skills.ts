import type { Mastery } from '#contract/masteries.ts'
import { conceptKey, splitWords } from './concept-key.ts'

/** How sure a skill sits: 1 was shown once, 2 twice, 3 more often or won by practice. */
export type Sureness = 1 | 2 | 3

/** One thing that the child can do, however often it was shown. */
export interface Skill extends Pick<Mastery, 'concept' | 'description' | 'standard'> {
  /** The same for every spelling of concept and description. */
  key: string
  /** In how many answers it was shown; 0 for what practice alone has won. */
  timesShown: number
  /** Whether practice closed a gap here. */
  isResolved: boolean
  /** When it was shown or won last, ISO 8601 in UTC. */
  createdAt: string
}

const keyOf = ({ concept, description }: Mastery) =>
  `${conceptKey(concept)}\n${conceptKey(description).replace(/[.!]+$/, '')}`

/** Each skill once, in the order of the masteries: the one shown last comes first. */
export function gatherSkills(masteries: readonly Mastery[]): Skill[] {
  return [...Map.groupBy(masteries, keyOf)].map(([key, shown]) => {
    const [newest] = shown as [Mastery, ...Mastery[]]
    return {
      key,
      concept: newest.concept,
      description: newest.description,
      standard: shown.find(({ standard }) => standard)?.standard ?? null,
      timesShown: shown.filter(({ sourceType }) => sourceType === 'evaluation').length,
      isResolved: shown.some(({ sourceType }) => sourceType === 'resolved_gap'),
      createdAt: newest.createdAt,
    }
  })
}

export function surenessOf({ timesShown, isResolved }: Skill): Sureness {
  if (isResolved || timesShown > 2) return 3
  return timesShown === 2 ? 2 : 1
}

/** How sure a whole concept sits: as sure as all of its skills, or in between. */
export function surenessOfAll(skills: readonly Skill[]): Sureness {
  const levels = new Set(skills.map(surenessOf))
  const [only, ...others] = levels
  return others.length === 0 ? (only ?? 1) : 2
}

/** `Shown once`, `Shown 4 times`; nothing for what practice alone has won. */
export function shownWords({ timesShown }: Skill): string | undefined {
  if (timesShown === 0) return undefined
  return timesShown === 1 ? 'Shown once' : `Shown ${timesShown} times`
}

const bare = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/**
 * The two words that stand beside a skill in the tree: the first two of its own description. Where these only say the
 * concept again, which stands beside them, it is the two after them.
 */
export function labelWords({ concept, description }: Pick<Skill, 'concept' | 'description'>): string[] {
  const said = splitWords(concept).map(bare)
  const own = splitWords(description).filter(word => bare(word) !== '')
  const isRepeated = own.slice(0, 2).every((word, index) => bare(word) === said[index])
  const repeated = own.findIndex((word, index) => bare(word) !== said[index])
  const from = !isRepeated ? 0 : repeated < 0 ? own.length : repeated
  return own.slice(from, from + 2).map(word => word.replace(/[.,;:!?]+$/, ''))
}
