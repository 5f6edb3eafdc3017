import { Lightbulb } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Assessment } from '#contract/evaluations.ts'
import { formatScore } from '#lib/formatting.ts'
import { Aloud } from '#ui/aloud/aloud.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Markdown } from '#ui/markdown.tsx'
import { Pip } from '#ui/pip.tsx'
import { WorkedSteps } from './worked-steps.tsx'
import { MarkedParts, WorkingLines } from './working-lines.tsx'

interface AssessmentCardProps {
  assessment: Assessment
  /** Nothing stays folded: all is right, or the child has tried again, or wants to be shown. */
  isShown: boolean
  onShow: () => void
}

/**
 * What the mark is for. While something is still to be found, the child's own lines and one hint come first, and the
 * rest stays folded: trying again comes before reading on.
 */
export function AssessmentCard({ assessment, isShown, onShow }: AssessmentCardProps) {
  const { score, totalScore, overallAssessment, lines = [], parts = [], firstSlip, good, hint } = assessment
  const { steps = [] } = assessment
  const isFound = score >= totalScore
  // Where the steps show the way, nothing else needs to.
  const hasOwn = steps.length === 0 && (lines.length > 0 || parts.length > 0 || hint !== undefined)
  // What a grown-up has written is for the child, at once.
  const isOpen = isShown || !hasOwn || assessment.markedBy?.by === 'grown_up'
  return (
    <Card className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2>Assessment</h2>
        <p className="rounded-medium bg-sun-soft px-4 py-3 font-heading text-[20px] leading-none font-extrabold text-sun-ink">
          <span className="sr-only">Score: </span>
          <b className="text-[32px] font-extrabold">{formatScore(score)}</b> / {formatScore(totalScore)}
        </p>
      </div>
      {!isSaidByLines(assessment) && <MarkedParts parts={parts} />}
      {lines.length > 0 && <WorkingLines lines={lines} firstSlip={firstSlip} />}
      {!isFound && hint !== undefined && (
        <div className="flex items-start gap-4 rounded-medium bg-brand-soft p-4 max-sm:gap-2 max-sm:p-3">
          <Pip pose="thinking" className="w-16 shrink-0 max-sm:w-11" />
          <Aloud what="the hint" className="flex-1">
            {good !== undefined && <p className="mb-1 font-bold">{good}</p>}
            <Markdown>{hint}</Markdown>
          </Aloud>
        </div>
      )}
      {isOpen && (
        <Aloud what="the assessment">
          <Markdown>{overallAssessment}</Markdown>
        </Aloud>
      )}
      {steps.length > 0 && <WorkedSteps steps={steps} />}
      {!isShown && steps.length === 0 && (
        <Button look="quiet" onClick={onShow} className="-ml-3.5 justify-self-start">
          <Lightbulb aria-hidden className="size-[22px]" />
          Show me how
        </Button>
      )}
    </Card>
  )
}

/** One answer without a label is its own last line: it would stand there twice. */
function isSaidByLines({ parts = [], lines = [] }: Assessment): boolean {
  const [only, ...others] = parts
  if (!only) return true
  return lines.length > 0 && others.length === 0 && only.label === undefined && only.spelling === undefined
}

/** What is there, but not in sight at once. */
export function Folded({ words, children }: { words: string; children: ReactNode }) {
  return (
    <details className="min-w-0 border-t border-line pt-2">
      <summary className="flex min-h-11 cursor-pointer items-center font-heading font-extrabold text-brand hover:text-brand-strong">
        {words}
      </summary>
      <div className="pt-2">{children}</div>
    </details>
  )
}
