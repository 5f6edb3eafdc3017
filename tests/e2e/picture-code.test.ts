import type { Page } from 'playwright'
import { describe } from 'vitest'
import { expectAccessible } from '../harness/axe.ts'
import { family } from '../harness/client.ts'
import { expect } from '../harness/expect.ts'
import { test } from '../harness/test.ts'
import { timeLimits } from '../support/time-limits.ts'
import { choose, openFamily } from './pages/children.ts'

/** A wrong code, given at the child's door by whoever is signed in. */
async function guess(page: Page, child: number): Promise<void> {
  const { origin } = new URL(page.url())
  const data = { pictureCode: ['cat', 'cat', 'cat'] }
  const answer = await page.request.post(`${origin}/api/children/${child}/start`, {
    data,
    headers: { origin },
  })
  expect(answer.status()).toBe(403)
}

describe('a picture code', () => {
  test('lets its child in, says wrong ones kindly, makes wait after many, and a parent goes in by the password', async ({
    page,
  }) => {
    const { parent, children } = await openFamily(page)
    await parent.change(await parent.idOf('Zoë'), { pictureCode: ['frog', 'whale', 'frog'] })
    await page.reload()
    await children.tile('Zoë').click()
    await children.press('frog', 'frog', 'whale')
    await expect(children.dialog).toContainText('Not quite these pictures')
    await expectAccessible(page, 'the picture code')
    await children.press('frog', 'whale', 'frog')
    await expect(children.menu).toHaveAccessibleName(/^Zoë/)

    await children.changeTo('Mina')
    await expect(children.menu).toHaveAccessibleName(/^Mina/)
    await children.changeTo('Zoë')
    await children.press('cat', 'cat', 'cat')
    await expect(children.dialog).toContainText('Not quite these pictures')
    // The same from somewhere else: what counts is the child's, not the window's.
    const zoes = await parent.idOf('Zoë')
    for (let tries = 1; tries < 10; tries++) await guess(page, zoes)
    await children.press('frog', 'whale', 'frog')
    await expect(children.dialog).toContainText('Please wait')
    await children.asParent.click()
    await page.getByLabel('Your password').fill('not the password')
    await children.dialog.getByRole('button', { name: 'Go on as Zoë' }).click()
    await expect(children.dialog).toContainText('This password is incorrect')
    await page.getByLabel('Your password').fill(family.password)
    await children.dialog.getByRole('button', { name: 'Go on as Zoë' }).click()
    await expect(children.menu).toHaveAccessibleName(/^Zoë/)
  })

  test('is pressed by keyboard alone', { tags: 'in-full' }, async ({ page }) => {
    const { parent, children } = await openFamily(page)
    await parent.change(await parent.idOf('Leo'), { pictureCode: ['owl', 'rabbit', 'fox'] })
    await page.reload()
    await expect(children.tile('Mina')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(children.tile('Leo')).toBeFocused()
    await page.keyboard.press('Enter')
    const fox = children.dialog.getByRole('button', { name: 'Fox' })
    await fox.focus()
    // Four in a row: the owl beside the fox, the rabbit below it.
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Home')
    await page.keyboard.press('Enter')
    await expect(children.menu).toHaveAccessibleName(/^Leo/)
    await children.menu.focus()
    await page.keyboard.press('Enter')
    await expect(children.entry('Mina')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(children.entry('Zoë')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(children.menu).toHaveAccessibleName(/^Zoë/)
  })
})

test('the tiles, the picture code and the menu pass axe in every look', {
  tags: 'in-full',
  timeout: timeLimits.long,
}, async ({ page }) => {
  const { parent, children } = await openFamily(page)
  await parent.add({
    name: 'Maximiliane-Alexandra von und zu Hohenstein',
    birthYear: new Date().getFullYear() - 9,
  })
  await parent.change(await parent.idOf('Zoë'), { pictureCode: ['frog', 'whale', 'frog'] })
  await page.reload()
  await expect(children.tiles).toHaveCount(5)
  await expectAccessible(page, 'Who is learning?')
  await children.tile('Zoë').click()
  await children.press('cat', 'cat', 'cat')
  await expect(children.dialog).toContainText('Not quite these pictures')
  await expectAccessible(page, 'the picture code')
  await page.keyboard.press('Escape')
  await choose(page, 'Maximiliane')
  await children.menu.click()
  await expect(children.entry('Zoë')).toBeVisible()
  await expectAccessible(page, "the header's menu")
})
