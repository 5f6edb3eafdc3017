import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { evaluationEndpoints } from '#contract/evaluations.ts'
import { type FakeGemini, geminiErrors, startFakeGemini } from '#fakes/gemini.ts'
import { answerLesson, lesson } from '#fakes/lesson.ts'
import { completion, type FakeOpenai, openaiErrors, startFakeOpenai } from '#fakes/openai.ts'
import type { Browser } from '#support/server/browser.ts'
import { newFamily } from '#support/server/families.ts'
import { startTestServer } from '#support/server/test-server.ts'

const { question, answer } = lesson
const KEY = 'sk-test-0123456789'

let openai: FakeOpenai
let gemini: FakeGemini
beforeEach(async () => {
  openai = await startFakeOpenai(answerLesson)
  gemini = await startFakeGemini(answerLesson)
  onTestFinished(openai.stop)
  onTestFinished(gemini.stop)
})

const environments = {
  openai: () => ({ OPENAI_API_KEY: KEY, OPENAI_BASE_URL: openai.baseUrl }),
  gemini: () => ({ GEMINI_API_KEY: KEY, GEMINI_BASE_URL: gemini.baseUrl }),
  local: () => ({ LOCAL_AI_BASE_URL: openai.baseUrl, LOCAL_AI_MODEL: 'gemma3' }),
}
type Service = keyof typeof environments

async function familyWith(service: Service): Promise<Browser> {
  return newFamily(await startTestServer({ tutor: undefined, environment: environments[service]() }))
}

test.each(['openai', 'gemini', 'local'] as const)(
  '%s marks an answer to history, which is saved',
  async service => {
    const browser = await familyWith(service)
    const scheme = await browser.post('/api/evaluate/text/marking-scheme', { question, grade: 5 })
    const { markingScheme, totalScore } = evaluationEndpoints.makeMarkingScheme.answer.parse(scheme.json)
    const assessed = await browser.post('/api/evaluate/text/assessment', {
      question,
      answer,
      grade: 5,
      markingScheme,
      totalPossibleScore: totalScore,
    })
    const assessment = evaluationEndpoints.assess.answer.parse(assessed.json)
    const gaps = await browser.post('/api/evaluate/text/gaps', {
      question,
      answer,
      grade: 5,
      assessment: assessment.overallAssessment,
    })
    const findings = evaluationEndpoints.findGaps.answer.parse(gaps.json)
    const resources = await browser.post('/api/evaluate/resources', { knowledgeGaps: findings.knowledgeGaps })
    const { recommendedResources } = evaluationEndpoints.recommendResources.answer.parse(resources.json)
    const saved = await browser.post('/api/evaluations', {
      question,
      answer,
      grade: 5,
      markingScheme,
      ...assessment,
      ...findings,
      recommendedResources,
    })
    expect(saved.status).toBe(201)
    const { id } = evaluationEndpoints.save.answer.parse(saved.json)
    expect((await browser.get(`/api/evaluations/${id}`)).json).toMatchObject({
      evaluation: { question, answer, score: 3, totalScore: 4, markingScheme },
      gaps: [{ concept: 'Roman trade' }],
      standards: [{ standardCode: 'D2.His.1.3-5' }],
      resources: [
        { title: 'Romans', url: 'https://www.bbc.co.uk/bitesize/topics/zwmpfg8' },
        { title: 'Roads' },
        { title: 'Draw a map' },
      ],
    })
  },
)

test('no sentence of an AI’s is shown beside a mark before the check has seen it', async () => {
  const unfit = 'You should kill yourself.'
  openai.always(({ body }) => {
    const said = JSON.stringify(answerLesson({ body } as never))
    return completion(said.replace(/("(?:overallAssessment|description)":")/g, `$1${unfit} `))
  })
  const browser = await familyWith('local')
  const asked = { question, answer, grade: 5 }
  const mark = await browser.post('/api/evaluate/text/assessment', {
    ...asked,
    ...{ markingScheme: 'x', totalPossibleScore: 4 },
  })
  expect(mark.json).toMatchObject({
    score: 3,
    overallAssessment: expect.stringContaining(lesson.assessment.overallAssessment),
  })
  expect(mark.text).not.toContain(unfit)
  const found = await browser.post('/api/evaluate/text/gaps', { ...asked, assessment: 'x' })
  expect(found.json).toEqual({ knowledgeGaps: [], knowledgeMasteries: [] })
})

describe('each failure has its status, its code and words for a parent', () => {
  const ask = async (service: Service) => {
    const browser = await familyWith(service)
    return browser.post('/api/evaluate/text/marking-scheme', { question, grade: 5 })
  }

  test.each([
    ['ai_not_connected', 503, openaiErrors.model],
    ['ai_key_refused', 502, openaiErrors.key(KEY)],
    ['ai_busy', 503, openaiErrors.quota],
    ['ai_busy', 503, openaiErrors.rate('120')],
    ['ai_unreadable', 502, openaiErrors.tooLong],
  ])('openai: %s %i', async (code, status, reply) => {
    openai.always(() => reply)
    const answered = await ask('openai')
    expect([answered.status, answered.json]).toMatchObject([status, { code }])
    expect(answered.text).not.toContain(KEY)
    expect(answered.text).toMatch(/Settings|shorten/)
  })

  test.each([
    ['ai_key_refused', 502, geminiErrors.key],
    ['ai_busy', 503, geminiErrors.perDay],
    ['ai_not_connected', 503, geminiErrors.country],
  ])('gemini: %s %i', async (code, status, reply) => {
    gemini.always(() => reply)
    const answered = await ask('gemini')
    expect([answered.status, answered.json]).toMatchObject([status, { code }])
  })

  test('openai: ai_unreadable 502 after two answers that do not fit', async () => {
    openai.always(() => completion('I would rather not write JSON.'))
    const answered = await ask('openai')
    expect([answered.status, answered.json]).toMatchObject([502, { code: 'ai_unreadable' }])
    expect(openai.requests).toHaveLength(2)
  })

  test('local: ai_offline 503, with the address', async () => {
    const browser = await familyWith('local')
    await openai.stop()
    const answered = await browser.post('/api/evaluate/text/marking-scheme', { question, grade: 5 })
    expect([answered.status, answered.json]).toMatchObject([
      503,
      { code: 'ai_offline', message: expect.stringContaining(openai.baseUrl) },
    ])
    openai = await startFakeOpenai(answerLesson)
    onTestFinished(openai.stop)
  })

  test('nothing at all: ai_not_connected 503', async () => {
    const browser = newFamily(await startTestServer({ tutor: undefined }))
    const answered = await browser.post('/api/evaluate/text/marking-scheme', { question, grade: 5 })
    expect([answered.status, answered.json]).toMatchObject([503, { code: 'ai_not_connected' }])
  })
})

test.each([
  ['openai', () => openai],
  ['gemini', () => gemini],
] as const)('a client that leaves ends the question to %s', async (service, fakeOf) => {
  const fake = fakeOf()
  fake.always(() => ({ isSilent: true }))
  const browser = await familyWith(service)
  const leaving = new AbortController()
  const asking = browser.post(
    '/api/evaluate/text/marking-scheme',
    { question, grade: 5 },
    { signal: leaving.signal },
  )
  asking.catch(() => {})
  await fake.received(1)
  leaving.abort()
  await fake.requests[0]?.gone
  expect(fake.requests).toHaveLength(1)
})
