import { Zap } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import { preview } from '#lib/formatting.ts'
import { useGradually } from '#lib/use-gradually.ts'
import { GradeBadge, MasteredBadge, StandardBadge } from '#ui/badge.tsx'
import { practicePath } from '../boosters/practice-path.ts'
import type { GapEntry } from './gap-entries.ts'

const QUESTION_PREVIEW = 160

/** One gap with the question in which it showed. */
const GapCard = memo(function GapCard({ entry }: { entry: GapEntry }) {
  const { gap, evaluation, standard, isMastered } = entry
  return (
    <li className="flex min-w-0 flex-col gap-2 rounded-medium border border-line bg-card p-4 break-words shadow-card [contain-intrinsic-size:auto_220px] [content-visibility:auto] sm:rounded-large sm:p-5">
      <h3>{gap.concept}</h3>
      <p>{gap.description}</p>
      <blockquote className="border-l-4 border-line pl-3 text-small text-ink-soft">
        “{preview(evaluation.question, QUESTION_PREVIEW)}”
      </blockquote>
      <div className="mt-auto flex flex-wrap items-center gap-2 pt-1">
        {isMastered && <MasteredBadge />}
        <GradeBadge grade={evaluation.grade} />
        {standard && <StandardBadge code={standard} />}
        <PractiseLink gapId={gap.id} concept={gap.concept} />
      </div>
    </li>
  )
})

/** Leads to the boosters of one gap. */
export function PractiseLink({ gapId, concept }: { gapId: number; concept: string }) {
  return (
    <Link
      to={practicePath(gapId)}
      className="-my-1 ml-auto inline-flex min-h-11 items-center gap-1.5 rounded-pill px-2 font-heading font-bold text-brand no-underline hover:text-brand-strong hover:underline"
    >
      <Zap aria-hidden className="size-[18px]" />
      Practise
      <span className="sr-only"> {concept}</span>
    </Link>
  )
}

/** Gaps as cards, two in a row where there is room. */
export function GapCards({ entries }: { entries: readonly GapEntry[] }) {
  const shown = useGradually(entries)
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {shown.map(entry => (
        <GapCard key={entry.gap.id} entry={entry} />
      ))}
    </ul>
  )
}
