// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { describe } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { familyDataEndpoints } from '#contract/family-data.ts'
import { parentsCornerEndpoints } from '#contract/parents-corner.ts'
import { safetyEndpoints } from '#contract/safety.ts'
import { settingsEndpoints } from '#contract/settings.ts'
import { builtinAlone, openCorner } from '#support/renderer/answers.ts'
import type { Screen } from '#support/renderer/screen.tsx'
import { testScreenStates } from '#support/renderer/screen-states.ts'
import { type Answer, answer } from '#support/renderer/wire.ts'
import ParentsCornerPage from './parents-corner-page.tsx'

const { corner, flagged, chats, spokenExchanges, timeUsed, aiUse } = parentsCornerEndpoints
const none = { aiCalls: 0, voiceSeconds: 0 }

const inChats = [
  answer(flagged, []),
  answer(chats, []),
  answer(spokenExchanges, []),
  answer(safetyEndpoints.help, { isChosen: false, helplines: [], elsewhere: '', countries: [] }),
]

interface Tab {
  name: string
  answers: Answer[]
  reads: { endpoint: Endpoint; failure: string }[]
  empty: string
}

const tabs: Tab[] = [
  {
    name: 'Chats',
    answers: inChats,
    reads: [
      { endpoint: corner, failure: 'This could not be opened' },
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
    name: 'AI use',
    answers: [
      answer(aiUse, {
        services: [],
        thisMonth: none,
        ofOtherFamilies: none,
        limits: { monthlyAiCalls: null, monthlyVoiceMinutes: null },
      }),
      builtinAlone,
    ],
    reads: [
      { endpoint: aiUse, failure: 'The AI use could not be loaded' },
      { endpoint: settingsEndpoints.settings, failure: 'Your consent could not be loaded' },
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

describe.each(tabs)('the tab $name', ({ name, answers, reads, empty }) => {
  testScreenStates({
    page: <ParentsCornerPage />,
    answers: [openCorner(), ...inChats, ...answers],
    reads,
    empty,
    async open({ user }: Screen) {
      // The first tab is open by itself, once the corner is.
      if (name !== 'Chats') await user.click(await screen.findByRole('tab', { name }))
    },
  })
})
