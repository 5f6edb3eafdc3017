import { join } from 'node:path'
import Database from 'better-sqlite3'
import { asParent } from '../e2e/pages/children.ts'
import { landingPage, recoveryCode } from '../e2e/pages/landing.ts'
import { parentsCorner } from '../e2e/pages/parents-corner.ts'
import { family } from '../harness/client.ts'
import type { Show } from './screens.ts'

/** A lock, the ways back into an account, and a second family from its sign-up to its first question. */
export const accountScreens: Record<string, Show> = {
  notice: async (page, app) => {
    const db = new Database(join(app.dataDir, 'stepwise.db'))
    db.prepare('insert into notices (message, created_at) values (?, ?)').run(
      'The file with everybody’s work was damaged. Stepwise has restored the backup of yesterday, 6:00 PM; what was done since then is missing.',
      new Date().toISOString(),
    )
    db.close()
    await page.goto(`${app.origin}/profile`)
    await page.getByRole('link', { name: 'For parents' }).waitFor()
    await page.getByLabel('AI Assistant Name').waitFor()
  },
  'profile-password': async (page, app) => {
    // A parent puts the notice away.
    await parentsCorner(page, app.origin).enter()
    await page.getByLabel('Dismiss this notice').click()
    await page.goto(`${app.origin}/profile`)
    await page.getByRole('tab', { name: 'Password' }).click()
    await page.getByRole('button', { name: 'Update Password' }).click()
    await page.getByText('Current password must be at least 8 characters').waitFor()
  },
  locked: async page => {
    await page.evaluate(() => fetch('/api/lock', { method: 'POST' }))
    await page.reload()
    const lock = page.getByRole('dialog', { name: 'Stepwise is locked' })
    await lock.getByLabel('Your password').fill('not the password')
    await lock.getByRole('button', { name: 'Unlock' }).click()
    await lock.getByText('This password is incorrect').waitFor()
  },
  'log-in-families': async (page, app) => {
    const lock = page.getByRole('dialog', { name: 'Stepwise is locked' })
    await lock.getByLabel('Your password').fill(family.password)
    await lock.getByRole('button', { name: 'Unlock' }).click()
    await lock.waitFor({ state: 'detached' })
    await (await asParent(page)).call('PATCH', '/api/shared-computer', { isListed: true })
    await page.evaluate(() => fetch('/api/logout', { method: 'POST' }))
    await page.goto(app.origin)
    await landingPage(page).showLogIn()
    await page.getByRole('button', { name: 'Rosa L.' }).click()
    await page.getByLabel('Password of Rosa L.').waitFor()
  },
  'forgotten-password': async page => {
    await page.getByRole('button', { name: 'Forgot password?' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Set new password' }).click()
    await page.getByText('Please enter your recovery code').waitFor()
  },
  'recovery-code': async page => {
    await page.keyboard.press('Escape')
    const landing = landingPage(page)
    await landing.showSignUp()
    await landing.fillSignUp({ parentName: 'Ana Costa', childName: 'Rui', email: 'ana@example.org' })
    await landing.createAccount.click()
    await recoveryCode(page).waitFor()
  },
  welcome: async page => {
    await page.getByRole('button', { name: 'I have written it down' }).click()
    await page.getByRole('heading', { name: 'Ready to start' }).waitFor()
  },
}
