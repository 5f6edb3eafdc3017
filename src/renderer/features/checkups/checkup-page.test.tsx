// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Checkup, checkupEndpoints } from '#contract/checkups.ts'
import { showScreen } from '#support/renderer/screen.tsx'
import { testScreenStates } from '#support/renderer/screen-states.ts'
import { answer } from '#support/renderer/wire.ts'
import CheckupPage from './checkup-page.tsx'

const { overview, start, answer: answerEndpoint } = checkupEndpoints
const areas = [{ id: 'numbers', name: 'Numbers' }]

const underWay: Checkup = {
  id: 4,
  grade: 3,
  areas: [],
  concepts: [],
  startedAt: '2026-11-21T12:00:00.000Z',
  answers: [],
  question: { number: 1, question: 'What is 7 × 8?', concept: 'Times tables' },
}
const first = {
  number: 1,
  question: 'What is 7 × 8?',
  concept: 'Times tables',
  answer: '54',
  isRight: false,
  score: 0,
  totalScore: 1,
  assessment: '7 × 8 is 56.',
}
const ended: Checkup = {
  ...underWay,
  question: undefined,
  endedAt: '2026-11-21T12:10:00.000Z',
  answers: [first],
  summary: {
    sits: [{ concept: 'Place value', description: 'Knows tens and ones.' }],
    wobbles: [{ gapId: 9, concept: 'Times tables', description: 'Mixes up neighbours.' }],
    unsure: [],
  },
}

testScreenStates({
  page: <CheckupPage />,
  answers: [answer(overview, { areas, ended: [] })],
  reads: [{ endpoint: overview, failure: 'The check-up could not be opened' }],
  empty: 'Start the check-up',
})

test('it starts at a grade, goes on where it was left, and ends with what to practise first', async () => {
  const { user } = showScreen(<CheckupPage />, {
    answers: [answer(overview, { areas, ended: [] }), answer(start, underWay), answer(answerEndpoint, ended)],
  })
  await user.selectOptions(await screen.findByLabelText('Grade level'), '3')
  await user.click(screen.getByRole('checkbox', { name: 'Numbers' }))
  await user.click(screen.getByRole('button', { name: 'Start the check-up' }))
  await user.type(await screen.findByLabelText('Your answer'), '54')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByText('Practise this first: Times tables.')).toBeDefined()
  expect(screen.getByText('Knows tens and ones.')).toBeDefined()
})

test('one under way shows its question at once, and an answer that did not get through stays', async () => {
  const { user } = showScreen(<CheckupPage />, {
    answers: [answer(overview, { areas, underWay, ended: [] }), answer(answerEndpoint, ended)],
    prepare: wire => wire.behave(answerEndpoint, 'fails'),
  })
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Your answer')
  await user.type(field, '56')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect((await screen.findByRole('alert')).textContent).toContain('That did not get through')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your answer').value).toBe('56')
})
