import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { freshFolder } from '#support/server/test-server.ts'
import { openDatabase } from './database.ts'
import { endOf, judge, readShape } from './judge.ts'
import { migrations } from './migrations/index.ts'
import { KNOWN_END } from './migrations/known-end.ts'

const log = pino({ enabled: false })

test('what the migrations end in is known, so that a start does not do them again to see it', async () => {
  const dataDir = freshFolder()
  await openDatabase({ dataDir, log, now: () => new Date() }).close()
  const file = join(dataDir, 'stepwise.db')
  const sqlite = new SQLite(file)
  expect(KNOWN_END).toBe(endOf(migrations, readShape(sqlite)))

  let looks = 0
  const counted = migrations.map(({ name, sql }) => ({
    name,
    get sql() {
      looks++
      return sql
    },
  }))
  expect(judge(file, counted)).toMatchObject({ state: 'good', version: migrations.length })
  const known = looks
  sqlite.exec('drop table inbox_photos')
  sqlite.close()
  looks = 0
  expect(judge(file, counted)).toMatchObject({ state: 'strange' })
  // Only then each is done.
  expect(looks).toBe(known + migrations.length)
})
