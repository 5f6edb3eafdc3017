import type { Page } from 'playwright'
import { checkupPage } from '../e2e/pages/checkup.ts'
import { topicPractice } from '../e2e/pages/topic-practice.ts'
import type { App } from '../harness/app.ts'

type Show = (page: Page, app: Pick<App, 'origin'>) => Promise<unknown>

const withTwoGaps = {
  question: 'a) 512 - 247\nb) Simplify 6/8',
  answer: 'a) 335\nb) 3/8',
  grade: 4,
  overallAssessment: 'Nearly.',
  score: 0,
  totalScore: 2,
  markingScheme: 'Total: 2 marks',
  knowledgeGaps: [
    {
      concept: 'Subtracting with borrowing',
      description: 'Takes the smaller digit from the larger in each column instead of borrowing.',
    },
    {
      concept: 'Simplifying fractions',
      description: 'Divides only the top or only the bottom when simplifying a fraction.',
    },
  ],
  knowledgeMasteries: [],
  recommendedResources: [],
}

/** A check-up from its start to what it has found, and the practice that follows from it. */
export const practiceScreens: Record<string, Show> = {
  'checkup-start': async (page, app) => {
    await page.goto(`${app.origin}/check-up`)
    await checkupPage(page).start.waitFor()
  },
  'checkup-question': async page => {
    const checkup = checkupPage(page)
    await checkup.grade.selectOption('4')
    await checkup.start.click()
    await checkup.answer.fill('1')
    await checkup.next.click()
    await page.getByText('Question 2').waitFor()
  },
  'checkup-summary': async page => {
    const checkup = checkupPage(page)
    for (let asked = 2; asked <= 15; asked++) {
      await checkup.dontKnow.or(checkup.again).first().waitFor()
      if (await checkup.again.isVisible()) break
      await checkup.answer.fill(asked % 2 === 0 ? '3' : '7')
      await checkup.next.click()
      await page
        .getByText(`Question ${asked + 1}`)
        .or(checkup.again)
        .or(page.getByText('One more look'))
        .first()
        .waitFor()
      if (await page.getByText('One more look').isVisible()) {
        await checkup.dontKnow.click()
        await page
          .getByText(`Question ${asked + 1}`)
          .or(checkup.again)
          .first()
          .waitFor()
      }
    }
    await checkup.again.waitFor()
  },
  'boosters-today': async (page, app) => {
    // The check-up asks by chance, and may have found one gap alone: these are there in any case.
    const { origin } = app
    await page.request.post(`${origin}/api/evaluations`, { headers: { origin }, data: withTwoGaps })
    await page.goto(`${app.origin}/boosters`)
    await page.getByRole('heading', { name: 'Today' }).waitFor()
  },
  'boosters-mixed': async page => {
    await page.getByRole('button', { name: 'Mixed practice' }).click()
    await page.getByText('Question 1 of').waitFor()
  },
  'boosters-hint': async page => {
    await page.getByRole('button', { name: 'Give me a hint' }).click()
    await page.getByRole('button', { name: 'One more hint' }).waitFor()
  },
  practise: async (page, app) => {
    await page.goto(`${app.origin}/practise`)
    await topicPractice(page).topics.first().waitFor()
  },
  'practise-hint': async page => {
    const practise = topicPractice(page)
    await practise.find.fill('times tables')
    await practise.topic('Times tables').click()
    await practise.answer.fill('1')
    await practise.check.click()
    await practise.checkAgain.waitFor()
  },
  'practise-way': async page => {
    await topicPractice(page).showMeHow.click()
    await topicPractice(page).next.waitFor()
  },
  'practise-summary': async page => {
    await topicPractice(page).stop.click()
    await topicPractice(page).anotherTopic.waitFor()
  },
  'practice-sheets': async (page, app) => {
    await page.goto(`${app.origin}/practice-sheets`)
    await page.getByRole('checkbox', { name: 'Simplifying fractions' }).first().check()
    await page.getByRole('button', { name: 'Make the sheet' }).scrollIntoViewIfNeeded()
  },
  'practice-sheet': async page => {
    await page.getByRole('button', { name: 'Make the sheet' }).click()
    await page.getByRole('heading', { name: /^Sheet / }).waitFor()
  },
  'print-dialog': async page => {
    await page.getByRole('button', { name: 'Print', exact: true }).first().click()
    await page.getByRole('dialog').getByText('Letter').waitFor()
  },
  'practice-sheet-entered': async page => {
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
    const answers = page.getByRole('main').getByRole('textbox')
    await answers.first().fill('1')
    await answers.nth(1).fill('see my notebook')
    await page.getByRole('button', { name: 'Check my answers' }).click()
    await page.getByText('Not yet:').first().waitFor()
  },
}
