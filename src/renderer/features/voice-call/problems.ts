import { ApiError } from '#lib/api.ts'
import { type PlainWords, plainWords } from '#lib/plain-words.ts'
import { callProvider } from '#lib/providers.ts'

export const CONNECTION_LOST = 'Connection lost. Please refresh the page to try again.'
export const INTERRUPTED = 'Connection interrupted. Attempting to reconnect...'
export const MICROPHONE_REFUSED = 'Could not access microphone. Please check your browser permissions.'

/** Why there is no call, for the child; what exactly was said is for a grown-up. */
export interface Problem {
  title: string
  description: string
  forGrownUps?: string | undefined
  /** No realtime AI is connected: only a parent can help. */
  needsParent: boolean
}

/** The service, or what leads to it, said no or nothing at all. */
export class NotConnected extends Error {
  override name = 'NotConnected'
}

/** No call may begin, and trying again does not help. */
export class SessionRefused extends NotConnected {
  override name = 'SessionRefused'
  readonly plain: PlainWords
  readonly code: string | undefined

  constructor(details: string, code?: string) {
    super(`Failed to create session: ${details}`)
    this.plain = plainWords(details, code)
    this.code = code
  }
}

/** There is no microphone. */
export class NoMicrophone extends Error {
  override name = 'NoMicrophone'
}

/** Codes after which another attempt comes to the same. */
const FINAL = [
  'ai_not_connected',
  'ai_key_refused',
  'ai_limit_reached',
  'consent_needed',
  'not_signed_in',
  'locked',
]

/** Whether it is no use to try again in a moment. */
export function isFinal(error: unknown): boolean {
  if (error instanceof NoMicrophone) return true
  if (error instanceof ApiError) return error.status === 401 || FINAL.includes(error.code ?? '')
  return error instanceof SessionRefused && FINAL.includes(error.code ?? '')
}

/** What is said about a call that could not begin or go on. */
export function createProblem(error: unknown): Problem {
  if (error instanceof NoMicrophone) {
    const description = `${error.message} A grown-up can help you.`
    return { title: 'Microphone Error', description, needsParent: false }
  }
  const forGrownUps = error instanceof Error ? error.message : String(error)
  if (error instanceof NotConnected) {
    const needsParent = error instanceof SessionRefused && error.code === 'ai_not_connected'
    const why = needsParent
      ? `Nobody can talk aloud with you here yet. A grown-up can connect ${callProvider()} in Settings.`
      : error instanceof SessionRefused
        ? error.plain.words
        : 'Is the internet working? Please try again in a moment.'
    return {
      title: 'Connection failed',
      description: `Could not connect to the AI assistant. ${why}`,
      forGrownUps,
      needsParent,
    }
  }
  return {
    title: 'Connection error',
    description: 'An error occurred while connecting to the AI assistant. Please try again in a moment.',
    forGrownUps,
    needsParent: false,
  }
}

/** The last attempt to get an interrupted call back was in vain. */
export const LOST: Problem = {
  title: CONNECTION_LOST,
  description: 'What you said so far is kept.',
  needsParent: false,
}
