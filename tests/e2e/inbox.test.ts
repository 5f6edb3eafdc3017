import { expectAccessibleInFull } from '../harness/axe.ts'
import { expect } from '../harness/expect.ts'
import { photoOf } from '../harness/pictures.ts'
import { test } from '../harness/test.ts'
import { timeLimits } from '../support/time-limits.ts'
import { evaluatorPage } from './pages/evaluator.ts'
import { inboxPages } from './pages/inbox.ts'
import { signUp } from './pages/landing.ts'
import { markAtHome } from './pages/mark-at-home.ts'
import { parentsCorner } from './pages/parents-corner.ts'

test('what nobody can mark is kept with its photo, marked by a parent in three presses, and found by the child', {
  tags: 'in-full',
}, async ({ page, app }) => {
  await signUp(page)
  const evaluator = evaluatorPage(page)
  const inbox = inboxPages(page)
  await evaluator.question.fill('Why did the bean on the window grow faster?')
  await evaluator.next.click()
  // With words in it, it would be an answer that somebody at home can read.
  await evaluator.pictureFiles.setInputFiles([await photoOf(page, [''])])
  await expect(evaluator.thumbnails).toHaveCount(1)
  await expect(page.getByText('It helps to go closer')).toBeVisible({ timeout: timeLimits.journey })
  await evaluator.next.click()
  await evaluator.evaluate.click()
  // Nobody at home sees photos: what was written is asked for there, and the child is not sent back and forth.
  await expect(page.getByRole('textbox', { name: 'What you wrote' })).toBeVisible()
  await inbox.keep.click()
  await expect(inbox.heading).toBeVisible()
  await expectAccessibleInFull(page, 'kept')
  await inbox.another.click()
  await expect(evaluator.question).toHaveValue('')
  await evaluator.comeHome()
  await expect(evaluator.home).toContainText('Waiting for a grown-up')

  await parentsCorner(page, app.origin).goIn()
  await inbox.lookAtIt.click()
  await expect(inbox.photo).toBeVisible()
  await inbox.word.fill('Yes! And the other bean?')
  await expectAccessibleInFull(page, 'kept-for-you')
  await inbox.marks(2).check()
  await inbox.giveBack.click()
  await expect(page.getByText('Nothing is waiting')).toBeVisible()

  await evaluator.comeHome()
  await evaluator.home.getByRole('link', { name: /A grown-up has looked/ }).click()
  await expect(inbox.cameBack).toContainText('2 of 3')
  await expect(inbox.cameBack).toContainText('And the other bean?')
  await expectAccessibleInFull(page, 'came-back')
  await inbox.seen.click()
  await expect(inbox.cameBack).toHaveCount(0)
  await page.goto(`${app.origin}/past-assessments`)
  await expect(page.getByRole('heading', { name: /Why did the bean/ })).toBeVisible()
})

test('an answer in other words than the page is kept by one press, and the right answer marks another', {
  tags: 'in-full',
}, async ({ page, app }) => {
  await signUp(page)
  const inbox = inboxPages(page)
  const atHome = markAtHome(page)
  await atHome.markByPage('Why do leaves fall?', 'because it gets cold', 'The tree saves water')
  await expect(atHome.isThisRight).toBeVisible()
  await inbox.keep.click()
  await inbox.another.click()
  await atHome.ask('What is the capital of Norway?', 'oslo')
  await inbox.keep.click()
  await inbox.whatWaits.click()
  await expect(inbox.waiting.getByRole('heading', { level: 3 })).toHaveCount(2)

  const corner = parentsCorner(page, app.origin)
  await corner.enter('/parent?tab=kept')
  await expect(page.getByRole('main')).toContainText('The tree saves water')
  await inbox.marks(1).check()
  await inbox.giveBack.click()
  // The next one takes its place.
  await expect(page.getByRole('main')).not.toContainText('The tree saves water')
  await inbox.knowRightAnswer.click()
  await inbox.rightAnswer.fill('Oslo')
  await inbox.markByThis.click()
  await expect(page.getByText('Nothing is waiting')).toBeVisible()
  await page.goto(`${app.origin}/kept`)
  await expect(inbox.cameBack.getByRole('heading', { level: 3 })).toHaveCount(2)
})
