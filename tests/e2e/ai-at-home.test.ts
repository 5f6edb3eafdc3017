import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, onTestFinished } from 'vitest'
import { pullLines, pullOf } from '../fakes/ollama.ts'
import { completion } from '../fakes/openai.ts'
import { expect } from '../harness/expect.ts'
import { test as alone } from '../harness/with-ai.ts'
import { test } from '../harness/with-ollama.ts'
import { tinyModel } from '../support/server/tiny-model.ts'
import { evaluatorPage } from './pages/evaluator.ts'
import { signUp } from './pages/landing.ts'
import { markAtHome } from './pages/mark-at-home.ts'
import { settingsPage } from './pages/settings.ts'

const openLocalAi = (page: Parameters<typeof settingsPage>[0]) => openAi(page, 'Local AI')

async function openAi(page: Parameters<typeof settingsPage>[0], name: string) {
  await signUp(page)
  await page.getByRole('banner').getByRole('link', { name: 'Settings', exact: true }).click()
  const settings = settingsPage(page)
  await settings.unlock()
  await settings.unfold(name)
  return { settings, card: settings.card(name) }
}

describe('an AI at home', () => {
  test('a model is downloaded with a pause, and one press connects it', { tags: 'in-full' }, async ({
    page,
    ollama,
  }) => {
    const { settings, card } = await openLocalAi(page)
    await expect(card).toContainText('it has no model yet')
    // Held in the middle until the parent pauses; what comes next is the fake's own whole pull.
    const never = new Promise<string>(() => {})
    async function* begun() {
      yield pullLines.layer(2_000_000_000, 4_300_000_000)
      yield await never
    }
    ollama.next({ body: { models: [] } }, pullOf(begun()))
    await card.getByRole('button', { name: 'Download Gemma 4 E2B' }).click()
    await expect(card).toContainText('2 GB of 4.3 GB')
    await card.getByRole('button', { name: 'Pause' }).click()
    await expect(card).toContainText('Paused: Gemma 4 E2B')
    await card.getByRole('button', { name: 'Go On' }).click()
    await expect(card).toContainText('Gemma 4 E2B is here')
    await card.getByRole('button', { name: 'Use gemma4:e2b-it-qat' }).click()
    await expect(card).toContainText('The local AI answers.')
    await expect(card.getByLabel('This model can see pictures')).toBeChecked()
    await expect(settings.helpers).toHaveText(['Local AI', 'Local AI'])
  })

  test('of a story that Stepwise can’t read alone the model says what to work out; a yes marks it', {
    tags: 'in-full',
  }, async ({ page, ollama }) => {
    ollama.models.push({ name: 'gemma4:e2b-it-qat', size: 1, capabilities: ['completion'] })
    const { card } = await openLocalAi(page)
    await card.getByRole('button', { name: 'Use gemma4:e2b-it-qat' }).click()
    await expect(card).toContainText('The local AI answers.')
    ollama.always(({ body }) =>
      completion(
        JSON.stringify(
          body?.response_format?.json_schema.name === 'question_kind'
            ? { kind: 'story' }
            : { calculation: '24 - 9', unit: 'buns', idle: ['3'] },
        ),
      ),
    )
    await page.getByRole('link', { name: 'Answer Evaluator' }).click()
    await markAtHome(page).ask(
      'Mina bakes 24 buns for 3 tables and a dog runs by. Her brother eats 9. How many buns are there now?',
      '15 buns',
    )
    const note = page.getByRole('region', { name: 'What I read' })
    await expect(note).toContainText('I don’t need 3.')
    await note.getByRole('button', { name: 'Yes, that is right' }).click()
    const evaluator = evaluatorPage(page)
    await expect(evaluator.complete).toBeVisible()
    await expect(evaluator.card('Marking Scheme')).toContainText('15')
  })

  alone(
    'a model file of one’s own is tried in the app itself, and used with one press',
    { tags: 'in-full' },
    async ({ page }) => {
      const { settings, card } = await openAi(page, 'Home AI')
      const folder = await mkdtemp(join(tmpdir(), 'stepwise-model-'))
      onTestFinished(() => rm(folder, { recursive: true }))
      const path = join(folder, 'our-model.gguf')
      await writeFile(path, tinyModel({ isBrief: true }))
      await card.getByRole('button', { name: 'Use a Model File of Your Own' }).click()
      await card.getByLabel('Model file').fill(path)
      await card.getByRole('button', { name: 'Add This File' }).click()
      await card.getByRole('button', { name: 'Try our-model on this computer' }).click()
      await card.getByRole('button', { name: 'Use our-model' }).click()
      await expect(card).toContainText('In use: our-model')
      await expect(settings.helpers).toHaveText(['Home AI', 'Builtin tutor'])
    },
  )

  alone('where nothing runs, it says how to get one', { tags: 'in-full' }, async ({ page }) => {
    const { card } = await openLocalAi(page)
    await expect(card).toContainText('Neither Ollama nor LM Studio answers here')
    await expect(card).toContainText('No moderation service stands behind an AI at home')
    await expect(card.getByLabel('Address')).toBeVisible()
  })
})
