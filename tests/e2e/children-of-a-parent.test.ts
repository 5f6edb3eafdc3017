import { describe } from 'vitest'
import { expectAccessible, expectAccessibleInFull } from '../harness/axe.ts'
import { family } from '../harness/client.ts'
import { expect } from '../harness/expect.ts'
import { test } from '../harness/test.ts'
import { timeLimits } from '../support/time-limits.ts'
import { asParent, childrenPage, leo as newLeo } from './pages/children.ts'
import { signUp } from './pages/landing.ts'
import { parentsCorner } from './pages/parents-corner.ts'
import { toast } from './pages/toasts.ts'
import { addWork } from './weeks-work.ts'

const fractions = {
  concept: 'Adding fractions',
  description: 'Adds denominators instead of finding a common one.',
}
const tables = {
  concept: 'Times tables',
  description: 'Adds two numbers where they are to be multiplied.',
}

describe('a parent of three', () => {
  test('adds, renames, archives and brings back a child, gives it a code and limits', {
    tags: 'in-full',
    timeout: timeLimits.long,
  }, async ({ page, app }) => {
    await signUp(page)
    const corner = parentsCorner(page, app.origin)
    await corner.enter('/parent?tab=children')
    const add = page.getByRole('button', { name: 'Add a child' })
    for (const name of ['Leo', 'Ada']) {
      await add.click()
      await page.getByLabel('Name', { exact: true }).fill(name)
      await page.getByLabel('Birth year').selectOption(String(new Date().getFullYear() - 8))
      await page.getByRole('button', { name: 'Add', exact: true }).click()
      await expect(toast(page, `${name} is added`)).toBeVisible()
    }
    // The same page: nobody is asked who learns while a parent is at it.
    const leo = page.getByRole('region', { name: 'Leo', exact: true })
    await corner.unfold('Leo')
    await leo.getByLabel('Name', { exact: true }).fill('Leon')
    await leo.getByRole('radio', { name: 'Hedgehog' }).check({ force: true })
    await leo.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(toast(page, 'Leon is saved')).toBeVisible()

    const leon = page.getByRole('region', { name: 'Leon', exact: true })
    await leon.getByRole('switch').click()
    for (const animal of ['Owl', 'Whale', 'Owl']) await leon.getByRole('button', { name: animal }).click()
    await leon.getByRole('button', { name: 'Save the code' }).click()
    await expect(leon.getByText('Picture code').first()).toBeVisible()
    await expect(toast(page, 'The picture code of Leon is saved')).toBeVisible()

    await leon.getByLabel('AI requests a month for Leon').fill('lots')
    await leon.getByRole('button', { name: 'Save limits of Leon' }).click()
    await expect(leon.getByText('Please enter a whole number')).toBeVisible()
    await leon.getByLabel('AI requests a month for Leon').fill('20')
    await leon.getByRole('button', { name: 'Save limits of Leon' }).click()
    await expect(toast(page, 'The limits of Leon are saved')).toBeVisible()
    await expectAccessibleInFull(page, 'children')

    await leon.getByRole('button', { name: 'Archive Leon' }).click()
    await expect(page.getByRole('region', { name: 'Archived' })).toContainText('Leon')
    await page.reload()
    await corner.unfold('Leon')
    await page.getByRole('button', { name: 'Bring Leon back' }).click()
    await expect(page.getByRole('region', { name: 'Archived' })).toHaveCount(0)

    // With everything as it was: the code is asked for, and the limit holds.
    await page.reload()
    await corner.tab('AI use').click()
    await expect(page.getByRole('region', { name: 'Leon', exact: true })).toContainText('0 of 20 requests')
    await page.goto(`${app.origin}/who-is-learning`)
    await childrenPage(page).tile('Leon').click()
    await childrenPage(page).press('owl', 'whale', 'owl')
    await expect(page.getByRole('heading', { name: 'Answer Evaluator' })).toBeVisible()
  })

  test('the last one who learns can’t be archived, and it says why', { tags: 'in-full' }, async ({
    page,
    app,
  }) => {
    await signUp(page)
    const corner = parentsCorner(page, app.origin)
    await corner.enter('/parent?tab=children')
    await corner.unfold(family.childName)
    await expect(page.getByText(`${family.childName} is the only one who learns here`)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Archive', exact: false })).toHaveCount(0)
  })

  test('sees each child’s week by itself, and chooses whose chats, talks and flags are shown', {
    tags: 'in-full',
    timeout: timeLimits.long,
  }, async ({ page, app, dataDir }) => {
    await signUp(page)
    const corner = parentsCorner(page, app.origin)
    const parent = await asParent(page)
    const leo = await parent.add(newLeo)
    await parent.add({ ...newLeo, name: 'Ada' })
    addWork(dataDir, await parent.idOf(family.childName), fractions)
    addWork(dataDir, leo, tables)
    await page.goto(`${app.origin}/parent`)
    const weeks = page.getByRole('tabpanel').getByRole('region')
    await expect(weeks).toHaveText([
      /Worth a talk.*nobody plays with me.*Leo.*Read all 2/s,
      /Mina.*checked.*2.*practised.*4.*wobbles.*Adding fractions.*ask: “/s,
      /Leo.*checked.*2.*practised.*4.*wobbles.*Times tables.*ask: “/s,
      /Ada.*Ada has not worked here in the last seven days/s,
    ])
    await expectAccessible(page, 'week of three')

    await corner.whose.selectOption('Leo')
    await expect(weeks).toHaveText([/Worth a talk.*Leo.*Read it/s, /^Leo/])
    await corner.tab('Chats').click()
    await expect(corner.whose).toHaveValue(String(leo))
    await corner.unfold('All chats')
    await corner.unfold('All talks')
    await expect(page.getByRole('tabpanel')).toContainText('Times tables')
    await expect(page.getByRole('tabpanel')).not.toContainText('Adding fractions')
    const flags = page.getByRole('region', { name: 'Flagged messages' }).getByRole('listitem')
    await expect(flags.filter({ hasText: 'nobody plays with me' })).toHaveCount(1)

    await corner.whose.selectOption('All children')
    await expect(flags.filter({ hasText: 'nobody plays with me' })).toHaveText([/Leo/, /Mina/])
    await expect(page.getByRole('tabpanel')).toContainText('Adding fractions')
    await expectAccessible(page, 'chats of three')
    await corner.tab('Time').click()
    await expect(page.getByText('in all')).toHaveText(/5[0-5] min in all/)

    await corner.whose.selectOption('Leo')
    await page.reload()
    await expect(corner.whose).toHaveValue(String(leo))
    await corner.close.click()
    await corner.enter()
    await expect(corner.whose).toHaveValue('')
  })

  test('corrects name and e-mail with the password, and signs in with the new one', {
    tags: 'in-full',
  }, async ({ page, app }) => {
    await signUp(page)
    const corner = parentsCorner(page, app.origin)
    await corner.enter('/parent?tab=children')
    await corner.unfold('Your name and e-mail')
    const form = page.getByRole('region', { name: 'Your name and e-mail' })
    await form.getByLabel('Your name', { exact: true }).fill('Rosa Reed')
    await form.getByLabel('E-mail').fill('rosa at home')
    await form.getByLabel('Your password', { exact: true }).fill('a guess of mine')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByText('Invalid email address')).toBeVisible()
    await form.getByLabel('E-mail').fill('reed@example.org')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByText('This password is incorrect')).toBeVisible()
    await form.getByLabel('Your password', { exact: true }).fill(family.password)
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(toast(page, 'Saved')).toContainText('reed@example.org')
    await expect(form).toContainText('Rosa Reed, reed@example.org')
    await page.goto(`${app.origin}/profile`)
    await expect(page.getByRole('main')).toContainText('reed@example.org')
  })
})
