import { expect, test } from 'vitest'
import { evaluationEndpoints } from '#contract/evaluations.ts'
import { grownUpMarkEndpoints } from '#contract/grown-up-marks.ts'
import { ApiError } from '#lib/api.ts'
import { gap, wizardOnAnswers } from './wizard-on-answers.ts'

const { makeMarkingScheme, assess, findGaps, save } = evaluationEndpoints
const { markByGrownUp, judge } = grownUpMarkEndpoints

function refused(code: string, message: string, fields = {}) {
  return async () => {
    throw new ApiError(503, message, { code, message, fields })
  }
}

/** Nobody can mark the question until there is an answer page. */
function unmarkable() {
  const parts = wizardOnAnswers()
  parts.answer(makeMarkingScheme, async () => {
    const body = parts.calls.at(-1)?.body as { expectedAnswer?: string } | undefined
    if (body?.expectedAnswer === undefined) return refused('ai_not_connected', 'I can’t read this.')()
    return { markingScheme: 'scheme', totalScore: 2 }
  })
  return parts
}

const mark = {
  overallAssessment: 'Nearly!',
  score: 1,
  totalScore: 2,
  markingScheme: 'By a grown-up.',
  knowledgeGaps: [gap],
  knowledgeMasteries: [],
  recommendedResources: [],
  receipt: 'proof',
}

test('where nobody can mark, the ways are open, and going back and on keeps what was typed', async () => {
  const wizard = unmarkable().filled()
  await wizard.getState().submit()
  expect(wizard.getState()).toMatchObject({ unmarkable: 'I can’t read this.', error: null, isLoading: false })
  wizard.setState({ expectedAnswer: '5/6' })
  wizard.getState().leaveWays()
  wizard.getState().previous()
  expect(wizard.getState()).toMatchObject({ unmarkable: null, step: 2, answer: '2/5', expectedAnswer: '5/6' })
})

test('the right answer goes with each call, and is saved', async () => {
  const { calls, filled } = unmarkable()
  const wizard = filled()
  await wizard.getState().submit()
  calls.length = 0
  wizard.setState({ expectedAnswer: ' 5/6 ' })
  await wizard.getState().markByAnswerPage()
  for (const path of [makeMarkingScheme.path, assess.path, findGaps.path, save.path]) {
    expect(
      calls.find(call => call.path === path),
      path,
    ).toMatchObject({ body: { expectedAnswer: '5/6' } })
  }
  expect(wizard.getState().result).toMatchObject({ savedId: 7, expectedAnswer: '5/6' })
})

test('what the answer page leaves undecided is neither scored nor saved before a grown-up has judged it', async () => {
  const { answer, calls, filled } = unmarkable()
  answer(assess, async () => ({
    overallAssessment: '',
    score: 0,
    totalScore: 2,
    verdict: 'undecided',
    parts: [{ expected: '5/6', answer: 'most', verdict: 'undecided' }],
  }))
  answer(judge, async () => mark)
  const wizard = filled()
  wizard.setState({ expectedAnswer: '5/6' })
  await wizard.getState().markByAnswerPage()
  expect(wizard.getState()).toMatchObject({ result: null, isLoading: false })
  expect(wizard.getState().undecided?.assessment.parts).toHaveLength(1)
  expect(calls.map(({ path }) => path)).not.toContain(save.path)

  await wizard.getState().judge({ judgements: ['partly'], password: 'secret' })
  expect(calls.find(({ path }) => path === judge.path)?.body).toMatchObject({
    expectedAnswer: '5/6',
    totalPossibleScore: 2,
    judgements: ['partly'],
    password: 'secret',
  })
  expect(calls.at(-1)).toMatchObject({ path: save.path, body: { score: 1, receipt: 'proof' } })
  expect(wizard.getState()).toMatchObject({ undecided: null, result: { savedId: 7 } })
})

test('a wrong password leaves the sheet as it was; the right one shows and saves the mark once', async () => {
  const { answer, calls, filled } = unmarkable()
  answer(markByGrownUp, refused('wrong_password', 'This password is incorrect'))
  const wizard = filled()
  const grownUp = { score: '1', totalScore: '2', words: ' Nearly! ', practise: ['Fractions'] }
  wizard.setState({ grownUp })
  await expect(wizard.getState().markByGrownUp({ score: 1, totalScore: 2 })).rejects.toThrow('incorrect')
  expect(wizard.getState()).toMatchObject({ grownUp, result: null })

  answer(markByGrownUp, async () => mark)
  wizard.setState({ expectedAnswer: ' 5/6 ' })
  await wizard.getState().markByGrownUp({ score: 1, totalScore: 2, password: 'right' })
  expect(calls.filter(({ path }) => path === markByGrownUp.path).at(-1)?.body).toMatchObject({
    words: 'Nearly!',
    practise: [{ concept: 'Fractions' }],
    password: 'right',
  })
  const saves = calls.filter(({ path }) => path === save.path)
  expect(saves).toHaveLength(1)
  expect(saves[0]).toMatchObject({ body: { expectedAnswer: '5/6' } })
})

test('another try has what was written, and is saved as a try of the first one', async () => {
  const { calls, filled } = wizardOnAnswers()
  const wizard = filled()
  await wizard.getState().submit()
  wizard.getState().tryAgain()
  expect(wizard.getState()).toMatchObject({ step: 2, answer: '2/5', result: null })
  wizard.getState().change({ answer: '5/6', step: 3 })
  await wizard.getState().submit()
  expect(calls.at(-1)).toMatchObject({ path: save.path, body: { tryOf: 7, answer: '5/6' } })
  wizard.getState().tryAgain()
  expect(wizard.getState().tryOf?.id, 'a third one belongs to the first as well').toBe(7)
})

test('with another question it is no try of the first one', async () => {
  const { calls, filled } = wizardOnAnswers()
  const wizard = filled()
  await wizard.getState().submit()
  wizard.getState().tryAgain()
  wizard.getState().change({ question: 'What is 1 + 1?', step: 3 })
  await wizard.getState().submit()
  expect(calls.at(-1)?.path).toBe(save.path)
  expect(calls.at(-1)?.body).toMatchObject({ question: 'What is 1 + 1?', tryOf: undefined })
})

test('a reload keeps the right answer, the sheet and what is undecided', async () => {
  const { filled, open } = unmarkable()
  const wizard = filled()
  await wizard.getState().submit()
  wizard.setState({
    expectedAnswer: '5/6',
    grownUp: { score: '1', totalScore: '', words: 'Good', practise: [] },
  })
  expect(open().getState()).toMatchObject({
    unmarkable: 'I can’t read this.',
    expectedAnswer: '5/6',
    grownUp: { score: '1', words: 'Good' },
  })
  wizard.getState().reset()
  expect(open().getState()).toMatchObject({ unmarkable: null, expectedAnswer: '', grownUp: { score: '' } })
})
