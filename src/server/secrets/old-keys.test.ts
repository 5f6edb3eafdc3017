import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { answerLesson } from '#fakes/lesson.ts'
import { startFakeOpenai } from '#fakes/openai.ts'
import { addFamily } from '#support/server/cheap-family.ts'
import { freshFolder, startTestServer, type TestServer } from '#support/server/test-server.ts'
import { type SettingsOf, settingsOf } from '#support/server/two-families.ts'
import { openDatabase } from '../db/database.ts'
import { migrations } from '../db/migrations/index.ts'
import { memorySecrets, type SecretName, type SecretStore } from './secret-store.ts'

const KEY = 'sk-kept-so-far'
const now = () => new Date('2025-03-05T14:00:00Z')
const BEFORE = migrations.slice(
  0,
  migrations.findIndex(({ name }) => name === 'ai-of-a-family'),
)

/** A data folder from when AI was the computer's, with these families and settings. */
async function oldFolder(...rows: string[]): Promise<string> {
  const dataDir = freshFolder()
  await openDatabase({ dataDir, log: pino({ enabled: false }), now, migrations: BEFORE }).close()
  const sqlite = new SQLite(join(dataDir, 'stepwise.db'))
  for (const row of rows) sqlite.exec(row)
  sqlite.close()
  return dataDir
}

const account = (id: number, createdAt: string) =>
  `insert into users (id, parent_name, child_name, child_birth_year, email, password_hash, created_at)
   values (${id}, 'Ada', 'Bo', 2015, '${id}@example.org', 'x', '${createdAt}')`

const SETTINGS = `insert into settings (user_id, name, value) values
  (null, 'local.address', 'http://old.local/v1'), (null, 'model.local', 'old-model'),
  (null, 'model.gemini', 'old-gemini'), (1, 'serving', 'openai'), (1, 'consent.openai', '2025-01-01T00:00:00.000Z'),
  (2, 'consent.openai', '2025-01-01T00:00:00.000Z'), (2, 'consent.gemini', '2025-01-01T00:00:00.000Z')`

/** The second account is the oldest. */
const TWO = [account(1, '2025-02-01T00:00:00.000Z'), account(2, '2025-01-01T00:00:00.000Z'), SETTINGS]

/** Keeps like a keychain. */
function keeping(entries: [SecretName, string][]) {
  const kept = new Map<SecretName, string>(entries)
  const store: SecretStore = {
    kind: async () => 'keychain',
    read: async name => kept.get(name),
    write: async (name, secret) => void kept.set(name, secret),
    remove: async name => void kept.delete(name),
  }
  return { kept, store }
}

/** A browser that is signed in to an account of the old folder. */
function signIn(server: TestServer, id: number): SettingsOf {
  const visitor = addFamily(server, { email: `browser-${id}@example.org`, isCornerOpen: true })
  const sqlite = new SQLite(join(server.dataDir, 'stepwise.db'), { timeout: 5_000 })
  sqlite
    .prepare('update auth_sessions set family_id = ?, child_id = ? where family_id = ?')
    .run(id, id, visitor.familyId)
  sqlite.prepare('delete from families where id = ?').run(visitor.familyId)
  sqlite.close()
  return settingsOf({ ...visitor, id })
}

async function start(dataDir: string, secrets: SecretStore) {
  const openai = await startFakeOpenai(answerLesson)
  onTestFinished(openai.stop)
  const environment = { OPENAI_BASE_URL: openai.baseUrl }
  return startTestServer({ dataDir, secrets, tutor: undefined, environment })
}

test('what the computer had goes to the oldest account, key, address and models, and it is told', async () => {
  const { kept, store } = keeping([
    ['openai', KEY],
    ['gemini', 'AIza-kept'],
  ])
  const server = await start(await oldFolder(...TWO), store)
  const [younger, oldest] = [signIn(server, 1), signIn(server, 2)]
  expect(await younger.service('openai')).toMatchObject({ isConnected: false, canServe: false })
  expect(await younger.service('local')).toMatchObject({ isConnected: false })
  expect(await younger.mark()).toBe(503)
  expect(await oldest.service('openai')).toMatchObject({ canServe: true, connectedBy: 'settings' })
  expect(await oldest.service('gemini')).toMatchObject({ canServe: true, model: 'old-gemini' })
  expect(await oldest.service('local')).toMatchObject({ address: 'http://old.local/v1', model: 'old-model' })
  expect(await oldest.mark()).toBe(200)
  expect([...kept]).toEqual([
    ['openai/2-2025-01-01T00:00:00.000Z', KEY],
    ['gemini/2-2025-01-01T00:00:00.000Z', 'AIza-kept'],
  ])
  expect((await oldest.browser.get('/api/notices')).text).toContain(
    'belongs to the family that was here first',
  )
  // Sharing asks the others anew.
  await oldest.change('PATCH', '/services/openai/sharing', { isShared: true })
  expect(await younger.service('openai')).toMatchObject({ connectedBy: 'sharing', canServe: false })
})

test('a key in a keychain that is locked today is found by a later start', async () => {
  const { kept, store } = keeping([['openai', KEY]])
  const dataDir = await oldFolder(...TWO)
  const locked = await start(dataDir, memorySecrets())
  expect((await signIn(locked, 2).service('openai')).isConnected).toBe(false)
  await locked.close()
  const server = await start(dataDir, store)
  const oldest = signIn(server, 2)
  expect((await oldest.service('openai')).isConnected).toBe(true)
  expect([...kept.keys()]).toEqual(['openai/2-2025-01-01T00:00:00.000Z'])
})

test.each([
  ['cleared', (family: SettingsOf) => family.change('DELETE', '/services/openai')],
  ['replaced', (family: SettingsOf) => family.change('POST', '/services/openai/key', { key: 'sk-new' })],
  [
    'deleted with its account',
    ({ browser }: SettingsOf) => browser.post('/api/me/delete', { confirmation: 'delete everything' }),
  ],
])('an old key that is %s before it was ever read is gone', async (_, end) => {
  const { kept, store } = keeping([['openai', KEY]])
  const server = await start(await oldFolder(...TWO), store)
  await end(signIn(server, 2))
  expect([...kept.values()]).not.toContain(KEY)
})

test('without an account an old key is nobody’s, and a new data folder takes none', async () => {
  for (const dataDir of [
    await oldFolder("insert into settings (name, value) values ('model.local', 'x')"),
    freshFolder(),
  ]) {
    const { kept, store } = keeping([['openai', KEY]])
    const server = await start(dataDir, store)
    const family = settingsOf(addFamily(server, { isCornerOpen: true }))
    await family.change('POST', '/services/openai/consent')
    expect((await family.service('openai')).isConnected).toBe(false)
    expect(await family.mark()).toBe(503)
    expect([...kept]).toEqual([['openai', KEY]])
    expect((await family.browser.get('/api/notices')).json).toEqual([])
  }
})
