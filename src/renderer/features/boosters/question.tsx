import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { AnswerResult, Mcq } from '#contract/boosters.ts'
import { Aloud } from '#ui/aloud/aloud.tsx'
import { Button } from '#ui/button.tsx'
import { GoOnBar } from '#ui/go-on-bar.tsx'
import { Markdown } from '#ui/markdown.tsx'
import { Feedback, isMastered } from './feedback.tsx'
import { Hints } from './hints.tsx'
import { listOptions, optionLook } from './mcq-list.ts'
import { Option } from './option.tsx'
import { practice } from './practice-store.ts'
import { useLetterKeys } from './use-letter-keys.ts'

interface QuestionProps {
  /** The longest run of right answers before this one. */
  bestRun: number
  mcq: Mcq
  /** Such as `Question 2 of 5`. */
  place: string
  onComplete: () => void
}

/** One question with its four options, and what the answer showed. */
export function Question({ bestRun, mcq, place, onComplete }: QuestionProps) {
  const { choice, result, isSubmitting } = useStore(practice.store)
  const form = useRef<HTMLFormElement>(null)
  const isLocked = result !== null || isSubmitting
  useLetterKeys(form, isLocked ? null : practice.choose)
  const isSettled = useSettled(result)
  useFocusOnChange(form, mcq.id, isSettled)

  function submit(event: FormEvent) {
    event.preventDefault()
    void practice.submit()
  }

  return (
    <form ref={form} onSubmit={submit} className="grid gap-5">
      <fieldset disabled={isLocked} className="grid min-w-0 gap-4">
        <legend tabIndex={-1} className="mb-4 grid gap-2">
          <span className="text-ink-soft">{place}</span>
          <span className="block font-heading text-[24px] leading-snug font-extrabold sm:text-[26px]">
            <Aloud what="the question">
              <Markdown>{mcq.question}</Markdown>
            </Aloud>
          </span>
        </legend>
        <div className="grid gap-3 sm:grid-cols-2">
          {listOptions(mcq).map(([letter, text]) => (
            <Option
              key={letter}
              letter={letter}
              text={text}
              isChosen={choice === letter}
              look={optionLook(letter, mcq, choice, result !== null)}
              onChoose={practice.choose}
            />
          ))}
        </div>
      </fieldset>
      <Hints mcqId={mcq.id} />
      {result && <Feedback result={result} bestRun={Math.max(bestRun, result.progress.bestRun)} />}
      <Actions isSettled={isSettled} onComplete={onComplete} />
    </form>
  )
}

interface ActionsProps {
  /** The answer has been there long enough for a click to be meant for what comes after it. */
  isSettled: boolean
  onComplete: () => void
}

function Actions({ isSettled, onComplete }: ActionsProps) {
  const { choice, result, isSubmitting, isFetchingNext, mixed } = useStore(practice.store)
  const isComplete = result !== null && !mixed && isMastered(result)
  return (
    <GoOnBar>
      <div className="flex flex-wrap gap-3 max-sm:flex-1 max-sm:*:flex-1">
        {!result && (
          <Button type="submit" disabled={!choice} isLoading={isSubmitting}>
            Submit Answer
          </Button>
        )}
        {isComplete && (
          <Button data-next disabled={!isSettled} onClick={onComplete}>
            Complete
          </Button>
        )}
        {result && !isComplete && (
          <Button
            data-next
            disabled={!isSettled}
            isLoading={isFetchingNext}
            onClick={() => void practice.next()}
          >
            Next Question
          </Button>
        )}
      </div>
      {!mixed && (
        <Button
          look="quiet"
          disabled={isSubmitting}
          onClick={() => void practice.generate()}
          className="-mr-3.5"
        >
          New Questions
        </Button>
      )}
    </GoOnBar>
  )
}

/** The second half of a double click on Submit must not press the button that takes its place. */
const DOUBLE_CLICK = 350

function useSettled(result: AnswerResult | null): boolean {
  const [settled, setSettled] = useState<AnswerResult | null>(null)
  useEffect(() => {
    if (!result) return
    const timer = setTimeout(() => setSettled(result), DOUBLE_CLICK)
    return () => clearTimeout(timer)
  }, [result])
  return result !== null && settled === result
}

/**
 * The button that goes on takes the focus once the answer is there, so that Enter leads on; a new question takes it
 * where it would be lost otherwise.
 */
function useFocusOnChange(form: RefObject<HTMLFormElement | null>, mcqId: number, isSettled: boolean) {
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new question counts
  useEffect(() => {
    const focused = document.activeElement
    const isLost = focused === document.body
    // Whoever is elsewhere by then, in the header's menu say, stays there.
    const isHere = isLost || form.current?.contains(focused)
    if (isSettled && isHere) {
      const next = form.current?.querySelector<HTMLElement>('[data-next]')
      // No further than it takes: the options stay in sight, and out from under a toast.
      next?.focus({ preventScroll: true })
      next?.scrollIntoView({ block: 'nearest' })
    } else if (!isSettled && (!isFirst.current || isLost))
      form.current?.querySelector<HTMLElement>('legend')?.focus()
    isFirst.current = false
  }, [isSettled, mcqId, form])
}
