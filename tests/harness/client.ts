import type { App } from './app.ts'

export interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: a test asserts what it expects of a body
  body: any
}

/** A program that talks to the server over HTTP as the page does: with the launch cookie and its own sign-in. */
export interface Client {
  request(method: string, path: string, body?: unknown): Promise<Answer>
  /** The cookies it holds, as a `Cookie` header. */
  cookies(): string
}

/** Opens a client on the app, let in by the launch token, not yet signed in. */
export async function openClient(app: Pick<App, 'url' | 'origin'>): Promise<Client> {
  const jar = new Map<string, string>()
  const keep = (response: Response) => {
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
  }
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  keep(await fetch(app.url, { redirect: 'manual' }))
  return {
    cookies,
    async request(method, path, body) {
      const response = await fetch(app.origin + path, {
        method,
        headers: {
          cookie: cookies(),
          origin: app.origin,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
      })
      keep(response)
      const text = await response.text()
      return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
    },
  }
}

/** What a family types at sign-up; each test may change a part. */
export const family = {
  parentName: 'Rosa Lindgren',
  childName: 'Mina',
  childBirthYear: new Date().getFullYear() - 10,
  email: 'rosa@example.org',
  password: 'seven brown foxes',
}

/** Opens a client and signs a family up. */
export async function openSignedInClient(app: App, changes: Partial<typeof family> = {}): Promise<Client> {
  const client = await openClient(app)
  const { status, body } = await client.request('POST', '/api/register', { ...family, ...changes })
  if (status !== 201) throw new Error(`Sign-up answered ${status}: ${JSON.stringify(body)}`)
  return client
}
