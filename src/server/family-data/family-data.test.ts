import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { Browser } from '#support/server/browser.ts'
import { addFamily } from '#support/server/cheap-family.ts'
import { allRows, rowsOf } from '#support/server/rows.ts'
import { evaluation } from '#support/server/samples.ts'
import { startTestServer, type TestServer } from '#support/server/test-server.ts'
import { ownedTables } from './owned-tables.ts'

const OTHERS_WORDS = 'a-sentence-of-the-other-family'
const WORDS = 'a-sentence-of-this-family'

/** Two families with work of their own; the first one's parent's corner is open. */
async function startWithTwoFamilies() {
  const server = await startTestServer()
  const family = addFamily(server, { isCornerOpen: true })
  const other = addFamily(server, { isCornerOpen: true, email: 'other@example.org', childName: OTHERS_WORDS })
  const file = join(server.dataDir, 'stepwise.db')
  await save(family.browser, WORDS)
  await save(other.browser, OTHERS_WORDS)
  return { server, family, other, file }
}

async function save(browser: Browser, answer: string): Promise<number> {
  const { json, text } = await browser.post('/api/evaluations', { ...evaluation, answer })
  if (typeof json === 'object' && json && 'id' in json) return Number(json.id)
  throw new Error(text)
}

async function backUp(browser: Browser): Promise<Buffer> {
  const answer = await browser.get('/api/backups/now')
  expect(answer.status).toBe(200)
  return answer.bytes
}

function restore(browser: Browser, file: Buffer) {
  return browser.send('POST', '/api/backups/restore-file', {
    body: file,
    headers: { 'content-type': 'application/octet-stream' },
  })
}

async function keptBackups(browser: Browser): Promise<{ name: string; kind: string }[]> {
  const { json } = await browser.get('/api/backups')
  return (json as { backups: { name: string; kind: string }[] }).backups
}

function bytesIn(server: TestServer, words: string, ...files: string[]): boolean {
  return files.some(file => readFileSync(join(server.dataDir, file)).includes(words))
}

test('every table belongs to an account or is known to be shared', async () => {
  const server = await startTestServer()
  const sqlite = new SQLite(join(server.dataDir, 'stepwise.db'), { readonly: true })
  const owned = ownedTables(sqlite).map(({ name }) => name)
  sqlite.close()
  const shared = Object.keys(allRows(join(server.dataDir, 'stepwise.db'))).filter(
    name => !owned.includes(name),
  )
  expect(shared.sort()).toEqual([
    'failed_tries',
    'last_change',
    'latest_moment',
    'migrations',
    'notices',
    'receipt_secret',
    'standards',
  ])
})

test('a backup is a file of this family alone', async () => {
  const { server, family, file } = await startWithTwoFamilies()
  const answer = await family.browser.get('/api/backups/now')
  expect(answer.headers['content-disposition']).toMatch(
    /attachment; filename=stepwise-backup-\d{4}-\d\d-\d\d\.db$/,
  )
  expect(Number(answer.headers['content-length'])).toBe(answer.bytes.length)
  expect(answer.bytes.includes(WORDS)).toBe(true)
  expect(answer.bytes.includes(OTHERS_WORDS)).toBe(false)
  expect(answer.bytes.includes('other@example.org')).toBe(false)
  const copy = join(server.dataDir, 'copy.db')
  writeFileSync(copy, answer.bytes)
  expect(rowsOf(copy, family.id)).toEqual(rowsOf(file, family.id))
  expect(allRows(copy).auth_sessions).toEqual([])
  await expect.poll(() => readdirSync(join(server.dataDir, 'work'))).toEqual([])
})

test('a backup holds nothing of the computer that is not this family’s', async () => {
  const { server, family } = await startWithTwoFamilies()
  const sqlite = new SQLite(join(server.dataDir, 'stepwise.db'))
  sqlite.exec("insert into failed_tries (subject, failures) values ('other@example.org', 3)")
  sqlite.close()
  expect((await backUp(family.browser)).includes('other@example.org')).toBe(false)
})

test('a restore brings back every row, leaves the other family alone and can be undone', async () => {
  const { family, other, file } = await startWithTwoFamilies()
  const { browser, id } = family
  await browser.send('PATCH', '/api/me/profile', { body: { assistantName: 'Then', personalIntro: 'x' } })
  const then = rowsOf(file, id)
  const backup = await backUp(browser)

  await save(browser, 'later work')
  await browser.send('PATCH', '/api/me/profile', { body: { assistantName: 'Later' } })
  const later = rowsOf(file, id)
  const othersBefore = rowsOf(file, other.id)

  const answer = await restore(browser, backup)
  expect(answer).toMatchObject({ status: 200, json: { undo: { kind: 'before-restore' } } })
  expect(rowsOf(file, id)).toEqual(then)
  expect(rowsOf(file, other.id)).toEqual(othersBefore)
  expect((await browser.get('/api/me')).json).toMatchObject({ assistantName: 'Then' })

  const [undo] = await keptBackups(browser)
  expect(undo).toMatchObject({ kind: 'before-restore' })
  expect((await browser.post(`/api/backups/${undo?.name}/restore`)).status).toBe(200)
  expect(rowsOf(file, id)).toEqual(later)
  expect(rowsOf(file, other.id)).toEqual(othersBefore)
})

test('rows whose ids another family has taken since come back under new ids, still tied together', async () => {
  const { family, other, file } = await startWithTwoFamilies()
  const last = await save(family.browser, 'the last one')
  const backup = await backUp(family.browser)
  const sqlite = new SQLite(file, { timeout: 5_000 })
  sqlite.pragma('foreign_keys = on')
  sqlite.prepare('delete from evaluations where id = ?').run(last)
  sqlite.close()
  expect(await save(other.browser, 'took the id')).toBe(last)
  const others = rowsOf(file, other.id)

  expect((await restore(family.browser, backup)).status).toBe(200)
  expect(rowsOf(file, other.id)).toEqual(others)
  const list = (await family.browser.get('/api/evaluations')).json as { id: number; answer: string }[]
  expect(list.map(({ answer }) => answer)).toEqual(['the last one', WORDS])
  const detail = await family.browser.get(`/api/evaluations/${list[0]?.id}`)
  expect(detail.json).toMatchObject({
    evaluation: { answer: 'the last one' },
    gaps: [{ concept: 'Adding fractions' }, { concept: 'Equal fractions' }, { concept: 'Checking' }],
    resources: evaluation.recommendedResources,
    standards: [{ standardCode: '4.NF.A.1' }, { standardCode: '5.NF.A.1' }],
  })
})

test('a backup moves a family to another computer, into an account of another number and password', async () => {
  const here = await startWithTwoFamilies()
  const backup = await backUp(here.other.browser)
  const there = await startTestServer()
  addFamily(there, { email: 'neighbour@example.org' })
  const { browser, id } = addFamily(there, {
    email: 'new@example.org',
    password: 'another password',
    isCornerOpen: true,
  })
  expect((await restore(browser, backup)).status).toBe(200)
  const file = join(there.dataDir, 'stepwise.db')
  expect(rowsOf(file, id).evaluations).toMatchObject([{ answer: OTHERS_WORDS, child_id: id }])
  expect((await browser.get('/api/me')).json).toMatchObject({
    childName: OTHERS_WORDS,
    email: 'new@example.org',
  })
  expect(
    (await browser.post('/api/login', { email: 'new@example.org', password: 'another password' })).status,
  ).toBe(200)
})

test('what the parent set and what left the computer outlast a restore', async () => {
  const { family } = await startWithTwoFamilies()
  const { browser } = family
  const backup = await backUp(browser)
  await browser.send('PATCH', '/api/parent/limits', { body: { monthlyAiCalls: 5 } })
  await restore(browser, backup)
  expect((await browser.get('/api/parent/ai-use')).json).toMatchObject({ limits: { monthlyAiCalls: 5 } })
})

test('a family sees and uses only backups in which it is', async () => {
  const { server, family, other } = await startWithTwoFamilies()
  await restore(family.browser, await backUp(family.browser))
  const [undo] = await keptBackups(family.browser)
  const late = addFamily(server, { email: 'late@example.org', isCornerOpen: true })
  expect(await keptBackups(late.browser)).toEqual([])
  expect(await late.browser.post(`/api/backups/${undo?.name}/restore`)).toMatchObject({ status: 404 })
  expect(await keptBackups(other.browser)).toHaveLength(1)
  for (const name of ['..%2Fstepwise.db', 'nothing.db', '%00']) {
    expect((await family.browser.post(`/api/backups/${name}/restore`)).status, name).toBe(404)
  }
})

test('the export holds everything of the account as JSON and Markdown, and no secret', async () => {
  const { family, file } = await startWithTwoFamilies()
  const answer = await family.browser.get('/api/export')
  expect(answer.headers['content-disposition']).toMatch(/stepwise-export-.*\.zip/)
  const files = Object.fromEntries(
    Object.entries(unzipSync(answer.bytes)).map(([path, bytes]) => [path, strFromU8(bytes)]),
  )
  const everything = JSON.stringify(files)
  for (const secret of ['scrypt', 'password', 'token', OTHERS_WORDS, 'other@example.org']) {
    expect(everything, secret).not.toContain(secret)
  }
  const { families, children, ...others } = rowsOf(file, family.id)
  const exportedOf = (table: string) => JSON.parse(files[`data/${table}.json`] ?? 'null')
  expect(exportedOf('families')).toHaveLength(1)
  expect(families).toHaveLength(1)
  expect(exportedOf('children')).toHaveLength(1)
  expect(children).toHaveLength(1)
  expect(Object.keys(others)).not.toEqual([])
  for (const [table, rows] of Object.entries(others)) expect(exportedOf(table), table).toEqual(rows)
  expect(files['README.md']).toContain('# Bo’s work in Stepwise')
  expect(files['assessments.md']).toContain(WORDS)
  expect(files['assessments.md']).toContain('- **Adding fractions**: Bottoms must match first.')
  expect(files['knowledge.md']).toContain('## Masteries\n\n- **Addition**: 1 + 1 = 2')
})

test('a deleted account is gone, byte by byte, from the data file and from the next backups on', async () => {
  const { server, family, other, file } = await startWithTwoFamilies()
  await restore(family.browser, await backUp(family.browser))
  await restore(other.browser, await backUp(other.browser))
  const others = rowsOf(file, other.id)
  const kept = () => readdirSync(join(server.dataDir, 'backups')).map(name => join('backups', name))
  expect(bytesIn(server, WORDS, ...kept())).toBe(true)

  const send = (confirmation: string) => family.browser.post('/api/me/delete', { confirmation })
  expect(await send('yes')).toMatchObject({
    status: 400,
    json: { message: 'Please type “delete everything” to confirm' },
  })
  expect((await family.browser.get('/api/me')).status).toBe(200)
  expect((await send(' Delete everything ')).status).toBe(204)

  expect((await family.browser.get('/api/me')).status).toBe(401)
  expect(rowsOf(file, other.id)).toEqual(others)
  expect(bytesIn(server, OTHERS_WORDS, 'stepwise.db')).toBe(true)
  for (const words of [WORDS, family.email]) {
    expect(bytesIn(server, words, 'stepwise.db', 'stepwise.db-wal', ...kept()), words).toBe(false)
  }
  expect(kept().filter(name => name.endsWith('-daily.db'))).toHaveLength(1)
})
