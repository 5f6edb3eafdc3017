import { join } from 'node:path'
import Database from 'better-sqlite3'
import type { Page } from 'playwright'
import { NOON, testAtNoon } from '../harness/at-noon.ts'
import { expectAccessible } from '../harness/axe.ts'
import { family } from '../harness/client.ts'
import { expect } from '../harness/expect.ts'
import { printedPdf } from '../harness/pdf.ts'
import { test } from '../harness/test.ts'
import { asParent } from './pages/children.ts'
import { evaluatorPage } from './pages/evaluator.ts'
import { signUp } from './pages/landing.ts'
import { parentsCorner } from './pages/parents-corner.ts'
import { toast } from './pages/toasts.ts'

/** The page asks anew how it stands, as it does when its window is looked at again. */
const lookAgain = (page: Page) =>
  Promise.all([
    page.waitForResponse(/\/api\/presence$/),
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
  ])

testAtNoon(
  'the end of the day is said before, cuts off no answer, keeps the page, and a grown-up can give more',
  { tags: 'in-full' },
  async ({ page, app, dataDir }) => {
    await signUp(page)
    const parent = await asParent(page)
    const [child] = await parent.call('GET', '/api/parent/children')
    await parent.call('PATCH', `/api/parent/children/${child.id}/time`, { minutesADay: 30 })
    await page.request.post(`${app.origin}/api/parent/close`, { headers: { origin: app.origin } })
    const db = new Database(join(dataDir, 'stepwise.db'))
    const use = (minutes: number) =>
      db
        .prepare(
          `insert into time_used (child_id, day, seconds, active_at) values (?, ?, ?, ?)
         on conflict do update set seconds = excluded.seconds`,
        )
        .run(child.id, NOON.toLocaleDateString('sv-SE'), minutes * 60, NOON.toISOString())

    use(26)
    await page.goto(`${app.origin}/evaluate`)
    await expect(toast(page, 'minutes left for today')).toBeVisible()
    const evaluator = evaluatorPage(page)
    await evaluator.question.fill('What is 7 × 8?')
    await evaluator.next.click()
    await evaluator.answer.fill('56')

    use(31)
    await lookAgain(page)
    const rest = page.getByRole('dialog', { name: /^That is all for today/ })
    // The answer is still there to be sent.
    await evaluator.next.click()
    await evaluator.evaluate.click()
    await expect(rest).toBeVisible()
    await expectAccessible(page, 'rest')
    await page.keyboard.press('Escape')
    await expect(rest).toBeVisible()
    await rest.getByRole('button', { name: 'A grown-up gives more time' }).click()
    await rest.getByLabel('Your password').fill(family.password)
    await rest.getByRole('button', { name: 'Give 15 more minutes' }).click()
    await expect(rest).toBeHidden()
    await expect(evaluator.complete).toBeVisible()
    db.close()
  },
)

test('a parent sets the time of a child and prints its week', { tags: 'in-full' }, async ({ page, app }) => {
  await signUp(page)
  const parent = await asParent(page)
  const [own] = await parent.call('GET', '/api/parent/children')
  await page.goto(`${app.origin}/parent?tab=children`)
  await parentsCorner(page, app.origin).unfold(own.name)
  await page.getByLabel(/^Minutes a day/).fill('45')
  await page.getByLabel(/^Bedtime/).fill('19:30')
  await page.getByRole('button', { name: /^Save time of/ }).click()
  await expect(toast(page, 'is saved')).toBeVisible()
  const [child] = await parent.call('GET', '/api/parent/children')
  expect(child.timeRules).toEqual({ minutesADay: 45, bedtime: '19:30' })

  await page.goto(`${app.origin}/parent`)
  await page.getByRole('link', { name: /^Print the week of/ }).click()
  await expect(page.getByRole('heading', { name: 'Five minutes at the table' })).toBeVisible()
  await expectAccessible(page, 'week-summary')
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Print', exact: true })).toBeEnabled()
  const { pages } = await printedPdf(page)
  expect(pages).toHaveLength(1)
  for (const words of [
    `The week of ${own.name}`,
    `${own.name} ·`,
    'What was done',
    'Five minutes',
    'Page 1 of 1',
  ])
    expect(pages[0]).toContain(words)
  expect(pages[0]).not.toMatch(/Log out|Privacy Policy|The week on paper/)
})
