import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import { expect, test } from 'vitest'
import { newFamily } from '#support/server/families.ts'
import { startTestServer } from '#support/server/test-server.ts'
import type { Tables } from '../db/schema.ts'
import { openGapsReader, sharedByChild } from './open-gaps.ts'
import { listGapGroups } from './overview.ts'

const NOW = new Date('2026-03-01T12:00:00Z')
const BEFORE = '2026-02-01T12:00:00.000Z'

/** Children of whom each has gaps in another mixture of states, many of them with the same words. */
function fill(sqlite: SQLite.Database, children: number): void {
  const add = (table: string, columns: string) =>
    sqlite.prepare(`insert into ${table} (${columns}) values (${columns.replace(/\w+/g, '?')})`)
  const child = add('children', 'id, family_id, name, birth_year, created_at')
  const evaluation = add(
    'evaluations',
    'id, child_id, question, answer, grade, marking_scheme, overall_assessment, score, total_score, created_at',
  )
  const gap = add(
    'gaps',
    'id, child_id, evaluation_id, concept, description, created_at, closed_as, closed_at',
  )
  const progress = add('gap_progress', 'gap_id, resolved_at, reopened_at')
  const memory = add(
    'concept_states',
    'child_id, concept, due_at, last_review_at, stability, difficulty, state, learning_steps, scheduled_days, reps, lapses',
  )
  let id = 100
  for (let whose = 10; whose < 10 + children; whose++) {
    child.run(whose, 1, `Child ${whose}`, 2015, BEFORE)
    evaluation.run(whose, whose, 'What is 1/2 + 1/3?', '2/5', 5, '', '', 1, 3, BEFORE)
    for (let number = 0; number < 4 + (whose % 17); number++) {
      const chance = (whose * 31 + number * 17) % 12
      const closed = chance === 0 ? 'fixed' : null
      gap.run(++id, whose, whose, ` Skill ${(number * whose) % 5}`, 'Again', BEFORE, closed, closed && BEFORE)
      if (chance > 4) progress.run(id, chance > 6 ? BEFORE : null, chance % 3 === 0 ? BEFORE : null)
    }
    for (let skill = whose % 2; skill < 5; skill += 2)
      memory.run(whose, `Skill ${skill}`, BEFORE, BEFORE, 1, 5, 2, 0, 1, 2, 0)
  }
}

test('what is still to be practised is what the list of gaps shows first', async () => {
  const server = await startTestServer()
  await newFamily(server)
  const sqlite = new SQLite(join(server.dataDir, 'stepwise.db'), { timeout: 5_000 })
  fill(sqlite, 40)
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: sqlite }) })
  const seen = new Set<string>()
  const openGapsOf = openGapsReader(db, () => NOW)
  for (let child = 10; child < 50; child++) {
    const { groups } = await listGapGroups(db, child, NOW)
    const shown = groups.filter(({ state }) => ['reopened', 'open', 'due'].includes(state)).slice(0, 6)
    for (const { state } of shown) seen.add(state)
    expect(await openGapsOf(child)).toEqual(
      shown.map(({ gapId, concept, description }) => ({ gapId, concept, description })),
    )
  }
  expect(seen).toEqual(new Set(['reopened', 'open', 'due']))
  await db.destroy()
})

test('each change of a gap is seen by the next message, whoever has made it', async () => {
  const server = await startTestServer()
  await newFamily(server)
  const file = join(server.dataDir, 'stepwise.db')
  const sqlite = new SQLite(file, { timeout: 5_000 })
  sqlite.pragma('foreign_keys = on')
  fill(sqlite, 20)
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: sqlite }) })
  const openGapsOf = openGapsReader(db, () => NOW)
  const other = new SQLite(file, { timeout: 5_000 })
  const child = 25
  const [first] = await openGapsOf(child)
  const id = first?.gapId ?? 0
  const changes = [
    () => sqlite.prepare(`update gaps set description = 'Anew' where id = ?`).run(id),
    () =>
      sqlite
        .prepare('insert or replace into gap_progress (gap_id, resolved_at) values (?, ?)')
        .run(id, BEFORE),
    () => sqlite.prepare('delete from gap_progress where gap_id = ?').run(id),
    () => other.prepare(`update gaps set closed_as = 'fixed', closed_at = ? where id = ?`).run(BEFORE, id),
    // Its gaps go along with it.
    () => sqlite.prepare('delete from evaluations where id = ?').run(child),
  ]
  for (const change of changes) {
    const before = await openGapsOf(child)
    change()
    const after = await openGapsOf(child)
    expect(after, String(change)).not.toEqual(before)
  }
  expect(await openGapsOf(child)).toEqual([])
  other.close()
  await db.destroy()
})

test('of a hundred who ask at once all but the first share one reading, and another child has its own', async () => {
  const reads: PromiseWithResolvers<string>[] = []
  const children: number[] = []
  const ask = sharedByChild((childId: number) => {
    const each = Promise.withResolvers<string>()
    reads.push(each)
    children.push(childId)
    return each.promise
  })
  const first = ask(1)
  const others = Array.from({ length: 99 }, () => ask(1))
  const other = ask(2)
  expect(children).toEqual([1, 2])
  reads[0]?.resolve('as it was')
  reads[1]?.resolve('the other’s')
  expect([await first, await other]).toEqual(['as it was', 'the other’s'])
  // What was written after the first reading had begun is in the second.
  await expect.poll(() => children).toEqual([1, 2, 1])
  reads[2]?.resolve('as it is')
  expect(new Set(await Promise.all(others))).toEqual(new Set(['as it is']))
  const later = ask(1)
  expect(children).toHaveLength(4)
  reads[3]?.resolve('later')
  expect(await later).toBe('later')
})
