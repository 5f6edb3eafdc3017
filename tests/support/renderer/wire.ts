import { vi } from 'vitest'
import type { Endpoint, EndpointAnswer } from '#contract/endpoint.ts'
import type { ErrorBody } from '#contract/errors.ts'

/** An endpoint and what the server answers there. */
export interface Answer {
  endpoint: Endpoint
  /** As JSON; none for an empty answer. */
  body: unknown
}

/**
 * What an endpoint answers, held against the contract: an answer that the server could never give fails the test.
 * @throws ZodError for a wrong shape
 */
export function answer<E extends Endpoint>(endpoint: E, body: EndpointAnswer<E>): Answer {
  endpoint.answer.parse(body)
  return { endpoint, body }
}

/** How an endpoint behaves: `fails` on the server's side, or without a word; `answers nonsense` is read by no schema. */
export type Behaviour = 'answers' | 'hangs' | 'fails' | 'fails silently' | 'answers nonsense' | 'is gone'

/** What the server says of a failure that it did not expect. */
export const UNEXPECTED: ErrorBody = {
  message: 'Something went wrong on our side. Please try again in a moment.',
  code: 'server_error',
}

/** What stands where `fetch` would reach the server. */
export interface Wire {
  behave(endpoint: Endpoint, behaviour: Behaviour): void
  /** Answers whatever hung. */
  release(): void
  /** What was asked that has no answer here, such as `GET /api/me`. */
  readonly unexpected: readonly string[]
}

/** Puts a wire in the place of `fetch`, until vitest restores its globals. */
export function layWire(answers: readonly Answer[]): Wire {
  const behaviours = new Map<Endpoint, Behaviour>()
  const unexpected: string[] = []
  let free = Promise.withResolvers<void>()

  async function fetchFromWire(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const method = init.method ?? 'GET'
    const { pathname } = new URL(String(input), 'http://stepwise.test')
    const found = answers.find(({ endpoint }) => endpoint.method === method && isAt(endpoint, pathname))
    if (!found) {
      unexpected.push(`${method} ${pathname}`)
      throw new TypeError(`Nothing answers ${method} ${pathname} in this test`)
    }
    const behaviour = behaviours.get(found.endpoint)
    if (behaviour === 'is gone') throw new TypeError('Failed to fetch')
    if (behaviour === 'hangs') await orAborted(free.promise, init.signal)
    if (behaviour === 'fails') return json(500, UNEXPECTED)
    if (behaviour === 'fails silently') return new Response('', { status: 500 })
    if (behaviour === 'answers nonsense') return json(200, 'Stepwise 2')
    if (found.body === undefined) return new Response(null, { status: found.endpoint.status ?? 204 })
    return json(found.endpoint.status ?? 200, found.body)
  }

  vi.stubGlobal('fetch', fetchFromWire)
  return {
    unexpected,
    behave: (endpoint, behaviour) => void behaviours.set(endpoint, behaviour),
    release() {
      behaviours.clear()
      free.resolve()
      free = Promise.withResolvers()
    },
  }
}

/** Whether a path such as `/api/evaluations/3` is the endpoint's. */
function isAt({ path }: Endpoint, pathname: string): boolean {
  const [wanted, given] = [path.split('/'), pathname.split('/')]
  return (
    wanted.length === given.length && wanted.every((part, at) => part.startsWith(':') || part === given[at])
  )
}

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
}

/** As `fetch` does: an abort ends the waiting. */
function orAborted(done: Promise<void>, signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    void done.then(resolve)
    signal?.addEventListener('abort', () => reject(signal.reason))
  })
}
