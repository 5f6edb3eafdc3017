// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { KEY_NOT_CONFIGURED, voiceCallEndpoints } from '#contract/voice-call.ts'
import { showScreen } from '#support/renderer/screen.tsx'
import { answer, type Behaviour } from '#support/renderer/wire.ts'
import LiveTestPage from './live-test-page.tsx'

const check = voiceCallEndpoints.checkSession
const answers = [answer(check, { success: false, error: KEY_NOT_CONFIGURED, code: 'ai_not_connected' })]
const show = (behaviour: Behaviour) =>
  showScreen(<LiveTestPage />, { answers, prepare: wire => wire.behave(check, behaviour) })

test('it says that it connects until there is an answer', async () => {
  const { wire } = show('hangs')
  expect(screen.getByRole('status').textContent).toContain('Connecting to')
  wire.release()
  expect((await screen.findByRole('alert')).textContent).toContain(KEY_NOT_CONFIGURED)
  expect(screen.queryByRole('status')).toBeNull()
})

test.for<Behaviour>(['fails', 'answers nonsense', 'is gone'])(
  '%s: it says so, and Retry asks again',
  async how => {
    const { wire, user } = show(how)
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to verify API key')
    wire.release()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(KEY_NOT_CONFIGURED))
  },
)
