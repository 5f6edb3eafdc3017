import { boosterEndpoints, type Mcq, QUESTIONS_PER_REQUEST } from '#contract/boosters.ts'
import { ApiError, exactlySaid } from '#lib/api.ts'
import { mcqAfter, withMcq } from './mcq-list.ts'
import { showMixed } from './mixed-questions.ts'
import { unanswered } from './practice-state.ts'
import type { Practising } from './practising.ts'

const NEXT_TOAST = 3_000

/**
 * Reads the questions of the gap, and shows one where none is on the screen.
 * @param isStarting a gap without questions begins with a new one
 */
export async function load(practising: Practising, isStarting = false): Promise<void> {
  const { store, request, visit: mine } = practising
  const { getState, setState } = store
  const { gapId } = getState()
  if (gapId === null || !mine) return
  setState({ isLoading: true, loadError: null })
  try {
    const { mcqs } = await request(boosterEndpoints.listMcqs, { params: { gapId }, signal: mine.signal })
    if (practising.visit !== mine) return
    if (isStarting && mcqs.length === 0) return await generate(practising, true)
    const current = getState().current ?? firstOf(practising, mcqs) ?? null
    if (current || mcqs.length === 0)
      return setState({ isLoading: false, mcqs: current ? withMcq(mcqs, current) : mcqs, current })
    // None is on the screen before the server has said which: it would be taken away under the child's hand.
    setState({ mcqs })
    await next(practising)
  } catch (error) {
    if (practising.visit !== mine) return
    console.error('The questions could not be read', error)
    // What is on the screen stays there when only a refresh failed.
    setState({ isLoading: false, loadError: getState().current ? null : (error as Error) })
  }
}

/** The question to begin with; undefined where the server is to say which is next. */
function firstOf({ isLook, wasResolved }: Practising, mcqs: readonly Mcq[]): Mcq | undefined {
  const [head] = mcqs
  if (isLook) return head?.isAnswered ? undefined : head
  return wasResolved ? head : mcqs.find(({ isAnswered }) => !isAnswered)
}

/** Shows the question that the server picks, or the next one of the list when it can't say. */
export async function next(practising: Practising): Promise<void> {
  const { store, request, toast, visit: mine } = practising
  const { getState, setState } = store
  const { gapId, current, isFetchingNext, mixed } = getState()
  if (gapId === null || !mine || isFetchingNext) return
  if (mixed) return showMixed(practising, mixed.findIndex(({ mcq }) => mcq.id === current?.id) + 1)
  setState({ isFetchingNext: true })
  try {
    const { mcq, message } = await request(boosterEndpoints.nextMcq, {
      params: { gapId },
      signal: mine.signal,
    })
    if (practising.visit !== mine) return
    const mcqs = withMcq(getState().mcqs, mcq)
    setState({ ...unanswered, isLoading: false, isFetchingNext: false, mcqs, current: mcq })
    if (message) toast({ title: 'Next Question', description: message, duration: NEXT_TOAST })
  } catch (error) {
    if (practising.visit !== mine) return
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
export async function generate(practising: Practising, isQuiet = false): Promise<void> {
  const { store, request, toast, visit: mine } = practising
  const { getState, setState } = store
  const { gapId, isGenerating, isSubmitting } = getState()
  if (gapId === null || !mine || isGenerating || isSubmitting) return
  setState({ isGenerating: true })
  try {
    const { mcqs } = await request(boosterEndpoints.generateMcqs, {
      body: { gapId, count: QUESTIONS_PER_REQUEST },
      signal: mine.signal,
    })
    if (practising.visit !== mine) return
    clearTimeout(practising.refresh)
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
    if (practising.visit !== mine) return
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

function wordsForGenerateFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Something went wrong. Please try again.'
  if (error.status === 0) return error.message
  return error.serverMessage ? error.message : 'Failed to generate MCQs'
}
