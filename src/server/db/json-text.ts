import { type Expression, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { ReadyJson } from '../json/ready.ts'
import type { Db } from './schema.ts'

/** By the keys that they get. */
type Values = Readonly<Record<string, Expression<unknown>>>

const objectOf = (values: Values) =>
  sql`json_object(${sql.join(Object.entries(values).flatMap(([key, value]) => [sql.lit(key), value]))})`

/**
 * The text of an object in JSON, as SQLite writes it. The rows of a long list, into which nobody looks before they are
 * sent, never become objects so.
 * @param always entries of every object; the value of the last one is no object
 * @param more entries that some have, by `jsonEntry` and `entryWhereKnown`
 */
export function jsonText(always: Values, more: readonly RawBuilder<string>[]): RawBuilder<string> {
  // Joined by themselves first: each `||` copies all that is before it.
  return sql`rtrim(${objectOf(always)}, '}') || (${sql.join([...more, sql`'}'`], sql` || `)})`
}

/** An entry of `jsonText` that is there on a condition. @param json its value's text */
export function jsonEntry(key: string, condition: Expression<unknown>, json: Expression<string>) {
  return sql<string>`iif(${condition}, ${sql.lit(`,${JSON.stringify(key)}:`)} || ${json}, '')`
}

/** An entry of `jsonText` that is there unless its value is null. */
export const entryWhereKnown = (key: string, value: Expression<unknown>): RawBuilder<string> =>
  jsonEntry(key, sql`${value} is not null`, sql`json_quote(${value})`)

/** The text of a list in JSON, of an object of each row of a subquery by an order. */
export const jsonList = (values: Values, order: Expression<unknown>): RawBuilder<string> =>
  sql`json_group_array(${objectOf(values)} order by ${order})`

/** A list in JSON of the lines of a text; none of an empty one. */
export function jsonLines(text: Expression<string>): RawBuilder<string> {
  // A backslash is written in its other way first, so that `\n` is nothing but the end of a line.
  const quoted = sql`replace(json_quote(${text}), '\\\\', '\\u005c')`
  return sql`json(iif(${text} = '', '[]', '[' || replace(${quoted}, '\\n', '","') || ']'))`
}

/** The list of all rows of a query, in their order, of each of which `json` is the text. */
export async function readJson<T>(
  db: Db,
  rows: SelectQueryBuilder<never, never, { json: string }>,
): Promise<ReadyJson<T[]>> {
  // As bytes, which go out as they are: a text would be written out anew.
  const list = sql<Uint8Array>`cast('[' || coalesce(group_concat(json, ','), '') || ']' as blob)`
  const { bytes } = await db.selectFrom(rows.as('rows')).select(list.as('bytes')).executeTakeFirstOrThrow()
  return new ReadyJson(bytes)
}
