import { memo, useEffect, useRef } from 'react'
import { MASTERY_THRESHOLD } from '#contract/boosters.ts'
import type { GapGroup } from '#contract/practice.ts'
import { classNames } from '#lib/class-names.ts'
import { useGradually } from '#lib/use-gradually.ts'
import { Badge, DueBadge, MasteredBadge, ReopenedBadge } from '#ui/badge.tsx'
import { StandardBadge } from '#ui/standard-badge.tsx'

interface GapListProps {
  gaps: readonly GapGroup[]
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
          <GapItem key={gap.gapId} gap={gap} isSelected={gap.gapId === selectedId} onSelect={onSelect} />
        ))}
      </ul>
    </section>
  )
}

interface GapItemProps {
  gap: GapGroup
  isSelected: boolean
  onSelect: (gapId: number) => void
}

const GapItem = memo(function GapItem({ gap, isSelected, onSelect }: GapItemProps) {
  const { gapId, concept, standard, seen } = gap
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isSelected) button.current?.scrollIntoView({ block: 'nearest' })
  }, [isSelected])
  return (
    <li
      className={classNames(
        'relative rounded-medium border-2 bg-card p-4 break-words transition-colors duration-150 [contain-intrinsic-size:auto_106px] [content-visibility:auto] lg:rounded-large',
        isSelected ? 'border-brand shadow-card' : 'border-line hover:border-line-strong',
      )}
    >
      {/* The button covers the whole card, but for the standard, which is a button of its own. */}
      <button
        ref={button}
        type="button"
        aria-current={isSelected || undefined}
        onClick={() => onSelect(gapId)}
        className="block w-full cursor-pointer text-left outline-none after:absolute after:inset-0 after:rounded-[inherit] focus-visible:after:outline-3 focus-visible:after:-outline-offset-4 focus-visible:after:outline-focus"
      >
        <span className="block font-heading text-[18px] leading-tight font-extrabold">{concept}</span>
        <span className="sr-only">
          <Standing gap={gap} />
        </span>
      </button>
      <div className="mt-2.5 flex flex-wrap gap-2">
        <span aria-hidden className="contents">
          <Standing gap={gap} />
        </span>
        {standard && <StandardBadge code={standard.code} className="z-10" />}
      </div>
      {seen.length > 1 && <p className="mt-2 text-small text-ink-soft">Seen in {seen.length} answers</p>}
    </li>
  )
})

/** How far a gap is mastered. */
function Standing({ gap: { state, progress } }: { gap: GapGroup }) {
  return (
    <>
      {state === 'due' ? (
        <DueBadge />
      ) : progress.isResolved ? (
        <MasteredBadge />
      ) : (
        <Badge look="sun">
          {progress.consecutiveCorrectAnswers}/{MASTERY_THRESHOLD}
        </Badge>
      )}
      {state === 'reopened' && <ReopenedBadge />}
    </>
  )
}
