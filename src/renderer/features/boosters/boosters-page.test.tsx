// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { boosterEndpoints } from '#contract/boosters.ts'
import { type GapGroup, practiceEndpoints, type Today } from '#contract/practice.ts'
import { showScreen } from '#support/renderer/screen.tsx'
import { testScreenStates } from '#support/renderer/screen-states.ts'
import { answer } from '#support/renderer/wire.ts'
import BoostersPage from './boosters-page.tsx'
import { practicePath } from './practice-path.ts'

const gap: GapGroup = {
  gapId: 3,
  concept: 'Times tables',
  description: '7 × 8 is 56.',
  standard: null,
  state: 'open',
  progress: { consecutiveCorrectAnswers: 0, isResolved: false, bestRun: 0 },
  seen: [
    { gapId: 3, evaluationId: 2 },
    { gapId: 2, evaluationId: 1 },
  ],
}
const quietDay: Today = {
  due: [],
  moreDue: 0,
  minutes: 0,
  open: [gap],
  streak: { days: 0, week: [] },
}
const mcq = {
  id: 1,
  question: 'What is 7 × 8?',
  optionA: '54',
  optionB: '56',
  optionC: '58',
  optionD: '48',
  correctAnswer: 'B',
} as const
const { listMcqs, generateMcqs, hint, submitAnswer } = boosterEndpoints
const found = (groups: GapGroup[]) => answer(practiceEndpoints.gaps, { groups, evaluations: [] })
const today = answer(practiceEndpoints.today, quietDay)

describe('the gaps', () => {
  testScreenStates({
    page: <BoostersPage />,
    answers: [found([]), today],
    reads: [{ endpoint: practiceEndpoints.gaps, failure: 'Error Loading Boosters' }],
    loading: 'Loading your gaps...',
    empty: 'No understanding gaps found. Complete some evaluations first!',
  })

  test('one that several answers showed is one, opened by the link of each of them', async () => {
    showScreen(<BoostersPage />, {
      path: '/boosters?gapId=2',
      answers: [
        found([gap, { ...gap, gapId: 9, concept: 'Closed', state: 'closed', seen: [] }]),
        today,
        answer(listMcqs, { mcqs: [mcq] }),
      ],
    })
    expect(await screen.findByRole('heading', { name: 'Times tables' })).toBeDefined()
    expect(screen.getAllByText(/Seen in 2 answers/).length).toBeGreaterThan(0)
    expect(screen.queryByText('Closed')).toBeNull()
  })
})

test('the link of a gap that is not among this child’s is said to be nobody’s in particular', async () => {
  const { user } = showScreen(<BoostersPage />, {
    path: '/boosters?gapId=77&start=now',
    answers: [found([gap]), today, answer(listMcqs, { mcqs: [mcq] })],
  })
  expect(await screen.findByRole('heading', { name: 'This gap isn’t Mina’s' })).toBeDefined()
  expect(screen.queryByText('Times tables')).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Boosters' }))
  expect((await screen.findAllByText('Times tables')).length).toBeGreaterThan(0)
})

test('the link of a gap that was put right meanwhile just shows the others', async () => {
  const closed: GapGroup = { ...gap, gapId: 9, concept: 'Closed', state: 'closed', seen: [] }
  showScreen(<BoostersPage />, { path: '/boosters?gapId=9', answers: [found([gap, closed]), today] })
  expect(await screen.findByRole('heading', { name: 'Select a Gap to Begin' })).toBeDefined()
})

describe('the practice of a gap', () => {
  testScreenStates({
    page: <BoostersPage />,
    path: '/boosters?gapId=3',
    answers: [found([gap]), today, answer(listMcqs, { mcqs: [] })],
    reads: [{ endpoint: listMcqs, failure: 'The questions could not be loaded' }],
    loading: 'Loading the questions...',
    empty: 'No questions available',
  })

  test('by "Practise this" it opens on the first question, and two hints come before the answer', async () => {
    const { user } = showScreen(<BoostersPage />, {
      path: practicePath(3),
      answers: [
        found([gap]),
        today,
        answer(listMcqs, { mcqs: [] }),
        answer(generateMcqs, { mcqs: [mcq] }),
        answer(hint, { hint: 'What is 7 × 7?', level: 1 }),
        answer(submitAnswer, {
          isCorrect: true,
          isHinted: true,
          explanation: 'Yes.',
          progress: gap.progress,
        }),
      ],
    })
    await screen.findByText('Question 1 of 1')
    expect(screen.queryByText('No questions available')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Give me a hint' }))
    await screen.findByRole('button', { name: 'One more hint' })
    await user.click(screen.getByRole('radio', { name: /56/ }))
    await user.click(screen.getByRole('button', { name: 'Submit Answer' }))
    await screen.findByText(/You found it with a hint/)
    expect(screen.queryByRole('button', { name: 'One more hint' })).toBeNull()
  })
})

test.each([
  ['takes the focus, so that Enter leads on', '', 'Next Question'],
  ['leaves it to whoever opened a menu meanwhile', 'Menu', 'Menu'],
])('once an answer is there, the way on %s', async (_what, pressed, focused) => {
  const { user } = showScreen(
    <>
      <button type="button">Menu</button>
      <BoostersPage />
    </>,
    {
      path: '/boosters?gapId=3',
      answers: [
        found([gap]),
        today,
        answer(listMcqs, { mcqs: [mcq, { ...mcq, id: 2 }] }),
        answer(submitAnswer, { isCorrect: true, explanation: 'Yes.', progress: gap.progress }),
      ],
    },
  )
  await user.click(await screen.findByRole('radio', { name: /56/ }))
  await user.click(screen.getByRole('button', { name: 'Submit Answer' }))
  const next = await screen.findByRole('button', { name: 'Next Question' })
  if (pressed) await user.click(screen.getByRole('button', { name: pressed }))
  await waitFor(() => expect(next.hasAttribute('disabled')).toBe(false))
  await waitFor(() => expect(document.activeElement?.textContent).toBe(focused))
})

describe('an answer to what is mastered', () => {
  const mastered: GapGroup = {
    ...gap,
    state: 'mastered',
    progress: { consecutiveCorrectAnswers: 5, isResolved: true, bestRun: 5 },
  }
  const submit = async (look?: 'again') => {
    const { user } = showScreen(<BoostersPage />, {
      path: '/boosters?gapId=3',
      answers: [
        found([look ? { ...mastered, state: 'due' } : mastered]),
        today,
        answer(listMcqs, { mcqs: [mcq] }),
        answer(submitAnswer, { isCorrect: false, explanation: 'No.', progress: mastered.progress, look }),
      ],
    })
    await user.click(await screen.findByRole('radio', { name: /54/ }))
    await user.click(screen.getByRole('button', { name: 'Submit Answer' }))
    await screen.findByText('Incorrect')
  }

  test('says so after a wrong one too, and leads only to the end', async () => {
    await submit()
    expect(screen.getByText(/You mastered this concept by answering 5 questions correctly/)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Complete' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Next Question' })).toBeNull()
  })

  test('goes on where a look asks once more', async () => {
    await submit('again')
    expect(screen.getByRole('button', { name: 'Next Question' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Complete' })).toBeNull()
    expect(screen.queryByText(/You mastered this concept/)).toBeNull()
  })
})

test('mixed practice goes from gap to gap and ends with what was right', async () => {
  const { user } = showScreen(<BoostersPage />, {
    path: '/boosters?mixed=now',
    answers: [
      found([gap]),
      today,
      answer(practiceEndpoints.mixed, {
        questions: [
          { gapId: 3, concept: 'Times tables', isLook: false, mcq },
          { gapId: 4, concept: 'Adding fractions', isLook: true, mcq: { ...mcq, id: 2 } },
        ],
      }),
      answer(submitAnswer, { isCorrect: true, explanation: 'Yes.', progress: gap.progress }),
    ],
  })
  for (const place of ['Question 1 of 2', 'Question 2 of 2']) {
    await screen.findByText(place)
    await user.click(screen.getByRole('radio', { name: /56/ }))
    await user.click(screen.getByRole('button', { name: 'Submit Answer' }))
    const next = await screen.findByRole('button', { name: 'Next Question' })
    await waitFor(() => expect(next.hasAttribute('disabled')).toBe(false))
    await user.click(next)
  }
  expect(await screen.findByText('2 of 2 right')).toBeDefined()
})
