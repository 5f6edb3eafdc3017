import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#lib/api.ts'
import { answerOf, gapOf, mcqOf, practiceWith, twoQuestions } from './practice-on-answers.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
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
      inOtherWords: 'Fresh questions for you: pick one of four answers.',
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
