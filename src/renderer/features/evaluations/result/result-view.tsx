import { Check, FilePlus, Minus, RotateCcw, Sprout } from 'lucide-react'
import { useState } from 'react'
import type { EvaluationDetail, SavedGap } from '#contract/evaluations.ts'
import { classNames } from '#lib/class-names.ts'
import { formatScore, gradeName, preview } from '#lib/formatting.ts'
import { Aloud } from '#ui/aloud/aloud.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CareCard } from '#ui/care-card.tsx'
import { Markdown } from '#ui/markdown.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Pip } from '#ui/pip.tsx'
import { RemarkDialog } from '../at-home/remark-dialog.tsx'
import type { EvaluationResult } from '../evaluate.ts'
import { PastAssessmentsLink } from '../past-assessments-link.tsx'
import { PrintAssessment } from '../print-assessment.tsx'
import { wizard } from '../wizard-store.ts'
import { AssessmentCard, Folded } from './assessment-card.tsx'
import { Gaps, Masteries, Resources } from './findings-cards.tsx'
import { MarkedByRow, Remarks, SeesDifferently } from './marked-by.tsx'
import { ReadingCard } from './reading-card.tsx'
import { SaveNotice, StartAgain } from './save-notice.tsx'
import { useEvaluationDetail, useFixedGaps } from './saved-gaps.ts'

interface ResultViewProps {
  result: EvaluationResult
  onStartAgain: () => void
}

/** Everything that the evaluation found, the assessment first. */
export function ResultView({ result, onStartAgain }: ResultViewProps) {
  const { scheme, assessment, findings, resources, savedId, reading, tryOf } = result
  const { knowledgeGaps, knowledgeMasteries } = findings
  const isFound = assessment.score >= assessment.totalScore
  // The way stays folded until a second try, or until the child wants to be shown.
  const [wantsWay, setWantsWay] = useState(false)
  const isShown = isFound || tryOf !== undefined || wantsWay
  const detail = useEvaluationDetail(savedId)
  const fixed = useFixedGaps(tryOf)
  const { remarks } = detail?.evaluation ?? {}
  return (
    <div className="animate-rise">
      <div className="mb-6 flex flex-wrap items-center gap-4">
        <Banner result={result} />
        <div className="grid justify-items-start gap-1 max-sm:w-full sm:ml-auto sm:justify-items-end">
          <PastAssessmentsLink />
          <div className="flex flex-wrap items-center gap-3 max-sm:w-full sm:justify-end">
            <StartAgain look={isFound ? 'filled' : 'outlined'} onStart={onStartAgain} />
            {!isFound && (
              <Button onClick={wizard.getState().tryAgain} className="max-sm:w-full">
                <RotateCcw aria-hidden className="size-[22px]" />
                Try again
              </Button>
            )}
          </div>
        </div>
      </div>
      <SaveNotice />
      <CareCard className="mb-4">{assessment.careWords}</CareCard>
      <ReadingCard reading={reading} />
      {fixed.length > 0 && <Fixed gaps={fixed} />}
      <div className="grid items-start gap-4 lg:grid-cols-[1.25fr_1fr] lg:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 gap-4">
          <AssessmentCard assessment={assessment} isShown={isShown} onShow={() => setWantsWay(true)} />
          {remarks && <Remarks remarks={remarks} />}
        </div>
        <div className="grid min-w-0 gap-4 lg:row-span-2">
          <Gaps gaps={knowledgeGaps} savedId={savedId} isFirst={isFound} />
          {knowledgeMasteries.length > 0 && <Masteries masteries={knowledgeMasteries} />}
          <Resources resources={resources} />
        </div>
        <Card className="grid min-w-0 gap-4">
          <h2>Marking Scheme</h2>
          {isShown ? (
            <Aloud what="the marking scheme">
              <Markdown>{scheme.markingScheme}</Markdown>
            </Aloud>
          ) : (
            <Folded words="Show what the marks are for">
              <Markdown>{scheme.markingScheme}</Markdown>
            </Folded>
          )}
        </Card>
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <MarkedByLine result={result} detail={detail} />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 max-sm:w-full">
          {savedId !== undefined && (
            <PrintAssessment
              evaluation={{ id: savedId, createdAt: detail?.evaluation.createdAt }}
              className="max-sm:-ml-3.5"
            />
          )}
          <StartAgain look="outlined" onStart={wizard.getState().markAnother}>
            <FilePlus aria-hidden className="size-[22px]" />
            Mark another like this
          </StartAgain>
        </div>
      </div>
    </div>
  )
}

/** The sign follows the score: all, part of it, or not yet. */
function Banner({ result: { question, grade, assessment } }: { result: EvaluationResult }) {
  const { score, totalScore } = assessment
  const [Icon, words] =
    score >= totalScore
      ? [Check, 'all right']
      : score > 0
        ? [Minus, score * 2 >= totalScore ? 'nearly there' : 'a good start']
        : [Sprout, 'not yet']
  const marks = `${formatScore(score)}\u00a0of\u00a0${formatScore(totalScore)}`
  return (
    <>
      <span
        className={classNames(
          'grid size-14 shrink-0 place-items-center rounded-pill',
          score >= totalScore ? 'bg-right-soft text-right' : 'bg-sun-soft text-sun-ink',
        )}
      >
        <Icon aria-hidden strokeWidth={2.5} className="size-8" />
      </span>
      <div className="min-w-0 flex-1 basis-[min(16rem,100%-4.5rem)]">
        <PageHeading
          short={
            score >= totalScore
              ? `All right: ${marks}. Well done!`
              : score > 0
                ? `You have ${marks}. Try it again!`
                : 'Not yet. Look at the hint. Then try again!'
          }
          intro={`${preview(question, 120)} · ${gradeName(grade).replace(' ', '\u00a0')} · ${words}: ${marks}`}
        >
          Evaluation Complete
        </PageHeading>
      </div>
    </>
  )
}

function Fixed({ gaps }: { gaps: readonly SavedGap[] }) {
  return (
    <Card className="mb-4 flex items-center gap-4">
      <Pip pose="cheering" className="w-20 shrink-0" />
      <div className="min-w-0">
        <h2 className="text-[20px]">Fixed by yourself</h2>
        <p>You found it on your own: {gaps.map(({ concept }) => concept).join(', ')}.</p>
      </div>
    </Card>
  )
}

interface MarkedByLineProps {
  result: EvaluationResult
  detail: EvaluationDetail | undefined
}

function MarkedByLine({ result: { assessment }, detail }: MarkedByLineProps) {
  const [isOpen, setOpen] = useState(false)
  const { markedBy } = assessment
  return (
    <MarkedByRow markedBy={markedBy}>
      {detail && <SeesDifferently onPress={() => setOpen(true)} />}
      {isOpen && detail && (
        <RemarkDialog
          detail={detail}
          onDone={changed => {
            wizard.getState().markedAgain(changed)
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </MarkedByRow>
  )
}
