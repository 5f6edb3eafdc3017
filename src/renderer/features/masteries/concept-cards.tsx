import { useState } from 'react'
import { classNames } from '#lib/class-names.ts'
import { formatDay } from '#lib/formatting.ts'
import { DueBadge, ReopenedBadge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { FirstOf } from '#ui/first-of.tsx'
import { Fold } from '#ui/fold.tsx'
import { type ConceptGroup, showMore } from './concept-groups.ts'
import type { ConceptState, ConceptStates } from './concept-states.ts'
import { MasteryBadges } from './mastery-badges.tsx'

/** With more skills than this in all, groups are folded. */
export const MOST_UNFOLDED = 12
const FIRST_CARDS = 10
const FIRST_SKILLS = 5

interface ConceptCardsProps {
  groups: readonly ConceptGroup[]
  states: ConceptStates
  isFolded: boolean
}

/** One card per concept with what was shown in it, below the tree. */
export function ConceptCards({ groups, states, isFolded }: ConceptCardsProps) {
  const [isAll, setAll] = useState(false)
  const shown = isAll ? groups : groups.slice(0, FIRST_CARDS)
  if (groups.length === 0) return null
  return (
    <div className="grid gap-4">
      <div className="grid items-start gap-4 md:grid-cols-2">
        {shown.map(group => (
          <Card key={group.key} className="min-w-0 break-words">
            <Fold isOpen={!isFolded} head={<ConceptHead group={group} state={states.get(group.key)} />}>
              <ConceptBody group={group} />
            </Fold>
          </Card>
        ))}
      </div>
      {shown.length < groups.length && (
        <Button look="outlined" className="justify-self-center" onClick={() => setAll(true)}>
          {showMore(groups.length - shown.length, 'concept')}
        </Button>
      )}
    </div>
  )
}

interface ConceptCardProps {
  group: ConceptGroup
  state: ConceptState | undefined
  /** The place of the skill that was pressed in the tree: it comes first. */
  chosen?: number | undefined
}

/** The concept whose details are wanted, beside the tree. */
export function ConceptCard({ group, state, chosen }: ConceptCardProps) {
  return (
    <Card className="grid min-w-0 gap-4 break-words">
      <ConceptHead group={group} state={state} />
      <ConceptBody group={group} chosen={chosen} />
    </Card>
  )
}

function ConceptHead({ group: { concept, children }, state }: Omit<ConceptCardProps, 'chosen'>) {
  const areas = children.length === 1 ? 'knowledge area' : 'knowledge areas'
  return (
    <div className="min-w-0 flex-1">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="min-w-0">{concept} Mastery</h3>
        {state === 'due' && <DueBadge />}
        {state === 'reopened' && <ReopenedBadge />}
      </div>
      <p className="mt-1 text-small text-ink-soft">
        {children.length} demonstrated {areas}
      </p>
    </div>
  )
}

function ConceptBody({ group: { children }, chosen }: Pick<ConceptCardProps, 'group' | 'chosen'>) {
  const wanted = chosen === undefined ? undefined : children[chosen]
  const ordered = wanted ? [wanted, ...children.filter(skill => skill !== wanted)] : children
  return (
    <>
      <FirstOf items={ordered} first={FIRST_SKILLS} what="skills" className="grid gap-3">
        {skill => (
          <li
            key={skill.key}
            aria-current={skill === wanted || undefined}
            className={classNames(
              'grid gap-2',
              skill === wanted
                ? 'rounded-medium bg-brand-soft p-3'
                : 'border-line not-first:border-t not-first:pt-3',
            )}
          >
            <p>{skill.description}</p>
            <MasteryBadges skill={skill} />
          </li>
        )}
      </FirstOf>
      {children[0] && (
        <p className="text-small text-ink-soft">Last updated {formatDay(children[0].createdAt)}</p>
      )}
    </>
  )
}
