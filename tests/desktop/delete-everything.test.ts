import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe } from 'vitest'
import { family } from '../harness/client.ts'
import { expect } from '../harness/expect.ts'
import { timeLimits } from '../support/time-limits.ts'
import { callServer, openCorner, register } from './call-server.ts'
import { expectApp } from './failing-start.ts'
import { usualProfile } from './host/launch.ts'
import { test } from './host/test.ts'
import { host } from './host/which-host.ts'

const { password: PASSWORD } = family

describe('deleting everything of everyone', () => {
  test('names the folders, asks twice, leaves none of them behind and quits', { tags: 'in-full' }, async ({
    start,
    folder,
  }) => {
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

  test('goes on at the next start where it was cut off, before anything is opened', {
    tags: 'in-full',
  }, async ({ start, folder }) => {
    const profile = join(folder, 'desktop')
    mkdirSync(join(profile, 'logs'), { recursive: true })
    writeFileSync(join(profile, 'settings.json'), '{"cut off')
    writeFileSync(join(folder, 'stepwise.db'), 'half of it')
    const erasing = { targets: [join(folder, 'stepwise.db'), profile], parents: [folder] }
    writeFileSync(join(profile, 'erasing.json'), JSON.stringify(erasing))
    const desktop = await start()
    await expectApp(await desktop.page())
    expect(existsSync(join(profile, 'erasing.json'))).toBe(false)
    expect(readdirSync(folder).filter(name => name.startsWith('damaged-'))).toEqual([])
    expect(await desktop.quit()).toBe(0)
  })

  test.runIf(host === 'stand-in')(
    'opens nothing while something of it is still there, and says what',
    { tags: 'in-full' },
    async ({ start, folder }) => {
      const profile = join(folder, 'desktop')
      mkdirSync(profile, { recursive: true })
      // Nobody can delete it; the dialog is closed without an answer.
      const erasing = { targets: ['/proc/version'], parents: [] }
      writeFileSync(join(profile, 'erasing.json'), JSON.stringify(erasing))
      expect(await (await start()).ended).toBe(0)
      expect(existsSync(join(folder, 'stepwise.db'))).toBe(false)
      expect(readdirSync(profile)).not.toContain('settings.json')
      expect(JSON.parse(readFileSync(join(profile, 'erasing.json'), 'utf8'))).toEqual(erasing)
    },
  )

  test('is refused while another family is there', { tags: 'in-full' }, async ({ start, folder }) => {
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
