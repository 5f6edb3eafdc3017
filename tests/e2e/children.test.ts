import type { Page } from 'playwright'
import { describe } from 'vitest'
import { WIDE } from '../harness/browser.ts'
import { expect } from '../harness/expect.ts'
import { goTo } from '../harness/go-to.ts'
import { test } from '../harness/test.ts'
import { timeLimits } from '../support/time-limits.ts'
import { boostersPage } from './pages/boosters.ts'
import { asParent, childrenPage, choose, leo, openFamily } from './pages/children.ts'
import { evaluatorPage } from './pages/evaluator.ts'
import { landingPage, signUp } from './pages/landing.ts'
import { liveChatPage } from './pages/live-chat.ts'
import { parentsCorner } from './pages/parents-corner.ts'
import { textChatPage } from './pages/text-chat.ts'

/** Beside the children's menu the header's icons have their names from this width on, and all of it stays in the window. */
async function expectWordsFrom(page: Page, width: number) {
  const header = page.getByRole('banner')
  const word = header.getByText('Boosters', { exact: true })
  // Where there is no room it is for screen readers alone.
  const widthOfWord = () => word.evaluate(each => each.getBoundingClientRect().width)
  await page.setViewportSize({ ...WIDE, width: width - 1 })
  await expect.poll(widthOfWord).toBeLessThan(3)
  for (const wide of [width, WIDE.width]) {
    await page.setViewportSize({ ...WIDE, width: wide })
    await expect.poll(widthOfWord).toBeGreaterThan(20)
    const ends = await header
      .locator(':is(a, button):visible')
      .evaluateAll(each => each.map(one => one.getBoundingClientRect()).map(({ x, right }) => [x, right]))
    const gaps = ends.slice(1).map(([start = 0], index) => start - (ends[index]?.[1] ?? 0))
    expect(Math.min(...gaps), `none covers another, ${wide} px wide`).toBeGreaterThanOrEqual(0)
    expect(ends.at(-1)?.[1], `the last is in the window, ${wide} px wide`).toBeLessThanOrEqual(wide)
  }
}

const currentUser = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('currentUser') ?? 'null')?.childName)

test(
  'three children evaluate, practise and chat in one window, each with work and drafts of its own',
  async ({ page, app }) => {
    const { children } = await openFamily(page)
    const evaluator = evaluatorPage(page)
    await choose(page, 'Mina')
    await expect(evaluator.heading).toBeVisible()
    await expectWordsFrom(page, 1200)
    await evaluator.evaluateAnswer('What is 1/2 + 1/3?', '1/2 + 1/3 = 2/5')
    await evaluator.startAgain.click()
    await evaluator.question.fill('What is 7 × 8?')

    await children.changeTo('Leo')
    await expect(children.menu).toHaveAccessibleName(/^Leo, bear/)
    await expect(evaluator.question).toHaveValue('')
    await goTo(page, '/boosters')
    await expect(page.getByText('No understanding gaps found')).toBeVisible()
    await goTo(page, '/gemini-chat')
    const textChat = textChatPage(page)
    await textChat.box.fill('Leo asks about bears')
    await goTo(page, '/chat')
    const chat = liveChatPage(page)
    await expect(page.getByText('Hello, Leo!')).toBeVisible()
    await chat.box.fill('Leo says hello')

    await children.changeTo('Zoë')
    await expect(children.menu).toHaveAccessibleName(/^Zoë, owl/)
    await expect(evaluator.question).toHaveValue('')
    await goTo(page, '/chat')
    await expect(page.getByText('Hello, Zoë!')).toBeVisible()
    await expect(chat.box).toHaveValue('')
    await goTo(page, '/gemini-chat')
    await expect(textChat.box).toHaveValue('')

    await children.changeTo('Mina')
    await expect(evaluator.question).toHaveValue('What is 7 × 8?')
    await goTo(page, '/boosters')
    const boosters = boostersPage(page)
    await boosters.gap('Adding fractions').click()
    await boosters.generate.click()
    await boosters.answer(true)
    await expect(boosters.feedback).toContainText('Correct!')

    await children.changeTo('Leo')
    await expect(children.menu).toHaveAccessibleName(/^Leo/)
    await goTo(page, '/chat')
    await expect(chat.box).toHaveValue('Leo says hello')
    await page.goto(`${app.origin}/gemini-chat`)
    await expect(textChat.box).toHaveValue('Leo asks about bears')
    await goTo(page, '/knowledge-mastery')
    await expect(page.getByText('Your skill tree starts here')).toBeVisible()
  },
  timeLimits.long,
)

describe('two windows', () => {
  test('are for two children at once, in calls and sockets, and stay so over a reload', {
    tags: 'in-full',
    timeout: timeLimits.long,
  }, async ({ page, app }) => {
    await openFamily(page)
    await choose(page, 'Mina')
    const other = await page.context().newPage()
    await other.goto(`${app.origin}/chat`)
    await expect(childrenPage(other).heading).toBeVisible()
    await choose(other, 'Leo')
    // The address that the window was opened with.
    await expect(other.getByText('Hello, Leo!')).toBeVisible()
    await page.goto(`${app.origin}/chat`)
    await expect(page.getByText('Hello, Mina!')).toBeVisible()

    const [minas, leos] = [liveChatPage(page), liveChatPage(other)]
    await minas.say('What is half of ten?')
    await leos.say('What is a quarter of eight?')
    await expect(minas.rows.nth(1)).toBeVisible()
    await expect(leos.rows.nth(1)).toBeVisible()
    await page.reload()
    await other.reload()
    await expect(minas.messages).toContainText('half of ten')
    await expect(minas.messages).not.toContainText('quarter')
    await expect(leos.messages).toContainText('quarter of eight')
    await expect(leos.messages).not.toContainText('half')

    // Local storage is one for both: the window in use has the word.
    for (const [window, name] of [
      [page, 'Mina'],
      [other, 'Leo'],
      [page, 'Mina'],
    ] as const) {
      await window.evaluate(() => dispatchEvent(new Event('focus')))
      expect(await currentUser(window)).toBe(name)
    }
  })

  test('of which one changes leave the other as it is', { tags: 'in-full' }, async ({ page, app }) => {
    const { children } = await openFamily(page)
    await choose(page, 'Mina')
    const other = await page.context().newPage()
    await other.goto(app.origin)
    await choose(other, 'Leo')
    await page.goto(`${app.origin}/past-assessments`)
    await children.changeTo('Zoë')
    await expect(evaluatorPage(page).heading).toBeVisible()
    await expect(children.menu).toHaveAccessibleName(/^Zoë/)
    await page.goBack()
    await expect(children.menu).toHaveAccessibleName(/^Zoë/)
    await other.reload()
    await expect(childrenPage(other).menu).toHaveAccessibleName(/^Leo/)
    await evaluatorPage(other).evaluateAnswer('What is 2 + 2?', '4')
    await page.goto(`${app.origin}/past-assessments`)
    await expect(page.getByText('No Past Assessments')).toBeVisible()
  })
})

test('a child that is put away while its window is open is said so, and another goes on', {
  tags: 'in-full',
}, async ({ page, app }) => {
  const { parent, children } = await openFamily(page)
  await choose(page, 'Leo')
  await page.goto(`${app.origin}/chat`)
  await expect(page.getByText('Hello, Leo!')).toBeVisible()
  await liveChatPage(page).box.fill('I am not done')
  await parent.change(await parent.idOf('Leo'), { isArchived: true })
  await expect(page.getByText('Leo is not learning here any more')).toBeVisible()
  await expect(children.tile('Leo')).toHaveCount(0)
  await choose(page, 'Mina')
  await expect(evaluatorPage(page).heading).toBeVisible()
  await expect(page.getByText('not learning here')).toHaveCount(0)
  await parent.change(await parent.idOf('Leo'), { isArchived: false })
  await children.changeTo('Leo')
  await expect(children.menu).toHaveAccessibleName(/^Leo/)
  await page.goto(`${app.origin}/chat`)
  await expect(liveChatPage(page).box).toHaveValue('I am not done')
})

test('a link to an evaluation of a sister or brother says whose it is not, and no more', {
  tags: 'in-full',
}, async ({ page, app }) => {
  const { children } = await openFamily(page)
  await choose(page, 'Mina')
  await evaluatorPage(page).evaluateAnswer('What is 1/2 + 1/3?', '1/2 + 1/3 = 2/5')
  await page.goto(`${app.origin}/past-assessments`)
  await page.getByRole('main').locator('[aria-expanded]').first().click()
  await page.getByRole('link', { name: 'View Knowledge Gaps' }).click()
  await expect(page.getByText('Adding fractions').first()).toBeVisible()
  const link = page.url()
  await children.changeTo('Leo')
  await expect(children.menu).toHaveAccessibleName(/^Leo/)
  for (const address of [link, link.replace('understanding-gaps', 'knowledge-mastery')]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'This evaluation isn’t Leo’s' })).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText('Mina')
  }
  await page.getByRole('main').getByRole('link', { name: 'Who is learning?' }).click()
  await choose(page, 'Mina')
  await page.goto(link)
  await expect(page.getByText('Adding fractions').first()).toBeVisible()
})

test('a family with one child is never asked; a parent gets to the corner, and out, before the choice', {
  tags: 'in-full',
}, async ({ page, app }) => {
  await signUp(page)
  await page.goto(`${app.origin}/who-is-learning`)
  await expect(evaluatorPage(page).heading).toBeVisible()
  await expect(childrenPage(page).menu).toHaveCount(0)
  const parent = await asParent(page)
  await parent.add(leo)
  await page.reload()
  const children = childrenPage(page)
  await children.parent.click()
  await expect(page.getByRole('heading', { name: 'Parent’s corner' })).toBeVisible()
  await page.getByRole('link', { name: 'Who is learning?' }).click()
  await choose(page, 'Leo')
  await children.menu.click()
  await children.entry('Parent’s corner').click()
  // A child was chosen, so it asks for the password again.
  await expect(parentsCorner(page, app.origin).password).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await landingPage(page).showLogIn()
  await landingPage(page).fillLogIn()
  await landingPage(page).logIn.click()
  await expect(children.heading).toBeVisible()
  await children.logOut.click()
  await expect(landingPage(page).heading).toBeVisible()
})
