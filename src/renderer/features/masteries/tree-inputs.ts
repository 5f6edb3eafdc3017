import type { ConceptGroup } from './concept-groups.ts'
import type { ConceptStates } from './concept-states.ts'
import type { ConceptInput } from './skill-tree-layout.ts'
import { labelWords, surenessOf, surenessOfAll } from './skills.ts'
import type { PlacedInput } from './tree-nodes.tsx'

/** A concept with its skills, as the tree lays it out. */
export function treeInput(
  { key, concept, children }: ConceptGroup,
  states: ConceptStates,
): ConceptInput<PlacedInput> {
  return {
    key,
    concept,
    // What is practised again is open, however often it was shown before.
    sureness: states.get(key) === 'reopened' ? 1 : surenessOfAll(children),
    children: children.map(skill => ({
      skill,
      words: labelWords(skill),
      sureness: surenessOf(skill),
      isResolved: skill.isResolved,
    })),
  }
}
