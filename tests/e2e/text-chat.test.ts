import { describe } from 'vitest'
import { openaiErrors } from '#fakes/openai.ts'
import { expect, openAsFamily, chatTest as test } from '../harness/live-chat-test.ts'
import { test as quietTest } from '../harness/test.ts'
import { assistantPage } from './pages/text-chat.ts'
import { toast } from './pages/toasts.ts'

describe('text AI chat', () => {
  test('streams the answer and remembers what was said', async ({ page, openai }) => {
    await openAsFamily(page, '/')
    await page.getByRole('link', { name: 'AI Assistant' }).click()
    const assistant = assistantPage(page)
    await expect(assistant.heading).toBeVisible()
    await expect(
      page.getByText('No messages yet. Start the conversation by sending a message below.'),
    ).toBeVisible()
    await expect(page.getByText('OpenAI answers here.')).toBeVisible()
    await expect(assistant.send).toBeDisabled()

    const answer = openai.willBeFed()
    await assistant.say('why do cats purr?')
    await expect(assistant.rows.last()).toContainText('Thinking...')
    await expect(assistant.send).toBeDisabled()
    answer.say('They **hum** with their throat. ')
    await expect(assistant.rows.last().locator('strong')).toHaveText('hum')
    await expect(assistant.rows.last()).not.toContainText('Thinking...')
    answer.say('Some scientists ')
    answer.say('ask why.')
    answer.finish()
    await expect(assistant.rows.last()).toContainText('Some scientists ask why.')

    openai.willSay('Lions roar.')
    await assistant.say('and lions?')
    await expect(assistant.rows.last()).toContainText('Lions roar.')
    const asked = openai.asked('/v1/chat/completions').at(-1)
    expect(JSON.stringify(asked?.body.messages)).toContain('Some scientists ask why.')
  })

  test('gives the words back when nobody answers, and says why', async ({ page, openai }) => {
    await openAsFamily(page, '/gemini-chat')
    const assistant = assistantPage(page)
    openai.willSay(openaiErrors.quota)
    await assistant.say('why do cats purr?')
    await expect(toast(page, 'Error')).toBeVisible()
    await expect(assistant.box).toHaveValue('why do cats purr?')
    await expect(page.getByRole('alert')).toContainText('No answer this time')
    openai.willSay('They hum.')
    await assistant.send.click()
    await expect(assistant.rows).toHaveText([/why do cats purr\?/, /They hum\./])
    await expect(page.getByText('No answer this time')).toHaveCount(0)
  })

  test('stops asking when the page is left', async ({ page, openai }) => {
    await openAsFamily(page, '/gemini-chat')
    const assistant = assistantPage(page)
    const answer = openai.willBeFed()
    await assistant.say('tell me a long story')
    answer.say('Once upon a time. ')
    answer.say('There was ')
    await expect(assistant.rows.last()).toContainText('Once upon a time.')
    await assistant.liveChat.click()
    await page.getByRole('heading', { name: 'Stepwise AI' }).waitFor()
    await openai.asked('/v1/chat/completions').at(-1)?.gone
    await page.goBack()
    await expect(assistant.rows.last()).toContainText('stopped')
    await expect(assistant.send).toBeVisible()
  })

  quietTest('without an AI, Stepwise’s own tutor answers and says so', async ({ page }) => {
    await openAsFamily(page, '/gemini-chat')
    const assistant = assistantPage(page)
    await expect(page.getByText(/own tutor answers here\./)).toBeVisible()
    await assistant.say('what is 1/2 + 1/3?')
    await expect(assistant.rows).toHaveCount(2)
    await expect(assistant.rows.last()).not.toContainText('Thinking...')
    await expect(assistant.rows.last()).not.toContainText('5/6')
  })
})
