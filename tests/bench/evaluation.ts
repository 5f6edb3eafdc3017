import { randomBytes } from 'node:crypto'
import { png } from '#support/server/pictures.ts'
import { answerLesson, lesson } from '../fakes/lesson.ts'
import { type FakeOpenai, startFakeOpenai } from '../fakes/openai.ts'
import { makeDataDir, startAppProcess } from '../harness/app.ts'
import { type Client, openSignedInClient } from '../harness/client.ts'
import { type Bench, type Figure, measureInTurn } from './figure.ts'

const ROUNDS = 20
const { question, answer } = lesson
const grade = 5
const { markingScheme, totalScore } = lesson.marking_scheme
const { overallAssessment, score } = lesson.assessment
const { knowledgeGaps } = lesson.knowledge_gaps

async function call(client: Client, path: string, body: object) {
  const { status } = await client.request('POST', path, body)
  if (status >= 300) throw new Error(`${path} answered ${status}`)
}

const assessed = { question, answer, grade, markingScheme }

/** The wizard's four calls and the saving, one after the other. */
async function evaluateText(client: Client) {
  await call(client, '/api/evaluate/text/marking-scheme', { question, grade })
  await call(client, '/api/evaluate/text/assessment', { ...assessed, totalPossibleScore: totalScore })
  await call(client, '/api/evaluate/text/gaps', { question, answer, grade, assessment: overallAssessment })
  await call(client, '/api/evaluate/resources', { knowledgeGaps })
  await call(client, '/api/evaluations', {
    ...assessed,
    ...lesson.knowledge_gaps,
    overallAssessment,
    score,
    totalScore,
    recommendedResources: [],
  })
}

/** Two photos of 1 MB each, as the browser scales them. */
async function assessPictures(client: Client, origin: string, photo: Buffer) {
  const form = new FormData()
  for (const [name, value] of Object.entries(assessed)) form.append(name, String(value))
  form.append('totalPossibleScore', String(totalScore))
  form.append('question_images', new Blob([new Uint8Array(photo)]), 'question.png')
  form.append('images', new Blob([new Uint8Array(photo)]), 'answer.png')
  const response = await fetch(`${origin}/api/evaluate/image/assessment`, {
    method: 'POST',
    headers: { cookie: client.cookies() },
    body: form,
  })
  await response.text()
  if (!response.ok) throw new Error(`The pictures were answered ${response.status}`)
}

/** Sends the very requests that the server has sent, without the server: the service's own time. */
async function repeat(fake: FakeOpenai, bodies: string[]) {
  for (const body of bodies) {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(`${fake.baseUrl}/chat/completions`, { method: 'POST', headers, body })
    await response.text()
  }
}

async function overhead(what: string, fake: FakeOpenai, work: () => Promise<void>): Promise<Figure> {
  const before = fake.requests.length
  await work()
  const bodies = fake.requests.slice(before).map(request => JSON.stringify(request.body))
  const { value, baseline } = await measureInTurn(ROUNDS, work, () => repeat(fake, bodies))
  return { what, value: Math.max(0, value - baseline), unit: 'ms', aim: { most: 50 } }
}

export const evaluation: Bench = {
  name: 'evaluation',
  async run() {
    const { path, remove } = await makeDataDir()
    const fake = await startFakeOpenai(answerLesson)
    const env = { OPENAI_API_KEY: 'sk-bench', OPENAI_BASE_URL: fake.baseUrl }
    const app = await startAppProcess({ dataDir: path, env })
    const client = await openSignedInClient(app)
    const photo = Buffer.concat([png(), randomBytes(1024 * 1024)])
    const figures = [
      await overhead('a whole evaluation, saved, over the service’s own time', fake, () =>
        evaluateText(client),
      ),
      await overhead('marking two photos of 1 MB, over the service’s own time', fake, () =>
        assessPictures(client, app.origin, photo),
      ),
    ]
    await app.stop()
    await fake.stop()
    await remove()
    return figures
  },
}
