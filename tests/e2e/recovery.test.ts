import { readFile } from 'node:fs/promises'
import { describe } from 'vitest'
import { family, openSignedInClient } from '../harness/client.ts'
import { expect } from '../harness/expect.ts'
import { test } from '../harness/test.ts'
import { evaluatorPage } from './pages/evaluator.ts'
import { landingPage, openLanding, recoveryCode, signUp } from './pages/landing.ts'
import { toast } from './pages/toasts.ts'

const GROUPS = /^([0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$/

describe('recovery code', () => {
  test('is shown once after the sign-up, to copy, to save and to print', { tags: 'in-full' }, async ({
    page,
    app,
  }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: app.origin })
    const landing = await openLanding(page)
    await landing.fillSignUp()
    await landing.createAccount.click()
    const shown = recoveryCode(page)
    await shown.waitFor()
    await expect(shown).toHaveText(GROUPS)
    const code = (await shown.textContent()) ?? ''

    await page.getByRole('button', { name: 'Copy', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)

    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe('stepwise-recovery-code.txt')
    expect(await readFile(await download.path(), 'utf8')).toContain(`Code: ${code}`)

    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(`Stepwise recovery code of ${family.email}`)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
    await expect(page.locator('header')).toBeHidden()
    await page.emulateMedia({ media: 'screen' })

    await page.reload()
    await expect(evaluatorPage(page).heading).toBeVisible()
    await expect(shown).toHaveCount(0)
    expect(
      await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }])),
    ).not.toContain(code)
  })

  test('sets a new password, sloppily typed, and is replaced by a new one', { tags: 'in-full' }, async ({
    page,
  }) => {
    const code = '4F7KQ-9TWXB-0M2CR-HJ6ZE'
    await signUp(page, { recoveryCode: code })
    await page.getByRole('button', { name: 'Logout' }).click()
    const landing = landingPage(page)
    await landing.showLogIn()
    await landing.field('E-mail').fill(family.email)
    await page.getByRole('button', { name: 'Forgot password?' }).click()
    const dialog = page.getByRole('dialog', { name: 'Forgot your password?' })
    await expect(dialog.getByLabel('E-mail')).toHaveValue(family.email)

    await dialog.getByRole('button', { name: 'Set new password' }).click()
    await expect(dialog.getByText('Please enter your recovery code')).toBeVisible()
    await expect(dialog.getByText('New password must be at least 8 characters')).toBeVisible()

    await dialog.getByLabel('Recovery code').fill('ABCDE-FGH1J-KLMNP-QRSTV')
    await dialog.getByLabel('New Password', { exact: true }).fill('a brand new one')
    await dialog.getByRole('button', { name: 'Set new password' }).click()
    await dialog.getByRole('alert').waitFor()
    await expect(dialog.getByRole('alert')).toContainText('do not belong together')
    await expect(dialog.getByLabel('New Password', { exact: true })).toHaveValue('a brand new one')

    await dialog.getByLabel('Recovery code').fill(code.toLowerCase().replaceAll('-', ' '))
    await dialog.getByRole('button', { name: 'Set new password' }).click()
    const next = recoveryCode(page)
    await next.waitFor()
    await expect(next).toHaveText(GROUPS)
    expect(await next.textContent()).not.toBe(code)
    await page.getByRole('button', { name: 'I have written it down' }).click()

    await page.getByRole('button', { name: 'Logout' }).click()
    await landing.showLogIn()
    await landing.fillLogIn(family.email, 'a brand new one')
    await landing.logIn.click()
    await expect(toast(page, 'Login successful!')).toBeVisible()
  })
})

describe('profile', () => {
  test('shows who it is for, and saves the tutor name and the introduction', { tags: 'in-full' }, async ({
    page,
    app,
  }) => {
    await signUp(page)
    await page.getByRole('link', { name: 'Profile' }).click()
    for (const [label, value] of [
      ['Parent name', family.parentName],
      ['Child name', family.childName],
      ['E-mail', family.email],
    ]) {
      await expect(page.locator('dl > div').filter({ hasText: label })).toContainText(value ?? '')
    }
    const name = page.getByLabel('AI Assistant Name')
    await expect(name).toHaveValue('AI Tutor')
    await name.fill(' ')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('Assistant name is required')).toBeVisible()
    await name.fill('Pip')
    await page.getByLabel('Personal Introduction').fill('Mina likes whales.\nShe wants to read music.')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(toast(page, 'Profile updated')).toBeVisible()
    await page.goto(`${app.origin}/profile`)
    await expect(name).toHaveValue('Pip')
    await expect(page.getByLabel('Personal Introduction')).toHaveValue(
      'Mina likes whales.\nShe wants to read music.',
    )
  })

  test('changes the password, says what is wrong with it, and signs out elsewhere', {
    tags: 'in-full',
  }, async ({ page, app }) => {
    await signUp(page)
    const elsewhere = await openSignedInClient(app, { email: 'else@example.org' })
    await elsewhere.request('POST', '/api/login', { email: family.email, password: family.password })
    await page.getByRole('link', { name: 'Profile' }).click()
    await page.getByRole('tab', { name: 'Password' }).click()
    const [current, fresh, confirm] = ['Current Password', 'New Password', 'Confirm New Password'].map(
      label => page.getByLabel(label, { exact: true }),
    )
    const update = page.getByRole('button', { name: 'Update Password' })
    await update.click()
    for (const name of ['Current', 'New', 'Confirm']) {
      await expect(page.getByText(`${name} password must be at least 8 characters`)).toBeVisible()
    }
    await current?.fill('not the password')
    await fresh?.fill('eight new words')
    await confirm?.fill('eight new word')
    await update.click()
    await expect(page.getByText("Passwords don't match")).toBeVisible()
    await confirm?.fill('eight new words')
    await update.click()
    await expect(toast(page, 'Failed to update password')).toContainText('Current password is incorrect')
    await current?.fill(family.password)
    await update.click()
    await expect(toast(page, 'Password updated')).toBeVisible()
    await expect(fresh ?? current ?? update).toHaveValue('')
    expect((await elsewhere.request('GET', '/api/me')).status).toBe(401)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible()
  })
})
