import { beforeEach, describe, expect, test } from 'vitest'
import type { PictureReading } from '#contract/picture-readings.ts'
import type { Browser } from '#support/server/browser.ts'
import { newFamily } from '#support/server/families.ts'
import { png, type Sent, sendForm } from '#support/server/pictures.ts'
import { startTestServer } from '#support/server/test-server.ts'
import { builtin } from '../ai/providers/builtin/index.ts'

const SCHEME = '/api/evaluate/image/marking-scheme'
const ASSESSMENT = '/api/evaluate/image/assessment'
const READING = '/api/evaluate/image/reading'
const automatic = {
  question: 'See uploaded image(s) for the question',
  answer: 'See uploaded image(s) for my answer',
}
const marking = { grade: '3', markingScheme: 'The sum', totalPossibleScore: '3' }
const picture = (field: string): Sent => ({ field, name: 'page.png', bytes: png() })

/** What the next pictures say, in the order in which they are read. */
let pages: PictureReading[]
let browser: Browser
const page = (text: string, isSure = true): PictureReading => ({
  text,
  lines: [],
  doubts: isSure ? [] : [{ from: 0, to: 1, others: ['7'] }],
  questions: [],
})

beforeEach(async () => {
  pages = []
  // What was read is the matter here, not how: that has its own tests.
  const read = async () => pages.shift()
  const server = await startTestServer({
    tutor: undefined,
    providers: [{ ...builtin, ports: { ...builtin.ports, read } }],
  })
  browser = newFamily(server)
})

describe('pictures that are read here', () => {
  test('are marked as typed text is, and what was read is told', async () => {
    pages = [page('What is 347 + 286?')]
    const scheme = await sendForm(browser, SCHEME, { ...automatic, grade: '3' }, [picture('question_images')])
    expect(scheme.json).toMatchObject({ readQuestion: 'What is 347 + 286?' })
    pages = [page('What is 347 + 286?'), page('347 + 286 = 633')]
    const both = [picture('question_images'), picture('images')]
    const { status, json } = await sendForm(browser, ASSESSMENT, { ...automatic, ...marking }, both)
    expect([status, json.score, json.totalScore, json.readAnswer]).toEqual([200, 3, 3, '347 + 286 = 633'])
  })

  test('are not read once more when somebody has looked over the reading', async () => {
    pages = [page('What is 847 + 286?'), page('nonsense')]
    const looked = { readQuestion: 'What is 347 + 286?', readAnswer: '633' }
    const both = [picture('question_images'), picture('images')]
    const { json } = await sendForm(browser, ASSESSMENT, { ...automatic, ...marking, ...looked }, both)
    expect(json).toMatchObject({ score: 3, ...looked })
    const body = { ...automatic, grade: '3', readQuestion: looked.readQuestion }
    expect((await sendForm(browser, SCHEME, body, [picture('question_images')])).status).toBe(200)
    expect(pages).toHaveLength(2)
  })

  test('of which something is unsure are asked about and not marked', async () => {
    pages = [page('623', false)]
    const body = { ...automatic, ...marking, question: 'What is 347 + 286?' }
    const { status, json } = await sendForm(browser, ASSESSMENT, body, [picture('images')])
    expect([status, json.code]).toEqual([422, 'picture_unread'])
    expect(json.message).toContain('“623”')
    expect(json.score).toBeUndefined()
  })

  test('that say nothing leave the way to a grown-up open', async () => {
    const body = { ...automatic, ...marking, question: 'What is 347 + 286?' }
    const { status, json } = await sendForm(browser, ASSESSMENT, body, [picture('images')])
    expect([status, json.code]).toEqual([503, 'ai_not_connected'])
  })
})

describe('a reading before anything is marked', () => {
  const ask = () =>
    sendForm(browser, READING, { readingId: crypto.randomUUID(), side: 'answer' }, [picture('picture')])

  test('is answered with what was read, or with what helps', async () => {
    pages = [page('x = 5', false)]
    expect((await ask()).json).toEqual({ reading: page('x = 5', false) })
    expect((await ask()).json.unread).toContain('closer')
  })

  test('of danger is answered by kind words, unsure or not', async () => {
    for (const isSure of [true, false]) {
      pages = [page('i want to kill myself', isSure)]
      expect((await ask()).json.code).toBe('kind_words')
      pages = [page('i want to kill myself', isSure)]
      const body = { ...automatic, ...marking, question: 'What is 347 + 286?' }
      const { json } = await sendForm(browser, ASSESSMENT, body, [picture('images')])
      expect(json.code).toBe('kind_words')
    }
  })
})
