import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { evaluationDetailSchema, evaluationSchema } from '#contract/evaluations.ts'
import type { Browser } from '#support/server/browser.ts'
import { newFamily } from '#support/server/families.ts'
import { evaluation } from '#support/server/samples.ts'
import { plainTutor, startTestServer } from '#support/server/test-server.ts'

async function signedIn(options: Parameters<typeof startTestServer>[0] = {}) {
  const server = await startTestServer(options)
  return { server, browser: newFamily(server) }
}

async function saved(browser: Browser, changes: object = {}): Promise<number> {
  const answer = await browser.post('/api/evaluations', { ...evaluation, ...changes })
  expect(answer.status, answer.text).toBe(201)
  return z.object({ id: z.number() }).parse(answer.json).id
}

const readDetail = async (browser: Browser, id: number) =>
  evaluationDetailSchema.parse((await browser.get(`/api/evaluations/${id}`)).json)

const readList = async (browser: Browser, query = '') =>
  z.array(evaluationSchema).parse((await browser.get(`/api/evaluations${query}`)).json)

test('the four steps lead from a question to a saved evaluation that is found again', async () => {
  const { browser } = await signedIn()
  const asked = { question: '2 + 2 (4)', grade: '1' }
  const scheme = await browser.post('/api/evaluate/text/marking-scheme', asked)
  expect(scheme.json).toEqual({ markingScheme: 'The answer is 4.', totalScore: 1 })
  const answered = { ...asked, answer: '5' }
  const assessed = await browser.post('/api/evaluate/text/assessment', {
    ...answered,
    markingScheme: 'The answer is 4.',
    totalPossibleScore: 1,
  })
  expect(assessed.json).toEqual({ overallAssessment: 'Not yet.', score: 0, totalScore: 1 })
  const found = await browser.post('/api/evaluate/text/gaps', { ...answered, assessment: 'Not yet.' })
  const knowledgeGaps = [{ concept: 'Addition', description: 'Adding two numbers' }]
  expect(found.json).toEqual({ knowledgeGaps, knowledgeMasteries: [] })
  const resources = await browser.post('/api/evaluate/resources', { knowledgeGaps })
  expect(resources.json).toEqual({
    recommendedResources: [{ title: 'Addition', description: 'Practise Addition' }],
  })
  const id = await saved(browser)
  expect(await readList(browser)).toMatchObject([{ id, question: evaluation.question, grade: 5 }])
})

test('an evaluation that is sent again is saved once, for each family by itself', async () => {
  const { server, browser } = await signedIn()
  const submissionId = crypto.randomUUID()
  const [id, ...again] = await Promise.all([1, 2, 3, 4].map(() => saved(browser, { submissionId })))
  expect(again).toEqual([id, id, id])
  expect(await readList(browser)).toHaveLength(1)
  const { gaps } = await readDetail(browser, id ?? 0)
  expect(gaps).toHaveLength(evaluation.knowledgeGaps.length)
  const others = newFamily(server, 'others@example.org')
  expect(await saved(others, { submissionId })).not.toBe(id)
  expect(await saved(browser, { submissionId: crypto.randomUUID() })).not.toBe(id)
  const wrong = await browser.post('/api/evaluations', { ...evaluation, submissionId: 'again' })
  expect(wrong.status).toBe(400)
})

test('the detail holds all that was saved, with its standards', async () => {
  const { browser } = await signedIn()
  const before = new Date().toISOString()
  const { evaluation: kept, gaps, resources, standards } = await readDetail(browser, await saved(browser))
  const { knowledgeGaps, knowledgeMasteries: _, recommendedResources, ...words } = evaluation
  expect(kept).toMatchObject(words)
  expect([before <= kept.createdAt, kept.createdAt <= new Date().toISOString()]).toEqual([true, true])
  expect(kept.createdAt).toMatch(/Z$/)
  const codeOf = new Map(standards.map(({ id, standardCode }) => [id, standardCode]))
  expect(
    gaps.map(({ concept, description, standardId }) => ({
      concept,
      description,
      ...(standardId !== null && { relevantStandard: codeOf.get(standardId) }),
    })),
  ).toEqual(knowledgeGaps)
  expect(resources).toEqual(recommendedResources)
  expect([...codeOf.values()]).toEqual(['4.NF.A.1', '5.NF.A.1'])
})

test('a standard is stored once, however many gaps of however many families name it', async () => {
  const { server, browser } = await signedIn()
  const other = newFamily(server, 'other@example.org')
  const first = await readDetail(browser, await saved(browser))
  const second = await readDetail(other, await saved(other))
  expect(second.standards).toEqual(first.standards)
})

test('scores are kept as whole numbers and a grade keeps its kind', async () => {
  const { browser } = await signedIn()
  await saved(browser, { score: 1.5, totalScore: 2.4, grade: 'K' })
  await saved(browser, { grade: '12' })
  expect(await readList(browser)).toMatchObject([{ grade: 12 }, { score: 2, totalScore: 2, grade: 'K' }])
})

test('a long list arrives whole', async () => {
  const { server, browser } = await signedIn()
  const sqlite = new SQLite(join(server.dataDir, 'stepwise.db'))
  const insert = sqlite.prepare(
    `insert into evaluations (child_id, question, answer, grade, marking_scheme, overall_assessment, score, total_score, created_at)
     values (1, ?, '5', 1, '', 'Well done \u{1F600}', 1, 1, '2025-01-01T00:00:00.000Z')`,
  )
  for (const count of [199, 1, 1, 199, 1]) {
    for (let index = 0; index < count; index++) insert.run(`"quoted" [${index}], {x}`)
    const total = sqlite.prepare<[], number>('select count(*) from evaluations').pluck().get() ?? 0
    const list = await readList(browser)
    expect(list.map(({ id }) => id)).toEqual(Array.from({ length: total }, (_, index) => total - index))
    const { headers } = await browser.get('/api/evaluations')
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
  }
  sqlite.close()
})

test('the list is newest first and comes in pages', async () => {
  const { browser } = await signedIn()
  expect(await readList(browser)).toEqual([])
  const ids: number[] = []
  for (let count = 0; count < 5; count++) ids.unshift(await saved(browser))
  expect((await readList(browser)).map(({ id }) => id)).toEqual(ids)
  expect((await readList(browser, '?limit=2')).map(({ id }) => id)).toEqual(ids.slice(0, 2))
  expect((await readList(browser, `?limit=2&before=${ids[1]}`)).map(({ id }) => id)).toEqual(ids.slice(2, 4))
  for (const query of ['?limit=0', '?limit=-1', '?limit=x', '?limit=1e9', '?before=0', '?limit=1&limit=2']) {
    expect((await browser.get(`/api/evaluations${query}`)).status, query).toBe(400)
  }
})

test("another family's evaluation is not there, neither by id nor in the list", async () => {
  const { server, browser } = await signedIn()
  const id = await saved(browser)
  const other = newFamily(server, 'other@example.org')
  const theirs = await other.get(`/api/evaluations/${id}`)
  const nobodys = await other.get('/api/evaluations/999999')
  expect(theirs).toMatchObject({ status: 404, json: { code: 'not_found', message: expect.any(String) } })
  expect(theirs.json).toEqual(nobodys.json)
  expect(await readList(other)).toEqual([])
  for (const bad of ['0', '-1', '1.5', '1e3', 'x', '9'.repeat(30), '%27']) {
    expect((await browser.get(`/api/evaluations/${bad}`)).status, bad).toBe(400)
  }
})

test('a visitor gets none of the calls', async () => {
  const server = await startTestServer()
  const visitor = server.browser()
  for (const path of ['/api/evaluations', '/api/evaluations/1']) {
    expect((await visitor.get(path)).status, path).toBe(401)
  }
  for (const path of [
    '/api/evaluations',
    '/api/evaluate/text/marking-scheme',
    '/api/evaluate/text/assessment',
    '/api/evaluate/text/gaps',
    '/api/evaluate/resources',
  ]) {
    expect((await visitor.post(path, {})).status, path).toBe(401)
  }
})

test('what can not be marked is refused with words and never reaches the tutor', async () => {
  let wasAsked = false
  const tutor = {
    ...plainTutor,
    makeMarkingScheme: async () => {
      wasAsked = true
      return { markingScheme: '', totalScore: 0 }
    },
  }
  const { browser } = await signedIn({ tutor })
  const ask = (body: unknown) => browser.post('/api/evaluate/text/marking-scheme', body)
  const question = '1 + 1'
  expect(await ask({ question: ' \n\u0000 ', grade: 3 })).toMatchObject({
    status: 400,
    json: { message: 'The question is empty. Please fill it in.' },
  })
  for (const grade of [0, 13, 1.5, -1, '', 'k', 'A', '5th', null, undefined, [5]]) {
    expect(await ask({ question, grade }), String(grade)).toMatchObject({
      status: 400,
      json: { fields: { grade: 'Please choose a grade from K to 12' } },
    })
  }
  for (const wrong of [5, null, ['1 + 1'], { text: '1 + 1' }, true]) {
    expect((await ask({ question: wrong, grade: 3 })).status).toBe(400)
  }
  expect(await ask({ question: 'x'.repeat(20_001), grade: 3 })).toMatchObject({
    status: 413,
    json: { code: 'too_large', message: expect.stringContaining('The question is too long') },
  })
  const long = { question, grade: 3, answer: 'x'.repeat(20_001), markingScheme: '', totalPossibleScore: 1 }
  expect(await browser.post('/api/evaluate/text/assessment', long)).toMatchObject({
    status: 413,
    json: { message: expect.stringContaining('The answer is too long') },
  })
  expect(wasAsked).toBe(false)
})

test('what does not fit is not saved, and nothing of it stays behind', async () => {
  const { server, browser } = await signedIn()
  const wrong: [string, object][] = [
    ['question', { question: '' }],
    ['answer', { answer: '  ' }],
    ['grade', { grade: 'X' }],
    ['score', { score: -1 }],
    ['score', { score: '3' }],
    ['totalScore', { totalScore: 1e9 }],
    ['knowledgeGaps', { knowledgeGaps: 'none' }],
    ['knowledgeGaps.0.concept', { knowledgeGaps: [{ concept: 5 }] }],
    ['knowledgeMasteries', { knowledgeMasteries: Array(51).fill({ concept: 'x', description: 'y' }) }],
    ['recommendedResources', { recommendedResources: null }],
    ['markingScheme', { markingScheme: undefined }],
  ]
  for (const [field, change] of wrong) {
    const answer = await browser.post('/api/evaluations', { ...evaluation, ...change })
    expect(answer.status, answer.text).toBe(400)
    expect(answer.json, field).toHaveProperty(['fields', field], expect.any(String))
  }
  expect(await readList(browser)).toEqual([])
  const sqlite = new SQLite(join(server.dataDir, 'stepwise.db'), { readonly: true })
  expect(sqlite.prepare('select count(*) from standards').pluck().get()).toBe(0)
  sqlite.close()
})

test('a save that fails half-way leaves nothing', async () => {
  const { server, browser } = await signedIn()
  const sqlite = new SQLite(join(server.dataDir, 'stepwise.db'))
  sqlite.exec(
    "create trigger spoil before insert on evaluation_resources begin select raise(abort, 'spoilt'); end",
  )
  expect((await browser.post('/api/evaluations', evaluation)).status).toBe(500)
  for (const table of ['evaluations', 'gaps', 'masteries', 'standards']) {
    expect(sqlite.prepare(`select count(*) from ${table}`).pluck().get(), table).toBe(0)
  }
  sqlite.exec('drop trigger spoil')
  sqlite.close()
  await saved(browser)
  expect(server.logged()).not.toContain(evaluation.question)
})

test('markup stays text, invisible characters go, and SQL in it does no harm', async () => {
  const { browser } = await signedIn()
  const question = `<script>alert(1)</script> & "quoted" '); drop table users; -- \u{1F600} 2\u00d73`
  const answer = 'first\r\nsecond\u0000\u001b[31m \u202egnp.exe\tend\ud800'
  const id = await saved(browser, { question, answer })
  const { evaluation: kept } = await readDetail(browser, id)
  expect(kept.question).toBe(question)
  expect(kept.answer).toBe('first\nsecond[31m gnp.exe\tend\ufffd')
  expect((await browser.get(`/api/evaluations/${id}`)).headers['content-type']).toContain('application/json')
  expect((await browser.get('/api/me')).status).toBe(200)
})

test('only a web address survives as a link', async () => {
  const { browser } = await signedIn()
  const urls = ['javascript:alert(1)', 'http://example.org', 'data:text/html,x', ' https://x.org/a b', '']
  const recommendedResources = urls.map(url => ({ title: url, description: 'x', url }))
  const { resources } = await readDetail(browser, await saved(browser, { recommendedResources }))
  expect(resources.map(({ url }) => url)).toEqual(urls.map(() => undefined))
})

test('saves at the same time do not disturb each other', async () => {
  const { server, browser } = await signedIn()
  const other = newFamily(server, 'other@example.org')
  const all = Array.from({ length: 20 }, (_, index) => saved(index % 2 ? browser : other))
  const ids = await Promise.all(all)
  expect(new Set(ids).size).toBe(20)
  for (const each of [browser, other]) {
    const list = await readList(each)
    expect(list).toHaveLength(10)
    for (const { id } of list) expect((await readDetail(each, id)).gaps).toHaveLength(3)
  }
})
