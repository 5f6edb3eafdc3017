import { memo, type ReactNode } from 'react'
import type { Evaluation } from '#contract/evaluations.ts'
import { computePercent, formatDate, formatScore, gradeName, preview } from '#lib/formatting.ts'
import { AccordionRow } from '#ui/accordion.tsx'
import { GradeBadge, ScoreBadge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Markdown, TypedText } from '#ui/markdown.tsx'

const PREVIEW = 60

/** One evaluation of the list, and all of it once opened. */
export const AssessmentRow = memo(function AssessmentRow({ evaluation }: { evaluation: Evaluation }) {
  const { id, question, score, totalScore, grade, createdAt } = evaluation
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
            <ScoreBadge score={score} totalScore={totalScore} />
            <GradeBadge grade={grade} />
          </span>
        </span>
      }
    >
      <Details evaluation={evaluation} />
    </AccordionRow>
  )
})

function Details({ evaluation }: { evaluation: Evaluation }) {
  const { id, question, answer, overallAssessment, score, totalScore, grade, createdAt } = evaluation
  const links = [
    { to: `/understanding-gaps?evaluationId=${id}`, label: 'View Knowledge Gaps' },
    { to: `/knowledge-mastery?evaluationId=${id}`, label: 'View Knowledge Mastery' },
  ]
  return (
    <div className="grid gap-6">
      <dl className="grid gap-3 sm:grid-cols-3">
        <Fact name="Score">
          {formatScore(score)}/{formatScore(totalScore)} ({computePercent(score, totalScore)}%)
        </Fact>
        <Fact name="Grade Level">{gradeName(grade)}</Fact>
        <Fact name="Date">{formatDate(createdAt)}</Fact>
      </dl>
      <Part title="Question">
        <TypedText>{question}</TypedText>
      </Part>
      <Part title="Answer">
        <TypedText>{answer}</TypedText>
      </Part>
      <Part title="Overall Assessment">
        <Markdown>{overallAssessment}</Markdown>
      </Part>
      <div className="flex flex-wrap gap-3">
        {links.map(({ to, label }) => (
          <ButtonLink key={to} to={to} look="outlined">
            {label}
          </ButtonLink>
        ))}
      </div>
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="rounded-medium bg-sunk px-4 py-3">
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
