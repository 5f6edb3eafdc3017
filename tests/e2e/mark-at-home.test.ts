import { describe } from 'vitest'
import { expect } from '../harness/expect.ts'
import { test } from '../harness/test.ts'
import { boostersPage } from './pages/boosters.ts'
import { evaluatorPage } from './pages/evaluator.ts'
import { signUp } from './pages/landing.ts'
import { markAtHome } from './pages/mark-at-home.ts'
import { pastAssessments } from './pages/past-assessments.ts'

type Page = Parameters<typeof markAtHome>[0]

async function openEvaluator(page: Page) {
  await signUp(page)
  return { evaluator: evaluatorPage(page), atHome: markAtHome(page) }
}

const story = 'Tom has 24 apples. 9 wasps spoil an apple each. How many can he sell?'

describe('a question that nobody can mark by itself', () => {
  test('a story is marked by the answer page, tried again and fixed, and both tries are kept', {
    tags: 'in-full',
  }, async ({ page }) => {
    const { evaluator, atHome } = await openEvaluator(page)
    await atHome.ask(story, '24 - 9 = 16')
    await expect(atHome.heading).toBeVisible()
    await atHome.rightAnswer.fill('15')
    // Back and forth, and over a reload: nothing that was typed is lost.
    await evaluator.previous.click()
    await evaluator.previous.click()
    await expect(evaluator.answer).toHaveValue('24 - 9 = 16')
    await evaluator.next.click()
    await evaluator.evaluate.click()
    await expect(atHome.rightAnswer).toHaveValue('15')
    await page.reload()
    await expect(atHome.rightAnswer).toHaveValue('15')

    await evaluator.evaluate.click()
    await expect(evaluator.complete).toBeVisible()
    await expect(evaluator.card('Assessment')).toContainText('look here')
    await expect(page.getByText('Marked with the answer page')).toBeVisible()
    // The answer is there, but folded.
    await expect(atHome.showMeHow).toBeVisible()
    await expect(evaluator.card('Marking Scheme').getByText('15')).toBeHidden()
    await expect(evaluator.card('Knowledge Gaps')).toContainText('Subtracting')

    await atHome.tryAgain.click()
    await expect(evaluator.answer).toHaveValue('24 - 9 = 16')
    await evaluator.answer.fill('24 - 9 = 15')
    await evaluator.next.click()
    await evaluator.evaluate.click()
    await expect(page.getByRole('heading', { name: 'Fixed by yourself' })).toBeVisible()
    await expect(evaluator.card('Marking Scheme').getByText('15')).toBeVisible()

    await page.getByRole('link', { name: 'View Past Assessments' }).click()
    await pastAssessments(page).rows.first().click()
    const tries = page.getByRole('heading', { name: 'All tries at this question' }).locator('..')
    await expect(tries.getByRole('listitem')).toHaveCount(2)
    await expect(tries.getByRole('listitem').first()).toContainText('24 - 9 = 16')
    await expect(tries.getByRole('listitem').last()).toContainText('24 - 9 = 15')
  })

  for (const [what, question, answer, rightAnswer] of [
    ['a spelling', 'Spell the word for the day after today.', ' Tomorrow.', 'tomorrow'],
    ['a date', 'When did the Second World War end in Europe?', 'May 8, 1945', '8 May 1945'],
    ['a capital city', 'What is the capital of Portugal?', 'lisbon', 'Lisbon'],
  ] as const) {
    test(`${what} is right in other letters, saved, and found again`, { tags: 'in-full' }, async ({
      page,
    }) => {
      const { evaluator, atHome } = await openEvaluator(page)
      await atHome.markByPage(question, answer, rightAnswer)
      await expect(evaluator.complete).toBeVisible()
      const text = (await evaluator.card('Assessment').textContent()) ?? ''
      const [, score, total] = /(\d+)\s*\/\s*(\d+)/.exec(text) ?? []
      expect(score).toBe(total)
      await page.getByRole('link', { name: 'View Past Assessments' }).click()
      await expect(page.getByRole('heading', { name: question })).toBeVisible()
    })
  }

  test('geography in parts: what is wrong becomes practice that can be mastered', {
    tags: 'in-full',
  }, async ({ page }) => {
    const { evaluator, atHome } = await openEvaluator(page)
    await atHome.markByPage(
      '(a) What is the capital of France? (b) Which river flows through London? (c) How many continents are there?',
      '(a) Paris\n(b) the Thames\n(c) 6',
      '(a) Paris\n(b) Thames\n(c) 7',
    )
    await expect(evaluator.complete).toBeVisible()
    const parts = page.getByRole('list', { name: 'Your answers' }).getByRole('listitem')
    await expect(parts).toHaveCount(3)
    await expect(parts.nth(0)).toContainText('Right')
    await expect(parts.nth(1)).toContainText('Right')
    await expect(parts.nth(2)).toContainText('Not yet')
    await evaluator.card('Knowledge Gaps').getByRole('link', { name: 'Practise this' }).click()
    const boosters = boostersPage(page)
    await expect(boosters.options).toHaveCount(4)
  })

  test('other words than the answer page go to a grown-up, and a wrong password changes nothing', {
    tags: 'in-full',
  }, async ({ page }) => {
    const { evaluator, atHome } = await openEvaluator(page)
    await atHome.markByPage(
      'Why do leaves fall in autumn?',
      'because it gets cold',
      'The tree saves water in winter',
    )
    await expect(atHome.isThisRight).toBeVisible()
    await expect(atHome.save).toBeDisabled()
    await atHome.judgement('Partly').check()
    await atHome.sentence.fill('Think about water, too.')
    await atHome.givePassword('not the password')
    await expect(atHome.password).toHaveAttribute('aria-invalid', 'true')
    await expect(atHome.sentence).toHaveValue('Think about water, too.')
    await atHome.givePassword()
    await expect(evaluator.complete).toBeVisible()
    await expect(evaluator.card('Assessment')).toContainText('Think about water, too.')
  })

  test('a grown-up marks, and puts the mark right later; both stay', { tags: 'in-full' }, async ({
    page,
  }) => {
    const { evaluator, atHome } = await openEvaluator(page)
    await atHome.ask('Describe your holiday.', 'I went to the see.')
    await atHome.byGrownUp.click()
    await atHome.marks.fill('9')
    await atHome.outOf.fill('5')
    await atHome.toPractise.fill('Words that sound alike')
    await atHome.givePassword()
    await expect(page.getByText('can’t be more than the total')).toBeVisible()
    await atHome.marks.fill('3')
    await atHome.save.click()
    await expect(evaluator.complete).toBeVisible()
    await expect(evaluator.card('Assessment')).toContainText('3 / 5')
    await expect(evaluator.card('Knowledge Gaps')).toContainText('Words that sound alike')

    await atHome.seesDifferently.click()
    await atHome.dialog.getByRole('textbox', { name: 'Marks' }).fill('4')
    await atHome.dialog.getByRole('checkbox', { name: /Words that sound alike/ }).uncheck()
    await atHome.givePassword()
    await expect(atHome.dialog.getByText('Please say in a few words why this changes.')).toBeVisible()
    await atHome.reason.fill('It was a slip of the pen.')
    await atHome.save.click()
    await expect(page.getByText(/Marked again by a grown-up/)).toContainText('4 of 5')
    await expect(evaluator.card('Assessment')).toContainText('4 / 5')
    await expect(evaluator.card('Knowledge Gaps')).not.toContainText('Words that sound alike')

    await page.getByRole('link', { name: 'View Past Assessments' }).click()
    await pastAssessments(page).rows.first().click()
    await expect(page.getByText('Before: 3 of 5.')).toBeVisible()
    await expect(page.getByText(/^Marked by /)).toBeVisible()
  })
})
