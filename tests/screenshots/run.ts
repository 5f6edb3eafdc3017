import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { startFakeGemini } from '../fakes/gemini.ts'
import { answerLesson, replyWithLesson } from '../fakes/lesson.ts'
import { startFakeRealtime } from '../fakes/realtime.ts'
import { makeDataDir, startApp } from '../harness/app.ts'
import { contextDefaults, launchBrowser, NARROW, WIDE } from '../harness/browser.ts'
import { giveVoices } from '../harness/scripted-voice.ts'
import { timeLimits } from '../support/time-limits.ts'
import { screens } from './screens.ts'

const FOLDER = 'screenshots'
const looks = [
  { name: 'wide-light', viewport: WIDE, colorScheme: 'light' },
  { name: 'wide-dark', viewport: WIDE, colorScheme: 'dark' },
  { name: 'narrow-light', viewport: NARROW, colorScheme: 'light' },
  { name: 'narrow-dark', viewport: NARROW, colorScheme: 'dark' },
] as const

/** A still picture: fonts are there, and nothing is loading or in the middle of a movement. */
async function takePicture(page: Page, name: string) {
  await page.locator('[data-skeleton]').first().waitFor({ state: 'detached' })
  await page.evaluate(() => document.fonts.ready)
  // What appears fades in, toasts too; what never ends, such as a spinner, is no movement to wait for.
  await page.evaluate(async () => {
    const ends = (each: Animation) => Number.isFinite(Number(each.effect?.getComputedTiming().endTime))
    while (document.getAnimations().some(each => ends(each) && each.playState === 'running'))
      await Promise.allSettled(
        document
          .getAnimations()
          .filter(ends)
          .map(({ finished }) => finished),
      )
  })
  await page.screenshot({ path: join(FOLDER, `${name}.png`), fullPage: true, animations: 'disabled' })
}

const chosen = process.argv.slice(2)
await mkdir(FOLDER, { recursive: true })
const browser = await launchBrowser()
const openai = await startFakeRealtime({}, replyWithLesson)
const gemini = await startFakeGemini(answerLesson)
// The helplines of a country are shown.
process.env.LC_ALL = 'en_GB.UTF-8'
const env = { OPENAI_BASE_URL: openai.baseUrl, GEMINI_BASE_URL: gemini.baseUrl }
for (const look of looks) {
  const { path, remove } = await makeDataDir()
  // A phone's way in is on loopback, whatever network there is.
  const app = await startApp({ dataDir: path, env }, { localAddresses: () => ['127.0.0.1', '127.0.0.2'] })
  const context = await browser.newContext({ ...contextDefaults, ...look, reducedMotion: 'reduce' })
  context.setDefaultTimeout(timeLimits.action)
  const page = await context.newPage()
  // As most computers have: without one there is no loudspeaker.
  await giveVoices(page)
  await page.goto(app.url)
  for (const [name, show] of Object.entries(screens)) {
    await show(page, app, openai).catch(async (error: unknown) => {
      // What stands in the way is seen best.
      await page.screenshot({ path: join(FOLDER, `failed-${name}-${look.name}.png`), fullPage: true })
      throw new Error(`The screen ${name} did not come: see ${FOLDER}/failed-${name}-${look.name}.png`, {
        cause: error,
      })
    })
    if (chosen.length > 0 && !chosen.includes(name)) continue
    await takePicture(context.pages().at(-1) ?? page, `${name}-${look.name}`)
    console.log(`${name}-${look.name}.png`)
  }
  await context.close()
  await app.stop()
  await remove()
}
await browser.close()
await openai.stop()
await gemini.stop()
