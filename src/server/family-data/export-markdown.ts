/** A database row: texts, numbers, bytes and nulls by column. */
export type Row = Record<string, unknown>
/** Rows by the name of their table. */
export type AccountRows = Map<string, Row[]>

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

/** The account's data for people to read: paths in the zip and their texts. */
export function markdownFiles(rows: AccountRows, now: Date): Record<string, string> {
  const files: Record<string, string> = {
    'README.md': readme(rows, now),
    'assessments.md': assessments(rows),
    'knowledge.md': knowledge(rows),
  }
  if (rows.has('chat_messages')) files['chats.md'] = chats(rows)
  if (rows.has('voice_messages')) files['talks.md'] = talks(rows)
  for (const [table, each] of rows) {
    if (TOLD_ELSEWHERE.includes(table) || each.length === 0) continue
    files[`${table.replaceAll('_', '-')}.md`] = plain(table, each)
  }
  return files
}

function readme(rows: AccountRows, now: Date): string {
  const [user = {}] = of(rows, 'users')
  return document(
    `# ${said(user.child_name)}'s work in Stepwise`,
    `Exported on ${date(now.toISOString())}. The documents here are for reading; the folder \`data\` holds the same, complete, as JSON for programs.`,
    facts({
      Parent: user.parent_name,
      Child: user.child_name,
      'Birth year': user.child_birth_year,
      'E-mail': user.email,
      'AI Assistant Name': user.assistant_name,
      'Account since': date(user.created_at),
    }),
    ...(user.personal_intro ? ['## Personal Introduction', said(user.personal_intro)] : []),
  )
}

function assessments(rows: AccountRows): string {
  const parts = of(rows, 'evaluations').map(evaluation => {
    const mine = (table: string) => of(rows, table).filter(row => row.evaluation_id === evaluation.id)
    return document(
      `## ${date(evaluation.created_at)}: ${said(evaluation.score)}/${said(evaluation.total_score)}`,
      `Grade ${said(evaluation.grade)}`,
      '### Question',
      said(evaluation.question),
      '### Answer',
      said(evaluation.answer),
      '### Marking scheme',
      said(evaluation.marking_scheme),
      '### Assessment',
      said(evaluation.overall_assessment),
      ...list('### Knowledge gaps', mine('gaps')),
      ...list('### Recommended resources', mine('evaluation_resources'), 'title'),
    )
  })
  return document('# Assessments', ...(parts.length > 0 ? parts : ['There are none yet.']))
}

function knowledge(rows: AccountRows): string {
  return document(
    '# Knowledge',
    ...list('## Gaps', of(rows, 'gaps')),
    ...list('## Masteries', of(rows, 'masteries')),
  )
}

function chats(rows: AccountRows): string {
  const [user = {}] = of(rows, 'users')
  const who = (role: unknown) => said(role === 'user' ? user.child_name : user.assistant_name)
  const parts = of(rows, 'chat_sessions').map(session =>
    document(
      `## ${said(session.title)}`,
      date(session.created_at),
      ...of(rows, 'chat_messages')
        .filter(message => message.session_id === session.id)
        .map(
          message => `**${who(message.role)}** (${date(message.created_at)}):\n\n${said(message.content)}`,
        ),
    ),
  )
  const loose = of(rows, 'chat_messages').filter(message => message.session_id == null)
  const rest = loose.map(
    message => `**${who(message.role)}** (${date(message.created_at)}):\n\n${said(message.content)}`,
  )
  return document('# Chats', ...parts, ...(rest.length > 0 ? ['## Without a chat', ...rest] : []))
}

function talks(rows: AccountRows): string {
  const [user = {}] = of(rows, 'users')
  const parts = of(rows, 'voice_messages')
    .toSorted((one, other) => String(one.spoken_at).localeCompare(String(other.spoken_at)))
    .map(talk =>
      document(
        `## ${date(talk.spoken_at)}`,
        ...(talk.user_query ? [`**${said(user.child_name)}**:\n\n${said(talk.user_query)}`] : []),
        `**${said(user.assistant_name)}**:\n\n${said(talk.ai_response)}`,
      ),
    )
  return document('# Talks', ...(parts.length > 0 ? parts : ['There are none yet.']))
}

function plain(table: string, rows: Row[]): string {
  const title = table.charAt(0).toUpperCase() + table.slice(1).replaceAll('_', ' ')
  return document(`# ${title}`, ...rows.map((row, index) => document(`## ${index + 1}`, facts(row))))
}

function list(heading: string, rows: Row[], name = 'concept'): string[] {
  if (rows.length === 0) return []
  const lines = rows.map(
    row => `- **${said(row[name])}**: ${said(row.description)}${row.url ? ` (${said(row.url)})` : ''}`,
  )
  return [heading, lines.join('\n')]
}

function facts(row: Row): string {
  return Object.entries(row)
    .filter(([, value]) => value !== null && value !== undefined && !(value instanceof Uint8Array))
    .map(([name, value]) => `- ${name}: ${said(value)}`)
    .join('\n')
}

function of(rows: AccountRows, table: string): Row[] {
  return rows.get(table) ?? []
}

function date(iso: unknown): string {
  return typeof iso === 'string'
    ? new Date(iso).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' })
    : ''
}

function said(value: unknown): string {
  return value === null || value === undefined ? '' : String(value)
}

function document(...parts: string[]): string {
  return `${parts
    .filter(part => part !== '')
    .join('\n\n')
    .trimEnd()}\n`
}
