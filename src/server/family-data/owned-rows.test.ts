import SQLite from 'better-sqlite3'
import { expect, test } from 'vitest'
import { growth, MOST_GROWTH } from '#support/growth.ts'
import { ownedRows } from './owned-rows.ts'

const SCHEMA = `
  create table families (id integer primary key);
  create table children (id integer primary key, family_id integer references families);
  create table evaluations (id integer primary key, child_id integer references children);
  create table resources (id integer primary key, evaluation_id integer references evaluations);
  create index resources_by_evaluation on resources (evaluation_id);
  insert into families values (1), (2);
  insert into children values (1, 1), (2, 2);`

/** Two families' evaluations, each with two resources. */
function filled(count: number): SQLite.Database {
  const sqlite = new SQLite(':memory:')
  sqlite.exec(SCHEMA)
  const evaluation = sqlite.prepare('insert into evaluations (child_id) values (?)')
  const resource = sqlite.prepare('insert into resources (evaluation_id) values (?)')
  for (let each = 0; each < count; each++)
    for (const child of [1, 2]) {
      const { lastInsertRowid } = evaluation.run(child)
      for (let part = 0; part < 2; part++) resource.run(lastInsertRowid)
    }
  return sqlite
}

function readAll(sqlite: SQLite.Database): unknown[] {
  const rows = ownedRows(sqlite, 'families', 1)
  return [...rows.of('evaluations')].map(({ id }) => rows.partsOf('resources', 'evaluation_id', id))
}

test('each row comes with its parts, and none of another family', () => {
  const sqlite = filled(2)
  expect(readAll(sqlite)).toEqual([
    [
      { id: 1, evaluation_id: 1 },
      { id: 2, evaluation_id: 1 },
    ],
    [
      { id: 5, evaluation_id: 3 },
      { id: 6, evaluation_id: 3 },
    ],
  ])
  sqlite.close()
})

test('twice the work of a family takes no more than twice as long to read', async () => {
  const read = (count: string) => {
    const sqlite = filled(Number(count))
    readAll(sqlite)
    sqlite.close()
  }
  expect(await growth(600, String, read)).toBeLessThan(MOST_GROWTH)
})
