import { onTestFinished } from 'vitest'
import { startTalkingOpenai, type TalkingOpenai } from '#fakes/talking-openai.ts'
import type { ServerOptions } from '#server/index.ts'
import type { Browser } from './browser.ts'
import { newFamily } from './families.ts'
import { startTestServer, type TestServer } from './test-server.ts'

/** The id of a first family in an empty database. */
export const FIRST = 1

export interface LiveChatServer {
  server: TestServer
  /** Signed in, the account `FIRST`. */
  browser: Browser
  openai: TalkingOpenai
}

/** A server whose chat is served by OpenAI, faked at the wire, with one family. */
export async function startLiveChatServer(options: Partial<ServerOptions> = {}): Promise<LiveChatServer> {
  const openai = await startTalkingOpenai()
  onTestFinished(openai.stop)
  const environment = { OPENAI_API_KEY: 'sk-test-1234567890', OPENAI_BASE_URL: openai.baseUrl }
  const server = await startTestServer({ environment, ...options })
  return { server, browser: newFamily(server), openai }
}

/** The same with the builtin tutor alone. */
export async function startQuietServer(): Promise<Omit<LiveChatServer, 'openai'>> {
  const server = await startTestServer()
  return { server, browser: newFamily(server) }
}
