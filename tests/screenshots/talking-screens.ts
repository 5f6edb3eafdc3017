import { liveChatPage } from '../e2e/pages/live-chat.ts'
import { textChatPage } from '../e2e/pages/text-chat.ts'
import { liveTestPage, openSpokenExchanges, voiceCall } from '../e2e/pages/voice-call.ts'
import type { Show } from './screens.ts'

const LAST_WORDS = 'Draw both and tell me what you see.'
const REPLY = `Good question! Think of **two cakes** of the same size.\n\n1. Cut one into $3$ parts, the other into $4$.\n2. Which part is bigger, $\\frac{1}{3}$ or $\\frac{1}{4}$?\n\n${LAST_WORDS}`

/** The chats and the voice assistant, of a family that has connected OpenAI. */
export const talkingScreens: Record<string, Show> = {
  textChat: async (page, app, openai) => {
    await page.goto(`${app.origin}/gemini-chat`)
    const textChat = textChatPage(page)
    await textChat.heading.waitFor()
    openai.willSay(REPLY)
    await textChat.say('Why is 1/3 more than 1/4?')
    await page.getByText(LAST_WORDS, { exact: true }).waitFor()
    await page.getByText('two cakes', { exact: true }).waitFor()
  },
  chat: async (page, app, openai) => {
    openai.willSay('Hello Mina! What shall we work on today?', REPLY)
    await page.goto(`${app.origin}/chat`)
    const chat = liveChatPage(page)
    await chat.newChat.click()
    await page.getByPlaceholder('Enter a title for this chat').fill('Fractions')
    await chat.inDialog('Create Chat').click()
    await chat.rows.getByText('What shall we work on today?').waitFor()
    await chat.say('Why is 1/3 more than 1/4?')
    await chat.rows.getByText(LAST_WORDS).waitFor()
    await chat.send.waitFor()
  },
  'chat-history': async page => {
    await liveChatPage(page).history.click()
    await page.getByRole('dialog').getByText('Fractions').waitFor()
  },
  'voice-talking': async (page, app, openai) => {
    await page.goto(app.origin)
    openai.willTell({ text: 'Think of a cake **cut in two**. What is each part called?', isHeld: true })
    const voice = voiceCall(page)
    await voice.on.click()
    await voice.box.getByText('Listening...').waitFor()
    openai.calls.at(-1)?.childSays('What is a half?')
    await voice.box.getByText('Speaking...').waitFor()
  },
  'voice-talks': async (page, app, openai) => {
    openai.calls.at(-1)?.finishReply()
    await voiceCall(page).box.getByText('Listening...').waitFor()
    await voiceCall(page).off.click()
    const { exchanges } = await openSpokenExchanges(page, app.origin)
    await exchanges.first().waitFor()
  },
  'live-test': async (page, app) => {
    await page.goto(`${app.origin}/openai-live-chat`)
    await liveTestPage(page).messages.first().waitFor()
  },
}
