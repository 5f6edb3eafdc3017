import { type FakeRealtime, startFakeRealtime } from '#fakes/realtime.ts'
import { startApp } from './app.ts'
import { launchBrowser } from './browser.ts'
import { ON_LOOPBACK } from './loopback-calls.ts'
import { test } from './test.ts'

/**
 * A test that talks: `realtime` is OpenAI's realtime service, faked at the wire with a real WebRTC peer behind it, and
 * Chromium calls it on loopback. The app finds its key in the environment.
 */
export const voiceTest = test
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await launchBrowser(ON_LOOPBACK)
    onCleanup(() => browser.close())
    return browser
  })
  .extend('realtime', async ({}, { onCleanup }): Promise<FakeRealtime> => {
    const realtime = await startFakeRealtime()
    onCleanup(realtime.stop)
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
