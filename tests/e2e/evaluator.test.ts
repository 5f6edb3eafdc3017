import { describe } from 'vitest'
import { expectAccessibleInFull } from '../harness/axe.ts'
import { family } from '../harness/client.ts'
import { expect } from '../harness/expect.ts'
import { test } from '../harness/test.ts'
import { evaluatorPage } from './pages/evaluator.ts'
import { signUp } from './pages/landing.ts'
import { markAtHome } from './pages/mark-at-home.ts'

describe('answer evaluator', () => {
  test('a right answer earns full marks and a mastery, a partly right one part of them, a wrong one names its gap', async ({
    page,
  }) => {
    await signUp(page)
    const evaluator = evaluatorPage(page)
    await evaluator.evaluateAnswer('What is 3/4 + 1/8?', '3/4 = 6/8\n6/8 + 1/8 = 7/8')
    const right = await scoreOf(evaluator.card('Assessment'))
    expect(right[0]).toBe(right[1])
    await expect(
      page.getByText('Great job! No significant knowledge gaps were detected in this answer.'),
    ).toBeVisible()
    await expect(evaluator.card('Knowledge Mastery')).toContainText('Adding fractions')
    await expect(evaluator.card('Recommended Resources')).toContainText('Nothing to look up this time.')
    await expect(evaluator.card('Marking Scheme')).toBeVisible()

    await evaluator.startAgain.click()
    await expect(evaluator.question).toHaveValue('')
    await evaluator.evaluateAnswer('What is 3/4 + 1/8?', '3/4 = 6/8\n6/8 + 1/8 = 7/16')
    const partly = await scoreOf(evaluator.card('Assessment'))
    expect(partly[0]).toBeGreaterThan(0)
    expect(partly[0]).toBeLessThan(partly[1])

    await evaluator.startAgain.click()
    await evaluator.evaluateAnswer('What is 1/2 + 1/3?', '2/5')
    const wrong = await scoreOf(evaluator.card('Assessment'))
    expect(wrong[0]).toBeLessThan(wrong[1])
    await expect(evaluator.card('Knowledge Gaps')).toContainText('Adding fractions')
    await expect(evaluator.card('Knowledge Gaps')).toContainText('5.NF.A.1')
    await expect(evaluator.card('Recommended Resources')).toBeVisible()
  })

  test('what the builtin tutor cannot mark gets words and no score, and every word stays', {
    tags: 'in-full',
  }, async ({ page }) => {
    await signUp(page)
    const evaluator = evaluatorPage(page)
    await evaluator.fillIn('Why did the Roman Empire fall?', 'Because of many reasons.')
    await evaluator.evaluate.click()
    await expect(markAtHome(page).heading).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open Settings' })).toBeVisible()
    await expect(evaluator.complete).toBeHidden()
    await evaluator.previous.click()
    await evaluator.previous.click()
    await expect(evaluator.answer).toHaveValue('Because of many reasons.')
    await evaluator.previous.click()
    await expect(evaluator.question).toHaveValue('Why did the Roman Empire fall?')
  })

  test('an answer that can’t be read is asked for again, without a score and without a gap', {
    tags: 'in-full',
  }, async ({ page, app }) => {
    await signUp(page)
    const evaluator = evaluatorPage(page)
    await evaluator.fillIn('What is 3 + 12?', 'fiveteen')
    await evaluator.evaluate.click()
    await expect(evaluator.askedBack).toContainText('can’t read an answer in “fiveteen”')
    await expect(evaluator.askedBack).toBeFocused()
    await expect(evaluator.answer).toHaveValue('fiveteen')
    await evaluator.answer.fill('15')
    await evaluator.next.click()
    await evaluator.evaluate.click()
    await evaluator.complete.waitFor()
    await page.goto(`${app.origin}/understanding-gaps`)
    await expect(page.getByText('No knowledge gaps found in your evaluations')).toBeVisible()
  })

  test('a result that cannot be saved says so, stays over a reload and is saved on asking', {
    tags: 'in-full',
  }, async ({ page, app }) => {
    await signUp(page)
    const evaluator = evaluatorPage(page)
    const saving = '**/api/evaluations'
    await page.route(saving, route =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 507,
            json: { message: 'The disk is full. Make some room, then save again.' },
          })
        : route.continue(),
    )
    await evaluator.evaluateAnswer('What is 3/4 + 1/8?', '7/8')
    await expect(evaluator.error).toContainText('not saved yet')
    await expect(evaluator.error).toContainText('Error')
    await expect(evaluator.error).toContainText('The disk is full.')
    await page.reload()
    await expect(evaluator.error).toContainText('not saved yet')
    await expectAccessibleInFull(page, 'a result that is not saved')
    await evaluator.startAgain.click()
    await page.getByRole('button', { name: 'Keep it here' }).click()
    await page.unroute(saving)
    await page.route(saving, route =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500 }) : route.continue(),
    )
    await page.getByRole('button', { name: 'Save again' }).click()
    await expect(evaluator.error).toContainText('An unexpected error occurred')
    await page.unroute(saving)
    await page.getByRole('button', { name: 'Save again' }).click()
    await expect(evaluator.error).toBeHidden()
    await expect(evaluator.complete).toBeVisible()
    await page.goto(`${app.origin}/past-assessments`)
    await expect(page.getByRole('button', { name: /What is 3\/4/ })).toHaveCount(1)
  })

  test('the wizard asks for a question, an answer and a grade before it goes on', {
    tags: 'in-full',
  }, async ({ page }) => {
    await signUp(page)
    const evaluator = evaluatorPage(page)
    await expect(evaluator.next).toBeDisabled()
    await evaluator.question.fill('   ')
    await expect(evaluator.next).toBeDisabled()
    await evaluator.question.fill('2 + 2')
    await evaluator.next.click()
    await expect(evaluator.next).toBeDisabled()
    await evaluator.answer.fill('4')
    await evaluator.next.click()
    // A child of ten is in fifth grade.
    expect(new Date().getFullYear() - family.childBirthYear).toBe(10)
    await expect(evaluator.grade).toHaveValue('5')
    await evaluator.grade.selectOption('')
    await expect(evaluator.evaluate).toBeDisabled()
  })

  test('what was typed survives a reload and a look at another page; Reset clears it', {
    tags: 'in-full',
  }, async ({ page }) => {
    await signUp(page)
    const evaluator = evaluatorPage(page)
    await evaluator.question.fill('What is 15% of 80?')
    await evaluator.next.click()
    await evaluator.answer.fill('12')
    await page.reload()
    await expect(evaluator.answer).toHaveValue('12')
    await page.getByRole('link', { name: 'View Past Assessments' }).click()
    await page.getByRole('link', { name: 'Back to Evaluator' }).click()
    await expect(evaluator.answer).toHaveValue('12')
    await evaluator.next.click()
    await evaluator.reset.click()
    const confirm = page.getByRole('dialog').getByRole('button', { name: 'Reset' })
    if (await confirm.isVisible()) await confirm.click()
    await expect(evaluator.question).toHaveValue('')
  })

  test('a server that is gone is told in words, and the answer is marked once it is back', {
    tags: 'in-full',
  }, async ({ page, app }) => {
    await signUp(page)
    const evaluator = evaluatorPage(page)
    await evaluator.fillIn('Work out 407 - 158', '249')
    await page.route('**/api/evaluate/**', route => route.abort('connectionrefused'))
    await evaluator.evaluate.click()
    await expect(evaluator.error).toContainText('Error')
    await page.unroute('**/api/evaluate/**')
    await evaluator.evaluate.click()
    await expect(evaluator.complete).toBeVisible()
    expect(app.log()).not.toContain('249')
  })

  test('the whole way goes by keyboard alone', { tags: 'in-full' }, async ({ page }) => {
    await signUp(page)
    const evaluator = evaluatorPage(page)
    await expect(evaluator.question).toBeVisible()
    const tabTo = async (name: string) => {
      for (let press = 0; press < 40; press++) {
        const focused = await page.evaluate(() => {
          const element = document.activeElement
          const label =
            element instanceof HTMLInputElement ||
            element instanceof HTMLTextAreaElement ||
            element instanceof HTMLSelectElement
              ? element.labels?.[0]?.textContent
              : undefined
          return label ?? element?.getAttribute('aria-label') ?? element?.textContent ?? ''
        })
        if (focused.startsWith(name)) return
        await page.keyboard.press('Tab')
      }
      throw new Error(`Tab never reached "${name}"`)
    }
    await tabTo('Question')
    await page.keyboard.type('Calculate 2 + 3 × 4')
    await tabTo('Next')
    await page.keyboard.press('Enter')
    await tabTo('Answer')
    await page.keyboard.type('14')
    await tabTo('Next')
    await page.keyboard.press('Enter')
    await tabTo('Evaluate Answer')
    await page.keyboard.press('Enter')
    await expect(evaluator.complete).toBeVisible()
  })

  test('two quick clicks on Evaluate Answer save one evaluation', { tags: 'in-full' }, async ({ page }) => {
    await signUp(page)
    const evaluator = evaluatorPage(page)
    let saves = 0
    page.on('request', request => {
      if (request.method() === 'POST' && request.url().endsWith('/api/evaluations')) saves++
    })
    await evaluator.fillIn('What is 15% of 80?', '12')
    await evaluator.evaluate.dblclick()
    await evaluator.complete.waitFor()
    await page.getByRole('link', { name: 'Stepwise' }).first().waitFor()
    await expect.poll(() => saves).toBe(1)
  })
})

/** The score's two numbers, as the card shows them: `Score: 1 / 3`. */
async function scoreOf(card: ReturnType<ReturnType<typeof evaluatorPage>['card']>) {
  const text = await card.getByText('Score:').locator('..').textContent()
  const [score = Number.NaN, total = Number.NaN] = ((text ?? '').match(/\d+(\.\d+)?/g) ?? []).map(Number)
  return [score, total] as const
}
