import { describe } from 'vitest'
import { family } from '../harness/client.ts'
import { expect } from '../harness/expect.ts'
import { test } from '../harness/test.ts'
import { evaluatorPage } from './pages/evaluator.ts'
import { landingPage, signUp } from './pages/landing.ts'
import { parentsCorner } from './pages/parents-corner.ts'
import { toast } from './pages/toasts.ts'

describe('a shared computer', () => {
  test('the sign-in page offers a family that wants it, and its password alone logs it in', {
    tags: 'in-full',
  }, async ({ page, app }) => {
    await signUp(page)
    const corner = parentsCorner(page, app.origin)
    await corner.enter('/settings')
    await corner.unfold('A shared computer')
    const offer = page.getByRole('switch', { name: 'Offer this family on the login page' })
    await expect(offer).not.toBeChecked()
    await offer.click()
    await expect(offer).toBeChecked()
    await expect(toast(page, 'Settings saved')).toBeVisible()
    await page.getByRole('button', { name: 'Logout' }).click()
    const landing = landingPage(page)
    await landing.showLogIn()
    const name = page.getByRole('button', { name: 'Rosa L.' })
    await name.click()
    await expect(name).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByLabel('E-mail')).toHaveCount(0)
    await page.getByLabel('Password of Rosa L.').fill('not the password')
    await landing.logIn.click()
    await expect(toast(page, 'Login failed')).toContainText('Invalid email or password')
    await page.getByLabel('Password of Rosa L.').fill(family.password)
    await landing.logIn.click()
    await expect(evaluatorPage(page).heading).toBeVisible()
  })

  test('a page left alone locks, keeps what was typed, survives a reload, and opens with the password', async ({
    newPage,
    app,
  }) => {
    const page = await newPage()
    await page.clock.install({ time: new Date() })
    await page.goto(app.url)
    await signUp(page)
    const corner = parentsCorner(page, app.origin)
    await corner.enter('/settings')
    await corner.unfold('A shared computer')
    await page.getByLabel('Ask for the password when nobody is there').selectOption('5')
    await expect(toast(page, 'Settings saved')).toBeVisible()
    await page.getByRole('link', { name: 'Answer Evaluator' }).click()
    const evaluator = evaluatorPage(page)
    await evaluator.question.fill('What is 3/4 + 1/8?')

    const lock = page.getByRole('dialog', { name: 'Stepwise is locked' })
    await page.clock.fastForward('04:50')
    await expect(lock).toHaveCount(0)
    await page.clock.fastForward('00:20')
    await expect(lock).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(lock).toBeVisible()

    const intruder = await page.context().newPage()
    await intruder.goto(`${app.origin}/past-assessments`)
    await expect(intruder.getByRole('dialog', { name: 'Stepwise is locked' })).toBeVisible()
    const status = await intruder.evaluate(async () => (await fetch('/api/evaluations')).status)
    expect(status).toBe(423)
    await intruder.close()

    await lock.getByLabel('Your password').fill('not the password')
    await lock.getByRole('button', { name: 'Unlock' }).click()
    await expect(lock.getByText('This password is incorrect')).toBeVisible()
    await lock.getByLabel('Your password').fill(family.password)
    await lock.getByRole('button', { name: 'Unlock' }).click()
    await expect(lock).toHaveCount(0)
    await expect(evaluator.question).toHaveValue('What is 3/4 + 1/8?')
    await page.reload()
    await expect(evaluator.heading).toBeVisible()
    await expect(lock).toHaveCount(0)
  })
})
