// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { parentsCornerEndpoints } from '#contract/parents-corner.ts'
import { settingsEndpoints } from '#contract/settings.ts'
import { sharedComputerEndpoints } from '#contract/shared-computer.ts'
import { builtinAlone, openCorner } from '#support/renderer/answers.ts'
import { showScreen } from '#support/renderer/screen.tsx'
import { testScreenStates } from '#support/renderer/screen-states.ts'
import { answer } from '#support/renderer/wire.ts'
import SettingsPage from './settings-page.tsx'

const answers = [
  openCorner(),
  answer(sharedComputerEndpoints.sharedComputer, { isListed: false, idleLockMinutes: null }),
  builtinAlone,
]

testScreenStates({
  page: <SettingsPage />,
  answers,
  reads: [
    { endpoint: parentsCornerEndpoints.corner, failure: 'This could not be opened' },
    { endpoint: settingsEndpoints.settings, failure: 'Error Loading Settings' },
  ],
  empty: 'Who helps',
})

describe('a shared computer', () => {
  testScreenStates({
    page: <SettingsPage />,
    answers,
    reads: [
      { endpoint: sharedComputerEndpoints.sharedComputer, failure: 'These settings could not be loaded' },
    ],
    empty: 'Offer this family on the login page',
    async open({ user }) {
      await user.click(await screen.findByRole('button', { name: 'A shared computer' }))
    },
  })
})

test('all but who helps now is folded', async () => {
  const { user } = showScreen(<SettingsPage />, { answers })
  expect(await screen.findByLabelText('AI in use')).toBeDefined()
  expect(screen.queryByText('It works here.')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Builtin tutor' }))
  expect(screen.getByText('It works here.')).toBeDefined()
})
