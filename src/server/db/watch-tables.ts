import { sql } from 'kysely'
import { late } from '../shared/late.ts'
import type { Db, Tables } from './schema.ts'

/**
 * For what is made from some tables and asked for more often than they change: the function tells a version, which is
 * another one after any change of a row, whoever has made it and by whatever deletion it went along.
 */
export function watchTables(db: Db, tables: readonly (keyof Tables)[]): () => Promise<string> {
  const name = `changes_of_${tables.join('_and_')}`
  const begin = late(async () => {
    // Beside the data file: it ends with the connection.
    await sql`create temp table if not exists ${sql.id(name)} as select 0 as number`.execute(db)
    for (const table of tables) {
      for (const event of ['insert', 'update', 'delete']) {
        await sql`create temp trigger if not exists ${sql.id(`${table}_${event}`)} after ${sql.raw(event)} on main.${sql.id(table)}
          begin update ${sql.id(name)} set number = number + 1; end`.execute(db)
      }
    }
  })
  return async () => {
    await begin()
    // Another connection's changes run no trigger of this one, but are counted by SQLite.
    const { rows } = await sql<{ version: string }>`
      select number || ' ' || data_version as version from ${sql.id(name)}, pragma_data_version`.execute(db)
    return rows[0]?.version ?? ''
  }
}
