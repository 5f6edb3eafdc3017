import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { geminiErrors, startFakeGemini } from '#fakes/gemini.ts'
import { answerLesson, lesson } from '#fakes/lesson.ts'
import { openaiErrors, startFakeOpenai } from '#fakes/openai.ts'
import type { Answer, Browser } from '#support/server/browser.ts'
import { newFamily } from '#support/server/families.ts'
import { startTestServer } from '#support/server/test-server.ts'

const keys = {
  openai: 'sk-stored-FGHJKLMN0123456789',
  replaced: 'sk-replaced-QWERTZ0123456789',
  gemini: 'AIzaStored-YXCVBNM0123456789',
  environment: 'sk-environment-POIUZT012345',
}

/** A browser that writes down everything it is answered. */
function recording(browser: Browser, answers: string[]) {
  return async (method: string, path: string, body?: unknown): Promise<Answer> => {
    const answer = await browser.send(method, path, { body })
    answers.push(answer.text, JSON.stringify(answer.headers))
    return answer
  }
}

/** Everything that can be done with keys and asked of an AI, well and badly. */
async function useEverything(call: ReturnType<typeof recording>) {
  const asking = { question: lesson.question, grade: 5 }
  await call('GET', '/api/settings')
  for (const service of ['openai', 'gemini'] as const) {
    const path = `/api/settings/services/${service}`
    await call('POST', `${path}/key`, { key: keys[service] })
    await call('POST', `${path}/consent`)
    await call('POST', `${path}/key`, { key: `${keys[service]} with more` })
    await call('POST', `${path}/key`, { key: keys[service], more: true })
    await call('POST', `${path}/key`, `{"key":"${keys[service]}`)
    await call('PATCH', '/api/settings', { serving: service })
    for (let times = 0; times < 4; times += 1) {
      await call('POST', `${path}/test`)
      await call('GET', `${path}/models`)
      await call('POST', '/api/evaluate/text/marking-scheme', asking)
      await call('POST', '/api/openai/session', {})
      await call('GET', `${path}/voice-models`)
    }
    await call('POST', `${path}/key`, { key: keys.replaced })
    await call('POST', '/api/evaluate/text/marking-scheme', asking)
    await call('DELETE', path)
    await call('GET', '/api/settings')
  }
}

test('a key is in no answer, log line, error or file', async () => {
  const openai = await startFakeOpenai(answerLesson)
  const gemini = await startFakeGemini(answerLesson)
  onTestFinished(openai.stop)
  onTestFinished(gemini.stop)
  // Services repeat keys in their errors, in every way they know.
  const echo = (text: string) => ({
    status: 400,
    body: { error: { message: `Bad key ${text}`, code: text, type: text } },
  })
  let turn = 0
  openai.always(({ headers }) => {
    const key = String(headers.authorization).replace('Bearer ', '')
    const replies = [openaiErrors.key(key), echo(key), { body: `broken ${key}` }, { status: 500, body: key }]
    return { ...replies[turn++ % 4], headers: { 'retry-after-ms': '1', 'x-request-id': key } }
  })
  gemini.always(({ headers }) => {
    const key = String(headers['x-goog-api-key'])
    const replies = [geminiErrors.key, echo(key), { body: `broken ${key}` }, { status: 503, body: key }]
    return { ...replies[turn++ % 4], headers: { 'x-key': key } }
  })

  const answers: string[] = []
  const environment = { OPENAI_BASE_URL: openai.baseUrl, GEMINI_BASE_URL: gemini.baseUrl }
  const server = await startTestServer({ tutor: undefined, environment })
  await useEverything(recording(newFamily(server), answers))
  const developer = await startTestServer({
    tutor: undefined,
    environment: { ...environment, OPENAI_API_KEY: keys.environment, GEMINI_API_KEY: keys.environment },
  })
  await useEverything(recording(newFamily(developer), answers))

  const seen = new Set(
    [...openai.requests, ...gemini.requests].map(({ headers }) =>
      String(headers['x-goog-api-key'] ?? headers.authorization).replace('Bearer ', ''),
    ),
  )
  for (const key of Object.values(keys)) expect(seen).toContain(key)

  const places = new Map([
    ['answers', answers.join('\n')],
    ['log', server.logged() + developer.logged()],
  ])
  for (const { dataDir } of [server, developer]) {
    for (const file of readdirSync(dataDir, { recursive: true, withFileTypes: true })) {
      if (file.isFile())
        places.set(file.name + dataDir, readFileSync(join(file.parentPath, file.name), 'latin1'))
    }
  }
  expect(places.size).toBeGreaterThan(3)
  for (const [place, text] of places) {
    for (const key of Object.values(keys)) {
      for (const part of [key, key.slice(3, 20), Buffer.from(key).toString('base64').slice(0, 20)]) {
        expect(text.includes(part), `${place} holds ${part}`).toBe(false)
      }
    }
  }
})
