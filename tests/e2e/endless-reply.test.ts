import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import type { Page } from 'playwright'
import { describe } from 'vitest'
import { expect, openAsFamily, liveChatTest as test } from '../harness/live-chat-test.ts'
import { liveChatPage } from './pages/live-chat.ts'
import { parentsCorner } from './pages/parents-corner.ts'

const ENDLESS = 150_000
/** Of characters: what nobody calls long. */
const USUAL = 1_000
/** So many times as much is drawn of them as of usual replies, which are a 150th as long. */
const AT_MOST = 3
const REPLIES = {
  words: 'The sun is **far** away. ',
  paragraphs: 'The sun is **far** away, about $150$ million km.\n\n',
  maths: '$\\frac{1}{2}$ is half of $\\sqrt{4}$, and ',
  list: '- an item of $x^2$ and *more*\n',
  table: '| a | b |\n',
  quotes: '> ',
  brackets: '[',
}

/** How much of the page is drawn: what takes the time to read, to lay out and to paint. */
const drawn = (page: Page) => page.evaluate(() => document.querySelectorAll('main *').length)

/** A chat of several replies of one length, in characters, as an older version has stored them. */
function writeReplies(dataDir: string, title: string, length: number) {
  const db = new SQLite(join(dataDir, 'stepwise.db'))
  try {
    const at = '2026-03-05T15:04:00.000Z'
    const { lastInsertRowid: session } = db
      .prepare('insert into chat_sessions (child_id, title, created_at) values (1, ?, ?)')
      .run(title, at)
    const add = db.prepare(
      'insert into chat_messages (session_id, role, content, created_at) values (?, ?, ?, ?)',
    )
    for (const [name, piece] of Object.entries(REPLIES)) {
      add.run(session, 'user', `Tell me ${name}`, at)
      add.run(session, 'assistant', piece.repeat(Math.ceil(length / piece.length)), at)
    }
  } finally {
    db.close()
  }
}

describe('replies without an end', () => {
  test('open at once, more of them comes when asked for', { tags: 'in-full' }, async ({ page, dataDir }) => {
    await openAsFamily(page, '/')
    const chat = liveChatPage(page)
    const open = async () => {
      await page.goto(`${new URL(page.url()).origin}/chat`)
      await expect(chat.rows.last()).toContainText('[[[')
    }
    writeReplies(dataDir, 'Usual', USUAL)
    await open()
    const limit = AT_MOST * (await drawn(page))

    writeReplies(dataDir, 'Endless', ENDLESS)
    await open()
    await expect(chat.rows.last().getByRole('button', { name: 'Show more' })).toBeVisible()
    expect(await drawn(page)).toBeLessThan(limit)

    await chat.messages.focus()
    await page.keyboard.press('Home')
    await expect(chat.rows.filter({ hasText: 'Tell me words' })).toBeInViewport()
    const first = chat.rows.filter({ hasText: 'The sun is' }).first()
    const lengthOf = async () => (await first.textContent())?.length ?? 0
    const before = await lengthOf()
    await first.getByRole('button', { name: 'Show more' }).click()
    await expect.poll(lengthOf).toBeGreaterThan(before * 1.5)
  })

  test('are read in the parent’s corner without a wait', { tags: 'in-full' }, async ({ page, dataDir }) => {
    await openAsFamily(page, '/')
    const corner = parentsCorner(page, new URL(page.url()).origin)
    const chats = page.getByRole('region', { name: 'All chats' })
    const read = (title: string) => chats.getByRole('button', { name: title }).click()
    writeReplies(dataDir, 'Usual', USUAL)
    writeReplies(dataDir, 'Endless', ENDLESS)
    await corner.enter('/parent?tab=chats')
    await corner.unfold('All chats')
    await read('Usual')
    await expect(page.getByText('[[[')).toBeVisible()
    const limit = AT_MOST * (await drawn(page))

    await read('Endless')
    await expect(page.getByRole('button', { name: 'Show more' }).first()).toBeVisible()
    expect(await drawn(page)).toBeLessThan(limit)
  })
})
