import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { describe } from 'vitest'
import { expect, openAsFamily, liveChatTest as test } from '../harness/live-chat-test.ts'
import { watchTasks } from '../harness/longest-task.ts'
import { liveChatPage } from './pages/live-chat.ts'
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
    db.exec(`insert into chat_sessions (child_id, title, created_at) values (1, 'Endless', '${at}')`)
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

describe('replies without an end', () => {
  test('open at once, more of them comes when asked for', async ({ page, dataDir }) => {
    await openAsFamily(page, '/')
    writeEndlessReplies(dataDir)
    const longestTask = await watchTasks(page)
    await page.goto(`${new URL(page.url()).origin}/chat`)
    const chat = liveChatPage(page)
    await expect(chat.rows.last().getByRole('button', { name: 'Show more' })).toBeVisible()

    await chat.messages.focus()
    await page.keyboard.press('Home')
    await expect(chat.rows.filter({ hasText: 'Tell me words' })).toBeInViewport()
    const first = chat.rows.filter({ hasText: 'The sun is' }).first()
    const lengthOf = async () => (await first.textContent())?.length ?? 0
    const before = await lengthOf()
    await first.getByRole('button', { name: 'Show more' }).click()
    await expect.poll(lengthOf).toBeGreaterThan(before * 1.5)
    expect(await longestTask()).toBeLessThan(LONGEST_TASK)
  })

  test('are read in the parent’s corner without a wait', async ({ page, dataDir }) => {
    await openAsFamily(page, '/')
    writeEndlessReplies(dataDir)
    const longestTask = await watchTasks(page)
    const corner = parentsCorner(page, new URL(page.url()).origin)
    await corner.enter('/parent?tab=chats')
    await corner.unfold('All chats')
    await page.getByRole('region', { name: 'All chats' }).getByRole('button').nth(1).click()
    await expect(page.getByRole('button', { name: 'Show more' }).first()).toBeVisible()
    expect(await longestTask()).toBeLessThan(LONGEST_TASK)
  })
})
