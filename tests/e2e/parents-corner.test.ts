import { describe } from 'vitest'
import { NOON, testAtNoon } from '../harness/at-noon.ts'
import { expectAccessible } from '../harness/axe.ts'
import { family } from '../harness/client.ts'
import { expect } from '../harness/expect.ts'
import { test } from '../harness/test.ts'
import { addHistory } from './household-screens.ts'
import { signUp } from './pages/landing.ts'
import { parentsCorner } from './pages/parents-corner.ts'
import { toast } from './pages/toasts.ts'

describe('the parent’s corner', () => {
  test('opens by the password and shows flagged chats first, then all of them', async ({
    page,
    app,
    dataDir,
  }) => {
    await signUp(page)
    addHistory(dataDir)
    await page.getByRole('link', { name: 'Profile' }).click()
    await page.getByRole('link', { name: 'Parent’s corner' }).click()
    const corner = parentsCorner(page, app.origin)
    await corner.password.fill('not the password')
    await corner.open.click()
    await expect(page.getByText('This password is incorrect')).toBeVisible()
    await corner.password.fill(family.password)
    await corner.open.click()
    await corner.tab('Chats').click()

    const flagged = page.getByRole('region', { name: 'Flagged messages' })
    await expect(flagged).toContainText('a man online asked me for a photo')
    await corner.unfold('Other messages (2)')
    await expect(flagged).toContainText('Private details')
    await expect(flagged).toContainText('my address is 5 Elm Road')
    await expect(flagged).toContainText('Where do you live?')
    await expect(flagged).toContainText('Said in a talk by voice')
    await corner.unfold('All chats')
    const chats = page.getByRole('region', { name: 'All chats' }).getByRole('button')
    await expect(chats).toHaveText([
      'All chats',
      /Chat - Mar 5.*1 message.*1 flagged/,
      /Fractions.*2 messages/,
    ])
    await chats.nth(2).click()
    // The child's words stand as typed, the tutor's are formatted.
    await expect(page.getByText('Why is **1/2** bigger than 1/3?')).toBeVisible()
    await expect(page.getByText('pizza', { exact: true })).toBeVisible()

    await corner.unfold('All talks')
    const talks = page.getByRole('region', { name: 'All talks' })
    await talks.getByRole('button', { name: '1 reply' }).click()
    await expect(talks.getByRole('listitem')).toContainText(`${family.childName}: Can you help me?`)

    await expectAccessible(page, 'parent-chats')

    await corner.close.click()
    await expect(corner.password).toBeVisible()
    await expect(page.getByText('my address is 5 Elm Road')).toHaveCount(0)
    expect(await page.evaluate(async () => (await fetch('/api/parent/flagged')).status)).toBe(403)
  })

  testAtNoon(
    'shows the time used, what left the computer, keeps limits and takes a consent back',
    { tags: 'in-full' },
    async ({ page, app, dataDir }) => {
      await signUp(page)
      addHistory(dataDir, NOON)
      const corner = parentsCorner(page, app.origin)
      await corner.enter()
      await corner.tab('Time').click()
      await expect(page.getByText('in all')).toBeVisible()
      await expect(page.getByRole('listitem').filter({ hasText: '(today)' })).toContainText('1 h 5 min')

      await corner.tab('AI use').click()
      const left = page.getByRole('listitem').filter({ hasText: 'OpenAI' }).filter({ hasText: 'Requests' })
      await expect(left).toContainText(/OpenAI.*Requests.*12.*Sent.*35 KB/)
      const calls = page.getByLabel('AI requests a month', { exact: true })
      await calls.fill('many')
      await page.getByRole('button', { name: 'Save limits' }).click()
      await expect(page.getByText('Please enter a whole number')).toBeVisible()
      await calls.fill('12')
      await page.getByRole('button', { name: 'Save limits' }).click()
      await expect(toast(page, 'Limits saved')).toBeVisible()

      await corner.unfold('Your agreement')
      const consent = page.getByRole('listitem').filter({ hasText: 'You agreed on' })
      await consent.getByRole('button', { name: 'Withdraw' }).click()
      await expect(toast(page, 'Agreement withdrawn')).toBeVisible()
      await expect(page.getByText('You have not agreed. Nothing is sent.')).toHaveCount(2)
      await page.reload()
      await corner.tab('AI use').click()
      await expect(calls).toHaveValue('12')
    },
  )

  test('touches of the page are reported, at most every half minute', { tags: 'in-full' }, async ({
    newPage,
    app,
  }) => {
    const page = await newPage()
    await page.clock.install({ time: new Date() })
    await page.goto(app.url)
    const reports: string[] = []
    page.on('request', request => {
      if (request.url().endsWith('/api/presence')) reports.push(request.postData() ?? '')
    })
    await signUp(page)
    // The page listens for touches from the moment on at which it tells that it is there.
    await expect.poll(() => reports).toContainEqual(expect.stringContaining('false'))
    const touch = (x: number) => page.mouse.move(x, 200)
    await touch(100)
    await expect.poll(() => reports.filter(report => report.includes('true'))).toHaveLength(1)
    await page.clock.fastForward('00:20')
    await touch(200)
    await page.clock.fastForward('00:11')
    await touch(300)
    await expect.poll(() => reports.filter(report => report.includes('true'))).toHaveLength(2)
  })
})
