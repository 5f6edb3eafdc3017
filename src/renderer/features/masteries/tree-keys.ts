import type { SkillInput } from './skill-cluster.ts'
import type { PlacedConcept } from './skill-tree-layout.ts'

/** A node that can have the focus: a concept, or one of its skills by its place. */
export interface NodeName {
  key: string
  skill: number | null
}

export type Concepts = readonly Pick<PlacedConcept<SkillInput>, 'key' | 'skills'>[]

/** What a key does: the focus moves, the concept opens or closes, or a skill's details are shown. */
export type KeyEffect = { focus: NodeName } | { toggle: string } | { choose: NodeName } | undefined

/** The nodes in the order in which the arrow keys walk through them. */
function walk(concepts: Concepts): NodeName[] {
  return concepts.flatMap(({ key, skills }) => [
    { key, skill: null },
    ...skills.map((_, skill) => ({ key, skill })),
  ])
}

const isSame = (a: NodeName, b: NodeName) => a.key === b.key && a.skill === b.skill

/**
 * The keys of a tree view: up and down walk, right opens a concept or goes to its skills, left goes back or closes,
 * Home and End go to the ends, Enter and space open and close a concept and show a skill's details.
 */
export function effectOfKey(key: string, at: NodeName, concepts: Concepts): KeyEffect {
  const nodes = walk(concepts)
  const index = nodes.findIndex(node => isSame(node, at))
  const isExpanded = (concepts.find(concept => concept.key === at.key)?.skills.length ?? 0) > 0
  const focusOn = (node: NodeName | undefined) => node && { focus: node }
  switch (key) {
    case 'ArrowDown':
      return focusOn(nodes[index + 1])
    case 'ArrowUp':
      return focusOn(nodes[index - 1])
    case 'Home':
      return focusOn(nodes[0])
    case 'End':
      return focusOn(nodes.at(-1))
    case 'ArrowRight':
      if (at.skill !== null) return undefined
      return isExpanded ? { focus: { key: at.key, skill: 0 } } : { toggle: at.key }
    case 'ArrowLeft':
      if (at.skill !== null) return { focus: { key: at.key, skill: null } }
      return isExpanded ? { toggle: at.key } : undefined
    case 'Enter':
    case ' ':
      return at.skill === null ? { toggle: at.key } : { choose: at }
    default:
      return undefined
  }
}

/** The node that takes the tab stop: the one last focused while it is there, else its concept, else the first. */
export function tabStop(focused: NodeName | null, concepts: Concepts): NodeName | undefined {
  const nodes = walk(concepts)
  if (!focused) return nodes[0]
  return nodes.find(node => isSame(node, focused)) ?? nodes.find(({ key }) => key === focused.key) ?? nodes[0]
}
