// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { childEndpoints, type ParentsChild } from '#contract/children.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { familyDataEndpoints } from '#contract/family-data.ts'
import { inboxEndpoints } from '#contract/inbox.ts'
import { type FlaggedExchange, parentsCornerEndpoints } from '#contract/parents-corner.ts'
import { practiceEndpoints, type Week } from '#contract/practice.ts'
import { safetyEndpoints } from '#contract/safety.ts'
import { settingsEndpoints } from '#contract/settings.ts'
import { builtinAlone, openCorner } from '#support/renderer/answers.ts'
import { type Screen, showScreen } from '#support/renderer/screen.tsx'
import { testScreenStates } from '#support/renderer/screen-states.ts'
import { type Answer, answer } from '#support/renderer/wire.ts'
import ParentsCornerPage from './parents-corner-page.tsx'

const { listAllChildren } = childEndpoints
const { corner, flagged, chats, spokenExchanges, timeUsed, aiUse } = parentsCornerEndpoints
const none = { aiCalls: 0, voiceSeconds: 0 }

const mina: ParentsChild = {
  id: 1,
  name: 'Mina',
  birthYear: 2015,
  animal: 'fox',
  color: 'blue',
  hasCode: false,
  isArchived: false,
  assistantName: 'Pip',
  limits: { monthlyAiCalls: null, monthlyVoiceMinutes: null },
  timeRules: { minutesADay: null, bedtime: null },
}
const leo: ParentsChild = { ...mina, id: 2, name: 'Leo', animal: 'owl', assistantName: 'Sage' }
const day = { evaluated: 0, practised: 0, mastered: 0, cameBack: 0, seconds: 0 }
const emptyWeek = (childId: number): Week => ({
  childId,
  days: Array.from({ length: 7 }, (_, at) => ({ ...day, day: `2026-11-${15 + at}` })),
  wobbles: [],
  sits: [],
  moreWobbles: 0,
})

/** What the first tab and the choice of a child ask for. */
const always = [
  answer(listAllChildren, [mina]),
  answer(practiceEndpoints.week, emptyWeek(1)),
  answer(flagged, []),
  answer(inboxEndpoints.waiting, []),
]

const inChats = [
  answer(flagged, []),
  answer(chats, []),
  answer(spokenExchanges, []),
  answer(safetyEndpoints.help, { isChosen: false, helplines: [], elsewhere: '', countries: [] }),
]

interface Tab {
  name: string
  /** Opened before its reads are looked at. */
  folds?: string[]
  answers: Answer[]
  reads: { endpoint: Endpoint; failure: string }[]
  empty: string
}

const tabs: Tab[] = [
  {
    name: 'This week',
    answers: [],
    reads: [
      { endpoint: corner, failure: 'This could not be opened' },
      { endpoint: listAllChildren, failure: 'Your children could not be loaded' },
      { endpoint: practiceEndpoints.week, failure: 'The week of Mina could not be loaded' },
    ],
    empty: 'Mina has not worked here in the last seven days.',
  },
  {
    name: 'Kept',
    answers: [],
    reads: [{ endpoint: inboxEndpoints.waiting, failure: 'What was kept for you could not be loaded' }],
    empty: 'Nothing is waiting',
  },
  {
    name: 'Chats',
    folds: ['All chats', 'All talks'],
    answers: inChats,
    reads: [
      { endpoint: flagged, failure: 'The flagged messages could not be loaded' },
      { endpoint: chats, failure: 'The chats could not be loaded' },
      { endpoint: spokenExchanges, failure: 'The talks could not be loaded' },
      { endpoint: safetyEndpoints.help, failure: 'The helplines could not be loaded' },
    ],
    empty: 'No chats yet',
  },
  {
    name: 'Time',
    answers: [answer(timeUsed, { today: '2026-11-21', days: [] })],
    reads: [{ endpoint: timeUsed, failure: 'The time used could not be loaded' }],
    empty: 'This week',
  },
  {
    name: 'Children',
    answers: [],
    reads: [{ endpoint: listAllChildren, failure: 'Your children could not be loaded' }],
    empty: 'Born in 2015',
  },
  {
    name: 'AI use',
    folds: ['Your agreement'],
    answers: [
      answer(aiUse, {
        services: [],
        thisMonth: none,
        ofChildren: [],
        ofOtherFamilies: none,
        limits: { monthlyAiCalls: null, monthlyVoiceMinutes: null },
      }),
      builtinAlone,
    ],
    reads: [
      { endpoint: aiUse, failure: 'The AI use could not be loaded' },
      { endpoint: settingsEndpoints.settings, failure: 'Your agreement could not be loaded' },
    ],
    empty: 'Nothing has left this computer.',
  },
  {
    name: 'Data',
    answers: [
      answer(familyDataEndpoints.listBackups, { backups: [] }),
      answer(familyDataEndpoints.listDamaged, { files: [] }),
    ],
    reads: [{ endpoint: familyDataEndpoints.listBackups, failure: 'The backups could not be loaded' }],
    empty: 'The first is made within a day.',
  },
]

describe.each(tabs)('the tab $name', ({ name, folds = [], answers, reads, empty }) => {
  testScreenStates({
    page: <ParentsCornerPage />,
    answers: [openCorner(), ...always, ...answers],
    reads,
    empty,
    async open({ user }: Screen) {
      // The first tab is open by itself, once the corner is.
      if (name === 'This week') return
      await user.click(await screen.findByRole('tab', { name }))
      for (const fold of folds) await user.click(screen.getByRole('button', { name: fold }))
    },
  })
})

const twoChildren = [
  openCorner(),
  answer(listAllChildren, [mina, leo]),
  answer(practiceEndpoints.week, emptyWeek(1)),
  answer(inboxEndpoints.waiting, []),
]

const flag: FlaggedExchange = {
  id: 1,
  childId: 2,
  tier: 'talk',
  concern: 'lonely',
  source: 'text_chat',
  about: 'child',
  said: 'nobody plays with me **at all**',
  reply: 'I am sorry. **You did nothing wrong.**',
  createdAt: '2026-11-20T10:00:00.000Z',
}

test('of several children, a flag says whose it is and how that child calls its tutor, the words as they were typed', async () => {
  const { user } = showScreen(<ParentsCornerPage />, {
    answers: [
      ...twoChildren,
      ...inChats.filter(({ endpoint }) => endpoint !== flagged),
      answer(flagged, [flag]),
    ],
  })
  // Above the week it is the first thing to read, and leads to all of it.
  await user.click(await screen.findByRole('link', { name: 'Read it' }))
  expect(await screen.findByRole('heading', { name: 'Flagged messages' })).toBe(document.activeElement)
  const card = within(await screen.findByRole('region', { name: 'Worth a talk' }))
  const texts = (await card.findByText(flag.said)).closest('section')?.textContent ?? ''
  expect(texts.indexOf(flag.said)).toBeLessThan(texts.indexOf('You did nothing wrong.'))
  expect(card.getByText('Leo')).toBeDefined()
  expect(card.getByText('Sage')).toBeDefined()
  expect((await card.findByText('You did nothing wrong.')).tagName).toBe('STRONG')
})

test('the chosen child stays chosen from tab to tab, until the corner closes', async () => {
  const { user } = showScreen(<ParentsCornerPage />, {
    answers: [
      ...twoChildren,
      ...inChats,
      answer(timeUsed, { today: '2026-11-21', days: [] }),
      answer(parentsCornerEndpoints.closeCorner, undefined),
    ],
  })
  const choice = async () => (await screen.findByLabelText<HTMLSelectElement>('Whose pages are shown')).value
  await screen.findByRole('region', { name: 'Leo' })
  await user.selectOptions(screen.getByLabelText('Whose pages are shown'), 'Leo')
  expect(screen.queryByRole('region', { name: 'Mina' })).toBeNull()
  await user.click(screen.getByRole('tab', { name: 'Time' }))
  expect(await choice()).toBe('2')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await screen.findByText('For parents')
  expect(sessionStorage).toHaveLength(0)
})

test('with one child there is nothing to choose, and its name stands there', async () => {
  const answers = [openCorner(), ...always, answer(timeUsed, { today: '2026-11-21', days: [] })]
  const { user } = showScreen(<ParentsCornerPage />, { answers })
  expect(await screen.findByRole('region', { name: 'Mina' })).toBeDefined()
  await user.click(screen.getByRole('tab', { name: 'Time' }))
  expect(await screen.findByText('About Mina')).toBeDefined()
  expect(screen.queryByLabelText('Whose pages are shown')).toBeNull()
})
