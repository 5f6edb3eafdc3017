import { expect } from '../harness/expect.ts'
import { test } from '../harness/test.ts'
import { evaluatorPage } from './pages/evaluator.ts'
import { signUp } from './pages/landing.ts'

test('one question after another by keyboard, with the grade chosen once', { tags: 'in-full' }, async ({
  page,
}) => {
  await signUp(page)
  const evaluator = evaluatorPage(page)
  const goOn = () => page.keyboard.press('Control+Enter')
  await evaluator.question.fill('What is 7 × 8?')
  await goOn()
  await expect(evaluator.answer).toBeFocused()
  await page.keyboard.type('56')
  await goOn()
  await evaluator.grade.selectOption('3')
  await goOn()
  await evaluator.complete.waitFor()

  await evaluator.another.press('Enter')
  await expect(evaluator.question).toBeFocused()
  await page.keyboard.type('What is 6 × 9?')
  await goOn()
  await expect(evaluator.answer).toBeFocused()
  await page.keyboard.type('54')
  await goOn()
  await expect(evaluator.grade).toHaveValue('3')
  await goOn()
  await expect(evaluator.complete.locator('..')).toContainText('6 × 9')
})

test('the hint names the keys where there is room, and stays away on a phone', { tags: 'in-full' }, async ({
  page,
}) => {
  await signUp(page)
  const hint = page.getByText('Ctrl + Enter goes on')
  await expect(hint).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(hint).toBeHidden()
})
