import { describe } from 'vitest'
import { expectAccessible } from '../harness/axe.ts'
import { family } from '../harness/client.ts'
import { expect } from '../harness/expect.ts'
import { test } from '../harness/test.ts'
import { timeLimits } from '../support/time-limits.ts'
import { choose, openFamily } from './pages/children.ts'

describe('a picture code', () => {
  test('lets its child in, says wrong ones kindly, and a parent goes in by the password', {
    tags: 'in-full',
  }, async ({ page }) => {
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
    await children.asParent.click()
    await page.getByLabel('Your password').fill('not the password')
    await children.dialog.getByRole('button', { name: 'Go on as Zoë' }).click()
    await expect(children.dialog).toContainText('This password is incorrect')
    await page.getByLabel('Your password').fill(family.password)
    await children.dialog.getByRole('button', { name: 'Go on as Zoë' }).click()
    await expect(children.menu).toHaveAccessibleName(/^Zoë/)
  })

  test('makes wait after many wrong ones', { tags: 'in-full' }, async ({ page }) => {
    const { parent, children } = await openFamily(page)
    await parent.change(await parent.idOf('Zoë'), { pictureCode: ['frog', 'whale', 'frog'] })
    await page.reload()
    await children.tile('Zoë').click()
    for (let tries = 0; tries < 10; tries++) {
      await children.press('cat', 'cat', 'cat')
      await expect(children.dialog).toContainText('Not quite these pictures')
    }
    await children.press('frog', 'whale', 'frog')
    await expect(children.dialog).toContainText('Please wait')
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
