import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { evaluationEndpoints } from '#contract/evaluations.ts'
import { ApiError } from '#lib/api.ts'
import { wizardOnAnswers } from './wizard-on-answers.ts'

const { assess, save } = evaluationEndpoints
let kit: ReturnType<typeof wizardOnAnswers>
const open: typeof kit.open = (...user) => kit.open(...user)
const filled: typeof kit.filled = () => kit.filled()
const answer: typeof kit.answer = (...given) => kit.answer(...given)

beforeEach(() => {
  kit = wizardOnAnswers()
})

describe('saving', () => {
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
    const ids = kit.calls.flatMap(({ path, body }) =>
      path === save.path ? [(body as { submissionId: string }).submissionId] : [],
    )
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
    await later.getState().save()
    expect(kit.calls.filter(({ path }) => path === save.path)).toHaveLength(2)
  })

  it('keeps the result when the window is reloaded while it is being saved', async () => {
    answer(save, () => new Promise(() => {}))
    const wizard = filled()
    void wizard.getState().submit()
    await vi.waitFor(() => expect(wizard.getState().isSaving).toBe(true))
    expect(open().getState()).toMatchObject({ isSaving: false, result: { answer: '2/5' } })
  })
})

describe('leaving', () => {
  /** Holds a call until it is let go. */
  function holding(call: Endpoint, reply: unknown) {
    const held = Promise.withResolvers<unknown>()
    answer(call, () => held.promise)
    return () => held.resolve(reply)
  }

  it('stops the running call and keeps the words', async () => {
    const letGo = holding(assess, { overallAssessment: 'late', score: 1, totalScore: 3 })
    const wizard = filled()
    const done = wizard.getState().submit()
    await vi.waitFor(() => expect(kit.calls).toHaveLength(2))
    wizard.getState().stop()
    expect(kit.calls[1]?.signal?.aborted).toBe(true)
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
    await vi.waitFor(() => expect(kit.calls).toHaveLength(5))
    wizard.getState().stop()
    letGo()
    await done
    expect(wizard.getState().result).not.toBeNull()
  })

  it('by reset clears everything, and a late answer changes nothing', async () => {
    const letGo = holding(assess, { overallAssessment: 'late', score: 1, totalScore: 3 })
    const wizard = filled()
    const done = wizard.getState().submit()
    await vi.waitFor(() => expect(kit.calls).toHaveLength(2))
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

  it('shows nothing of it to another child, and brings each its own back', async () => {
    await filled().getState().submit()
    const leo = { id: 2, email: 'rosa@example.org', childBirthYear: new Date().getFullYear() - 8 }
    const other = open(leo)
    expect(other.getState()).toMatchObject({ step: 1, question: '', answer: '', grade: 3, result: null })
    other.getState().change({ question: 'What is 7 × 8?' })
    expect(open().getState()).toMatchObject({ question: 'What is 1/2 + 1/3?', result: { answer: '2/5' } })
    expect(open(leo).getState()).toMatchObject({ question: 'What is 7 × 8?', answer: '', result: null })
  })

  it('keeps what each has typed also where one wizard is shown to one after the other', () => {
    const wizard = filled()
    const leo = { id: 2, email: 'rosa@example.org', childBirthYear: new Date().getFullYear() - 8 }
    wizard.getState().openFor(leo)
    expect(wizard.getState()).toMatchObject({ step: 1, question: '', answer: '', grade: 3 })
    expect(open().getState()).toMatchObject({ step: 3, question: 'What is 1/2 + 1/3?', grade: 5 })
  })
})

describe('the last grade', () => {
  it('is there for the next question, after a reload too, and a new choice takes its place', async () => {
    const wizard = filled()
    wizard.getState().change({ grade: 3 })
    await wizard.getState().submit()
    wizard.getState().markAnother()
    expect(wizard.getState()).toMatchObject({ step: 1, question: '', answer: '', result: null, grade: 3 })
    wizard.getState().reset()
    expect(open().getState().grade).toBe(3)

    wizard.getState().change({ question: 'What is 1/2 + 1/3?', answer: '5/6', step: 3, grade: 7 })
    await wizard.getState().submit()
    wizard.getState().reset()
    expect(wizard.getState().grade).toBe(7)
  })

  it('is not the grade of a choice that was cleared before anything was marked', () => {
    const wizard = filled()
    wizard.getState().change({ grade: 9 })
    wizard.getState().reset()
    expect(wizard.getState().grade).toBe(5)
  })

  it('is not shared: a sister begins with her own', async () => {
    const wizard = filled()
    wizard.getState().change({ grade: 9 })
    await wizard.getState().submit()
    const sister = { id: 2, email: 'rosa@example.org', childBirthYear: new Date().getFullYear() - 8 }
    wizard.getState().openFor(sister)
    expect(wizard.getState().grade).toBe(3)
    wizard.getState().reset()
    expect(wizard.getState().grade).toBe(3)
  })
})
