// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Settings } from '#contract/settings.ts'
import { settingsEndpoints } from '#contract/settings.ts'
import { tutorQueueEndpoints } from '#contract/tutor-queue.ts'
import { queryClient } from '#lib/query-client.ts'
import { builtinAlone } from '#support/renderer/answers.ts'
import { showScreen } from '#support/renderer/screen.tsx'
import { answer } from '#support/renderer/wire.ts'
import { BeforeYou } from './index.ts'

/** The settings of a family whose AI is of a kind. */
function servedBy(kind: 'home' | 'builtin') {
  const settings = builtinAlone.body as Settings
  const services = settings.services.map(each => ({ ...each, about: { ...each.about, kind } }))
  return answer(settingsEndpoints.settings, { ...settings, services })
}

test.each([
  [1, 'One other is before you. Then it’s your turn.'],
  [3, '3 others are before you.'],
])('with %i before it, a child reads so', async (before, words) => {
  showScreen(<BeforeYou />, { answers: [servedBy('home'), answer(tutorQueueEndpoints.look, { before })] })
  expect(await screen.findByText(words)).toBeDefined()
})

test.each([
  ['home', [answer(tutorQueueEndpoints.look, { before: 0 })]],
  // Nothing answers there in this test: to ask would fail it.
  ['builtin', []],
] as const)('where nobody is before it, or the AI is %s, nothing is said', async (kind, more) => {
  showScreen(
    <>
      <BeforeYou />
      <p>Thinking</p>
    </>,
    { answers: [servedBy(kind), ...more] },
  )
  await screen.findByText('Thinking')
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(document.body.textContent).not.toContain('before you')
})
