import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { expect, test } from 'vitest'
import type { PracticeQuestion } from '#maths/practice/practice-question.ts'
import { newFamily } from '#support/server/families.ts'
import { generated, nextMcq, savedGap, submit } from '#support/server/gaps.ts'
import { startTestServer } from '#support/server/test-server.ts'
import { builtinTutor } from '../ai/providers/builtin/tutor.ts'
import type { Tutor } from '../ai/tutor.ts'

async function signedIn(tutor: Tutor = builtinTutor) {
  const server = await startTestServer({ tutor })
  const count = (table: string) => {
    const sqlite = new SQLite(join(server.dataDir, 'stepwise.db'), { readonly: true })
    const rows = sqlite.prepare(`select count(*) from ${table}`).pluck().get()
    sqlite.close()
    return rows
  }
  return { server, browser: newFamily(server), count }
}

const history = { concept: 'Roman trade', description: 'How goods moved between provinces.' }

test("another family's gap and question are not there", async () => {
  const { server, browser, count } = await signedIn()
  const gapId = await savedGap(browser)
  const [mcq] = await generated(browser, gapId)
  if (!mcq) throw new Error('There is no question')
  const other = newFamily(server, 'other@example.org')
  const theirs = [
    await other.get(`/api/boosters/mcqs/${gapId}`),
    await other.get(`/api/boosters/next-mcq/${gapId}`),
    await other.post('/api/boosters/generate-mcqs', { gapId, count: 5 }),
    await submit(other, mcq, true),
  ]
  const nobodys = [
    await other.get('/api/boosters/mcqs/999'),
    await other.get('/api/boosters/next-mcq/999'),
    await other.post('/api/boosters/generate-mcqs', { gapId: 999, count: 5 }),
    await submit(other, { ...mcq, id: 999 }, true),
  ]
  for (const [index, { status, json }] of theirs.entries()) {
    expect([status, json]).toEqual([404, nobodys[index]?.json])
    expect(json).toMatchObject({ code: 'not_found', message: expect.any(String) })
  }
  expect((await other.get('/api/boosters/gaps')).json).toEqual({ gaps: [] })
  expect((await other.get('/api/knowledge-masteries')).json).toEqual({ masteries: [], standards: [] })
  expect([count('mcqs'), count('mcq_answers'), count('gap_progress')]).toEqual([5, 0, 0])
})

test('a visitor gets none of the calls', async () => {
  const { server } = await signedIn()
  const visitor = server.browser()
  for (const path of [
    '/api/boosters/gaps',
    '/api/boosters/mcqs/1',
    '/api/boosters/next-mcq/1',
    '/api/knowledge-masteries',
  ]) {
    expect((await visitor.get(path)).status, path).toBe(401)
  }
  for (const path of ['/api/boosters/generate-mcqs', '/api/boosters/submit-answer']) {
    expect((await visitor.post(path, {})).status, path).toBe(401)
  }
})

test('a count, a letter or an id that is none is refused with words, and nothing happens', async () => {
  const { browser, count } = await signedIn()
  const gapId = await savedGap(browser)
  const [mcq] = await generated(browser, gapId)
  for (const wrong of [0, 500, 21, 'x', -1, 2.5, null, [5]]) {
    const answer = await browser.post('/api/boosters/generate-mcqs', { gapId, count: wrong })
    expect(answer, String(wrong)).toMatchObject({
      status: 400,
      json: { fields: { count: 'Please ask for 1 to 20 questions' } },
    })
  }
  for (const userAnswer of ['E', 'a', '', 'AB', 1, null, undefined]) {
    const answer = await browser.post('/api/boosters/submit-answer', { mcqId: mcq?.id, userAnswer })
    expect(answer, String(userAnswer)).toMatchObject({
      status: 400,
      json: { fields: { userAnswer: 'Please choose one of the answers A, B, C or D' } },
    })
  }
  for (const bad of ['0', '-1', '1.5', 'x', '9'.repeat(30), '%27']) {
    expect((await browser.get(`/api/boosters/mcqs/${bad}`)).status, bad).toBe(400)
    expect((await browser.get(`/api/boosters/next-mcq/${bad}`)).status, bad).toBe(400)
  }
  for (const submissionId of ['1', '', 5]) {
    const answer = await browser.post('/api/boosters/submit-answer', {
      mcqId: mcq?.id,
      userAnswer: 'A',
      submissionId,
    })
    expect(answer.status).toBe(400)
  }
  expect([count('mcqs'), count('mcq_answers')]).toEqual([5, 0])
})

test('an answer to a question of a deleted gap is not counted, and says so', async () => {
  const { server, browser, count } = await signedIn()
  const gapId = await savedGap(browser)
  const [mcq] = await generated(browser, gapId)
  if (!mcq) throw new Error('There is no question')
  await submit(browser, mcq, true)
  const sqlite = new SQLite(join(server.dataDir, 'stepwise.db'))
  sqlite.pragma('foreign_keys = on')
  sqlite.prepare('delete from gaps where id = ?').run(gapId)
  sqlite.close()
  expect(await submit(browser, mcq, true)).toMatchObject({
    status: 404,
    json: { message: expect.stringContaining('no longer there') },
  })
  expect([count('mcqs'), count('mcq_answers'), count('gap_progress')]).toEqual([0, 0, 0])
})

test('a gap that only an AI knows says what to do, and nothing is stored', async () => {
  const { browser, count } = await signedIn()
  const gapId = await savedGap(browser, history)
  for (const answer of [
    await browser.post('/api/boosters/generate-mcqs', { gapId, count: 5 }),
    await browser.get(`/api/boosters/next-mcq/${gapId}`),
  ]) {
    expect(answer).toMatchObject({
      status: 503,
      json: { code: 'ai_not_connected', message: expect.stringContaining('connect an AI in Settings') },
    })
  }
  expect(count('mcqs')).toBe(0)
})

const good: PracticeQuestion = {
  question: 'Which good did Rome buy in Egypt?',
  answer: 'Grain',
  wrongAnswers: ['Silk', 'Tea', 'Cotton'],
  explanation: 'Egypt grew more grain than it needed.',
}

test.each<[string, Partial<PracticeQuestion>]>([
  ['three options', { wrongAnswers: ['Silk', 'Tea'] }],
  ['two equal options', { wrongAnswers: ['Silk', 'Tea', 'Silk'] }],
  ['a wrong key', { question: 'What is 2 + 3?', answer: '6', wrongAnswers: ['5', '7', '8'] }],
  ['no explanation', { explanation: ' ' }],
])('a tutor whose last question has %s stores nothing of the whole set', async (_, change) => {
  const tutor: Tutor = {
    ...builtinTutor,
    makeQuestions: async () => [
      good,
      { ...good, question: 'Which road led to Rome?' },
      { ...good, question: 'And?', ...change },
    ],
  }
  const { browser, count } = await signedIn(tutor)
  const gapId = await savedGap(browser, history)
  expect(await browser.post('/api/boosters/generate-mcqs', { gapId, count: 3 })).toMatchObject({
    status: 502,
    json: { code: 'ai_unreadable' },
  })
  expect(count('mcqs')).toBe(0)
  expect((await generated(browser, gapId, 2)).map(({ question }) => question)).toHaveLength(2)
})

test('a gap that is deleted while its questions are made gets none', async () => {
  const { promise: isMaking, resolve: making } = Promise.withResolvers<void>()
  const { promise: isDeleted, resolve: deleted } = Promise.withResolvers<void>()
  const tutor: Tutor = {
    ...builtinTutor,
    async makeQuestions() {
      making()
      await isDeleted
      return [good]
    },
  }
  const { server, browser, count } = await signedIn(tutor)
  const gapId = await savedGap(browser, history)
  const asked = browser.post('/api/boosters/generate-mcqs', { gapId, count: 1 })
  await isMaking
  const sqlite = new SQLite(join(server.dataDir, 'stepwise.db'))
  sqlite.prepare('delete from gaps where id = ?').run(gapId)
  sqlite.close()
  deleted()
  expect((await asked).status).toBe(404)
  expect(count('mcqs')).toBe(0)
})

test('questions that failed once can be made the next time', async () => {
  let isFirst = true
  const tutor: Tutor = {
    ...builtinTutor,
    async makeQuestions(input, signal) {
      if (!isFirst) return builtinTutor.makeQuestions(input, signal)
      isFirst = false
      throw new Error('It broke')
    },
  }
  const { browser } = await signedIn(tutor)
  const gapId = await savedGap(browser)
  expect((await browser.get(`/api/boosters/next-mcq/${gapId}`)).status).toBe(500)
  expect((await nextMcq(browser, gapId)).mcq.question).toContain('frac')
})
