import { describe } from 'vitest'
import { expectAccessibleByKeys } from '../harness/axe.ts'
import { NARROW, WIDE } from '../harness/browser.ts'
import { goTo } from '../harness/go-to.ts'
import { expect, openAsFamily, liveChatTest as test } from '../harness/live-chat-test.ts'
import { timeLimits } from '../support/time-limits.ts'
import { openLiveChat } from './open-live-chat.ts'
import { liveChatPage } from './pages/live-chat.ts'
import { textChatPage } from './pages/text-chat.ts'

test('the chats pass axe in every look, scroll nowhere sideways, and their targets are 44 px', {
  tags: 'in-full',
  timeout: timeLimits.long,
}, async ({ page, openai }) => {
  const check = (screen: string) => expectAccessibleByKeys(page, screen)
  const chat = await openLiveChat(page)
  await check('live chat without a session')
  openai.willSay('Here is a **table**.\n\n| a | b |\n|---|---|\n| 1 | $\\frac{1}{2}$ |')
  await chat.say('hello')
  await expect(chat.rows.last().locator('.katex')).toHaveCount(1)
  await check('live chat')
  for (const viewport of [NARROW, WIDE]) {
    await page.setViewportSize(viewport)
    for (const control of [chat.send, chat.record, chat.mute, chat.audioMode, chat.newChat, chat.history]) {
      const { width = 0, height = 0 } = (await control.boundingBox()) ?? {}
      expect(Math.min(width, height), String(control)).toBeGreaterThanOrEqual(44)
    }
  }
  await chat.history.click()
  await check('history')
  await page.keyboard.press('Escape')
  await chat.newChat.click()
  await check('title')
  await page.keyboard.press('Escape')
  await chat.record.click()
  await expect(chat.status).toHaveText('Recording...')
  await check('recording')
  await goTo(page, '/gemini-chat')
  const textChat = textChatPage(page)
  await textChat.heading.waitFor()
  await check('text AI chat, empty')
  await textChat.say('hello')
  await expect(textChat.rows.last()).toContainText('Hello there!')
  await check('text AI chat')
})

describe('with the keyboard alone', () => {
  test('a chat is made, held, named anew and deleted', { tags: 'in-full' }, async ({ page }) => {
    const chat = await openLiveChat(page)
    const { keyboard } = page
    const tabTo = async (control: typeof chat.send) => {
      for (let steps = 0; steps < 40; steps += 1) {
        if (await control.evaluate(element => element === document.activeElement)) return
        await keyboard.press('Tab')
      }
      throw new Error(`Tab does not reach ${control}`)
    }
    await tabTo(chat.newChat)
    await keyboard.press('Enter')
    await expect(page.getByPlaceholder('Enter a title for this chat')).toBeFocused()
    await keyboard.type('Keys')
    await keyboard.press('Enter')
    await expect(chat.title).toHaveText('Keys')
    await expect(chat.rows).toHaveCount(2)
    await tabTo(chat.box)
    await keyboard.type('hello')
    await keyboard.press('Shift+Enter')
    await keyboard.type('again')
    await keyboard.press('Enter')
    await expect(chat.rows).toHaveCount(4)
    await expect(chat.box).toBeFocused()
    await expect(chat.box).toHaveValue('')

    await keyboard.press('Shift+Tab')
    await tabTo(chat.audioMode)
    await keyboard.press('Space')
    await expect(chat.audioMode).toBeChecked()
    await page.reload()
    await expect(chat.connected).toBeVisible()
    await tabTo(chat.history)
    await keyboard.press('Enter')
    await tabTo(chat.inDialog('Edit title of Keys'))
    await keyboard.press('Enter')
    await keyboard.type('Doors')
    await keyboard.press('Enter')
    await tabTo(chat.inDialog('Delete Doors'))
    await keyboard.press('Enter')
    await expect(chat.inDialog('Cancel')).toBeFocused()
    await tabTo(chat.inDialog('Delete'))
    await keyboard.press('Enter')
    await expect(chat.dialog).toContainText('No chat history found')
    await keyboard.press('Escape')
    await expect(chat.title).toHaveText('Stepwise AI')
  })
})

describe('on a small screen', () => {
  test('the text box stays in sight above the keyboard', { tags: 'in-full' }, async ({ newPage, app }) => {
    const page = await newPage({ viewport: NARROW })
    await page.goto(app.url)
    await openAsFamily(page, '/')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('menuitem', { name: 'Live Chat' }).click()
    const chat = liveChatPage(page)
    await expect(chat.connected).toBeVisible()
    await chat.say('hello')
    await expect(chat.rows).toHaveCount(2)
    await page.setViewportSize({ ...NARROW, height: 430 })
    await expect(chat.box).toBeInViewport({ ratio: 1 })
    await expect(chat.send).toBeInViewport({ ratio: 1 })
    await expect(chat.rows.last()).toBeInViewport()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })
})
