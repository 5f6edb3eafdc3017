import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { MOST_KEPT } from '#contract/inbox.ts'
import type { Browser } from '#support/server/browser.ts'
import { addFamily } from '#support/server/cheap-family.ts'
import { addSibling, windowOf } from '#support/server/children.ts'
import { png, sendForm } from '#support/server/pictures.ts'
import { startTestServer } from '#support/server/test-server.ts'

const BEAN = 'Why did the bean on the window grow faster?'
const work = { question: BEAN, answer: 'It had sun.', grade: '2' }
const photo = { field: 'answer_images', name: 'page.png', bytes: png() }

async function start() {
  const server = await startTestServer({ tutor: undefined })
  const { browser, id } = addFamily(server, { isCornerOpen: true })
  return { browser, id }
}

function keep(browser: Browser, changes: Record<string, string> = {}, photos = [photo]) {
  return sendForm(browser, '/api/inbox', { ...work, submissionId: crypto.randomUUID(), ...changes }, photos)
}

async function own(browser: Browser) {
  return (await browser.get('/api/inbox')).json as { id: number; mark?: { evaluationId: number } }[]
}

test('an answer is kept with its photo once, marked by a grown-up, and found by the child as its evaluation', async () => {
  const { browser, id } = await start()
  const submissionId = crypto.randomUUID()
  expect(await keep(browser, { submissionId })).toMatchObject({ status: 201 })
  await keep(browser, { submissionId })
  const waiting = await browser.get('/api/parent/inbox')
  expect(waiting.json).toEqual([
    expect.objectContaining({ childId: id, question: BEAN, answer: 'It had sun.', grade: 2, photos: 1 }),
  ])
  const [{ id: kept } = { id: 0 }] = await own(browser)
  expect((await browser.get(`/api/parent/inbox/${kept}/photos`)).json).toEqual({
    photos: [{ side: 'answer', type: 'image/png', bytes: photo.bytes.toString('base64') }],
  })
  const give = (body: object) => browser.post(`/api/parent/inbox/${kept}/mark`, body)
  expect(await give({ score: 4, totalScore: 3 })).toMatchObject({ status: 400 })
  const first = await give({ score: 2, totalScore: 3, words: 'And water?', expectedAnswer: 'Sun and water' })
  expect(first.status).toBe(200)
  // A second press marks nothing twice.
  expect((await give({ score: 0, totalScore: 3 })).json).toEqual(first.json)

  expect((await browser.get('/api/parent/inbox')).json).toEqual([])
  const [back] = await own(browser)
  expect(back?.mark).toMatchObject({ score: 2, totalScore: 3, words: 'And water?', by: expect.any(String) })
  const detail = await browser.get(`/api/evaluations/${back?.mark?.evaluationId}`)
  expect(detail.json).toMatchObject({
    evaluation: { question: BEAN, score: 2, markedBy: { by: 'grown_up' }, expectedAnswer: 'Sun and water' },
  })
  const files = unzipSync((await browser.get('/api/export')).bytes)
  expect(Buffer.from(files['photos/kept-1-answer-1.png'] ?? [])).toEqual(photo.bytes)
  expect(strFromU8(files['kept-for-a-grown-up.md'] ?? new Uint8Array())).toContain(BEAN)

  expect((await browser.send('DELETE', `/api/inbox/${kept}`)).status).toBe(204)
  expect(await own(browser)).toEqual([])
  expect((await browser.get(`/api/inbox/${kept}/photos`)).status).toBe(404)
})

test('the answer page marks what it can; other words and an answer in photos alone stay for the grown-up', async () => {
  const { browser } = await start()
  const SPIDERS = 'How many legs have two spiders?'
  const byPage = async (question: string, answer: string, expectedAnswer: string) => {
    const { id } = (await keep(browser, { question, answer })).json
    return (await browser.post(`/api/parent/inbox/${id}/answer-page`, { expectedAnswer })).json
  }
  expect(await byPage(SPIDERS, '16', '16')).toEqual({
    mark: expect.objectContaining({ score: 2, totalScore: 2 }),
  })
  expect(await byPage('Why do leaves fall?', 'because it gets cold', 'The tree saves water')).toEqual({})
  expect(await byPage(SPIDERS, 'See uploaded image(s) for my answer', '16')).toEqual({})
  expect((await browser.get('/api/parent/inbox')).json).toHaveLength(2)
})

test('distress is answered and kept nowhere; too many and too large are refused in words', async () => {
  const { browser } = await start()
  expect(await keep(browser, { answer: 'I want to die' })).toMatchObject({
    status: 422,
    json: { code: 'kind_words' },
  })
  expect(await own(browser)).toEqual([])
  const large = Array.from({ length: 2 }, (_, at) => ({
    field: 'answer_images',
    name: `${at}.png`,
    bytes: Buffer.concat([png(), Buffer.alloc(9 * 1024 * 1024)]),
  }))
  expect(await keep(browser, {}, large)).toMatchObject({
    status: 413,
    json: { message: expect.stringContaining('16 MB') },
  })
  for (let count = 0; count < MOST_KEPT; count++) expect((await keep(browser, {}, [])).status).toBe(201)
  expect(await keep(browser, {}, [])).toMatchObject({
    status: 413,
    json: { message: expect.stringContaining('still here') },
  })
})

test('a sibling sees nothing of it, and a parent sees each child’s own', async () => {
  const { browser, id } = await start()
  const leo = await addSibling(browser, 'Leo')
  await keep(await windowOf(browser, id))
  const leos = await windowOf(browser, leo.id)
  expect(await own(leos)).toEqual([])
  const [kept] = await own(await windowOf(browser, id))
  expect((await leos.send('DELETE', `/api/inbox/${kept?.id}`)).status).toBe(404)
  expect((await browser.get(`/api/parent/inbox?child=${leo.id}`)).json).toEqual([])
  expect((await browser.get(`/api/parent/inbox?child=${id}`)).json).toHaveLength(1)
  expect((await browser.send('DELETE', `/api/parent/inbox/${kept?.id}`)).status).toBe(204)
})
