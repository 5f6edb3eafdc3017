import { evaluatorPage } from '../e2e/pages/evaluator.ts'
import { liveChatPage } from '../e2e/pages/live-chat.ts'
import { parentsCorner } from '../e2e/pages/parents-corner.ts'
import { textChatPage } from '../e2e/pages/text-chat.ts'
import type { Show } from './screens.ts'

/** What a child in distress sees, and what its parent does. */
export const safetyScreens: Record<string, Show> = {
  'kind-words-answer': async (page, app) => {
    await page.goto(app.origin)
    const evaluator = evaluatorPage(page)
    await evaluator.startAfresh()
    await evaluator.fillIn('What is 1/2 + 1/3?', 'i want to die')
    await evaluator.evaluate.click()
    await page.getByRole('dialog').waitFor()
  },
  'kind-words-text-chat': async (page, app) => {
    await page.goto(`${app.origin}/gemini-chat`)
    const textChat = textChatPage(page)
    await textChat.say('i get bullied at school')
    await textChat.rows.getByText('not your fault').waitFor()
    await textChat.say('a man online asked me for a photo')
    await textChat.rows.getByText('send nothing').waitFor()
  },
  'kind-words-emergency': async (page, app) => {
    await page.goto(`${app.origin}/chat`)
    await liveChatPage(page).connected.waitFor()
    await liveChatPage(page).say('the kitchen is on fire')
    await page.getByText('Fetch a grown-up now').waitFor()
    await liveChatPage(page).say('i took all the pills')
    await page.getByText('I’m really glad you told me').waitFor()
  },
  'kind-words-arabic': async (page, app) => {
    await page.goto(`${app.origin}/chat`)
    await liveChatPage(page).connected.waitFor()
    await liveChatPage(page).say('المدرب يضربني')
    await page.getByText('شكرًا لأنك أخبرتني').first().waitFor()
  },
  'kind-words-home': async (page, app) => {
    await page.goto(`${app.origin}/chat`)
    await liveChatPage(page).connected.waitFor()
    await liveChatPage(page).say('my stepdad hits me')
    await page.getByRole('button', { name: 'Take it off the screen' }).waitFor()
  },
  'safety-page': async (page, app) => {
    await page.goto(`${app.origin}/safety`)
    await page.getByRole('heading', { name: 'Somebody to talk to' }).waitFor()
    await page.getByText('Child Helpline International').waitFor()
  },
  'parent-flags': async (page, app) => {
    const corner = parentsCorner(page, app.origin)
    const flags = page.getByRole('region', { name: 'Flagged messages' })
    await page.goto(`${app.origin}/parent?tab=chats`)
    await corner.password.or(flags).first().waitFor()
    // An earlier screen may have opened it.
    if (await corner.password.isVisible()) await corner.enter('/parent?tab=chats')
    // What was answered has its bold words and lists a moment later.
    await flags.locator('li strong').first().waitFor()
  },
}
