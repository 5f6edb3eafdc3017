import { fileName } from '#contract/file-name.ts'
import type { AccountRows, Row } from './account-rows.ts'

/** Shown in documents of their own, or of no interest to read. */
const TOLD_ELSEWHERE = [
  'users',
  'evaluations',
  'evaluation_resources',
  'gaps',
  'masteries',
  'standards',
  'chat_sessions',
  'chat_messages',
  'voice_messages',
]

/** A document: its path and its paragraphs, one after the other. */
export type MarkdownFile = [path: string, paragraphs: () => Iterable<string>]

/** The account's data for people to read. */
export function markdownFiles(rows: AccountRows, now: Date): MarkdownFile[] {
  const [user = {}] = rows.of('users')
  const others = rows.tables.filter(table => !TOLD_ELSEWHERE.includes(table) && isFilled(rows, table))
  return [
    ['README.md', () => readme(user, now)],
    ['assessments.md', () => assessments(rows)],
    ['knowledge.md', () => knowledge(rows)],
    ['chats.md', () => chats(rows, user)],
    ['talks.md', () => talks(rows, user)],
    ...others.map(
      (table): MarkdownFile => [fileName(table.replaceAll('_', '-'), 'md'), () => plain(rows, table)],
    ),
  ]
}

function isFilled(rows: AccountRows, table: string): boolean {
  for (const _row of rows.of(table)) return true
  return false
}

function* readme(user: Row, now: Date): Iterable<string> {
  yield `# ${said(user.child_name)}'s work in Stepwise`
  yield `Exported on ${date(now.toISOString())}. The documents here are for reading; the folder \`data\` holds the same, complete, as JSON for programs.`
  yield facts({
    Parent: user.parent_name,
    Child: user.child_name,
    'Birth year': user.child_birth_year,
    'E-mail': user.email,
    'AI Assistant Name': user.assistant_name,
    'Account since': date(user.created_at),
  })
  if (user.personal_intro) yield* ['## Personal Introduction', said(user.personal_intro)]
}

function* assessments(rows: AccountRows): Iterable<string> {
  yield '# Assessments'
  let isEmpty = true
  for (const evaluation of rows.of('evaluations')) {
    isEmpty = false
    yield `## ${date(evaluation.created_at)}: ${said(evaluation.score)}/${said(evaluation.total_score)}`
    yield `Grade ${said(evaluation.grade)}`
    yield* ['### Question', said(evaluation.question)]
    yield* ['### Answer', said(evaluation.answer)]
    yield* ['### Marking scheme', said(evaluation.marking_scheme)]
    yield* ['### Assessment', said(evaluation.overall_assessment)]
    const parts = (table: string) => rows.partsOf(table, 'evaluation_id', evaluation.id)
    yield* list('### Knowledge gaps', parts('gaps'))
    yield* list('### Recommended resources', parts('evaluation_resources'), 'title')
  }
  if (isEmpty) yield 'There are none yet.'
}

function* knowledge(rows: AccountRows): Iterable<string> {
  yield '# Knowledge'
  yield* list('## Gaps', rows.of('gaps'))
  yield* list('## Masteries', rows.of('masteries'))
}

function* chats(rows: AccountRows, user: Row): Iterable<string> {
  yield '# Chats'
  for (const session of rows.of('chat_sessions')) {
    yield* [`## ${said(session.title)}`, date(session.created_at)]
    for (const { role, created_at, content } of rows.partsOf('chat_messages', 'session_id', session.id)) {
      const who = said(role === 'user' ? user.child_name : user.assistant_name)
      yield* [`**${who}** (${date(created_at)}):`, said(content)]
    }
  }
}

function* talks(rows: AccountRows, user: Row): Iterable<string> {
  yield '# Talks'
  let isEmpty = true
  for (const talk of rows.of('voice_messages', 'spoken_at')) {
    isEmpty = false
    yield `## ${date(talk.spoken_at)}`
    if (talk.user_query) yield* [`**${said(user.child_name)}**:`, said(talk.user_query)]
    yield* [`**${said(user.assistant_name)}**:`, said(talk.ai_response)]
  }
  if (isEmpty) yield 'There are none yet.'
}

function* plain(rows: AccountRows, table: string): Iterable<string> {
  yield `# ${table.charAt(0).toUpperCase()}${table.slice(1).replaceAll('_', ' ')}`
  let number = 0
  for (const row of rows.of(table)) yield* [`## ${++number}`, facts(row)]
}

function* list(heading: string, rows: Iterable<Row>, name = 'concept'): Iterable<string> {
  let isFirst = true
  for (const row of rows) {
    if (isFirst) yield heading
    isFirst = false
    yield `- **${said(row[name])}**: ${said(row.description)}${row.url ? ` (${said(row.url)})` : ''}`
  }
}

function facts(row: Row): string {
  return Object.entries(row)
    .filter(([, value]) => value !== null && value !== undefined && !(value instanceof Uint8Array))
    .map(([name, value]) => `- ${name}: ${said(value)}`)
    .join('\n')
}

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })

function date(iso: unknown): string {
  const moment = typeof iso === 'string' ? new Date(iso) : new Date(Number.NaN)
  return Number.isNaN(moment.getTime()) ? '' : DATE.format(moment)
}

function said(value: unknown): string {
  return value === null || value === undefined ? '' : String(value)
}
