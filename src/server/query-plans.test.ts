import SQLite from 'better-sqlite3'
import { expect, test, vi } from 'vitest'
import { bodies, everyEndpoint, SHEET, startWithTwoFamilies } from '#support/server/every-call.ts'

/** Grow with the years of every family. */
const GROWING = [
  'chat_messages',
  'chat_sessions',
  'checkup_questions',
  'concept_states',
  'evaluation_resources',
  'evaluations',
  'flagged_exchanges',
  'gap_progress',
  'gaps',
  'inbox_photos',
  'masteries',
  'mcq_answers',
  'mcqs',
  'practice_sheet_questions',
  'remarks',
  'reviews',
  'voice_messages',
]

/** What is prepared from now on, in this process. */
function listenToPrepared(): Set<string> {
  const prepared = new Set<string>()
  const { prepare } = SQLite.prototype
  vi.spyOn(SQLite.prototype, 'prepare').mockImplementation(function (this: SQLite.Database, sql) {
    prepared.add(sql)
    return prepare.call(this, sql) as never
  })
  return prepared
}

/** The growing tables that a statement goes through from end to end. */
function scanned(sqlite: SQLite.Database, statement: string): string[] {
  // Nothing is found by an empty list, and its plan says nothing of a longer one.
  const sql = statement.replaceAll('in ()', 'in (1)')
  const names = new Map(
    [...sql.matchAll(/"?(\w+)"? as "(\w+)"/g)].map(([, table = '', alias = '']) => [alias, table]),
  )
  const given = Array(sql.match(/\?/g)?.length ?? 0).fill(1)
  const plan = sqlite.prepare<unknown[], { detail: string }>(`explain query plan ${sql}`).all(...given)
  return plan
    .map(({ detail }) => /^SCAN (\w+)/.exec(detail)?.[1] ?? '')
    .map(name => names.get(name) ?? name)
    .filter(name => GROWING.includes(name))
}

test('no call of the contract goes through a table of all families from end to end', async () => {
  const { file, first } = await startWithTwoFamilies()
  const prepared = listenToPrepared()
  // What is deleted can't be asked for any more.
  const order = ['GET', 'POST', 'PATCH', 'DELETE']
  const calls = (await everyEndpoint()).sort((a, b) => order.indexOf(a.method) - order.indexOf(b.method))
  for (const call of calls) {
    for (const id of call.path.includes(':') ? [1, 2] : [1]) {
      const path = call.path.replaceAll(':code', SHEET).replaceAll(/:\w+/g, String(id))
      await first.browser.send(call.method, path, call.body ? { body: bodies[call.path]?.(id) ?? {} } : {})
    }
  }
  vi.restoreAllMocks()
  const statements = [...prepared].filter(sql =>
    /^\s*(?:select|with|update|delete|insert|replace)\b/i.test(sql),
  )
  expect(statements.length).toBeGreaterThan(100)
  const sqlite = new SQLite(file, { readonly: true })
  // What a connection keeps beside the data file.
  for (const sql of prepared) if (/^\s*create temp table\b/i.test(sql)) sqlite.exec(sql)
  const slow = statements.flatMap(sql => scanned(sqlite, sql).map(table => `${table}: ${sql}`))
  sqlite.close()
  expect(slow).toEqual([])
})
