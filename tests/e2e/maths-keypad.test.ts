import type { Page } from 'playwright'
import { describe } from 'vitest'
import { expectAccessibleInFull } from '../harness/axe.ts'
import { NARROW } from '../harness/browser.ts'
import { expect } from '../harness/expect.ts'
import { test } from '../harness/test.ts'
import { evaluatorPage, openAnswer } from './pages/evaluator.ts'
import { signUp } from './pages/landing.ts'

async function openKeypad(page: Page) {
  await signUp(page)
  const evaluator = evaluatorPage(page)
  await evaluator.mathsKeys.click()
  return evaluator
}

describe('the maths keys', () => {
  test('by mouse they type at the caret, which stays in the text, and undo takes it back', {
    tags: 'in-full',
  }, async ({ page }) => {
    const { question, mathsKey, understood } = await openKeypad(page)
    await question.fill('What is ?')
    await question.press('End')
    await question.press('ArrowLeft')
    await mathsKey('fraction').click()
    await expect(question).toBeFocused()
    await page.keyboard.type('3')
    await mathsKey('next place').click()
    await page.keyboard.type('4')
    await expect(question).toHaveValue('What is 3/4?')
    await mathsKey('times').click()
    await mathsKey('square root').click()
    await page.keyboard.type('9')
    await expect(question).toHaveValue('What is 3/4×√9?')
    await mathsKey('less than or equal to').click()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(question).toHaveValue('What is 3/4×√9?')
    await understood.waitFor()
    await mathsKey('fraction').focus()
    await expectAccessibleInFull(page, 'maths keys')
  })

  test('a key puts what is selected into its place', { tags: 'in-full' }, async ({ page }) => {
    const { question, mathsKey, next } = await openKeypad(page)
    await question.fill('x + 1')
    await question.selectText()
    await mathsKey('fraction').click()
    await page.keyboard.type('2')
    await expect(question).toHaveValue('(x + 1)/2')
    await expect(next).toBeEnabled()
  })

  test('by keyboard alone they open, type and lead back into the text', { tags: 'in-full' }, async ({
    page,
  }) => {
    await signUp(page)
    const { question, mathsKeys, mathsKey } = evaluatorPage(page)
    await question.focus()
    await page.keyboard.type('2')
    await page.keyboard.press('Tab')
    await expect(mathsKeys).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(mathsKey('fraction')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(mathsKey('to the power of')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(mathsKey('to the power of')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(question).toBeFocused()
    await page.keyboard.type('3')
    await expect(question).toHaveValue('2^3')
    // Tab leads back to the key that was used last; whoever goes on to type is in the text again.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(mathsKey('to the power of')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(mathsKey('to the power of')).not.toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(mathsKey('to the power of')).toBeFocused()
    await page.keyboard.press('Home')
    await expect(mathsKey('fraction')).toBeFocused()
    await page.keyboard.press('Space')
    await page.keyboard.type('5')
    await expect(question).toHaveValue('2^3/5')
    await expect(question).toBeFocused()
  })

  test('on a phone a finger types without closing the keyboard, and every key is large enough', {
    tags: 'in-full',
  }, async ({ app, newPage }) => {
    const page = await newPage({ viewport: NARROW, hasTouch: true, isMobile: true })
    await page.goto(app.url)
    await signUp(page)
    const { question, mathsKeys, keypad, mathsKey } = evaluatorPage(page)
    await question.tap()
    await mathsKeys.tap()
    await expect(question).toBeFocused()
    await mathsKey('brackets').tap()
    await expect(question).toBeFocused()
    await page.keyboard.type('5')
    await mathsKey('plus or minus').tap()
    await mathsKey('pi').tap()
    await expect(question).toHaveValue('(5±π)')
    const keys = await keypad.getByRole('button').all()
    expect(keys.length).toBeGreaterThanOrEqual(19)
    for (const key of keys) {
      const box = await key.boundingBox()
      expect(box?.width).toBeGreaterThanOrEqual(44)
      expect(box?.height).toBeGreaterThanOrEqual(44)
    }
  })

  test('they stay open or closed, over a reload and for the answer', { tags: 'in-full' }, async ({
    page,
  }) => {
    const { question, next, keypad, mathsKeys } = await openKeypad(page)
    await question.fill('3/4 + 1/8')
    await page.reload()
    await expect(keypad).toBeVisible()
    await next.click()
    await expect(keypad).toBeVisible()
    await mathsKeys.click()
    await expect(keypad).toBeHidden()
    await page.reload()
    await expect(mathsKeys).toHaveAttribute('aria-expanded', 'false')
  })
})

describe('what the tutor reads', () => {
  test('a question is shown as it is understood and said once typing stops; an empty one is not', {
    tags: 'in-full',
  }, async ({ page }) => {
    await signUp(page)
    const { question, understood } = evaluatorPage(page)
    await question.pressSequentially('3/4+1/8')
    await expect(understood.locator('mfrac')).toHaveCount(2)
    await expect(
      page.getByRole('status').filter({ hasText: 'I read: What is 3 quarters plus 1 eighth' }),
    ).toBeAttached()
    await question.fill('')
    await expect(understood).toBeHidden()
    await expect(page.getByText(/I read:|I can’t (?:read|check)/)).toHaveCount(0)
  })

  test('of other subjects it is said what would help, before the answer is asked', {
    tags: 'in-full',
  }, async ({ page }) => {
    await signUp(page)
    const { question, understood, notUnderstood } = evaluatorPage(page)
    await question.fill('Why did the Roman Empire fall?')
    await expect(notUnderstood).toBeVisible()
    await expect(understood).toBeHidden()
    await question.fill('Find the HCF of 12 and 18')
    await expect(understood).toContainText('highest common factor')
    await expect(notUnderstood).toBeHidden()
  })

  test('an answer is shown line by line, and nothing tells whether it is right', { tags: 'in-full' }, async ({
    page,
  }) => {
    const { answer, understood } = await openAnswer(page, '3/4 + 1/8')
    await answer.fill('3/4 = 6/8\nso it is 4/12')
    await expect(understood.locator('mfrac')).toHaveCount(3)
    await expect(understood).toContainText('so it is')
    await expect(understood).not.toContainText(/right|wrong/i)
  })

  test('a long text is read in a thread of its own, and typing goes on meanwhile', {
    tags: 'in-full',
  }, async ({ page }) => {
    const { answer, understood } = await openAnswer(page, '3/4 + 1/8')
    const lines = '3/4 + 1/8 = 6/8 + 1/8 so x = 4\n'.repeat(150)
    await answer.fill(lines)
    await page.keyboard.type('7/8')
    await expect(answer).toHaveValue(`${lines}7/8`)
    await expect(understood).toContainText('and 141 more')
    expect(page.workers()).toHaveLength(1)
  })
})
