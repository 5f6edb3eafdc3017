import { Zap } from 'lucide-react'
import { memo, useState } from 'react'
import { Link } from 'react-router-dom'
import type { GapGroup, SeenIn } from '#contract/practice.ts'
import { classNames } from '#lib/class-names.ts'
import { withTypedMaths } from '#text/typed-maths.ts'
import { Aloud } from '#ui/aloud/aloud.tsx'
import { Badge, DueBadge, GradeBadge, MasteredBadge, ReopenedBadge } from '#ui/badge.tsx'
import { FirstOf } from '#ui/first-of.tsx'
import { StandardBadge } from '#ui/standard-badge.tsx'
import { practicePath } from '../boosters/practice-path.ts'
import type { GapEntry } from './gap-entries.ts'

/** A question longer than this is folded to its first lines. */
const FOLDED = { characters: 150, lines: 3 }

export function isLongQuestion(question: string): boolean {
  return question.length > FOLDED.characters || question.split('\n').length > FOLDED.lines
}

/** One gap with the questions in which it showed. */
const GapCard = memo(function GapCard({ entry: { gap, seenIn } }: { entry: GapEntry }) {
  const [newest, ...others] = seenIn
  return (
    <li className="flex min-w-0 flex-col gap-2 rounded-medium border border-line bg-card p-4 break-words shadow-card [contain-intrinsic-size:auto_220px] [content-visibility:auto] sm:rounded-large sm:p-5">
      <Aloud what={gap.concept}>
        <h3>{gap.concept}</h3>
        <p className="mt-2">{gap.description}</p>
      </Aloud>
      {newest && (
        <Aloud what="the question">
          <Quote evaluation={newest} />
        </Aloud>
      )}
      {others.length > 0 && <Others others={others} />}
      <div className="mt-auto flex flex-wrap items-center gap-2 pt-1">
        <GapStateBadge gap={gap} />
        {newest && <GradeBadge grade={newest.grade} />}
        {gap.standard && <StandardBadge code={gap.standard.code} />}
        {gap.state !== 'closed' && <PractiseLink gapId={gap.gapId} concept={gap.concept} />}
      </div>
    </li>
  )
})

/** The whole question; a long one shows its first lines until somebody wants the rest. */
function Quote({ evaluation: { question } }: { evaluation: SeenIn }) {
  const [isOpen, setOpen] = useState(false)
  const isLong = isLongQuestion(question)
  return (
    <blockquote className="border-l-4 border-line pl-3 text-small text-ink-soft">
      <p className={classNames('whitespace-pre-line', isLong && !isOpen && 'line-clamp-3')}>
        “{withTypedMaths(question)}”
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="min-h-11 cursor-pointer font-bold text-brand hover:text-brand-strong hover:underline"
        >
          {isOpen ? 'Show less' : 'Show the whole question'}
        </button>
      )}
    </blockquote>
  )
}

function Others({ others }: { others: readonly SeenIn[] }) {
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 text-small font-bold text-brand">
        Seen in {others.length + 1} answers
      </summary>
      <div className="grid gap-2">
        {others.map(evaluation => (
          <Quote key={evaluation.id} evaluation={evaluation} />
        ))}
      </div>
    </details>
  )
}

/** How a gap stands, where that is more than open. */
export function GapStateBadge({ gap: { state } }: { gap: GapGroup }) {
  if (state === 'mastered') return <MasteredBadge />
  if (state === 'due') return <DueBadge />
  if (state === 'reopened') return <ReopenedBadge />
  return state === 'closed' ? <Badge>Put right</Badge> : null
}

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

interface GapCardsProps {
  entries: readonly GapEntry[]
  /** So many are shown until somebody wants the rest. */
  first: number
}

/** Gaps as cards, two in a row where there is room. */
export function GapCards({ entries, first }: GapCardsProps) {
  return (
    <FirstOf items={entries} first={first} what="gaps" className="grid gap-4 md:grid-cols-2">
      {entry => <GapCard key={entry.gap.gapId} entry={entry} />}
    </FirstOf>
  )
}
