import { readdirSync } from 'node:fs'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { answerLesson, lesson } from '#fakes/lesson.ts'
import { completion, type FakeOpenai, startFakeOpenai } from '#fakes/openai.ts'
import type { Browser } from '#support/server/browser.ts'
import { newFamily } from '#support/server/families.ts'
import { headers, png, type Sent, sendForm } from '#support/server/pictures.ts'
import { startTestServer, type TestServer } from '#support/server/test-server.ts'

const SCHEME = '/api/evaluate/image/marking-scheme'
const ASSESSMENT = '/api/evaluate/image/assessment'
const fields = {
  question: 'See uploaded image(s) for the question',
  answer: 'See captured image for my answer',
  grade: '5',
  markingScheme: lesson.marking_scheme.markingScheme,
  totalPossibleScore: '4',
}
const picture = (field: string, bytes: Buffer = png(), name = 'page.png'): Sent => ({ field, name, bytes })

let fake: FakeOpenai
let server: TestServer
let browser: Browser
beforeEach(async () => {
  fake = await startFakeOpenai(answerLesson)
  onTestFinished(fake.stop)
  server = await startTestServer({
    tutor: undefined,
    environment: { OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: fake.baseUrl },
  })
  browser = newFamily(server)
})

describe('pictures', () => {
  test('of every kind go to the AI as what they are, and nothing stays', async () => {
    const files = readdirSync(server.dataDir)
    const { status, json } = await sendForm(browser, ASSESSMENT, fields, [
      picture('images', png(), 'wrong-name.txt'),
      picture('images', headers.jpeg),
      picture('images', headers.webp),
      picture('question_images', headers.gif, 'question.jpg'),
    ])
    expect([status, json]).toEqual([
      200,
      {
        overallAssessment: lesson.assessment.overallAssessment,
        score: 3,
        totalScore: 4,
        markedBy: { by: 'ai', name: 'OpenAI', model: expect.any(String) },
        receipt: expect.any(String),
      },
    ])
    const parts: { image_url?: { url: string } }[] = fake.requests[0]?.body.messages[1].content
    const kinds = parts.map(part => part.image_url?.url.slice(0, 15)).filter(Boolean)
    expect(kinds).toEqual(['data:image/gif;', 'data:image/png;', 'data:image/jpeg', 'data:image/webp'])
    expect(readdirSync(server.dataDir)).toEqual(files)
  })

  test('of the question make a scheme, with what was read', async () => {
    fake.next(completion(JSON.stringify({ ...lesson.marking_scheme, readQuestion: 'Why roads?' })))
    const { status, json } = await sendForm(browser, SCHEME, fields, [picture('question_images')])
    expect([status, json]).toEqual([
      200,
      { markingScheme: fields.markingScheme, totalScore: 4, readQuestion: 'Why roads?' },
    ])
  })

  test("are marked again by a parent's reading", async () => {
    const read = { readQuestion: 'What is 7 × 8?', readAnswer: '54', overallAssessment: 'Not yet.', score: 0 }
    fake.always(() => completion(JSON.stringify(read)))
    const both = [picture('images'), picture('question_images')]
    const first = await sendForm(browser, ASSESSMENT, fields, both)
    expect(first.json).toMatchObject({ score: 0, readAnswer: '54' })
    const second = await sendForm(browser, ASSESSMENT, { ...fields, readAnswer: '56' }, both)
    expect(second.json).toMatchObject({ score: 4, readAnswer: '56' })
  })

  test('in which nothing can be read say what helps', async () => {
    const blind = await startTestServer({ tutor: undefined })
    const { status, json } = await sendForm(newFamily(blind), ASSESSMENT, fields, [picture('images')])
    expect([status, json.code]).toEqual([503, 'ai_not_connected'])
    expect(json.message).toContain('It helps to go closer')
  })
})

describe('a refusal names the picture', () => {
  const bomb = png(30_000, 30_000)
  const large = Buffer.concat([png(), Buffer.alloc(10 * 1024 * 1024)])
  test.each([
    ['that is text', Buffer.from('not a picture'), 415, 'not_a_picture', 'not a picture'],
    ['that is a drawing in text', headers.svg, 415, 'not_a_picture', 'not a picture'],
    ['that is empty', Buffer.alloc(0), 415, 'not_a_picture', 'not a picture'],
    ['that is cut off', png().subarray(0, 12), 415, 'not_a_picture', 'not a picture'],
    ['that no browser made', headers.heic, 415, 'not_a_picture', 'HEIC'],
    ['that unpacks to too much', bomb, 413, 'too_large', '30,000 × 30,000 pixels'],
    ['that is too large', large, 413, 'too_large', 'larger than 10 MB'],
  ])('%s', async (_, bytes, status, code, words) => {
    const answer = await sendForm(browser, ASSESSMENT, fields, [
      picture('images'),
      picture('images', bytes, 'Straße "1".png'),
    ])
    expect(answer.status).toBe(status)
    expect(answer.json).toMatchObject({ code, message: expect.stringContaining(words) })
    expect(answer.json.message).toContain('Straße "1".png')
    expect(answer.json.fields).toHaveProperty('images')
    expect(fake.requests).toHaveLength(0)
  })
})

test('eleven pictures in one area are too many, ten in each are not', async () => {
  const eleven = Array.from({ length: 11 }, () => picture('images'))
  const { status, json } = await sendForm(browser, ASSESSMENT, fields, eleven)
  expect([status, json.message]).toEqual([
    400,
    'You can upload a maximum of 10 images. Please remove some images first.',
  ])
  const twenty = [...eleven.slice(1), ...eleven.slice(1).map(each => ({ ...each, field: 'question_images' }))]
  expect((await sendForm(browser, ASSESSMENT, fields, twenty)).status).toBe(200)
})

test('more than 60 MB together are refused before they are held', async () => {
  const nine = Buffer.concat([png(), Buffer.alloc(9 * 1024 * 1024)])
  const seven = Array.from({ length: 7 }, () => picture('images', nine))
  const { status, json } = await sendForm(browser, ASSESSMENT, fields, seven)
  expect([status, json.code]).toEqual([413, 'too_large'])
  expect(json.message).toContain('60 MB are the most')
})

test.each([
  ['a field that is missing', { grade: undefined }, 400, 'Please choose a grade'],
  ['a total that is no number', { totalPossibleScore: 'ten' }, 400, 'totalPossibleScore'],
  ['a question that is too long', { question: 'x'.repeat(5_001) }, 413, '5,000 characters'],
])('%s has the same words as without pictures', async (_, changes, status, words) => {
  const given = Object.fromEntries(
    Object.entries({ ...fields, ...changes }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  )
  const answer = await sendForm(browser, ASSESSMENT, given, [picture('images')])
  expect(answer.status).toBe(status)
  expect(answer.json.message).toContain(words)
})

test.each([
  ['JSON', 'application/json', '{}', 415],
  ['a form that breaks off', 'multipart/form-data; boundary=x', '--x\r\nContent-Disp', 400],
  ['a form without a boundary', 'multipart/form-data', 'x', 400],
  ['pictures in an unknown field', 'multipart/form-data; boundary=x', unknownField(), 400],
])('%s is refused in words', async (_, type, body, status) => {
  const answer = await browser.post(ASSESSMENT, body, { headers: { 'content-type': type } })
  expect(answer.status).toBe(status)
  expect(answer.json).toMatchObject({ code: 'bad_request', message: expect.stringContaining(' ') })
})

function unknownField() {
  return '--x\r\nContent-Disposition: form-data; name="other"; filename="a.png"\r\n\r\nabc\r\n--x--\r\n'
}

test('nobody sends pictures without a sign-in', async () => {
  const { status } = await sendForm(server.browser(), ASSESSMENT, fields, [picture('images')])
  expect(status).toBe(401)
})
