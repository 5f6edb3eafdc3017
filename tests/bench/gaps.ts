import { join } from 'node:path'
import Database from 'better-sqlite3'
import type { Page } from 'playwright'
import { MOST_AT_ONCE } from '#features/gaps/detail-loader.ts'
import { makeDataDir, startApp } from '../harness/app.ts'
import { launchBrowser } from '../harness/browser.ts'
import { family, openSignedInClient } from '../harness/client.ts'
import { type Bench, measureInTurn, median } from './figure.ts'

const EVALUATIONS = 500
const GAPS_EACH = 3
const ROUNDS = 5

const evaluation = {
  question: 'What is 1/2 + 1/3?',
  answer: '2/5',
  grade: 5,
  overallAssessment: 'You added the tops and the bottoms. Make pieces of the same size first. '.repeat(5),
  score: 0,
  totalScore: 3,
  knowledgeGaps: Array.from({ length: GAPS_EACH }, (_, index) => ({
    concept: ['Adding fractions', 'Powers', 'Rounding numbers'][index] ?? '',
    description: 'Adds denominators instead of finding a common one.',
    relevantStandard: ['5.NF.A.1', '6.EE.A.1', '4.NBT.A.3'][index],
  })),
  knowledgeMasteries: [],
  recommendedResources: [],
  markingScheme: 'Total: 3 marks',
}

const JOIN = `select gaps.*, standards.code, evaluations.question, evaluations.score, evaluations.total_score
  from gaps join evaluations on evaluations.id = gaps.evaluation_id
  left join standards on standards.id = gaps.standard_id
  where gaps.user_id = 1 order by gaps.id desc`

/** What the page asks the server for, six at once, without a browser. */
async function readAll(origin: string, headers: Record<string, string>) {
  await (await fetch(`${origin}/api/evaluations`, { headers })).text()
  let next = 1
  const work = async () => {
    while (next <= EVALUATIONS) await (await fetch(`${origin}/api/evaluations/${next++}`, { headers })).text()
  }
  await Promise.all(Array.from({ length: MOST_AT_ONCE }, work))
}

/** Opens the page afresh. @returns milliseconds to the first gap on the screen and to all of them */
async function openPage(page: Page, origin: string) {
  const begin = performance.now()
  await page.goto(`${origin}/understanding-gaps`, { waitUntil: 'commit' })
  await page.getByRole('heading', { name: 'Adding fractions' }).first().waitFor()
  const first = performance.now() - begin
  const all = (EVALUATIONS * GAPS_EACH).toLocaleString('en')
  await page
    .getByRole('status')
    .filter({ hasText: `${all} gaps` })
    .waitFor()
  return { first, all: performance.now() - begin }
}

export const gaps: Bench = {
  name: 'gaps',
  async run() {
    const { path, remove } = await makeDataDir()
    const app = await startApp({ dataDir: path })
    const client = await openSignedInClient(app)
    for (let saved = 0; saved < EVALUATIONS; saved++) {
      await client.request('POST', '/api/evaluations', evaluation)
    }
    const browser = await launchBrowser()
    const page = await browser.newPage()
    await page.goto(app.url)
    const { email, password } = family
    await page.request.post(`${app.origin}/api/login`, {
      data: { email, password },
      headers: { origin: app.origin },
    })
    const db = new Database(join(path, 'stepwise.db'), { readonly: true })
    const joined = db.prepare(JOIN)
    const readByJoin = async () => {
      JSON.stringify(joined.all())
    }
    await openPage(page, app.origin)
    const firsts: number[] = []
    const { value, baseline } = await measureInTurn(
      ROUNDS,
      async () => {
        firsts.push((await openPage(page, app.origin)).first)
      },
      readByJoin,
    )
    const headers = { cookie: client.cookies() }
    const calls = await measureInTurn(ROUNDS, () => readAll(app.origin, headers), readByJoin)
    const board = await measureInTurn(
      ROUNDS * 4,
      async () => {
        await (await fetch(`${app.origin}/api/boosters/gaps`, { headers })).text()
      },
      readByJoin,
    )
    db.close()
    await browser.close()
    await app.stop()
    await remove()
    const what = `${EVALUATIONS} evaluations and ${(EVALUATIONS * GAPS_EACH).toLocaleString('en')} gaps`
    const bare = 'one SQL join + JSON.stringify in one process'
    return [
      {
        what: `gaps page opened afresh, all of ${what} read one by one as specified`,
        value,
        unit: 'ms',
        baseline: { what: bare, value: baseline },
        aim: { most: 2_000 },
      },
      {
        what: 'the same page, its first gaps on the screen',
        value: median(firsts),
        unit: 'ms',
        aim: { most: 1_000 },
      },
      {
        what: `the server's part of it, ${EVALUATIONS + 1} calls over HTTP`,
        value: calls.value,
        unit: 'ms',
        baseline: { what: bare, value: calls.baseline },
        aim: { most: 500 },
      },
      {
        what: `GET /api/boosters/gaps with ${what}, over HTTP`,
        value: board.value,
        unit: 'ms',
        baseline: { what: bare, value: board.baseline },
        aim: { most: 4 },
      },
    ]
  },
}
