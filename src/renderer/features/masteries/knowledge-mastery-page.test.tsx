// @vitest-environment happy-dom
import { masteryEndpoints } from '#contract/masteries.ts'
import { testScreenStates } from '#support/renderer/screen-states.ts'
import { answer } from '#support/renderer/wire.ts'
import KnowledgeMasteryPage from './knowledge-mastery-page.tsx'

testScreenStates({
  page: <KnowledgeMasteryPage />,
  answers: [answer(masteryEndpoints.list, { masteries: [], standards: [] })],
  reads: [{ endpoint: masteryEndpoints.list, failure: 'Error Loading Masteries' }],
  loading: 'Loading your knowledge masteries...',
  empty: 'Your skill tree starts here',
  isRetryReload: true,
})
