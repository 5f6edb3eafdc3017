import { onTestFinished } from 'vitest'
import { type ServiceSettings, type Settings, settingsSchema } from '#contract/settings.ts'
import { type FakeGemini, startFakeGemini } from '#fakes/gemini.ts'
import { answerLesson, lesson } from '#fakes/lesson.ts'
import { type FakeOpenai, startFakeOpenai } from '#fakes/openai.ts'
import type { ServerOptions } from '#server/index.ts'
import { memorySecrets, type SecretStore } from '#server/secrets/secret-store.ts'
import type { Browser } from './browser.ts'
import { addFamily, type CheapFamily } from './cheap-family.ts'
import { startTestServer, type TestServer } from './test-server.ts'

export interface TwoFamilies {
  server: TestServer
  openai: FakeOpenai
  gemini: FakeGemini
  secrets: SecretStore
  /** Both with their parent's corner open. */
  first: SettingsOf
  second: SettingsOf
}

/** A family with its way to the settings. */
export interface SettingsOf extends CheapFamily {
  browser: Browser
  /** @throws Error when the call is refused */
  change(method: string, path: string, body?: unknown): Promise<Settings>
  /** Sends without a look at what comes of it. */
  try(method: string, path: string, body?: unknown): ReturnType<Browser['send']>
  service(name: ServiceSettings['service']): Promise<ServiceSettings>
  connect(service: 'openai' | 'gemini', key?: string): Promise<Settings>
  /** Has a history answer's scheme made, which needs an AI. @returns the answer's status */
  mark(): Promise<number>
}

/** One server with two families and an OpenAI and a Gemini at the wire; nothing is connected. */
export async function startTwoFamilies(options: Partial<ServerOptions> = {}): Promise<TwoFamilies> {
  const openai = await startFakeOpenai(answerLesson)
  const gemini = await startFakeGemini(answerLesson)
  onTestFinished(openai.stop)
  onTestFinished(gemini.stop)
  const secrets = options.secrets ?? memorySecrets()
  const environment = { OPENAI_BASE_URL: openai.baseUrl, GEMINI_BASE_URL: gemini.baseUrl }
  const server = await startTestServer({ tutor: undefined, secrets, environment, ...options })
  return {
    server,
    openai,
    gemini,
    secrets,
    first: settingsOf(addFamily(server, { isCornerOpen: true })),
    second: settingsOf(addFamily(server, { email: 'second@example.org', isCornerOpen: true })),
  }
}

export function settingsOf(family: CheapFamily): SettingsOf {
  const { browser } = family
  const attempt = (method: string, path: string, body?: unknown) =>
    browser.send(method, `/api/settings${path}`, { body })
  async function change(method: string, path: string, body?: unknown): Promise<Settings> {
    const { status, text, json } = await attempt(method, path, body)
    if (status !== 200) throw new Error(`${method} ${path}: ${status} ${text}`)
    return settingsSchema.parse(json)
  }
  return {
    ...family,
    change,
    try: attempt,
    async service(name) {
      const found = (await change('GET', '')).services.find(({ service }) => service === name)
      if (!found) throw new Error(`There is no ${name}`)
      return found
    },
    async connect(service, key = 'sk-of-the-first-0123456789') {
      await change('POST', `/services/${service}/consent`)
      return change('POST', `/services/${service}/key`, { key })
    },
    async mark() {
      const question = { question: lesson.question, grade: 5 }
      return (await browser.post('/api/evaluate/text/marking-scheme', question)).status
    },
  }
}
