import { memo, type ReactNode, useState } from 'react'
import type { Evaluation } from '#contract/evaluations.ts'
import { NOT_KNOWN, type Try } from '#contract/marking.ts'
import { TalkAbout } from '#features/live-chat/talk-about.tsx'
import { classNames } from '#lib/class-names.ts'
import { computePercent, formatDate, formatScore, gradeName, preview } from '#lib/formatting.ts'
import { AccordionRow } from '#ui/accordion.tsx'
import { Aloud } from '#ui/aloud/aloud.tsx'
import { GradeBadge, NoMarkBadge, ScoreBadge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Markdown, TypedText } from '#ui/markdown.tsx'
import { RemarkDialog } from './at-home/remark-dialog.tsx'
import { PrintAssessment } from './print-assessment.tsx'
import { MarkedByRow, Remarks, SeesDifferently } from './result/marked-by.tsx'
import { useEvaluationDetail } from './result/saved-gaps.ts'

const PREVIEW = 60

/** One evaluation of the list, and all of it once opened. */
export const AssessmentRow = memo(function AssessmentRow({ evaluation }: { evaluation: Evaluation }) {
  const { id, question, grade, createdAt } = evaluation
  return (
    <AccordionRow
      value={String(id)}
      header={
        <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <span className="min-w-0 sm:flex-1">
            <span className="block font-heading text-[18px] leading-snug font-extrabold break-words">
              {preview(question, PREVIEW)}
            </span>
            <span className="text-small text-ink-soft">{formatDate(createdAt)}</span>
          </span>
          <span className="flex flex-wrap gap-2">
            <MarkBadge evaluation={evaluation} />
            <GradeBadge grade={grade} />
          </span>
        </span>
      }
    >
      <Details evaluation={evaluation} />
    </AccordionRow>
  )
})

/** The score; where nothing was answered or nothing is to be scored, words in its place. */
function MarkBadge({ evaluation: { answer, score, totalScore } }: { evaluation: Evaluation }) {
  if (score === 0 && answer === NOT_KNOWN) return <NoMarkBadge>Not known yet</NoMarkBadge>
  if (totalScore === 0) return <NoMarkBadge>Not marked</NoMarkBadge>
  return <ScoreBadge score={score} totalScore={totalScore} />
}

function Details({ evaluation }: { evaluation: Evaluation }) {
  const { id, question, answer, overallAssessment, score, totalScore, grade, createdAt } = evaluation
  const { markedBy, remarks, tries } = evaluation
  const links = [
    { to: `/understanding-gaps?evaluationId=${id}`, label: 'View Knowledge Gaps' },
    { to: `/knowledge-mastery?evaluationId=${id}`, label: 'View Knowledge Mastery' },
  ]
  return (
    <div className="grid gap-6">
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <Fact name="Score">
          {formatScore(score)}/{formatScore(totalScore)} ({computePercent(score, totalScore)}%)
        </Fact>
        <Fact name="Grade Level">{gradeName(grade)}</Fact>
        <Fact name="Date" className="max-sm:col-span-2">
          {formatDate(createdAt)}
        </Fact>
      </dl>
      {remarks && <Remarks remarks={remarks} />}
      <Part title="Question">
        <Aloud what="the question">
          <TypedText>{question}</TypedText>
        </Aloud>
      </Part>
      <Part title="Answer">
        <Aloud what="the answer">
          <TypedText>{answer}</TypedText>
        </Aloud>
      </Part>
      <Part title="Overall Assessment">
        <Aloud what="the assessment">
          <Markdown>{overallAssessment}</Markdown>
        </Aloud>
      </Part>
      {tries && <Tries tries={tries} shownId={id} />}
      <div className="flex flex-wrap gap-3">
        {links.map(({ to, label }) => (
          <ButtonLink key={to} to={to} look="outlined">
            {label}
          </ButtonLink>
        ))}
        <TalkAbout about={{ kind: 'evaluation', id }} className="max-sm:-ml-3.5" />
        <PrintAssessment evaluation={evaluation} className="max-sm:-ml-3.5" />
      </div>
      <MarkedByRow markedBy={markedBy}>
        <MarkDifferently id={id} />
      </MarkedByRow>
    </div>
  )
}

function Tries({ tries, shownId }: { tries: readonly Try[]; shownId: number }) {
  return (
    <Part title="All tries at this question">
      <ol className="grid gap-2">
        {tries.map(({ id, answer, score, totalScore, createdAt }, index) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline gap-x-4 gap-y-1 rounded-medium bg-sunk px-4 py-3"
          >
            <b className="font-heading">
              Try {index + 1}
              {id === shownId && <span className="font-normal text-ink-soft"> (this one)</span>}
            </b>
            <span className="min-w-0 flex-1 break-words whitespace-pre-wrap">{preview(answer, 200)}</span>
            <span>
              {formatScore(score)}/{formatScore(totalScore)}
            </span>
            <span className="text-small text-ink-soft">{formatDate(createdAt)}</span>
          </li>
        ))}
      </ol>
    </Part>
  )
}

function MarkDifferently({ id }: { id: number }) {
  const [isOpen, setOpen] = useState(false)
  const detail = useEvaluationDetail(isOpen ? id : undefined)
  return (
    <>
      <SeesDifferently isLoading={isOpen && !detail} onPress={() => setOpen(true)} />
      {isOpen && detail && (
        <RemarkDialog detail={detail} onDone={() => setOpen(false)} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

function Fact({ name, className, children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <div className={classNames('rounded-medium bg-sunk px-4 py-3', className)}>
      <dt className="text-small text-ink-soft">{name}</dt>
      <dd className="font-heading text-[18px] font-extrabold">{children}</dd>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h3 className="mb-2">{title}</h3>
      {children}
    </section>
  )
}
