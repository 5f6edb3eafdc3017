import { useStore } from 'zustand'
import { type AnswerResult, type LookOutcome, MASTERY_THRESHOLD } from '#contract/boosters.ts'
import { classNames } from '#lib/class-names.ts'
import { formatDay } from '#lib/formatting.ts'
import { Aloud } from '#ui/aloud/aloud.tsx'
import { Markdown } from '#ui/markdown.tsx'
import { Pip } from '#ui/pip.tsx'
import { Leaves } from './leaves.tsx'
import { practice } from './practice-store.ts'

interface FeedbackProps {
  result: AnswerResult
  /** The longest run of right answers so far. */
  bestRun: number
}

const lookWords: Record<LookOutcome, string> = {
  passed: 'Still yours!',
  again: 'Let’s look at one more.',
  reopened: 'This one needs some practice again. That happens to everybody.',
}

/** Whether the gap sits after this answer; while a look asks once more, that is open. */
export function isMastered({ progress, look }: AnswerResult): boolean {
  return progress.isResolved && look !== 'again'
}

/** What the answer showed and why, and what was earned. */
export function Feedback({ result, bestRun }: FeedbackProps) {
  const { isCorrect, isRepeated, isHinted, look, returnsAt, explanation, progress } = result
  const hasJustResolved = useStore(practice.store, state => state.hasJustResolved)
  return (
    <div className="grid gap-3">
      <div
        role="status"
        className={classNames(
          'grid animate-rise gap-1 rounded-medium px-4 py-3.5',
          isCorrect ? 'bg-right-soft' : 'bg-wrong-soft',
        )}
      >
        <b
          className={classNames(
            'justify-self-start font-heading font-extrabold',
            isCorrect ? 'text-right' : 'text-wrong',
          )}
        >
          {isCorrect ? 'Correct!' : 'Incorrect'}
        </b>
        <Aloud what="the explanation">
          <Markdown>{explanation}</Markdown>
        </Aloud>
        {isRepeated && !progress.isResolved && (
          <p className="mt-1 font-bold">
            You had this question right already in this run, so it counts once. The next one counts again.
          </p>
        )}
        {isCorrect && isHinted && !progress.isResolved && (
          <p className="mt-1 font-bold">
            You found it with a hint. Your run goes on; the next one without a hint counts again.
          </p>
        )}
        {look && (
          <p className="mt-1 font-bold">
            {lookWords[look]}
            {look === 'passed' && returnsAt !== undefined && ` We look again on ${formatDay(returnsAt)}.`}
          </p>
        )}
        {!isCorrect && !progress.isResolved && look === undefined && (
          <p className="mt-1 font-bold">
            {bestRun > 0 ? `Your best run of ${bestRun} stays with you. One more run!` : 'One more run!'}
          </p>
        )}
      </div>
      {isMastered(result) && (
        <div className="relative flex animate-rise items-center gap-4 rounded-medium bg-sun-soft px-4 py-3.5 text-sun-ink">
          {hasJustResolved && <Leaves />}
          <Pip pose="cheering" className="w-24 shrink-0" />
          <p className="font-bold">
            You mastered this concept by answering {MASTERY_THRESHOLD} questions correctly in a row!
          </p>
        </div>
      )}
    </div>
  )
}
