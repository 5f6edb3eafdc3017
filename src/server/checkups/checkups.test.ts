import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { expect, test } from 'vitest'
import { checkupEndpoints, checkupSchema } from '#contract/checkups.ts'
import { evaluationEndpoints } from '#contract/evaluations.ts'
import { masteriesSchema } from '#contract/masteries.ts'
import { practiceEndpoints } from '#contract/practice.ts'
import { writtenOut } from '#maths/notation/latex.ts'
import type { Browser } from '#support/server/browser.ts'
import {
  answerAll,
  answerWith,
  rightAnswer,
  sendAnswer,
  startCheckup,
  wrongAnswer,
} from '#support/server/checkups.ts'
import { newFamily } from '#support/server/families.ts'
import { startTestServer } from '#support/server/test-server.ts'
import { builtinTutor } from '../ai/providers/builtin/tutor.ts'

async function signedIn() {
  const clock = { now: new Date('2025-03-05T14:00:00Z') }
  const server = await startTestServer({ tutor: builtinTutor, now: () => clock.now })
  const count = (sql: string) => {
    const sqlite = new SQLite(join(server.dataDir, 'stepwise.db'), { readonly: true })
    const number = sqlite.prepare(sql).pluck().get()
    sqlite.close()
    return number
  }
  return { server, browser: newFamily(server), clock, count }
}

const overview = async (browser: Browser) =>
  checkupEndpoints.overview.answer.parse((await browser.get('/api/checkups')).json)
const groups = async (browser: Browser) =>
  practiceEndpoints.gaps.answer.parse((await browser.get('/api/practice/gaps')).json).groups
const evaluations = async (browser: Browser) =>
  evaluationEndpoints.list.answer.parse((await browser.get('/api/evaluations')).json)

/** As it stands among the evaluations: in the signs that people type. */
const typed = (question: string) => writtenOut(question).replace(/ {2,}/g, ' ')

test('a child that knows everything hears what sits; each answer is an evaluation, and no gap is made', async () => {
  const { browser } = await signedIn()
  const before = await overview(browser)
  expect(before.areas.map(({ id }) => id)).toContain('fractions')
  expect(before).not.toHaveProperty('underWay')
  const checkup = await startCheckup(browser, { grade: 4, areas: ['numbers'] })
  expect(checkup).toMatchObject({ grade: 4, areas: ['numbers'], answers: [], question: { number: 1 } })
  const ended = await answerAll(browser, checkup, rightAnswer)
  expect(ended.answers.length).toBeGreaterThanOrEqual(8)
  expect(ended.answers.length).toBeLessThanOrEqual(15)
  expect(ended.answers.filter(({ isRight }) => !isRight)).toEqual([])
  expect(ended.summary).toMatchObject({ wobbles: [], unsure: [] })
  const asked = new Set(ended.answers.map(({ concept }) => concept))
  expect(new Set(ended.summary?.sits.map(({ concept }) => concept))).toEqual(asked)
  expect(new Set(ended.answers.map(({ question }) => question)).size).toBe(ended.answers.length)
  const saved = await evaluations(browser)
  expect(saved.map(({ question }) => question)).toEqual(
    ended.answers.map(({ question }) => typed(question)).reverse(),
  )
  for (const { score, totalScore, markedBy, checkupId } of saved) {
    expect([score, markedBy, checkupId]).toEqual([totalScore, { by: 'builtin' }, checkup.id])
  }
  const { masteries } = masteriesSchema.parse((await browser.get('/api/knowledge-masteries')).json)
  expect(new Set(masteries.map(({ concept }) => concept))).toEqual(asked)
  expect(await groups(browser)).toEqual([])
  expect(await overview(browser)).toMatchObject({ ended: [{ id: checkup.id }] })
})

test('a misconception is told after two answers that show it, and its gap is there to be practised', async () => {
  const { browser } = await signedIn()
  const checkup = await startCheckup(browser, { grade: 5, concepts: ['Adding fractions'] })
  const ended = await answerAll(browser, checkup, text => answerWith('added-denominators', text))
  const description = 'Adds denominators instead of finding a common one.'
  const found = await groups(browser)
  expect(found).toMatchObject([{ concept: 'Adding fractions', description, state: 'open' }])
  expect(found[0]?.seen.length).toBeGreaterThanOrEqual(2)
  expect(ended.summary?.wobbles).toEqual([
    { gapId: found[0]?.gapId, concept: 'Adding fractions', description },
  ])
  const next = await browser.get(`/api/boosters/next-mcq/${found[0]?.gapId}`)
  expect(next.status).toBe(200)
})

test('what a check-up has shown to sit comes back too, and is looked at by a short one', async () => {
  const { browser, clock } = await signedIn()
  const ended = await answerAll(browser, await startCheckup(browser), rightAnswer)
  const today = async () =>
    practiceEndpoints.today.answer.parse((await browser.get('/api/practice/today')).json)
  const howManyDue = async () => {
    const { due, moreDue } = await today()
    return due.length + moreDue
  }
  expect((await today()).due).toEqual([])
  clock.now = new Date('2026-03-05T14:00:00Z')
  const { due } = await today()
  // How many concepts a check-up of the whole grade comes by is left to chance.
  const asked = new Set(ended.answers.map(({ concept }) => concept))
  expect(await howManyDue()).toBe(asked.size)
  expect(due.length).toBeLessThanOrEqual(5)
  for (const each of due) expect(each).not.toHaveProperty('gapId')
  const look = await startCheckup(browser, {
    grade: 4,
    concepts: due.slice(0, 1).map(({ concept }) => concept),
  })
  const looked = await answerAll(browser, look, rightAnswer)
  expect(looked.answers.length).toBeLessThanOrEqual(4)
  const lookedAt = new Set(looked.answers.map(({ concept }) => concept))
  expect(await howManyDue()).toBe([...asked].filter(concept => !lookedAt.has(concept)).length)
  expect((await today()).due.map(({ concept }) => concept)).not.toContain(due[0]?.concept)
})

test('one wrong answer alone is no gap', async () => {
  const { browser } = await signedIn()
  let isFirst = true
  const ended = await answerAll(browser, await startCheckup(browser), text => {
    const answer = isFirst ? wrongAnswer(text) : rightAnswer(text)
    isFirst = false
    return answer
  })
  expect(ended.summary).toMatchObject({ wobbles: [], unsure: [ended.answers[0]?.concept] })
  expect(await groups(browser)).toEqual([])
})

test('it is left and resumed, and while it is under way another start goes on with it', async () => {
  const { browser } = await signedIn()
  const [one, other] = await Promise.all([startCheckup(browser), startCheckup(browser, { grade: 7 })])
  expect(one.id).toBe(other.id)
  const after = checkupSchema.parse(
    (await sendAnswer(browser, one, rightAnswer(one.question?.question ?? ''))).json,
  )
  expect(after).toMatchObject({ answers: [{ number: 1, isRight: true }], question: { number: 2 } })
  expect((await overview(browser)).underWay).toEqual(after)
  expect(await startCheckup(browser, { grade: 9 })).toEqual(after)
  expect((await browser.get(`/api/checkups/${one.id}`)).json).toEqual(after)
})

test('an answer sent again counts once; from another window the first one stays', async () => {
  const { browser, clock, count } = await signedIn()
  clock.now = new Date('2025-03-05T23:59:59')
  const checkup = await startCheckup(browser)
  const right = rightAnswer(checkup.question?.question ?? '')
  const submissionId = crypto.randomUUID()
  const [first, again] = await Promise.all([
    sendAnswer(browser, checkup, right, submissionId),
    sendAnswer(browser, checkup, right, submissionId),
  ])
  expect([first.status, again.json]).toEqual([200, first.json])
  clock.now = new Date('2025-03-06T00:00:10')
  expect((await sendAnswer(browser, checkup, right, submissionId)).json).toEqual(first.json)
  const late = await sendAnswer(browser, checkup, '1')
  expect([late.status, late.json]).toMatchObject([409, { code: 'already_answered' }])
  // With the clock set back by a year it goes on.
  clock.now = new Date('2024-03-05T14:00:00')
  await sendAnswer(browser, checkupSchema.parse(first.json), '')
  expect(count('select count(*) from checkup_questions where answer is not null')).toBe(2)
  expect(count('select count(*) from reviews')).toBe(2)
  expect(count('select count(*) from evaluations')).toBe(0)
})

test('many windows that answer at once store one answer', async () => {
  const { browser, count } = await signedIn()
  const checkup = await startCheckup(browser)
  const answers = await Promise.all(Array.from({ length: 6 }, () => sendAnswer(browser, checkup, '')))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
  expect(count('select count(*) from checkup_questions')).toBe(2)
})

test('it ends early when wished, with what was answered; twice is once', async () => {
  const { browser, count } = await signedIn()
  const checkup = await startCheckup(browser)
  await sendAnswer(browser, checkup, rightAnswer(checkup.question?.question ?? ''))
  const ends = await Promise.all([1, 2].map(() => browser.post(`/api/checkups/${checkup.id}/end`)))
  const ended = checkupSchema.parse(ends[0]?.json)
  expect(ends[1]?.json).toEqual(ended)
  expect(ended).toMatchObject({ answers: { length: 1 }, summary: { sits: { length: 1 } } })
  expect(ended).not.toHaveProperty('question')
  expect(count('select count(*) from evaluations where checkup_id is not null')).toBe(1)
  expect((await sendAnswer(browser, checkup, '1')).status).toBe(409)
  expect((await startCheckup(browser)).id).not.toBe(checkup.id)
})

test('not knowing is an answer, and what can’t be read is asked for again', async () => {
  const { browser, count } = await signedIn()
  const checkup = await startCheckup(browser)
  const unread = await sendAnswer(browser, checkup, 'the cat sat on the mat')
  expect([unread.status, unread.json]).toMatchObject([422, { code: 'answer_unread' }])
  expect(count('select count(*) from checkup_questions where answer is not null')).toBe(0)
  const skipped = checkupSchema.parse((await sendAnswer(browser, checkup, "I don't know")).json)
  expect(skipped.answers).toMatchObject([{ answer: '', isRight: false, score: 0 }])
})

test('distress in an answer is heard first, and nothing is marked', async () => {
  const { browser, count } = await signedIn()
  const checkup = await startCheckup(browser)
  const heard = await sendAnswer(browser, checkup, 'i want to die')
  expect([heard.status, heard.json]).toMatchObject([422, { code: 'kind_words' }])
  expect(count('select count(*) from checkup_questions where answer is not null')).toBe(0)
})

test('what may be distress is marked with kind words beside it, which come alone where nothing can be read', async () => {
  const { browser, count } = await signedIn()
  const checkup = await startCheckup(browser)
  const worry = 'im just so tired of pretending to be okay every day'
  const unread = await sendAnswer(browser, checkup, worry)
  expect([unread.status, unread.json]).toMatchObject([422, { code: 'kind_words' }])
  const right = rightAnswer(checkup.question?.question ?? '')
  const marked = await sendAnswer(browser, checkup, `${right}\n${worry}`)
  expect([marked.status, marked.json]).toMatchObject([200, { careWords: expect.any(String) }])
  expect(count('select count(*) from checkup_questions where answer is not null')).toBe(1)
})

test('another family’s check-up is not there, and bad input is refused with words', async () => {
  const { server, browser, count } = await signedIn()
  const checkup = await startCheckup(browser)
  const other = newFamily(server, 'other@example.org')
  for (const { status } of [
    await other.get(`/api/checkups/${checkup.id}`),
    await sendAnswer(other, checkup, '1'),
    await other.post(`/api/checkups/${checkup.id}/end`),
  ]) {
    expect(status).toBe(404)
  }
  expect(await overview(other)).toMatchObject({ ended: [] })
  for (const wish of [
    {},
    { grade: 13 },
    { grade: 4, areas: ['alchemy'] },
    { grade: 4, areas: 'numbers' },
    { grade: 4, concepts: [] },
    { grade: 4, concepts: ['Roman trade'] },
  ]) {
    expect((await other.post('/api/checkups', wish)).status, JSON.stringify(wish)).toBe(400)
  }
  for (const body of [
    { number: 2, answer: '1', submissionId: crypto.randomUUID() },
    { number: 0, answer: '1', submissionId: crypto.randomUUID() },
    { number: 1, answer: 5, submissionId: crypto.randomUUID() },
    { number: 1, answer: '1' },
    { number: 1, answer: '1', submissionId: 'x' },
  ]) {
    expect(
      (await browser.post(`/api/checkups/${checkup.id}/answers`, body)).status,
      JSON.stringify(body),
    ).toBe(400)
  }
  const long = { number: 1, answer: '1'.repeat(20_001), submissionId: crypto.randomUUID() }
  expect((await browser.post(`/api/checkups/${checkup.id}/answers`, long)).status).toBe(413)
  expect(count('select count(*) from checkups')).toBe(1)
  expect(count('select count(*) from checkup_questions where answer is not null')).toBe(0)
})
