import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { createEmptyCard, fsrs, Rating } from 'ts-fsrs'
import { expect, test } from 'vitest'
import { type AnswerResult, boosterEndpoints } from '#contract/boosters.ts'
import { practiceEndpoints } from '#contract/practice.ts'
import type { Browser } from '#support/server/browser.ts'
import { newFamily } from '#support/server/families.ts'
import { addedDenominators, answered, nextMcq, savedGap, submit } from '#support/server/gaps.ts'
import { evaluation } from '#support/server/samples.ts'
import { startTestServer } from '#support/server/test-server.ts'
import { builtinTutor } from '../ai/providers/builtin/tutor.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

async function signedIn() {
  const clock = { now: new Date('2025-03-05T14:00:00Z') }
  const server = await startTestServer({ tutor: builtinTutor, now: () => clock.now })
  const later = (milliseconds: number) => {
    clock.now = new Date(clock.now.getTime() + milliseconds)
  }
  const count = (sql: string) => {
    const sqlite = new SQLite(join(server.dataDir, 'stepwise.db'), { readonly: true })
    const number = sqlite.prepare(sql).pluck().get()
    sqlite.close()
    return number
  }
  return { browser: newFamily(server), clock, later, count }
}

const practise = async (browser: Browser, gapId: number, isRight: boolean): Promise<AnswerResult> =>
  answered(browser, (await nextMcq(browser, gapId)).mcq, isRight)

async function master(browser: Browser, gapId: number): Promise<AnswerResult> {
  for (let done = 0; done < 4; done++) await practise(browser, gapId, true)
  return practise(browser, gapId, true)
}

const readToday = async (browser: Browser) =>
  practiceEndpoints.today.answer.parse((await browser.get('/api/practice/today')).json)
const readGroups = async (browser: Browser) =>
  practiceEndpoints.gaps.answer.parse((await browser.get('/api/practice/gaps')).json).groups

test('a mastered gap comes back when ts-fsrs says so, and a right look puts it off again', async () => {
  const { browser, clock, later } = await signedIn()
  const gapId = await savedGap(browser)
  const { returnsAt = '' } = await master(browser, gapId)
  const scheduler = fsrs()
  let card = createEmptyCard(clock.now)
  for (let done = 0; done < 5; done++) card = scheduler.next(card, clock.now, Rating.Good).card
  expect(returnsAt).toBe(card.due.toISOString())
  expect(await readToday(browser)).toMatchObject({ due: [], minutes: 0, open: [] })
  expect((await readGroups(browser))[0]?.state).toBe('mastered')

  clock.now = card.due
  expect(await readToday(browser)).toMatchObject({
    due: [{ concept: 'Adding fractions', gapId, dueAt: returnsAt }],
    moreDue: 0,
    minutes: 2,
    streak: { days: 1 },
  })
  expect((await readGroups(browser))[0]?.state).toBe('due')
  card = scheduler.next(card, clock.now, Rating.Good).card
  const look = await practise(browser, gapId, true)
  expect(look).toMatchObject({
    look: 'passed',
    returnsAt: card.due.toISOString(),
    progress: { isResolved: true },
  })
  expect((await readToday(browser)).due).toEqual([])
  later(MINUTE)
  expect(await practise(browser, gapId, true)).not.toHaveProperty('look')
})

test('two wrong answers in a look open the gap again; five right ones close it, with one mastery in all', async () => {
  const { browser, clock, later, count } = await signedIn()
  const gapId = await savedGap(browser)
  clock.now = new Date((await master(browser, gapId)).returnsAt ?? '')
  expect(await practise(browser, gapId, false)).toMatchObject({
    look: 'again',
    progress: { isResolved: true, consecutiveCorrectAnswers: 5 },
  })
  later(MINUTE)
  expect(await practise(browser, gapId, false)).toMatchObject({
    look: 'reopened',
    progress: { isResolved: false, consecutiveCorrectAnswers: 0, bestRun: 5 },
  })
  expect(await readGroups(browser)).toMatchObject([{ gapId, state: 'reopened' }])
  expect((await readToday(browser)).open).toMatchObject([{ gapId }])
  await master(browser, gapId)
  expect(await readGroups(browser)).toMatchObject([{ state: 'mastered' }])
  expect(count(`select count(*) from masteries where source_type = 'resolved_gap'`)).toBe(1)
})

test('one wrong answer and then a right one keep the mastery, and so does playing before it is due', async () => {
  const { browser, clock, later } = await signedIn()
  const gapId = await savedGap(browser)
  const { returnsAt = '' } = await master(browser, gapId)
  for (let wrong = 0; wrong < 3; wrong++) {
    const played = await practise(browser, gapId, false)
    expect(played.progress.isResolved).toBe(true)
    expect(played).not.toHaveProperty('look')
  }
  clock.now = new Date(new Date(returnsAt).getTime() + DAY)
  expect(await practise(browser, gapId, false)).toMatchObject({ look: 'again' })
  later(MINUTE)
  expect(await practise(browser, gapId, true)).toMatchObject({
    look: 'passed',
    progress: { isResolved: true },
  })
})

test('an answer sent again, from another window, over midnight or with the clock set back counts once', async () => {
  const { browser, clock, later, count } = await signedIn()
  clock.now = new Date('2025-03-05T23:59:30')
  const gapId = await savedGap(browser)
  const { mcq } = await nextMcq(browser, gapId)
  const submissionId = crypto.randomUUID()
  const send = () => submit(browser, mcq, true, submissionId)
  const first = await Promise.all([send(), send()])
  later(MINUTE)
  const [after] = [await send()]
  expect([...first, after].map(({ json }) => json)).toEqual([after.json, after.json, after.json])
  expect(count('select count(*) from reviews')).toBe(1)
  await practise(browser, gapId, true)
  expect((await readToday(browser)).streak).toMatchObject({ days: 2 })
  later(-60 * DAY)
  await practise(browser, gapId, true)
  expect(count('select count(*) from reviews')).toBe(3)
  expect(count('select reps from concept_states')).toBe(3)
  expect(await readGroups(browser)).toMatchObject([{ progress: { consecutiveCorrectAnswers: 3 } }])
})

test('at most ten minutes of looks are asked for in a day', async () => {
  const { browser, later } = await signedIn()
  const concepts = [
    'Powers',
    'Times tables',
    'Area',
    'Perimeter',
    'Prime numbers',
    'Reciprocals',
    'Elapsed time',
  ]
  for (const concept of concepts) {
    await master(browser, await savedGap(browser, { concept, description: 'Needs more practice.' }))
  }
  later(300 * DAY)
  expect(await readToday(browser)).toMatchObject({ due: { length: 5 }, moreDue: 2, minutes: 10 })
})

test('after a hint a right answer keeps the run and adds nothing to it; the same question may count later', async () => {
  const { browser } = await signedIn()
  const gapId = await savedGap(browser)
  await practise(browser, gapId, true)
  const { mcq } = await nextMcq(browser, gapId)
  const hints = []
  for (const level of [1, 2]) {
    const { json } = await browser.post('/api/boosters/hint', { mcqId: mcq.id, level })
    hints.push(boosterEndpoints.hint.answer.parse(json))
  }
  expect(hints[0]?.hint).toContain('?')
  expect(hints[1]?.hint).not.toBe(hints[0]?.hint)
  const run = { consecutiveCorrectAnswers: 1, isResolved: false, bestRun: 1 }
  expect(await answered(browser, mcq, true)).toMatchObject({ isCorrect: true, isHinted: true, progress: run })
  const again = await answered(browser, mcq, true)
  expect(again).not.toHaveProperty('isHinted')
  expect(again.progress.consecutiveCorrectAnswers).toBe(2)
})

test('a hint that a page forgot to tell counts, one for no question or of no level is refused', async () => {
  const { browser } = await signedIn()
  const gapId = await savedGap(browser, addedDenominators)
  const { mcq } = await nextMcq(browser, gapId)
  const body = { mcqId: mcq.id, userAnswer: mcq.correctAnswer, hintsUsed: 1 }
  expect((await browser.post('/api/boosters/submit-answer', body)).json).toMatchObject({
    isHinted: true,
    progress: { consecutiveCorrectAnswers: 0 },
  })
  for (const level of [0, 3, 1.5, 'x', null]) {
    expect((await browser.post('/api/boosters/hint', { mcqId: mcq.id, level })).status, String(level)).toBe(
      400,
    )
  }
  expect((await browser.post('/api/boosters/hint', { mcqId: 999, level: 1 })).status).toBe(404)
})

test('mixed practice asks five questions of open gaps and due masteries, each for its own gap', async () => {
  const { browser, clock } = await signedIn()
  const due = await savedGap(browser, {
    concept: 'Powers',
    description: 'Multiplies the base by the exponent.',
  })
  const { returnsAt = '' } = await master(browser, due)
  const open = await savedGap(browser)
  const sitting = await savedGap(browser, { concept: 'Area', description: 'Needs more practice with area.' })
  await savedGap(browser, { concept: 'Roman trade', description: 'How goods moved.' })
  clock.now = new Date(returnsAt)
  await master(browser, sitting)
  const { json } = await browser.get('/api/practice/mixed')
  const { questions } = practiceEndpoints.mixed.answer.parse(json)
  expect(questions).toHaveLength(5)
  expect(new Set(questions.map(({ gapId }) => gapId))).toEqual(new Set([due, open]))
  expect(new Set(questions.map(({ mcq }) => mcq.question)).size).toBe(5)
  const concepts = questions.map(({ concept }) => concept)
  expect(concepts.filter((concept, at) => concept === concepts[at - 1])).toEqual([])
  for (const { gapId, isLook } of questions) expect(isLook).toBe(gapId === due)
  for (const { mcq } of questions) await answered(browser, mcq, true)
  const counted = questions.filter(({ gapId }) => gapId === open).length
  expect(await readGroups(browser)).toMatchObject([
    { concept: 'Roman trade' },
    { gapId: open, progress: { consecutiveCorrectAnswers: counted } },
    { state: 'mastered' },
    { state: 'mastered' },
  ])
})

test('with nothing to practise, today and the mix are empty, and the week is told to a parent', async () => {
  const { browser } = await signedIn()
  expect((await browser.get('/api/practice/mixed')).json).toEqual({ questions: [] })
  expect(await readToday(browser)).toMatchObject({
    due: [],
    open: [],
    streak: { days: 0, week: { length: 7 } },
  })
  await master(browser, await savedGap(browser))
  const { days } = practiceEndpoints.week.answer.parse((await browser.get('/api/parent/week')).json)
  expect(days).toHaveLength(7)
  expect(days.at(-1)).toMatchObject({ day: '2025-03-05', practised: 5, mastered: 1, cameBack: 0 })
})

test('after two wrong answers come smaller numbers, and after a right one the others again', async () => {
  const { browser, later } = await signedIn()
  const gap = { concept: 'Times tables', description: 'Adds two numbers where they are to be multiplied.' }
  const question = { question: 'What is 78 × 49?', answer: '127', knowledgeGaps: [gap] }
  await browser.post('/api/evaluations', { ...evaluation, ...question })
  const { gapId = 0 } = (await readGroups(browser))[0] ?? {}
  await practise(browser, gapId, false)
  later(MINUTE)
  expect(await nextMcq(browser, gapId)).not.toHaveProperty('message')
  await practise(browser, gapId, false)
  later(MINUTE)
  const easier = await nextMcq(browser, gapId)
  expect(easier.message).toContain('smaller numbers')
  expect(easier.mcq.question).toMatch(/^What is \$[1-4]{2} \\times [1-4]{2}\$\?$/)
  // Asked again, it is the same one: nothing more is made.
  expect((await nextMcq(browser, gapId)).mcq).toEqual(easier.mcq)
  await answered(browser, easier.mcq, true)
  later(MINUTE)
  expect(await nextMcq(browser, gapId)).not.toHaveProperty('message')
})
