import { expect, test } from 'vitest'
import type { Topic } from '#contract/topic-practice.ts'
import { addFamily } from '#support/server/cheap-family.ts'
import { startTestServer } from '#support/server/test-server.ts'

async function start() {
  const { browser } = addFamily(await startTestServer({ tutor: undefined }))
  const answer = async (question: string, answer: string, isLast = false) =>
    browser.post('/api/topic-practice/answers', { concept: 'Adding fractions', question, answer, isLast })
  const topics = async () =>
    ((await browser.get('/api/topic-practice?grade=5')).json as { topics: Topic[] }).topics
  return { browser, answer, topics }
}
const SUM = 'What is $\\frac{1}{2} + \\frac{1}{3}$?'

test('a round of a topic is typed and marked exactly, and its topic shows how far the child is', async () => {
  const { browser, answer, topics } = await start()
  const made = await browser.post('/api/topic-practice', { concept: 'Adding fractions', grade: 5 })
  expect((made.json as { questions: string[] }).questions).toHaveLength(10)
  expect(await browser.post('/api/topic-practice', { concept: 'Roman trade', grade: 5 })).toMatchObject({
    status: 400,
  })
  expect((await answer(SUM, '10/12')).json).toMatchObject({ isRight: true })
  const first = await answer(SUM, '2/5')
  expect(first.json).toMatchObject({ isRight: false, hint: expect.any(String) })
  expect(first.json).not.toHaveProperty('steps')
  const last = await answer(SUM, '2/5', true)
  expect(last.json).toMatchObject({ isRight: false, steps: expect.any(Array) })
  // A first wrong answer is no last word: two of the three count.
  const own = (await topics()).find(({ concept }) => concept === 'Adding fractions')
  expect(own).toMatchObject({ right: 1, answers: 2, isOfGrade: true })
})

test('one wrong answer is no gap, the same slip twice is one to practise, and sent again it stays one', async () => {
  const { browser } = await start()
  const given = (question: string, answer: string) => ({
    question,
    answer,
    submissionId: crypto.randomUUID(),
  })
  const slip = given(SUM, '2/5')
  const other = given('What is $\\frac{1}{4} + \\frac{2}{3}$?', '3/7')
  const finish = async (answers: object[]) =>
    (await browser.post('/api/topic-practice/rounds', { grade: 5, answers })).json
  expect(await finish([slip, given('What is $\\frac{1}{2} + \\frac{1}{4}$?', '3/4')])).toEqual({
    wobbles: [],
  })
  const found = await finish([slip, other])
  expect(found).toEqual({ wobbles: [expect.objectContaining({ concept: 'Adding fractions' })] })
  await finish([slip, other])
  expect((await browser.get('/api/evaluations')).json).toHaveLength(2)
})

test('a sprint is off until it is wanted, and keeps the own best time of each table', async () => {
  const { browser } = await start()
  const path = '/api/topic-practice/sprint'
  const run = async (table: number, seconds: number) => (await browser.post(path, { table, seconds })).json
  expect((await browser.get(path)).json).toEqual({ isOn: false, best: {} })
  expect(await run(7, 40)).toEqual({ isOn: false, best: {} })
  expect((await browser.send('PATCH', path, { body: { isOn: true } })).json).toEqual({ isOn: true, best: {} })
  await run(7, 40)
  await run(7, 55)
  expect(await run(8, 61.5)).toEqual({ isOn: true, best: { 7: 40, 8: 61.5 } })
  expect(await browser.post(path, { table: 13, seconds: 9 })).toMatchObject({ status: 400 })
})

test('distress is answered by kind words, and what is no question of the tutor’s is refused', async () => {
  const { answer } = await start()
  expect(await answer(SUM, 'I want to die')).toMatchObject({ status: 422, json: { code: 'kind_words' } })
  expect(await answer('Why did Rome fall?', '5')).toMatchObject({ status: 400 })
})
