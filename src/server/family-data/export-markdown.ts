import { fileName } from '#contract/file-name.ts'
import { withPicturesInWords } from '#text/pictures/in-markdown.ts'
import { keptAnswers } from './export-inbox.ts'
import { practiceSheets } from './export-sheets.ts'
import type { OwnedRows, Row } from './owned-rows.ts'

/** Shown in documents of their own, or of no interest to read. */
const TOLD_ELSEWHERE = [
  'families',
  'children',
  'evaluations',
  'evaluation_resources',
  'gaps',
  'masteries',
  'standards',
  'remarks',
  'chat_sessions',
  'chat_messages',
  'voice_messages',
  'inbox_answers',
  'inbox_photos',
  'practice_sheets',
  'practice_sheet_questions',
]

/** A document: its path and its paragraphs, one after the other. */
export type MarkdownFile = [path: string, paragraphs: () => Iterable<string>]

/** A family's child with the row of the family. */
export interface Named {
  family: Row
  child: Row
}

/** What a child has done, for people to read. @param rows the child's own, or a family's with that child alone */
export function childDocuments(rows: OwnedRows, named: Named, now: Date): MarkdownFile[] {
  return [
    ['README.md', () => childReadme(named, now)],
    ['assessments.md', () => assessments(rows)],
    ['knowledge.md', () => knowledge(rows)],
    ['chats.md', () => chats(rows, named.child)],
    ['talks.md', () => talks(rows, named.child)],
    ...(isFilled(rows, 'inbox_answers')
      ? [['kept-for-a-grown-up.md', () => keptAnswers(rows)] satisfies MarkdownFile]
      : []),
    ...(isFilled(rows, 'practice_sheets')
      ? [['practice-sheets.md', () => practiceSheets(rows)] satisfies MarkdownFile]
      : []),
    ...plainDocuments(rows, rows.tables),
  ]
}

/** Those of the tables that have nothing but facts to tell. */
export function plainDocuments(rows: OwnedRows, tables: string[]): MarkdownFile[] {
  return tables
    .filter(table => !TOLD_ELSEWHERE.includes(table) && isFilled(rows, table))
    .map((table): MarkdownFile => [fileName(table.replaceAll('_', '-'), 'md'), () => plain(rows, table)])
}

function isFilled(rows: OwnedRows, table: string): boolean {
  for (const _row of rows.of(table)) return true
  return false
}

/** Names a family of several children, each with its folder. */
export function* familyReadme(family: Row, children: [child: Row, folder: string][], now: Date) {
  yield '# Your family’s work in Stepwise'
  yield `${exportedOn(now)} Each child has a folder with documents for reading; the folder \`data\` holds the same of all of them, complete, as JSON for programs.`
  yield facts({
    Parent: family.parent_name,
    'E-mail': family.email,
    'Account since': date(family.created_at),
  })
  yield '## Children'
  for (const [child, folder] of children) {
    yield `- **${said(child.name)}**: born in ${said(child.birth_year)}, in the folder \`${folder}\`${child.archived_at ? ' (archived)' : ''}`
  }
}

const exportedOn = (now: Date) => `Exported on ${date(now.toISOString())}.`

function* childReadme({ family, child }: Named, now: Date): Iterable<string> {
  yield `# ${said(child.name)}’s work in Stepwise`
  yield `${exportedOn(now)} The documents here are for reading; the folder \`data\` holds the same, complete, as JSON for programs.`
  yield facts({
    Parent: family.parent_name,
    Child: child.name,
    'Birth year': child.birth_year,
    'E-mail': family.email,
    'AI Assistant Name': child.assistant_name,
    'Account since': date(family.created_at),
  })
  if (child.personal_intro) yield* ['## Personal Introduction', said(child.personal_intro)]
}

function* assessments(rows: OwnedRows): Iterable<string> {
  yield '# Assessments'
  let isEmpty = true
  for (const evaluation of rows.of('evaluations')) {
    isEmpty = false
    yield `## ${date(evaluation.created_at)}: ${said(evaluation.score)}/${said(evaluation.total_score)}`
    yield `Grade ${said(evaluation.grade)}`
    yield* marking(evaluation)
    yield* ['### Question', said(evaluation.question)]
    yield* ['### Answer', said(evaluation.answer)]
    if (evaluation.expected_answer) yield* ['### Right answer', said(evaluation.expected_answer)]
    yield* ['### Marking scheme', said(evaluation.marking_scheme)]
    yield* ['### Assessment', said(evaluation.overall_assessment)]
    const parts = (table: string) => rows.partsOf(table, 'evaluation_id', evaluation.id)
    yield* changes(parts('remarks'))
    yield* list('### Knowledge gaps', parts('gaps'))
    yield* list('### Recommended resources', parts('evaluation_resources'), 'title')
  }
  if (isEmpty) yield 'There are none yet.'
}

/** Who marked it, and whether it is another try. */
function* marking({ marked_by, marker_name, marker_model, try_of }: Row): Iterable<string> {
  const who: Record<string, string> = {
    builtin: 'the builtin tutor',
    answer_page: 'the answer page',
    grown_up: `a grown-up, ${said(marker_name)}`,
    ai: [marker_name, marker_model].filter(Boolean).map(said).join(', '),
  }
  if (marked_by) yield `Marked by ${who[said(marked_by)] ?? said(marked_by)}`
  if (try_of) yield 'Another try at the same question'
}

function* changes(remarks: Row[]): Iterable<string> {
  if (remarks.length > 0) yield '### Marked again'
  for (const remark of remarks) {
    const before = `${said(remark.former_score)}/${said(remark.former_total_score)}`
    const after = `${said(remark.score)}/${said(remark.total_score)}`
    yield `- **${date(remark.created_at)}**, ${said(remark.marker_name)}: ${before} became ${after}. ${said(remark.reason)}`
  }
}

function* knowledge(rows: OwnedRows): Iterable<string> {
  yield '# Knowledge'
  yield* list('## Gaps', rows.of('gaps'))
  yield* list('## Masteries', rows.of('masteries'))
}

function* chats(rows: OwnedRows, child: Row): Iterable<string> {
  yield '# Chats'
  for (const session of rows.of('chat_sessions')) {
    yield* [`## ${said(session.title)}`, date(session.created_at)]
    for (const { role, created_at, content } of rows.partsOf('chat_messages', 'session_id', session.id)) {
      const who = said(role === 'user' ? child.name : child.assistant_name)
      yield* [`**${who}** (${date(created_at)}):`, withPicturesInWords(said(content))]
    }
  }
}

function* talks(rows: OwnedRows, child: Row): Iterable<string> {
  yield '# Talks'
  let isEmpty = true
  for (const talk of rows.of('voice_messages', 'spoken_at')) {
    isEmpty = false
    yield `## ${date(talk.spoken_at)}`
    if (talk.user_query) yield* [`**${said(child.name)}**:`, said(talk.user_query)]
    yield* [`**${said(child.assistant_name)}**:`, said(talk.ai_response)]
  }
  if (isEmpty) yield 'There are none yet.'
}

function* plain(rows: OwnedRows, table: string): Iterable<string> {
  yield `# ${table.charAt(0).toUpperCase()}${table.slice(1).replaceAll('_', ' ')}`
  let number = 0
  for (const row of rows.of(table)) yield* [`## ${++number}`, facts(row)]
}

function* list(heading: string, rows: Iterable<Row>, name = 'concept'): Iterable<string> {
  let isFirst = true
  for (const row of rows) {
    if (isFirst) yield heading
    isFirst = false
    const end = ENDS[said(row.closed_as)] ?? (row.withdrawn_at ? ' (no longer shown)' : '')
    yield `- **${said(row[name])}**: ${said(row.description)}${row.url ? ` (${said(row.url)})` : ''}${end}`
  }
}

function facts(row: Row): string {
  return Object.entries(row)
    .filter(([, value]) => value !== null && value !== undefined && !(value instanceof Uint8Array))
    .map(([name, value]) => `- ${name}: ${said(value)}`)
    .join('\n')
}

const ENDS: Record<string, string> = { fixed: ' (fixed by another try)', dropped: ' (dropped by a grown-up)' }

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })

function date(iso: unknown): string {
  const moment = typeof iso === 'string' ? new Date(iso) : new Date(Number.NaN)
  return Number.isNaN(moment.getTime()) ? '' : DATE.format(moment)
}

function said(value: unknown): string {
  return value === null || value === undefined ? '' : String(value)
}
