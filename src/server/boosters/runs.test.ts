import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type Mcq, OPTION_LETTERS } from '#contract/boosters.ts'
import { masteriesSchema } from '#contract/masteries.ts'
import { newFamily } from '#support/server/families.ts'
import { answered, generated, savedGap } from '#support/server/gaps.ts'
import { startTestServer } from '#support/server/test-server.ts'
import { builtinTutor } from '../ai/providers/builtin/tutor.ts'

async function signedIn() {
  const server = await startTestServer({ tutor: builtinTutor })
  const sqlite = () => new SQLite(join(server.dataDir, 'stepwise.db'))
  return { browser: newFamily(server), sqlite }
}

test('one question answered five times counts once in a run', async () => {
  const { browser } = await signedIn()
  const gapId = await savedGap(browser)
  const [first, second, third] = (await generated(browser, gapId)) as [Mcq, Mcq, Mcq]
  expect(await answered(browser, first, true)).not.toHaveProperty('isRepeated')
  for (let again = 0; again < 5; again++) {
    expect(await answered(browser, first, true)).toMatchObject({
      isCorrect: true,
      isRepeated: true,
      progress: { consecutiveCorrectAnswers: 1, isResolved: false },
    })
  }
  expect((await answered(browser, second, true)).progress.consecutiveCorrectAnswers).toBe(2)
  // After a wrong answer a new run begins, in which it counts again.
  await answered(browser, third, false)
  expect((await answered(browser, first, true)).progress.consecutiveCorrectAnswers).toBe(1)
  const { masteries } = masteriesSchema.parse((await browser.get('/api/knowledge-masteries')).json)
  expect(masteries.filter(({ sourceType }) => sourceType === 'resolved_gap')).toEqual([])
})

test('the same words in another set are the same question', async () => {
  const { browser, sqlite } = await signedIn()
  const gapId = await savedGap(browser)
  const [first] = (await generated(browser, gapId)) as [Mcq]
  await answered(browser, first, true)
  const [other] = (await generated(browser, gapId)) as [Mcq]
  const db = sqlite()
  db.prepare('update mcqs set question = ? where id = ?').run(first.question, other.id)
  db.close()
  expect(await answered(browser, other, true)).toMatchObject({ isRepeated: true })
})

test('a set tells which of its questions were answered, so that practice goes on where it was', async () => {
  const { browser } = await signedIn()
  const gapId = await savedGap(browser)
  const [first] = (await generated(browser, gapId)) as [Mcq]
  await answered(browser, first, true)
  const { json } = await browser.get(`/api/boosters/mcqs/${gapId}`)
  const { mcqs } = z.object({ mcqs: z.array(z.object({ isAnswered: z.boolean() })) }).parse(json)
  expect(mcqs.map(({ isAnswered }) => isAnswered)).toEqual([true, false, false, false, false])
})

test('what went wrong is said where that option was chosen, and nowhere else', async () => {
  const { browser, sqlite } = await signedIn()
  const gapId = await savedGap(browser)
  const [mcq] = (await generated(browser, gapId)) as [Mcq]
  const db = sqlite()
  const noted = db.prepare('select note, note_option as option from mcqs where id = ?').get(mcq.id)
  db.close()
  const { note, option } = z.object({ note: z.string(), option: z.enum(OPTION_LETTERS) }).parse(noted)
  expect(note).toContain('You added the tops')
  for (const userAnswer of OPTION_LETTERS) {
    const { json } = await browser.post('/api/boosters/submit-answer', { mcqId: mcq.id, userAnswer })
    const { explanation } = z.object({ explanation: z.string() }).parse(json)
    expect(explanation.endsWith(note)).toBe(userAnswer === option)
  }
})
