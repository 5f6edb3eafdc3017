import { join } from 'node:path'
import Database from 'better-sqlite3'
import { makeDataDir, startAppProcess } from '../harness/app.ts'
import { type Client, openSignedInClient } from '../harness/client.ts'
import { type Bench, measureInTurn } from './figure.ts'

const SAVED = 2_000
const ROUNDS = 30

/** What a marked answer looks like: as long as the builtin tutor's own. */
const evaluation = {
  question: 'What is 3/4 + 1/8?',
  answer: '3/4 = 6/8\n6/8 + 1/8 = 7/8',
  grade: 5,
  overallAssessment: 'You found pieces of the same size first, and then added them. '.repeat(6),
  score: 3,
  totalScore: 3,
  knowledgeGaps: [],
  knowledgeMasteries: [{ concept: 'Adding fractions', description: 'Adds fractions of different sizes.' }],
  recommendedResources: [],
  markingScheme: 'Total: 3 marks',
}

async function saveMany(client: Client) {
  for (let saved = 0; saved < SAVED; saved++) await client.request('POST', '/api/evaluations', evaluation)
}

export const list: Bench = {
  name: 'list',
  async run() {
    const { path, remove } = await makeDataDir()
    const app = await startAppProcess({ dataDir: path })
    const client = await openSignedInClient(app)
    await saveMany(client)
    const headers = { cookie: client.cookies() }
    const db = new Database(join(path, 'stepwise.db'), { readonly: true })
    const rows = db.prepare('SELECT * FROM evaluations WHERE child_id = 1 ORDER BY id DESC')
    let length = 0
    const { value, baseline } = await measureInTurn(
      ROUNDS,
      async () => {
        length = (await (await fetch(`${app.origin}/api/evaluations`, { headers })).text()).length
      },
      async () => {
        JSON.stringify(rows.all())
      },
    )
    db.close()
    await app.stop()
    await remove()
    return [
      {
        what: `GET /api/evaluations with ${SAVED} saved (${Math.round(length / 1000)} kB), over HTTP`,
        value,
        unit: 'ms',
        baseline: { what: 'bare SQL + JSON.stringify in one process', value: baseline },
        aim: { most: 1.5 },
        gate: 'time',
      },
    ]
  },
}
