import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe } from 'vitest'
import { startAppProcess } from '../harness/app.ts'
import { family, openSignedInClient } from '../harness/client.ts'
import { expect } from '../harness/expect.ts'
import { test } from '../harness/test.ts'
import { evaluatorPage } from './pages/evaluator.ts'
import { openLanding, signUp, signUpByForm } from './pages/landing.ts'
import { toast } from './pages/toasts.ts'

describe('accounts', () => {
  test('a family signs up, stays signed in over a reload, logs out and logs in again', async ({
    page,
    app,
  }) => {
    const landing = await openLanding(page)
    await expect(landing.heading).toBeVisible()
    // It goes by itself while the rest of the form is still to be filled in.
    await Promise.all([expect(toast(page, 'Registration successful!')).toBeVisible(), signUpByForm(page)])
    expect(new URL(page.url()).pathname).toBe('/')

    await page.reload()
    await expect(evaluatorPage(page).heading).toBeVisible()

    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(toast(page, 'Logged out successfully')).toBeVisible()
    await expect(toast(page, 'See you soon!')).toBeVisible()
    await expect(landing.heading).toBeVisible()
    await page.goto(`${app.origin}/past-assessments`)
    await expect(landing.heading).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/')

    await landing.showLogIn()
    await landing.fillLogIn()
    await landing.logIn.click()
    await expect(toast(page, 'Login successful!')).toBeVisible()
    await expect(evaluatorPage(page).heading).toBeVisible()
  })

  test('each form says at its fields what is missing', { tags: 'in-full' }, async ({ page }) => {
    const landing = await openLanding(page)
    await landing.createAccount.click()
    await expect(page.getByText('Name is too short')).toHaveCount(2)
    await expect(page.getByText('Please select a birth year')).toBeVisible()
    await expect(page.getByText('Invalid email address')).toBeVisible()
    await expect(page.getByText('Password must be at least 8 characters')).toBeVisible()

    await landing.showLogIn()
    await landing.logIn.click()
    await expect(page.getByText('Invalid email address')).toBeVisible()
    await expect(page.getByText('Password is required')).toBeVisible()
  })

  test('offers the 18 years that start five years back', { tags: 'in-full' }, async ({ page }) => {
    const landing = await openLanding(page)
    await landing.heading.waitFor()
    const years = await landing.field('Birth year').locator('option').allTextContents()
    const thisYear = new Date().getFullYear()
    expect(years).toHaveLength(19)
    expect(years[1]).toBe(String(thisYear - 5))
    expect(years[18]).toBe(String(thisYear - 22))
  })

  test('a second sign-up with the same e-mail in other letter case is told so and loses nothing', {
    tags: 'in-full',
  }, async ({ page, app }) => {
    await openSignedInClient(app)
    const landing = await openLanding(page)
    await landing.fillSignUp({ email: family.email.toUpperCase() })
    await landing.createAccount.click()
    await expect(toast(page, 'Registration failed')).toBeVisible()
    await expect(toast(page, 'this e-mail already has an account')).toBeVisible()
    await expect(landing.field('Your name')).toHaveValue(family.parentName)
  })

  test('a wrong password is refused in the words of the catalogue', { tags: 'in-full' }, async ({
    page,
    app,
  }) => {
    await openSignedInClient(app)
    const landing = await openLanding(page)
    await landing.showLogIn()
    await landing.fillLogIn(family.email, 'not the password')
    await landing.logIn.click()
    await expect(toast(page, 'Login failed')).toBeVisible()
    await expect(toast(page, 'Invalid email or password')).toBeVisible()
  })

  test('a sign-in that has ended says so, and nothing typed is lost', { tags: 'in-full' }, async ({
    page,
    dataDir,
  }) => {
    await signUp(page)
    const evaluator = evaluatorPage(page)
    await evaluator.fillIn('What is 3/4 + 1/8?', '7/8')
    const db = new Database(join(dataDir, 'stepwise.db'))
    db.exec('DELETE FROM auth_sessions')
    db.close()
    await evaluator.evaluate.click()
    await expect(evaluator.error).toContainText('You need to log in again to continue.')
    await evaluator.previous.click()
    await expect(evaluator.answer).toHaveValue('7/8')
  })

  test('signed in, an unknown address shows the not-found page', { tags: 'in-full' }, async ({
    page,
    app,
  }) => {
    await signUp(page)
    await page.goto(`${app.origin}/no-such-page`)
    await expect(page.getByText('404 Page Not Found')).toBeVisible()
  })

  test('the account survives a restart of the app', { tags: 'in-full' }, async ({ newPage, dataDir }) => {
    const first = await startAppProcess({ dataDir })
    const page = await newPage()
    await page.goto(first.url)
    await signUpByForm(page)
    expect(await first.stop()).toBe(0)

    const second = await startAppProcess({ dataDir })
    try {
      await page.goto(second.url)
      await expect(evaluatorPage(page).heading).toBeVisible()
    } finally {
      await second.stop()
    }
  })

  test('without the launch token there is one friendly page and no app', async ({ newPage, app }) => {
    const page = await newPage()
    const response = await page.goto(app.origin)
    expect(response?.status()).toBe(403)
    await expect(page.getByText('Stepwise').first()).toBeVisible()
    expect(await page.locator('script').count()).toBe(0)
  })
})
