import { once } from 'node:events'
import { get } from 'node:http'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { makeDataDir, startAppProcess } from '../harness/app.ts'
import { type Client, openSignedInClient } from '../harness/client.ts'
import { type Bench, measureInTurn } from './figure.ts'

const SAVED = 2_000
const ROUNDS = 60
/** Before them, for the code of both sides to get warm. */
const WARMING = 15

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

/** Takes an answer as it comes and counts its bytes: what a client makes of them is not the server's. */
async function sizeOf(url: string, headers: Record<string, string>): Promise<number> {
  const [answer] = await once(get(url, { headers }), 'response')
  let size = 0
  for await (const chunk of answer) size += chunk.length
  return size
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
    const ours = async () => {
      length = await sizeOf(`${app.origin}/api/evaluations`, headers)
    }
    const bare = async () => {
      JSON.stringify(rows.all())
    }
    await measureInTurn(WARMING, ours, bare)
    const { value, baseline } = await measureInTurn(ROUNDS, ours, bare)
    db.close()
    await app.stop()
    await remove()
    return [
      {
        what: `GET /api/evaluations with ${SAVED} saved (${Math.round(length / 1000)} kB), over HTTP`,
        value,
        unit: 'ms',
        baseline: { what: 'bare SQL + JSON.stringify in one process', value: baseline },
        aim: { most: 1.3 },
        gate: 'time',
      },
    ]
  },
}
