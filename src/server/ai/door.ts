import { HttpError } from '../shared/http-error.ts'
import type { Asker } from '../shared/learner.ts'
import { type FailureCode, tutorFailure } from '../shared/tutor-failure.ts'
import type { RecordUse } from './ai-use.ts'
import type { ServiceState } from './connections.ts'
import type { Loan } from './loans.ts'
import { fetchFor } from './outgoing.ts'
import type { Use } from './provider.ts'

/** What one port's work may send. */
export interface Permit {
  /** Whether the work is one of the calls that a family's limit counts. */
  isCounted: boolean
  /** Whether it belongs to a call that is counted already, such as the checks of a reply. */
  isWithinCall?: () => boolean
  /** Told when the first request is about to leave. */
  onSent?: () => void
}

/**
 * Opens the one way out for one use of a port: each request is recorded, with its size, right before it leaves, or
 * refused. Retries and whatever else the same work sends belong to the call that its first request counts.
 */
export function openDoor(
  record: RecordUse,
  asker: Asker,
  state: ServiceState,
  signal: AbortSignal,
  permit: Permit,
): Use {
  const { provider, loan } = state
  const connection = state.connection ?? { apiKey: '', baseUrl: '', model: '' }
  let hasSent = false
  const send: typeof fetch = async (input, init = {}) => {
    const { body, headers } = await encoded(init)
    const use = {
      service: provider.id,
      requests: 1,
      bytes: Buffer.byteLength(body ?? ''),
      calls: permit.isCounted && !hasSent ? 1 : 0,
      isWithinCall: (permit.isCounted && hasSent) || permit.isWithinCall?.() === true,
      loan,
    }
    await record(asker, use).catch((error: unknown) => {
      if (error instanceof HttpError) refusals.add(error)
      throw error
    })
    hasSent = true
    permit.onSent?.()
    return fetchFor(provider)(input, { ...init, headers, body })
  }
  return { provider, connection, send, signal: loan ? AbortSignal.any([signal, loan.until]) : signal }
}

/** The body as it goes over the wire, so that its size is known: a form becomes bytes. */
async function encoded({ body, headers }: RequestInit) {
  if (body === undefined || body === null) return { body: undefined, headers: new Headers(headers) }
  if (typeof body === 'string') return { body, headers: new Headers(headers) }
  const whole = new Response(body)
  const all = new Headers(headers)
  const type = whole.headers.get('content-type')
  if (type !== null) all.set('content-type', type)
  return { body: new Uint8Array(await whole.arrayBuffer()), headers: all }
}

/** What the door itself has refused: that is told as it is. */
const refusals = new WeakSet<HttpError>()

/** What fails over another family's connection is told without its address, its model or its plan. */
const words: Partial<Record<string, [FailureCode, string?]>> = {
  ai_not_connected: [
    'ai_not_connected',
    'The AI that another family shares does not work right now. Your work is still here; that family’s parent can look after it, or yours can connect another AI in Settings.',
  ],
  ai_key_refused: [
    'ai_key_refused',
    'The AI that another family shares refused its key. Your work is still here; that family’s parent can look after it, or yours can connect another AI in Settings.',
  ],
  ai_offline: [
    'ai_offline',
    'The AI that another family shares can’t be reached right now. Please try again later; your work is still here.',
  ],
  ai_busy: [
    'ai_busy',
    'The AI that another family shares is busy or used up. Your work is still here: please try again later, or choose another AI in Settings.',
  ],
  ai_unreadable: ['ai_unreadable'],
}

/** What a failure is told as: the end of a sharing, or the failure itself without what is the other family's. */
export function overLoan(error: unknown, loan: Loan | undefined): unknown {
  if (!loan) return error
  if (loan.until.aborted) return loan.until.reason
  if (!(error instanceof HttpError) || refusals.has(error)) return error
  const [code, message] = words[error.code] ?? []
  return code ? tutorFailure(code, message, error.detail) : error
}
