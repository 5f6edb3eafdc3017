import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#lib/api.ts'
import { answerOf, gapOf, mcqOf, practiceWith, twoQuestions } from './practice-on-answers.ts'
import { REFRESH_DELAY } from './submit.ts'

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

  it('goes on where the gap was left', async () => {
    const { select, state } = practiceWith({
      listMcqs: () => ({
        mcqs: [
          { ...mcqOf(1), isAnswered: true },
          { ...mcqOf(2), isAnswered: false },
        ],
      }),
    })
    await select(gapOf(7))
    expect(state().current).toMatchObject({ id: 2 })
  })

  it('asks for the next question when all of the set have been answered', async () => {
    const { select, state } = practiceWith({
      listMcqs: () => ({ mcqs: [{ ...mcqOf(1), isAnswered: true }] }),
      nextMcq: () => ({ mcq: mcqOf(5) }),
    })
    await select(gapOf(7))
    expect(state()).toMatchObject({ current: { id: 5 }, isFetchingNext: false })
  })

  it('shows no question before the one that is asked: a choice must not be taken away', async () => {
    const seen = new Set<number | undefined>()
    const { select, store } = practiceWith({
      listMcqs: () => ({ mcqs: [{ ...mcqOf(1), isAnswered: true }, mcqOf(2)] }),
      nextMcq: () => ({ mcq: mcqOf(5) }),
    })
    store.subscribe(({ current, isLoading }) => seen.add(isLoading ? undefined : current?.id))
    await select({ ...gapOf(7, true), isDue: true })
    expect([...seen].filter(Boolean)).toEqual([5])
    expect(store.getState()).toMatchObject({ current: { id: 5 }, isLoading: false, isFetchingNext: false })
  })

  it('begins with one of its own when the server cannot say which is next', async () => {
    const { select, state } = practiceWith({
      listMcqs: () => ({ mcqs: [{ ...mcqOf(1), isAnswered: true }] }),
      nextMcq: () => Promise.reject(new ApiError(500, 'No')),
    })
    await select(gapOf(7))
    expect(state()).toMatchObject({ current: { id: 1 }, isLoading: false, isFetchingNext: false })
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
    const ids = bodiesOf('submitAnswer').map(({ submissionId }) => submissionId)
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(2)
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
