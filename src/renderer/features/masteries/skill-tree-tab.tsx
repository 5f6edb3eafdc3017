import { type ReactNode, useDeferredValue, useState } from 'react'
import { ConceptCard, ConceptCards, MOST_UNFOLDED } from './concept-cards.tsx'
import type { ConceptGroup } from './concept-groups.ts'
import type { ConceptStates } from './concept-states.ts'
import { SkillTree } from './skill-tree.tsx'
import type { NodeName } from './tree-keys.ts'

const NONE: readonly ConceptGroup[] = []

interface SkillTreeTabProps {
  groups: readonly ConceptGroup[]
  states: ConceptStates
  /** What can be done from here, below the details. */
  actions: ReactNode
}

/** The tree, beside it the concept that was pressed last (the newest at first), and below it all others. */
export function SkillTreeTab({ groups, states, actions }: SkillTreeTabProps) {
  const [chosen, setChosen] = useState<NodeName | null>(null)
  const beside = groups.find(({ key }) => key === chosen?.key) ?? groups[0]
  // They come after the tree, which stands above them.
  const below = useDeferredValue(groups, NONE)
  const count = groups.reduce((sum, { children }) => sum + children.length, 0)
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <SkillTree groups={groups} states={states} onChoose={setChosen} />
        <div className="grid gap-4">
          {beside && (
            <ConceptCard
              key={beside.key}
              group={beside}
              state={states.get(beside.key)}
              chosen={chosen?.skill ?? undefined}
            />
          )}
          {actions}
        </div>
      </div>
      <ConceptCards
        groups={below.filter(({ key }) => key !== beside?.key)}
        states={states}
        isFolded={count > MOST_UNFOLDED}
      />
    </div>
  )
}
