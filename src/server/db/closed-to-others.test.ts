import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { newFamily } from '#support/server/families.ts'
import { freshFolder, startTestServer } from '#support/server/test-server.ts'
import { openDatabase } from './database.ts'

const log = pino({ enabled: false })
const now = () => new Date()
const rights = (path: string) => (statSync(path).mode & 0o777).toString(8)

/** Everything below a folder with its rights. */
function rightsBelow(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => [
      name,
      rights(join(folder, name)),
    ]),
  )
}

const onlyWhereThereAreRights = test.skipIf(process.platform === 'win32')

onlyWhereThereAreRights('files and folders that were there before are closed to others', async () => {
  const dataDir = join(freshFolder(), 'data')
  const folders = [dataDir, join(dataDir, 'backups')]
  for (const folder of folders) mkdirSync(folder)
  await openDatabase({ dataDir, log, now }).close()
  writeFileSync(join(dataDir, 'damaged-2025-01-01T00-00-00Z-stepwise.db'), 'old')
  writeFileSync(join(dataDir, 'backups', '2025-01-01T00-00-00Z-daily.db'), 'old')
  for (const [name, mode] of Object.entries(rightsBelow(dataDir))) {
    chmodSync(join(dataDir, name), statSync(join(dataDir, name)).isDirectory() ? 0o755 : 0o644)
    expect(mode).not.toBe('')
  }
  chmodSync(dataDir, 0o755)

  const server = await startTestServer({ dataDir })
  const { status } = await newFamily(server).get('/api/me')
  expect(status).toBe(200)
  expect(rights(dataDir)).toBe('700')
  const below = rightsBelow(dataDir)
  expect(below).toMatchObject({ 'stepwise.db': '600', 'stepwise.db-wal': '600', 'stepwise.db-shm': '600' })
  expect(below).toMatchObject({ 'stepwise.lock': '600', 'stepwise.owner.json': '600', backups: '700' })
  for (const [name, mode] of Object.entries(below)) {
    expect([name, mode]).toEqual([name, statSync(join(dataDir, name)).isDirectory() ? '700' : '600'])
  }
})

onlyWhereThereAreRights(
  'new files are closed to others whatever this process leaves to new files',
  async () => {
    const before = process.umask(0)
    onTestFinished(() => void process.umask(before))
    const dataDir = join(freshFolder(), 'a', 'b')
    const database = openDatabase({ dataDir, log, now })
    onTestFinished(() => database.close())
    await database.backups.backUp('daily')
    const below = rightsBelow(dataDir)
    expect(readdirSync(join(dataDir, 'backups'))).not.toEqual([])
    for (const [name, mode] of Object.entries(below)) {
      expect([name, mode]).toEqual([name, statSync(join(dataDir, name)).isDirectory() ? '700' : '600'])
    }
  },
)

onlyWhereThereAreRights(
  'a folder that holds other people’s things keeps its rights, and so do they',
  async () => {
    const dataDir = freshFolder()
    chmodSync(dataDir, 0o755)
    writeFileSync(join(dataDir, 'holiday.txt'), 'ours')
    chmodSync(join(dataDir, 'holiday.txt'), 0o644)
    mkdirSync(join(dataDir, 'backups'))
    writeFileSync(join(dataDir, 'backups', 'photos.zip'), 'ours')
    chmodSync(join(dataDir, 'backups'), 0o755)
    chmodSync(join(dataDir, 'backups', 'photos.zip'), 0o644)
    await openDatabase({ dataDir, log, now }).close()
    const { 'stepwise.db': database, ...below } = rightsBelow(dataDir)
    expect(database).toBe('600')
    expect(rights(dataDir)).toBe('755')
    expect(below).toMatchObject({
      backups: '755',
      'holiday.txt': '644',
      [join('backups', 'photos.zip')]: '644',
    })
  },
)
