import { formatDay } from '#lib/formatting.ts'
import { useGradually } from '#lib/use-gradually.ts'
import { Card } from '#ui/card.tsx'
import type { ConceptGroup } from './concept-groups.ts'
import { MasteryBadges } from './mastery-badges.tsx'

/** One card per concept with what was shown in it, below the tree. */
export function ConceptCards({ groups }: { groups: ConceptGroup[] }) {
  const shown = useGradually(groups)
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      {inTwoColumns(shown).map((column, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the left column and the right one
        <div key={index} className="grid min-w-0 gap-4">
          {column.map(group => (
            <ConceptCard key={group.key} group={group} />
          ))}
        </div>
      ))}
    </div>
  )
}

/** Each group goes where there is less so far, so that short cards leave no holes beside long ones. */
function inTwoColumns(groups: readonly ConceptGroup[]): [ConceptGroup[], ConceptGroup[]] {
  const columns: [ConceptGroup[], ConceptGroup[]] = [[], []]
  const heights: [number, number] = [0, 0]
  for (const group of groups) {
    const column = heights[0] <= heights[1] ? 0 : 1
    columns[column].push(group)
    heights[column] += group.children.length + 1.5
  }
  return columns
}

function ConceptCard({ group: { concept, children } }: { group: ConceptGroup }) {
  const areas = children.length === 1 ? 'knowledge area' : 'knowledge areas'
  return (
    <Card className="grid min-w-0 gap-4 break-words [contain-intrinsic-size:auto_300px] [content-visibility:auto]">
      <div>
        <h3>{concept} Mastery</h3>
        <p className="mt-1 text-small text-ink-soft">
          {children.length} demonstrated {areas}
        </p>
      </div>
      <ul className="grid gap-3">
        {children.map(mastery => (
          <li key={mastery.id} className="grid gap-2 border-line not-first:border-t not-first:pt-3">
            <p>{mastery.description}</p>
            <MasteryBadges mastery={mastery} />
          </li>
        ))}
      </ul>
      {children[0] && (
        <p className="text-small text-ink-soft">Last updated {formatDay(children[0].createdAt)}</p>
      )}
    </Card>
  )
}
