import { settingsPage } from '../e2e/pages/settings.ts'
import { openaiErrors } from '../fakes/openai.ts'
import type { App } from '../harness/app.ts'
import { family, openSignedInClient } from '../harness/client.ts'
import type { Show } from './screens.ts'

/** Which AI helps: nothing yet, one that is refused, connected, and another family's. */
export const settingsScreens: Record<string, Show> = {
  'settings-reading': async (page, app) => {
    await page.goto(`${app.origin}/settings`)
    await settingsPage(page).unfold('Reading and listening')
  },
  'settings-empty': async (page, app) => {
    await page.goto(`${app.origin}/settings`)
    await settingsPage(page).unlock()
  },
  'settings-local-ai': async page => {
    const settings = settingsPage(page)
    await settings.unfold('Local AI')
    await settings.card('Local AI').getByText('Neither Ollama nor LM Studio').waitFor()
  },
  'settings-consent': page => settingsPage(page).readConsent('OpenAI'),
  'settings-error': async (page, _app, openai) => {
    openai.next(openaiErrors.key('sk-screenshot'))
    const settings = settingsPage(page)
    await settings.agree.click()
    await settings.enterKey('OpenAI', 'sk-screenshot')
    await settings.card('OpenAI').getByText('refused the key').waitFor()
  },
  'settings-connected': async (page, _app, openai) => {
    const settings = settingsPage(page)
    await settings.unfold('OpenAI')
    await settings.card('OpenAI').getByRole('button', { name: 'Test', exact: true }).click()
    await settings.card('OpenAI').getByText('OpenAI answers.').waitFor()
    await settings.connectLocal(openai.baseUrl, 'gemma3')
    await page.getByText('Asking which models').first().waitFor({ state: 'detached' })
  },
  'settings-shared-with-us': async (page, app) => {
    await shareOpenai(app)
    const settings = settingsPage(page)
    await settings.card('OpenAI').getByRole('button', { name: 'Clear Key' }).click()
    await settings.card('OpenAI').getByText('lets you use').waitFor()
  },
  'settings-shared-consent': async page => {
    await settingsPage(page).card('OpenAI').getByRole('link', { name: 'Read and Agree' }).click()
    await page.getByRole('heading', { name: 'Before you use the shared OpenAI' }).waitFor()
  },
  'settings-shared-agreed': async page => {
    await settingsPage(page).agree.click()
    await page.getByText('You use the OpenAI of another family').waitFor()
  },
}

/** A second family connects OpenAI and lets the first one use it. */
async function shareOpenai(app: App) {
  const client = await openSignedInClient(app, { email: 'neighbour@example.org' })
  await client.request('POST', '/api/parent/open', { password: family.password })
  const openai = '/api/settings/services/openai'
  await client.request('POST', `${openai}/consent`)
  await client.request('POST', `${openai}/key`, { key: 'sk-neighbour' })
  await client.request('PATCH', `${openai}/sharing`, { isShared: true })
}
