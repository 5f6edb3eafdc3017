import { setImmediate } from 'node:timers/promises'
import type { Page } from 'playwright'
import { plainFetch } from '#server/network/fetch-gate.ts'
import { addFamily } from '#support/server/cheap-family.ts'
import { type App, appAt } from './app.ts'

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
export async function openClient(
  app: Pick<App, 'url' | 'origin'>,
  cookiesOfOld: [name: string, value: string][] = [],
): Promise<Client> {
  const jar = new Map(cookiesOfOld)
  const keep = (response: Response) => {
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
  }
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  keep(await plainFetch(app.url, { redirect: 'manual' }))
  return {
    cookies,
    async request(method, path, body) {
      const response = await plainFetch(app.origin + path, {
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

/** What is other than usual; without a recovery code there is none. */
export type NewFamily = Partial<typeof family> & { recoveryCode?: string }

/** The cookie by which a browser is signed in. */
const SESSION = 'stepwise_session'

/**
 * Writes a family into the app's database. The sign-up has its own tests: here it would cost every journey the better
 * part of a second, as would each check of a password at its full price.
 * @returns the cookie's value that signs it in
 */
async function writeFamily(app: App, changes: NewFamily): Promise<string> {
  const server = { dataDir: app.dataDir, port: Number(new URL(app.origin).port), launchToken: '' }
  for (;;) {
    try {
      return addFamily(server, { ...family, ...changes }, 0).browser.cookies.get(SESSION) ?? ''
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY')) throw error
      // The server writes in this same thread: who waited in it for that would wait for ever.
      await setImmediate()
    }
  }
}

/** Opens a client that is signed in as a new family. */
export async function openSignedInClient(app: App, changes: NewFamily = {}): Promise<Client> {
  return openClient(app, [[SESSION, await writeFamily(app, changes)]])
}

/** Signs the page in as a new family; it must be loaded anew to know. */
export async function signIn(page: Page, changes: NewFamily = {}): Promise<void> {
  const { origin } = new URL(page.url())
  const value = await writeFamily(appAt(origin), changes)
  await page.context().addCookies([{ name: SESSION, value, url: origin, httpOnly: true, sameSite: 'Strict' }])
}
