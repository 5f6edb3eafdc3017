import { type IncomingHttpHeaders, request } from 'node:http'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  text: string
  /** The body as it came. */
  bytes: Buffer
  /** The parsed body; undefined when it is empty or no JSON. */
  json: unknown
}

export interface Sending {
  /** Sent as JSON; a string or bytes go out as they are. */
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
}

/**
 * What a test needs of a browser: it keeps cookies and sends whatever headers it is told, `Host` and `Origin` too,
 * which `fetch` would not.
 */
export class Browser {
  readonly port: number
  readonly cookies: Map<string, string>
  /** Which child this window is for; without it the server says whom the sign-in has chosen last. */
  ticket: string | undefined

  constructor(port: number, cookies: Record<string, string> = {}) {
    this.port = port
    this.cookies = new Map(Object.entries(cookies))
  }

  /** Another window of the same browser: its cookies, and a choice of its own. */
  newWindow(): Browser {
    const other = new Browser(this.port)
    return Object.assign(other, { cookies: this.cookies })
  }

  get(path: string, sending: Sending = {}): Promise<Answer> {
    return this.send('GET', path, sending)
  }

  post(path: string, body?: unknown, sending: Sending = {}): Promise<Answer> {
    return this.send('POST', path, { body, ...sending })
  }

  send(method: string, path: string, { body, headers, signal }: Sending = {}): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    const isReady = body === undefined || typeof body === 'string' || Buffer.isBuffer(body)
    const outgoingBody = isReady ? body : JSON.stringify(body)
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const outgoing = request(
      {
        host: '127.0.0.1',
        port: this.port,
        method,
        path,
        signal,
        headers: {
          ...(cookie && { cookie }),
          ...(outgoingBody !== undefined && { 'content-type': 'application/json' }),
          ...(this.ticket && { 'x-stepwise-child': this.ticket }),
          ...headers,
        },
      },
      incoming => {
        const chunks: Buffer[] = []
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
        incoming.on('error', reject)
        incoming.on('end', () => {
          this.#keep(incoming.headers['set-cookie'] ?? [])
          const bytes = Buffer.concat(chunks)
          const received = bytes.toString()
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            text: received,
            bytes,
            json: parsed(received),
          })
        })
      },
    )
    outgoing.on('error', reject)
    outgoing.end(outgoingBody)
    return promise
  }

  #keep(setCookies: string[]): void {
    for (const line of setCookies) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (name === undefined) continue
      if (value) this.cookies.set(name, value)
      else this.cookies.delete(name)
    }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
