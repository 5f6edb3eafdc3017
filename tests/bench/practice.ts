import { join } from 'node:path'
import Database from 'better-sqlite3'
import { type Checkup, checkupSchema } from '#contract/checkups.ts'
import { rightAnswer } from '#support/server/checkups.ts'
import { makeDataDir, startAppProcess } from '../harness/app.ts'
import { type Client, openSignedInClient } from '../harness/client.ts'
import { type Bench, measureInTurn, median } from './figure.ts'

const EVALUATIONS = 2_000
const GAPS = 5_000
/** Different gaps; each is seen in several answers. */
const GROUPS = 300
const ROUNDS = 20
const CHECKUPS = 4

const JOIN = `select gaps.*, standards.code, evaluations.question, evaluations.score, evaluations.total_score,
    consecutive_correct_answers, best_run, resolved_at
  from gaps join evaluations on evaluations.id = gaps.evaluation_id
  left join gap_progress on gap_progress.gap_id = gaps.id
  left join standards on standards.id = gaps.standard_id
  where gaps.child_id = 1 order by gaps.id desc`

/** Years of work, written past the server. */
function fill(file: string): void {
  const db = new Database(file, { timeout: 5_000 })
  const now = new Date().toISOString()
  const evaluation = db.prepare(
    `insert into evaluations (child_id, question, answer, grade, marking_scheme, overall_assessment, score, total_score, created_at)
      values (1, ?, '2/5', 5, 'Total: 3 marks', ?, 0, 3, ?)`,
  )
  const gap = db.prepare(
    'insert into gaps (child_id, evaluation_id, concept, description, created_at) values (1, ?, ?, ?, ?)',
  )
  const progress = db.prepare('insert into gap_progress (gap_id, resolved_at) values (?, ?)')
  db.transaction(() => {
    for (let at = 0; at < EVALUATIONS; at++) {
      evaluation.run(
        `What is ${at} + 1/3? `.repeat(8),
        'You added the tops and the bottoms. '.repeat(10),
        now,
      )
    }
    for (let at = 0; at < GAPS; at++) {
      const group = at % GROUPS
      const { lastInsertRowid } = gap.run(
        1 + (at % EVALUATIONS),
        `Concept ${group % 60}`,
        `Does thing ${group} the wrong way round.`,
        now,
      )
      if (group % 2 === 0) progress.run(lastInsertRowid, now)
    }
  })()
  db.close()
}

async function send(client: Client, path: string, body: object): Promise<Checkup> {
  const { status, body: answer } = await client.request('POST', path, body)
  if (status >= 300) throw new Error(`${path} answered ${status}`)
  return checkupSchema.parse(answer)
}

/** @returns milliseconds from each answer to the next question */
async function takeCheckup(client: Client): Promise<number[]> {
  const times: number[] = []
  let checkup = await send(client, '/api/checkups', { grade: 5, areas: [] })
  while (checkup.question) {
    const { number, question } = checkup.question
    const body = { number, answer: rightAnswer(question), submissionId: crypto.randomUUID() }
    const from = performance.now()
    checkup = await send(client, `/api/checkups/${checkup.id}/answers`, body)
    if (checkup.question) times.push(performance.now() - from)
  }
  return times
}

export const practice: Bench = {
  name: 'practice',
  async run() {
    const { path, remove } = await makeDataDir()
    const app = await startAppProcess({ dataDir: path })
    const client = await openSignedInClient(app)
    await takeCheckup(client)
    const times: number[] = []
    for (let count = 0; count < CHECKUPS; count++) times.push(...(await takeCheckup(client)))
    fill(join(path, 'stepwise.db'))
    const db = new Database(join(path, 'stepwise.db'), { readonly: true })
    const joined = db.prepare(JOIN)
    const headers = { cookie: client.cookies() }
    const groups = await measureInTurn(
      ROUNDS,
      async () => {
        await (await fetch(`${app.origin}/api/practice/gaps`, { headers })).json()
      },
      async () => {
        JSON.stringify(joined.all())
      },
    )
    db.close()
    await app.stop()
    await remove()
    const what = `${EVALUATIONS.toLocaleString('en')} evaluations and ${GAPS.toLocaleString('en')} gaps`
    return [
      {
        what: `GET /api/practice/gaps, all of ${what} in ${GROUPS} groups, over HTTP (${Math.round(groups.baseline)} ms for the bare SQL join)`,
        value: groups.value,
        unit: 'ms',
        aim: { most: 300 },
      },
      {
        what: 'a check-up’s answer marked and stored, its next question chosen, over HTTP',
        value: median(times),
        unit: 'ms',
        aim: { most: 50 },
      },
    ]
  },
}
