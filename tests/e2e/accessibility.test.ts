import { expectAccessibleByKeys } from '../harness/axe.ts'
import { expect } from '../harness/expect.ts'
import { goTo } from '../harness/go-to.ts'
import { pageOfHomework } from '../harness/pictures.ts'
import { test } from '../harness/with-ai.ts'
import { isAll } from '../support/how-much.ts'
import { timeLimits } from '../support/time-limits.ts'
import { evaluatorPage } from './pages/evaluator.ts'
import { openLanding, signUp } from './pages/landing.ts'
import { pastAssessments } from './pages/past-assessments.ts'
import { settingsPage } from './pages/settings.ts'

/** Much of these stands on another screen, which every run looks at. */
const IN_FULL: readonly string[] = [
  'sign-up',
  'sign-up with errors',
  'log-in',
  'past assessments, none yet',
  'answer',
  'home',
  'past assessments',
  'grade',
  'reading and listening',
  'consent',
  'settings with a key to enter',
  'not found',
]

test(
  'every screen passes axe at WCAG 2.2 AA in every look, fits at 200 % and 320 px, and is reached by keys',
  async ({ page, app }) => {
    const check = async (screen: string) => {
      if (!isAll && IN_FULL.includes(screen)) return
      await expectAccessibleByKeys(page, screen)
    }
    const landing = await openLanding(page)
    await landing.heading.waitFor()
    await check('sign-up')
    await landing.createAccount.click()
    await page.getByText('Invalid email address').waitFor()
    await check('sign-up with errors')
    await landing.showLogIn()
    await landing.logIn.waitFor()
    await check('log-in')
    await landing.showSignUp()
    await signUp(page)
    if (isAll) {
      await page.goto(`${app.origin}/past-assessments`)
      await page.getByText('No Past Assessments').waitFor()
      await check('past assessments, none yet')
      await page.goto(app.origin)
    }
    await check('question')
    const evaluator = evaluatorPage(page)
    await evaluator.question.fill('What is 1/2 + 1/3?')
    await evaluator.next.click()
    await evaluator.answer.fill('2/5')
    await check('answer')
    // Each picture is read at once, in some seconds.
    if (isAll) {
      await evaluator.pictureFiles.setInputFiles([await pageOfHomework(page, 'page.png')])
      await evaluator.thumbnails.waitFor()
    }
    await evaluator.camera.click()
    await expect(evaluator.capture).toBeEnabled()
    await check('answer with a picture and the camera')
    await evaluator.camera.click()
    if (isAll) await evaluator.removePicture(1).click()
    await evaluator.next.click()
    await check('grade')
    await evaluator.evaluate.click()
    await evaluator.complete.waitFor()
    await check('result')
    if (isAll) {
      await evaluator.another.click()
      await evaluator.question.waitFor()
      await check('home')
      await page.goto(`${app.origin}/past-assessments`)
      await pastAssessments(page).rows.click()
      await page.getByText('Overall Assessment').waitFor()
      await check('past assessments')
    }
    await goTo(page, '/settings')
    const settings = settingsPage(page)
    await settings.unfold('Reading and listening')
    await check('reading and listening')
    await settings.unlock()
    await settings.readConsent('OpenAI')
    await check('consent')
    await settings.agree.click()
    await settings.key('OpenAI').waitFor()
    await check('settings with a key to enter')
    await settings.enterKey('OpenAI', 'sk-test')
    await settings.card('OpenAI').getByText('OpenAI answers.').waitFor()
    await settings.connectLocal('http://127.0.0.1:9/v1', 'none')
    await check('settings with a connection and an error')
    await page.goto(`${app.origin}/no-such-page`)
    await page.getByText('404 Page Not Found').waitFor()
    await check('not found')
  },
  timeLimits.long,
)
