import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type BoosterGap, boosterGapSchema, type Mcq, OPTION_LETTERS } from '#contract/boosters.ts'
import { type Masteries, masteriesSchema } from '#contract/masteries.ts'
import type { Browser } from '#support/server/browser.ts'
import { newFamily } from '#support/server/families.ts'
import {
  addedDenominators,
  answered,
  generated,
  nextMcq,
  savedGap,
  savedGaps,
  submit,
} from '#support/server/gaps.ts'
import { freshFolder, startTestServer } from '#support/server/test-server.ts'
import { builtinTutor } from '../ai/providers/builtin/tutor.ts'

async function signedIn(options: Parameters<typeof startTestServer>[0] = {}) {
  const server = await startTestServer({ tutor: builtinTutor, ...options })
  const sqlite = () => new SQLite(join(server.dataDir, 'stepwise.db'))
  return { server, browser: newFamily(server), sqlite }
}

const readGaps = async (browser: Browser): Promise<BoosterGap[]> =>
  z.object({ gaps: z.array(boosterGapSchema) }).parse((await browser.get('/api/boosters/gaps')).json).gaps

const readMasteries = async (browser: Browser): Promise<Masteries> =>
  masteriesSchema.parse((await browser.get('/api/knowledge-masteries')).json)

const resolved = async (browser: Browser) =>
  (await readMasteries(browser)).masteries.filter(({ sourceType }) => sourceType === 'resolved_gap')

async function answerInRow(browser: Browser, gapId: number, count: number) {
  for (let done = 0; done < count; done++) await answered(browser, (await nextMcq(browser, gapId)).mcq, true)
}

test('five right in a row, after one wrong, master the gap; it is still so after a restart', async () => {
  const dataDir = freshFolder()
  const { server, browser } = await signedIn({ dataDir })
  const gapId = await savedGap(browser)
  const [first, second, third, ...others] = await generated(browser, gapId)
  if (!first || !second || !third) throw new Error('There are not enough questions')
  expect((await answered(browser, first, true)).progress).toEqual({
    consecutiveCorrectAnswers: 1,
    isResolved: false,
    bestRun: 1,
  })
  await answered(browser, second, true)
  const slip = await answered(browser, third, false)
  expect(slip).toMatchObject({
    isCorrect: false,
    explanation: expect.stringContaining('Add: $'),
    progress: { consecutiveCorrectAnswers: 0, isResolved: false, bestRun: 2 },
  })
  for (const mcq of others) await answered(browser, mcq, true)
  await answerInRow(browser, gapId, 2)
  expect(await resolved(browser)).toEqual([])
  const last = await answered(browser, (await nextMcq(browser, gapId)).mcq, true)
  expect(last.progress).toEqual({ consecutiveCorrectAnswers: 5, isResolved: true, bestRun: 5 })

  await server.close()
  const again = await startTestServer({ dataDir, tutor: builtinTutor })
  const later = again.browser()
  later.cookies.set('stepwise_session', browser.cookies.get('stepwise_session') ?? '')
  expect(await readGaps(later)).toMatchObject([
    {
      id: gapId,
      progress: { consecutiveCorrectAnswers: 5, isResolved: true },
      standard: { code: '5.NF.A.1' },
    },
  ])
  const { masteries, standards } = await readMasteries(later)
  // Worded as what is mastered: the gap's own words name the mistake.
  const words = { concept: addedDenominators.concept, description: 'Adds fractions.' }
  expect(masteries).toMatchObject([
    { sourceType: 'resolved_gap', ...words, standard: { standardCode: '5.NF.A.1' } },
    { sourceType: 'evaluation', standard: null },
  ])
  expect(masteries[0]?.evaluationId).toBe(masteries[1]?.evaluationId)
  expect(standards).toEqual([{ id: masteries[0]?.standardId, standardCode: '5.NF.A.1' }])
})

test('a resolved gap stays resolved whatever is answered later, and gives one mastery', async () => {
  const { browser } = await signedIn()
  const gapId = await savedGap(browser)
  await answerInRow(browser, gapId, 5)
  const kept = { consecutiveCorrectAnswers: 5, isResolved: true, bestRun: 5 }
  expect((await answered(browser, (await nextMcq(browser, gapId)).mcq, false)).progress).toEqual(kept)
  await answerInRow(browser, gapId, 6)
  expect(await readGaps(browser)).toMatchObject([{ progress: kept }])
  expect(await resolved(browser)).toHaveLength(1)
})

test('the fifth right answer, the resolved gap and the mastery are saved together or not at all', async () => {
  const { browser, sqlite } = await signedIn()
  const gapId = await savedGap(browser)
  await answerInRow(browser, gapId, 4)
  const { mcq } = await nextMcq(browser, gapId)
  const db = sqlite()
  for (const table of ['masteries', 'mcq_answers']) {
    db.exec(`create trigger spoil before insert on ${table} begin select raise(abort, 'spoilt'); end`)
    expect((await submit(browser, mcq, true)).status).toBe(500)
    db.exec('drop trigger spoil')
    expect(await readGaps(browser)).toMatchObject([
      { progress: { consecutiveCorrectAnswers: 4, isResolved: false } },
    ])
    expect(await resolved(browser)).toEqual([])
  }
  db.close()
  expect((await answered(browser, mcq, true)).progress.isResolved).toBe(true)
})

test('an answer that is sent again counts once and is answered alike', async () => {
  let now = new Date('2025-03-05T14:00:00Z')
  const { browser } = await signedIn({ now: () => now })
  const gapId = await savedGap(browser)
  const [first, second] = (await generated(browser, gapId)) as [Mcq, Mcq]
  const submissionId = crypto.randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => submit(browser, first, true, submissionId)),
  )
  for (const answer of answers) expect(answer.json).toEqual(answers[0]?.json)
  await answered(browser, second, true)
  // Hours later the retried request still finds what it was answered.
  now = new Date('2025-03-05T17:00:00Z')
  expect(await submit(browser, first, true, submissionId)).toMatchObject({
    json: { progress: { consecutiveCorrectAnswers: 1 } },
  })
  expect(await readGaps(browser)).toMatchObject([{ progress: { consecutiveCorrectAnswers: 2 } }])
})

test('without an id a repetition is told by question, letter and time', async () => {
  let now = new Date('2025-03-05T14:00:00Z')
  const { browser } = await signedIn({ now: () => now })
  const [mcq, other] = (await generated(browser, await savedGap(browser))) as [Mcq, Mcq]
  const run = async (question: Mcq, isRight: boolean) =>
    z
      .object({ progress: z.object({ consecutiveCorrectAnswers: z.number() }) })
      .parse((await submit(browser, question, isRight)).json).progress.consecutiveCorrectAnswers
  expect(await Promise.all([run(mcq, true), run(mcq, true), run(mcq, true)])).toEqual([1, 1, 1])
  expect(await run(other, true)).toBe(2)
  now = new Date('2025-03-05T14:00:04Z')
  expect(await run(mcq, true)).toBe(1)
  now = new Date('2025-03-05T14:00:06Z')
  // A new answer by now, but of a question that counts already.
  expect(await run(mcq, true)).toBe(2)
  expect(await run(mcq, false)).toBe(0)
})

test('windows that answer at the same time neither lose an answer nor count past five', async () => {
  const { server, browser } = await signedIn()
  const windows = Array.from({ length: 4 }, () => {
    const window = server.browser()
    window.cookies.set('stepwise_session', browser.cookies.get('stepwise_session') ?? '')
    return window
  })
  const gapId = await savedGap(browser)
  const mcqs = await generated(browser, gapId, 16)
  const send = (each: Mcq[]) =>
    Promise.all(each.map((mcq, index) => answered(windows[index % 4] ?? browser, mcq, true)))
  const runs = (await send(mcqs.slice(0, 4))).map(({ progress }) => progress.consecutiveCorrectAnswers)
  expect(runs.sort()).toEqual([1, 2, 3, 4])
  const results = await send(mcqs.slice(4))
  expect(results.every(({ progress }) => progress.consecutiveCorrectAnswers === 5)).toBe(true)
  expect(await readGaps(browser)).toMatchObject([
    { progress: { consecutiveCorrectAnswers: 5, isResolved: true } },
  ])
  expect(await resolved(browser)).toHaveLength(1)
})

test('the next question is an unseen one, then the one answered wrong longest ago, then a new one', async () => {
  const { browser } = await signedIn()
  const gapId = await savedGap(browser)
  const unasked = await nextMcq(browser, gapId)
  expect(unasked.message).toBeUndefined()
  const set = z
    .object({ mcqs: z.array(z.object({ id: z.number() })) })
    .parse((await browser.get(`/api/boosters/mcqs/${gapId}`)).json)
    .mcqs.map(({ id }) => id)
  expect(set).toHaveLength(5)
  expect(unasked.mcq.id).toBe(set[0])
  for (const [place, isRight] of [true, false, true, false, true].entries()) {
    const { mcq, message } = await nextMcq(browser, gapId)
    expect([mcq.id, message]).toEqual([set[place], undefined])
    await answered(browser, mcq, isRight)
  }
  const again = await nextMcq(browser, gapId)
  expect(again.mcq.id).toBe(set[1])
  expect(again.message).toMatch(/another go/)
  await answered(browser, again.mcq, false)
  const other = await nextMcq(browser, gapId)
  expect(other.mcq.id).toBe(set[3])
  await answered(browser, other.mcq, true)
  await answered(browser, (await nextMcq(browser, gapId)).mcq, true)
  const fresh = await nextMcq(browser, gapId)
  expect(set).not.toContain(fresh.mcq.id)
  expect(fresh.message).toMatch(/new ones/)
})

test('windows that need a new question at the same time share one new set', async () => {
  const { browser, sqlite } = await signedIn()
  const gapId = await savedGap(browser)
  const nexts = await Promise.all(Array.from({ length: 6 }, () => nextMcq(browser, gapId)))
  expect(new Set(nexts.map(({ mcq }) => mcq.id)).size).toBe(1)
  const db = sqlite()
  expect(db.prepare('select count(*) from mcqs').pluck().get()).toBe(5)
  db.close()
})

test('the newest set is listed; no set repeats a question; the right letters are spread evenly', async () => {
  const { browser, sqlite } = await signedIn()
  const gapId = await savedGap(browser)
  expect((await browser.get(`/api/boosters/mcqs/${gapId}`)).json).toEqual({ mcqs: [] })
  await Promise.all(Array.from({ length: 10 }, () => generated(browser, gapId, 20)))
  const newest = await generated(browser, gapId, 3)
  expect((await browser.get(`/api/boosters/mcqs/${gapId}`)).json).toEqual({
    mcqs: newest.map(mcq => ({ ...mcq, isAnswered: false })),
  })
  const db = sqlite()
  const stored = db.prepare('select question, correct_answer as letter from mcqs').all()
  db.close()
  const questions = z.array(z.object({ question: z.string(), letter: z.enum(OPTION_LETTERS) })).parse(stored)
  expect(new Set(questions.map(({ question }) => question)).size).toBe(203)
  for (const letter of OPTION_LETTERS) {
    const count = questions.filter(each => each.letter === letter).length
    expect(Math.abs(count - 50)).toBeLessThanOrEqual(1)
  }
})

test('gaps still to master come first, the newest of them first', async () => {
  const { browser } = await signedIn()
  const concepts = ['Adding fractions', 'Powers', 'Rounding numbers']
  const ids = await savedGaps(
    browser,
    concepts.map(concept => ({ concept, description: 'x' })),
  )
  await answerInRow(browser, ids[2] ?? 0, 5)
  const gaps = await readGaps(browser)
  expect(gaps.map(({ concept }) => concept)).toEqual(['Powers', 'Adding fractions', 'Rounding numbers'])
  expect(gaps.map(({ standard }) => standard)).toEqual([null, null, null])
})
