import { createStore } from 'zustand/vanilla'
import {
  type AnswerResult,
  type BoosterGap,
  boosterEndpoints,
  type Mcq,
  type OptionLetter,
  QUESTIONS_PER_REQUEST,
} from '#contract/boosters.ts'
import { ApiError, type Request } from '#lib/api.ts'
import type { ToastOptions } from '#ui/toasts.ts'
import { mcqAfter, withMcq } from './mcq-list.ts'

/** The list is read again so long after a right answer, in milliseconds. */
export const REFRESH_DELAY = 3_000
const NEXT_TOAST = 3_000

export interface PracticeState {
  /** The gap that is practised, null while none is selected. */
  gapId: number | null
  mcqs: readonly Mcq[]
  /** Why the questions could not be read. */
  loadError: Error | null
  isLoading: boolean
  isGenerating: boolean
  isSubmitting: boolean
  isFetchingNext: boolean
  /** The question on the screen; it stays there while the list around it changes. */
  current: Mcq | null
  choice: OptionLetter | null
  /** Locks the options once it is there. */
  result: AnswerResult | null
  /** This very answer was the fifth in a row. */
  hasJustResolved: boolean
}

interface PracticeParts {
  request: Request
  toast: (options: ToastOptions) => void
  /** Called after every submission, with the answer where there is one. */
  onSubmitted: (result: AnswerResult | null) => void
}

const unanswered = { choice: null, result: null, hasJustResolved: false } as const
const nothing: PracticeState = {
  gapId: null,
  mcqs: [],
  loadError: null,
  isLoading: false,
  isGenerating: false,
  isSubmitting: false,
  isFetchingNext: false,
  current: null,
  ...unanswered,
}

/** The boosters' flow, outside React: no gap, a gap with its questions, a choice, the locked answer, the next one. */
export function createPractice({ request, toast, onSubmitted }: PracticeParts) {
  const store = createStore<PracticeState>(() => nothing)
  const { getState, setState } = store
  let wasResolved = false
  let visit: AbortController | null = null
  let refresh: ReturnType<typeof setTimeout> | undefined
  /** Kept until the server has answered, so that pressing again after a lost answer does not count twice. */
  let submission: { mcqId: number; userAnswer: OptionLetter; submissionId: string } | null = null

  /** Starts on a gap where it was left: at its first unanswered question. Null deselects. */
  async function select(gap: BoosterGap | null): Promise<void> {
    visit?.abort()
    clearTimeout(refresh)
    submission = null
    setState({ ...nothing, gapId: gap?.id ?? null })
    visit = gap && new AbortController()
    wasResolved = gap?.progress.isResolved ?? false
    if (gap) await load()
  }

  async function load(): Promise<void> {
    const { gapId } = getState()
    const mine = visit
    if (gapId === null || !mine) return
    setState({ isLoading: true, loadError: null })
    try {
      const { mcqs } = await request(boosterEndpoints.listMcqs, { params: { gapId }, signal: mine.signal })
      if (visit !== mine) return
      const { current } = getState()
      const first = wasResolved ? mcqs[0] : mcqs.find(({ isAnswered }) => !isAnswered)
      setState({
        isLoading: false,
        mcqs: current ? withMcq(mcqs, current) : mcqs,
        current: current ?? first ?? mcqs[0] ?? null,
      })
      // All of them have been answered: the server knows which one is next.
      if (!current && !first && mcqs.length > 0) await next()
    } catch (error) {
      if (visit !== mine) return
      console.error('The questions could not be read', error)
      // What is on the screen stays there when only a refresh failed.
      setState({ isLoading: false, loadError: getState().current ? null : (error as Error) })
    }
  }

  function choose(letter: OptionLetter): void {
    const { current, result, isSubmitting } = getState()
    if (current && !result && !isSubmitting) setState({ choice: letter })
  }

  /** Sends the chosen option. A second press while one is on its way, or after the answer, does nothing. */
  async function submit(): Promise<void> {
    const { current, choice, result, isSubmitting } = getState()
    const mine = visit
    if (!current || !choice || result || isSubmitting) return
    const isRepeated = submission?.mcqId === current.id && submission.userAnswer === choice
    const body =
      isRepeated && submission
        ? submission
        : { mcqId: current.id, userAnswer: choice, submissionId: crypto.randomUUID() }
    submission = body
    setState({ isSubmitting: true })
    try {
      const answer = await request(boosterEndpoints.submitAnswer, { body })
      onSubmitted(answer)
      if (visit !== mine) return
      submission = null
      const hasJustResolved = answer.progress.isResolved && !wasResolved
      wasResolved = answer.progress.isResolved
      setState({ isSubmitting: false, result: answer, hasJustResolved })
      if (hasJustResolved) {
        toast({ title: 'Gap Resolved! 🎉', description: "Congratulations! You've mastered this concept." })
      }
      if (answer.isCorrect) {
        clearTimeout(refresh)
        refresh = setTimeout(() => void load(), REFRESH_DELAY)
      }
    } catch (error) {
      onSubmitted(null)
      console.error('The answer could not be submitted', error)
      if (visit !== mine) return
      setState({ isSubmitting: false })
      toast({ look: 'destructive', title: 'Error Submitting Answer', description: 'Failed to submit answer' })
    }
  }

  /** Shows the question that the server picks, or the next one of the list when it can't say. */
  async function next(): Promise<void> {
    const { gapId, current, isFetchingNext } = getState()
    const mine = visit
    if (gapId === null || !mine || !current || isFetchingNext) return
    setState({ isFetchingNext: true })
    try {
      const { mcq, message } = await request(boosterEndpoints.nextMcq, {
        params: { gapId },
        signal: mine.signal,
      })
      if (visit !== mine) return
      setState({ ...unanswered, isFetchingNext: false, mcqs: withMcq(getState().mcqs, mcq), current: mcq })
      if (message) toast({ title: 'Next Question', description: message, duration: NEXT_TOAST })
    } catch (error) {
      if (visit !== mine) return
      console.error('The next question could not be fetched', error)
      toast({
        look: 'destructive',
        title: 'Error Fetching Next Question',
        description: 'Failed to fetch next question',
      })
      setState({
        ...unanswered,
        isFetchingNext: false,
        current: mcqAfter(getState().mcqs, current.id) ?? current,
      })
    }
  }

  /** Asks for a new set of questions and starts on its first. */
  async function generate(): Promise<void> {
    const { gapId, isGenerating, isSubmitting } = getState()
    const mine = visit
    if (gapId === null || !mine || isGenerating || isSubmitting) return
    setState({ isGenerating: true })
    try {
      const { mcqs } = await request(boosterEndpoints.generateMcqs, {
        body: { gapId, count: QUESTIONS_PER_REQUEST },
        signal: mine.signal,
      })
      if (visit !== mine) return
      clearTimeout(refresh)
      setState({ ...unanswered, isGenerating: false, loadError: null, mcqs, current: mcqs[0] ?? null })
      toast({
        title: 'MCQs Generated',
        description: 'New questions have been created to help you practice.',
      })
    } catch (error) {
      if (visit !== mine) return
      console.error('No questions could be generated', error)
      setState({ isGenerating: false })
      toast({
        look: 'destructive',
        title: 'Error Generating MCQs',
        description: wordsForGenerateFailure(error),
      })
    }
  }

  return { store, select, load, choose, submit, next, generate }
}

export type Practice = ReturnType<typeof createPractice>

function wordsForGenerateFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Something went wrong. Please try again.'
  if (error.status === 0) return error.message
  return error.serverMessage || 'Failed to generate MCQs'
}
