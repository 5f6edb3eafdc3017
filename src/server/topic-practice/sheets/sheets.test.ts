import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { practiceSheetEndpoints, type Sheet } from '#contract/practice-sheets.ts'
import { Browser } from '#support/server/browser.ts'
import { addFamily } from '#support/server/cheap-family.ts'
import { addSibling, windowOf } from '#support/server/children.ts'
import { backUpNow, exportNow, restoreFrom } from '#support/server/family-files.ts'
import { addedDenominators, savedGap } from '#support/server/gaps.ts'
import { allRows } from '#support/server/rows.ts'
import { family as familySample } from '#support/server/samples.ts'
import { startTestServer } from '#support/server/test-server.ts'

type Paper = z.infer<typeof practiceSheetEndpoints.paper.answer>
type Entered = z.infer<typeof practiceSheetEndpoints.enter.answer>

async function start() {
  const server = await startTestServer({ tutor: undefined })
  const family = addFamily(server, { isCornerOpen: true })
  const { browser } = family
  const make = async (wanted: object) =>
    practiceSheetEndpoints.make.answer.parse(
      (await browser.post('/api/practice-sheets', { grade: 5, count: 6, topics: [], gaps: [], ...wanted }))
        .json,
    )
  const paperOf = async ({ code }: Sheet) =>
    (await browser.get(`/api/practice-sheets/${code}/paper`)).json as Paper
  const enter = async ({ code }: Sheet, answers: { number: number; answer: string }[]) =>
    browser.post(`/api/practice-sheets/${code}/answers`, { answers })
  return { ...family, server, make, paperOf, enter }
}

/** As a child writes what stands on the answer page. */
const bare = (solution: string) =>
  solution.replace(/\$/g, '').replace(/\\d?frac\{(\d+)\}\{(\d+)\}/g, ' $1/$2')

test('a sheet shares its questions out over what was chosen, each with an answer that counts as right', async () => {
  const { browser, make, paperOf, enter } = await start()
  const gap = await savedGap(browser)
  const { sheet, without } = await make({ topics: ['Times tables', 'Roman trade'], gaps: [gap], count: 7 })
  expect(without).toEqual(['Roman trade'])
  expect(new Set(sheet.questions.map(({ question }) => question)).size).toBe(sheet.questions.length)
  expect(new Set(sheet.questions.map(({ concept }) => concept))).toEqual(
    new Set(['Adding fractions', 'Times tables']),
  )
  const { solutions } = await paperOf(sheet)
  const answers = solutions.map((solution, index) => ({ number: index + 1, answer: bare(solution) }))
  const { json } = await enter(sheet, answers)
  expect((json as Entered).sheet.questions.map(({ answered }) => answered?.isRight)).toEqual(
    sheet.questions.map(() => true),
  )
  expect(json).toMatchObject({ ways: [], unread: [], wobbles: [] })
})

test('what was entered counts once as practice, the same slip twice is a gap, and the rest waits', async () => {
  const { browser, make, enter } = await start()
  const { sheet } = await make({ gaps: [await savedGap(browser)], count: 4 })
  const slip = (question: string) => {
    const [, a, b, c, d] = /frac\{(\d+)\}\{(\d+)\}.*frac\{(\d+)\}\{(\d+)\}/.exec(question) ?? []
    return `${Number(a) + Number(c)}/${Number(b) + Number(d)}`
  }
  const [first, second, third] = sheet.questions
  const wrong = [first, second].map(each => ({
    number: each?.number ?? 0,
    answer: slip(each?.question ?? ''),
  }))
  const unread = { number: third?.number ?? 0, answer: 'see next page ->' }
  const entered = (await enter(sheet, [...wrong, unread])).json as Entered
  expect(entered.ways.map(({ number }) => number)).toEqual([1, 2])
  expect(entered.unread).toEqual([{ number: 3, asked: expect.any(String) }])
  expect(entered.wobbles).toEqual([expect.objectContaining({ concept: addedDenominators.concept })])
  const reviews = async () => {
    const { topics } = (await browser.get('/api/topic-practice?grade=5')).json as {
      topics: { concept: string; answers: number }[]
    }
    return topics.find(({ concept }) => concept === 'Adding fractions')?.answers
  }
  expect(await reviews()).toBe(2)
  const again = (
    await enter(
      sheet,
      wrong.map(each => ({ ...each, answer: '1' })),
    )
  ).json as Entered
  expect(again.sheet.questions[0]?.answered?.answer).toBe(wrong[0]?.answer)
  expect(again.wobbles).toHaveLength(1)
  expect(await reviews()).toBe(2)
  expect((await browser.get('/api/evaluations')).json).toHaveLength(3)
  expect((await browser.get('/api/practice-sheets')).json).toMatchObject({
    sheets: [{ code: sheet.code, questions: 4, answered: 2, right: 0 }],
  })
})

test('a code with a slip says so, a sibling’s opens nothing, and kind words name whose answer must not stay', async () => {
  const { browser, make, enter } = await start()
  const { sheet } = await make({ topics: ['Times tables'] })
  const get = (code: string) => browser.get(`/api/practice-sheets/${code}`)
  expect((await get(sheet.code.toLowerCase())).status).toBe(200)
  expect(await get(`${sheet.code}B`)).toMatchObject({
    status: 400,
    json: { message: expect.stringContaining('slip in this code') },
  })
  const sibling = await windowOf(browser, (await addSibling(browser, 'Zed')).id)
  expect((await sibling.get(`/api/practice-sheets/${sheet.code}`)).status).toBe(404)
  const answers = [
    { number: 1, answer: '7' },
    { number: 2, answer: 'my dad hits me every night' },
  ]
  const answer = await enter(sheet, answers)
  expect(answer).toMatchObject({
    status: 422,
    json: { code: 'kind_words', fields: { 2: expect.any(String) } },
  })
  expect(JSON.stringify((await get(sheet.code)).json)).not.toContain('hits me')
})

test('a sheet is exported, backed up and restored, survives a restart, and goes with its child', async () => {
  const { server, browser, make, paperOf, enter } = await start()
  const { sheet } = await make({ topics: ['Times tables'] })
  await enter(sheet, [{ number: 1, answer: '4711' }])
  const before = await paperOf(sheet)
  const files = Object.entries(await exportNow(browser))
  const [, document] = files.find(([path]) => path.endsWith('practice-sheets.md')) ?? []
  expect(document).toContain('Not yet: 4711')
  const backup = await backUpNow(browser)
  await enter(sheet, [{ number: 2, answer: '4712' }])
  expect((await restoreFrom(browser, backup)).status).toBe(200)
  expect(await paperOf(sheet)).toEqual(before)
  await server.close()

  const next = await startTestServer({ tutor: undefined, dataDir: server.dataDir })
  browser.cookies.set('stepwise_launch', next.launchToken)
  const later = Object.assign(new Browser(next.port), { cookies: browser.cookies })
  expect((await later.get(`/api/practice-sheets/${sheet.code}/paper`)).json).toEqual(before)
  await later.post('/api/parent/open', { password: familySample.password })
  const sibling = await addSibling(later, 'Zed')
  const window = await windowOf(later, sibling.id)
  const made = await window.post('/api/practice-sheets', {
    grade: 5,
    count: 3,
    topics: ['Times tables'],
    gaps: [],
  })
  expect(made.status).toBe(201)
  const count = () => allRows(join(next.dataDir, 'stepwise.db')).practice_sheet_questions?.length
  expect(count()).toBe(before.questions.length + 3)
  const body = { password: familySample.password, confirmation: 'delete everything' }
  expect((await later.post(`/api/parent/children/${sibling.id}/delete`, body)).status).toBe(204)
  expect(count()).toBe(before.questions.length)
})
