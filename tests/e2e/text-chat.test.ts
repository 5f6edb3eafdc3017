import { describe } from 'vitest'
import { openaiErrors } from '#fakes/openai.ts'
import { expect, openAsFamily, liveChatTest as test } from '../harness/live-chat-test.ts'
import { test as quietTest } from '../harness/test.ts'
import { textChatPage } from './pages/text-chat.ts'
import { toast } from './pages/toasts.ts'

describe('text AI chat', () => {
  test('streams the answer and remembers what was said', async ({ page, openai }) => {
    await openAsFamily(page, '/')
    await page.getByRole('link', { name: 'AI Assistant' }).click()
    const textChat = textChatPage(page)
    await expect(textChat.heading).toBeVisible()
    await expect(
      page.getByText('No messages yet. Start the conversation by sending a message below.'),
    ).toBeVisible()
    await expect(page.getByText('Powered by a generative AI service: OpenAI.')).toBeVisible()
    await expect(textChat.send).toBeDisabled()

    const answer = openai.willBeFed()
    await textChat.say('why do cats purr?')
    await expect(textChat.rows.last()).toContainText('Thinking...')
    await expect(textChat.send).toBeDisabled()
    answer.say('They **hum** with their throat. ')
    await expect(textChat.rows.last().locator('strong')).toHaveText('hum')
    await expect(textChat.rows.last()).not.toContainText('Thinking...')
    answer.say('Some scientists ')
    answer.say('ask why.')
    answer.finish()
    await expect(textChat.rows.last()).toContainText('Some scientists ask why.')

    openai.willSay('Lions roar.')
    await textChat.say('and lions?')
    await expect(textChat.rows.last()).toContainText('Lions roar.')
    const asked = openai.asked('/v1/chat/completions').at(-1)
    expect(JSON.stringify(asked?.body.messages)).toContain('Some scientists ask why.')
  })

  test('gives the words back when nobody answers, and says why', { tags: 'in-full' }, async ({
    page,
    openai,
  }) => {
    await openAsFamily(page, '/gemini-chat')
    const textChat = textChatPage(page)
    openai.willSay(openaiErrors.quota)
    await textChat.say('why do cats purr?')
    await expect(toast(page, 'Error')).toBeVisible()
    await expect(textChat.box).toHaveValue('why do cats purr?')
    await expect(page.getByRole('alert')).toContainText('No answer this time')
    openai.willSay('They hum.')
    await textChat.send.click()
    await expect(textChat.rows).toHaveText([/why do cats purr\?/, /They hum\./])
    await expect(page.getByText('No answer this time')).toHaveCount(0)
  })

  test('stops asking when the page is left', { tags: 'in-full' }, async ({ page, openai }) => {
    await openAsFamily(page, '/gemini-chat')
    const textChat = textChatPage(page)
    const answer = openai.willBeFed()
    await textChat.say('tell me a long story')
    answer.say('Once upon a time. ')
    answer.say('There was ')
    await expect(textChat.rows.last()).toContainText('Once upon a time.')
    await textChat.liveChat.click()
    await page.getByRole('heading', { name: 'Stepwise AI' }).waitFor()
    await openai.asked('/v1/chat/completions').at(-1)?.gone
    await page.goBack()
    await expect(textChat.rows.last()).toContainText('stopped')
    await expect(textChat.send).toBeVisible()
  })

  quietTest(
    'without an AI, Stepwise’s own tutor answers and says so',
    { tags: 'in-full' },
    async ({ page }) => {
      await openAsFamily(page, '/gemini-chat')
      const textChat = textChatPage(page)
      await expect(
        page.getByText(/own tutor answers here, until a grown-up connects a generative AI service/),
      ).toBeVisible()
      await textChat.say('what is 1/2 + 1/3?')
      await expect(textChat.rows).toHaveCount(2)
      await expect(textChat.rows.last()).not.toContainText('Thinking...')
      await expect(textChat.rows.last()).not.toContainText('5/6')
    },
  )
})
