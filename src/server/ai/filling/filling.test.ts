import { expect, onTestFinished, test } from 'vitest'
import { evaluationEndpoints } from '#contract/evaluations.ts'
import { type FakeOllama, startFakeOllama } from '#fakes/ollama.ts'
import { openaiErrors } from '#fakes/openai.ts'
import type { Received } from '#fakes/wire.ts'
import { newFamily } from '#support/server/families.ts'
import { startTestServer } from '#support/server/test-server.ts'
import { MAY_ERR } from './exactly-first.ts'

const { assess, findGaps, makeMarkingScheme } = evaluationEndpoints
const MODEL = 'gemma4:e2b-it-qat'

/** Nobody is sure of it: the dog belongs to nobody, and the tables come to nothing. */
const REFUSED =
  'For 3 tables Mina bakes 24 buns; a dog runs by, and there go 9 of the buns. How many buns now?'
/** An apple may count for something. */
const ASKED = 'There are 2 pans of 9 eggs and an apple. How many eggs are in the pans?'
/** Asked about by itself. */
const LIKELY = 'A bus has 45 people. 18 get off and 7 get on. How many people are on the bus now?'
const HISTORY = 'In 1066, who won at Hastings? Name 1 reason.'

type Sample = Record<string, unknown> | undefined

/** What a scripted model fills, a sample after the other, the last one again and again; undefined is no kind. */
function scripted(samples: Sample[]) {
  let at = 0
  return ({ body }: Received): unknown => {
    const asked: string = body.response_format?.json_schema?.name ?? ''
    const sample = samples[Math.min(at, samples.length - 1)]
    if (asked === 'question_kind') {
      if (!sample) at += 1
      return { kind: sample?.kind ?? (sample ? 'story' : 'none') }
    }
    if (asked.endsWith('_slots')) {
      at += 1
      const { kind: _, ...slots } = sample ?? {}
      return slots
    }
    if (asked === 'marking_scheme') {
      return {
        ...{ markingScheme: 'By the model', totalScore: 4, readQuestion: null },
        calculation: null,
        calculationResult: null,
      }
    }
    if (asked === 'assessment') {
      return {
        ...{ readQuestion: null, readAnswer: null, calculation: null },
        overallAssessment: 'Well told.',
        score: 3,
      }
    }
    return { knowledgeGaps: [], knowledgeMasteries: [] }
  }
}

const story = (calculation: string, more: Record<string, unknown> = {}) => ({
  ...{ calculation, unit: 'buns', idle: ['3'] },
  ...more,
})

async function atHome(samples: Sample[], options: { dataDir?: string } = {}) {
  const ollama = await startFakeOllama(
    [{ name: MODEL, size: 1, capabilities: ['completion'] }],
    scripted(samples),
  )
  onTestFinished(ollama.stop)
  const environment = { LOCAL_AI_BASE_URL: ollama.baseUrl, LOCAL_AI_MODEL: MODEL }
  const server = await startTestServer({ tutor: undefined, environment, ...options })
  const browser = newFamily(server)
  const scheme = async (question: string, more = {}) =>
    browser.post(makeMarkingScheme.path, { question, grade: 4, ...more })
  async function mark(question: string, answer: string, more = {}) {
    const body = { question, answer, grade: 4, markingScheme: 'x', totalPossibleScore: 4, ...more }
    return browser.post(assess.path, body)
  }
  return { ollama, server, browser, scheme, mark, asked: () => askedOf(ollama) }
}

const askedOf = ({ requests }: FakeOllama) =>
  requests.flatMap(({ body }) => body?.response_format?.json_schema?.name ?? [])

test('what the builtin tutor can mark it marks itself, and the model isn’t asked at all', async () => {
  const { scheme, mark, asked } = await atHome([undefined])
  expect((await scheme('What is 3/4 + 1/8?')).status).toBe(200)
  expect((await mark('What is 7 × 8?', '56')).json).toMatchObject({ score: 4, markedBy: { by: 'builtin' } })
  expect((await mark('What is 7 × 8?', '54')).json).toMatchObject({ score: 0 })
  expect((await mark('What is 7 × 8?', 'bananas')).json).toMatchObject({ code: 'answer_unread' })
  expect(asked()).toEqual([])
})

test('what the model alone has read is asked about first, and marked exactly after a nod; it is asked once', async () => {
  const { scheme, mark, browser, asked } = await atHome([story('24 - 9')])
  const first = await scheme(REFUSED)
  expect(first).toMatchObject({
    status: 422,
    json: { code: 'reading_asked', message: expect.stringContaining('$24 - 9$') },
  })
  expect((first.json as { message: string }).message).not.toContain('15')
  const nod = { isReadRight: true }
  expect((await scheme(REFUSED, nod)).json).toMatchObject({ markingScheme: expect.stringContaining('15') })
  expect((await mark(REFUSED, '15 buns', nod)).json).toMatchObject({ score: 4, markedBy: { by: 'builtin' } })
  expect((await mark(REFUSED, '33', nod)).json).toMatchObject({ score: 0, markedBy: { by: 'builtin' } })
  const gaps = await browser.post(findGaps.path, {
    ...nod,
    question: REFUSED,
    answer: '33',
    assessment: 'x',
    grade: 4,
  })
  expect(findGaps.answer.parse(gaps.json).knowledgeGaps).toHaveLength(1)
  // Without the nod it is asked again, never marked.
  expect((await mark(REFUSED, '15')).json).toMatchObject({ code: 'reading_asked' })
  expect(asked()).toEqual(['question_kind', 'story_slots', 'question_kind', 'story_slots'])
})

test('a nod that belongs to another reading is none: after a restart it is shown again', async () => {
  const { mark } = await atHome([story('24 - 9')])
  expect((await mark(REFUSED, '15', { isReadRight: true })).json).toMatchObject({ code: 'reading_asked' })
  expect((await mark(REFUSED, '15', { isReadRight: true })).json).toMatchObject({ score: 4 })
})

test('where a reader of the product’s own leads to the same, it is marked without asking', async () => {
  const { scheme, mark } = await atHome([story('45 - 18 + 7', { unit: 'people', idle: [] })])
  expect((await scheme(LIKELY)).json).toMatchObject({ markingScheme: expect.stringContaining('34') })
  expect((await mark(LIKELY, '34')).json).toMatchObject({ score: 4, markedBy: { by: 'builtin' } })
  expect((await mark(LIKELY, '20')).json).toMatchObject({ score: 0 })
})

test.each([
  ['that leads elsewhere', story('2 * 9 + 1', { unit: 'eggs', idle: [] })],
  ['of another kind', { kind: 'percentage', question: 'What is 9% of 2?', idle: [] }],
])('a fill %s leaves what the own reader asks', async (_, wrong) => {
  const { scheme } = await atHome([wrong])
  expect((await scheme(ASKED)).json).toMatchObject({
    code: 'reading_asked',
    message: expect.stringContaining('2 pans'),
  })
})

test.each<[string, Sample[]]>([
  ['an invented number', [story('24 - 9 - 1')]],
  ['a number left out', [story('24 - 9', { idle: [] })]],
  ['swapped numbers', [story('9 - 24')]],
  ['three samples that differ', [story('24 - 9'), story('24 + 9'), story('24 * 9')]],
  ['one sample of three', [undefined, story('24 - 9'), story('24 - 8')]],
  ['a kind that doesn’t fit', [{ kind: 'ratio', question: 'Share 24 in the ratio 3 : 9.', idle: ['5'] }]],
  ['nonsense', [{ calculation: ['x'] }]],
])('%s is no reading: the model marks in its own words, and says that it may err', async (_, samples) => {
  const { scheme, mark } = await atHome(samples)
  expect((await scheme(REFUSED)).json).toMatchObject({ markingScheme: 'By the model' })
  expect((await mark(REFUSED, 'about 15')).json).toMatchObject({
    overallAssessment: `Well told.\n\n${MAY_ERR}`,
    markedBy: { by: 'ai', name: 'Local AI', model: MODEL },
  })
})

test('another subject is asked about twice at most and marked by the model', async () => {
  const { scheme, mark, asked } = await atHome([undefined])
  expect((await scheme(HISTORY)).json).toMatchObject({ markingScheme: 'By the model' })
  expect((await mark(HISTORY, 'William. He had more horses.')).json).toMatchObject({ score: 3 })
  expect(asked()).toEqual(['question_kind', 'question_kind', 'marking_scheme', 'assessment'])
})

test('a model that is busy is asked again the next time, and the exact engine goes on without it', async () => {
  const { ollama, scheme, mark } = await atHome([story('24 - 9')])
  ollama.next(openaiErrors.quota)
  expect((await scheme(ASKED)).json).toMatchObject({ code: 'reading_asked' })
  expect((await scheme(REFUSED)).json).toMatchObject({ code: 'reading_asked' })
  expect((await mark('What is 2 + 3?', '5')).json).toMatchObject({ score: 4 })
})

test('a nod of one child is none of another’s', async () => {
  const { mark, server } = await atHome([story('24 - 9')])
  await mark(REFUSED, '15')
  const other = newFamily(server, 'second@example.org')
  const body = { question: REFUSED, answer: '15', grade: 4, markingScheme: 'x', totalPossibleScore: 4 }
  const said = await other.post(assess.path, { ...body, isReadRight: true })
  expect(said.json).toMatchObject({ code: 'reading_asked' })
})
