// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { boosterEndpoints } from '#contract/boosters.ts'
import { type Evaluation, evaluationEndpoints } from '#contract/evaluations.ts'
import { showScreen } from '#support/renderer/screen.tsx'
import { testScreenStates } from '#support/renderer/screen-states.ts'
import { answer } from '#support/renderer/wire.ts'
import KnowledgeGapsPage from './knowledge-gaps-page.tsx'

const noBoosters = answer(boosterEndpoints.listGaps, { gaps: [] })

testScreenStates({
  page: <KnowledgeGapsPage />,
  answers: [answer(evaluationEndpoints.list, []), noBoosters],
  reads: [{ endpoint: evaluationEndpoints.list, failure: 'Error Loading Knowledge Gaps' }],
  loading: 'Loading your knowledge gaps...',
  empty: 'No knowledge gaps found in your evaluations',
})

describe('what the evaluations found', () => {
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
  const gap = { id: 3, concept: 'Times tables', description: '7 × 8 is 56.', standardId: null }
  const answers = [
    answer(evaluationEndpoints.list, [evaluation]),
    answer(evaluationEndpoints.detail, {
      evaluation: { ...evaluation, markingScheme: '1 mark for 56.' },
      gaps: [gap],
      resources: [],
      standards: [],
    }),
    noBoosters,
  ]

  test('that could not be read, none of it, is no reason to say that there are no gaps; Retry reads it', async () => {
    const { wire, user } = showScreen(<KnowledgeGapsPage />, {
      answers,
      prepare: each => each.behave(evaluationEndpoints.detail, 'fails'),
    })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Error Loading Knowledge Gaps')
    expect(screen.queryByText('No knowledge gaps found in your evaluations')).toBeNull()
    wire.release()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findAllByText('Times tables')
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })
})
