import { z } from 'zod'
import type { Concern } from '../../../shared/concerns.ts'
import { tutorFailure } from '../../../shared/tutor-failure.ts'
import { callService } from '../../call-service.ts'
import type { Use } from '../../provider.ts'
import { explain } from './client.ts'

/** From the most pressing to the least, by the beginning of the service's category. */
const CATEGORIES: readonly (readonly [string, Concern])[] = [
  ['self-harm', 'self_harm'],
  ['sexual/minors', 'abuse'],
  ['sexual', 'sexual'],
  ['violence', 'violence'],
  ['illicit', 'violence'],
  ['hate', 'hate'],
  ['harassment', 'hate'],
]

const MODERATION_MODEL = 'omni-moderation-latest'

const verdictSchema = z.object({
  results: z.array(
    z.object({ flagged: z.boolean(), categories: z.record(z.string(), z.boolean().nullish()) }),
  ),
})

export async function moderate(text: string, use: Use): Promise<Concern | undefined> {
  const verdict = await callService(
    () => post({ model: MODERATION_MODEL, input: text }, use),
    error => explain(error, use),
    use.signal,
  )
  if (verdict === undefined) return undefined
  const parsed = verdictSchema.safeParse(verdict)
  if (!parsed.success) throw tutorFailure('ai_unreadable', undefined, { service: use.provider.id })
  const flagged = parsed.data.results.find(result => result.flagged)
  if (!flagged) return undefined
  const names = Object.keys(flagged.categories).filter(name => flagged.categories[name])
  return CATEGORIES.find(([start]) => names.some(name => name.startsWith(start)))?.[1] ?? 'other'
}

/** Without the SDK: each sentence of a reply is checked, and that would cost more than the service. */
async function post(body: object, { connection, send, signal }: Use): Promise<unknown> {
  const { baseUrl, apiKey } = connection
  const response = await send(`${baseUrl}/moderations`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  })
  if (response.ok) return response.json()
  // A service that only speaks the protocol may have no moderation; this computer still looks.
  if (response.status === 404 || response.status === 405) return undefined
  throw await readRefusal(response)
}

/** In the form in which the SDK throws it. */
async function readRefusal(response: Response): Promise<Error> {
  // A page of a proxy is no JSON; the status says enough.
  const said = errorSchema.safeParse(await response.json().catch(() => undefined)).data?.error
  const { status, headers } = response
  const error = new Error(said?.message ?? `status ${status}`)
  return Object.assign(error, { status, headers, code: said?.code, type: said?.type })
}

const errorSchema = z.object({
  error: z.object({ message: z.string().nullish(), code: z.string().nullish(), type: z.string().nullish() }),
})
