import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { pino } from 'pino'
import { describe, expect, onTestFinished, test } from 'vitest'
import { holdFile } from '#support/server/held-file.ts'
import { canMountDisk, mountSmallDisk } from '#support/server/small-disk.ts'
import { freshFolder } from '#support/server/test-server.ts'
import { openDatabase } from './database.ts'
import { migrations } from './migrations/index.ts'
import { restoreChosen, setAside } from './recover.ts'

const log = pino({ enabled: false })
const now = () => new Date('2025-03-06T09:00:00Z')
const ON_AND_ON = { times: Number.POSITIVE_INFINITY }
const someone =
  "insert into families (parent_name, email, password_hash, created_at) values ('Ann', ?, 'x', '2025-03-05T09:00:00.000Z')"

/** A closed data folder in which somebody has an account. */
async function usedFolder(dataDir = freshFolder()) {
  const database = openDatabase({ dataDir, log, now })
  await database.exclusively(sqlite => sqlite.prepare(someone).run('ann@example.com'))
  await database.close()
  return { dataDir, file: join(dataDir, 'stepwise.db') }
}

/** What a crash leaves: an account in the log alone. */
async function crashedFolder() {
  const { dataDir, file } = await usedFolder()
  const writer = new SQLite(file)
  writer.pragma('wal_autocheckpoint = 0')
  writer.prepare(someone).run('late@example.com')
  for (const suffix of ['', '-wal']) copyFileSync(`${file}${suffix}`, `${file}.copy${suffix}`)
  writer.close()
  for (const suffix of ['', '-wal']) copyFileSync(`${file}.copy${suffix}`, `${file}${suffix}`)
  return { dataDir, file }
}

function emailsIn(file: string): unknown[] {
  const sqlite = new SQLite(file)
  onTestFinished(() => void sqlite.close())
  return sqlite.prepare('select email from families order by id').pluck().all()
}

const namesLike = (folder: string, part: string) => readdirSync(folder).filter(name => name.includes(part))

describe('setting a database aside', () => {
  test.each(['stepwise.db', 'stepwise.db-wal'])('while %s is held changes nothing', async name => {
    const { dataDir, file } = await crashedFolder()
    holdFile('renameSync', name, ON_AND_ON)
    expect(() => setAside(file, now())).toThrow('EBUSY')
    expect(namesLike(dataDir, 'damaged-')).toEqual([])
    expect(emailsIn(file)).toEqual(['ann@example.com', 'late@example.com'])
  })

  test('takes what was saved last with it, also when both are held for a moment', async () => {
    const { dataDir, file } = await crashedFolder()
    holdFile('renameSync', 'stepwise.db', { code: 'EPERM', times: 2 })
    holdFile('renameSync', 'stepwise.db-wal', { code: 'EACCES', times: 2 })
    const away = setAside(file, now())
    expect(namesLike(dataDir, 'stepwise.db-wal').map(name => join(dataDir, name))).toEqual([`${away}-wal`])
    expect(emailsIn(away)).toEqual(['ann@example.com', 'late@example.com'])
  })
})

describe('a backup', () => {
  test('is taken while an antivirus looks at the copy', async () => {
    const { dataDir } = await usedFolder()
    const database = openDatabase({ dataDir, log, now })
    const held = holdFile('renameSync', '.db.partial', { times: 2 })
    const { file } = await database.backups.backUp('daily')
    await database.close()
    expect([held.refused, emailsIn(file)]).toEqual([2, ['ann@example.com']])
  })

  test('that can not take its place leaves the database where it was, and nothing beside it', async () => {
    const { dataDir, file } = await crashedFolder()
    const backup = join(freshFolder(), 'mine.db')
    copyFileSync((await usedFolder()).file, backup)
    holdFile('renameSync', '.restoring', ON_AND_ON)
    expect(() => restoreChosen({ file, backup, migrations, now: now() })).toThrow('EBUSY')
    expect([...namesLike(dataDir, 'restoring'), ...namesLike(dataDir, 'damaged-')]).toEqual([])
    expect(emailsIn(file)).toEqual(['ann@example.com', 'late@example.com'])
  })

  test('takes the place of a damaged database while both are held for a moment', async () => {
    const { dataDir, file } = await usedFolder()
    mkdirSync(join(dataDir, 'backups'), { recursive: true })
    copyFileSync(file, join(dataDir, 'backups', '2025-03-05T14-07-09Z-daily.db'))
    writeFileSync(file, 'no database any more '.repeat(900))
    const held = [
      holdFile('renameSync', 'stepwise.db'),
      holdFile('renameSync', '.restoring'),
      holdFile('copyFileSync', '-daily.db', { code: 'EPERM' }),
      holdFile('rmSync', 'stepwise.note.json', { code: 'EACCES' }),
    ]
    const database = openDatabase({ dataDir, log, now })
    await database.close()
    expect(held.map(({ refused }) => refused)).toEqual([1, 1, 1, 1])
    expect(emailsIn(file)).toEqual(['ann@example.com'])
  })

  test('half put in place by a crash is swept away at the next start', async () => {
    const { dataDir, file } = await usedFolder()
    for (const suffix of ['', '-wal', '-shm']) writeFileSync(`${file}.restoring${suffix}`, 'half')
    await openDatabase({ dataDir, log, now }).close()
    expect(namesLike(dataDir, 'restoring')).toEqual([])
  })
})

describe.runIf(canMountDisk)('a backup on a disk that nobody can write to', () => {
  /** With a copy of a used database as it lies in a data folder: of the kind that needs files beside it. */
  async function readOnlyDisk(name: string): Promise<string> {
    const { folder } = mountSmallDisk(4)
    copyFileSync((await usedFolder()).file, join(folder, name))
    chmodSync(join(folder, name), 0o444)
    execFileSync('mount', ['-o', 'remount,ro', folder])
    return folder
  }

  test('can be chosen, and is written to afterwards', async () => {
    const backup = join(await readOnlyDisk('mine.db'), 'mine.db')
    const dataDir = freshFolder()
    const file = join(dataDir, 'stepwise.db')
    writeFileSync(file, 'no database any more '.repeat(900))
    expect(restoreChosen({ file, backup, migrations, now: now() })).toBe(true)
    await usedFolderAgain(dataDir)
    expect(emailsIn(file)).toEqual(['ann@example.com', 'new@example.com'])
    expect(namesLike(dataDir, 'restoring')).toEqual([])
  })

  test('is found by itself', async () => {
    const folder = await readOnlyDisk('2025-03-05T14-07-09Z-daily.db')
    const dataDir = freshFolder()
    symlinkSync(folder, join(dataDir, 'backups'))
    const file = join(dataDir, 'stepwise.db')
    writeFileSync(file, 'no database any more '.repeat(900))
    await usedFolderAgain(dataDir)
    expect(emailsIn(file)).toEqual(['ann@example.com', 'new@example.com'])
    expect(existsSync(`${file}.restoring`)).toBe(false)
  })

  test('that is none is refused without a trace', async () => {
    const { folder } = mountSmallDisk(1)
    const backup = join(folder, 'mine.db')
    writeFileSync(backup, 'no database either '.repeat(900))
    execFileSync('mount', ['-o', 'remount,ro', folder])
    const { dataDir, file } = await usedFolder()
    expect(restoreChosen({ file, backup, migrations, now: now() })).toBe(false)
    expect(namesLike(dataDir, 'restoring')).toEqual([])
    expect(emailsIn(file)).toEqual(['ann@example.com'])
  })

  async function usedFolderAgain(dataDir: string): Promise<void> {
    const database = openDatabase({ dataDir, log, now })
    await database.exclusively(sqlite => sqlite.prepare(someone).run('new@example.com'))
    await database.close()
  }
})
