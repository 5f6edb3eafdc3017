import { useMemo, useState } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { FirstOf } from '#ui/first-of.tsx'
import { Fold } from '#ui/fold.tsx'
import { MOST_UNFOLDED } from './concept-cards.tsx'
import { type ConceptGroup, groupByFirstWord, showMore } from './concept-groups.ts'
import { MasteryBadges } from './mastery-badges.tsx'
import type { Skill } from './skills.ts'

const FIRST_GROUPS = 12
const FIRST_SKILLS = 12

/** All skills in words, below the first word of their concept. */
export function MasteryList({ skills }: { skills: readonly Skill[] }) {
  const groups = useMemo(() => groupByFirstWord(skills), [skills])
  const [isAll, setAll] = useState(false)
  const shown = isAll ? groups : groups.slice(0, FIRST_GROUPS)
  return (
    <div className="grid gap-4">
      {shown.map((group, index) => (
        // The first stands open, so that it is seen what the others hold.
        <Group key={group.key} group={group} isOpen={index === 0 || skills.length <= MOST_UNFOLDED} />
      ))}
      {shown.length < groups.length && (
        <Button look="outlined" className="justify-self-center" onClick={() => setAll(true)}>
          {showMore(groups.length - shown.length, 'group')}
        </Button>
      )}
    </div>
  )
}

function Group({ group: { concept, children }, isOpen }: { group: ConceptGroup; isOpen: boolean }) {
  return (
    <Card>
      <Fold
        isOpen={isOpen}
        head={
          <>
            <h2 className="min-w-0 break-words">{concept}</h2>
            <Badge>{children.length === 1 ? '1 mastery' : `${children.length} masteries`}</Badge>
          </>
        }
      >
        <FirstOf items={children} first={FIRST_SKILLS} what="masteries" className="grid gap-3 md:grid-cols-2">
          {skill => (
            <li
              key={skill.key}
              className="grid min-w-0 content-start gap-2 rounded-medium bg-sunk px-4 py-3 break-words"
            >
              <h3>{skill.concept}</h3>
              <p>{skill.description}</p>
              <MasteryBadges skill={skill} />
            </li>
          )}
        </FirstOf>
      </Fold>
    </Card>
  )
}
