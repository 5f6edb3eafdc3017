import type { ReactNode } from 'react'
import type { MarkedBy, Remark } from '#contract/marking.ts'
import { formatDay, formatScore } from '#lib/formatting.ts'
import { Button } from '#ui/button.tsx'

/** Who marked an answer, as a sentence. */
export function markedByWords({ by, name, model }: MarkedBy): string {
  if (by === 'builtin') return 'Marked by Stepwise’s own tutor'
  if (by === 'answer_page') return 'Marked with the answer page'
  if (by === 'grown_up') return `Marked by ${name ?? 'a grown-up'}`
  return `Marked by ${name ?? 'an AI'}${model === undefined ? '' : ` (${model})`}`
}

/** What a grown-up has changed, the first mark beside it. */
export function Remarks({ remarks }: { remarks: readonly Remark[] }) {
  return (
    <ul className="grid gap-2" aria-label="Marked again">
      {remarks.map(({ createdAt, by, reason, formerScore, formerTotalScore, score, totalScore }) => (
        <li key={createdAt} className="rounded-medium bg-brand-soft px-4 py-3 text-ink">
          <p className="font-bold">
            Marked again by a grown-up, {formatDay(createdAt)}: {formatScore(score)} of{' '}
            {formatScore(totalScore)}
          </p>
          <p className="text-small">
            Before: {formatScore(formerScore)} of {formatScore(formerTotalScore)}. {by}: “{reason}”
          </p>
        </li>
      ))}
    </ul>
  )
}

interface MarkedByRowProps {
  markedBy: MarkedBy | undefined
  /** What a grown-up can do about it. */
  children: ReactNode
}

/** The last line below a mark: who gave it. */
export function MarkedByRow({ markedBy, children }: MarkedByRowProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-small text-ink-soft">
      {markedBy && <span>{markedByWords(markedBy)}</span>}
      {children}
    </div>
  )
}

interface SeesDifferentlyProps {
  isLoading?: boolean
  onPress: () => void
}

/** For a grown-up: the mark can be put right. */
export function SeesDifferently({ isLoading = false, onPress }: SeesDifferentlyProps) {
  return (
    <Button look="quiet" className="-ml-3.5 text-small" isLoading={isLoading} onClick={onPress}>
      A grown-up sees it differently?
    </Button>
  )
}
