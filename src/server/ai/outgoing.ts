import { type LookupAddress, type LookupOptions, lookup as lookUp } from 'node:dns'
import {
  type ClientRequest,
  Agent as HttpAgent,
  type IncomingMessage,
  request as requestHttp,
} from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { Readable } from 'node:stream'
import { boundedFetch } from './bounded-answers.ts'
import { hostOf, isHomeIp, isMachinery } from './home-network.ts'
import type { AiProvider } from './provider.ts'

type Fetch = typeof fetch

/** The code of the error of a connection to a home's AI that would leave the home. */
export const NOT_AT_HOME = 'NOT_AT_HOME'

/** How the server asks a provider: every request that leaves it goes this way, and is recorded by `door.ts` before. */
export function fetchFor({ kind }: Pick<AiProvider, 'kind'>): Fetch {
  return kind === 'home' ? homeFetch : cloudFetch
}

/**
 * A redirect would take a family's words and the key to an address that nobody has chosen: it is answered as it is,
 * and every caller takes it for the refusal that its status is.
 */
const cloudFetch = boundedFetch((input, init) => fetch(input, { ...init, redirect: 'manual' }))

/** Asks the system where a name leads; a test may put its own in the place. */
type LookUp = (
  name: string,
  options: LookupOptions & { all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

/**
 * A `fetch` that reaches this computer and the private network alone. Each connection goes to an address that was
 * looked at, so that a name that leads elsewhere the next time leads nowhere. Redirects are not followed.
 * @param lookUpName in place of asking the system
 */
export function fetchAtHome(lookUpName: LookUp = lookUp): Fetch {
  const lookup: LookupFunction = (name, options, callback) => {
    lookUpName(name, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '', 0)
      const [first, ...others] = found.filter(({ address }) => isHomeIp(address))
      if (!first) return callback(notAtHome(), '', 0)
      if (options.all) callback(null, [first, ...others])
      else callback(null, first.address, first.family)
    })
  }
  const agents = {
    http: new HttpAgent({ keepAlive: true, lookup }),
    https: new HttpsAgent({ keepAlive: true, lookup }),
  }
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const host = hostOf(url)
    // Nothing is looked up for an address of digits.
    if (isMachinery(host) || (isIP(host) !== 0 && !isHomeIp(host))) throw notAtHome()
    const isSecure = url.protocol === 'https:'
    const outgoing = (isSecure ? requestHttps : requestHttp)(url, {
      agent: isSecure ? agents.https : agents.http,
      method: init.method ?? 'GET',
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(init.signal && { signal: init.signal }),
    })
    return responseOf(await answered(outgoing, init.body))
  }
}

const homeFetch = boundedFetch(fetchAtHome())

function notAtHome(): Error {
  return Object.assign(new Error('This is not in the home network'), { code: NOT_AT_HOME })
}

async function answered(outgoing: ClientRequest, body: RequestInit['body']): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  outgoing.on('response', resolve).on('error', reject)
  if (typeof body === 'string') outgoing.setHeader('content-length', Buffer.byteLength(body)).end(body)
  else if (body) throw new TypeError('Only texts are sent')
  else outgoing.end()
  return promise
}

function responseOf(incoming: IncomingMessage): Response {
  const status = incoming.statusCode ?? 0
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const each of [value ?? []].flat()) headers.append(name, each)
  }
  const isEmpty = [204, 205, 304].includes(status)
  if (isEmpty) incoming.resume()
  const body = isEmpty ? null : (Readable.toWeb(incoming) as ReadableStream<Uint8Array>)
  return new Response(body, { status, headers })
}
