import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addFamily } from '#support/server/cheap-family.ts'
import { freshFolder, startTestServer } from '#support/server/test-server.ts'

const NAME = 'damaged-2025-03-05T10-00-00Z-stepwise.db'
const WORDS = 'a-sentence-of-this-family'

function setAside(folder: string, name: string) {
  for (const suffix of ['', '-wal', '-shm']) writeFileSync(join(folder, name + suffix), WORDS)
}

const damagedIn = (folder: string) => readdirSync(folder).filter(name => name.startsWith('damaged-'))

test('a damaged file is listed for the parent with its date, its size and the day when it is deleted', async () => {
  const dataDir = freshFolder()
  setAside(dataDir, NAME)
  setAside(dataDir, NAME.replace('2025-03-05', '2025-03-06'))
  const server = await startTestServer({ dataDir, now: () => new Date('2025-03-10T10:00:00Z') })
  const { browser } = addFamily(server, { isCornerOpen: true })
  const child = addFamily(server, { email: 'child@example.org' })
  expect((await child.browser.get('/api/damaged-files')).status).toBe(403)
  expect((await browser.get('/api/damaged-files')).json).toMatchObject({
    files: [
      { setAsideAt: '2025-03-06T10:00:00.000Z' },
      {
        name: NAME,
        setAsideAt: '2025-03-05T10:00:00.000Z',
        deletedAt: '2025-04-04T10:00:00.000Z',
        bytes: 3 * WORDS.length,
      },
    ],
  })
})

test.each([
  ['on the 29th day it is there', '2025-04-03T10:00:00Z', 3],
  ['after the 30th it is gone, with all beside it', '2025-04-04T10:00:01Z', 0],
])('%s', async (_, moment, count) => {
  const dataDir = freshFolder()
  setAside(dataDir, NAME)
  await startTestServer({ dataDir, now: () => new Date(moment) })
  expect(damagedIn(dataDir)).toHaveLength(count)
})

test('one that was set aside while the clock was ahead is not kept for years', async () => {
  const dataDir = freshFolder()
  setAside(dataDir, NAME.replace('2025', '2035'))
  const first = await startTestServer({ dataDir, now: () => new Date('2025-03-05T10:00:00Z') })
  expect(damagedIn(dataDir).toSorted()[0]).toBe(NAME)
  await first.close()
  await startTestServer({ dataDir, now: () => new Date('2025-04-05T10:00:00Z') })
  expect(damagedIn(dataDir)).toEqual([])
})

test('with an account, damaged files go too, and those who stay are told', async () => {
  const server = await startTestServer()
  const { browser } = addFamily(server, { isCornerOpen: true })
  const other = addFamily(server, { email: 'other@example.org' })
  setAside(server.dataDir, `damaged-${new Date().toISOString().slice(0, 10)}T00-00-00Z-stepwise.db`)
  expect((await browser.post('/api/me/delete', { confirmation: 'delete everything' })).status).toBe(204)
  expect(damagedIn(server.dataDir)).toEqual([])
  expect((await other.browser.get('/api/notices')).text).toContain(
    'damaged files that Stepwise had kept were deleted',
  )
})

test('what a kill in the middle of a restore has left is gone after the next start', async () => {
  const dataDir = freshFolder()
  await (await startTestServer({ dataDir })).close()
  mkdirSync(join(dataDir, 'backups'), { recursive: true })
  mkdirSync(join(dataDir, 'work'))
  const left = [
    'backups/2025-03-05T10-00-00Z-before-restore.db.partial',
    'backups/2025-03-05T10-00-00Z-before-restore.db.partial-journal',
    'backups/2025-03-05T10-00-00Z-before-restore.db.seal',
    'work/0123456789abcdef.db',
    'work/0123456789abcdef.db-wal',
  ]
  for (const name of left) writeFileSync(join(dataDir, name), 'half of it')
  const backups = () => readdirSync(join(dataDir, 'backups')).filter(name => name.includes('2025-03-05'))
  expect(backups()).toHaveLength(3)
  await startTestServer({ dataDir })
  expect(backups()).toEqual([])
  expect(left.filter(name => existsSync(join(dataDir, name)))).toEqual([])
})
