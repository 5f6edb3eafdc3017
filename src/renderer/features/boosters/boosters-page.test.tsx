// @vitest-environment happy-dom
import { describe } from 'vitest'
import { type BoosterGap, boosterEndpoints } from '#contract/boosters.ts'
import { testScreenStates } from '#support/renderer/screen-states.ts'
import { answer } from '#support/renderer/wire.ts'
import BoostersPage from './boosters-page.tsx'
import { practicePath } from './practice-path.ts'

const gap: BoosterGap = {
  id: 3,
  concept: 'Times tables',
  description: '7 × 8 is 56.',
  progress: { consecutiveCorrectAnswers: 0, isResolved: false, bestRun: 0 },
  standard: null,
}

describe('the gaps', () => {
  testScreenStates({
    page: <BoostersPage />,
    answers: [answer(boosterEndpoints.listGaps, { gaps: [] })],
    reads: [{ endpoint: boosterEndpoints.listGaps, failure: 'Error Loading Boosters' }],
    loading: 'Loading your gaps...',
    empty: 'No understanding gaps found. Complete some evaluations first!',
  })
})

describe('the practice of a gap', () => {
  testScreenStates({
    page: <BoostersPage />,
    path: practicePath(gap.id),
    answers: [
      answer(boosterEndpoints.listGaps, { gaps: [gap] }),
      answer(boosterEndpoints.listMcqs, { mcqs: [] }),
    ],
    reads: [{ endpoint: boosterEndpoints.listMcqs, failure: 'The questions could not be loaded' }],
    loading: 'Loading the questions...',
    empty: 'No questions available',
  })
})
