import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { describe } from 'vitest'
import { expect, openAsFamily, liveChatTest as test } from '../harness/live-chat-test.ts'
import { watchTasks } from '../harness/longest-task.ts'
import { liveChatPage } from './pages/live-chat.ts'
import { parentsCorner } from './pages/parents-corner.ts'

const ENDLESS = 150_000
/** Of characters: what nobody calls long. */
const USUAL = 1_000
/** So many times the page's longest task with usual replies; replies 150 times as long take far more when drawn at once. */
const AT_MOST = 8
const REPLIES = {
  words: 'The sun is **far** away. ',
  paragraphs: 'The sun is **far** away, about $150$ million km.\n\n',
  maths: '$\\frac{1}{2}$ is half of $\\sqrt{4}$, and ',
  list: '- an item of $x^2$ and *more*\n',
  table: '| a | b |\n',
  quotes: '> ',
  brackets: '[',
}

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
    const usual = await watchTasks(page)
    await open()
    const limit = AT_MOST * (await usual())

    writeReplies(dataDir, 'Endless', ENDLESS)
    const endless = await watchTasks(page)
    await open()
    await expect(chat.rows.last().getByRole('button', { name: 'Show more' })).toBeVisible()

    await chat.messages.focus()
    await page.keyboard.press('Home')
    await expect(chat.rows.filter({ hasText: 'Tell me words' })).toBeInViewport()
    const first = chat.rows.filter({ hasText: 'The sun is' }).first()
    const lengthOf = async () => (await first.textContent())?.length ?? 0
    const before = await lengthOf()
    await first.getByRole('button', { name: 'Show more' }).click()
    await expect.poll(lengthOf).toBeGreaterThan(before * 1.5)
    expect(await endless()).toBeLessThan(limit)
  })

  test('are read in the parent’s corner without a wait', async ({ page, dataDir }) => {
    await openAsFamily(page, '/')
    const corner = parentsCorner(page, new URL(page.url()).origin)
    const chats = page.getByRole('region', { name: 'All chats' })
    const read = (title: string) => chats.getByRole('button', { name: title }).click()
    writeReplies(dataDir, 'Usual', USUAL)
    writeReplies(dataDir, 'Endless', ENDLESS)
    await corner.enter('/parent?tab=chats')
    await corner.unfold('All chats')
    const usual = await watchTasks(page)
    await read('Usual')
    await expect(page.getByText('[[[')).toBeVisible()
    const limit = AT_MOST * (await usual())

    const endless = await watchTasks(page)
    await read('Endless')
    await expect(page.getByRole('button', { name: 'Show more' }).first()).toBeVisible()
    expect(await endless()).toBeLessThan(limit)
  })
})
