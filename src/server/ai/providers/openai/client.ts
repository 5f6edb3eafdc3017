import type OpenAI from 'openai'
import type { APIError, ClientOptions } from 'openai'
import { z } from 'zod'
import { tutorFailure } from '../../../shared/tutor-failure.ts'
import { callService, type Failure } from '../../call-service.ts'
import { explainNoAnswer, explainRefusal } from '../../explain.ts'
import { inOrder } from '../../model-names.ts'
import type { Use } from '../../provider.ts'

/** The SDK's client for one use; its requests go by the door. */
export async function createClient({ connection, send }: Use): Promise<OpenAI> {
  const { default: Client } = await import('openai')
  return new Client({
    apiKey: connection.apiKey || 'none',
    baseURL: connection.baseUrl,
    // Nothing comes from the SDK's own environment variables, and it tries nothing again by itself.
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
    logLevel: 'off',
    maxRetries: 0,
    // With its `Response` at hand, the SDK sends nothing to find out what kind of `fetch` this is.
    fetch: Object.assign(send, { Response }),
  } satisfies ClientOptions)
}

/** Asks the service, a few times if need be. @throws HttpError of `tutor-failure.ts` */
export async function ask<T>(use: Use, call: (client: OpenAI) => Promise<T>): Promise<T> {
  const client = await createClient(use)
  return callService(
    () => call(client),
    error => explain(error, use),
    use.signal,
  )
}

export function listModels(use: Use): Promise<string[]> {
  return ask(use, client => fetchModels(client, use))
}

async function fetchModels({ models }: OpenAI, { signal }: Use): Promise<string[]> {
  const page = await models.list({ signal })
  return listSchema.parse(page.data).map(({ id }) => id)
}

const listSchema = z.array(z.object({ id: z.string() }))

/** The model to ask: the first that the service offers, where nobody has chosen one. */
export async function modelFor(client: OpenAI, use: Use): Promise<string> {
  const { connection, provider } = use
  if (connection.model !== '') return connection.model
  const offered = await fetchModels(client, use)
  const [first] = inOrder(offered.filter(id => provider.models?.canTutor(id)))
  if (first !== undefined) return first
  throw tutorFailure(
    'ai_not_connected',
    `${provider.names.sentence} answers, but it has no model yet. Please add one there.`,
  )
}

export function isRefusal(error: unknown): error is APIError & { status: number } {
  return error instanceof Error && 'status' in error && typeof error.status === 'number'
}

/** What an error of the SDK, or one of its form, means. */
export function explain(error: unknown, use: Use): Failure {
  if (!isRefusal(error)) return explainNoAnswer(error, use)
  const { status, code, type, message, headers } = error
  const reasons = [code, type].filter(reason => typeof reason === 'string')
  return explainRefusal({ status, reasons, message, afterMs: readWait(headers) }, use)
}

/** The wish of `retry-after-ms` or `retry-after`, which is seconds or a date. */
function readWait(headers: Headers | undefined): number | undefined {
  const milliseconds = headers?.get('retry-after-ms')
  if (milliseconds && Number.isFinite(Number(milliseconds))) return Math.max(0, Number(milliseconds))
  const after = headers?.get('retry-after')
  if (!after) return undefined
  const wait = Number.isFinite(Number(after)) ? Number(after) * 1_000 : Date.parse(after) - Date.now()
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined
}
