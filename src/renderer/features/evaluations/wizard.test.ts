import { beforeEach, describe, expect, it } from 'vitest'
import { evaluationEndpoints } from '#contract/evaluations.ts'
import { safetyEndpoints } from '#contract/safety.ts'
import { ApiError } from '#lib/api.ts'
import { SOMETHING_WRONG } from '#lib/plain-words.ts'
import { gap, wizardOnAnswers } from './wizard-on-answers.ts'

const { makeMarkingScheme, assess, findGaps, recommendResources, save } = evaluationEndpoints
let kit: ReturnType<typeof wizardOnAnswers>
const open: typeof kit.open = (...user) => kit.open(...user)
const filled: typeof kit.filled = () => kit.filled()
const answer: typeof kit.answer = (...given) => kit.answer(...given)

beforeEach(() => {
  kit = wizardOnAnswers()
})

describe('the steps', () => {
  it('go from 1 to 3 and back, and no further', () => {
    const wizard = open()
    const steps = ['next', 'next', 'next', 'previous', 'previous', 'previous'] as const
    expect(
      steps.map(move => {
        wizard.getState()[move]()
        return wizard.getState().step
      }),
    ).toEqual([2, 3, 3, 2, 1, 1])
  })

  it('pre-fill the grade from the birth year, but keep a chosen one', () => {
    const wizard = open()
    expect(wizard.getState().grade).toBe(5)
    wizard.getState().change({ grade: 7 })
    wizard
      .getState()
      .openFor({ id: 1, email: 'rosa@example.org', childBirthYear: new Date().getFullYear() - 10 })
    expect(wizard.getState().grade).toBe(7)
  })
})

describe('an evaluation', () => {
  it('makes the calls in order, each with what the one before answered, and saves whole marks', async () => {
    const wizard = filled()
    await wizard.getState().submit()
    const asked = { question: 'What is 1/2 + 1/3?', grade: 5 }
    expect(kit.calls.map(({ path, body }) => [path, body])).toEqual([
      [makeMarkingScheme.path, asked],
      [assess.path, { ...asked, answer: '2/5', markingScheme: 'scheme', totalPossibleScore: 3 }],
      [findGaps.path, { ...asked, answer: '2/5', assessment: 'fine' }],
      [recommendResources.path, { knowledgeGaps: [gap] }],
      [
        save.path,
        expect.objectContaining({ ...asked, answer: '2/5', score: 2, totalScore: 3, knowledgeGaps: [gap] }),
      ],
    ])
    expect(wizard.getState()).toMatchObject({
      isLoading: false,
      progress: 3,
      result: { assessment: { score: 1.5 } },
    })
    expect(kit.onSaved).toHaveBeenCalledOnce()
  })

  it('counts the progress 0, 0.5, 1, 2, 3', async () => {
    const wizard = filled()
    const seen: number[] = []
    wizard.subscribe(
      ({ progress, isLoading }) => isLoading && seen.at(-1) !== progress && seen.push(progress),
    )
    await wizard.getState().submit()
    expect(seen).toEqual([0, 0.5, 1, 2, 3])
  })

  it('asks for no resources when there are no gaps', async () => {
    answer(findGaps, async () => ({ knowledgeGaps: [], knowledgeMasteries: [] }))
    const wizard = filled()
    await wizard.getState().submit()
    expect(kit.calls.map(({ path }) => path)).not.toContain(recommendResources.path)
    expect(wizard.getState().result?.resources).toEqual([])
  })

  it('runs once however often the button is pressed', async () => {
    const wizard = filled()
    await Promise.all([wizard.getState().submit(), wizard.getState().submit()])
    expect(kit.calls.filter(({ path }) => path === save.path)).toHaveLength(1)
  })

  it('does not start without a grade', async () => {
    const wizard = filled()
    wizard.getState().change({ grade: null })
    await wizard.getState().submit()
    expect(kit.calls).toEqual([])
  })

  it('keeps every word when a call fails, and can be tried again', async () => {
    answer(assess, () => Promise.reject(new ApiError(503, 'No helper is connected.')))
    const wizard = filled()
    await wizard.getState().submit()
    expect(wizard.getState()).toMatchObject({
      step: 3,
      question: 'What is 1/2 + 1/3?',
      answer: '2/5',
      grade: 5,
      isLoading: false,
      error: 'No helper is connected.',
    })
    answer(assess, async () => ({ overallAssessment: 'fine', score: 1, totalScore: 3 }))
    await wizard.getState().submit()
    expect(wizard.getState()).toMatchObject({ error: null, result: { resources: [{ title: 'Fold' }] } })
  })

  it('goes back to an answer that could not be read, with a question and no result', async () => {
    const words = 'I can’t read an answer in “fiveteen” yet.'
    answer(assess, () => Promise.reject(new ApiError(422, words, { code: 'answer_unread' })))
    const wizard = filled()
    await wizard.getState().submit()
    expect(wizard.getState()).toMatchObject({ step: 2, answer: '2/5', askedBack: words, error: null })
    expect(kit.calls.some(({ path }) => path === save.path)).toBe(false)
    wizard.getState().next()
    expect(wizard.getState()).toMatchObject({ step: 3, askedBack: null })
  })

  it('says something even when the failure says nothing', async () => {
    answer(assess, () => Promise.reject(new ApiError(500, SOMETHING_WRONG)))
    const wizard = filled()
    await wizard.getState().submit()
    expect(wizard.getState().error).toBe('An unexpected error occurred')
  })
})

describe('kind words', () => {
  const refused = (fields?: Record<string, string>) =>
    answer(safetyEndpoints.hear, async () => {
      throw new ApiError(422, 'I am glad you told me.', {
        message: 'I am glad you told me.',
        code: 'kind_words',
        ...(fields && { fields }),
      })
    })

  it('come before anything is marked, and lead back to the answer', async () => {
    refused()
    const wizard = filled()
    await wizard.getState().submit()
    expect(kit.calls).toEqual([])
    expect(wizard.getState()).toMatchObject({ step: 2, answer: '2/5', error: null, isLoading: false })
  })

  it('that may be needed stand by where nobody could mark, and are gone with the next one', async () => {
    answer(safetyEndpoints.hear, async () => ({ careWords: 'Is something hard just now?' }))
    answer(makeMarkingScheme, () =>
      Promise.reject(new ApiError(422, 'Nobody can mark it.', { code: 'ai_not_connected' })),
    )
    const wizard = filled()
    await wizard.getState().submit()
    expect(wizard.getState()).toMatchObject({
      careWords: 'Is something hard just now?',
      unmarkable: 'Nobody can mark it.',
    })
    wizard.getState().reset()
    expect(wizard.getState().careWords).toBeNull()
  })

  it('leave nothing of what must not stay, neither in the form nor in its draft', async () => {
    refused({ answer: 'I am glad you told me.' })
    const wizard = filled()
    await wizard.getState().submit()
    expect(wizard.getState()).toMatchObject({ step: 2, question: 'What is 1/2 + 1/3?', answer: '' })
    expect([...kit.kept.values()].join()).not.toContain('2/5')
  })
})
