import { type FakeRealtime, startFakeRealtime } from '#fakes/realtime.ts'
import { timeLimits } from '../support/time-limits.ts'
import { startApp } from './app.ts'
import { inTime } from './in-time.ts'
import { test } from './test.ts'

/**
 * A test that talks: `realtime` is OpenAI's realtime service, faked at the wire with a real WebRTC peer behind it, and
 * Chromium calls it on loopback. The app finds its key in the environment.
 */
export const voiceCallTest = test
  .extend('realtime', async ({}, { onCleanup }): Promise<FakeRealtime> => {
    const realtime = await startFakeRealtime()
    onCleanup(() => inTime(timeLimits.cleanup, 'Stopping the service', realtime.stop()))
    return realtime
  })
  .extend('env', async (): Promise<Record<string, string>> => ({ OPENAI_API_KEY: 'sk-test-1234567890' }))
  .extend('app', async ({ dataDir, realtime, env }, { onCleanup }) => {
    const app = await startApp({ dataDir, env: { OPENAI_BASE_URL: realtime.baseUrl, ...env } })
    onCleanup(async () => {
      await app.stop()
    })
    return app
  })
