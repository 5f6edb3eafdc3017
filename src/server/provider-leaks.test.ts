import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Capability } from '#contract/settings.ts'
import { completionStream, moderation } from '#fakes/openai.ts'
import { type Received, type Reply, startFake } from '#fakes/wire.ts'
import { someOf } from '#support/how-much.ts'
import type { Browser } from '#support/server/browser.ts'
import { newFamily } from '#support/server/families.ts'
import { savedGaps } from '#support/server/gaps.ts'
import { png, sendForm } from '#support/server/pictures.ts'
import { echoOf, providerFailures } from '#support/server/provider-failures.ts'
import { allRows } from '#support/server/rows.ts'
import { openSocket } from '#support/server/socket-client.ts'
import { startTestServer, type TestServer } from '#support/server/test-server.ts'
import { timeLimits } from '#support/time-limits.ts'

/** So many of the ways to fail are tried in every run. */
const FAILURES = 2

/** In every place a text of its own, so that what leaks can be told. */
const marks = {
  key: 'sk-Kumquat-FGHJKLMN0123456789',
  question: 'Did Persimmon build roads?',
  answer: 'Rambutan soldiers walked there.',
  scheme: 'Tamarillo gets two marks.',
  picture: 'Mangosteen.png',
  intro: 'My hobby is Physalis.',
  assistant: 'Pitahaya',
  chat: 'Tell me about Carambola.',
  live: 'Tell me about Jabuticaba.',
  title: 'The title Feijoa',
  text: 'Tell me about Salak.',
  history: 'We spoke of Longan.',
  talk: 'What is a Cherimoya?',
  reply: 'A Soursop is a fruit.',
}
/** The word of each that is nowhere else. */
const words = Object.values(marks).map(mark => {
  const [word] = /(?<=^|[- ])(?!Did|Tell|My|We|The|What|A )[A-Z][a-z]+(?=$|[-.? ])/.exec(mark) ?? []
  if (word === undefined) throw new Error(`No word in ${mark}`)
  return word
})

interface Asking {
  browser: Browser
  service: keyof typeof providers
  gapId: number
}

const grade = 5
const asked = { question: marks.question, grade }

/** Everything that asks an AI, by what it needs. A new capability has its place here. */
const entrances = {
  text: [
    ({ browser }) => browser.post('/api/evaluate/text/marking-scheme', asked),
    ({ browser }) =>
      browser.post('/api/evaluate/text/assessment', {
        ...asked,
        answer: marks.answer,
        markingScheme: marks.scheme,
        totalPossibleScore: 4,
      }),
    ({ browser }) =>
      browser.post('/api/evaluate/text/gaps', { ...asked, answer: marks.answer, assessment: marks.scheme }),
    ({ browser }) =>
      browser.post('/api/evaluate/resources', {
        knowledgeGaps: [{ concept: marks.question, description: marks.answer }],
      }),
    ({ browser, gapId }) => browser.post('/api/boosters/generate-mcqs', { gapId }),
    ({ browser, service }) => browser.post(`/api/settings/services/${service}/test`),
    ({ browser, service }) => browser.get(`/api/settings/services/${service}/models`),
  ],
  pictures: [
    ({ browser }) =>
      sendForm(browser, '/api/evaluate/image/marking-scheme', { question: marks.question, grade: '5' }, [
        { field: 'question_images', name: marks.picture, bytes: png() },
      ]),
    ({ browser }) =>
      browser.get(`/api/${encodeURIComponent(marks.picture)}?q=${encodeURIComponent(marks.question)}`),
  ],
  chat: [
    ({ browser }) => browser.post('/api/chat', { content: marks.chat }),
    ({ browser }) => overSocket(browser, { content: marks.live, isAudioMode: true }),
    ({ browser }) =>
      browser.post('/api/gemini-chat/stream', {
        message: marks.text,
        history: [
          { role: 'user', content: marks.history },
          { role: 'model', content: marks.history },
        ],
      }),
  ],
  transcription: [({ browser }) => overSocket(browser, { content: 'T2dnUwACAAAAAA==', modality: 'audio' })],
  speech: [({ browser }) => overSocket(browser, { content: marks.live, isAudioMode: true })],
  voice: [
    ({ browser }) => browser.post('/api/openai/session', {}),
    ({ browser, service }) => browser.get(`/api/settings/services/${service}/voice-models`),
    ({ browser }) =>
      browser.post('/api/voice-chat/messages', { userId: 1, aiResponse: marks.reply, userQuery: marks.talk }),
  ],
} satisfies Record<Capability, ((asking: Asking) => Promise<unknown>)[]>

/** @returns what came back until the end of the reply, its speech or its failure */
async function overSocket(
  browser: Browser,
  more: { content: string; modality?: 'audio'; isAudioMode?: boolean },
) {
  const client = await openSocket(browser)
  client.send({ userId: 1, ...more })
  const speech = client
    .next('response', ({ hasSpeech }) => hasSpeech === true)
    .then(() => client.next('audioStream'))
  const silence = client.next('response', ({ done, hasSpeech }) => done && !hasSpeech)
  await Promise.any([client.next('error'), speech, silence])
  client.socket.close()
  return client.messages.filter(({ type }) => type !== 'transcript')
}

const providers = {
  openai: {
    environment: (origin: string) => ({ OPENAI_API_KEY: marks.key, OPENAI_BASE_URL: `${origin}/v1` }),
  },
  gemini: { environment: (origin: string) => ({ GEMINI_API_KEY: marks.key, GEMINI_BASE_URL: origin }) },
  local: {
    environment: (origin: string) => ({ LOCAL_AI_BASE_URL: `${origin}/v1`, LOCAL_AI_MODEL: 'llava' }),
  },
} satisfies Record<string, { environment: (origin: string) => Record<string, string> }>

/** Where the failure begins: at the first request, or only behind what comes before the reply or its sound. */
const beginnings: ((request: Received) => Reply | undefined)[] = [
  () => undefined,
  ({ path }) => (path.endsWith('/moderations') ? moderation(false) : undefined),
  ({ path, body }) => {
    if (path.endsWith('/moderations')) return moderation(false)
    return path.endsWith('/chat/completions') && body.stream ? completionStream(['Hello there.']) : undefined
  },
]

function found(text: string, but: string[] = []): string[] {
  const forms = (word: string) => [
    word,
    Buffer.from(word).toString('base64').slice(0, 8),
    encodeURIComponent(word),
  ]
  return words.filter(word => !but.includes(word) && forms(word).some(form => text.includes(form)))
}

/** The tables in which a family's words of this test have their place. */
const HOMES = [
  'families',
  'children',
  'chat_sessions',
  'chat_messages',
  'voice_messages',
  'flagged_exchanges',
]

async function inFiles(server: TestServer): Promise<void> {
  // Where they belong: the chat, the talks, the profile, and what is flagged for the parent.
  const kept = ['Salak', 'Carambola', 'Jabuticaba', 'Physalis', 'Pitahaya', 'Cherimoya', 'Soursop', 'Feijoa']
  for (const file of readdirSync(server.dataDir, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue
    expect(found(readFileSync(join(file.parentPath, file.name), 'latin1'), kept), file.name).toEqual([])
  }
  const tables = allRows(join(server.dataDir, 'stepwise.db'))
  for (const home of HOMES) expect(tables, home).toHaveProperty(home)
  const others = Object.entries(tables).filter(([table]) => !HOMES.includes(table))
  expect(others).not.toEqual([])
  for (const [table, rows] of others) expect(found(JSON.stringify(rows)), table).toEqual([])
}

test.each(Object.keys(providers) as (keyof typeof providers)[])(
  'whatever %s fails with, nothing of it is in log, answers, database, backups or files',
  { timeout: timeLimits.long },
  async service => {
    let fail: (request: Received) => Reply = () => ({})
    const fake = await startFake(request => fail(request))
    onTestFinished(fake.stop)
    const server = await startTestServer({
      tutor: undefined,
      environment: providers[service].environment(fake.origin),
    })
    const browser = newFamily(server)
    await browser.send('PATCH', '/api/me/profile', {
      body: { assistantName: marks.assistant, personalIntro: marks.intro },
    })
    await browser.post('/api/chat/sessions', { title: marks.title })
    await browser.send('PATCH', '/api/settings', { body: { serving: service } })
    const [gapId = 0] = await savedGaps(browser, [
      { concept: 'Roman trade', description: 'How goods moved.' },
    ])

    const asking = { browser, service, gapId }
    const all = Object.values(entrances).flat()
    const talking = [...entrances.chat, ...entrances.transcription, ...entrances.speech]
    for (const [name, failure] of someOf(Object.entries(providerFailures), FAILURES)) {
      for (const [at, before] of (service === 'openai' ? beginnings : beginnings.slice(0, 1)).entries()) {
        fail = request => before(request) ?? failure(echoOf(request), service)
        // Nothing but a talk has something before it that could go well.
        const answers = await Promise.all((at === 0 ? all : talking).map(ask => ask(asking)))
        for (const answer of answers) {
          const text = JSON.stringify(answer)
          // What was stored is answered as it was stored.
          const isStored = Object(answer).status === 201
          expect(
            found(text, isStored ? ['Carambola', 'Cherimoya', 'Soursop'] : []),
            `${name}: ${text}`,
          ).toEqual([])
          expect(text, name).not.toMatch(/terminated|fetch failed|socket hang up|Unexpected|JSON at/)
        }
      }
    }
    expect(fake.requests.length).toBeGreaterThan(someOf(Object.keys(providerFailures), FAILURES).length * 3)
    expect(words.filter(word => !fake.requests.some(request => echoOf(request).includes(word)))).toEqual(
      unsent[service],
    )
    await browser.post('/api/backups/now')
    await inFiles(server)
    await server.close()
    expect(found(server.logged())).toEqual([])
    expect(server.logged()).toContain('request failed')
    await inFiles(server)
  },
)

/** What is sent to nobody, and what this service has no part in. */
const unsent: Record<keyof typeof providers, string[]> = {
  openai: ['Mangosteen', 'Feijoa'],
  gemini: ['Mangosteen', 'Feijoa', 'Cherimoya', 'Soursop'],
  local: ['Kumquat', 'Mangosteen', 'Feijoa', 'Cherimoya', 'Soursop'],
}
