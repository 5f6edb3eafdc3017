import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { describe } from 'vitest'
import { expectAccessible, expectAccessibleInFull } from '../harness/axe.ts'
import { family } from '../harness/client.ts'
import { expect, openAsFamily } from '../harness/live-chat-test.ts'
import { test } from '../harness/test.ts'
import { openLiveChat } from './open-live-chat.ts'
import { evaluatorPage } from './pages/evaluator.ts'
import { parentsCorner } from './pages/parents-corner.ts'
import { textChatPage } from './pages/text-chat.ts'

const kindCard = (page: Page) => page.getByText('What happens to what I write?')

/** Whether any file of the data folder holds the word. */
function isOnDisk(dataDir: string, word: string): boolean {
  return readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .some(entry => readFileSync(join(entry.parentPath, entry.name), 'latin1').includes(word))
}

describe('a child in distress', () => {
  test('gets kind words in the live chat, and the parent reads it when the chat is deleted', async ({
    page,
    app,
  }) => {
    const chat = await openLiveChat(page)
    await chat.say('i want to die')
    await expect(chat.messages.getByText('I’m really glad you told me')).toBeVisible()
    await expect(kindCard(page).first()).toBeVisible()
    await expectAccessible(page, 'kind-words')
    await page.evaluate(async () => {
      const sessions: { id: number }[] = await (await fetch('/api/chat/sessions')).json()
      for (const { id } of sessions) await fetch(`/api/chat/sessions/${id}`, { method: 'DELETE' })
    })

    const corner = parentsCorner(page, app.origin)
    await corner.goIn('/parent?tab=chats')
    const urgent = page.getByRole('region', { name: 'Urgent' })
    const card = urgent.getByRole('listitem')
    await expect(card).toHaveCount(1)
    // The child's words first, then the reply, then what can be done.
    await expect(card).toHaveText(
      new RegExp(
        `${family.childName}.*i want to die.*Thoughts of self-harm.*I’m really glad.*What you can do`,
        's',
      ),
    )
    await card.getByRole('button', { name: 'We talked about it' }).click()
    await expect(card).toHaveCount(0)
    await page.reload()
    await corner.unfold('Seen (1)')
    await expect(page.getByRole('region', { name: 'Seen' })).toContainText('i want to die')
    await expectAccessibleInFull(page, 'flags')
  })

  test('is told in an emergency whom to call and nothing else, and the parent sees it at once', {
    tags: 'in-full',
  }, async ({ page, app }) => {
    const chat = await openLiveChat(page)
    await chat.say('the kitchen is on fire')
    const reply = chat.rows.filter({ hasText: /Fetch a grown-up now, and call \d+\./ })
    await expect(reply).toBeVisible()
    await expect(reply).not.toContainText(/not your fault|won’t show|Childline/)
    await expect(page.getByRole('button', { name: 'Quiz me' })).toHaveCount(0)
    await chat.say('mi hermano se ha tragado una pila')
    await expect(chat.messages.getByText('Busca ahora mismo a un adulto')).toBeVisible()
    await chat.say('i took all the pills')
    await expect(chat.messages.getByText('I’m really glad you told me')).toBeVisible()
    await expectAccessible(page, 'emergency')

    await parentsCorner(page, app.origin).goIn()
    await expect(page.getByText('Urgent: please talk first')).toBeVisible()
    await page.getByRole('link', { name: 'Read all 3' }).click()
    const urgent = page.getByRole('region', { name: 'Urgent' })
    await expect(urgent).toContainText('Self-harm just now')
    await expect(urgent).toContainText('An emergency')
  })

  test('has an answer marked that only may tell of a worry, with kind words beside it', {
    tags: 'in-full',
  }, async ({ page, app }) => {
    await openAsFamily(page, '/')
    const evaluator = evaluatorPage(page)
    await evaluator.fillIn('What is 7 × 8?', '56, im just so tired of pretending to be okay every day')
    await evaluator.evaluate.click()
    await expect(page.getByRole('heading', { name: 'Evaluation Complete' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'And something kind, just in case' })).toBeVisible()
    await expect(kindCard(page).first()).toBeVisible()
    await expectAccessible(page, 'kind-words-beside')

    const corner = parentsCorner(page, app.origin)
    await corner.enter('/parent?tab=chats')
    await expect(page.getByRole('region', { name: 'Worth a talk' })).toContainText('tired of pretending')
  })

  test('is heard in the text chat and in an answer, which is not marked', { tags: 'in-full' }, async ({
    page,
    app,
  }) => {
    await openAsFamily(page, '/gemini-chat')
    const textChat = textChatPage(page)
    await textChat.say('i get bullied at school')
    await expect(kindCard(page).first()).toBeVisible()
    await expect(textChat.rows.last()).toContainText('grown-up')

    await page.goto(app.origin)
    const evaluator = evaluatorPage(page)
    await evaluator.fillIn('What is 1/2 + 1/3?', 'i want to die')
    await evaluator.evaluate.click()
    const dialog = page.getByRole('dialog', { name: 'This comes first' })
    await expect(dialog).toContainText('grown-up you trust')
    await expectAccessible(page, 'kind-words-dialog')
    await dialog.getByRole('button', { name: 'Back' }).click()
    await expect(evaluator.answer).toHaveValue('i want to die')

    const corner = parentsCorner(page, app.origin)
    await corner.enter('/parent?tab=chats')
    await expect(page.getByRole('region', { name: 'Urgent' })).toContainText('In the Answer Evaluator')
    await corner.unfold('Worth a talk (1)')
    await expect(page.getByRole('region', { name: 'Worth a talk' })).toContainText('i get bullied at school')
  })

  test('may tell of harm at home: it is shown to nobody and kept nowhere', { tags: 'in-full' }, async ({
    page,
    app,
    dataDir,
  }) => {
    const chat = await openLiveChat(page)
    await chat.say('my stepdad hits me with the quagga')
    await expect(chat.messages.getByText('I won’t show this to anyone at home.')).toBeVisible()
    await chat.say('the quagga is under his bed')
    await expect(chat.messages.getByText('isn’t kept or shown to anyone at home')).toBeVisible()
    await page.getByRole('button', { name: 'Take it off the screen' }).first().click()
    await expect(page.getByText('quagga')).toHaveCount(0)
    await expect(chat.live).not.toContainText('at home')

    // While a reply comes, Enter leaves the words in the box.
    await chat.send.waitFor()
    await chat.say('my dad hits me, quagga')
    await expect(chat.box).toHaveValue('')
    await expect(page.getByText('quagga')).toHaveCount(1)
    await page.reload()
    await expect(chat.connected).toBeVisible()
    await expect(page.getByText('quagga')).toHaveCount(0)

    await page.goto(app.origin)
    const evaluator = evaluatorPage(page)
    await evaluator.fillIn('What is 1/2 + 1/3?', 'my dad hits me, quagga')
    await evaluator.evaluate.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Back' }).click()
    await expect(evaluator.answer).toHaveValue('')
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
      'quagga',
    )

    await parentsCorner(page, app.origin).enter('/parent?tab=chats')
    await expect(page.getByText('Nothing has been flagged.')).toBeVisible()
    await expect(page.getByText('quagga')).toHaveCount(0)
    expect(isOnDisk(dataDir, 'quagga')).toBe(false)
  })

  test('finds on one page what is flagged and who helps, in the country that a parent chooses', {
    tags: 'in-full',
  }, async ({ page, app }) => {
    await openAsFamily(page, '/parent')
    await parentsCorner(page, app.origin).enter('/parent?tab=chats')
    await page.getByLabel('Helplines that your child is shown').selectOption({ label: 'Germany' })
    await expect(page.getByText('Now: Nummer gegen Kummer 116 111')).toBeVisible()
    await page.getByRole('link', { name: 'What is flagged, and what is not' }).click()
    await expect(page.getByRole('heading', { name: 'When something is wrong' })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Helplines in Germany' })).toContainText('116 111')
    // Words, not links: nothing on the page leads out of Stepwise.
    await expect(page.getByRole('main').locator('a[href^="http"], a[href^="tel"]')).toHaveCount(0)
    await expectAccessible(page, 'safety')
  })
})
