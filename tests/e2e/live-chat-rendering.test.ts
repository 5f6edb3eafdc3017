import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import type { Page } from 'playwright'
import { describe } from 'vitest'
import { expect, openAsFamily, liveChatTest as test } from '../harness/live-chat-test.ts'
import { openLiveChat } from './open-live-chat.ts'
import { liveChatPage } from './pages/live-chat.ts'

/** Fills the family's database with one long chat. */
function writeLongChat(dataDir: string, count: number) {
  const db = new SQLite(join(dataDir, 'stepwise.db'))
  try {
    db.transaction(() => {
      db.exec(
        `insert into chat_sessions (child_id, title, created_at) values (1, 'A long year', '2026-03-05T15:04:00.000Z')`,
      )
      const add = db.prepare(
        `insert into chat_messages (session_id, role, content, created_at) values (1, ?, ?, '2026-03-05T15:04:00.000Z')`,
      )
      for (let index = 1; index <= count; index += 2) {
        add.run('user', `question ${index}`)
        add.run(
          'assistant',
          `Answer ${index + 1}: **half** is $\\frac{${index}}{${2 * index}}$. `.repeat(1 + (index % 5)),
        )
      }
    })()
  } finally {
    db.close()
  }
}

/** @returns all that a screen reader has been told since */
async function listen(page: Page) {
  await page.evaluate(() => {
    const region = document.querySelector('main [aria-live=polite]')
    if (!region) throw new Error('no live region')
    const heard: string[] = []
    Object.assign(window, { heard })
    new MutationObserver(() => heard.push(region.textContent ?? '')).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    })
  })
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
}

describe('a long chat', () => {
  test('draws only what is in sight, stands at its end and follows it only from there', {
    tags: 'in-full',
  }, async ({ page, dataDir, openai }) => {
    await openAsFamily(page, '/')
    writeLongChat(dataDir, 2_000)
    await page.goto(`${new URL(page.url()).origin}/chat`)
    const chat = liveChatPage(page)
    await expect(chat.rows.last()).toContainText('Answer 2000')
    await expect(chat.rows.last()).toBeInViewport()
    expect(await chat.rows.count()).toBeLessThan(40)
    await expect(chat.rows.last()).toHaveAttribute('aria-setsize', '2000')

    const reply = openai.willBeFed()
    await chat.say('one more')
    await expect(chat.rows.filter({ hasText: 'one more' })).toBeInViewport()
    reply.say('First sentence. ')
    await expect(chat.rows.filter({ hasText: 'First sentence.' })).toBeInViewport()

    await chat.messages.hover()
    await page.mouse.wheel(0, -2_000)
    await expect(chat.toNewest).toBeVisible()
    const top = await chat.messages.evaluate(element => element.scrollTop)
    reply.say('Second sentence.\n\n'.repeat(30))
    reply.finish()
    await expect(chat.status).toHaveText('Ready')
    expect(await chat.messages.evaluate(element => element.scrollTop)).toBe(top)

    await chat.toNewest.click()
    await expect(chat.rows.last()).toContainText('Second sentence.')
    await expect(chat.toNewest).toHaveCount(0)

    await chat.messages.focus()
    await page.keyboard.press('Home')
    await expect(chat.rows.filter({ hasText: /question 1M$/ })).toBeInViewport()
  })
})

describe('a growing reply', () => {
  test('stays at its first line once it is longer than the screen', { tags: 'in-full' }, async ({
    page,
    openai,
  }) => {
    const chat = await openLiveChat(page)
    const reply = openai.willBeFed()
    await chat.say('explain')
    reply.say('The first line. ')
    await expect(chat.rows.last()).toContainText('The first line.')
    reply.say('And it goes on.\n\n'.repeat(60))
    reply.say('The last line.')
    reply.finish()
    await expect(chat.rows.last()).toContainText('The last line.')
    await expect(chat.status).toHaveText('Ready')
    await expect(chat.rows.last().getByText('The first line.')).toBeInViewport()
    await expect(chat.rows.last().getByText('The last line.')).not.toBeInViewport()
  })

  test('parses only its last block again', { tags: 'in-full' }, async ({ page, openai }) => {
    const chat = await openLiveChat(page)
    const reply = openai.willBeFed()
    await chat.say('explain')
    reply.say('The **first** block has $\\frac{1}{2}$.\n\nThe second ')
    reply.say('begins. ')
    await expect(chat.rows.last()).toContainText('begins.')
    await expect(chat.rows.last().locator('.formatted')).toHaveCount(2)
    await chat.rows
      .last()
      .locator('.formatted')
      .first()
      .evaluate(block => {
        const changes: string[] = []
        Object.assign(window, { changes, block })
        new MutationObserver(records =>
          changes.push(
            ...records.map(each => `${each.type} of ${each.target.nodeName} ${each.attributeName}`),
          ),
        ).observe(block, {
          childList: true,
          characterData: true,
          subtree: true,
          attributes: true,
        })
      })
    reply.say('It goes on. ')
    await expect(chat.rows.last()).toContainText('It goes on.')
    reply.say('And on.\n\nA third one.')
    reply.finish()
    await expect(chat.rows.last()).toContainText('A third one.')
    const { changes, isThere } = await page.evaluate(() => {
      const { changes, block } = window as unknown as { changes: string[]; block: Element }
      return { changes, isThere: block.isConnected }
    })
    expect(changes).toEqual([])
    expect(isThere).toBe(true)
  })

  test('is read aloud once, when it is whole', { tags: 'in-full' }, async ({ page, openai }) => {
    const chat = await openLiveChat(page)
    const heard = await listen(page)
    const reply = openai.willBeFed()
    await chat.say('explain')
    await expect(chat.stop).toBeVisible()
    for (const sentence of ['One **bold** word. ', 'Two words. ', 'Three words.']) {
      reply.say(sentence)
      await expect(chat.rows.last()).toContainText(sentence.replaceAll('*', '').trim().slice(0, -1))
    }
    reply.finish()
    await expect(chat.status).toHaveText('Ready')
    await expect
      .poll(heard)
      .toEqual(['AI Tutor is writing an answer.', 'One bold word. Two words. Three words.'])
  })
})

test('a picture in a reply is drawn within its bubble, and said in words', { tags: 'in-full' }, async ({
  page,
  openai,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const chat = await openLiveChat(page)
  const heard = await listen(page)
  const reply = openai.willBeFed()
  await chat.say('explain')
  reply.say('Look:\n\n```picture\nbar 3/')
  reply.say('4\nchain n > × 3 > + 2\n```\n\nWhat do you see?')
  reply.finish()
  await expect(chat.status).toHaveText('Ready')
  const words = 'A bar cut into 4 equal parts, 3 parts coloured. Step by step: n, then times 3, then plus 2.'
  const picture = chat.rows.last().getByRole('img')
  await expect(picture).toHaveAccessibleName(words)
  await expect(picture.locator('svg')).toHaveCount(2)
  const [inner, outer] = [await picture.boundingBox(), await chat.rows.last().boundingBox()]
  expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThanOrEqual((outer?.x ?? 0) + (outer?.width ?? 0))
  await expect.poll(async () => (await heard()).at(-1)).toBe(`Look:\n${words}\nWhat do you see?`)
})
