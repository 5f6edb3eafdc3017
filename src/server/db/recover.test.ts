import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { noticeSchema } from '#contract/notices.ts'
import { newFamily } from '../testing/families.ts'
import { evaluation, family } from '../testing/samples.ts'
import { freshFolder, startTestServer } from '../testing/test-server.ts'

const BACKUP = '2025-03-05T14-07-09Z-daily.db'
/** Not yet a day after the backup, so that no further one is taken. */
const now = () => new Date('2025-03-06T09:00:00Z')

/** A data folder with one family and one evaluation, and a backup of just that. */
async function usedFolder() {
  const dataDir = freshFolder()
  const server = await startTestServer({ dataDir })
  const browser = newFamily(server)
  await browser.post('/api/evaluations', evaluation)
  await server.close()
  const file = join(dataDir, 'stepwise.db')
  const backups = join(dataDir, 'backups')
  rmSync(backups, { recursive: true, force: true })
  mkdirSync(backups)
  copyFileSync(file, join(backups, BACKUP))
  return { dataDir, file, backups, session: browser.cookies.get('stepwise_session') ?? '' }
}

/** Overwrites the middle of a file, where the rows are, and leaves its header intact. */
function damage(file: string): Buffer {
  const bytes = readFileSync(file)
  bytes.fill(0x5a, 4_096, bytes.length)
  writeFileSync(file, bytes)
  return bytes
}

/** Starts the server again and comes back with the browser that was signed in before. */
async function comeBack({ dataDir, session }: { dataDir: string; session: string }) {
  const server = await startTestServer({ dataDir, now })
  const browser = server.browser()
  browser.cookies.set('stepwise_session', session)
  expect((await browser.get('/api/me')).json).toMatchObject({ email: family.email })
  return { server, browser }
}

test('a damaged file is set aside and the newest good backup takes its place, with a notice', async () => {
  const { dataDir, file, backups, session } = await usedFolder()
  writeFileSync(join(backups, '2025-03-06T10-00-00Z-daily.db'), 'a backup that is damaged too '.repeat(500))
  mkdirSync(join(backups, '2025-03-07T10-00-00Z-daily.db'))
  writeFileSync(join(backups, 'notes.txt'), 'the parent wrote this')
  const damaged = damage(file)

  const { server, browser } = await comeBack({ dataDir, session })
  expect((await browser.get('/api/evaluations')).json).toMatchObject([{ question: evaluation.question }])
  const [aside = ''] = readdirSync(dataDir).filter(name => name.startsWith('damaged-'))
  expect(readFileSync(join(dataDir, aside))).toEqual(damaged)
  expect(existsSync(join(backups, BACKUP))).toBe(true)

  const visitor = server.browser()
  const [notice, ...others] = z.array(noticeSchema).parse((await visitor.get('/api/notices')).json)
  expect(others).toEqual([])
  expect(notice?.message).toContain('the backup of 5 March 2025')
  expect(notice?.message).toContain(join(dataDir, aside))

  expect((await visitor.send('DELETE', `/api/notices/${notice?.id}`)).status).toBe(401)
  expect((await browser.send('DELETE', `/api/notices/${notice?.id}`)).status).toBe(204)
  expect((await browser.send('DELETE', `/api/notices/${notice?.id}`)).status).toBe(204)
  expect((await visitor.get('/api/notices')).json).toEqual([])
  await server.close()

  const later = await startTestServer({ dataDir })
  expect((await later.browser().get('/api/notices')).json).toEqual([])
})

test('a log of the damaged file is not replayed into the backup', async () => {
  const { dataDir, file, session } = await usedFolder()
  const writer = new SQLite(file)
  writer.pragma('wal_autocheckpoint = 0')
  writer.prepare("update users set child_name = 'Late'").run()
  const log = readFileSync(`${file}-wal`)
  writer.close()
  damage(file)
  writeFileSync(`${file}-wal`, log)

  const { browser } = await comeBack({ dataDir, session })
  expect((await browser.get('/api/me')).json).toMatchObject({ childName: family.childName })
  const [aside = ''] = readdirSync(dataDir).filter(
    name => name.endsWith('.db-wal') && name.startsWith('damaged-'),
  )
  expect(readFileSync(join(dataDir, aside))).toEqual(log)
})

test('a file that was cut short, emptied or lost comes back from the backup', async () => {
  const losses: ((file: string) => void)[] = [
    file => truncateSync(file, 9_000),
    file => truncateSync(file, 0),
    file => rmSync(file),
    file => writeFileSync(file, 'no database at all '.repeat(1_000)),
  ]
  const { dataDir, file, session } = await usedFolder()
  for (const lose of losses) {
    lose(file)
    const { server, browser } = await comeBack({ dataDir, session })
    expect((await browser.get('/api/evaluations')).json).toHaveLength(1)
    expect((await browser.get('/api/notices')).json).toHaveLength(1)
    await server.close()
  }
  const aside = readdirSync(dataDir).filter(name => /^damaged-.*\.db$/.test(name))
  expect(aside).toHaveLength(3)
})

test('with no good backup a damaged file stops the start and stays as it is', async () => {
  const { dataDir, file, backups } = await usedFolder()
  damage(join(backups, BACKUP))
  const damaged = damage(file)
  await expect(startTestServer({ dataDir })).rejects.toThrow(/is damaged and there is no backup/)
  expect(readFileSync(file)).toEqual(damaged)
  expect(readdirSync(dataDir).filter(name => name.startsWith('damaged-'))).toEqual([])
})

test('a database of a newer version is refused and untouched, and its backup is never put in place', async () => {
  const { dataDir, file, backups, session } = await usedFolder()
  const newer = new SQLite(file)
  newer.pragma('user_version = 99')
  newer.close()
  const before = readFileSync(file)
  await expect(startTestServer({ dataDir })).rejects.toThrow(/newer version of Stepwise.*untouched/)
  expect(readFileSync(file)).toEqual(before)

  copyFileSync(file, join(backups, '2025-03-07T10-00-00Z-daily.db'))
  damage(file)
  const { browser } = await comeBack({ dataDir, session })
  expect(JSON.stringify((await browser.get('/api/notices')).json)).toContain('5 March 2025')
})

test('a folder in the place of the data file is told', async () => {
  const dataDir = freshFolder()
  mkdirSync(join(dataDir, 'stepwise.db'))
  await expect(startTestServer({ dataDir })).rejects.toThrow(/something else is at/)
})

test('a healthy start tells nothing', async () => {
  const { dataDir, session } = await usedFolder()
  const { browser } = await comeBack({ dataDir, session })
  expect((await browser.get('/api/notices')).json).toEqual([])
})
