import { expect } from '../harness/expect.ts'
import { test } from '../harness/test.ts'
import { evaluatorPage } from './pages/evaluator.ts'
import { signUp } from './pages/landing.ts'

test('from a result a chat opens that knows question and slip, and chips write what fits', {
  tags: 'in-full',
}, async ({ page }) => {
  await signUp(page)
  const evaluator = evaluatorPage(page)
  await evaluator.evaluateAnswer('What is 1/2 + 1/3?', '1/2 + 1/3 = 2/5')
  await evaluator.card('Knowledge Gaps').getByRole('button', { name: 'Talk about this' }).click()
  await expect(page).toHaveURL(/\/chat$/)
  const main = page.getByRole('main')
  await expect(
    main
      .getByText('2/5')
      .or(main.locator('annotation', { hasText: 'frac{2}{5}' }))
      .first(),
  ).toBeAttached()
  // It talks about the child's own answer and keeps the right one to itself.
  await expect(main).not.toContainText('5/6')

  const chips = page.getByRole('list', { name: 'You could say' }).getByRole('button')
  await expect(chips.first()).toBeVisible()
  const words = (await chips.first().textContent()) ?? ''
  await chips.first().click()
  const box = page.getByRole('textbox', { name: 'Message' })
  await expect(box).toHaveValue(words)
  await box.press('Enter')
  await expect(box).toHaveValue('')
  const messages = main.getByRole('region', { name: 'Messages' })
  await expect(messages.getByText(words, { exact: true })).toBeVisible()
})
