import { closeSync, openSync, readdirSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addFamily } from '#support/server/cheap-family.ts'
import { allRows } from '#support/server/rows.ts'
import { evaluation } from '#support/server/samples.ts'
import { freshFolder, startTestServer } from '#support/server/test-server.ts'

/** Overwrites the middle third of a file, as a failing disk might. */
function corrupt(file: string): void {
  const { size } = statSync(file)
  const descriptor = openSync(file, 'r+')
  writeSync(descriptor, Buffer.alloc(Math.floor(size / 3), 0xa5), 0, undefined, Math.floor(size / 3))
  closeSync(descriptor)
}

test('after a corruption every row of the last backup is back, table by table', async () => {
  const dataDir = freshFolder()
  const file = join(dataDir, 'stepwise.db')
  let moment = Date.parse('2025-03-05T10:00:00Z')
  const now = () => new Date(moment)

  const before = await startTestServer({ dataDir, now })
  const families = ['one@example.org', 'two@example.org', 'three@example.org'].map(email =>
    addFamily(before, { email }),
  )
  for (const { browser } of families) {
    for (let count = 0; count < 15; count++) await browser.post('/api/evaluations', evaluation)
  }
  await before.close()

  moment += 60_000
  const backing = await startTestServer({ dataDir, now })
  const daily = () => readdirSync(join(dataDir, 'backups')).filter(name => name.endsWith('-daily.db'))
  await expect.poll(daily).toHaveLength(1)
  const backup = allRows(join(dataDir, 'backups', daily()[0] ?? ''))
  expect(backup.evaluations).toHaveLength(45)
  await backing.close()

  corrupt(file)
  moment += 60_000
  const after = await startTestServer({ dataDir, now })
  const restored = allRows(file)
  expect(Object.keys(restored)).toEqual(Object.keys(backup))
  for (const [table, rows] of Object.entries(backup)) {
    if (table === 'notices') continue
    expect(restored[table], table).toEqual(rows)
  }
  expect(restored.notices).toHaveLength(1)
  expect((await after.browser().get('/api/notices')).text).toContain(
    'gone back to the backup of 5 March 2025',
  )
  const damaged = readdirSync(dataDir).filter(name => name.startsWith('damaged-'))
  expect(damaged.length).toBeGreaterThan(0)
})
