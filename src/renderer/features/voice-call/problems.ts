import { KEY_NOT_CONFIGURED } from '#contract/voice-call.ts'
import { ApiError } from '#lib/api.ts'
import { callProvider } from '#lib/providers.ts'
import type { ToastOptions } from '#ui/toasts.ts'

export const CONNECTION_LOST = 'Connection lost. Please refresh the page to try again.'
export const INTERRUPTED = 'Connection interrupted. Attempting to reconnect...'
export const MICROPHONE_REFUSED = 'Could not access microphone. Please check your browser permissions.'

/** The service, or what leads to it, said no or nothing at all. */
export class NotConnected extends Error {
  override name = 'NotConnected'
}

/** No call may begin, and trying again does not help. */
export class SessionRefused extends NotConnected {
  override name = 'SessionRefused'
  readonly code: string | undefined

  constructor(details: string, code?: string) {
    super(code === 'ai_not_connected' ? KEY_NOT_CONFIGURED : `Failed to create session: ${details}`)
    this.code = code
  }
}

/** There is no microphone, and the child has been told. */
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

/** What is said about a call that could not begin. @returns null when everything has been said */
export function createToast(error: unknown): ToastOptions | null {
  if (error instanceof NoMicrophone) return null
  if (error instanceof SessionRefused && error.code === 'ai_not_connected') {
    return {
      look: 'destructive',
      title: KEY_NOT_CONFIGURED,
      description: `A parent can connect ${callProvider()} in Settings.`,
    }
  }
  if (error instanceof NotConnected) {
    return {
      look: 'destructive',
      title: 'Connection failed',
      description: 'Could not connect to the AI assistant.',
    }
  }
  return {
    look: 'destructive',
    title: 'Connection error',
    description: 'An error occurred while connecting to the AI assistant.',
  }
}

/** Whether only a parent can help. */
export function needsKey(error: unknown): boolean {
  return error instanceof SessionRefused && error.code === 'ai_not_connected'
}
