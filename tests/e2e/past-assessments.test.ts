import { describe } from 'vitest'
import { startApp } from '../harness/app.ts'
import { openSignedInClient } from '../harness/client.ts'
import { expect } from '../harness/expect.ts'
import { test } from '../harness/test.ts'
import { evaluatorPage } from './pages/evaluator.ts'
import { signUp } from './pages/landing.ts'
import { pastAssessments } from './pages/past-assessments.ts'

const long = 'Work out 407 - 158 and explain in your own words how you have borrowed from the hundreds'

function saved(changes: object = {}) {
  return {
    question: 'What is 3/4 + 1/8?',
    answer: '7/8',
    grade: 5,
    overallAssessment: 'All **right**.',
    score: 3,
    totalScore: 3,
    knowledgeGaps: [],
    knowledgeMasteries: [],
    recommendedResources: [],
    markingScheme: 'Total: 3 marks',
    ...changes,
  }
}

describe('past assessments', () => {
  test('nothing saved yet points to the evaluator', { tags: 'in-full' }, async ({ page, app }) => {
    await signUp(page)
    await page.goto(`${app.origin}/past-assessments`)
    await expect(page.getByText('No Past Assessments')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Answer Evaluator' }).click()
    await expect(evaluatorPage(page).heading).toBeVisible()
  })

  test('a marked answer is found again, after a restart and a new log-in too', { tags: 'in-full' }, async ({
    newPage,
    dataDir,
  }) => {
    const first = await startApp({ dataDir })
    const page = await newPage()
    await page.goto(first.url)
    await signUp(page)
    await evaluatorPage(page).evaluateAnswer('What is 1/2 + 1/3?', '5/6')
    await page.goto(`${first.origin}/past-assessments`)
    await expect(page.getByRole('button', { name: 'What is 1/2 + 1/3?' })).toBeVisible()
    await first.stop()

    const second = await startApp({ dataDir })
    try {
      const other = await newPage()
      await other.goto(second.url)
      await other.getByRole('link', { name: 'Log in' }).click()
      await other.getByRole('heading', { name: 'Welcome Back!' }).waitFor()
      await other.getByLabel('E-mail').fill('rosa@example.org')
      await other.getByLabel('Password', { exact: true }).fill('seven brown foxes')
      await other.getByRole('button', { name: 'Log in', exact: true }).click()
      await evaluatorPage(other).heading.waitFor()
      await other.goto(`${second.origin}/past-assessments`)
      const row = other.getByRole('button', { name: 'What is 1/2 + 1/3?' })
      await expect(row).toContainText('100%')
      await row.click()
      await expect(other.getByText('Overall Assessment')).toBeVisible()
      await expect(other.getByText('5/6', { exact: true }).first()).toBeVisible()
    } finally {
      await second.stop()
    }
  })

  test('rows show preview, date, percent and grade, and one is open at a time', async ({ newPage, app }) => {
    const client = await openSignedInClient(app)
    await client.request('POST', '/api/evaluations', saved({ question: long, score: 1, grade: 'K' }))
    await client.request('POST', '/api/evaluations', saved({ score: 2 }))
    await client.request('POST', '/api/evaluations', saved())
    const page = await newPage()
    await page.context().addCookies(
      client
        .cookies()
        .split('; ')
        .map(pair => {
          const [name = '', value = ''] = pair.split('=')
          return { name, value, url: app.origin }
        }),
    )
    await page.goto(`${app.origin}/past-assessments`)

    const rows = pastAssessments(page).rows
    await expect(rows).toHaveCount(3)
    await expect(rows.nth(2)).toContainText(`${long.slice(0, 60)}...`)
    await expect(rows.nth(2)).toContainText('33%')
    await expect(rows.nth(2)).toContainText('Kindergarten')
    await expect(rows.nth(1)).toContainText('67%')
    await expect(rows.nth(0)).toContainText('100%')
    await expect(rows.nth(0)).toContainText('Grade 5')
    await expect(rows.nth(0)).toContainText(/[A-Z][a-z]{2} \d{1,2}, \d{4} \d{1,2}:\d\d [AP]M/)

    await rows.nth(0).click()
    await expect(page.getByText('3/3 (100%)')).toBeVisible()
    await rows.nth(2).click()
    await expect(page.getByText('1/3 (33%)')).toBeVisible()
    await expect(page.getByText('3/3 (100%)')).toBeHidden()
  })

  test('a list that fails to load says so and loads at the next try', { tags: 'in-full' }, async ({
    page,
    app,
  }) => {
    await signUp(page)
    await page.route('**/api/evaluations', route => route.fulfill({ status: 500, json: { message: 'no' } }))
    await page.goto(`${app.origin}/past-assessments`)
    await expect(page.getByText('Error Loading Assessments')).toBeVisible()
    await expect(
      page.getByText('There was an error loading your past assessments. Please try again later.'),
    ).toBeVisible()
    await page.unroute('**/api/evaluations')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText('No Past Assessments')).toBeVisible()
  })

  test('markup and prices in what a child wrote stay plain text', { tags: 'in-full' }, async ({
    page,
    app,
  }) => {
    await signUp(page)
    await evaluatorPage(page).evaluateAnswer(
      'What is 2 + 2?',
      '<img src=x onerror="document.title=1"> $5 and $7\n4',
    )
    await page.goto(`${app.origin}/past-assessments`)
    await pastAssessments(page).rows.click()
    await expect(page.getByText('$5 and $7').first()).toBeVisible()
    expect(await page.locator('img[src="x"]').count()).toBe(0)
  })
})
