import { createStore } from 'zustand/vanilla'
import {
  type AnswerResult,
  type BoosterGap,
  boosterEndpoints,
  type Mcq,
  MOST_HINTS,
  type OptionLetter,
  QUESTIONS_PER_REQUEST,
} from '#contract/boosters.ts'
import { practiceEndpoints } from '#contract/practice.ts'
import { ApiError, exactlySaid, type Request } from '#lib/api.ts'
import type { ToastOptions } from '#ui/toasts.ts'
import { mcqAfter, withMcq } from './mcq-list.ts'
import { nothing, type PracticeState, unanswered } from './practice-state.ts'

/** The list is read again so long after a right answer, in milliseconds. */
export const REFRESH_DELAY = 3_000
const NEXT_TOAST = 3_000

/** What practice needs to know of a gap; a mastered one may be due for a look. */
export type PractisedGap = Pick<BoosterGap, 'id' | 'progress'> & { isDue?: boolean }

interface Submission {
  mcqId: number
  userAnswer: OptionLetter
  submissionId: string
  hintsUsed: number
}

interface PracticeParts {
  request: Request
  toast: (options: ToastOptions) => void
  /** Called after every submission, with the answer where there is one. */
  onSubmitted: (result: AnswerResult | null) => void
}

/** The boosters' flow, outside React: no gap, a gap with its questions, a choice, the locked answer, the next one. */
export function createPractice({ request, toast, onSubmitted }: PracticeParts) {
  const store = createStore<PracticeState>(() => nothing)
  const { getState, setState } = store
  let wasResolved = false
  /** The gap was mastered and is due: a look asks something that was not seen lately. */
  let isLook = false
  let visit: AbortController | null = null
  let refresh: ReturnType<typeof setTimeout> | undefined
  let rightOfMixed = 0
  /** Kept until the server has answered, so that pressing again after a lost answer does not count twice. */
  let submission: Submission | null = null

  function startOver(gapId: number | null): void {
    visit?.abort()
    clearTimeout(refresh)
    submission = null
    rightOfMixed = 0
    setState({ ...nothing, gapId })
    visit = new AbortController()
  }

  /**
   * Starts on a gap where it was left: at its first unanswered question. Null deselects.
   * @param isStarting a gap without questions begins with a new one, as a child expects that pressed "Practise this"
   */
  async function select(gap: PractisedGap | null, isStarting = false): Promise<void> {
    startOver(gap?.id ?? null)
    wasResolved = gap?.progress.isResolved ?? false
    isLook = gap?.isDue ?? false
    if (gap) await load(isStarting)
  }

  /** A few questions of everything that is open or due, one gap after the other. */
  async function mix(): Promise<void> {
    startOver(null)
    const mine = visit
    setState({ isLoading: true, mixed: [] })
    try {
      const { questions } = await request(practiceEndpoints.mixed, { signal: mine?.signal })
      if (visit !== mine) return
      setState({ isLoading: false, mixed: questions, mcqs: questions.map(({ mcq }) => mcq) })
      showMixed(0)
    } catch (error) {
      if (visit !== mine) return
      console.error('The mixed questions could not be read', error)
      setState({ isLoading: false, loadError: error as Error })
    }
  }

  function showMixed(at: number): void {
    const { mixed } = getState()
    const question = mixed?.[at]
    wasResolved = question?.isLook ?? false
    setState({
      ...unanswered,
      gapId: question?.gapId ?? null,
      current: question?.mcq ?? null,
      mixedScore: !question && at > 0 ? rightOfMixed : null,
    })
  }

  /** Asks for the next hint about the question on the screen. */
  async function hint(): Promise<void> {
    const { current, hints, result, isFetchingHint } = getState()
    const mine = visit
    if (!current || result || isFetchingHint || hints.length >= MOST_HINTS) return
    setState({ isFetchingHint: true })
    try {
      const told = await request(boosterEndpoints.hint, {
        body: { mcqId: current.id, level: hints.length + 1 },
      })
      if (visit !== mine || getState().current !== current) return
      setState({ isFetchingHint: false, hints: [...hints, told.hint] })
    } catch (error) {
      console.error('The hint could not be told', error)
      if (visit !== mine || getState().current !== current) return
      setState({ isFetchingHint: false })
      toast({
        look: 'destructive',
        title: 'No hint just now',
        description: 'Please try again in a moment, or have a go without it.',
      })
    }
  }

  async function load(isStarting = false): Promise<void> {
    const { gapId } = getState()
    const mine = visit
    if (gapId === null || !mine) return
    setState({ isLoading: true, loadError: null })
    try {
      const { mcqs } = await request(boosterEndpoints.listMcqs, { params: { gapId }, signal: mine.signal })
      if (visit !== mine) return
      if (isStarting && mcqs.length === 0) return await generate(true)
      const current = getState().current ?? firstOf(mcqs) ?? null
      if (current || mcqs.length === 0)
        return setState({ isLoading: false, mcqs: current ? withMcq(mcqs, current) : mcqs, current })
      // None is on the screen before the server has said which: it would be taken away under the child's hand.
      setState({ mcqs })
      await next()
    } catch (error) {
      if (visit !== mine) return
      console.error('The questions could not be read', error)
      // What is on the screen stays there when only a refresh failed.
      setState({ isLoading: false, loadError: getState().current ? null : (error as Error) })
    }
  }

  /** The question to begin with; undefined where the server is to say which is next. */
  function firstOf(mcqs: readonly Mcq[]): Mcq | undefined {
    const [head] = mcqs
    if (isLook) return head?.isAnswered ? undefined : head
    return wasResolved ? head : mcqs.find(({ isAnswered }) => !isAnswered)
  }

  function choose(letter: OptionLetter): void {
    const { current, result, isSubmitting } = getState()
    if (current && !result && !isSubmitting) setState({ choice: letter })
  }

  /** Sends the chosen option. A second press while one is on its way, or after the answer, does nothing. */
  async function submit(): Promise<void> {
    const { current, choice, result, isSubmitting, hints } = getState()
    const mine = visit
    if (!current || !choice || result || isSubmitting) return
    const isRepeated = submission?.mcqId === current.id && submission.userAnswer === choice
    const body =
      isRepeated && submission
        ? submission
        : {
            mcqId: current.id,
            userAnswer: choice,
            submissionId: crypto.randomUUID(),
            hintsUsed: hints.length,
          }
    submission = body
    setState({ isSubmitting: true })
    try {
      const answer = await request(boosterEndpoints.submitAnswer, { body })
      onSubmitted(answer)
      if (visit !== mine) return
      submission = null
      const hasJustResolved = answer.progress.isResolved && !wasResolved
      wasResolved = answer.progress.isResolved
      if (answer.isCorrect && getState().mixed) rightOfMixed++
      setState({ isSubmitting: false, result: answer, hasJustResolved })
      if (hasJustResolved) {
        toast({ title: 'Gap Resolved! 🎉', description: "Congratulations! You've mastered this concept." })
      }
      if (answer.isCorrect && !getState().mixed) {
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
    const { gapId, current, isFetchingNext, mixed } = getState()
    const mine = visit
    if (gapId === null || !mine || isFetchingNext) return
    if (mixed) return showMixed(mixed.findIndex(({ mcq }) => mcq.id === current?.id) + 1)
    setState({ isFetchingNext: true })
    try {
      const { mcq, message } = await request(boosterEndpoints.nextMcq, {
        params: { gapId },
        signal: mine.signal,
      })
      if (visit !== mine) return
      const mcqs = withMcq(getState().mcqs, mcq)
      setState({ ...unanswered, isLoading: false, isFetchingNext: false, mcqs, current: mcq })
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
        isLoading: false,
        isFetchingNext: false,
        current: mcqAfter(getState().mcqs, current?.id) ?? current,
      })
    }
  }

  /**
   * Asks for a new set of questions and starts on its first.
   * @param isQuiet nobody has asked for it in words: no toast, and where none can be made the gap stays as it was
   */
  async function generate(isQuiet = false): Promise<void> {
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
      setState({
        ...unanswered,
        isLoading: false,
        isGenerating: false,
        loadError: null,
        mcqs,
        current: mcqs[0] ?? null,
      })
      if (isQuiet) return
      toast({
        title: 'MCQs Generated',
        inOtherWords: 'Fresh questions for you: pick one of four answers.',
        description: 'New questions have been created to help you practice.',
      })
    } catch (error) {
      if (visit !== mine) return
      console.error('No questions could be generated', error)
      setState({ isLoading: false, isGenerating: false })
      if (isQuiet) return
      toast({
        look: 'destructive',
        title: 'Error Generating MCQs',
        description: wordsForGenerateFailure(error),
        forGrownUps: exactlySaid(error),
      })
    }
  }

  return { store, select, load, choose, submit, next, generate, mix, hint }
}

function wordsForGenerateFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Something went wrong. Please try again.'
  if (error.status === 0) return error.message
  return error.serverMessage ? error.message : 'Failed to generate MCQs'
}
