import { describe } from 'vitest'
import { expectAccessible } from '../harness/axe.ts'
import { WIDE } from '../harness/browser.ts'
import { expect } from '../harness/expect.ts'
import { expectKeyboard } from '../harness/keyboard.ts'
import { test } from '../harness/test.ts'
import { evaluatorPage } from './pages/evaluator.ts'
import { landingPage, openLanding, recoveryCode, signUpByForm } from './pages/landing.ts'

describe('the first minutes', () => {
  test('a recovery code stays over Enter, Escape, a click beside it and a reload, until it is put away', {
    tags: 'in-full',
  }, async ({ page }) => {
    const landing = await openLanding(page)
    await landing.fillSignUp()
    await landing.field('Password').press('Enter')
    const code = recoveryCode(page)
    await code.waitFor()
    const words = await code.textContent()
    for (const key of ['Enter', 'Escape', 'Escape']) await page.keyboard.press(key)
    await page.mouse.click(5, 5)
    await expect(page.getByRole('button', { name: 'Close' })).toHaveCount(0)
    await expect(code).toHaveText(words ?? '')
  })

  test('what is not put away is there after a reload; then a page says what works, with a question to try', {
    tags: 'in-full',
  }, async ({ page }) => {
    const landing = await openLanding(page)
    await landing.fillSignUp()
    await landing.createAccount.click()
    const code = recoveryCode(page)
    await code.waitFor()
    const words = await code.textContent()
    await page.reload()
    await expect(code).toHaveText(words ?? '')
    await page.getByRole('button', { name: 'I have written it down' }).click()
    await expect(page.getByRole('heading', { name: 'Ready to start' })).toBeVisible()
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(words)
    await expectAccessible(page, 'welcome')
    await expectKeyboard(page, 'welcome')
    await page.setViewportSize(WIDE)
    await page.getByRole('button', { name: 'Try it' }).click()
    const evaluator = evaluatorPage(page)
    await evaluator.previous.click()
    await expect(evaluator.question).toHaveValue('What is 23 × 4?')
    await page.reload()
    await expect(code).toHaveCount(0)
  })

  test('after a log-out the form is that of those who have an account; the footer leads to its pages', {
    tags: 'in-full',
  }, async ({ page, app }) => {
    await openLanding(page)
    await page.getByRole('link', { name: 'Terms of Use' }).click()
    await expect(page.getByRole('heading', { name: 'Terms of Use', level: 1 })).toBeVisible()
    await page.getByRole('link', { name: 'Privacy Policy' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Privacy')
    await page.goto(app.origin)
    await signUpByForm(page)
    await page.getByRole('link', { name: 'Terms of Use' }).click()
    await expect(page.getByRole('heading', { name: 'Terms of Use', level: 1 })).toBeVisible()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByRole('heading', { name: 'Welcome Back!' })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/')
    await landingPage(page).showSignUp()
    await expect(page.getByRole('button', { name: 'Create Account' })).toBeVisible()
  })
})
