// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { KEY_NOT_CONFIGURED, voiceCallEndpoints } from '#contract/voice-call.ts'
import { showScreen } from '#support/renderer/screen.tsx'
import { answer, type Behaviour } from '#support/renderer/wire.ts'
import { headerCall } from './header-call.ts'
import { VoiceCallButton, VoiceCallProblem } from './voice-call-button.tsx'

const create = voiceCallEndpoints.createSession
const refused = { success: false, error: KEY_NOT_CONFIGURED, code: 'ai_not_connected' }
const answers = [answer(voiceCallEndpoints.checkSession, refused), answer(create, refused)]

afterEach(() => headerCall.disconnect())

/** A microphone that is there, and silent. */
function giveMicrophone(): void {
  const track = Object.assign(new EventTarget(), { stop: () => {}, enabled: true, readyState: 'live' })
  const stream = { getTracks: () => [track], getAudioTracks: () => [track] }
  const mediaDevices = Object.assign(new EventTarget(), { getUserMedia: async () => stream })
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: mediaDevices })
}

async function call(behaviour: Behaviour) {
  giveMicrophone()
  const shown = showScreen(
    <>
      <VoiceCallButton />
      <VoiceCallProblem />
    </>,
    { answers, prepare: wire => wire.behave(create, behaviour) },
  )
  await shown.user.click(screen.getByRole('button', { name: 'Talk to AI' }))
  return shown
}

test('while a call begins, the button is busy and the box says so', async () => {
  await call('hangs')
  const box = await screen.findByRole('complementary', { name: 'AI Assistant' })
  expect(box.querySelector('[role=status]')?.textContent).toMatch(/connecting/i)
  expect(screen.getByRole('button', { name: 'Talk to AI' }).getAttribute('aria-busy')).toBe('true')
})

test('without an AI for calls, it leads a parent to Settings', async () => {
  await call('answers')
  expect((await screen.findByRole('link', { name: 'Settings' })).getAttribute('href')).toBe('/settings')
})

test.for<Behaviour>(['fails', 'answers nonsense', 'is gone'])(
  '%s: it says so in words once, below the button, and Try Again is there',
  async how => {
    await call(how)
    const again = await screen.findByRole('button', { name: 'Try Again' })
    const words = screen.getByRole('alert').textContent
    expect(words?.length).toBeGreaterThan(10)
    expect(words).not.toMatch(/\b[45]\d\d\b|[{}]|fetch|undefined/)
    expect(again.closest('[role=alert]')?.querySelector('details')?.open).toBe(false)
    expect(screen.queryByRole('complementary')).toBeNull()
  },
)
