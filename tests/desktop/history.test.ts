import { describe } from 'vitest'
import { expect } from '../harness/expect.ts'
import { damage, expectApp, removeDatabase, takeWay } from './failing-start.ts'
import { expectToStay } from './going-back.ts'
import { test } from './host/test.ts'

describe('going back', () => {
  test('comes back to the app also while its page is still being loaded', { tags: 'in-full' }, async ({
    start,
  }) => {
    const desktop = await start()
    const page = await desktop.page()
    await page.waitForURL(/^http/, { waitUntil: 'commit' })
    await page.evaluate(() => history.back()).catch(() => {})
    await expectApp(page)
    await expectToStay(desktop)
  })

  test('never leads to the failure that “Try again” has overcome', { tags: 'in-full' }, async ({
    start,
    folder,
  }) => {
    damage(folder)
    const desktop = await start()
    const page = await desktop.page()
    await expect(page.getByRole('heading')).toContainText('damaged')
    removeDatabase(folder)
    await takeWay(page, 'Try again')
    await expectApp(page)
    await expectToStay(desktop)
  })
})
