import { describe } from 'vitest'
import { geminiErrors } from '../fakes/gemini.ts'
import { lesson } from '../fakes/lesson.ts'
import { modelList, openaiErrors } from '../fakes/openai.ts'
import { expect } from '../harness/expect.ts'
import { LOCAL_MODEL, test } from '../harness/with-ai.ts'
import { evaluatorPage } from './pages/evaluator.ts'
import { signUp } from './pages/landing.ts'
import { markAtHome } from './pages/mark-at-home.ts'
import { settingsPage } from './pages/settings.ts'

const KEY = 'sk-test-0123456789'

async function openSettings(page: Parameters<typeof settingsPage>[0]) {
  await signUp(page)
  await page.getByRole('banner').getByRole('link', { name: 'Settings', exact: true }).click()
  const settings = settingsPage(page)
  await settings.unlock()
  return settings
}

/** Goes back to the evaluator without loading the page anew, and has the history answer marked. */
async function markHistory(page: Parameters<typeof settingsPage>[0]) {
  await page.getByRole('link', { name: 'Answer Evaluator' }).click()
  const evaluator = evaluatorPage(page)
  await evaluator.evaluateAnswer(lesson.question, lesson.answer)
  await expect(evaluator.card('Assessment')).toContainText('3 / 4')
  await expect(evaluator.card('Knowledge Gaps')).toContainText('Roman trade')
}

describe('connecting', () => {
  test('a fresh family sees that nothing is connected and who helps all the same', {
    tags: 'in-full',
  }, async ({ page }) => {
    const settings = await openSettings(page)
    for (const name of ['OpenAI', 'Google Gemini', 'Local AI']) {
      await expect(settings.card(name)).toContainText('Not connected')
    }
    await expect(settings.helpers).toHaveText(['Builtin tutor', 'Builtin tutor'])
    await settings.unfold('Where keys are kept')
    await expect(page.getByText('kept in memory only')).toBeVisible()
  })

  for (const [service, name] of [
    ['openai', 'OpenAI'],
    ['gemini', 'Google Gemini'],
  ] as const) {
    test(`${name} is connected by agreement, key and test, and marks an answer`, { tags: 'in-full' }, async ({
      page,
      app,
      openai,
      gemini,
    }) => {
      const { requests } = { openai, gemini }[service]
      const settings = await openSettings(page)
      await settings.connectCloud(name, KEY)
      await expect(settings.card(name)).toContainText('Connected')
      await expect(settings.card(name)).toContainText('You agreed on')
      await expect(settings.helpers).toHaveText([name, name])
      expect(await page.content()).not.toContain(KEY)
      const before = requests.length
      await markHistory(page)
      expect(requests.length - before).toBe(4)
      expect(app.log()).not.toContain(KEY)
    })
  }

  test('a local AI is connected by its address, needs no agreement, and marks an answer', {
    tags: 'in-full',
  }, async ({ page, openai }) => {
    const settings = await openSettings(page)
    await settings.enterAddress('http://example.com/v1', '')
    await expect(settings.card('Local AI')).toContainText('This address is on the internet')
    await settings.connectLocal(openai.baseUrl, LOCAL_MODEL)
    await expect(settings.card('Local AI')).toContainText('The local AI answers.')
    await expect(settings.card('Local AI').getByLabel('This model can see pictures')).toBeChecked()
    await markHistory(page)
  })

  test("the model comes from the service's own list, and the tutor uses it", { tags: 'in-full' }, async ({
    page,
    openai,
  }) => {
    const settings = await openSettings(page)
    await settings.connectCloud('OpenAI', KEY)
    const model = settings.card('OpenAI').getByLabel('Model')
    await expect(model).toContainText('gpt-5.4 (sees pictures)')
    await model.selectOption('gpt-5.4')
    await expect(model).toHaveValue('gpt-5.4')
    await markHistory(page)
    expect(openai.requests.at(-1)?.body.model).toBe('gpt-5.4')
  })

  test('who talks in live calls comes from the list too, and goes back to the default', {
    tags: 'in-full',
  }, async ({ page, openai }) => {
    openai.always(() => modelList(['gpt-5.4-mini', 'gpt-realtime-2.1', 'gpt-realtime-2.1-mini']))
    const settings = await openSettings(page)
    await settings.connectCloud('OpenAI', KEY)
    const voice = settings.card('OpenAI').getByLabel('Talk aloud')
    await expect(voice).toContainText('gpt-realtime-2.1 (recommended by Stepwise)')
    // Shown before it is kept: a page that is loaded anew at once would show what was kept before.
    const kept = page.waitForResponse(response => response.url().endsWith('/voice-model') && response.ok())
    await voice.selectOption('gpt-realtime-2.1-mini')
    await kept
    await expect(voice).toHaveValue('gpt-realtime-2.1-mini')
    await page.reload()
    await settings.unfold('OpenAI')
    await expect(voice).toHaveValue('gpt-realtime-2.1-mini')
    await voice.selectOption('')
    await expect(voice).toContainText('gpt-realtime-2.1 (recommended by Stepwise)')
  })

  test('an AI that is chosen but not ready is told, and Automatic mends it', { tags: 'in-full' }, async ({
    page,
  }) => {
    const settings = await openSettings(page)
    await settings.serving.selectOption('Google Gemini')
    await expect(settings.card('Who helps')).toContainText('chosen but not ready')
    await settings.serving.selectOption('Automatic')
    await expect(settings.card('Who helps')).not.toContainText('chosen but not ready')
  })
})

describe('agreement', () => {
  test('is asked for before anything can be entered, says what leaves, and can be declined', {
    tags: 'in-full',
  }, async ({ page, openai }) => {
    const settings = await openSettings(page)
    await expect(settings.key('OpenAI')).toHaveCount(0)
    await settings.readConsent('OpenAI')
    await expect(page.getByRole('main')).toContainText('under 13')
    await page.getByRole('link', { name: 'Not Now' }).click()
    await settings.readConsent('Google Gemini')
    await expect(page.getByRole('main')).toContainText('under 18')
    await page.goBack()
    await expect(settings.key('OpenAI')).toHaveCount(0)
    expect(openai.requests).toEqual([])
  })

  test('once withdrawn, nothing more is sent, though the key is still there', { tags: 'in-full' }, async ({
    page,
    openai,
  }) => {
    const settings = await openSettings(page)
    await settings.connectCloud('OpenAI', KEY)
    const card = settings.card('OpenAI')
    await card.getByRole('button', { name: 'Withdraw Agreement' }).click()
    await expect(card).toContainText('Not in use')
    const sent = openai.requests.length
    await page.getByRole('link', { name: 'Answer Evaluator' }).click()
    const evaluator = evaluatorPage(page)
    await evaluator.evaluateAnswer('What is 3/4 + 1/8?', '7/8')
    expect(openai.requests.length).toBe(sent)
    await page.getByRole('banner').getByRole('link', { name: 'Settings', exact: true }).click()
    await settings.unfold('OpenAI')
    await card.getByRole('link', { name: 'Read and agree again' }).click()
    await settings.agree.click()
    await expect(card).toContainText('Connected')
  })

  test('clearing the key leaves the agreement and no connection', { tags: 'in-full' }, async ({ page }) => {
    const settings = await openSettings(page)
    await settings.connectCloud('OpenAI', KEY)
    await settings.card('OpenAI').getByRole('button', { name: 'Clear Key' }).click()
    await expect(settings.card('OpenAI')).toContainText('Not connected')
    await expect(settings.key('OpenAI')).toHaveValue('')
    await expect(settings.key('OpenAI')).toHaveAttribute('type', 'password')
  })
})

describe('what goes wrong', () => {
  test('a key that is refused is told at once, and another one mends it', { tags: 'in-full' }, async ({
    page,
    openai,
  }) => {
    const settings = await openSettings(page)
    await settings.readConsent('OpenAI')
    await settings.agree.click()
    await settings.enterKey('OpenAI', 'two words')
    await expect(settings.card('OpenAI')).toContainText('one word')
    openai.next(openaiErrors.key(KEY))
    await settings.enterKey('OpenAI', KEY)
    await expect(settings.card('OpenAI').getByRole('alert')).toContainText('OpenAI refused the key')
    await expect(settings.card('OpenAI')).toContainText('Needs attention')
    await settings.card('OpenAI').getByRole('button', { name: 'Replace Key' }).click()
    await settings.enterKey('OpenAI', 'sk-another')
    await expect(settings.card('OpenAI')).toContainText('OpenAI answers.')
  })

  test('a used-up quota is told in the wizard, and every word stays', { tags: 'in-full' }, async ({
    page,
    gemini,
  }) => {
    const settings = await openSettings(page)
    await settings.connectCloud('Google Gemini', KEY)
    gemini.always(() => geminiErrors.perDay)
    await page.getByRole('link', { name: 'Answer Evaluator' }).click()
    const evaluator = evaluatorPage(page)
    await evaluator.fillIn(lesson.question, lesson.answer)
    await evaluator.evaluate.click()
    await expect(evaluator.error).toContainText('The quota at Google Gemini is used up')
    await evaluator.previous.click()
    await expect(evaluator.answer).toHaveValue(lesson.answer)
  })

  test('a local AI that is switched off is told with its address, and rests meanwhile unless it is chosen', {
    tags: 'in-full',
  }, async ({ page, openai }) => {
    const settings = await openSettings(page)
    await settings.connectLocal(openai.baseUrl, LOCAL_MODEL)
    await openai.stop()
    await settings.card('Local AI').getByRole('button', { name: 'Test', exact: true }).click()
    await expect(settings.card('Local AI').getByRole('alert')).toContainText(
      `doesn’t answer at ${openai.baseUrl}`,
    )
    await expect(settings.card('Local AI')).toContainText('Can’t be reached since')
    await expect(settings.helpers).toHaveText(['Builtin tutor', 'Builtin tutor'])
    await page.getByRole('link', { name: 'Answer Evaluator' }).click()
    const evaluator = evaluatorPage(page)
    await evaluator.fillIn(lesson.question, lesson.answer)
    await evaluator.evaluate.click()
    await expect(markAtHome(page).heading).toBeVisible()
    await expect(page.getByRole('main')).toContainText('It can’t be reached right now. Is its computer on?')
    await evaluator.previous.click()

    await page.getByRole('banner').getByRole('link', { name: 'Settings', exact: true }).click()
    await settings.serving.selectOption('Local AI')
    await expect(settings.helpers).toHaveText(['Local AI', 'Local AI'])
    await page.getByRole('link', { name: 'Answer Evaluator' }).click()
    await evaluator.evaluate.click()
    await expect(evaluator.error).toContainText('The local AI doesn’t answer')
  })
})
