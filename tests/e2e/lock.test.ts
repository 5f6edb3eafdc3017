import type { Page } from 'playwright'
import { describe } from 'vitest'
import { family } from '../harness/client.ts'
import { expect, liveChatTest } from '../harness/live-chat-test.ts'
import { voiceCallTest } from '../harness/voice-call-test.ts'
import { openLiveChat } from './open-live-chat.ts'
import { openVoiceCall } from './open-voice-call.ts'
import { toast } from './pages/toasts.ts'
import { openSpokenExchanges } from './pages/voice-call.ts'

const lockOf = (page: Page) => page.getByRole('dialog', { name: 'Stepwise is locked' })

async function unlock(page: Page) {
  await lockOf(page).getByLabel('Your password').fill(family.password)
  await lockOf(page).getByRole('button', { name: 'Unlock' }).click()
  await expect(lockOf(page)).toHaveCount(0)
}

/** As a page does that another window has locked, or a parent far from the computer's clock. */
const lockFrom = (page: Page) =>
  page.evaluate(async () => (await fetch('/api/lock', { method: 'POST' })).status)

liveChatTest(
  'a lock from another window stops a reply; after the unlock it is there',
  { tags: 'in-full' },
  async ({ page, app, openai }) => {
    const chat = await openLiveChat(page)
    const reply = openai.willBeFed()
    await chat.say('Why is the sky blue?')
    reply.say('Light is scattered. ')
    await expect(chat.rows.last()).toContainText('Light is scattered.')
    const other = await page.context().newPage()
    await other.goto(`${app.origin}/past-assessments`)
    expect(await lockFrom(other)).toBe(204)
    await expect(lockOf(page)).toBeVisible()
    reply.say('Blue the most.')
    reply.finish()
    await unlock(page)
    await expect(chat.rows.last()).toContainText('Light is scattered. Blue the most.')
    await expect(chat.connected).toBeVisible()
    await expect(toast(page, 'onnect')).toHaveCount(0)
  },
)

describe('the last exchange of a call is kept', () => {
  /** A call in the middle of a long reply, a good second of which was heard. */
  async function openReply(page: Page, realtime: Parameters<typeof openVoiceCall>[1]) {
    const text = Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ')
    realtime.willTell({ text, soundMs: 60_000 })
    const { voice, call } = await openVoiceCall(page, realtime)
    call.childSays('Count!')
    await expect(voice.status).toHaveText('Speaking...')
    const from = call.framesHeard()
    await call.until(() => call.framesHeard() > from + 75)
    return { voice, call }
  }

  async function expectKept(page: Page, origin: string) {
    const { exchanges } = await openSpokenExchanges(page, origin)
    await expect(exchanges).toHaveCount(1)
    await expect(exchanges).toContainText('Count!')
    await expect(exchanges).toContainText('word1')
    await expect(exchanges).not.toContainText('word59')
  }

  voiceCallTest('when the window closes', { tags: 'in-full' }, async ({ page, app, realtime }) => {
    const { call } = await openReply(page, realtime)
    const later = await page.context().newPage()
    await page.close({ runBeforeUnload: true })
    await call.ended()
    await later.goto(app.origin)
    await expectKept(later, app.origin)
  })

  voiceCallTest('when the family logs out', { tags: 'in-full' }, async ({ page, app, realtime }) => {
    const { call } = await openReply(page, realtime)
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(toast(page, 'Logged out successfully')).toBeVisible()
    await call.ended()
    const headers = { origin: app.origin }
    const { email, password } = family
    await page.request.post(`${app.origin}/api/login`, { data: { email, password }, headers })
    await expectKept(page, app.origin)
  })

  voiceCallTest('when another window locks', { tags: 'in-full' }, async ({ page, app, realtime }) => {
    const { call } = await openReply(page, realtime)
    const other = await page.context().newPage()
    await other.goto(`${app.origin}/past-assessments`)
    expect(await lockFrom(other)).toBe(204)
    await page.bringToFront()
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(lockOf(page)).toBeVisible()
    await call.ended()
    await unlock(page)
    await expectKept(page, app.origin)
  })
})
