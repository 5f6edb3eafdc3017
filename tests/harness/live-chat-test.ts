import type { Page } from 'playwright'
import { expect as playwrightExpect } from 'playwright/test'
import { startTalkingOpenai } from '#fakes/talking-openai.ts'
import { timeLimits } from '../support/time-limits.ts'
import { startApp } from './app.ts'
import { type NewFamily, signIn } from './client.ts'
import { inTime } from './in-time.ts'
import { test } from './test.ts'

/** Waits as long as a slow machine needs; a chat has many hands. */
export const expect = playwrightExpect.configure({ timeout: timeLimits.state })

/** A test whose tutor is OpenAI's service, faked at the wire. */
export const liveChatTest = test
  .extend('openai', async ({}, { onCleanup }) => {
    const openai = await startTalkingOpenai()
    onCleanup(() => inTime(timeLimits.cleanup, 'Stopping the fake service', openai.stop()))
    return openai
  })
  .extend('app', async ({ dataDir, openai }, { onCleanup }) => {
    const env = { OPENAI_API_KEY: 'sk-test-1234567890', OPENAI_BASE_URL: openai.baseUrl }
    const app = await startApp({ dataDir, env })
    onCleanup(async () => {
      await app.stop()
    })
    return app
  })

/** Signs the family up behind the page's back and opens one of its screens. */
export async function openAsFamily(page: Page, path: string, changes: NewFamily = {}) {
  await signIn(page, changes)
  await page.goto(new URL(page.url()).origin + path)
}
