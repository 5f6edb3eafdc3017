import { useMemo } from 'react'
import type { Mastery } from '#contract/masteries.ts'
import { useGradually } from '#lib/use-gradually.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { type ConceptGroup, groupByFirstWord } from './concept-groups.ts'
import { MasteryBadges } from './mastery-badges.tsx'

/** All masteries in words, below the first word of their concept. */
export function MasteryList({ masteries }: { masteries: Mastery[] }) {
  const groups = useMemo(() => groupByFirstWord(masteries), [masteries])
  const shown = useGradually(groups)
  return (
    <div className="grid gap-4">
      {shown.map(group => (
        <Group key={group.key} group={group} />
      ))}
    </div>
  )
}

function Group({ group: { concept, children } }: { group: ConceptGroup }) {
  return (
    <Card className="grid gap-4 [contain-intrinsic-size:auto_240px] [content-visibility:auto]">
      <div className="flex min-w-0 flex-wrap items-center gap-3">
        <h2 className="min-w-0 break-words">{concept}</h2>
        <Badge>{children.length === 1 ? '1 mastery' : `${children.length} masteries`}</Badge>
      </div>
      <ul className="grid gap-3 md:grid-cols-2">
        {children.map(mastery => (
          <li
            key={mastery.id}
            className="grid min-w-0 content-start gap-2 rounded-medium bg-sunk px-4 py-3 break-words"
          >
            <h3>{mastery.concept}</h3>
            <p>{mastery.description}</p>
            <MasteryBadges mastery={mastery} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
