import type { Page } from 'playwright'
import type { FakeRealtime } from '#fakes/realtime.ts'
import { expect } from '../harness/expect.ts'
import { openAsFamily } from '../harness/live-chat-test.ts'
import { voiceCall } from './pages/voice-call.ts'

/** Signs the family up behind the page's back, turns the voice call on and waits until it listens. */
export async function openVoiceCall(page: Page, realtime: FakeRealtime) {
  await openAsFamily(page, '/')
  const voice = voiceCall(page)
  await voice.on.click()
  const call = await realtime.called()
  await expect(voice.status).toHaveText('Listening...')
  return { voice, call }
}
