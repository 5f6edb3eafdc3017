import { expectAccessible } from '../harness/axe.ts'
import { expect } from '../harness/expect.ts'
import { giveVoices } from '../harness/scripted-voice.ts'
import { test } from '../harness/test.ts'
import { evaluatorPage } from './pages/evaluator.ts'
import { landingPage, signUp } from './pages/landing.ts'
import { settingsPage } from './pages/settings.ts'

test('what is on the page is read aloud word by word, one thing at a time, and stops when it is left', {
  tags: 'in-full',
}, async ({ newPage, app }) => {
  const page = await newPage()
  await giveVoices(page)
  await page.goto(app.url)
  await signUp(page)
  const said = () => page.evaluate(() => window.scriptedVoice.said)
  const isSpeaking = () => page.evaluate(() => window.scriptedVoice.isSpeaking)
  const evaluator = evaluatorPage(page)
  await evaluator.question.fill('What is $\\frac{1}{2}$ + 1/3?')
  await evaluator.next.click()
  await page.getByRole('button', { name: 'Read your question aloud' }).click()
  await expect.poll(said).toEqual([{ text: 'What is 1 half plus 1 third?', voice: 'Sonia', rate: 1 }])
  const marked = () =>
    page.evaluate(() => [...(CSS.highlights.get('spoken') ?? [])].map(range => range.toString()))
  await page.evaluate(() => window.scriptedVoice.reach(5))
  expect(await marked()).toEqual(['is'])
  await expectAccessible(page, 'answer, read aloud')
  await page.keyboard.press('Alt+r')
  expect(await isSpeaking()).toBe(false)
  expect(await marked()).toEqual([])

  await evaluator.answer.fill('2/5')
  await evaluator.next.click()
  await evaluator.evaluate.click()
  await evaluator.complete.waitFor()
  const loudspeakers = page.getByRole('button', { name: /^Read .* aloud$/ })
  await loudspeakers.first().click()
  await expect.poll(isSpeaking).toBe(true)
  await loudspeakers.last().click()
  // The first one has fallen silent for the second.
  await expect(page.getByRole('button', { name: /^Stop reading/ })).toHaveCount(1)
  await expect.poll(isSpeaking).toBe(true)
  await page.getByRole('link', { name: 'Understanding Gaps' }).click()
  await expect.poll(isSpeaking).toBe(false)
})

test('a child chooses how to read, it is there at once, after a reload and at the next log-in; a parent allows far voices', {
  tags: 'in-full',
}, async ({ newPage, app }) => {
  const page = await newPage()
  await giveVoices(page)
  await page.goto(app.url)
  await signUp(page)
  await page.goto(`${app.origin}/settings`)
  const settings = settingsPage(page)
  await settings.unfold('Reading and listening')
  const card = settings.card('Reading and listening')
  const heading = () => settings.heading.evaluate(element => getComputedStyle(element).fontSize)
  const before = Number.parseFloat(await heading())
  await card.getByText('Largest').click()
  await card.getByText('Dark', { exact: true }).click()
  await card.getByText('Slow', { exact: true }).click()
  expect(Number.parseFloat(await heading())).toBeGreaterThan(before * 1.3)
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-look', 'dark')
  await expectAccessible(page, 'settings, largest and dark')

  await settings.unlock()
  await settings.unfold('Voices')
  await expect(card.getByRole('option')).toHaveText(['Sonia'])
  await page.getByRole('switch', { name: 'Allow voices that need the internet' }).click()
  await expect(card.getByRole('option')).toHaveText(['Sonia', 'Far Away (over the internet)'])

  // Nothing of the page has run yet when the look is there.
  await page.route('**/assets/**', () => new Promise(() => {}))
  await page.reload({ waitUntil: 'commit' })
  await expect(root).toHaveAttribute('data-look', 'dark')
  await expect(root).toHaveAttribute('data-text-size', 'largest')

  const elsewhere = await newPage()
  await elsewhere.goto(app.url)
  const landing = landingPage(elsewhere)
  await landing.showLogIn()
  await expect(elsewhere.locator('html')).not.toHaveAttribute('data-look', 'dark')
  await landing.fillLogIn()
  await landing.logIn.click()
  await expect(elsewhere.locator('html')).toHaveAttribute('data-look', 'dark')
})

test('where the system has no voice there is no loudspeaker, and Settings says why', {
  tags: 'in-full',
}, async ({ page, app }) => {
  await signUp(page)
  const evaluator = evaluatorPage(page)
  await evaluator.question.fill('What is 1/2 + 1/3?')
  await evaluator.next.click()
  await expect(page.getByLabel('Your question')).toBeVisible()
  expect(await page.evaluate(() => speechSynthesis.getVoices().length)).toBe(0)
  await expect(page.getByRole('button', { name: /aloud$/ })).toHaveCount(0)
  await page.goto(`${app.origin}/settings`)
  await settingsPage(page).unfold('Reading and listening')
  await expect(page.getByText('This computer has no English voice')).toBeVisible()
})
