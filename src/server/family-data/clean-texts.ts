import type SQLite from 'better-sqlite3'
import type { z } from 'zod'
import { profileSchema, registrationSchema } from '#contract/accounts.ts'
import { liveChatEndpoints } from '#contract/live-chat.ts'
import { LONGEST_TEXT, withoutInvisible } from '#contract/text.ts'
import { ownedTables, quotedName } from './owned-tables.ts'
import { wrongBackup } from './wrong-backup.ts'

/** Texts that are written in a field of their own, by what the form lets through. */
const FIELDS: Record<string, z.ZodType<unknown>> = {
  'families.parent_name': registrationSchema.shape.parentName,
  'children.name': registrationSchema.shape.childName,
  'children.assistant_name': profileSchema.shape.assistantName,
  'children.personal_intro': profileSchema.shape.personalIntro,
  'chat_sessions.title': liveChatEndpoints.renameSession.body.shape.title,
}
/** An AI's reply may be longer than what anybody types; several texts may stand in one as JSON. */
const LONGEST = 10 * LONGEST_TEXT
/** Signs that JSON writes as an escape. */
const ESCAPED = /\\u(?:00[01]|007f|202|206)/i

/**
 * Brings every text of a backup that may be restored into the form in which the app's own forms would have stored it:
 * without control signs and marks of direction.
 * @throws HttpError 400 for a text that no form would have taken
 */
export function cleanTexts(sqlite: SQLite.Database): void {
  const columnsOf = sqlite
    .prepare<[string], string>(
      "select name from pragma_table_info(?) where type in ('TEXT', 'ANY', 'text', 'any')",
    )
    .pluck()
  const children = ownedTables(sqlite, 'children').flatMap(({ name }) =>
    columnsOf.all(name).map(column => [name, column] as const),
  )
  sqlite.function('cleaned', { deterministic: true }, (text, field) => cleaned(String(text), String(field)))
  for (const [table, column] of [['families', 'parent_name'] as const, ...children]) {
    const [name, clean] = [quotedName(column), `cleaned(${quotedName(column)}, '${table}.${column}')`]
    sqlite.exec(
      `update ${quotedName(table)} set ${name} = ${clean} where typeof(${name}) = 'text' and ${name} <> ${clean}`,
    )
  }
}

function cleaned(text: string, field: string): string {
  const schema = FIELDS[field]
  const parsed = schema?.safeParse(text)
  if (text.length > LONGEST || parsed?.success === false) throw wrongBackup('strange')
  if (typeof parsed?.data === 'string') return parsed.data
  return withoutInvisible(ESCAPED.test(text) ? cleanedJson(text) : text)
}

function cleanedJson(text: string): string {
  try {
    return JSON.stringify(
      JSON.parse(text, (_, value: unknown) => (typeof value === 'string' ? withoutInvisible(value) : value)),
    )
  } catch {
    return text
  }
}
