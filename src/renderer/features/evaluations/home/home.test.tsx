// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type Checkup, checkupEndpoints } from '#contract/checkups.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { type Evaluation, evaluationEndpoints } from '#contract/evaluations.ts'
import { inboxEndpoints, type OwnKeptAnswer } from '#contract/inbox.ts'
import { practiceEndpoints, type Today } from '#contract/practice.ts'
import { builtinAlone } from '#support/renderer/answers.ts'
import { showScreen } from '#support/renderer/screen.tsx'
import { answer } from '#support/renderer/wire.ts'
import EvaluatorPage from '../evaluator-page.tsx'
import { wizard } from '../wizard-store.ts'

const nothing: Today = { due: [], moreDue: 0, minutes: 0, open: [], streak: { days: 0, week: [] } }
const progress = { consecutiveCorrectAnswers: 3, isResolved: false, bestRun: 3 }
const busy: Today = {
  ...nothing,
  due: [
    { concept: 'Area', gapId: 4, dueAt: '2026-01-01T10:00:00.000Z' },
    { concept: 'Angles', dueAt: '2026-01-01T10:00:00.000Z' },
  ],
  minutes: 4,
  open: [{ gapId: 9, concept: 'Adding fractions', description: '', progress }],
}
const evaluation = (changes: Partial<Evaluation>): Evaluation => ({
  id: 1,
  question: '407 − 158',
  answer: '351',
  overallAssessment: 'Looked at.',
  score: 2,
  totalScore: 3,
  grade: 4,
  createdAt: new Date().toISOString(),
  ...changes,
})

const answers = (today: Today, list: Evaluation[], underWay?: Checkup, kept: OwnKeptAnswer[] = []) => [
  builtinAlone,
  answer(practiceEndpoints.today, today),
  answer(checkupEndpoints.overview, { areas: [], ended: [], underWay }),
  answer(evaluationEndpoints.list, list),
  answer(inboxEndpoints.own, kept),
]
const findStrip = () => screen.findByRole('region', { name: 'Where you are' })

afterEach(() => wizard.getState().reset())

test('what is due, what was begun and the last result are there together with the wizard', async () => {
  showScreen(<EvaluatorPage />, { answers: answers(busy, [evaluation({})]) })
  expect(screen.queryByRole('heading', { name: 'Enter the Question' })).toBeNull()
  await screen.findByRole('heading', { name: 'Enter the Question' })
  const links = within(screen.getByRole('region', { name: 'Where you are' })).getAllByRole('link')
  expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['2 things to look at againabout 4 minutes', '/boosters'],
    ['Go on: Adding fractions3 of 5 in a row', '/boosters?gapId=9&start=now'],
    ['Today: 2 of 3407 − 158', '/past-assessments'],
  ])
})

test('a new child is greeted by name, and nothing else is shown', async () => {
  showScreen(<EvaluatorPage />, { answers: answers(nothing, []) })
  const strip = await findStrip()
  expect(strip.textContent).toContain('Hello, Mina!')
  expect(within(strip).queryByRole('link')).toBeNull()
})

test('a result without a mark is “not yet”, never none of so many', async () => {
  showScreen(<EvaluatorPage />, { answers: answers(nothing, [evaluation({ score: 0 })]) })
  const strip = await findStrip()
  expect(strip.textContent).toContain('Today: not yet')
  expect(strip.textContent).not.toMatch(/\b0\b/)
})

test('one that begins to type keeps its strip as it was, and loses it with the next step', async () => {
  const { user } = showScreen(<EvaluatorPage />, { answers: answers(nothing, [evaluation({})]) })
  const before = (await findStrip()).textContent
  await user.type(screen.getByLabelText('Question'), 'What is 7 × 8?')
  expect((await findStrip()).textContent).toBe(before)
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await user.click(await screen.findByRole('button', { name: 'Previous' }))
  expect(screen.queryByRole('region', { name: 'Where you are' })).toBeNull()
})

test('what waits for a grown-up is there, and what has come back before it', async () => {
  const waiting = {
    id: 1,
    question: 'Why do leaves fall?',
    answer: 'cold',
    grade: 4 as const,
    photos: 0,
    keptAt: new Date().toISOString(),
  }
  const mark = { evaluationId: 7, score: 2, totalScore: 3, words: 'Good.', by: 'Rosa' }
  showScreen(<EvaluatorPage />, { answers: answers(nothing, [], undefined, [waiting]) })
  expect((await findStrip()).textContent).toContain('Waiting for a grown-upWhy do leaves fall?')
  cleanup()
  showScreen(<EvaluatorPage />, {
    answers: answers(nothing, [], undefined, [{ ...waiting, id: 2, mark }, waiting]),
  })
  expect((await findStrip()).textContent).toContain('A grown-up has looked')
})

test('a question that was left half way leads into its step', async () => {
  wizard.getState().openFor({ id: 1, email: 'rosa@example.org' })
  wizard.getState().change({ question: 'What is 7 × 8?', step: 2 })
  const { user } = showScreen(<EvaluatorPage />, { answers: answers(nothing, []) })
  await user.click(await screen.findByRole('button', { name: /^Go on with your question/ }))
  expect(document.activeElement).toBe(screen.getByLabelText('Answer'))
})

const underWay: Checkup = {
  id: 1,
  grade: 4,
  areas: [],
  concepts: [],
  startedAt: '2026-01-01T10:00:00.000Z',
  answers: [],
  question: { number: 3, question: '2 + 2', concept: 'Adding' },
}
const due = '2 things to look at againabout 4 minutes'
const begun = 'Go on: Adding fractions3 of 5 in a row'
const last = 'Today: 2 of 3407 − 158'
const tiles = async () => within(await findStrip()).getAllByRole('listitem')

test.for<[string, Today, Evaluation[], Checkup | undefined, string]>([
  ['what is due', { ...busy, open: [] }, [], undefined, due],
  ['practice that was begun', { ...busy, due: [] }, [], undefined, begun],
  ['a check-up that was begun', nothing, [], underWay, 'Go on with your check-upquestion 3'],
  ['the last result', nothing, [evaluation({})], undefined, last],
])('%s stands there by itself', async ([, today, list, checkup, words]) => {
  showScreen(<EvaluatorPage />, { answers: answers(today, list, checkup) })
  expect((await tiles()).map(({ textContent }) => textContent)).toEqual([words])
  expect((await findStrip()).textContent).not.toContain('Hello')
})

const { today: dueToday } = practiceEndpoints
const reads: [Endpoint, string[]][] = [
  [dueToday, ['Go on with your check-upquestion 3', last]],
  [checkupEndpoints.overview, [due, begun, last]],
  [inboxEndpoints.own, [due, 'Go on with your check-upquestion 3', last]],
  [evaluationEndpoints.list, [due, 'Go on with your check-upquestion 3']],
]

test.for(
  reads.flatMap(([endpoint, rest]) =>
    (['fails', 'answers nonsense', 'is gone'] as const).map(behaviour => ({ endpoint, behaviour, rest })),
  ),
)('$endpoint.path $behaviour: the others are shown, and the page comes all the same', async given => {
  showScreen(<EvaluatorPage />, {
    answers: answers(busy, [evaluation({})], underWay),
    prepare: wire => wire.behave(given.endpoint, given.behaviour),
  })
  expect((await tiles()).map(({ textContent }) => textContent)).toEqual(given.rest)
  expect(screen.getByRole('heading', { name: 'Enter the Question' })).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('with none of them readable the page stands alone: nobody is greeted as new', async () => {
  showScreen(<EvaluatorPage />, {
    answers: answers(busy, [evaluation({})], underWay),
    prepare: wire => {
      for (const [endpoint] of reads) wire.behave(endpoint, 'fails')
    },
  })
  await screen.findByRole('heading', { name: 'Enter the Question' })
  expect(screen.queryByRole('region', { name: 'Where you are' })).toBeNull()
})

test('an endless read does not keep the page away', async () => {
  showScreen(<EvaluatorPage />, {
    answers: answers(busy, []),
    prepare: wire => wire.behave(practiceEndpoints.today, 'hangs'),
  })
  await screen.findByRole('heading', { name: 'Enter the Question' })
  expect(screen.queryByRole('region', { name: 'Where you are' })).toBeNull()
})
