import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { boosterEndpoints, mcqSchema } from '#contract/boosters.ts'
import { openaiErrors, startFakeOpenai } from '#fakes/openai.ts'
import { addFamily } from '#support/server/cheap-family.ts'
import { newFamily } from '#support/server/families.ts'
import { generated, savedGap } from '#support/server/gaps.ts'
import { freshFolder, startTestServer } from '#support/server/test-server.ts'
import { keepOwnModels } from '../ai/providers/home/own-models.ts'
import { patienceFor } from '../ai/providers/home/patience.ts'
import { memorySecrets } from '../secrets/secret-store.ts'

const history = { concept: 'Roman trade', description: 'How goods moved between provinces.' }
const questions = ['Egypt', 'Spain', 'Gaul'].map(place => ({
  question: `What did Rome buy in ${place}?`,
  explanation: 'It was grown there.',
  rightAnswer: `Grain of ${place}`,
  wrongAnswers: ['Silk', 'Tea', 'Cotton'],
}))

/** A server whose family has connected and agreed to OpenAI, at the end of which sits a fake. */
async function withOpenai() {
  const openai = await startFakeOpenai(() => ({ questions }))
  onTestFinished(openai.stop)
  const server = await startTestServer({
    tutor: undefined,
    secrets: memorySecrets(),
    environment: { OPENAI_BASE_URL: openai.baseUrl },
  })
  const browser = newFamily(server)
  await browser.post('/api/settings/services/openai/consent')
  const { status } = await browser.post('/api/settings/services/openai/key', { key: 'sk-secret-0123456789' })
  expect(status).toBe(200)
  const { length } = openai.requests
  return { openai, browser, asked: () => openai.requests.length - length }
}

const make = (browser: Awaited<ReturnType<typeof withOpenai>>['browser'], gapId: number) =>
  browser.post('/api/boosters/generate-mcqs', { gapId, count: 3 })

test('the connected AI makes the questions, and their keys are where nobody can foresee them', async () => {
  const { browser, asked } = await withOpenai()
  const mcqs = await generated(browser, await savedGap(browser, history), 3)
  expect(mcqs.map(({ question }) => question)).toEqual(questions.map(({ question }) => question))
  for (const mcq of mcqs) {
    expect(mcq[`option${mcq.correctAnswer}`]).toMatch(/^Grain of /)
  }
  expect(new Set(mcqs.map(({ correctAnswer }) => correctAnswer)).size).toBe(3)
  expect(asked()).toBe(1)
})

test('a gap that the builtin tutor knows gets its questions although the AI fails', async () => {
  const { browser, openai, asked } = await withOpenai()
  openai.always(() => openaiErrors.key('sk-secret-0123456789'))
  const gapId = await savedGap(browser)
  const { mcqs } = z.object({ mcqs: z.array(mcqSchema) }).parse((await make(browser, gapId)).json)
  expect(mcqs[0]?.question).toMatch(/frac.* \+ .*frac/)
  expect(asked()).toBeGreaterThan(0)
  expect(await make(browser, await savedGap(browser, history))).toMatchObject({
    status: 502,
    json: { code: 'ai_key_refused', message: expect.stringContaining('Settings') },
  })
})

test('a chosen AI that is not connected hinders only the gaps that need it', async () => {
  const { browser } = await withOpenai()
  const chosen = await browser.send('PATCH', '/api/settings', { body: { serving: 'gemini' } })
  expect(chosen.status).toBe(200)
  expect((await make(browser, await savedGap(browser))).status).toBe(200)
  expect(await make(browser, await savedGap(browser, history))).toMatchObject({
    status: 503,
    json: { code: 'ai_not_connected', message: expect.stringContaining('Google Gemini is chosen') },
  })
})

test('an AI that says nothing is not waited for to the end of the call', async () => {
  const { browser, openai } = await withOpenai()
  openai.always(() => ({ isSilent: true }))
  const patience = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('Too late', 'TimeoutError')), 50)
    return controller.signal
  })
  onTestFinished(() => patience.mockRestore())
  expect((await make(browser, await savedGap(browser))).status).toBe(200)
  expect(await make(browser, await savedGap(browser, history))).toMatchObject({
    status: 504,
    json: { code: 'ai_timeout' },
  })
  expect(patience.mock.lastCall?.[0]).toBeLessThan(boosterEndpoints.generateMcqs.deadline)
})

test('the home AI is waited for as long as its trial has measured, and the call with it', async () => {
  const dataDir = freshFolder()
  const path = join(dataDir, 'model.gguf')
  // What it would write is not the matter: no engine is begun for what is no model.
  writeFileSync(path, '<html>')
  const trial = { isGood: true, words: '', tokensPerSecond: 1, markSeconds: 45, at: '2026-11-26T10:00:00Z' }
  keepOwnModels(dataDir).add({ id: 'own', name: 'Own', path, bytes: 6, isDownloaded: false, trial })
  const server = await startTestServer({ tutor: undefined, dataDir })
  const browser = addFamily(server, { isCornerOpen: true }).browser
  expect((await browser.post('/api/home-models/models/own/use', {})).status).toBe(200)
  const gapId = await savedGap(browser, history)
  const patience = vi.spyOn(AbortSignal, 'timeout')
  onTestFinished(() => patience.mockRestore())
  expect((await make(browser, gapId)).json).toMatchObject({ code: 'ai_not_connected' })
  expect(Math.max(...patience.mock.calls.map(([time]) => time))).toBe(patienceFor(45, 0))
  expect(patienceFor(45, 0)).toBeGreaterThan(boosterEndpoints.generateMcqs.deadline)
})
