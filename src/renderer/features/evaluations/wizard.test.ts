import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Call } from '#contract/call.ts'
import { evaluationCalls } from '#contract/evaluations.ts'
import { safetyCalls } from '#contract/safety.ts'
import { ApiError, type Request } from '#lib/api.ts'
import { createWizard } from './wizard.ts'

const { makeMarkingScheme, assess, findGaps, recommendResources, save } = evaluationCalls
const gap = { concept: 'Adding fractions', description: 'Adds denominators.' }

/** The server's answers by path; a test replaces those it is about. */
let answers: Map<string, () => Promise<unknown>>
let calls: { path: string; body: unknown; signal: AbortSignal | undefined }[]
let kept: Map<string, string>
const onSaved = vi.fn()
const answer = (call: Call, reply: () => Promise<unknown>) => answers.set(call.path, reply)

const request = (async (call: Call, { body, signal }: { body?: unknown; signal?: AbortSignal }) => {
  if (call !== safetyCalls.hear) calls.push({ path: call.path, body, signal })
  return answers.get(call.path)?.()
}) as Request

function open(user = { id: 1, childBirthYear: new Date().getFullYear() - 10 }) {
  const wizard = createWizard({
    request,
    onSaved,
    prepare: async picture => picture,
    storage: {
      getItem: name => kept.get(name) ?? null,
      setItem: (name, value) => void kept.set(name, value),
      removeItem: name => void kept.delete(name),
    },
  })
  wizard.getState().openFor(user)
  return wizard
}

function filled() {
  const wizard = open()
  wizard.getState().change({ question: 'What is 1/2 + 1/3?', answer: '2/5', step: 3 })
  return wizard
}

beforeEach(() => {
  calls = []
  kept = new Map()
  onSaved.mockClear()
  answers = new Map()
  answer(makeMarkingScheme, async () => ({ markingScheme: 'scheme', totalScore: 3 }))
  answer(assess, async () => ({ overallAssessment: 'fine', score: 1.5, totalScore: 3 }))
  answer(findGaps, async () => ({ knowledgeGaps: [gap], knowledgeMasteries: [] }))
  answer(recommendResources, async () => ({
    recommendedResources: [{ title: 'Fold', description: 'Paper' }],
  }))
  answer(save, async () => ({ id: 7 }))
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
    wizard.getState().openFor({ id: 1, childBirthYear: new Date().getFullYear() - 10 })
    expect(wizard.getState().grade).toBe(7)
  })
})

describe('an evaluation', () => {
  it('makes the calls in order, each with what the one before answered, and saves whole marks', async () => {
    const wizard = filled()
    await wizard.getState().submit()
    const asked = { question: 'What is 1/2 + 1/3?', grade: 5 }
    expect(calls.map(({ path, body }) => [path, body])).toEqual([
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
    expect(onSaved).toHaveBeenCalledOnce()
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
    expect(calls.map(({ path }) => path)).not.toContain(recommendResources.path)
    expect(wizard.getState().result?.resources).toEqual([])
  })

  it('runs once however often the button is pressed', async () => {
    const wizard = filled()
    await Promise.all([wizard.getState().submit(), wizard.getState().submit()])
    expect(calls.filter(({ path }) => path === save.path)).toHaveLength(1)
  })

  it('does not start without a grade', async () => {
    const wizard = filled()
    wizard.getState().change({ grade: null })
    await wizard.getState().submit()
    expect(calls).toEqual([])
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
    expect(calls.some(({ path }) => path === save.path)).toBe(false)
    wizard.getState().next()
    expect(wizard.getState()).toMatchObject({ step: 3, askedBack: null })
  })

  it('says something even when the failure says nothing', async () => {
    answer(assess, () => Promise.reject(new Error('')))
    const wizard = filled()
    await wizard.getState().submit()
    expect(wizard.getState().error).toBe('An unexpected error occurred')
  })

  it('keeps a result that could not be saved, says so, and saves it once on asking', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    answer(save, () => Promise.reject(new ApiError(507, 'The disk is full.')))
    const wizard = filled()
    await wizard.getState().submit()
    expect(wizard.getState()).toMatchObject({
      error: null,
      isLoading: false,
      isSaving: false,
      saveError: 'The disk is full.',
      result: { answer: '2/5' },
    })
    expect(wizard.getState().result).not.toHaveProperty('savedId')
    expect(log).toHaveBeenCalledOnce()
    log.mockRestore()

    // As after a reload.
    answer(save, async () => ({ id: 9 }))
    const later = open()
    expect(later.getState()).toMatchObject({ saveError: null, result: { answer: '2/5' } })
    await Promise.all([later.getState().save(), later.getState().save()])
    expect(later.getState()).toMatchObject({ isSaving: false, saveError: null, result: { savedId: 9 } })
    const ids = calls.flatMap(({ path, body }) =>
      path === save.path ? [(body as { submissionId: string }).submissionId] : [],
    )
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
    await later.getState().save()
    expect(calls.filter(({ path }) => path === save.path)).toHaveLength(2)
  })

  it('keeps the result when the window is reloaded while it is being saved', async () => {
    answer(save, () => new Promise(() => {}))
    const wizard = filled()
    void wizard.getState().submit()
    await vi.waitFor(() => expect(wizard.getState().isSaving).toBe(true))
    expect(open().getState()).toMatchObject({ isSaving: false, result: { answer: '2/5' } })
  })
})

describe('kind words', () => {
  const refused = (fields?: Record<string, string>) =>
    answer(safetyCalls.hear, async () => {
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
    expect(calls).toEqual([])
    expect(wizard.getState()).toMatchObject({ step: 2, answer: '2/5', error: null, isLoading: false })
  })

  it('leave nothing of what must not stay, neither in the form nor in its draft', async () => {
    refused({ answer: 'I am glad you told me.' })
    const wizard = filled()
    await wizard.getState().submit()
    expect(wizard.getState()).toMatchObject({ step: 2, question: 'What is 1/2 + 1/3?', answer: '' })
    expect([...kept.values()].join()).not.toContain('2/5')
  })
})

describe('leaving', () => {
  /** Holds a call until it is let go. */
  function holding(call: Call, reply: unknown) {
    const held = Promise.withResolvers<unknown>()
    answer(call, () => held.promise)
    return () => held.resolve(reply)
  }

  it('stops the running call and keeps the words', async () => {
    const letGo = holding(assess, { overallAssessment: 'late', score: 1, totalScore: 3 })
    const wizard = filled()
    const done = wizard.getState().submit()
    await vi.waitFor(() => expect(calls).toHaveLength(2))
    wizard.getState().stop()
    expect(calls[1]?.signal?.aborted).toBe(true)
    letGo()
    await done
    expect(wizard.getState()).toMatchObject({
      isLoading: false,
      progress: 0,
      error: null,
      result: null,
      answer: '2/5',
    })
  })

  it('does not break off the save', async () => {
    const letGo = holding(save, { id: 7 })
    const wizard = filled()
    const done = wizard.getState().submit()
    await vi.waitFor(() => expect(calls).toHaveLength(5))
    wizard.getState().stop()
    letGo()
    await done
    expect(wizard.getState().result).not.toBeNull()
  })

  it('by reset clears everything, and a late answer changes nothing', async () => {
    const letGo = holding(assess, { overallAssessment: 'late', score: 1, totalScore: 3 })
    const wizard = filled()
    const done = wizard.getState().submit()
    await vi.waitFor(() => expect(calls).toHaveLength(2))
    wizard.getState().reset()
    wizard.getState().change({ question: 'New' })
    letGo()
    await done
    expect(wizard.getState()).toMatchObject({
      step: 1,
      question: 'New',
      answer: '',
      grade: 5,
      isLoading: false,
      result: null,
    })
  })
})

describe('a reload', () => {
  it('brings back what was typed', () => {
    filled()
    expect(open().getState()).toMatchObject({
      step: 3,
      question: 'What is 1/2 + 1/3?',
      answer: '2/5',
      isLoading: false,
    })
  })

  it('brings back the result', async () => {
    await filled().getState().submit()
    expect(open().getState().result).toMatchObject({ answer: '2/5' })
  })

  it('shows nothing of it to another family', async () => {
    await filled().getState().submit()
    const other = open({ id: 2, childBirthYear: new Date().getFullYear() - 8 })
    expect(other.getState()).toMatchObject({ step: 1, question: '', answer: '', grade: 3, result: null })
  })
})
