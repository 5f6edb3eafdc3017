import { join } from 'node:path'
import Database from 'better-sqlite3'
import { makeDataDir, startAppProcess } from '../harness/app.ts'
import { type Client, family, openSignedInClient } from '../harness/client.ts'
import { type Bench, type Figure, median } from './figure.ts'

const CHILDREN = 20
const EVALUATIONS = 20_000
const MESSAGES = 100_000
const GAPS = 50_000
/** Messages of one chat. */
const CHAT = 50
const MASTERY_EVERY = 10
const ROUNDS = 5
/** The longest that a page may take at the server, in milliseconds. */
const MOST = 300

/** What the pages of a child and of its parent ask; `:child` is the one with a share of everything. */
const PAGES: readonly (readonly [what: string, path: string])[] = [
  ['the last evaluations', '/api/evaluations?limit=50'],
  ['every evaluation of a child', '/api/evaluations'],
  ['one evaluation', '/api/evaluations/1'],
  ['gaps to practise', '/api/practice/gaps'],
  ['every gap of a child', '/api/boosters/gaps'],
  ['what is due today', '/api/practice/today'],
  ['masteries', '/api/knowledge-masteries'],
  ['chats', '/api/chat/sessions'],
  ['a chat', '/api/chat/sessions/1/messages?limit=50'],
  ['check-ups', '/api/checkups'],
  ['children', '/api/children'],
  ["the parent's week", '/api/parent/week?child=:child'],
  ["a child's chats for the parent", '/api/parent/chats?child=:child'],
  ['what may be worth a talk', '/api/parent/flagged?child=:child'],
  ['backups', '/api/backups'],
]

/** Years of a large household, written straight into its file. */
function fill(dataDir: string): void {
  const db = new Database(join(dataDir, 'stepwise.db'), { timeout: 5_000 })
  const words = 'You added the tops and the bottoms. Make pieces of the same size first. '
  const at = (day: number) => new Date(Date.now() - day * 3_600_000).toISOString()
  const child = db.prepare(
    'insert into children (family_id, name, birth_year, created_at) values (1, ?, 2015, ?)',
  )
  const evaluation = db.prepare(
    `insert into evaluations (child_id, question, answer, grade, marking_scheme, overall_assessment, score, total_score, created_at)
      values (?, ?, '2/5', 5, ?, ?, 1, 3, ?)`,
  )
  const gap = db.prepare(
    'insert into gaps (child_id, evaluation_id, concept, description, created_at) values (?, ?, ?, ?, ?)',
  )
  const mastery = db.prepare(
    "insert into masteries (child_id, evaluation_id, source_type, concept, description, created_at) values (?, ?, 'evaluation', ?, ?, ?)",
  )
  const chat = db.prepare(
    "insert into chat_sessions (child_id, title, created_at) values (?, 'Fractions', ?)",
  )
  const message = db.prepare(
    'insert into chat_messages (session_id, role, content, created_at) values (?, ?, ?, ?)',
  )
  db.transaction(() => {
    for (let more = 2; more <= CHILDREN; more++) child.run(`Child ${more}`, at(0))
    let gaps = 0
    for (let number = 0; number < EVALUATIONS; number++) {
      const whose = 1 + (number % CHILDREN)
      const when = at(EVALUATIONS - number)
      const question = `What is 1/2 + 1/${(number % 90) + 3}?`
      const { lastInsertRowid } = evaluation.run(whose, question, words.repeat(3), words.repeat(5), when)
      while (gaps < ((number + 1) * GAPS) / EVALUATIONS) {
        gap.run(whose, lastInsertRowid, `Adding fractions ${gaps++ % 300}`, words, when)
      }
      if (number % MASTERY_EVERY < 2)
        mastery.run(whose, lastInsertRowid, `Skill ${number % 300}`, words, when)
    }
    for (let number = 0; number < MESSAGES / CHAT; number++) {
      const { lastInsertRowid } = chat.run(1 + (number % CHILDREN), at(number))
      for (let each = 0; each < CHAT; each++) {
        message.run(lastInsertRowid, each % 2 === 0 ? 'user' : 'assistant', words, at(number))
      }
    }
  })()
  db.close()
}

/** Milliseconds from asking to the whole answer, the middle one of several; the first one is not counted. */
async function timeOf(client: Client, path: string): Promise<number> {
  const times: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const from = performance.now()
    const { status, body } = await client.request('GET', path)
    if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`)
    if (round > 0) times.push(performance.now() - from)
  }
  return median(times)
}

/** How long a download takes, and how large it is, in MB. */
async function download(origin: string, client: Client, path: string) {
  const from = performance.now()
  const answer = await fetch(origin + path, { headers: { cookie: client.cookies() } })
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
  const { byteLength } = await answer.arrayBuffer()
  return { time: performance.now() - from, size: byteLength / 1e6 }
}

/** Whether a large household of many years is served as a small one is. */
export const growth: Bench = {
  name: 'growth',
  async run() {
    const { path, remove } = await makeDataDir()
    const before = await startAppProcess({ dataDir: path })
    const empty = await openSignedInClient(before)
    await empty.request('GET', '/api/me')
    fill(path)
    await before.stop()
    const from = performance.now()
    const app = await startAppProcess({ dataDir: path })
    const started = performance.now() - from
    const client = await openSignedInClient(app, { email: 'second@example.org' })
    await client.request('POST', '/api/logout')
    const { email, password } = family
    await client.request('POST', '/api/login', { email, password })
    await client.request('POST', '/api/children/1/start', {})
    await client.request('POST', '/api/parent/open', { password })
    const figures: Figure[] = [
      { what: 'start with all of it, to the ready line', value: started, unit: 'ms', aim: { most: 3_000 } },
    ]
    for (const [what, asked] of PAGES) {
      const value = await timeOf(client, asked.replace(':child', '1'))
      figures.push({ what, value, unit: 'ms', aim: { most: MOST } })
    }
    for (const [what, asked] of [
      ['a backup of it', '/api/backups/now'],
      ['an export of it', '/api/export'],
    ] as const) {
      const { time, size } = await download(app.origin, client, asked)
      figures.push({
        what: `${what}, ${size.toFixed(0)} MB`,
        value: time / 1_000,
        unit: 's',
        aim: { most: 60 },
      })
    }
    await app.stop()
    await remove()
    return figures
  },
}
