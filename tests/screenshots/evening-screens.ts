import { join } from 'node:path'
import Database from 'better-sqlite3'
import { asParent } from '../e2e/pages/children.ts'
import { evaluatorPage } from '../e2e/pages/evaluator.ts'
import type { Show } from './screens.ts'

/** Each with what opens below the answer. */
const byHand = {
  line: ['What is 3 - 7?', 'Use a number line'],
  bar: ['What is 3/8 + 1/4?', 'Shade a bar'],
  clock: ['What time is 50 minutes after 3:25 pm?', 'Turn the clock'],
  coins: ['How much change do you get from £5 for items costing £3.80?', 'Lay coins'],
  shapes: ['What is a polygon with 5 sides called?', 'Choose one'],
  order: ['Put these numbers in order, smallest first: 7, 3/4, 0.5, 2', 'Move them into order'],
} as const

/** Answers by hand, the week on paper, where to get help, and the end of a child's day. */
export const eveningScreens: Record<string, Show> = {
  ...Object.fromEntries(
    Object.entries(byHand).map(([name, [question, tool]]): [string, Show] => [
      `by-hand-${name}`,
      async (page, app) => {
        await page.goto(`${app.origin}/evaluate`)
        const evaluator = evaluatorPage(page)
        await evaluator.startAfresh()
        await evaluator.question.fill(question)
        await evaluator.next.click()
        await page.getByRole('button', { name: tool }).click()
      },
    ]),
  ),
  contact: async (page, app) => {
    await page.goto(`${app.origin}/contact`)
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
  'parent-week-on-paper': async (page, app) => {
    await asParent(page)
    await page.goto(`${app.origin}/parent/week`)
    await page.getByRole('heading', { name: 'What was done' }).waitFor()
  },
  rest: async (page, app) => {
    const parent = await asParent(page)
    const id = await parent.idOf('Mina')
    const db = new Database(join(app.dataDir, 'stepwise.db'))
    db.prepare(
      `insert into time_used (child_id, day, seconds, active_at) values (?, ?, 600, ?)
       on conflict do update set seconds = 600`,
    ).run(id, new Date().toLocaleDateString('sv-SE'), new Date().toISOString())
    db.close()
    await parent.call('PATCH', `/api/parent/children/${id}/time`, { minutesADay: 5 })
    await page.goto(`${app.origin}/boosters`)
    await page.getByRole('dialog', { name: /^That is all for today/ }).waitFor()
  },
  'rest-more-time': async page => {
    await page.getByRole('button', { name: 'A grown-up gives more time' }).click()
    await page.getByLabel('Your password').waitFor()
  },
  'rest-over': async (page, app) => {
    const parent = await asParent(page)
    const id = await parent.idOf('Mina')
    await parent.call('PATCH', `/api/parent/children/${id}/time`, { minutesADay: null })
    await page.goto(`${app.origin}/past-assessments`)
    await page.getByText('Check-up').first().waitFor()
  },
}
