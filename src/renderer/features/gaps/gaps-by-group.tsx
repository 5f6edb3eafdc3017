import { useMemo } from 'react'
import type { Evaluation } from '#contract/evaluations.ts'
import type { GapGroup } from '#contract/practice.ts'
import { formatCount, formatDate, formatScore } from '#lib/formatting.ts'
import { withTypedMaths } from '#text/typed-maths.ts'
import { Badge, GradeBadge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { FirstOf } from '#ui/first-of.tsx'
import { Fold } from '#ui/fold.tsx'
import { StandardBadge } from '#ui/standard-badge.tsx'
import { EmptyState } from '#ui/states.tsx'
import { GapCards, GapStateBadge, isLongQuestion, PractiseLink } from './gap-card.tsx'
import { type GapEntry, groupByStandard, type StandardGroup } from './gap-entries.ts'

/** With more than so many in all, groups are folded but for the first. */
const MOST_UNFOLDED = { gaps: 6, evaluations: 3 }
/** So much of each is shown until somebody wants the rest: a phone's page is about three screens. */
const FIRST = { standards: 6, gapsOfStandard: 4, evaluations: 8, gapsOfEvaluation: 3 }

/** The gaps, each below its standard. */
export function GapsByStandard({ entries }: { entries: readonly GapEntry[] }) {
  const groups = useMemo(() => groupByStandard(entries), [entries])
  const hasStandards = groups.some(({ standard }) => standard !== null)
  return (
    <div className="grid gap-8">
      {!hasStandards && (
        <EmptyState title="No standards found in your evaluations">
          A standard names what a class is meant to learn, such as 5.NF.A.1. It appears here when a gap
          belongs to one.
        </EmptyState>
      )}
      <FirstOf items={groups} first={FIRST.standards} what="standards" className="grid gap-8">
        {(group, index) => (
          <li key={group.value}>
            <StandardSection group={group} isOpen={index === 0 || entries.length <= MOST_UNFOLDED.gaps} />
          </li>
        )}
      </FirstOf>
    </div>
  )
}

interface StandardSectionProps {
  group: StandardGroup
  isOpen: boolean
}

function StandardSection({ group: { standard, entries }, isOpen }: StandardSectionProps) {
  return (
    <section>
      <Fold
        isOpen={isOpen}
        head={
          <>
            <h2>{standard ?? 'No Standard Assigned'}</h2>
            <Badge>{describeCount(entries)}</Badge>
          </>
        }
      >
        {standard !== null && (
          <div>
            <StandardBadge code={standard} words="For grown-ups: what is this?" />
          </div>
        )}
        <GapCards entries={entries} first={FIRST.gapsOfStandard} />
      </Fold>
    </section>
  )
}

interface GapsByEvaluationProps {
  evaluations: readonly Evaluation[]
  entries: readonly GapEntry[]
}

/** Each evaluation with its gaps. */
export function GapsByEvaluation({ evaluations, entries }: GapsByEvaluationProps) {
  const byEvaluation = useMemo(() => {
    const found = new Map<number, GapEntry[]>()
    for (const entry of entries) {
      for (const { evaluationId } of entry.gap.seen) {
        found.set(evaluationId, [...(found.get(evaluationId) ?? []), entry])
      }
    }
    return found
  }, [entries])
  const areFew = evaluations.length <= MOST_UNFOLDED.evaluations
  return (
    <div className="grid gap-4">
      <FirstOf items={evaluations} first={FIRST.evaluations} what="evaluations" className="grid gap-4">
        {(evaluation, index) => (
          <li key={evaluation.id} className="[contain-intrinsic-size:auto_200px] [content-visibility:auto]">
            <EvaluationCard
              evaluation={evaluation}
              entries={byEvaluation.get(evaluation.id) ?? []}
              isOpen={
                evaluations.length === 1 || ((index === 0 || areFew) && !isLongQuestion(evaluation.question))
              }
            />
          </li>
        )}
      </FirstOf>
    </div>
  )
}

interface EvaluationCardProps {
  evaluation: Evaluation
  entries: readonly GapEntry[]
  isOpen: boolean
}

/** Folded, it shows the first lines of a long question; unfolded, all of it and its gaps. */
function EvaluationCard({ evaluation, entries, isOpen }: EvaluationCardProps) {
  const { question, grade, score, totalScore, createdAt } = evaluation
  return (
    <Card>
      <Fold
        isOpen={isOpen}
        head={
          <div className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-3">
            <div className="min-w-0 flex-1 basis-64">
              <h2 className="line-clamp-3 font-heading text-[18px] font-extrabold break-words whitespace-pre-line group-open/fold:line-clamp-none">
                {withTypedMaths(question)}
              </h2>
              <p className="mt-1 text-small text-ink-soft">{formatDate(createdAt)}</p>
            </div>
            <div className="flex flex-wrap gap-2">
              <GradeBadge grade={grade} />
              <Badge look="sun">
                <span className="sr-only">Score </span>
                {formatScore(score)}/{formatScore(totalScore)}
              </Badge>
              {entries.length > 0 && <Badge>{describeCount(entries)}</Badge>}
            </div>
          </div>
        }
      >
        {entries.length === 0 ? (
          <p className="text-ink-soft">No knowledge gaps identified for this evaluation</p>
        ) : (
          <FirstOf items={entries} first={FIRST.gapsOfEvaluation} what="gaps" className="grid gap-3">
            {entry => <GapRow key={entry.gap.gapId} gap={entry.gap} />}
          </FirstOf>
        )}
      </Fold>
    </Card>
  )
}

function describeCount({ length }: readonly GapEntry[]): string {
  return length === 1 ? '1 gap' : `${formatCount(length)} gaps`
}

function GapRow({ gap }: { gap: GapGroup }) {
  return (
    <li className="grid min-w-0 gap-1 rounded-medium bg-sunk px-4 py-3 break-words">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="min-w-0">{gap.concept}</h3>
        <GapStateBadge gap={gap} />
        {gap.standard && <StandardBadge code={gap.standard.code} />}
        {gap.state !== 'closed' && <PractiseLink gapId={gap.gapId} concept={gap.concept} />}
      </div>
      <p>{gap.description}</p>
    </li>
  )
}
