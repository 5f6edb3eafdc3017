import { Check, ExternalLink, Zap } from 'lucide-react'
import type { ReactNode } from 'react'
import type { KnowledgeGap, KnowledgeMastery, Resource } from '#contract/evaluations.ts'
import { practicePath } from '#features/boosters/practice-path.ts'
import { formatScore, gradeName, preview } from '#lib/formatting.ts'
import { StandardBadge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Markdown } from '#ui/markdown.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Pip } from '#ui/pip.tsx'
import type { EvaluationResult } from './evaluate.ts'
import { ReadingCard } from './reading-card.tsx'
import { SaveNotice, StartAgain } from './save-notice.tsx'
import { useSavedGapIds } from './saved-gap-ids.ts'

interface ResultViewProps {
  result: EvaluationResult
  onStartAgain: () => void
}

/** Everything that the evaluation found, the assessment first. */
export function ResultView({ result, onStartAgain }: ResultViewProps) {
  const { question, grade, scheme, assessment, findings, resources, savedId, reading } = result
  const { knowledgeGaps, knowledgeMasteries } = findings
  return (
    <div className="animate-rise">
      <div className="mb-6 flex flex-wrap items-center gap-4">
        <span className="grid size-14 shrink-0 place-items-center rounded-pill bg-right-soft text-right">
          <Check aria-hidden strokeWidth={2.5} className="size-8" />
        </span>
        <div className="min-w-0 flex-1">
          <PageHeading intro={`${preview(question, 120)} · ${gradeName(grade).replace(' ', '\u00a0')}`}>
            Evaluation Complete
          </PageHeading>
        </div>
        <StartAgain onStart={onStartAgain} />
      </div>
      <SaveNotice />
      <ReadingCard reading={reading} />
      <div className="grid items-start gap-4 lg:grid-cols-[1.25fr_1fr] lg:grid-rows-[auto_1fr]">
        <Card className="grid min-w-0 gap-4">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2>Assessment</h2>
            <Score score={assessment.score} totalScore={assessment.totalScore} />
          </div>
          <Markdown>{assessment.overallAssessment}</Markdown>
        </Card>
        <div className="grid min-w-0 gap-4 lg:row-span-2">
          <Gaps gaps={knowledgeGaps} savedId={savedId} />
          {knowledgeMasteries.length > 0 && <Masteries masteries={knowledgeMasteries} />}
          {resources.length > 0 && <Resources resources={resources} />}
        </div>
        <Card className="grid min-w-0 gap-4">
          <h2>Marking Scheme</h2>
          <Markdown>{scheme.markingScheme}</Markdown>
        </Card>
      </div>
    </div>
  )
}

function Score({ score, totalScore }: { score: number; totalScore: number }) {
  return (
    <p className="rounded-medium bg-sun-soft px-4 py-3 font-heading text-[20px] leading-none font-extrabold text-sun-ink">
      <span className="sr-only">Score: </span>
      <b className="text-[32px] font-extrabold">{formatScore(score)}</b> / {formatScore(totalScore)}
    </p>
  )
}

function Gaps({ gaps, savedId }: { gaps: KnowledgeGap[]; savedId: number | undefined }) {
  const idOf = useSavedGapIds(savedId)
  return (
    <Card className="grid gap-4">
      <h2>Knowledge Gaps</h2>
      {gaps.length === 0 && (
        <div className="flex items-center gap-4">
          <Pip pose="cheering" className="w-24 shrink-0" />
          <p>Great job! No significant knowledge gaps were detected in this answer.</p>
        </div>
      )}
      {gaps.map(({ concept, description, relevantStandard }) => (
        <Finding
          key={`${concept} ${description}`}
          title={concept}
          words={description}
          badge={relevantStandard && <StandardBadge code={relevantStandard} />}
        >
          <ButtonLink to={practicePath(idOf({ concept, description }))} look="outlined" className="mt-3">
            <Zap aria-hidden className="size-[22px]" />
            Practise this
            <span className="sr-only">: {concept}</span>
          </ButtonLink>
        </Finding>
      ))}
    </Card>
  )
}

function Masteries({ masteries }: { masteries: KnowledgeMastery[] }) {
  return (
    <Card className="grid gap-4">
      <h2>Knowledge Mastery</h2>
      {masteries.map(({ concept, description }) => (
        <Finding key={`${concept} ${description}`} title={concept} words={description} />
      ))}
    </Card>
  )
}

function Resources({ resources }: { resources: Resource[] }) {
  return (
    <Card className="grid gap-4">
      <h2>Recommended Resources</h2>
      {resources.map(({ title, description, url }) => (
        <Finding key={`${title} ${url}`} title={title} words={description}>
          {url?.startsWith('https://') && (
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className="link -mb-2 inline-flex min-h-11 items-center gap-2 font-bold"
            >
              Access Resource
              <ExternalLink aria-hidden className="size-4" />
              <span className="sr-only">{title} (opens in a new tab)</span>
            </a>
          )}
        </Finding>
      ))}
    </Card>
  )
}

interface FindingProps {
  title: string
  words: string
  badge?: ReactNode
  children?: ReactNode
}

function Finding({ title, words, badge, children }: FindingProps) {
  return (
    <div className="min-w-0 break-words">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="min-w-0">{title}</h3>
        {badge}
      </div>
      <p className="mt-1 text-ink-soft">{words}</p>
      {children}
    </div>
  )
}
