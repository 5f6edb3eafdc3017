// @vitest-environment happy-dom

import { evaluationEndpoints } from '#contract/evaluations.ts'
import { testScreenStates } from '#support/renderer/screen-states.ts'
import { answer } from '#support/renderer/wire.ts'
import PastAssessmentsPage from './past-assessments-page.tsx'

testScreenStates({
  page: <PastAssessmentsPage />,
  answers: [answer(evaluationEndpoints.list, [])],
  reads: [{ endpoint: evaluationEndpoints.list, failure: 'Error Loading Assessments' }],
  loading: 'Loading your past assessments...',
  empty: 'No Past Assessments',
})
