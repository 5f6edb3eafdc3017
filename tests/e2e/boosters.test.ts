import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe } from 'vitest'
import { startApp } from '../harness/app.ts'
import { expectAccessible } from '../harness/axe.ts'
import { expect } from '../harness/expect.ts'
import { goTo } from '../harness/go-to.ts'
import { test } from '../harness/test.ts'
import { boostersPage } from './pages/boosters.ts'
import { evaluatorPage } from './pages/evaluator.ts'
import { signUp } from './pages/landing.ts'
import { toast } from './pages/toasts.ts'

const CONCEPT = 'Adding fractions'

describe('boosters', () => {
  test('a wrong answer becomes a gap, the gap practice, and practice a mastery that lasts and comes back', async ({
    page,
    app,
    dataDir,
  }) => {
    await signUp(page)
    const evaluator = evaluatorPage(page)
    await evaluator.evaluateAnswer('What is 1/2 + 1/3?', '1/2 + 1/3 = 2/5')
    await expect(evaluator.card('Knowledge Gaps')).toContainText(CONCEPT)

    await goTo(page, '/boosters')
    const boosters = boostersPage(page)
    await expect(boosters.gap(CONCEPT)).toContainText('0/5')
    await boosters.gap(CONCEPT).click()
    await boosters.generate.click()
    await expect(toast(page, 'MCQs Generated')).toBeVisible()

    const runs = [1, 2, 0, 1, 2, 3, 4]
    for (const run of runs) {
      await boosters.answer(run > 0)
      await expect(boosters.feedback).toContainText(run > 0 ? 'Correct!' : 'Incorrect')
      await expect(boosters.progress).toHaveAttribute('aria-valuenow', String(run * 20))
      await expect(boosters.gap(CONCEPT)).toContainText(`${run}/5`)
      if (run === 0) await expectAccessible(page, 'practice after a wrong answer')
      await boosters.goOn()
      await expect(boosters.submit).toBeVisible()
    }
    await boosters.answer(true)
    await expect(toast(page, 'Gap Resolved! 🎉')).toBeVisible()
    await expect(boosters.complete).toBeFocused()
    await expect(boosters.complete).toBeInViewport({ ratio: 1 })
    // What is said over the page covers none of the options.
    const isCovered = await page.evaluate(() => {
      const toasts = [...document.querySelectorAll('.toasts > li')].map(each => each.getBoundingClientRect())
      return [...document.querySelectorAll('label:has([type=radio])')].map(each => {
        const { left, right, top, bottom } = each.getBoundingClientRect()
        return toasts.some(
          box => left < box.right && right > box.left && top < box.bottom && bottom > box.top,
        )
      })
    })
    expect(isCovered).toEqual([false, false, false, false])
    await expect(
      page.getByText('You mastered this concept by answering 5 questions correctly in a row!'),
    ).toBeVisible()
    await boosters.complete.click()
    await expect(page.getByText('Select a Gap to Begin')).toBeVisible()
    await expect(boosters.gap(CONCEPT)).toContainText('Mastered')

    await goTo(page, '/understanding-gaps')
    await expect(page.getByRole('listitem').filter({ hasText: CONCEPT })).toContainText('Mastered')
    await expectResolved(app.origin)
    await app.stop()
    const later = await startApp({ dataDir })
    try {
      await page.goto(later.url)
      await expectResolved(later.origin)
      await page.goto(`${later.origin}/boosters`)
      await expect(boosters.gap(CONCEPT)).toContainText('Mastered')
    } finally {
      await later.stop()
    }
    await expectReturn()

    /** Weeks later it wants a short look; a right answer is enough, and the mastery stays. */
    async function expectReturn() {
      const db = new Database(join(dataDir, 'stepwise.db'))
      db.prepare("update concept_states set due_at = '2020-01-01T00:00:00.000Z'").run()
      db.close()
      const weeksLater = await startApp({ dataDir })
      try {
        await page.goto(weeksLater.url)
        await page.goto(`${weeksLater.origin}/boosters`)
        await expect(boosters.gap(CONCEPT)).toContainText('Let’s check')
        await page.getByRole('button', { name: `Let’s check: ${CONCEPT}` }).click()
        await expect(boosters.options).toHaveCount(4)
        await boosters.answer(true)
        await expect(page.getByText('Still yours!')).toBeVisible()
        await page.goto(`${weeksLater.origin}/boosters`)
        await expect(boosters.gap(CONCEPT)).toContainText('Mastered')
      } finally {
        await weeksLater.stop()
      }
    }

    async function expectResolved(origin: string) {
      await page.goto(`${origin}/knowledge-mastery`)
      await page.getByRole('button', { name: 'Expand All' }).click()
      await expect(
        page.getByRole('listitem').filter({ hasText: 'Adds fractions. (Resolved)' }).last(),
      ).toBeAttached()
      await expect(page.getByText('Resolved Gap').first()).toBeVisible()
    }
  })
})
