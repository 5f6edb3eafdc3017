import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import type { Page } from 'playwright'
import { describe } from 'vitest'
import { expect, openAsFamily, chatTest as test } from '../harness/chat-test.ts'
import { chatPage } from './pages/chat.ts'
import { parentsCorner } from './pages/parents-corner.ts'

/** In milliseconds; a page that stands still for longer feels broken. */
const LONGEST_TASK = 200
const REPLIES = {
  words: 'The sun is **far** away. ',
  paragraphs: 'The sun is **far** away, about $150$ million km.\n\n',
  maths: '$\\frac{1}{2}$ is half of $\\sqrt{4}$, and ',
  list: '- an item of $x^2$ and *more*\n',
  table: '| a | b |\n',
  quotes: '> ',
  brackets: '[',
}

/** A chat of several replies of 150,000 characters, as an older version has stored them. */
function writeEndlessReplies(dataDir: string) {
  const db = new SQLite(join(dataDir, 'stepwise.db'))
  try {
    const at = '2026-03-05T15:04:00.000Z'
    db.exec(`insert into chat_sessions (user_id, title, created_at) values (1, 'Endless', '${at}')`)
    const add = db.prepare(
      'insert into chat_messages (session_id, role, content, created_at) values (1, ?, ?, ?)',
    )
    for (const [name, piece] of Object.entries(REPLIES)) {
      add.run('user', `Tell me ${name}`, at)
      add.run('assistant', piece.repeat(Math.ceil(150_000 / piece.length)), at)
    }
  } finally {
    db.close()
  }
}

/** From now on, also after a reload. @returns the longest task of the page so far, in milliseconds */
async function watchTasks(page: Page) {
  await page.addInitScript(() => {
    const tasks: number[] = []
    Object.assign(window, { tasks })
    new PerformanceObserver(list => {
      for (const { duration } of list.getEntries()) tasks.push(Math.round(duration))
    }).observe({ type: 'longtask', buffered: true })
  })
  return () => page.evaluate(() => Math.max(0, ...(window as unknown as { tasks: number[] }).tasks))
}

describe('replies without an end', () => {
  test('open at once, more of them comes when asked for', async ({ page, dataDir }) => {
    await openAsFamily(page, '/')
    writeEndlessReplies(dataDir)
    const longestTask = await watchTasks(page)
    await page.goto(`${new URL(page.url()).origin}/chat`)
    const chat = chatPage(page)
    await expect(chat.rows.last().getByRole('button', { name: 'Show more' })).toBeVisible()
    expect(await longestTask()).toBeLessThan(LONGEST_TASK)

    // Through all of them, up to the first.
    for (const name of Object.keys(REPLIES).toReversed()) {
      const question = chat.rows.filter({ hasText: `Tell me ${name}` })
      await expect(async () => {
        await chat.messages.evaluate(element => {
          element.scrollTop -= 500
        })
        await expect(question).toBeInViewport({ timeout: 50 })
      }).toPass({ timeout: 30_000 })
    }
    expect(await longestTask()).toBeLessThan(LONGEST_TASK)

    const first = chat.rows.nth(1)
    const before = (await first.innerText()).length
    await first.getByRole('button', { name: 'Show more' }).click()
    await expect.poll(async () => (await first.innerText()).length).toBeGreaterThan(before * 1.5)
    expect(await longestTask()).toBeLessThan(LONGEST_TASK)
  })

  test('are read in the parent’s corner without a wait', async ({ page, dataDir }) => {
    await openAsFamily(page, '/')
    writeEndlessReplies(dataDir)
    const longestTask = await watchTasks(page)
    await parentsCorner(page, new URL(page.url()).origin).enter()
    await page.getByRole('region', { name: 'All chats' }).getByRole('button').first().click()
    await expect(page.getByRole('button', { name: 'Show more' }).first()).toBeVisible()
    expect(await longestTask()).toBeLessThan(LONGEST_TASK)
  })
})
