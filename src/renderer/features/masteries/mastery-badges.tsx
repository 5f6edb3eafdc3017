import { Check } from 'lucide-react'
import { Badge } from '#ui/badge.tsx'
import { StandardBadge } from '#ui/standard-badge.tsx'
import { type Skill, shownWords } from './skills.ts'

/** How often a skill was shown, whether practice has won it, and what standard it belongs to. */
export function MasteryBadges({ skill }: { skill: Skill }) {
  const shown = shownWords(skill)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {skill.isResolved && (
        <Badge look="sun">
          <Check aria-hidden className="size-4" strokeWidth={3} />
          Resolved Gap
        </Badge>
      )}
      {shown && <span className="text-small text-ink-soft">{shown}</span>}
      {skill.standard && <StandardBadge code={skill.standard.standardCode} />}
    </div>
  )
}
