// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Evaluation, evaluationEndpoints } from '#contract/evaluations.ts'
import { type GapGroup, practiceEndpoints } from '#contract/practice.ts'
import { createQuery, queryClient } from '#lib/query-client.ts'
import { showScreen } from '#support/renderer/screen.tsx'
import { testScreenStates } from '#support/renderer/screen-states.ts'
import { answer } from '#support/renderer/wire.ts'
import KnowledgeGapsPage from './knowledge-gaps-page.tsx'

const nothingFound = answer(practiceEndpoints.gaps, { groups: [], evaluations: [] })

testScreenStates({
  page: <KnowledgeGapsPage />,
  answers: [answer(evaluationEndpoints.list, []), nothingFound],
  reads: [
    { endpoint: evaluationEndpoints.list, failure: 'Error Loading Knowledge Gaps' },
    { endpoint: practiceEndpoints.gaps, failure: 'Error Loading Knowledge Gaps' },
  ],
  loading: 'Loading your knowledge gaps...',
  empty: 'No knowledge gaps found in your evaluations',
})

const timesTables: GapGroup = {
  gapId: 3,
  concept: 'Times tables',
  description: 'Mixes up neighbours.',
  standard: null,
  state: 'due',
  progress: { consecutiveCorrectAnswers: 5, isResolved: true, bestRun: 5 },
  seen: [
    { gapId: 3, evaluationId: 8 },
    { gapId: 2, evaluationId: 7 },
  ],
}

const evaluation: Evaluation = {
  id: 7,
  question: 'What is 7 × 8?',
  answer: '54',
  overallAssessment: 'Nearly.',
  score: 0,
  totalScore: 1,
  grade: 3,
  createdAt: '2026-11-21T12:00:00.000Z',
}

test('a gap of several answers is one card with all their questions', async () => {
  const { user } = showScreen(<KnowledgeGapsPage />, {
    answers: [
      answer(evaluationEndpoints.list, [{ ...evaluation, id: 8 }, evaluation]),
      answer(practiceEndpoints.gaps, {
        groups: [timesTables],
        evaluations: [{ ...evaluation, id: 8, question: 'What is 6 × 7?' }, evaluation],
      }),
    ],
  })
  expect(await screen.findAllByRole('heading', { name: 'Times tables' })).toHaveLength(1)
  expect(screen.getByText('Let’s check')).toBeDefined()
  await user.click(screen.getByText('Seen in 2 answers'))
  expect(screen.getByText('“What is 7 × 8?”')).toBeDefined()
  await user.click(screen.getByRole('tab', { name: 'By Evaluation' }))
  expect(await screen.findAllByRole('heading', { name: 'Times tables' })).toHaveLength(2)
})

test('narrowed to an answer, a card quotes that answer’s question and grade, not those of a newer one', async () => {
  const newer = { ...evaluation, id: 8, question: 'What is 6 × 7?', grade: 6 as const }
  showScreen(<KnowledgeGapsPage />, {
    path: '/understanding-gaps?evaluationId=7',
    answers: [
      answer(evaluationEndpoints.list, [newer, evaluation]),
      answer(practiceEndpoints.gaps, { groups: [timesTables], evaluations: [newer, evaluation] }),
    ],
  })
  expect(await screen.findByText('“What is 7 × 8?”', { selector: 'blockquote p' })).toBeDefined()
  expect(screen.getByText('Grade 3')).toBeDefined()
  expect(screen.queryByText(/6 × 7/)).toBeNull()
  expect(screen.queryByText('Grade 6')).toBeNull()
})

test('a gap card quotes the whole question, however long, and unfolds it', async () => {
  const question = `${'A baker makes 24 trays of rolls. '.repeat(30)}How many are there?`
  const { user } = showScreen(<KnowledgeGapsPage />, {
    answers: [
      answer(evaluationEndpoints.list, [evaluation]),
      answer(practiceEndpoints.gaps, { groups: [timesTables], evaluations: [{ ...evaluation, question }] }),
    ],
  })
  const quote = await screen.findByText(`“${question}”`)
  expect(quote.className).toContain('line-clamp')
  await user.click(screen.getByRole('button', { name: 'Show the whole question' }))
  expect(quote.className).not.toContain('line-clamp')
})

test('an evaluation that is not among this child’s is said to be nobody’s in particular', async () => {
  showScreen(<KnowledgeGapsPage />, {
    path: '/understanding-gaps?evaluationId=9',
    answers: [answer(evaluationEndpoints.list, [evaluation]), nothingFound],
  })
  expect(await screen.findByRole('heading', { name: 'This evaluation isn’t Mina’s' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Past Assessment Results' })).toBeDefined()
  // An only child has nobody to change to.
  expect(screen.queryByRole('link', { name: 'Who is learning?' })).toBeNull()
})

test('one that was saved a moment ago is not, while the list is read anew', async () => {
  const list = createQuery(evaluationEndpoints.list, { query: {} })
  const { wire } = showScreen(<KnowledgeGapsPage />, {
    path: '/understanding-gaps?evaluationId=7',
    answers: [answer(evaluationEndpoints.list, [evaluation]), nothingFound],
    prepare: held => {
      held.behave(evaluationEndpoints.list, 'hangs')
      queryClient.setQueryData(list.queryKey, [])
      void queryClient.invalidateQueries({ queryKey: list.queryKey })
    },
  })
  expect(await screen.findByText('No knowledge gaps identified for this evaluation')).toBeDefined()
  expect(screen.queryByRole('heading', { name: /isn’t/ })).toBeNull()
  wire.release()
  expect(await screen.findByText(/7 × 8/)).toBeDefined()
  expect(screen.queryByRole('heading', { name: /isn’t/ })).toBeNull()
})

test('of many gaps the first are shown, and by the keyboard all of them', async () => {
  const numbers = Array.from({ length: 24 }, (_, index) => index + 1)
  const question = `${'A baker makes 24 trays of rolls. '.repeat(30)}How many are there?`
  const { user } = showScreen(<KnowledgeGapsPage />, {
    answers: [
      answer(
        evaluationEndpoints.list,
        numbers.map(id => ({ ...evaluation, id, question })),
      ),
      answer(practiceEndpoints.gaps, {
        groups: numbers.map(gapId => ({
          ...timesTables,
          gapId,
          concept: `Concept ${gapId}`,
          standard: { code: `5.NF.A.${gapId}` },
          seen: [{ gapId, evaluationId: gapId }],
        })),
        evaluations: numbers.map(id => ({ ...evaluation, id })),
      }),
    ],
  })
  const concepts = () => screen.getAllByRole('heading', { name: /^Concept/ })
  await screen.findByText('24 gaps')
  expect(concepts()).toHaveLength(6)
  screen.getByRole('button', { name: 'Show all 24 gaps' }).focus()
  await user.keyboard('{Enter}')
  expect(concepts()).toHaveLength(24)
  // Where the button stood there is nothing to tab on from.
  expect(document.activeElement?.textContent).toContain('Concept 7')
  await user.tab()
  expect(document.activeElement?.textContent).toContain('5.NF.A.7')

  await user.click(screen.getByRole('tab', { name: 'By Evaluation' }))
  expect(screen.getAllByRole('heading', { name: question })).toHaveLength(8)
  expect(document.querySelectorAll('details[open]')).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Show all 24 evaluations' }))
  expect(screen.getAllByRole('heading', { name: question })).toHaveLength(24)

  await user.click(screen.getByRole('tab', { name: 'By Standard' }))
  expect(document.querySelectorAll('details[open]')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Show all 24 standards' }))
  expect(concepts()).toHaveLength(24)
})

test('all gaps are there before the list of evaluations is', async () => {
  showScreen(<KnowledgeGapsPage />, {
    answers: [
      answer(evaluationEndpoints.list, [evaluation]),
      answer(practiceEndpoints.gaps, { groups: [timesTables], evaluations: [evaluation] }),
    ],
    prepare: wire => wire.behave(evaluationEndpoints.list, 'hangs'),
  })
  expect(await screen.findByText('1 gap')).toBeDefined()
})
