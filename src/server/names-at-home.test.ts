import { expect, onTestFinished, test } from 'vitest'
import { generated, generatedStream, startFakeGemini } from '#fakes/gemini.ts'
import { completion, completionStream } from '#fakes/openai.ts'
import { startFakeRealtime } from '#fakes/realtime.ts'
import type { Received, Reply } from '#fakes/wire.ts'
import type { Browser } from '#support/server/browser.ts'
import { addFamily } from '#support/server/cheap-family.ts'
import { savedGaps } from '#support/server/gaps.ts'
import { png, sendForm } from '#support/server/pictures.ts'
import { openSocket } from '#support/server/socket-client.ts'
import { startTestServer } from '#support/server/test-server.ts'

const people = {
  childName: 'Zoë',
  parentName: 'Anna-Lena Müller',
  email: 'anna.mueller@mail.example',
  isCornerOpen: true,
}
const phone = '0171 555 0134'
/** Anything of it, however it is written. */
const OURS = /\bzo[eë](?:\u0308)?s?\b|m(?:ü|u|ue)ller|\banna\b|\blena\b|mail\.example|0171|555 ?0134/i

const question = 'Zoë and Tom share 12 apples. Why does zoe get 6? Ask Anna-Lena Müller.'
const answer = 'ZOË’s half is 6, says Mrs Mueller (anna.mueller@mail.example).'
/** What models make of placeholders. */
const spoken = "Well done, childname1! PARENTNAME1's letter is here."
const shown = "Well done, Zoë! Anna-Lena Müller's letter is here."

/** An answer to every task, each text with the placeholders of the two names. */
const marked: Record<string, object> = {
  totalScore: { markingScheme: spoken, totalScore: 2, readQuestion: spoken },
  overallAssessment: { overallAssessment: spoken, score: 1, readQuestion: spoken, readAnswer: spoken },
  knowledgeGaps: {
    knowledgeGaps: [{ concept: 'Halves', description: spoken, relevantStandard: null }],
    knowledgeMasteries: [],
  },
  recommendedResources: { recommendedResources: [{ title: 'Halves', description: spoken, url: null }] },
  questions: {
    questions: [1, 2, 3, 4, 5].map(number => ({
      question: `${spoken} Who was there, ${number}?`,
      explanation: spoken,
      rightAnswer: 'ChildName1',
      wrongAnswers: ['Tom', 'Kim', 'Lee'],
    })),
  },
}

function findMark({ body }: Received): string {
  const asked = JSON.stringify(body.response_format ?? body.generationConfig)
  const [, answered] = Object.entries(marked).find(([field]) => asked.includes(`"${field}"`)) ?? []
  return JSON.stringify(answered)
}

/** Cut within each placeholder. */
const pieces = ['Well done, Chi', 'ldnam', 'e1! PARENTNAME', "1's letter is here."]

async function openai() {
  const fake = await startFakeRealtime({}, ({ path, body }): Reply | undefined => {
    if (path !== '/v1/chat/completions') return undefined
    return body.stream ? completionStream(pieces) : completion(findMark({ body } as Received))
  })
  onTestFinished(fake.stop)
  return { fake, environment: { OPENAI_API_KEY: 'sk-test-1234567890', OPENAI_BASE_URL: fake.baseUrl } }
}

async function gemini() {
  const fake = await startFakeGemini(() => 'unused')
  onTestFinished(fake.stop)
  fake.always(request =>
    request.path.includes(':stream') ? generatedStream(pieces) : generated(findMark(request)),
  )
  return { fake, environment: { GEMINI_API_KEY: 'AIza-test', GEMINI_BASE_URL: fake.baseUrl } }
}

async function local() {
  const { fake } = await openai()
  return { fake, environment: { LOCAL_AI_BASE_URL: fake.baseUrl, LOCAL_AI_MODEL: 'llava' } }
}

async function familyWith(environment: Record<string, string>) {
  const server = await startTestServer({ tutor: undefined, environment })
  const { browser, id } = addFamily(server, people)
  await browser.send('PATCH', '/api/me/profile', {
    body: { assistantName: 'Pip', personalIntro: `Zoe likes owls. My phone number is ${phone}.` },
  })
  return { browser, id }
}

/** All that has a family's words go to an AI and its words come back. @returns what came back of each */
async function everything(browser: Browser, id: number, canSpeak = false): Promise<Record<string, unknown>> {
  const asked = { question, grade: 5 }
  const scheme = `Two marks. Call me on ${phone}, zoë.`
  const markedBy = { ...asked, answer, markingScheme: scheme, totalPossibleScore: 2 }
  const pictures = [{ field: 'question_images', name: 'Zoë.png', bytes: png() }]
  const [gapId = 0] = await savedGaps(browser, [{ concept: 'Zoë’s halves', description: question }])
  const history = [
    { role: 'user', content: 'I am zoe.' },
    { role: 'model', content: 'Hello Zoë! Greet Anna-Lena Müller.' },
  ]
  const textChat = await browser.post('/api/gemini-chat/stream', { message: 'Hi, it’s Zoë!', history })
  const client = await openSocket(browser)
  client.send({ userId: id, content: 'I am Zoë, help me halve.', isAudioMode: true })
  await (canSpeak ? client.next('audioStream') : client.done())
  return {
    scheme: (await browser.post('/api/evaluate/text/marking-scheme', asked)).text,
    assessment: (await browser.post('/api/evaluate/text/assessment', markedBy)).text,
    gaps: (await browser.post('/api/evaluate/text/gaps', { ...asked, answer, assessment: scheme })).text,
    resources: (
      await browser.post('/api/evaluate/resources', {
        knowledgeGaps: [{ concept: 'Zoë’s halves', description: `${question} ${answer}` }],
      })
    ).text,
    pictures: JSON.stringify(
      await sendForm(browser, '/api/evaluate/image/marking-scheme', { question, grade: '5' }, pictures),
    ),
    practice: (await browser.post('/api/boosters/generate-mcqs', { gapId })).text,
    // Its sentences are events.
    textChat: textChat.text.replaceAll(/"}\s+data: {"text":"/g, ''),
    chat: (await browser.post('/api/chat', { content: 'What does Anna-Lena Müller mean?' })).text,
    liveChat: client.text(),
  }
}

const bodies = (requests: Received[]) => requests.map(({ path, body }) => `${path} ${JSON.stringify(body)}`)

test('no request to OpenAI holds the family’s names, and every reply shows them', async () => {
  const { fake, environment } = await openai()
  const { browser, id } = await familyWith(environment)
  const replies = await everything(browser, id, true)
  for (const [name, reply] of Object.entries(replies)) expect(reply, name).toContain(shown)

  const call = (await browser.post('/api/openai/session', {})).text
  expect(call).not.toMatch(OURS)
  await browser.post('/api/voice-chat/messages', {
    userId: id,
    userQuery: 'I am Zoë and Anna-Lena Müller is my mum. Why?',
    aiResponse: 'Hello Zoë!',
  })
  const sent = bodies(fake.requests)
  for (const body of sent) expect(body).not.toMatch(OURS)
  // Each port that carries text was there.
  for (const path of ['chat/completions', 'moderations', 'audio/speech', 'realtime/client_secrets']) {
    expect(sent.filter(body => body.startsWith(`/v1/${path} `)).length, path).toBeGreaterThan(0)
  }
  expect(sent.filter(body => body.includes('ChildName1')).length).toBeGreaterThan(8)
  expect(sent.find(body => body.includes('audio/speech'))).toContain('Well done, friend!')
})

test('no request to Gemini holds the family’s names, and every reply shows them', async () => {
  const { fake, environment } = await gemini()
  const { browser, id } = await familyWith(environment)
  for (const [name, reply] of Object.entries(await everything(browser, id))) {
    expect(reply, name).toContain(shown)
  }
  expect(fake.requests.length).toBeGreaterThan(8)
  for (const body of bodies(fake.requests)) expect(body).not.toMatch(OURS)
})

test('an AI at home is told the names, and its words are left as they are', async () => {
  const { fake, environment } = await local()
  const { browser, id } = await familyWith(environment)
  const { chat } = await everything(browser, id)
  expect(chat).toContain('Childname1')
  expect(bodies(fake.requests).join('\n')).toContain("<<< CHILD'S NAME")
  expect(bodies(fake.requests).join('\n')).toMatch(/Zoë/)
  expect(bodies(fake.requests).join('\n')).not.toContain('ChildName1')
})
