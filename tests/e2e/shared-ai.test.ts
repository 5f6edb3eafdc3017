import type { Page } from 'playwright'
import { lesson } from '../fakes/lesson.ts'
import { expectAccessible } from '../harness/axe.ts'
import { expect } from '../harness/expect.ts'
import { LOCAL_MODEL, test } from '../harness/with-ai.ts'
import { evaluatorPage } from './pages/evaluator.ts'
import { landingPage, signUp } from './pages/landing.ts'
import { settingsPage } from './pages/settings.ts'

const KEY = 'sk-of-the-first-0123456789'
const FIRST = 'first@example.org'
const SECOND = 'second@example.org'
const SWITCH = 'Other families on this computer may use it'

async function openSettings(page: Page) {
  await page.getByRole('banner').getByRole('link', { name: 'Settings', exact: true }).click()
  const settings = settingsPage(page)
  await settings.unlock()
  return settings
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Logout' }).click()
  // Until then the sign-out is under way, and would take the next sign-in along.
  await page.getByRole('heading', { name: 'Welcome Back!' }).waitFor()
}

async function changeTo(page: Page, email: string) {
  await logOut(page)
  const landing = landingPage(page)
  await landing.showLogIn()
  await landing.fillLogIn(email)
  await landing.logIn.click()
  await page.getByRole('heading', { name: 'Answer Evaluator' }).waitFor()
}

test("a family's OpenAI is its own until it is shared, agreed to there, and taken back", {
  tags: 'in-full',
}, async ({ page, app, openai }) => {
  await signUp(page, { email: FIRST })
  let settings = await openSettings(page)
  await settings.connectCloud('OpenAI', KEY)
  await expect(settings.card('OpenAI').getByRole('switch', { name: SWITCH })).not.toBeChecked()

  await logOut(page)
  await signUp(page, { email: SECOND })
  settings = await openSettings(page)
  await expect(settings.card('OpenAI')).toContainText('Not connected')

  await changeTo(page, FIRST)
  settings = await openSettings(page)
  await settings.unfold('OpenAI')
  await settings.card('OpenAI').getByRole('switch', { name: SWITCH }).click()
  await expect(settings.card('OpenAI').getByRole('switch', { name: SWITCH })).toBeChecked()

  await changeTo(page, SECOND)
  settings = await openSettings(page)
  const shared = settings.card('OpenAI')
  await settings.unfold('OpenAI')
  await expect(shared).toContainText('lets you use its OpenAI')
  await expect(shared).toContainText('Shared with you')
  await expect(shared.getByRole('button', { name: 'Test', exact: true })).toHaveCount(0)
  await expect(shared.getByRole('switch')).toHaveCount(0)
  expect(await page.content()).not.toContain(FIRST)
  await expectAccessible(page, 'an AI of another family')
  const sent = openai.requests.length
  await shared.getByRole('link', { name: 'Read and Agree' }).click()
  await expect(page.getByRole('main')).toContainText('another family on this computer')
  await settings.agree.click()
  await expect(shared).toContainText('You agreed on')
  await expect(settings.helpers.first()).toHaveText('OpenAI')
  expect(openai.requests).toHaveLength(sent)
  await page.getByRole('link', { name: 'Answer Evaluator' }).click()
  await evaluatorPage(page).evaluateAnswer(lesson.question, lesson.answer)
  expect(openai.requests.at(-1)?.headers.authorization).toBe(`Bearer ${KEY}`)

  await changeTo(page, FIRST)
  settings = await openSettings(page)
  await settings.unfold('OpenAI')
  await settings.card('OpenAI').getByRole('switch', { name: SWITCH }).click()
  await expect(settings.card('OpenAI').getByRole('switch', { name: SWITCH })).not.toBeChecked()
  await changeTo(page, SECOND)
  settings = await openSettings(page)
  await expect(settings.card('OpenAI')).toContainText('Not connected')
  expect(app.log()).not.toContain(KEY)
})

test('a family with a shared AI connects its own in its place', { tags: 'in-full' }, async ({
  page,
  openai,
}) => {
  await signUp(page, { email: FIRST })
  let settings = await openSettings(page)
  await settings.connectCloud('OpenAI', KEY)
  await settings.card('OpenAI').getByRole('switch', { name: SWITCH }).click()
  await settings.connectLocal(openai.baseUrl, LOCAL_MODEL)
  await settings.card('Local AI').getByRole('switch', { name: SWITCH }).click()
  await expect(settings.card('Local AI').getByRole('switch', { name: SWITCH })).toBeChecked()

  await logOut(page)
  await signUp(page, { email: SECOND })
  settings = await openSettings(page)
  await settings.unfold('OpenAI')
  await settings.card('OpenAI').getByRole('link', { name: 'Use a Key of Our Own' }).click()
  await settings.agree.click()
  await settings.enterKey('OpenAI', 'sk-own')
  await expect(settings.card('OpenAI')).toContainText('OpenAI answers.')
  expect(openai.requests.at(-1)?.headers.authorization).toBe('Bearer sk-own')

  const local = settings.card('Local AI')
  await settings.unfold('Local AI')
  await expect(local).not.toContainText('127.0.0.1')
  await local.getByRole('link', { name: 'Read and Agree' }).click()
  await expect(page.getByRole('main')).toContainText('A computer in your home or network')
  await settings.agree.click()
  await expect(local).toContainText('You agreed on')
  await local.getByRole('button', { name: 'Connect Our Own' }).click()
  await settings.connectLocal(openai.baseUrl, LOCAL_MODEL)
  await expect(local).toContainText(`At ${openai.baseUrl}`)
})
