import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import { z } from 'zod'
import { parseJson } from '../json/shallow.ts'
import { endUnlessConnected } from '../network/send.ts'
import { overSystemWay } from '../network/system-way.ts'
import { AnswerTooLong } from './bounded-answers.ts'

/** A verdict or an error is short; a service that sends more is none. */
const MOST_CHARACTERS = 256_000

// Kept open between calls; Node's agents heed the service's wish about how long.
const agents = { http: new HttpAgent({ keepAlive: true }), https: new HttpsAgent({ keepAlive: true }) }

/** What a service answered with a status of 400 or more, in the form in which the SDK throws it. */
export class RefusedCall extends Error {
  readonly status: number
  readonly headers: Headers
  readonly code: string | undefined
  readonly type: string | undefined

  constructor(status: number, headers: Headers, error: z.infer<typeof errorSchema>['error']) {
    super(error?.message ?? `status ${status}`)
    this.status = status
    this.headers = headers
    this.code = error?.code ?? undefined
    this.type = error?.type ?? undefined
  }
}

const errorSchema = z.object({
  error: z
    .object({ message: z.string().nullish(), code: z.string().nullish(), type: z.string().nullish() })
    .optional(),
})

/**
 * Posts JSON and reads JSON, for calls so small and frequent that `fetch` and the SDK around it would cost more than
 * the service: 0.15 ms of work in place of 0.7. Redirects are not followed.
 * @throws RefusedCall, SyntaxError for an answer that is no JSON or too long, or what the connection failed with
 */
export async function postJson(
  url: string,
  options: { apiKey: string; body: object; signal: AbortSignal },
): Promise<unknown> {
  const address = new URL(url)
  const response = await overSystemWay(address, options.signal, agent => post(address, options, agent))
  const text = await textOf(response)
  const status = response.statusCode ?? 0
  if (status >= 200 && status < 300) return parseJson(text)
  throw new RefusedCall(status, headersOf(response), errorIn(text))
}

/** @param proxy the agent of one, when the request goes through it */
function post(
  url: URL,
  { apiKey, body, signal }: Parameters<typeof postJson>[1],
  proxy: HttpAgent | undefined,
): Promise<IncomingMessage> {
  const data = JSON.stringify(body)
  const isSecure = url.protocol === 'https:'
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const outgoing = (isSecure ? requestHttps : requestHttp)(
    url,
    {
      method: 'POST',
      agent: proxy ?? (isSecure ? agents.https : agents.http),
      signal,
      headers: {
        authorization: `Bearer ${apiKey}`,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(data),
      },
    },
    resolve,
  )
  outgoing.on('error', reject)
  endUnlessConnected(outgoing)
  outgoing.end(data)
  return promise
}

async function textOf(response: IncomingMessage): Promise<string> {
  let text = ''
  for await (const piece of response.setEncoding('utf8')) {
    text += piece
    if (text.length > MOST_CHARACTERS) throw new AnswerTooLong('The answer is too long')
  }
  return text
}

function headersOf({ headers }: IncomingMessage): Headers {
  return new Headers(Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]))
}

function errorIn(text: string) {
  try {
    return errorSchema.safeParse(parseJson(text)).data?.error
  } catch {
    // A page of a proxy, for example; the status says enough.
    return undefined
  }
}
