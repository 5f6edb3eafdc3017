// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { safetyEndpoints } from '#contract/safety.ts'
import { showScreen } from '#support/renderer/screen.tsx'
import { testScreenStates } from '#support/renderer/screen-states.ts'
import { answer } from '#support/renderer/wire.ts'
import SafetyPage from './safety-page.tsx'

const help = answer(safetyEndpoints.help, {
  isChosen: false,
  helplines: [],
  elsewhere: 'Ask a grown-up whom you trust.',
  countries: [],
})

testScreenStates({
  page: <SafetyPage />,
  answers: [help],
  reads: [{ endpoint: safetyEndpoints.help, failure: 'The helplines could not be loaded' }],
  empty: 'Ask a grown-up whom you trust.',
})

test('without the helplines, a child in danger still reads whom to call', async () => {
  showScreen(<SafetyPage />, {
    answers: [help],
    prepare: wire => wire.behave(safetyEndpoints.help, 'is gone'),
  })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('112')
})
