import { beforeEach, expect, it } from 'vitest'
import { evaluationEndpoints } from '#contract/evaluations.ts'
import { ApiError, LOG_IN_AGAIN } from '#lib/api.ts'
import { wizardOnAnswers } from './wizard-on-answers.ts'

const { assess, giveHints, save } = evaluationEndpoints
const ASKED = 'Shall we try it with a hint?'
let kit: ReturnType<typeof wizardOnAnswers>

/** As the server does: "I don't know" is refused until it is said to count. */
beforeEach(() => {
  kit = wizardOnAnswers()
  kit.answer(assess, async () => {
    const counts = { body: expect.objectContaining({ marksUnknown: true }) }
    if (!expect.objectContaining(counts).asymmetricMatch(kit.calls.at(-1)))
      throw new ApiError(422, ASKED, { code: 'answer_unknown' })
    return { overallAssessment: 'Thank you for saying so.', score: 0, totalScore: 3, steps: ['a', 'b'] }
  })
  kit.answer(giveHints, async () => ({ hints: ['Same size?', 'Sixths.'] }))
})

async function asked() {
  const wizard = kit.filled()
  wizard.getState().change({ answer: 'idk' })
  await wizard.getState().submit()
  return wizard
}

it('asks once, at the answer, and keeps what was typed', async () => {
  const wizard = await asked()
  expect(wizard.getState()).toMatchObject({
    step: 2,
    answer: 'idk',
    isLoading: false,
    error: null,
    result: null,
    unknown: { words: ASKED, isOpen: true, shown: 0 },
  })
  expect(kit.calls.some(({ path }) => path === save.path)).toBe(false)
})

it('gives one hint after the other, fetched once', async () => {
  const wizard = await asked()
  await wizard.getState().giveHint()
  expect(wizard.getState().unknown).toMatchObject({ hints: ['Same size?', 'Sixths.'], shown: 1 })
  await wizard.getState().giveHint()
  expect(wizard.getState().unknown?.shown).toBe(2)
  expect(kit.calls.filter(({ path }) => path === giveHints.path)).toHaveLength(1)
})

it('marks it the second time, whether the child goes on or wants to see the way', async () => {
  for (const goOn of ['submit', 'showWay'] as const) {
    const wizard = await asked()
    wizard.getState().next()
    expect(wizard.getState()).toMatchObject({ step: 3, unknown: { isOpen: false } })
    await wizard.getState()[goOn]()
    expect(wizard.getState().result).toMatchObject({
      answer: 'idk',
      assessment: { score: 0, steps: ['a', 'b'] },
    })
  }
})

it('asks again about another question', async () => {
  const wizard = await asked()
  wizard.getState().change({ question: 'What is 1/4 + 1/8?' })
  await wizard.getState().submit()
  expect(wizard.getState()).toMatchObject({ result: null, unknown: { question: 'What is 1/4 + 1/8?' } })
})

it('holds the answer against the same answer page when it shows the way', async () => {
  const wizard = kit.filled()
  wizard.setState({ answer: 'idk', expectedAnswer: ' 5/6 ' })
  await wizard.getState().markByAnswerPage()
  await wizard.getState().showWay()
  const bodies = kit.calls.filter(({ path }) => path === assess.path).map(({ body }) => body)
  expect(bodies).toMatchObject([{ expectedAnswer: '5/6' }, { expectedAnswer: '5/6', marksUnknown: true }])
})

it('survives a reload, and a hint that can’t be had', async () => {
  await asked()
  const wizard = kit.open()
  expect(wizard.getState().unknown).toMatchObject({ words: ASKED, isOpen: true })
  kit.answer(giveHints, () => Promise.reject(new ApiError(401, LOG_IN_AGAIN)))
  await wizard.getState().giveHint()
  expect(wizard.getState()).toMatchObject({ isFetchingHint: false, unknown: { hints: [LOG_IN_AGAIN] } })
})
