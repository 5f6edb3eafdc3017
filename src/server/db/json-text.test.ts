import SQLite from 'better-sqlite3'
import fc from 'fast-check'
import { Kysely, SqliteDialect, sql } from 'kysely'
import { expect, test } from 'vitest'
import { entryWhereKnown, jsonLines, jsonText, readJson } from './json-text.ts'
import type { Tables } from './schema.ts'

/** What UTF-8 can hold: in it, half of a character is none. */
const text = fc.string({ unit: 'grapheme' }).map(each => each.toWellFormed())
const hard = fc.oneof(
  text,
  fc.string({
    unit: fc.constantFrom('\\', '"', '\n', 'n', 'u', '\0', '\u001f', '\u2028', '}', '{', "'", '\u{1F600}'),
  }),
)

function open() {
  const sqlite = new SQLite(':memory:')
  sqlite.exec('create table kept (id integer primary key, said text, more text, score integer)')
  const add = sqlite.prepare('insert into kept (said, more, score) values (?, ?, ?)')
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: sqlite }) })
  return { sqlite, add, db }
}

test('what SQLite writes as JSON reads as what was kept, whatever its letters are', async () => {
  const { sqlite, add, db } = open()
  const row = fc.record({ said: hard, more: fc.option(hard), score: fc.integer() })
  await fc.assert(
    fc.asyncProperty(fc.array(row), async rows => {
      sqlite.exec('delete from kept')
      for (const { said, more, score } of rows) add.run(said, more, score)
      const json = jsonText({ score: sql`score`, said: sql`said` }, [entryWhereKnown('more', sql`more`)])
      const query = db.selectFrom(sql`kept`.as('kept')).select(json.as('json')).orderBy(sql`id`)
      const { bytes } = await readJson(db, query as never)
      expect(JSON.parse(Buffer.from(bytes).toString())).toEqual(
        rows.map(({ said, more, score }) => ({ said, score, ...(more !== null && { more }) })),
      )
    }),
  )
})

test('lines become a list, and a backslash before an n is no end of a line', async () => {
  const { sqlite, add, db } = open()
  const line = hard.map(each => each.replaceAll('\n', '')).filter(each => each !== '')
  await fc.assert(
    fc.asyncProperty(fc.array(line), async lines => {
      sqlite.exec('delete from kept')
      add.run(lines.join('\n'), null, 0)
      const json = jsonText({ said: jsonLines(sql`said`), score: sql`score` }, [])
      const query = db.selectFrom(sql`kept`.as('kept')).select(json.as('json'))
      const { bytes } = await readJson(db, query as never)
      expect(JSON.parse(Buffer.from(bytes).toString())).toEqual([{ said: lines, score: 0 }])
    }),
  )
})
