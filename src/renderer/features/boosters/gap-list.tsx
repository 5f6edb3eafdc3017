import { memo, useEffect, useRef } from 'react'
import { type BoosterGap, MASTERY_THRESHOLD } from '#contract/boosters.ts'
import { classNames } from '#lib/class-names.ts'
import { useGradually } from '#lib/use-gradually.ts'
import { Badge, MasteredBadge, StandardBadge } from '#ui/badge.tsx'

interface GapListProps {
  gaps: BoosterGap[]
  selectedId: number | undefined
  onSelect: (gapId: number) => void
}

/** Every gap with how far it is mastered. */
export function GapList({ gaps, selectedId, onSelect }: GapListProps) {
  const shown = useGradually(gaps)
  return (
    <section aria-label="Understanding gaps">
      <ul className="grid gap-3 lg:max-h-[calc(100dvh-11rem)] lg:overflow-y-auto lg:p-1 lg:-m-1">
        {shown.map(gap => (
          <GapItem key={gap.id} gap={gap} isSelected={gap.id === selectedId} onSelect={onSelect} />
        ))}
      </ul>
    </section>
  )
}

interface GapItemProps {
  gap: BoosterGap
  isSelected: boolean
  onSelect: (gapId: number) => void
}

const GapItem = memo(function GapItem({ gap, isSelected, onSelect }: GapItemProps) {
  const { id, concept, progress, standard } = gap
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isSelected) button.current?.scrollIntoView({ block: 'nearest' })
  }, [isSelected])
  return (
    <li className="[contain-intrinsic-size:auto_106px] [content-visibility:auto]">
      <button
        ref={button}
        type="button"
        aria-current={isSelected || undefined}
        onClick={() => onSelect(id)}
        className={classNames(
          'block w-full rounded-medium border-2 bg-card p-4 text-left break-words transition-colors duration-150 lg:rounded-large',
          isSelected ? 'border-brand shadow-card' : 'border-line hover:border-line-strong',
        )}
      >
        <span className="block font-heading text-[18px] leading-tight font-extrabold">{concept}</span>
        <span className="mt-2.5 flex flex-wrap gap-2">
          {progress.isResolved ? (
            <MasteredBadge />
          ) : (
            <Badge look="sun">
              {progress.consecutiveCorrectAnswers}/{MASTERY_THRESHOLD}
            </Badge>
          )}
          {standard && <StandardBadge code={standard.code} />}
        </span>
      </button>
    </li>
  )
})
