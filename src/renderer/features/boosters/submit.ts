import { type AnswerResult, boosterEndpoints, type Mcq, type OptionLetter } from '#contract/boosters.ts'
import type { Practising, Submission } from './practising.ts'
import { load } from './questions-of-gap.ts'

/** The list is read again so long after a right answer, in milliseconds. */
export const REFRESH_DELAY = 3_000

/** Sends the chosen option. A second press while one is on its way, or after the answer, does nothing. */
export async function submit(practising: Practising): Promise<void> {
  const { store, request, toast, onSubmitted, visit: mine } = practising
  const { current, choice, result, isSubmitting } = store.getState()
  if (!current || !choice || result || isSubmitting) return
  const body = submissionOf(practising, current, choice)
  practising.submission = body
  store.setState({ isSubmitting: true })
  try {
    const answer = await request(boosterEndpoints.submitAnswer, { body })
    onSubmitted(answer)
    if (practising.visit !== mine) return
    takeAnswer(practising, answer)
  } catch (error) {
    onSubmitted(null)
    console.error('The answer could not be submitted', error)
    if (practising.visit !== mine) return
    store.setState({ isSubmitting: false })
    toast({ look: 'destructive', title: 'Error Submitting Answer', description: 'Failed to submit answer' })
  }
}

/** The one that was sent without an answer, where it says the same again. */
function submissionOf({ submission, store }: Practising, { id }: Mcq, choice: OptionLetter): Submission {
  if (submission?.mcqId === id && submission.userAnswer === choice) return submission
  const hintsUsed = store.getState().hints.length
  return { mcqId: id, userAnswer: choice, submissionId: crypto.randomUUID(), hintsUsed }
}

function takeAnswer(practising: Practising, answer: AnswerResult): void {
  const { store, toast } = practising
  practising.submission = null
  const hasJustResolved = answer.progress.isResolved && !practising.wasResolved
  practising.wasResolved = answer.progress.isResolved
  const isMixed = store.getState().mixed !== null
  if (answer.isCorrect && isMixed) practising.rightOfMixed++
  store.setState({ isSubmitting: false, result: answer, hasJustResolved })
  if (hasJustResolved) {
    toast({ title: 'Gap Resolved! 🎉', description: "Congratulations! You've mastered this concept." })
  }
  if (answer.isCorrect && !isMixed) {
    clearTimeout(practising.refresh)
    practising.refresh = setTimeout(() => void load(practising), REFRESH_DELAY)
  }
}
