import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { expect, test } from 'vitest'
import { someOf } from '#support/how-much.ts'
import { addFamily } from '#support/server/cheap-family.ts'
import { addSibling, windowOf } from '#support/server/children.ts'
import { LAST_OF_ACCOUNTS, writeEarlierVersion } from '#support/server/earlier-version.ts'
import { restoreFrom, saveWork } from '#support/server/family-files.ts'
import { rowsOf } from '#support/server/rows.ts'
import { freshFolder, startTestServer } from '#support/server/test-server.ts'
import { timeLimits } from '#support/time-limits.ts'

const ROWS = 30

/** A file of two accounts as that version saved it. */
function fileOfVersion(version: number): Buffer {
  const file = writeEarlierVersion(freshFolder(), version, ROWS)
  const sqlite = new SQLite(file)
  sqlite.pragma('journal_mode = delete')
  sqlite.close()
  return readFileSync(file)
}

test('a backup of every earlier version restores the child that the account was, and no sibling', {
  timeout: timeLimits.long,
}, async () => {
  const server = await startTestServer()
  const { browser, id } = addFamily(server, { email: 'users email 1 1', isCornerOpen: true })
  const file = join(server.dataDir, 'stepwise.db')
  const sibling = await addSibling(browser, 'Al')
  await saveWork(await windowOf(browser, sibling.id), 'work of Al')
  await browser.send('PATCH', `/api/parent/children/${id}`, {
    body: { name: 'users child_name 1 1', animal: 'whale', color: 'pink' },
  })
  const siblings = rowsOf(file, sibling.id, 'children')
  const versions = Array.from({ length: LAST_OF_ACCOUNTS - 1 }, (_, before) => before + 1)
  for (const version of [...someOf(versions, 1), LAST_OF_ACCOUNTS]) {
    await saveWork(await windowOf(browser, id), 'saved since')
    expect(await restoreFrom(browser, fileOfVersion(version)), String(version)).toMatchObject({ status: 200 })
    const { children, evaluations, gaps, masteries, evaluation_resources } = rowsOf(file, id, 'children')
    expect(children, String(version)).toMatchObject([
      {
        name: 'users child_name 1 1',
        assistant_name: 'users assistant_name 1 1',
        animal: 'whale',
        color: 'pink',
      },
    ])
    expect(evaluations?.every(row => JSON.stringify(row).includes('evaluations question 1 '))).toBe(true)
    for (const rows of [evaluations, gaps, masteries, evaluation_resources]) expect(rows).toHaveLength(ROWS)
    expect(rowsOf(file, sibling.id, 'children')).toEqual(siblings)
  }
  const whole = rowsOf(file, id, 'children')
  for (const table of [
    'mcqs',
    'mcq_answers',
    'chat_messages',
    'voice_messages',
    'reviews',
    'checkup_questions',
  ]) {
    expect(whole[table], table).toHaveLength(ROWS)
  }
})
