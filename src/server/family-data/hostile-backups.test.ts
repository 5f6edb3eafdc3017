import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { someOf } from '#support/how-much.ts'
import type { Browser } from '#support/server/browser.ts'
import { addFamily } from '#support/server/cheap-family.ts'
import { LAST_OF_ACCOUNTS } from '#support/server/earlier-version.ts'
import { rowsOf } from '#support/server/rows.ts'
import { evaluation } from '#support/server/samples.ts'
import { freshFolder, startTestServer } from '#support/server/test-server.ts'
import { openDatabase } from '../db/database.ts'
import { migrations } from '../db/migrations/index.ts'
import { helpersOfNode } from '../helper/helper-process.ts'
import { ownedTables } from './owned-tables.ts'

const OTHER = /^This backup was made by another edition/
const STRANGE = /^There is something in this backup/
const ENDLESS = 'with recursive n(i) as (select 1 union all select i + 1 from n) select count(*) from n'

const restore = (browser: Browser, body: Buffer) =>
  browser.send('POST', '/api/backups/restore-file', {
    body,
    headers: { 'content-type': 'application/octet-stream' },
  })

const TEXTS_OF = `select name from pragma_table_info(?)
  where type in ('TEXT', 'ANY') and name not glob '*_at' and name not glob '*_until' and name not in ('animal', 'color', 'day')`
const NOW = "'2025-03-05T10:00:00.000Z'"
/** A row more in tables of a child's work. */
const OF_EVERY_TABLE = `
  insert into masteries (id, child_id, evaluation_id, source_type, concept, description, created_at)
    values (1, 1, 1, 'evaluation', 'm', 'd', ${NOW});
  insert into mcqs (id, gap_id, set_number, question, option_a, option_b, option_c, option_d, correct_answer, explanation, created_at)
    values (1, 1, 1, 'q', 'a', 'b', 'c', 'd', 'A', 'e', ${NOW});
  insert into voice_messages (id, child_id, user_query, ai_response, spoken_at, created_at)
    values (1, 1, 'q', 'a', ${NOW}, ${NOW});
  insert into chat_sessions (id, child_id, title, created_at) values (1, 1, 't', ${NOW});
  insert into chat_messages (id, session_id, role, content, created_at) values (1, 1, 'user', 'c', ${NOW});
  insert into evaluation_resources (id, evaluation_id, title, description, url) values (1, 1, 't', 'd', 'https://a.example');
  insert into checkups (id, child_id, grade, areas, concepts, started_at) values (1, 1, 'K', '[]', '[]', ${NOW});
`

/** A backup as an older version has left it, so that there are migrations to run, changed by somebody. */
async function olderBackup(sql: string, version = 3): Promise<Buffer> {
  const dataDir = freshFolder()
  const log = pino({ level: 'silent' })
  const versions = migrations.slice(0, version)
  await openDatabase({ dataDir, log, now: () => new Date(), migrations: versions }).close()
  const file = join(dataDir, 'stepwise.db')
  const sqlite = new SQLite(file)
  const [owner, someone] =
    version > LAST_OF_ACCOUNTS
      ? [
          'child_id',
          `insert into families (id, parent_name, email, password_hash, created_at)
             values (1, 'Ada', 'ada@example.org', 'x', '2025-03-05T10:00:00.000Z');
           insert into children (id, family_id, name, birth_year, created_at)
             values (1, 1, 'Bo', 2015, '2025-03-05T10:00:00.000Z');`,
        ]
      : [
          'user_id',
          `insert into users (id, parent_name, child_name, child_birth_year, email, password_hash, created_at)
             values (1, 'Ada', 'Bo', 2015, 'ada@example.org', 'x', '2025-03-05T10:00:00.000Z');`,
        ]
  sqlite.exec(`${someone}
    insert into evaluations (id, ${owner}, question, answer, grade, marking_scheme, overall_assessment, score, total_score, created_at)
      values (1, 1, 'q', 'a', 'K', '', '', 1, 1, '2025-03-05T10:00:00.000Z');
    insert into gaps (id, ${owner}, evaluation_id, concept, description, created_at)
      values (1, 1, 1, 'c', 'd', '2025-03-05T10:00:00.000Z')`)
  sqlite.unsafeMode(true)
  sqlite.pragma('foreign_keys = off')
  sqlite.exec(sql)
  sqlite.pragma('journal_mode = delete')
  sqlite.close()
  return readFileSync(file)
}

/** Somebody else's family in the same file. */
const OTHER_FAMILY = `
  insert into users (id, parent_name, child_name, child_birth_year, email, password_hash, created_at)
    values (2, 'Eve', 'Al', 2015, 'eve@example.org', 'x', '2025-03-05T10:00:00.000Z');
  insert into evaluations (id, user_id, question, answer, grade, marking_scheme, overall_assessment, score, total_score, created_at)
    values (2, 2, 'q', 'a', 'K', '', '', 1, 1, '2025-03-05T10:00:00.000Z');`

const CASES: [string, string, RegExp][] = [
  [
    'a trigger that never ends, at what a migration writes',
    `create trigger t after insert on migrations begin insert into notices (message, created_at) ${ENDLESS.replace('count(*)', "count(*), ''")}; end`,
    OTHER,
  ],
  ['a trigger that does nothing', 'create trigger t after insert on users begin select 1; end', OTHER],
  ['a view that never ends', `create view v as ${ENDLESS}`, OTHER],
  [
    'a view in the place of the list of migrations',
    `drop table migrations; create view migrations as ${ENDLESS.replace('count(*)', "count(*) as number, '' as name, '' as hash")}`,
    OTHER,
  ],
  ['a virtual table', 'create virtual table f using fts5 (words)', OTHER],
  ['a further index', 'create index i on users (upper(child_name))', OTHER],
  [
    'a generated column',
    'alter table gaps add column g text generated always as (hex(zeroblob(1000000))) virtual',
    OTHER,
  ],
  ['a further column', 'alter table gaps add column g text default 1', OTHER],
  [
    'a schema that was written by hand',
    `pragma writable_schema = on; update sqlite_schema set sql = replace(sql, 'score integer', 'score integer check (score < 1000)') where name = 'evaluations'`,
    OTHER,
  ],
  [
    'a number that leaves none for anybody after it',
    'update evaluations set id = 9223372036854775807',
    STRANGE,
  ],
  ['a number below all', 'update gaps set id = -5', STRANGE],
  ['a number that JavaScript can not hold', 'update evaluations set score = 9007199254740993', STRANGE],
  ['a moment that is none', "update evaluations set created_at = 'yesterday'", STRANGE],
  ['an hour without a day', "update evaluations set created_at = '12:00'", STRANGE],
  ['a text beyond all measure', 'update evaluations set answer = hex(zeroblob(9000000))', STRANGE],
  ['a name of a megabyte', 'update users set child_name = hex(zeroblob(500000))', STRANGE],
  ['a name that nobody sees', "update users set child_name = char(0x202e) || char(7) || ' '", STRANGE],
  ['a text that no form would take', 'update evaluations set answer = hex(zeroblob(200000))', STRANGE],
  ['a row that points to nothing', 'update gaps set evaluation_id = 77', STRANGE],
  ['a row of nobody', 'update evaluations set user_id = 77', STRANGE],
  ['a row that is a part of another family’s', `${OTHER_FAMILY} update gaps set evaluation_id = 2`, STRANGE],
]

test.each(someOf(CASES, 3))('%s: refused in words, and nothing of it has run', async (_, sql, words) => {
  const server = await startTestServer()
  const { browser, id } = addFamily(server, { isCornerOpen: true })
  await browser.post('/api/evaluations', evaluation)
  const file = join(server.dataDir, 'stepwise.db')
  const before = rowsOf(file, id)
  const answer = await restore(browser, await olderBackup(sql))
  expect(answer).toMatchObject({ status: 400, json: { code: 'wrong_backup' } })
  expect(answer.json).toMatchObject({ message: expect.stringMatching(words) })
  expect(rowsOf(file, id)).toEqual(before)
  expect(readdirSync(join(server.dataDir, 'work'))).toEqual([])
})

test('the file that the cases change is a good one itself', async () => {
  const server = await startTestServer()
  const { browser, id } = addFamily(server, { isCornerOpen: true })
  expect((await restore(browser, await olderBackup(''))).status).toBe(200)
  expect(rowsOf(join(server.dataDir, 'stepwise.db'), id).gaps).toMatchObject([{ concept: 'c' }])
})

test('a text in another encoding is another edition’s', async () => {
  const server = await startTestServer()
  const { browser } = addFamily(server, { isCornerOpen: true })
  const file = join(freshFolder(), 'utf16.db')
  const sqlite = new SQLite(file)
  sqlite.pragma("encoding = 'UTF-16'")
  sqlite.exec('create table users (id integer); pragma user_version = 1')
  sqlite.close()
  expect(await restore(browser, readFileSync(file))).toMatchObject({ status: 400 })
})

test.each([
  ['a gap of a child that names work of its sibling', 'update gaps set evaluation_id = 2'],
  ['a try at a question of its sibling', 'update evaluations set try_of = 2 where id = 1'],
  ['an animal that nobody knows', "update children set animal = 'dragon' where id = 2"],
  ['a family without a child', 'delete from children'],
])('%s is refused', async (_, sql) => {
  const server = await startTestServer()
  const { browser, familyId } = addFamily(server, { isCornerOpen: true })
  const file = join(server.dataDir, 'stepwise.db')
  const before = rowsOf(file, familyId)
  const siblings = `insert into children (id, family_id, name, birth_year, created_at)
      values (2, 1, 'Al', 2016, '2025-03-05T11:00:00.000Z');
    insert into evaluations (id, child_id, question, answer, grade, marking_scheme, overall_assessment, score, total_score, created_at)
      values (2, 2, 'q', 'a', 'K', '', '', 1, 1, '2025-03-05T10:00:00.000Z');`
  const whole = await olderBackup(siblings, migrations.length)
  const answer = await restore(browser, await olderBackup(`${siblings} ${sql}`, migrations.length))
  expect(answer).toMatchObject({ status: 400, json: { message: expect.stringMatching(STRANGE) } })
  expect(rowsOf(file, familyId)).toEqual(before)
  expect((await restore(browser, whole)).status).toBe(200)
})

test('standards that nothing of the family names stay behind', async () => {
  const server = await startTestServer()
  const { browser } = addFamily(server, { isCornerOpen: true })
  const sql = `insert into standards (id, code) values (1, 'named'), (2, 'junk'); update gaps set standard_id = 1`
  expect((await restore(browser, await olderBackup(sql))).status).toBe(200)
  const sqlite = new SQLite(join(server.dataDir, 'stepwise.db'), { readonly: true })
  expect(sqlite.prepare('select code from standards').pluck().all()).toEqual(['named'])
  sqlite.close()
})

test('while a check never ends, others are answered at once, and the server ends', async () => {
  const entry = join(import.meta.dirname, '../../../tests/support/server/endless-helper.ts')
  const server = await startTestServer({ startHelper: helpersOfNode(entry) })
  const { browser } = addFamily(server, { isCornerOpen: true })
  const other = addFamily(server, { email: 'other@example.org' })
  const restoring = restore(browser, await olderBackup('')).catch((error: Error) => error)
  await expect.poll(() => readdirSync(join(server.dataDir, 'work'))).toHaveLength(1)
  let isUnderWay = true
  void restoring.then(() => {
    isUnderWay = false
  })
  for (let count = 0; count < 20; count++) {
    expect((await other.browser.post('/api/evaluations', evaluation)).status).toBe(201)
    expect(isUnderWay).toBe(true)
  }
  await server.close()
  expect(await restoring).toMatchObject({ status: 503 })
})

test('a half file that says it is whole is refused before anything is asked of it', async () => {
  const server = await startTestServer()
  const { browser } = addFamily(server, { isCornerOpen: true })
  const bytes = await olderBackup('')
  const file = join(freshFolder(), 'half.db')
  writeFileSync(file, bytes.subarray(0, bytes.length - 4_096))
  expect((await restore(browser, readFileSync(file))).status).toBe(400)
})

test('what a form would strip is stripped from every column of a backup', async () => {
  const hostile = '\u001b[31m\u202eBo\u2066\u0000\u0007'
  const server = await startTestServer()
  const { browser, id } = addFamily(server, { isCornerOpen: true })
  const file = join(freshFolder(), 'hostile.db')
  writeFileSync(file, await olderBackup(OF_EVERY_TABLE, migrations.length))
  const sqlite = new SQLite(file)
  sqlite.pragma('foreign_keys = off')
  let hostileOnes = 0
  for (const { name } of ownedTables(sqlite, 'children')) {
    const columns = sqlite.prepare<[string], string>(TEXTS_OF).pluck().all(name)
    for (const column of columns) {
      try {
        hostileOnes += sqlite.prepare(`update "${name}" set "${column}" = ?`).run(hostile).changes
      } catch {
        // The schema itself takes certain words alone there.
      }
    }
  }
  sqlite.prepare('update families set parent_name = ?').run(hostile)
  sqlite.close()
  expect(hostileOnes).toBeGreaterThan(15)
  expect(await restore(browser, readFileSync(file))).toMatchObject({ status: 200 })
  const rows = JSON.stringify(rowsOf(join(server.dataDir, 'stepwise.db'), id))
  expect(rows).toContain('[31mBo')
  expect(rows.replaceAll('\\\\', '\\')).not.toMatch(/\\u00(?:00|07|1b)|\\u202e|\\u2066|[\u202e\u2066]/)
})
