import type { Page } from 'playwright'
import { boostersPage } from '../e2e/pages/boosters.ts'
import { evaluatorPage } from '../e2e/pages/evaluator.ts'
import { landingPage, signUp } from '../e2e/pages/landing.ts'
import { parentsCorner } from '../e2e/pages/parents-corner.ts'
import { completion } from '../fakes/openai.ts'
import type { FakeRealtime } from '../fakes/realtime.ts'
import type { App } from '../harness/app.ts'
import { pageOfHomework } from '../harness/pictures.ts'
import { accountScreens } from './account-screens.ts'
import { atHomeScreens } from './at-home-screens.ts'
import { childrenScreens } from './children-screens.ts'
import { dataScreens } from './data-screens.ts'
import { eveningScreens } from './evening-screens.ts'
import { familyScreens } from './family-screens.ts'
import { paperAndSoundScreens } from './paper-and-sound-screens.ts'
import { practiceScreens } from './practice-screens.ts'
import { safetyScreens } from './safety-screens.ts'
import { settingsScreens } from './settings-screens.ts'
import { talkingScreens } from './talking-screens.ts'

/** Brings the page to a screen, or opens one beside it. They run in order, each from where the one before it ended. */
export type Show = (page: Page, app: App, openai: FakeRealtime) => Promise<void>

const openPast = (page: Page, app: App) => page.goto(`${app.origin}/past-assessments`)

async function evaluate(page: Page, app: App, question: string, answer: string) {
  await page.goto(app.origin)
  await evaluatorPage(page).evaluateAnswer(question, answer)
}

export const screens: Record<string, Show> = {
  landing: page => landingPage(page).heading.waitFor(),
  'landing-errors': async page => {
    await landingPage(page).createAccount.click()
    await page.getByText('Invalid email address').waitFor()
  },
  'log-in': async page => {
    const landing = landingPage(page)
    await landing.showLogIn()
    await landing.logIn.waitFor()
  },
  'past-assessments-empty': async (page, app) => {
    await landingPage(page).showSignUp()
    await signUp(page)
    await openPast(page, app)
    await page.getByText('No Past Assessments').waitFor()
  },
  'past-assessments-error': async (page, app) => {
    await page.route('**/api/evaluations', route => route.fulfill({ status: 500, json: {} }))
    await openPast(page, app)
    await page.getByText('Error Loading Assessments').waitFor()
    await page.unroute('**/api/evaluations')
  },
  question: async (page, app) => {
    await page.goto(app.origin)
    await evaluatorPage(page).question.fill('What is 1/2 + 1/3?')
  },
  'question-with-maths-keys': async page => {
    const evaluator = evaluatorPage(page)
    await evaluator.mathsKeys.click()
    await evaluator.understood.locator('math').first().waitFor({ state: 'attached' })
  },
  'question-not-understood': async page => {
    const evaluator = evaluatorPage(page)
    await evaluator.mathsKeys.click()
    await evaluator.question.fill('Why did the Roman Empire fall?')
    await evaluator.notUnderstood.waitFor()
  },
  answer: async page => {
    const evaluator = evaluatorPage(page)
    await evaluator.question.fill('What is 1/2 + 1/3?')
    await evaluator.next.click()
    await evaluator.answer.fill('1/2 + 1/3 = 2/5')
    await evaluator.understood.locator('math').first().waitFor({ state: 'attached' })
  },
  grade: page => evaluatorPage(page).next.click(),
  running: async page => {
    // The builtin tutor is quicker than a camera: its second answer is held back.
    const held = Promise.withResolvers<void>()
    goOn = held.resolve
    await page.route('**/api/evaluate/text/assessment', async route => {
      await held.promise
      await route.continue()
    })
    await evaluatorPage(page).evaluate.click()
    await page.locator('[role=progressbar][aria-valuenow="0.5"]').waitFor()
  },
  result: async page => {
    goOn()
    await evaluatorPage(page).complete.waitFor()
  },
  'result-partly-right': (page, app) =>
    startAgain(page, app, 'What is 3/4 + 1/8?', '3/4 = 6/8\n6/8 + 1/8 = 7/16'),
  'result-right': (page, app) => startAgain(page, app, 'Solve 2x + 3 = 11', '2x = 8\nx = 4'),
  home: async page => {
    await evaluatorPage(page).startAgain.click()
    await evaluatorPage(page).comeHome()
  },
  'result-unsaved': async (page, app) => {
    await page.route('**/api/evaluations', route =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 507,
            json: { message: 'The disk is full. Make some room, then save again.' },
          })
        : route.continue(),
    )
    await startAgain(page, app, 'What is 1/2 + 1/3?', '2/5')
    await evaluatorPage(page).error.waitFor()
    await page.unroute('**/api/evaluations')
  },
  'answer-unread': async page => {
    const evaluator = evaluatorPage(page)
    await page.getByRole('button', { name: 'Save again' }).click()
    await evaluator.error.waitFor({ state: 'detached' })
    await evaluator.startAgain.click()
    await evaluator.fillIn('What is 3 + 12?', 'fiveteen')
    await evaluator.evaluate.click()
    await evaluator.askedBack.waitFor()
  },
  'evaluation-error': async page => {
    const evaluator = evaluatorPage(page)
    await evaluator.next.click()
    await page.route('**/api/evaluate/text/marking-scheme', route => route.abort())
    await evaluator.evaluate.click()
    await evaluator.error.waitFor()
    await page.unroute('**/api/evaluate/text/marking-scheme')
  },
  'answer-unknown': async page => {
    const evaluator = evaluatorPage(page)
    await evaluator.startAfresh()
    await evaluator.fillIn('What is 1/2 + 1/3?', 'idk')
    await evaluator.evaluate.click()
    await evaluator.hint.click()
    await evaluator.moreHints.waitFor()
  },
  'answer-unknown-way': async page => {
    const evaluator = evaluatorPage(page)
    await evaluator.showWay.click()
    await evaluator.firstStep.click()
  },
  ...atHomeScreens,
  'past-assessments': async (page, app) => {
    await openPast(page, app)
    await page.getByRole('main').locator('[aria-expanded]').first().waitFor()
  },
  'past-assessments-open': async page => {
    await page.getByRole('main').locator('[aria-expanded]').last().click()
    await page.getByText('Overall Assessment').waitFor()
  },
  ...practiceScreens,
  gaps: async (page, app) => {
    await page.goto(`${app.origin}/understanding-gaps`)
    const [all, gap] = [page.getByRole('button', { name: /^Show all/ }), page.getByText('Adds denom')]
    await all.or(gap).first().waitFor()
    if (await all.isVisible()) await all.click()
  },
  'gaps-standard': async page => {
    const standards = page.getByRole('button', { name: /^Standard 5\.NF/ })
    await standards.first().click()
    await page.getByText('Grade 5 · Fractions').waitFor()
  },
  'gaps-by-standard': page => page.getByRole('tab', { name: 'By Standard' }).click(),
  'gaps-by-evaluation': page => page.getByRole('tab', { name: 'By Evaluation' }).click(),
  mastery: async (page, app) => {
    await page.goto(`${app.origin}/knowledge-mastery`)
    await page.getByRole('button', { name: 'Expand All' }).waitFor()
  },
  'mastery-expanded': page => page.getByRole('button', { name: 'Expand All' }).click(),
  'mastery-list': page => page.getByRole('tab', { name: 'Mastery List' }).click(),
  boosters: async (page, app) => {
    await page.goto(`${app.origin}/boosters`)
    await boostersPage(page).gap('Adding fractions').first().waitFor()
  },
  'boosters-question': async page => {
    const boosters = boostersPage(page)
    await boosters.gap('Adding fractions').first().click()
    // The mixed practice before may have made its questions.
    await boosters.generate.or(boosters.submit).waitFor()
    if (await boosters.generate.isVisible()) await boosters.generate.click()
    await boosters.submit.waitFor()
  },
  'boosters-right': async page => {
    await boostersPage(page).answer(true)
    await boostersPage(page).feedback.waitFor()
  },
  'boosters-wrong': async page => {
    await boostersPage(page).goOn()
    await boostersPage(page).answer(false)
    await boostersPage(page).feedback.waitFor()
  },
  ...settingsScreens,
  'answer-with-pictures': async page => {
    await page
      .getByRole('link', { name: 'Answer Evaluator' })
      .first()
      .or(page.getByLabel('Menu'))
      .first()
      .waitFor()
    await page.goto(new URL('/evaluate', page.url()).href)
    const evaluator = evaluatorPage(page)
    await evaluator.startAfresh()
    // Only where something was cleared is it said.
    const close = page.getByRole('listitem').getByRole('button', { name: 'Close' })
    if (await close.isVisible()) await close.click()
    await evaluator.question.fill('What is 7 × 8?')
    await evaluator.next.click()
    await evaluator.pictureFiles.setInputFiles([
      await pageOfHomework(page, 'homework.png', 'lightblue'),
      await pageOfHomework(page, 'more homework.png', 'lightyellow'),
    ])
    await evaluator.thumbnails.nth(1).waitFor()
  },
  'answer-with-camera': async page => {
    const evaluator = evaluatorPage(page)
    await evaluator.camera.click()
    await page.locator('button:enabled', { hasText: 'Capture' }).waitFor()
  },
  'answer-with-too-many-pictures': async page => {
    const evaluator = evaluatorPage(page)
    await page.getByRole('button', { name: 'Close Camera' }).click()
    const picture = await pageOfHomework(page, 'page.png', 'white')
    await evaluator.pictureFiles.setInputFiles(Array.from({ length: 9 }, () => picture))
    await evaluator.error.waitFor()
  },
  'result-with-reading': async (page, _app, openai) => {
    const read = {
      readQuestion: null,
      readAnswer: '7 × 8 = 54',
      overallAssessment: 'Not yet: count in steps of 7.',
      score: 0,
    }
    openai.next(
      completion(
        JSON.stringify({ markingScheme: '- 7 × 8 = 56: **1 mark**', totalScore: 1, readQuestion: null }),
      ),
      completion(JSON.stringify(read)),
    )
    const evaluator = evaluatorPage(page)
    await evaluator.next.click()
    await evaluator.evaluate.click()
    await evaluator.complete.waitFor()
  },
  ...paperAndSoundScreens,
  ...talkingScreens,
  ...safetyScreens,
  profile: async (page, app) => {
    await page.goto(`${app.origin}/profile`)
    await page.getByLabel('AI Assistant Name').waitFor()
  },
  'parents-corner': async (page, app) => {
    await page.goto(`${app.origin}/parent`)
    await page.getByRole('table').waitFor()
  },
  'parent-time': async (page, app) => {
    await parentsCorner(page, app.origin).tab('Time').click()
    await page.getByText('in all').waitFor()
  },
  'parent-ai-use': async (page, app) => {
    const corner = parentsCorner(page, app.origin)
    await corner.tab('AI use').click()
    await corner.unfold('Your agreement')
    await page.getByText('You agreed on').first().waitFor()
  },
  'parent-closed': async (page, app) => {
    await parentsCorner(page, app.origin).close.click()
    await parentsCorner(page, app.origin).password.waitFor()
  },
  ...familyScreens,
  ...eveningScreens,
  privacy: async (page, app) => {
    await page.goto(`${app.origin}/privacy`)
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
  terms: async (page, app) => {
    await page.goto(`${app.origin}/terms`)
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
  about: async (page, app) => {
    await page.goto(`${app.origin}/about`)
    await page.locator('summary', { hasText: 'Show all' }).waitFor()
  },
  ...dataScreens,
  ...childrenScreens,
  'not-found': async (page, app) => {
    await page.goto(`${app.origin}/no-such-page`)
    await page.getByText('404 Page Not Found').waitFor()
  },
  ...accountScreens,
}

/** Lets the evaluation that the running view waits for go on. */
let goOn = () => {}

async function startAgain(page: Page, app: App, question: string, answer: string) {
  const evaluator = evaluatorPage(page)
  if (await evaluator.startAgain.isVisible()) await evaluator.startAgain.click()
  await evaluate(page, app, question, answer)
}
