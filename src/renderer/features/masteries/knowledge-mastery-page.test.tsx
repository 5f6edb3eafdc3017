// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Evaluation, evaluationEndpoints } from '#contract/evaluations.ts'
import { type Mastery, masteryEndpoints } from '#contract/masteries.ts'
import { practiceEndpoints } from '#contract/practice.ts'
import { showScreen } from '#support/renderer/screen.tsx'
import { testScreenStates } from '#support/renderer/screen-states.ts'
import { answer } from '#support/renderer/wire.ts'
import KnowledgeMasteryPage from './knowledge-mastery-page.tsx'

const quiet = [
  answer(practiceEndpoints.gaps, { groups: [], evaluations: [] }),
  answer(practiceEndpoints.today, {
    due: [],
    moreDue: 0,
    minutes: 0,
    open: [],
    streak: { days: 0, week: [] },
  }),
]

testScreenStates({
  page: <KnowledgeMasteryPage />,
  answers: [answer(masteryEndpoints.list, { masteries: [], standards: [] }), ...quiet],
  reads: [{ endpoint: masteryEndpoints.list, failure: 'Error Loading Masteries' }],
  loading: 'Loading your knowledge masteries...',
  empty: 'Your skill tree starts here',
  isRetryReload: true,
})

/** So many skills of each of three concepts, each shown by two answers. */
function show(skillsOfEach: number) {
  const masteries: Mastery[] = ['Adding fractions', 'Place value', 'Times tables'].flatMap((concept, place) =>
    Array.from({ length: skillsOfEach * 2 }, (_, index) => ({
      id: 1_000 - place * 100 - index,
      concept,
      description: `Shows skill ${index % skillsOfEach}.`,
      sourceType: 'evaluation',
      standardId: null,
      standard: null,
      evaluationId: index,
      evaluationIds: [index],
      createdAt: '2026-11-20T08:00:00.000Z',
    })),
  )
  return showScreen(<KnowledgeMasteryPage />, {
    answers: [answer(masteryEndpoints.list, { masteries, standards: [] }), ...quiet],
  })
}

const cardOf = async (heading: string) =>
  (await screen.findByRole('heading', { name: heading })).closest('section') as HTMLElement

test('a skill that two answers showed stands once, in tree, cards and list, with how often it was shown', async () => {
  const { user } = show(1)
  const card = await cardOf('Place value Mastery')
  expect(card.textContent).toContain('1 demonstrated knowledge area')
  expect(within(card).getAllByText('Shows skill 0.')).toHaveLength(1)
  expect(within(card).getByText('Shown 2 times')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Expand All' }))
  expect(
    screen.getAllByRole('treeitem', { name: /Place value: Shows skill 0\. Shown 2 times/ }),
  ).toHaveLength(1)
  await user.click(screen.getByRole('tab', { name: 'Mastery List' }))
  expect(await screen.findAllByText('Shown 2 times')).toHaveLength(3)
})

test('what is pressed in the tree shows its details beside it, the pressed skill first', async () => {
  const { user } = show(20)
  const tree = await screen.findByRole('tree')
  await user.click(within(tree).getByRole('treeitem', { name: /^Times tables/ }))
  await user.click(within(tree).getByRole('treeitem', { name: /Times tables: Shows skill 17/ }))
  const [first] = within(await cardOf('Times tables Mastery')).getAllByRole('listitem')
  expect(first?.textContent).toContain('Shows skill 17.')
  expect(first?.getAttribute('aria-current')).toBe('true')
})

test('with many skills the other concepts are folded, and each shows its first skills', async () => {
  const { user } = show(20)
  const folded = await cardOf('Place value Mastery')
  expect(folded.querySelector('details')?.open).toBe(false)
  await user.click(within(folded).getByText('Place value Mastery'))
  expect(within(folded).getAllByRole('listitem').length).toBeLessThan(10)
  await user.click(within(folded).getByRole('button', { name: 'Show all 20 skills' }))
  expect(within(folded).getAllByRole('listitem')).toHaveLength(20)
})

test('narrowed to an answer, it shows what practice has won of a gap that this answer shared', async () => {
  const won: Mastery = {
    id: 3,
    concept: 'Adding fractions',
    description: 'Adds fractions.',
    sourceType: 'resolved_gap',
    standardId: null,
    standard: null,
    evaluationId: 2,
    evaluationIds: [2, 1],
    createdAt: '2026-11-20T08:00:00.000Z',
  }
  const first: Evaluation = {
    id: 1,
    question: 'What is 1/2 + 1/3?',
    answer: '2/5',
    overallAssessment: 'Nearly.',
    score: 1,
    totalScore: 3,
    grade: 5,
    createdAt: '2026-11-19T08:00:00.000Z',
  }
  showScreen(<KnowledgeMasteryPage />, {
    path: '/knowledge-mastery?evaluationId=1',
    answers: [
      answer(evaluationEndpoints.list, [first]),
      answer(masteryEndpoints.list, { masteries: [won], standards: [] }),
      ...quiet,
    ],
  })
  expect(await screen.findByRole('heading', { name: 'Adding fractions Mastery' })).toBeDefined()
  expect(screen.queryByText('Nothing mastered in this evaluation yet')).toBeNull()
})
