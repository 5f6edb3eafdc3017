import { describe } from 'vitest'
import { expectAccessible } from '../harness/axe.ts'
import { expect } from '../harness/expect.ts'
import { openAsFamily } from '../harness/live-chat-test.ts'
import { voiceCallTest as test } from '../harness/voice-call-test.ts'
import { liveTestPage, voiceCall } from './pages/voice-call.ts'

describe('the realtime test page', () => {
  for (const vintage of ['new', 'old'] as const) {
    test(`connects by itself, and text and voice go both ways with the ${vintage} service`, {
      tags: 'in-full',
    }, async ({ page, realtime }) => {
      realtime.manners.vintage = vintage
      await openAsFamily(page, '/openai-live-chat')
      const live = liveTestPage(page)
      await expect(live.heading).toHaveText('Stepwise Live Chat Test')
      await expect(live.status).toHaveText('Connected to OpenAI')
      await expect(live.messages).toHaveText([/learning helper/])
      await expect(live.send).toBeDisabled()
      await live.box.fill('  ')
      await expect(live.send).toBeDisabled()

      realtime.willTell('Cut a cake in two. ', 'Yes. ')
      await live.box.fill('What is a half?')
      await live.box.press('Enter')
      await expect(live.messages).toHaveText([/learning helper/, 'What is a half?', 'Cut a cake in two.'])
      await expect(live.box).toHaveValue('')
      const call = await realtime.called()
      const items = call.received.filter(({ type }) => type === 'conversation.item.create')
      expect(items.map(({ userId }) => userId !== undefined)).toEqual(
        vintage === 'new' ? [true, false] : [true],
      )

      await live.micOn.click()
      await expect(live.volume).toBeVisible()
      await expect.poll(() => call.framesHeard()).toBeGreaterThan(10)
      call.childSays('Is it two parts?')
      await expect(live.messages.filter({ hasText: 'Is it two parts?' })).toBeVisible()
      await expect(live.messages.filter({ hasText: 'Yes.' })).toBeVisible()
      await live.micOff.click()
      await expect(live.volume).toHaveCount(0)
      await expectAccessible(page, 'the realtime test page')
    })
  }

  test('gives way to the header’s assistant, and ends when it is left', { tags: 'in-full' }, async ({
    page,
    realtime,
  }) => {
    await openAsFamily(page, '/openai-live-chat')
    const live = liveTestPage(page)
    await expect(live.status).toHaveText('Connected to OpenAI')
    await voiceCall(page).on.click()
    await expect(live.status).toHaveText('Not connected to OpenAI')
    await expect(live.box).toBeDisabled()
    const [first] = realtime.calls
    await first?.ended()
    await expect(voiceCall(page).active).toBeVisible()
  })
})

describe('without a key', () => {
  test.override('env', {})

  test('the page says so, with a hint', { tags: 'in-full' }, async ({ page }) => {
    await openAsFamily(page, '/openai-live-chat')
    const live = liveTestPage(page)
    await expect(live.error).toContainText('Connection Error')
    await expect(live.error).toContainText('API key is not configured')
    await expect(live.error).toContainText('The key for OpenAI must be set')
    await expectAccessible(page, 'the realtime test page without a key')
    await page.route('**/api/openai/session', route => route.abort())
    await live.retry.click()
    await expect(live.error).toContainText('Failed to verify API key')
  })
})
