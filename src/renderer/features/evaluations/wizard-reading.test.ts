import { beforeEach, expect, it } from 'vitest'
import { evaluationEndpoints } from '#contract/evaluations.ts'
import { ApiError } from '#lib/api.ts'
import { wizardOnAnswers } from './wizard-on-answers.ts'
import { READ_WRONG } from './wizard-reading.ts'

const { assess, findGaps, makeMarkingScheme, save } = evaluationEndpoints
const ASKED = 'I read: 12 sweets. Is that right?'
let kit: ReturnType<typeof wizardOnAnswers>

/** As the server does: no scheme before somebody has said that the reading is right. */
beforeEach(() => {
  kit = wizardOnAnswers()
  kit.answer(makeMarkingScheme, async () => {
    const isRight = { body: expect.objectContaining({ isReadRight: true }) }
    if (!expect.objectContaining(isRight).asymmetricMatch(kit.calls.at(-1)))
      throw new ApiError(422, ASKED, { code: 'reading_asked' })
    return { markingScheme: '- one step', totalScore: 1 }
  })
  kit.answer(assess, async () => ({ overallAssessment: 'Right.', score: 1, totalScore: 1 }))
})

async function asked() {
  const wizard = kit.filled()
  await wizard.getState().submit()
  return wizard
}

it('shows what was read before anything is marked, and keeps what was typed', async () => {
  const wizard = await asked()
  const { question, answer } = wizard.getState()
  expect(wizard.getState()).toMatchObject({
    step: 2,
    isLoading: false,
    error: null,
    unmarkable: null,
    result: null,
    asked: { question, words: ASKED, isOpen: true, isRight: false },
  })
  expect(answer).not.toBe('')
  expect(kit.calls.some(({ path }) => path === assess.path || path === save.path)).toBe(false)
})

it('marks by the reading once somebody has said yes, in every call', async () => {
  const wizard = await asked()
  await wizard.getState().sayReadRight()
  expect(wizard.getState()).toMatchObject({ result: { assessment: { score: 1 } }, asked: { isOpen: false } })
  for (const path of [assess.path, findGaps.path])
    expect(kit.calls.find(each => each.path === path)?.body).toMatchObject({ isReadRight: true })
})

it('leads to the answer page and a grown-up where it is meant in another way', async () => {
  const wizard = await asked()
  wizard.getState().sayReadWrong()
  expect(wizard.getState()).toMatchObject({
    unmarkable: READ_WRONG,
    asked: { isOpen: false, isRight: false },
  })
})

it('asks anew where the question has been changed since', async () => {
  const wizard = await asked()
  await wizard.getState().sayReadRight()
  wizard.getState().change({ question: 'Another story' })
  await wizard.getState().submit()
  expect(wizard.getState().asked).toMatchObject({ question: 'Another story', isOpen: true, isRight: false })
})

it('still asks after a reload', async () => {
  const before = await asked()
  const { asked: reading } = before.getState()
  expect(kit.open().getState().asked).toEqual(reading)
})
