// @vitest-environment happy-dom
import { parentsCornerEndpoints } from '#contract/parents-corner.ts'
import { settingsEndpoints } from '#contract/settings.ts'
import { sharedComputerEndpoints } from '#contract/shared-computer.ts'
import { builtinAlone, openCorner } from '#support/renderer/answers.ts'
import { testScreenStates } from '#support/renderer/screen-states.ts'
import { answer } from '#support/renderer/wire.ts'
import SettingsPage from './settings-page.tsx'

testScreenStates({
  page: <SettingsPage />,
  answers: [
    openCorner(),
    answer(sharedComputerEndpoints.sharedComputer, { isListed: false, idleLockMinutes: null }),
    builtinAlone,
  ],
  reads: [
    { endpoint: parentsCornerEndpoints.corner, failure: 'This could not be opened' },
    { endpoint: settingsEndpoints.settings, failure: 'Error Loading Settings' },
    { endpoint: sharedComputerEndpoints.sharedComputer, failure: 'These settings could not be loaded' },
  ],
  empty: 'Who helps',
})
