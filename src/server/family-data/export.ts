import { fileName } from '#contract/file-name.ts'
import { accountRows, type Row } from './account-rows.ts'
import { markdownFiles } from './export-markdown.ts'
import { openForWork } from './open-for-work.ts'
import { writeZip, type ZipEntry } from './zip-file.ts'

/**
 * Writes everything of one account into a zip file: each table as JSON for programs, and Markdown for people. To be run
 * in a process of its own.
 * @param given `database` is the file in use, `file` the zip, `now` in ISO 8601
 */
export function writeExport(given: { database: string; account: number; file: string; now: string }): void {
  const sqlite = openForWork(given.database, { readonly: true })
  try {
    // All of it from one moment.
    sqlite.exec('begin')
    const rows = accountRows(sqlite, given.account)
    const now = new Date(given.now)
    const documents = markdownFiles(rows, now).map(
      ([path, paragraphs]): ZipEntry => [path, separated(paragraphs())],
    )
    const data = rows.tables.map(
      (table): ZipEntry => [`data/${fileName(table, 'json')}`, json(rows.of(table))],
    )
    writeZip(given.file, [...documents, ...data], now)
  } finally {
    sqlite.close()
  }
}

function* separated(paragraphs: Iterable<string>): Iterable<string> {
  let former: string | undefined
  for (const paragraph of paragraphs) {
    if (paragraph === '') continue
    if (former !== undefined) yield isItem(former) && isItem(paragraph) ? '\n' : '\n\n'
    yield paragraph
    former = paragraph
  }
  yield '\n'
}

const isItem = (paragraph: string) => paragraph.startsWith('- **')

/** As `JSON.stringify` would write all of them with two spaces. */
function* json(rows: Iterable<Row>): Iterable<string> {
  let isFirst = true
  for (const row of rows) {
    yield isFirst ? '[\n  ' : ',\n  '
    isFirst = false
    yield JSON.stringify(readable(row), null, 2).replaceAll('\n', '\n  ')
  }
  yield isFirst ? '[]\n' : '\n]\n'
}

/** Bytes as base64; everything else is JSON already. */
function readable(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
    ]),
  )
}
