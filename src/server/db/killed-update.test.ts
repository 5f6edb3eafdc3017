import { cpSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { tries } from '#support/how-much.ts'
import { freshFolder } from '#support/server/test-server.ts'
import { updateInProcess } from '#support/server/update-in-process.ts'
import { timeLimits } from '#support/time-limits.ts'
import { openDatabase } from './database.ts'
import { type Migration, migrations } from './migrations/index.ts'

const KILLS = tries(2, 15)
const ROWS = 20_000
const log = pino({ enabled: false })
const now = () => new Date('2025-03-05T14:07:09Z')

/** Two steps that touch every row, one of them in the way that rebuilds a table. */
const longUpdate: readonly Migration[] = [
  ...migrations,
  { name: 'longer', sql: "update evaluations set question = question || ' Say why.'" },
  {
    name: 'rebuilt',
    sql: `create table answers (id integer primary key, evaluation_id integer not null references evaluations on delete cascade, answer text not null) strict;
      insert into answers (evaluation_id, answer) select id, answer from evaluations order by id;
      update evaluations set answer = '';`,
  },
]

/** What there is of the old and of the new version. */
function lookAt(file: string) {
  const sqlite = new SQLite(file)
  try {
    const count = (sql: string) => sqlite.prepare(sql).pluck().get()
    const hasAnswers = count("select count(*) from sqlite_schema where name = 'answers'") === 1
    return {
      check: sqlite.pragma('integrity_check', { simple: true }),
      version: sqlite.pragma('user_version', { simple: true }),
      rows: count('select count(*) from evaluations'),
      longer: count("select count(*) from evaluations where question like '% Say why.'"),
      answers: hasAnswers ? count("select count(*) from answers where answer like 'My answer%'") : undefined,
    }
  } finally {
    sqlite.close()
  }
}

const former = { check: 'ok', version: migrations.length, rows: ROWS, longer: 0, answers: undefined }
const updated = { check: 'ok', version: longUpdate.length, rows: ROWS, longer: ROWS, answers: ROWS }

test(`killed ${KILLS} times during an update, the data is whole in the former or the new version`, {
  tags: 'in-full',
  timeout: timeLimits.long,
}, async () => {
  const whole = freshFolder()
  const database = openDatabase({ dataDir: whole, log, now })
  await database.exclusively(sqlite =>
    sqlite.exec(`
      insert into families (id, parent_name, email, password_hash, created_at)
        values (1, 'Ada', 'a@example.org', 'x', '2025-01-01T00:00:00Z');
      insert into children (id, family_id, name, birth_year, created_at)
        values (1, 1, 'Bo', 2015, '2025-01-01T00:00:00Z');
      with recursive n(i) as (select 1 union all select i + 1 from n where i < ${ROWS})
      insert into evaluations (child_id, question, answer, grade, marking_scheme, overall_assessment, score, total_score, created_at)
        select 1, 'Question ' || i, 'My answer ' || i, 5, 's', 'o', 1, 2, '2025-01-01T00:00:00Z' from n`),
  )
  await database.close()
  const copy = () => {
    const dataDir = freshFolder()
    cpSync(whole, dataDir, { recursive: true })
    return dataDir
  }
  const unhindered = copy()
  const { isDone, milliseconds } = await updateInProcess(unhindered, longUpdate)
  expect(isDone).toBe(true)
  expect(lookAt(join(unhindered, 'stepwise.db'))).toEqual(updated)

  let cut = 0
  for (let kill = 0; kill < KILLS; kill++) {
    const dataDir = copy()
    const { isDone: wasQuicker } = await updateInProcess(dataDir, longUpdate, (milliseconds * kill) / KILLS)
    if (!wasQuicker) cut++
    // The former version opens it as long as the update has not happened, and the new one always.
    const found = lookAt(join(dataDir, 'stepwise.db'))
    expect([former, updated]).toContainEqual(found)
    if (found.version === former.version) await openDatabase({ dataDir, log, now }).close()
    const next = openDatabase({ dataDir, log, now, migrations: longUpdate })
    expect(await next.db.selectFrom('notices').select('message').execute()).toEqual([])
    await next.backups.backUpIfDue()
    await next.close()
    expect(lookAt(join(dataDir, 'stepwise.db'))).toEqual(updated)
    expect(readdirSync(dataDir).filter(name => name.startsWith('damaged-'))).toEqual([])
    expect(readdirSync(join(dataDir, 'backups')).filter(name => name.includes('.partial'))).toEqual([])
  }
  expect(cut).toBeGreaterThan(KILLS / 3)
})
