import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe } from 'vitest'
import { family } from '../harness/client.ts'
import { expect } from '../harness/expect.ts'
import { timeLimits } from '../support/time-limits.ts'
import { callServer, openCorner, register } from './call-server.ts'
import { usualProfile } from './host/launch.ts'
import { test } from './host/test.ts'

const { password: PASSWORD } = family

describe('deleting everything of everyone', () => {
  test('names the folders, asks twice, leaves none of them behind and quits', async ({ start, folder }) => {
    mkdirSync(join(folder, '.cache', 'stepwise-updater'), { recursive: true })
    const desktop = await start({ isFolderGiven: false, env: { XDG_CACHE_HOME: join(folder, '.cache') } })
    const page = await desktop.page()
    await register(page)
    await openCorner(page)
    const data = join(folder, 'share', 'Stepwise')
    const profile = usualProfile(folder)
    const named = await page.evaluate(() => window.desktop?.ownFolders())
    for (const each of [data, profile, join(folder, '.cache', 'stepwise-updater')])
      expect(named).toContain(each)
    // Without the server's word the page alone can't do it.
    expect(await page.evaluate(() => window.desktop?.deleteEverything())).toMatchObject({ outcome: 'failed' })
    expect(existsSync(join(data, 'stepwise.db'))).toBe(true)

    await page.goto(new URL('/parent?tab=data', page.url()).href)
    await page.getByRole('tab', { name: 'Data' }).click()
    await page.getByRole('button', { name: 'Delete everything of everyone' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete everything of everyone?' })
    for (const each of [data, profile]) await expect(dialog.getByText(each, { exact: true })).toBeVisible()
    if (process.env.PICTURES) {
      await page.screenshot({ path: join(process.env.PICTURES, 'delete-everything.png') })
    }
    await dialog.getByLabel('Your password', { exact: true }).fill('wrong password')
    await dialog.getByLabel('To confirm').fill('delete everything')
    const submit = dialog.getByRole('button', { name: 'Delete everything and quit' })
    await submit.click()
    await expect(dialog.getByRole('alert')).toContainText('Nothing was deleted')
    await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD)
    await submit.click().catch(() => {})
    await desktop.ended
    // What Chromium writes at its end goes a moment after the app.
    const left = () => readdirSync(folder, { recursive: true }).filter(name => /stepwise/i.test(String(name)))
    await expect.poll(left, { timeout: timeLimits.state }).toEqual([])
  })

  test('is refused while another family is there', async ({ start, folder }) => {
    const desktop = await start()
    const page = await desktop.page()
    writeFileSync(join(folder, 'letter.txt'), '')
    await register(page)
    await callServer(page, 'POST', '/api/logout')
    await callServer(page, 'POST', '/api/register', {
      ...{ parentName: 'Eve', childName: 'Al', childBirthYear: 2015, email: 'eve@example.org' },
      ...{ password: PASSWORD, confirmPassword: PASSWORD },
    })
    expect((await callServer(page, 'POST', '/api/parent/open', { password: PASSWORD })).status).toBe(200)
    const body = { password: PASSWORD, confirmation: 'delete everything' }
    expect(await callServer(page, 'POST', '/api/computer/erase', body)).toMatchObject({ status: 409 })
    expect(await page.evaluate(() => window.desktop?.deleteEverything())).toMatchObject({ outcome: 'failed' })
    expect(existsSync(join(folder, 'stepwise.db'))).toBe(true)
  })
})
