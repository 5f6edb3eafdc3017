import { expect, test } from 'vitest'
import { CAPITAL, STORY, startAtHome } from '#support/server/home.ts'
import { family } from '#support/server/samples.ts'

test('a story that nobody can read is marked by the answer page, with its working', async () => {
  const { scheme, assess } = await startAtHome()
  expect(await scheme({ question: STORY })).toMatchObject({ status: 503, json: { code: 'ai_not_connected' } })
  expect(await scheme({ question: STORY, expectedAnswer: ' \n' })).toMatchObject({
    status: 400,
    json: { fields: { expectedAnswer: expect.stringContaining('right answer is empty') } },
  })
  expect(await scheme({ question: STORY, expectedAnswer: '15' })).toMatchObject({
    status: 200,
    json: { totalScore: 2, markingScheme: expect.stringContaining('**Answer:** 15') },
  })
  expect(
    (await assess({ question: STORY, answer: '24 - 9 = 15\n15 apples', expectedAnswer: '15' })).json,
  ).toMatchObject({
    score: 2,
    lines: [{ text: '24 - 9 = 15', isRight: true, isFromQuestion: true }],
    markedBy: { by: 'answer_page' },
  })
  const wrong = await assess({ question: STORY, answer: '24 - 9 = 16', expectedAnswer: '15' })
  expect(wrong.json).toMatchObject({
    score: 0,
    firstSlip: 0,
    lines: [{ isRight: false }],
    hint: expect.any(String),
  })
  expect(wrong.text).not.toContain('15 ')
  expect(await assess({ question: STORY, answer: 'idk', expectedAnswer: '15' })).toMatchObject({
    status: 422,
    json: { code: 'answer_unknown' },
  })
  const unknown = { question: STORY, answer: 'idk', expectedAnswer: '15', marksUnknown: true }
  expect((await assess(unknown)).json).toMatchObject({
    score: 0,
    steps: [expect.stringContaining('15')],
    overallAssessment: expect.stringContaining('Nobody is born knowing this'),
  })
})

test('other words are left to a grown-up, by the password on the spot', async () => {
  const { assess, post, browser, detail } = await startAtHome()
  const asked = { question: CAPITAL, answer: 'the city of light', expectedAnswer: 'Paris' }
  const undecided = await assess(asked)
  expect(undecided.json).toMatchObject({ verdict: 'undecided', score: 0 })
  expect(undecided.json).not.toHaveProperty('receipt')
  const judge = (more: object) =>
    post('judgement', { ...asked, totalPossibleScore: 2, judgements: ['right'], ...more })
  expect(await judge({})).toMatchObject({ status: 403, json: { code: 'parent_needed' } })
  expect(await judge({ password: 'a guess' })).toMatchObject({
    status: 400,
    json: { code: 'wrong_password' },
  })
  expect(await judge({ password: family.password, judgements: ['right', 'partly'] })).toMatchObject({
    status: 400,
  })
  const judged = await judge({ password: family.password })
  expect(judged.json).toMatchObject({
    score: 2,
    markedBy: { by: 'grown_up', name: family.parentName },
    knowledgeGaps: [],
  })
  const saved = await browser.post('/api/evaluations', { ...asked, grade: 4, ...(judged.json as object) })
  expect(await detail((saved.json as { id: number }).id)).toMatchObject({
    evaluation: { score: 2, markedBy: { by: 'grown_up', name: family.parentName }, expectedAnswer: 'Paris' },
  })
  // The corner stays closed.
  expect((await browser.get('/api/parent')).json).toEqual({})
})

test('nobody can save a mark in another name', async () => {
  const { evaluate, detail } = await startAtHome()
  const by = async (more: object) => {
    const { id } = await evaluate(CAPITAL, 'Paris', 'Paris', more)
    return (await detail(id)).evaluation
  }
  expect(await by({})).toMatchObject({ markedBy: { by: 'answer_page' } })
  const { assessed } = await evaluate(CAPITAL, 'Paris', 'Paris')
  const [content = '', mark = ''] = assessed.receipt.split('.')
  const grownUp = Buffer.from('{"markedBy":{"by":"grown_up"}}').toString('base64url')
  for (const more of [
    { receipt: undefined },
    { receipt: `${grownUp}.${mark}` },
    { receipt: `${content}.` },
    { receipt: '..' },
    { answer: 'Rome' },
    { score: 1 },
    { totalScore: 3 },
    { question: STORY },
  ]) {
    expect(await by(more), JSON.stringify(more)).not.toHaveProperty('markedBy')
  }
})

test('a grown-up marks: whole marks, not above the total, and what to practise', async () => {
  const { post, browser } = await startAtHome({ isCornerOpen: true })
  const sheet = { question: 'Write about your day.', answer: 'It was good.', score: 3, totalScore: 5 }
  for (const bad of [
    { score: 6 },
    { score: -1 },
    { score: 2.5 },
    { totalScore: 0 },
    { practise: [{ concept: ' ' }] },
  ]) {
    expect(await post('grown-up', { ...sheet, ...bad }), JSON.stringify(bad)).toMatchObject({ status: 400 })
  }
  const marked = await post('grown-up', {
    ...sheet,
    words: 'Tell me more!',
    practise: [
      { concept: 'Adding fractions' },
      { concept: 'Commas', description: 'Between parts of a list.' },
    ],
  })
  expect(marked.json).toMatchObject({
    overallAssessment: 'Tell me more!',
    markedBy: { by: 'grown_up' },
    knowledgeGaps: [
      { concept: 'Adding fractions' },
      { concept: 'Commas', description: 'Between parts of a list.' },
    ],
  })
  expect((marked.json as { recommendedResources: unknown[] }).recommendedResources.length).toBeGreaterThan(0)
  await browser.post('/api/parent/close')
  expect(await post('grown-up', sheet)).toMatchObject({ status: 403, json: { code: 'parent_needed' } })
})

test('another try at the same question closes what it no longer shows', async () => {
  const { evaluate, detail, browser } = await startAtHome()
  const first = await evaluate(STORY, '24 + 9 = 33', '15')
  const before = await detail(first.id)
  expect(before.gaps).toHaveLength(1)
  const other = await evaluate(CAPITAL, 'Paris', 'Paris', { tryOf: first.id })
  expect(other.saved).toMatchObject({
    status: 400,
    json: { message: expect.stringContaining('same question') },
  })
  expect((await evaluate(STORY, '15', '15', { tryOf: 999 })).saved.status).toBe(404)
  expect((await detail(first.id)).gaps).toEqual(before.gaps)

  const second = await evaluate(STORY, '24 - 9 = 15', '15', { tryOf: first.id })
  expect(await detail(first.id)).toMatchObject({
    gaps: [{ end: 'fixed' }],
    evaluation: { tries: [{ id: first.id }, { id: second.id, answer: '24 - 9 = 15' }] },
  })
  expect((await detail(second.id)).evaluation).toMatchObject({ tryOf: first.id })
  expect((await browser.get('/api/boosters/gaps')).json).toEqual({ gaps: [] })
  expect((await browser.get('/api/practice/gaps')).json).toMatchObject({ groups: [{ state: 'closed' }] })
})

test('a capital that was not known is practised offline until it sits', async () => {
  const { post, browser } = await startAtHome({ isCornerOpen: true })
  const asked = { question: CAPITAL, answer: 'Lyon', expectedAnswer: 'Paris' }
  const judged = await post('judgement', { ...asked, totalPossibleScore: 2, judgements: ['not_yet'] })
  expect(judged.json).toMatchObject({ score: 0, knowledgeGaps: [{ concept: `Remembering: ${CAPITAL}` }] })
  await browser.post('/api/evaluations', { ...asked, grade: 4, ...(judged.json as object) })
  const { gaps } = (await browser.get('/api/boosters/gaps')).json as { gaps: { id: number }[] }
  const made = await browser.post('/api/boosters/generate-mcqs', { gapId: gaps[0]?.id, count: 5 })
  const { mcqs } = made.json as { mcqs: Record<'id' | 'correctAnswer' | `option${string}`, string>[] }
  expect(mcqs).toHaveLength(5)
  for (const mcq of mcqs) {
    expect(mcq[`option${mcq.correctAnswer}`]).toBe('Paris')
    await browser.post('/api/boosters/submit-answer', { mcqId: mcq.id, userAnswer: mcq.correctAnswer })
  }
  expect((await browser.get('/api/boosters/gaps')).json).toMatchObject({
    gaps: [{ progress: { isResolved: true } }],
  })
  expect((await browser.get('/api/knowledge-masteries')).json).toMatchObject({
    masteries: [{ sourceType: 'resolved_gap', concept: `Remembering: ${CAPITAL}` }],
  })
})
