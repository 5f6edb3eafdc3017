import { expectAccessible, expectAccessibleInFull } from '../harness/axe.ts'
import { expect } from '../harness/expect.ts'
import { goTo } from '../harness/go-to.ts'
import { test } from '../harness/test.ts'
import { boostersPage } from './pages/boosters.ts'
import { checkupPage } from './pages/checkup.ts'
import { signUp } from './pages/landing.ts'
import { parentsCorner } from './pages/parents-corner.ts'
import { pastAssessments } from './pages/past-assessments.ts'

test('a fresh family checks up without homework, leaves and goes on, and practises what wobbled', {
  tags: 'in-full',
}, async ({ page, app }) => {
  await signUp(page)
  await goTo(page, '/boosters')
  await page.getByRole('link', { name: 'Start a check-up' }).click()
  const checkup = checkupPage(page)
  await checkup.grade.selectOption('4')
  await checkup.start.click()
  await expect(checkup.number).toContainText('Question 1')
  await checkup.dontKnow.click()
  await expect(checkup.number).toContainText('Question 2')
  await expectAccessible(page, 'checkup-question')

  // Left and gone on with: the same question waits.
  const heading = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(heading).toContainText(/\w{3}/)
  const question = (await heading.textContent()) ?? ''
  await page.getByRole('link', { name: 'Go on later' }).click()
  await goTo(page, '/check-up')
  await expect(checkup.number).toContainText('Question 2')
  await expect(heading).toHaveText(question)

  for (let asked = 2; asked <= 15; asked++) {
    await checkup.dontKnow.click()
    await page
      .getByText(`Question ${asked + 1}`)
      .or(checkup.again)
      .first()
      .waitFor()
    if (await checkup.again.isVisible()) break
  }
  await expect(checkup.wobbles).toBeVisible()
  await expectAccessible(page, 'checkup-summary')
  await checkup.practiseFirst.click()

  // On the first question, without a stop in between; two hints come before the answer.
  const boosters = boostersPage(page)
  await expect(boosters.options).toHaveCount(4)
  await boosters.hint.click()
  await boosters.moreHints.click()
  await expect(boosters.moreHints).toBeHidden()
  await expect(boosters.progress).toHaveAttribute('aria-valuenow', '0')

  await goTo(page, '/boosters')
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()
  await expectAccessibleInFull(page, 'boosters-today')
  await goTo(page, '/past-assessments')
  await expect(pastAssessments(page).rows.first()).toBeVisible()

  await parentsCorner(page, app.origin).goIn()
  await expect(page.getByText('The last seven days')).toBeVisible()
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(8)
})
