import { Check, CircleHelp } from 'lucide-react'
import type { ReactNode } from 'react'
import { type EvaluationDetail, evaluationEndpoints } from '#contract/evaluations.ts'
import { request } from '#lib/api.ts'
import { computePercent, formatDate, formatDay, formatScore, gradeName } from '#lib/formatting.ts'
import { PaperMarkdown, PaperTyped } from '#ui/paper/paper.tsx'
import { markedByWords } from './result/marked-by.tsx'

/** An evaluation with all that was said about it, to be printed. @throws ApiError */
export async function loadAssessmentPaper(id: number): Promise<ReactNode> {
  const detail = await request(evaluationEndpoints.detail, { params: { id } })
  return <AssessmentPaper detail={detail} />
}

function AssessmentPaper({
  detail: { evaluation, gaps, resources, standards },
}: {
  detail: EvaluationDetail
}) {
  const {
    question,
    answer,
    score,
    totalScore,
    grade,
    overallAssessment,
    markingScheme,
    lines = [],
  } = evaluation
  const { remarks = [], tries = [], markedBy } = evaluation
  return (
    <>
      <p className="mt-[3mm]">
        <b>
          Score: {formatScore(score)} of {formatScore(totalScore)} ({computePercent(score, totalScore)}%)
        </b>{' '}
        · {gradeName(grade)}
        {markedBy && ` · ${markedByWords(markedBy)}`}
      </p>
      <Part title="Question">
        <PaperTyped>{question}</PaperTyped>
      </Part>
      <Part title="Answer">
        <PaperTyped>{answer}</PaperTyped>
      </Part>
      {lines.length > 0 && (
        <Part title="Line by line">
          <Lines lines={lines} />
        </Part>
      )}
      <Part title="Assessment">
        <PaperMarkdown>{overallAssessment}</PaperMarkdown>
      </Part>
      <Remarks remarks={remarks} />
      {gaps.length > 0 && <Gaps gaps={gaps} standards={standards} />}
      {resources.length > 0 && <Resources resources={resources} />}
      <Part title="Marking Scheme">
        <PaperMarkdown>{markingScheme}</PaperMarkdown>
      </Part>
      {tries.length > 1 && <Tries tries={tries} />}
    </>
  )
}

type Evaluation = EvaluationDetail['evaluation']

function Remarks({ remarks }: { remarks: NonNullable<Evaluation['remarks']> }) {
  return (
    <>
      {remarks.map(({ createdAt, by, reason, ...marks }) => (
        <p key={createdAt} className="paper-step mt-[2mm]">
          <b>
            Marked again by a grown-up, {formatDay(createdAt)}: {formatScore(marks.score)} of{' '}
            {formatScore(marks.totalScore)}
          </b>
          {` (before: ${formatScore(marks.formerScore)} of ${formatScore(marks.formerTotalScore)}). ${by}: “${reason}”`}
        </p>
      ))}
    </>
  )
}

const ENDS = {
  mastered: 'mastered by practice',
  fixed: 'fixed by another try',
  dropped: 'taken back',
} as const

function Gaps({ gaps, standards }: Pick<EvaluationDetail, 'gaps' | 'standards'>) {
  const codes = new Map(standards.map(({ id, standardCode }) => [id, standardCode]))
  return (
    <Part title="Knowledge Gaps">
      <ol className="paper-steps">
        {gaps.map(({ id, concept, description, standardId, end }) => (
          <li key={id} className="paper-step">
            <b>{concept}</b>
            {standardId !== null && codes.has(standardId) && ` (${codes.get(standardId)})`}
            {end && `, ${ENDS[end]}`}
            <br />
            {description}
          </li>
        ))}
      </ol>
    </Part>
  )
}

function Resources({ resources }: Pick<EvaluationDetail, 'resources'>) {
  return (
    <Part title="Recommended Resources">
      <ol className="paper-steps">
        {resources.map(({ title, description, url }) => (
          <li key={`${title} ${url}`} className="paper-step">
            <b>{title}</b>
            <br />
            {description}
            {url && <span className="block [overflow-wrap:anywhere]">{url}</span>}
          </li>
        ))}
      </ol>
    </Part>
  )
}

function Tries({ tries }: { tries: NonNullable<Evaluation['tries']> }) {
  return (
    <Part title="All tries at this question">
      <ol className="paper-steps">
        {tries.map(({ id, createdAt, answer: given, ...marks }, index) => (
          <li key={id} className="paper-step">
            <b>Try {index + 1}</b>, {formatDate(createdAt)}: {formatScore(marks.score)} of{' '}
            {formatScore(marks.totalScore)}
            <PaperTyped>{given}</PaperTyped>
          </li>
        ))}
      </ol>
    </Part>
  )
}

function Lines({ lines }: { lines: NonNullable<Evaluation['lines']> }) {
  const firstSlip = lines.findIndex(({ isRight }) => !isRight)
  return (
    <ol className="paper-steps">
      {lines.map(({ text, isRight, note }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is what stands at its place
        <li key={index} className="paper-step flex items-start gap-[3mm]">
          {isRight ? (
            <Check aria-hidden strokeWidth={3} className="mt-[.8mm] size-[4.5mm] shrink-0" />
          ) : (
            <CircleHelp aria-hidden className="mt-[.8mm] size-[4.5mm] shrink-0" />
          )}
          <div className="min-w-0 flex-1">
            <PaperTyped>{text}</PaperTyped>
            {index === firstSlip && note !== undefined && <PaperMarkdown>{note}</PaperMarkdown>}
          </div>
          <em className="shrink-0">{isRight ? 'right' : 'look here'}</em>
        </li>
      ))}
    </ol>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
