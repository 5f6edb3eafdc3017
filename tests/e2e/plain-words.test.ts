import type { Page } from 'playwright'
import { describe } from 'vitest'
import { openaiErrors } from '#fakes/openai.ts'
import { tutorFailure } from '#server/shared/tutor-failure.ts'
import { expect } from '../harness/expect.ts'
import { liveChatTest, openAsFamily } from '../harness/live-chat-test.ts'
import { test } from '../harness/test.ts'
import { evaluatorPage } from './pages/evaluator.ts'
import { liveChatPage } from './pages/live-chat.ts'
import { CHILD_PATHS, technicalWordsOn, wordsOn } from './pages/plain-words.ts'
import { textChatPage } from './pages/text-chat.ts'

const QUESTION = 'Why did the Romans build roads?'

async function expectPlain(page: Page, where: string) {
  expect((await wordsOn(page)).length, `${where}: something is there to be read`).toBeGreaterThan(5)
  expect(await technicalWordsOn(page), where).toEqual([])
}

/** The page has come, and whatever it asked for has been answered or refused. */
async function open(page: Page, path: string) {
  await page.goto(new URL(path, page.url()).href, { waitUntil: 'networkidle' })
  await page.getByRole('heading').first().waitFor()
}

/** Goes through everything a child can press that asks an AI. */
async function askEverywhere(page: Page, how: string) {
  await open(page, '/gemini-chat')
  const textChat = textChatPage(page)
  await textChat.say('Why do cats purr?')
  await expect(textChat.send).toBeVisible()
  await expect(page.getByText('No answer this time').first()).toBeVisible()
  await expectPlain(page, `text chat, ${how}`)

  await open(page, '/chat')
  const chat = liveChatPage(page)
  await expect(chat.connected).toBeVisible()
  await chat.say('Why do cats purr?')
  await expect(page.getByText('No answer this time').first()).toBeVisible()
  await expectPlain(page, `live chat, ${how}`)

  await open(page, '/')
  const evaluator = evaluatorPage(page)
  await evaluator.fillIn(QUESTION, 'To march on them.')
  await evaluator.evaluate.click()
  await expect(page.getByText('Evaluating...')).toHaveCount(0)
  await expect(evaluator.error.or(page.getByRole('heading', { name: /mark/i })).first()).toBeVisible()
  await expectPlain(page, `evaluator, ${how}`)

  await page.getByRole('button', { name: 'Talk to AI' }).click()
  await expect(page.getByRole('alert', { name: 'Talk to AI' })).toBeVisible()
  await expectPlain(page, `voice call, ${how}`)

  await open(page, '/openai-live-chat')
  await expectPlain(page, `realtime test page, ${how}`)
}

describe('no screen of a child’s says anything technical', () => {
  test('what is looked for is found, unless it is folded for a grown-up', async ({ page }) => {
    const found = ['Server responded with 503', 'API key is not configured', '{"reason":7}', 'TypeError: x']
    for (const words of found) {
      await page.setContent(`<p>${words}</p>`)
      expect(await technicalWordsOn(page)).not.toEqual([])
      await page.setContent(`<details><summary>For grown-ups</summary><p>${words}</p></details>`)
      expect(await technicalWordsOn(page)).toEqual([])
    }
  })

  test('empty, with the builtin tutor', { tags: 'in-full' }, async ({ page }) => {
    await openAsFamily(page, '/')
    for (const path of CHILD_PATHS) {
      await open(page, path)
      await expectPlain(page, path)
    }
    await open(page, '/chat')
    await expect(page.getByText('Your tutor can’t listen or speak yet.')).toBeVisible()
    await open(page, '/')
    await expect(page.getByText('Nobody here can look at pictures yet')).toHaveCount(0)
    await page.getByRole('button', { name: 'Talk to AI' }).click()
    await expect(page.getByRole('alert', { name: 'Talk to AI' })).toContainText('Nobody can talk aloud')
    await expectPlain(page, 'a voice call with nobody')
    await open(page, '/no-such-page')
    await expect(page.getByText('There is no such page here.')).toBeVisible()
  })

  test.for(['missing', 'refused'])(
    'with a microphone and camera that are %s',
    { tags: 'in-full' },
    async (how, { page, app }) => {
      await page.addInitScript(isRefused => {
        const { mediaDevices, permissions } = navigator
        const name = isRefused ? 'NotAllowedError' : 'NotFoundError'
        mediaDevices.getUserMedia = () => Promise.reject(new DOMException('Permission denied', name))
        if (!isRefused) mediaDevices.enumerateDevices = async () => []
        if (isRefused)
          permissions.query = async () =>
            Object.assign(new EventTarget(), { state: 'denied' }) as unknown as PermissionStatus
      }, how === 'refused')
      await page.goto(app.url)
      await openAsFamily(page, '/')
      await expect(
        page.getByText(how === 'refused' ? 'may not use the camera' : 'There is no camera on this computer.'),
      ).toBeVisible()
      await page.getByRole('button', { name: 'Camera' }).click()
      await expectPlain(page, `the camera that is ${how}`)
      await open(page, '/chat')
      const chat = liveChatPage(page)
      await expect(chat.connected).toBeVisible()
      await chat.record.click()
      await expect(page.getByText('Microphone Error').first()).toBeVisible()
      await expectPlain(page, `the microphone that is ${how}`)
    },
  )

  test.for([
    [
      'JSON without words',
      500,
      'application/json',
      '{"reason":{"stack":["at run (main.js:1:2)"]}}',
      CHILD_PATHS,
    ],
    // One place reads all answers: what one of them says there is enough of the others.
    ['a page of a proxy', 502, 'text/html', '<html><h1>502 Bad Gateway</h1></html>', ['/']],
    ['nothing', 503, 'text/plain', '', ['/']],
  ] as const)(
    'when every call fails with %s',
    { tags: 'in-full' },
    async ([how, status, contentType, body, paths], { page }) => {
      await openAsFamily(page, '/')
      await page.route(/\/api\/(?!me$)/, route => route.fulfill({ status, contentType, body }))
      for (const path of paths) {
        await open(page, path)
        await expectPlain(page, `${path}, ${how}`)
      }
      await open(page, '/gemini-chat')
      await textChatPage(page).say('Hello?')
      await expect(page.getByText('No answer this time').first()).toBeVisible()
      await expectPlain(page, `text chat, ${how}`)
      await open(page, '/')
      const evaluator = evaluatorPage(page)
      await evaluator.fillIn('What is 1 + 1?', '2')
      await evaluator.evaluate.click()
      await expect(evaluator.error).toBeVisible()
      await expectPlain(page, `evaluator, ${how}`)
      await page.unrouteAll()
      await page.route(/\/api\//, route => route.fulfill({ status, contentType, body }))
      await page.goto(new URL('/', page.url()).href)
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
      await expectPlain(page, `the start, ${how}`)
    },
  )

  test('when Stepwise has ended', { tags: 'in-full' }, async ({ page, app }) => {
    await openAsFamily(page, '/chat')
    const chat = liveChatPage(page)
    await expect(chat.connected).toBeVisible()
    await page.mouse.click(2, 400)
    await app.stop()
    await expect(chat.disconnected).toBeVisible()
    await expectPlain(page, 'live chat after the end')
    await chat.say('Are you there?')
    await expect(page.getByText('Not sent')).toBeVisible()
    await expectPlain(page, 'a message after the end')
    await page.getByRole('link', { name: 'Boosters' }).click()
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    await expectPlain(page, 'another page after the end')
  })
})

describe('an AI that fails', { tags: 'in-full' }, () => {
  const failures = {
    'refuses the key': openaiErrors.key('sk-test'),
    'has no quota': openaiErrors.quota,
    breaks: openaiErrors.server,
  }
  for (const [how, reply] of Object.entries(failures)) {
    liveChatTest(`${how}: that is said plainly`, async ({ page, openai }) => {
      await openAsFamily(page, '/')
      openai.always(() => reply)
      await askEverywhere(page, how)
    })
  }

  liveChatTest('takes too long: that is said plainly', async ({ page, openai }) => {
    await openAsFamily(page, '/')
    const { status, code, message } = tutorFailure('ai_timeout')
    openai.always(() => openaiErrors.server)
    await page.route(/gemini-chat\/stream|\/api\/evaluate\//, route =>
      route.fulfill({ status, json: { message, code } }),
    )
    await askEverywhere(page, 'takes too long')
  })
})
