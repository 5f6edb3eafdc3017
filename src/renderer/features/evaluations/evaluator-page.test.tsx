// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { checkupEndpoints } from '#contract/checkups.ts'
import { evaluationEndpoints } from '#contract/evaluations.ts'
import { inboxEndpoints } from '#contract/inbox.ts'
import { practiceEndpoints, type Today } from '#contract/practice.ts'
import { safetyEndpoints } from '#contract/safety.ts'
import { builtinAlone } from '#support/renderer/answers.ts'
import { showScreen } from '#support/renderer/screen.tsx'
import { answer, type Behaviour, UNEXPECTED } from '#support/renderer/wire.ts'
import EvaluatorPage from './evaluator-page.tsx'
import { wizard } from './wizard-store.ts'

const scheme = evaluationEndpoints.makeMarkingScheme
const nothing: Today = { due: [], moreDue: 0, minutes: 0, open: [], streak: { days: 0, week: [] } }
const newcomer = [
  answer(practiceEndpoints.today, nothing),
  answer(checkupEndpoints.overview, { areas: [], ended: [] }),
  answer(evaluationEndpoints.list, []),
  answer(inboxEndpoints.own, []),
]
const answers = [
  ...newcomer,
  builtinAlone,
  answer(safetyEndpoints.hear, {}),
  answer(scheme, { markingScheme: '1 mark for 56.', totalScore: 1 }),
]

afterEach(() => wizard.getState().reset())

async function evaluate(behaviour: Behaviour) {
  const shown = showScreen(<EvaluatorPage />, { answers, prepare: wire => wire.behave(scheme, behaviour) })
  await shown.user.type(await screen.findByLabelText('Question'), 'What is 7 × 8?')
  await shown.user.click(screen.getByRole('button', { name: 'Next' }))
  await shown.user.type(await screen.findByLabelText('Answer'), '56')
  await shown.user.click(screen.getByRole('button', { name: 'Next' }))
  await shown.user.selectOptions(await screen.findByLabelText('Grade level'), '3')
  await shown.user.click(screen.getByRole('button', { name: 'Evaluate Answer' }))
  return shown
}

test('empty, it asks for a question, and Next waits for one', async () => {
  showScreen(<EvaluatorPage />, { answers })
  expect(await screen.findByRole('heading', { name: 'Enter the Question' })).toBeDefined()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true)
})

test('Ctrl and Enter go on from wherever the focus is, but not from an empty step or a link', async () => {
  const { user } = showScreen(<EvaluatorPage />, { answers })
  const goOn = () => user.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByLabelText('Question')
  await goOn()
  await user.type(screen.getByLabelText('Question'), 'What is 7 × 8?')
  screen.getByRole('link', { name: 'View Past Assessments' }).focus()
  await goOn()
  expect(screen.getByRole('heading', { name: 'Enter the Question' })).toBeDefined()

  screen.getByRole('button', { name: 'Maths Keys' }).focus()
  await goOn()
  expect(await screen.findByRole('heading', { name: 'Enter the Answer' })).toBeDefined()
  await user.type(screen.getByLabelText('Answer'), '56')
  await user.keyboard('{Meta>}{Enter}{/Meta}')
  expect(await screen.findByLabelText('Grade level')).toBeDefined()
})

test('what was cleared can be had back, until something new is begun', async () => {
  const { user } = showScreen(<EvaluatorPage />, { answers })
  await user.type(await screen.findByLabelText('Question'), 'What is 7 × 8?')
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(screen.getByLabelText('Question')).toHaveProperty('value', 'What is 7 × 8?')

  await user.click(screen.getByRole('button', { name: 'Reset' }))
  await screen.findByRole('button', { name: 'Undo' })
  await user.type(screen.getByLabelText('Question'), 'W')
  // The new words would be lost by it.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
})

test('while it marks, it says what it is doing, and Cancel keeps every word', async () => {
  const { user } = await evaluate('hangs')
  const bar = await screen.findByRole('progressbar', { name: 'Evaluation' })
  expect(bar.getAttribute('aria-valuetext')).toBe('Creating marking scheme...')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByRole('button', { name: 'Evaluate Answer' })).toBeDefined()
  expect(wizard.getState()).toMatchObject({ question: 'What is 7 × 8?', answer: '56' })
})

test.for<[Behaviour, string]>([
  ['fails', UNEXPECTED.message],
  ['is gone', 'Stepwise is not answering.'],
  ['answers nonsense', 'Stepwise sent an answer that this page does not understand.'],
])('not marked (%s): it says why, and every word is kept', async ([behaviour, words]) => {
  await evaluate(behaviour)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain(words)
  expect(wizard.getState()).toMatchObject({ question: 'What is 7 × 8?', answer: '56' })
  await waitFor(() => expect(screen.queryByRole('progressbar', { name: 'Evaluation' })).toBeNull())
})

test('marked, with kind words beside the result where they may be needed', async () => {
  const careWords = 'That sounds lonely. Is there a grown-up whom you like to talk with?'
  const { user } = showScreen(<EvaluatorPage />, {
    answers: [
      ...answers,
      answer(evaluationEndpoints.assess, { overallAssessment: 'Right.', score: 1, totalScore: 1, careWords }),
      answer(evaluationEndpoints.findGaps, { knowledgeGaps: [], knowledgeMasteries: [] }),
      answer(evaluationEndpoints.save, { id: 3 }),
    ],
    prepare: wire => wire.behave(evaluationEndpoints.save, 'fails'),
  })
  wizard.getState().change({ question: 'What is 7 × 8?', answer: '56', grade: 3, step: 3 })
  await user.click(await screen.findByRole('button', { name: 'Evaluate Answer' }))
  expect(await screen.findByRole('heading', { name: 'Evaluation Complete' })).toBeDefined()
  expect(screen.getByText('And something kind, just in case')).toBeDefined()
  expect(screen.getByText(careWords)).toBeDefined()
})

test('another try stands below the question, the one hint, and what was written before', async () => {
  const evaluation = {
    ...{ id: 3, question: 'What is 7 × 8?', answer: '54', overallAssessment: 'Not yet: 7 × 8 is 56.' },
    ...{
      score: 0,
      totalScore: 1,
      grade: 3 as const,
      createdAt: '2026-09-01T10:00:00Z',
      markingScheme: '1 mark',
    },
  }
  const { user } = showScreen(<EvaluatorPage />, {
    answers: [
      ...answers,
      answer(evaluationEndpoints.assess, {
        overallAssessment: 'Not yet: 7 × 8 is 56.',
        score: 0,
        totalScore: 1,
        hint: 'What is 7 × 7, and one seven more?',
      }),
      answer(evaluationEndpoints.findGaps, { knowledgeGaps: [], knowledgeMasteries: [] }),
      answer(evaluationEndpoints.save, { id: 3 }),
      answer(evaluationEndpoints.detail, { evaluation, gaps: [], resources: [], standards: [] }),
    ],
  })
  wizard.getState().change({ question: 'What is 7 × 8?', answer: '54', grade: 3, step: 3 })
  await user.click(await screen.findByRole('button', { name: 'Evaluate Answer' }))
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  const above = await screen.findByRole('region', { name: 'Your question' })
  expect(above.textContent).toContain('What is 7 × 8?')
  expect(screen.getByRole('region', { name: 'A hint' }).textContent).toContain('one seven more')
  const before = screen.getByRole('region', { name: 'What you wrote last time' })
  await user.clear(screen.getByLabelText('Answer'))
  expect(before.textContent).toContain('54')
})
