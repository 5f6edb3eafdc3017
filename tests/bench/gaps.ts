import { join } from 'node:path'
import Database from 'better-sqlite3'
import type { Page } from 'playwright'
import { makeDataDir, startAppProcess } from '../harness/app.ts'
import { launchBrowser } from '../harness/browser.ts'
import { family, openSignedInClient } from '../harness/client.ts'
import { type Bench, measureInTurn, median } from './figure.ts'

const EVALUATIONS = 2_000
/** Of the gaps, so many are of one concept and description each: a child sees one card for them. */
const GAPS_EACH = [2, 3] as const
const GAPS = (EVALUATIONS / 2) * (GAPS_EACH[0] + GAPS_EACH[1])
const CARDS = 500
const ROUNDS = 5

/** Fills the family's database as two thousand evaluations would, faster than by as many calls. */
function fill(path: string): void {
  const db = new Database(join(path, 'stepwise.db'))
  const now = new Date().toISOString()
  const evaluation = db.prepare(
    `insert into evaluations (child_id, question, answer, grade, marking_scheme, overall_assessment, score, total_score, created_at)
      values (1, ?, '2/5', 5, 'Total: 3 marks', ?, 0, 3, '${now}')`,
  )
  const gap = db.prepare(
    `insert into gaps (child_id, evaluation_id, standard_id, concept, description, created_at) values (1, ?, 1, ?, ?, '${now}')`,
  )
  db.exec("insert or ignore into standards (id, code) values (1, '5.NF.A.1')")
  db.transaction(() => {
    let made = 0
    for (let number = 0; number < EVALUATIONS; number++) {
      const words = 'You added the tops and the bottoms. Make pieces of the same size first. '.repeat(5)
      const { lastInsertRowid } = evaluation.run(`What is 1/2 + 1/${(number % 90) + 3}?`, words)
      for (let each = 0; each < (GAPS_EACH[number % 2] ?? 0); each++) {
        const card = made++ % CARDS
        gap.run(
          lastInsertRowid,
          `Adding fractions ${card}`,
          'Adds denominators instead of finding a common one.',
        )
      }
    }
  })()
  db.close()
}

const JOIN = `select gaps.*, standards.code, evaluations.question, evaluations.score, evaluations.total_score
  from gaps join evaluations on evaluations.id = gaps.evaluation_id
  left join standards on standards.id = gaps.standard_id
  where gaps.child_id = 1 order by gaps.id desc`

/** Notes in the page itself when all gaps are counted: a question from outside comes too late by its own pace. */
function noteWhenCounted(words: string): void {
  const look = () => {
    const isThere = [...document.querySelectorAll('[role="status"]')].some(each => each.textContent === words)
    if (!isThere) return
    watch.disconnect()
    document.documentElement.dataset.countedAt = String(performance.now())
  }
  const watch = new MutationObserver(look)
  watch.observe(document, { subtree: true, childList: true, characterData: true })
}

/** Opens the page afresh. @returns the milliseconds until all gaps are there */
async function openPage(page: Page, origin: string): Promise<number> {
  await page.goto(`${origin}/understanding-gaps`, { waitUntil: 'commit' })
  const counted = page.locator('html[data-counted-at]')
  await counted.waitFor()
  return Number(await counted.getAttribute('data-counted-at'))
}

export const gaps: Bench = {
  name: 'gaps',
  async run() {
    const { path, remove } = await makeDataDir()
    const app = await startAppProcess({ dataDir: path })
    const client = await openSignedInClient(app)
    fill(path)
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
    await page.addInitScript(noteWhenCounted, `${CARDS.toLocaleString('en')} gaps`)
    await openPage(page, app.origin)
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round++) times.push(await openPage(page, app.origin))
    const opened = median(times)
    const headers = { cookie: client.cookies() }
    const grouped = await measureInTurn(
      ROUNDS * 4,
      async () => {
        await (await fetch(`${app.origin}/api/practice/gaps`, { headers })).text()
      },
      readByJoin,
    )
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
    const what = `${EVALUATIONS.toLocaleString('en')} evaluations and ${GAPS.toLocaleString('en')} gaps`
    const bare = 'one SQL join + JSON.stringify in one process'
    return [
      {
        what: `gaps page opened afresh with ${what}, the start of the page included`,
        value: opened,
        unit: 'ms',
        aim: { most: 300 },
      },
      {
        what: `GET /api/practice/gaps with ${what}, over HTTP`,
        value: grouped.value,
        unit: 'ms',
        baseline: { what: bare, value: grouped.baseline },
        aim: { most: 10 },
      },
      {
        what: `GET /api/boosters/gaps with ${what}, over HTTP`,
        value: board.value,
        unit: 'ms',
        baseline: { what: bare, value: board.baseline },
        aim: { most: 10 },
      },
    ]
  },
}
