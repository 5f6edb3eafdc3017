import { describe } from 'vitest'
import { expect, openAsFamily, liveChatTest as test } from '../harness/live-chat-test.ts'
import { openLiveChat } from './open-live-chat.ts'
import { holdSocket, liveChatPage } from './pages/live-chat.ts'
import { toast } from './pages/toasts.ts'

describe('live chat', () => {
  test('the first message makes a session, streams in, and is there after a reload', async ({
    page,
    openai,
  }) => {
    await openAsFamily(page, '/chat')
    const chat = liveChatPage(page)
    await expect(chat.title).toHaveText('Stepwise AI')
    await expect(chat.connected).toBeVisible()
    await expect(chat.status).toHaveText('Ready')
    const reply = openai.willBeFed()

    await chat.say('how do leaves breathe?')
    await expect(chat.rows.first()).toContainText('how do leaves breathe?')
    await expect(chat.status).toHaveText('Processing...')
    await expect(chat.send).toHaveCount(0)
    reply.say('Look **closely** at a leaf. ')
    await expect(chat.rows.last()).toContainText('Look closely at a leaf.')
    reply.say('Each one has $\\frac{1}{2}$ a million holes and costs $5, not $7.')
    reply.finish()
    await expect(chat.status).toHaveText('Ready')
    await expect(chat.title).toHaveText('how do leaves breathe?')
    await expect(chat.rows.last().locator('.katex')).toHaveCount(1)
    await expect(chat.rows.last()).toContainText('costs $5, not $7.')

    await page.reload()
    await expect(chat.rows).toHaveCount(2)
    await expect(chat.rows.last().locator('strong')).toHaveText('closely')
  })

  test('a new chat may begin without a title, and its first message names it', { tags: 'in-full' }, async ({
    page,
    openai,
  }) => {
    openai.willSay('Hello Mina!', 'Look at a leaf.')
    const chat = await openLiveChat(page)
    await chat.newChat.click()
    await expect(chat.inDialog('Create Chat')).toBeDisabled()
    await chat.inDialog('Start without a title').click()
    await expect(chat.rows).toHaveText([/Hello! I'm Mina\./, /Hello Mina!/])
    await expect(chat.title).toHaveText(/^Chat - \w{3} \d{1,2}, \d{1,2}:\d{2} [AP]M$/)
    await chat.say('how do leaves breathe?')
    await expect(chat.title).toHaveText('how do leaves breathe?')
  })

  test('an empty chat spills nothing at 200 % zoom', { tags: 'in-full' }, async ({ page }) => {
    await openAsFamily(page, '/chat')
    await liveChatPage(page).connected.waitFor()
    for (const path of ['/chat', '/gemini-chat']) {
      await page.setViewportSize({ width: 640, height: 400 })
      await page.goto(new URL(path, page.url()).href)
      const words = page.getByText(/What shall we work on today|No messages yet/)
      await words.waitFor()
      const card = page.locator('.fills-window > section')
      const [inner, outer] = [await words.boundingBox(), await card.boundingBox()]
      if (!inner || !outer) throw new Error('The words are not shown')
      expect(inner.y).toBeGreaterThanOrEqual(outer.y)
      expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height)
    }
  })

  test('an empty chat begins with a greeting by name', { tags: 'in-full' }, async ({ page, openai }) => {
    openai.willSay('Hello Mina! What shall we work on today?')
    const chat = await openLiveChat(page)
    await chat.startChat('Leaves')
    await expect(toast(page, 'New chat created')).toBeVisible()
    await expect(chat.title).toHaveText('Leaves')
    await expect(chat.rows).toHaveText([/Hello! I'm Mina\./, /Hello Mina! What shall we work on today\?/])
    await page.reload()
    await expect(chat.rows).toHaveCount(2)
    await expect(chat.status).toHaveText('Ready')
    expect(openai.asked('/v1/chat/completions')).toHaveLength(1)
  })

  test('the answer to the greeting keeps nobody waiting: the child’s words cut it short', {
    tags: 'in-full',
  }, async ({ page, openai }) => {
    const greeting = openai.willBeFed()
    const chat = await openLiveChat(page)
    await chat.startChat('Leaves')
    greeting.say('Hello ')
    await expect.poll(() => openai.asked('/v1/chat/completions')).toHaveLength(1)
    openai.willSay('What colour is light?')
    await chat.say('Why are leaves green?')
    await expect(chat.rows.last()).toContainText('What colour is light?')
    await expect(toast(page, 'Please wait')).toHaveCount(0)
    await page.reload()
    await expect(chat.rows.last()).toContainText('What colour is light?')
    await expect(chat.rows.first()).toContainText("Hello! I'm Mina.")
  })

  test('history: the first chat is selected, another can be chosen, named anew and deleted', {
    tags: 'in-full',
  }, async ({ page }) => {
    await openAsFamily(page, '/chat')
    const chat = liveChatPage(page)
    await chat.history.click()
    await expect(chat.dialog).toContainText('No chat history found')
    await expect(chat.dialog).toContainText('Create a new chat to get started')
    await page.keyboard.press('Escape')
    await expect(chat.connected).toBeVisible()
    await chat.startChat('Leaves')
    await expect(chat.rows).toHaveCount(2)
    await chat.startChat('Rivers')
    await expect(chat.title).toHaveText('Rivers')
    await expect(chat.rows).toHaveCount(2)

    await page.reload()
    await expect(chat.title).toHaveText('Rivers')
    await chat.history.click()
    await expect(chat.dialog).toContainText('Select a previous conversation to continue')
    await chat.inDialog('Refresh').click()
    await expect(toast(page, 'Refreshing history')).toBeVisible()
    await chat.dialog.getByRole('button', { name: /^Leaves/ }).click()
    await expect(chat.title).toHaveText('Leaves')

    await chat.history.click()
    await chat.inDialog('Edit title of Leaves').click()
    await expect(chat.dialog).toContainText('Edit Chat Title')
    const title = page.getByPlaceholder('Enter a title for this chat')
    await title.fill('   ')
    await expect(chat.inDialog('Save Changes')).toBeDisabled()
    await title.fill('Leaves and roots')
    await chat.inDialog('Save Changes').click()
    await expect(chat.dialog).toContainText('Chat History')
    await expect(chat.dialog).toContainText('Leaves and roots')

    await chat.inDialog('Delete Leaves and roots').click()
    await chat.inDialog('Cancel').click()
    await chat.inDialog('Delete Leaves and roots').click()
    await chat.inDialog('Delete').click()
    await expect(chat.dialog).not.toContainText('Leaves and roots')
    await chat.dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(chat.title).toHaveText('Rivers')
  })

  test('Stop ends a reply and keeps what came', { tags: 'in-full' }, async ({ page, openai }) => {
    const chat = await openLiveChat(page)
    const reply = openai.willBeFed()
    await chat.say('tell me a long story')
    reply.say('Once upon a time. ')
    reply.say('There was ')
    await expect(chat.rows.last()).toContainText('Once upon a time.')
    await chat.stop.click()
    await expect(chat.send).toBeVisible()
    await expect(chat.rows.last()).toContainText('stopped')
    await page.reload()
    await expect(chat.rows.last()).toContainText('Once upon a time.')
    await expect(chat.rows.last()).toContainText('stopped')
    await expect(chat.retry).toHaveCount(0)
  })

  test('while a reply is under way nothing else is sent, and what was typed stays', {
    tags: 'in-full',
  }, async ({ page, openai }) => {
    const chat = await openLiveChat(page)
    const reply = openai.willBeFed()
    await chat.say('one')
    await expect(chat.stop).toBeVisible()
    await chat.say('two')
    await expect(toast(page, 'Still processing your last message')).toBeVisible()
    await expect(chat.box).toHaveValue('two')
    reply.say('Yes.')
    reply.finish()
    await expect(chat.status).toHaveText('Ready')
    await expect(chat.rows).toHaveText([/one/, /Yes\./])
  })

  test('after a failure Retry asks again, and the words are stored once', { tags: 'in-full' }, async ({
    page,
    openai,
  }) => {
    const { openaiErrors } = await import('#fakes/openai.ts')
    const chat = await openLiveChat(page)
    openai.willSay(openaiErrors.quota)
    await chat.say('why is the sky blue?')
    await expect(toast(page, 'Error')).toBeVisible()
    await expect(chat.retry).toBeVisible()
    await expect(chat.rows).toHaveText([/why is the sky blue\?/])
    await expect(chat.retry).toBeInViewport({ ratio: 1 })
    await expect(chat.toNewest).toHaveCount(0)
    openai.willSay('What colours are in sunlight?')
    await chat.retry.click()
    await expect(chat.rows).toHaveText([/why is the sky blue\?/, /What colours are in sunlight\?/])
    await page.reload()
    await expect(chat.rows).toHaveCount(2)
  })

  test('Copy takes the reply as it was written', { tags: 'in-full' }, async ({ page, app, openai }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: app.origin })
    openai.willSay('Half is **one** of two.')
    const chat = await openLiveChat(page)
    await chat.say('half?')
    await page.getByRole('button', { name: 'Copy' }).click()
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Half is **one** of two.')
  })
})

describe('a lost connection', () => {
  test('in the middle of a reply loses nothing', async ({ page, openai }) => {
    const socket = await holdSocket(page)
    const chat = await openLiveChat(page)
    const reply = openai.willBeFed()
    await chat.say('tell me about rain')
    reply.say('First the sun warms the sea. ')
    reply.say('Then ')
    await expect(chat.rows.last()).toContainText('First the sun warms the sea.')

    await socket.drop()
    await expect(chat.disconnected).toBeVisible()
    await expect(toast(page, 'Connection lost (code 4000)')).toBeVisible()
    await expect(toast(page, 'Please refresh the page to reconnect to the chat server.')).toBeVisible()
    await expect(chat.status).toHaveText('Disconnected')
    await expect(chat.rows.last()).toContainText('First the sun warms the sea.')

    reply.say('clouds grow. ')
    await chat.reconnect.click()
    await expect(chat.connected).toBeVisible()
    await expect(chat.stop).toBeVisible()
    reply.say('At last it rains.')
    reply.finish()
    await expect(chat.rows).toHaveText([
      /tell me about rain/,
      /First the sun warms the sea\. Then clouds grow\. At last it rains\./,
    ])
    await expect(chat.status).toHaveText('Ready')
    await page.reload()
    await expect(chat.rows).toHaveCount(2)
  })

  test('still lets typed text through, and says what to do', { tags: 'in-full' }, async ({
    page,
    openai,
  }) => {
    const socket = await holdSocket(page)
    const chat = await openLiveChat(page)
    await socket.drop()
    await expect(chat.disconnected).toBeVisible()
    openai.willSay('I can still hear you.')
    await chat.say('are you there?')
    await expect(
      toast(page, 'WebSocket is not connected. Please refresh the page to reconnect.'),
    ).toBeVisible()
    await expect(chat.rows).toHaveText([/are you there\?/, /I can still hear you\./])
    await chat.record.click()
    await expect(
      toast(
        page,
        'Cannot start audio recording without a stable connection. Please wait a moment and try again.',
      ),
    ).toBeVisible()
    await chat.disconnected.click()
    await expect(toast(page, 'Reconnecting')).toBeVisible()
    await expect(chat.connected).toBeVisible()
  })
})

describe('two windows of one family', () => {
  test('show the same end, and only one is answered at a time', { tags: 'in-full' }, async ({
    page,
    app,
    openai,
  }) => {
    openai.willSay('Hello Mina!')
    await openAsFamily(page, '/chat')
    const here = liveChatPage(page)
    await expect(here.connected).toBeVisible()
    await here.startChat('Together')
    await expect(here.rows).toHaveCount(2)
    const other = await page.context().newPage()
    await other.goto(`${app.origin}/chat`)
    const there = liveChatPage(other)
    await expect(there.rows).toHaveCount(2)
    await expect(there.connected).toBeVisible()

    const reply = openai.willBeFed()
    await here.say('what is a comet?')
    await expect(there.stop).toBeVisible()
    await there.say('me too')
    await expect(toast(other, 'Still processing your last message')).toBeVisible()
    reply.say('A ball of ice. ')
    reply.finish()
    await expect(here.rows).toHaveCount(4)
    await expect(there.rows).toHaveCount(4)
    await expect(there.rows.last()).toContainText('A ball of ice.')
    await expect(there.status).toHaveText('Ready')
    expect(openai.asked('/v1/chat/completions')).toHaveLength(2)
  })
})
