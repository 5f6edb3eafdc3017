import { Check } from 'lucide-react'
import type { Mastery } from '#contract/masteries.ts'
import { Badge, StandardBadge } from '#ui/badge.tsx'

/** Whether practice closed a gap here. */
export function isResolvedGap({ sourceType }: Pick<Mastery, 'sourceType'>): boolean {
  return sourceType === 'resolved_gap'
}

/** Where a mastery came from and what standard it belongs to; nothing when there is nothing to say. */
export function MasteryBadges({ mastery }: { mastery: Mastery }) {
  const isResolved = isResolvedGap(mastery)
  if (!isResolved && !mastery.standard) return null
  return (
    <div className="flex flex-wrap gap-2">
      {isResolved && (
        <Badge look="sun">
          <Check aria-hidden className="size-4" strokeWidth={3} />
          Resolved Gap
        </Badge>
      )}
      {mastery.standard && <StandardBadge code={mastery.standard.standardCode} />}
    </div>
  )
}
