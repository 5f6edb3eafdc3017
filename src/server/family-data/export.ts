import { fileName, folderName } from '#contract/file-name.ts'
import { keptPhotos } from './export-inbox.ts'
import { childDocuments, familyReadme, type MarkdownFile, plainDocuments } from './export-markdown.ts'
import { openForWork } from './open-for-work.ts'
import { type OwnedRows, ownedRows, type Row } from './owned-rows.ts'
import { writeZip, type ZipEntry } from './zip-file.ts'

/**
 * Writes everything of a family, or of one child, into a zip file: each table as JSON for programs, and Markdown for
 * people. To be run in a process of its own.
 * @param given `database` is the file in use, `file` the zip, `now` in ISO 8601
 */
export function writeExport(given: {
  database: string
  family: number
  child?: number | undefined
  file: string
  now: string
}): void {
  const { family, child } = given
  const sqlite = openForWork(given.database, { readonly: true })
  try {
    // All of it from one moment.
    sqlite.exec('begin')
    const whole = ownedRows(sqlite, 'families', family)
    const rows = child === undefined ? whole : ownedRows(sqlite, 'children', child)
    const now = new Date(given.now)
    const [parent = {}] = whole.of('families')
    const [first = {}, ...others] = rows.of('children')
    const documents =
      others.length === 0
        ? childDocuments(rows, { family: parent, child: first }, now)
        : familyDocuments(whole, [first, ...others], id => ownedRows(sqlite, 'children', id), now)
    const texts = documents.map(([path, paragraphs]): ZipEntry => [path, separated(paragraphs())])
    const data = rows.tables.map(
      (table): ZipEntry => [`data/${fileName(table, 'json')}`, json(rows.of(table))],
    )
    // One photo at a time: all of them would fill the memory.
    const all = function* () {
      yield* [...texts, ...data]
      yield* keptPhotos(rows)
    }
    writeZip(given.file, all(), now)
  } finally {
    sqlite.close()
  }
}

/** A folder for each child, and beside them what is no child's. */
function familyDocuments(
  whole: OwnedRows,
  children: Row[],
  rowsOf: (child: number) => OwnedRows,
  now: Date,
): MarkdownFile[] {
  const [family = {}] = whole.of('families')
  const all = children.map(child => ({ child, rows: rowsOf(Number(child.id)) }))
  const ofChildren = all[0]?.rows.tables ?? []
  const shared = plainDocuments(
    whole,
    whole.tables.filter(table => !ofChildren.includes(table)),
  )
  const taken = new Set(['data', 'photos', 'readme.md', ...shared.map(([path]) => path)])
  const inFolders = all.map(each => ({ ...each, folder: freeFolder(String(each.child.name), taken) }))
  const named = inFolders.map(({ child, folder }): [Row, string] => [child, folder])
  return [
    ['README.md', () => familyReadme(family, named, now)],
    ...inFolders.flatMap(({ child, rows, folder }) =>
      childDocuments(rows, { family, child }, now).map(
        ([path, paragraphs]): MarkdownFile => [`${folder}/${path}`, paragraphs],
      ),
    ),
    ...shared,
  ]
}

/** Windows and macOS take names that differ in their letter case alone for one. */
function freeFolder(name: string, taken: Set<string>): string {
  const wanted = folderName(name)
  let folder = wanted
  for (let count = 2; taken.has(folder.toLowerCase()); count++) folder = `${wanted} ${count}`
  taken.add(folder.toLowerCase())
  return folder
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
