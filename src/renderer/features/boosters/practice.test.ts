import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AnswerResult, type BoosterGap, boosterCalls, type Mcq } from '#contract/boosters.ts'
import type { Call } from '#contract/call.ts'
import { ApiError, type Request } from '#lib/api.ts'
import { createPractice, REFRESH_DELAY } from './practice.ts'

const mcqOf = (id: number): Mcq => ({
  id,
  question: `Question ${id}`,
  optionA: '1',
  optionB: '2',
  optionC: '3',
  optionD: '4',
  correctAnswer: 'B',
})

const gapOf = (id: number, isResolved = false): BoosterGap => ({
  id,
  concept: 'Adding fractions',
  description: 'Adds the denominators',
  progress: { consecutiveCorrectAnswers: isResolved ? 5 : 0, isResolved, bestRun: isResolved ? 5 : 0 },
  standard: null,
})

const answerOf = (isCorrect: boolean, consecutiveCorrectAnswers: number): AnswerResult => ({
  isCorrect,
  explanation: 'Because.',
  progress: {
    consecutiveCorrectAnswers,
    isResolved: consecutiveCorrectAnswers === 5,
    bestRun: consecutiveCorrectAnswers,
  },
})

type Answers = { [Name in keyof typeof boosterCalls]?: (input: unknown) => unknown }

/** A practice on a server that answers each call as told. */
function practiceWith(answers: Answers) {
  const made: [name: string, input: unknown][] = []
  const toast = vi.fn()
  const onSubmitted = vi.fn()
  const request = vi.fn(async (call: Call, input: unknown) => {
    const name = Object.entries(boosterCalls).find(([, each]) => each === call)?.[0] as keyof Answers
    made.push([name, input])
    const answer = answers[name]
    if (!answer) throw new Error(`unexpected ${name}`)
    return await answer(input)
  })
  const practice = createPractice({ request: request as unknown as Request, toast, onSubmitted })
  const bodiesOf = (name: keyof Answers) =>
    made
      .filter(([each]) => each === name)
      .map(([, input]) => (input as { body: Record<string, unknown> }).body)
  const countOf = (name: keyof Answers) => made.filter(([each]) => each === name).length
  return { ...practice, state: practice.store.getState, toast, onSubmitted, bodiesOf, countOf }
}

const twoQuestions = () => ({ mcqs: [mcqOf(1), mcqOf(2)] })

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('selecting a gap', () => {
  it('starts at its first question with nothing chosen', async () => {
    const { select, choose, state } = practiceWith({ listMcqs: twoQuestions })
    await select(gapOf(7))
    choose('A')
    await select(gapOf(8))
    expect(state()).toMatchObject({
      gapId: 8,
      current: mcqOf(1),
      choice: null,
      result: null,
      isLoading: false,
    })
  })

  it('ignores the late questions of the gap before', async () => {
    let answerFirst: (value: unknown) => void = () => undefined
    const late = new Promise(resolve => {
      answerFirst = resolve
    })
    const { select, state } = practiceWith({
      listMcqs: input =>
        (input as { params: { gapId: number } }).params.gapId === 7 ? late : { mcqs: [mcqOf(80)] },
    })
    const first = select(gapOf(7))
    await select(gapOf(8))
    answerFirst({ mcqs: [mcqOf(70)] })
    await first
    expect(state()).toMatchObject({ gapId: 8, current: mcqOf(80) })
  })

  it('says why when the questions cannot be read', async () => {
    const failure = new ApiError(500, 'Broken')
    const { select, state } = practiceWith({ listMcqs: () => Promise.reject(failure) })
    await select(gapOf(7))
    expect(state()).toMatchObject({ loadError: failure, isLoading: false, current: null })
  })
})

describe('submitting', () => {
  it('sends nothing without a choice', async () => {
    const { select, submit, countOf } = practiceWith({ listMcqs: twoQuestions })
    await select(gapOf(7))
    await submit()
    expect(countOf('submitAnswer')).toBe(0)
  })

  it('sends a double click once and locks the options', async () => {
    const { select, choose, submit, state, bodiesOf, onSubmitted } = practiceWith({
      listMcqs: twoQuestions,
      submitAnswer: () => answerOf(false, 0),
    })
    await select(gapOf(7))
    choose('C')
    await Promise.all([submit(), submit()])
    await submit()
    choose('B')
    expect(bodiesOf('submitAnswer')).toMatchObject([{ mcqId: 1, userAnswer: 'C' }])
    expect(state()).toMatchObject({ choice: 'C', result: { isCorrect: false }, isSubmitting: false })
    expect(onSubmitted).toHaveBeenCalledTimes(1)
  })

  it('keeps the choice after a failure and repeats it under the same submission', async () => {
    const submitAnswer = vi
      .fn()
      .mockRejectedValueOnce(new ApiError(0, 'Gone'))
      .mockResolvedValue(answerOf(true, 1))
    const { select, choose, submit, next, state, toast, bodiesOf, onSubmitted } = practiceWith({
      listMcqs: twoQuestions,
      submitAnswer,
      nextMcq: () => ({ mcq: mcqOf(2) }),
    })
    await select(gapOf(7))
    choose('B')
    await submit()
    expect(state()).toMatchObject({ choice: 'B', result: null, isSubmitting: false })
    expect(toast).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ title: 'Error Submitting Answer', description: 'Failed to submit answer' }),
    )
    await submit()
    await next()
    choose('B')
    await submit()
    const ids = bodiesOf('submitAnswer').map(({ submissionId }) => submissionId)
    expect(ids[0]).toBe(ids[1])
    expect(ids[2]).not.toBe(ids[1])
    expect(onSubmitted).toHaveBeenCalledTimes(3)
  })

  it('sends another choice after a failure as a submission of its own', async () => {
    const submitAnswer = vi
      .fn()
      .mockRejectedValueOnce(new ApiError(500, 'No'))
      .mockResolvedValue(answerOf(true, 1))
    const { select, choose, submit, bodiesOf } = practiceWith({ listMcqs: twoQuestions, submitAnswer })
    await select(gapOf(7))
    choose('A')
    await submit()
    choose('B')
    await submit()
    const [first, second] = bodiesOf('submitAnswer')
    expect(first?.submissionId).not.toBe(second?.submissionId)
  })

  it('reads the list again three seconds after a right answer and keeps the question on the screen', async () => {
    const listMcqs = vi
      .fn()
      .mockReturnValueOnce(twoQuestions())
      .mockReturnValue({ mcqs: [mcqOf(3), mcqOf(4)] })
    const { select, choose, submit, state, countOf } = practiceWith({
      listMcqs,
      submitAnswer: () => answerOf(true, 1),
    })
    await select(gapOf(7))
    choose('B')
    await submit()
    await vi.advanceTimersByTimeAsync(REFRESH_DELAY - 1)
    expect(countOf('listMcqs')).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(state().mcqs.map(({ id }) => id)).toEqual([3, 4, 1])
    expect(state()).toMatchObject({ current: mcqOf(1), choice: 'B', result: { isCorrect: true } })
  })

  it('does not read the list again after a wrong answer, nor for a gap that was left', async () => {
    const submitAnswer = vi
      .fn()
      .mockResolvedValueOnce(answerOf(false, 0))
      .mockResolvedValueOnce(answerOf(true, 1))
    const { select, choose, submit, next, countOf } = practiceWith({
      listMcqs: twoQuestions,
      submitAnswer,
      nextMcq: () => ({ mcq: mcqOf(2) }),
    })
    await select(gapOf(7))
    choose('A')
    await submit()
    await vi.advanceTimersByTimeAsync(REFRESH_DELAY * 2)
    expect(countOf('listMcqs')).toBe(1)
    await next()
    choose('B')
    await submit()
    await select(null)
    await vi.advanceTimersByTimeAsync(REFRESH_DELAY * 2)
    expect(countOf('listMcqs')).toBe(1)
  })

  it('celebrates the fifth right answer once, and not again on a gap mastered before', async () => {
    const { select, choose, submit, state, toast } = practiceWith({
      listMcqs: twoQuestions,
      submitAnswer: () => answerOf(true, 5),
    })
    await select(gapOf(7))
    choose('B')
    await submit()
    expect(state().hasJustResolved).toBe(true)
    expect(toast).toHaveBeenCalledExactlyOnceWith({
      title: 'Gap Resolved! 🎉',
      description: "Congratulations! You've mastered this concept.",
    })
    await select(gapOf(7, true))
    choose('B')
    await submit()
    expect(state().hasJustResolved).toBe(false)
    expect(toast).toHaveBeenCalledTimes(1)
  })
})

describe('the next question', () => {
  async function answered(nextMcq: () => unknown) {
    const practice = practiceWith({ listMcqs: twoQuestions, submitAnswer: () => answerOf(false, 0), nextMcq })
    await practice.select(gapOf(7))
    practice.choose('A')
    await practice.submit()
    return practice
  }

  it('adds one that is missing to the list and shows it, with the message for three seconds', async () => {
    const { next, state, toast } = await answered(() => ({ mcq: mcqOf(9), message: 'Here is a new one' }))
    await next()
    expect(state().mcqs.map(({ id }) => id)).toEqual([1, 2, 9])
    expect(state()).toMatchObject({ current: mcqOf(9), choice: null, result: null })
    expect(toast).toHaveBeenCalledExactlyOnceWith({
      title: 'Next Question',
      description: 'Here is a new one',
      duration: 3_000,
    })
  })

  it('shows one of the list in its place and says nothing without a message', async () => {
    const { next, state, toast } = await answered(() => ({ mcq: mcqOf(2) }))
    await next()
    expect(state().mcqs).toHaveLength(2)
    expect(state().current).toEqual(mcqOf(2))
    expect(toast).not.toHaveBeenCalled()
  })

  it('goes round its own list when the server fails', async () => {
    const { next, state, toast } = await answered(() => Promise.reject(new ApiError(500, 'No')))
    await next()
    expect(state()).toMatchObject({ current: mcqOf(2), choice: null, result: null, isFetchingNext: false })
    await next()
    expect(state().current).toEqual(mcqOf(1))
    expect(toast).toHaveBeenCalledWith(
      expect.objectContaining({
        title: 'Error Fetching Next Question',
        description: 'Failed to fetch next question',
      }),
    )
  })
})

describe('new questions', () => {
  it('asks for five, starts on the first and clears the feedback', async () => {
    const { select, choose, submit, generate, state, toast, bodiesOf } = practiceWith({
      listMcqs: twoQuestions,
      submitAnswer: () => answerOf(false, 0),
      generateMcqs: () => ({ mcqs: [mcqOf(5), mcqOf(6)] }),
    })
    await select(gapOf(7))
    choose('A')
    await submit()
    await Promise.all([generate(), generate()])
    expect(bodiesOf('generateMcqs')).toEqual([{ gapId: 7, count: 5 }])
    expect(state()).toMatchObject({ current: mcqOf(5), choice: null, result: null, isGenerating: false })
    expect(toast).toHaveBeenCalledExactlyOnceWith({
      title: 'MCQs Generated',
      description: 'New questions have been created to help you practice.',
    })
  })

  it.each([
    [new ApiError(503, 'Connect an AI', { message: 'Connect an AI' }), 'Connect an AI'],
    [new ApiError(500, '{}'), 'Failed to generate MCQs'],
    [new ApiError(0, 'Stepwise is not answering.'), 'Stepwise is not answering.'],
    [new TypeError('x is undefined'), 'Something went wrong. Please try again.'],
  ])('keeps the questions when it fails, and says why: %s', async (failure, description) => {
    const { select, generate, state, toast } = practiceWith({
      listMcqs: twoQuestions,
      generateMcqs: () => Promise.reject(failure),
    })
    await select(gapOf(7))
    await generate()
    expect(state()).toMatchObject({ current: mcqOf(1), isGenerating: false })
    expect(toast).toHaveBeenCalledExactlyOnceWith({
      look: 'destructive',
      title: 'Error Generating MCQs',
      description,
    })
  })
})
