import { AsyncLocalStorage } from 'node:async_hooks'

type Fetch = typeof fetch

const own = globalThis.fetch
const senders = new AsyncLocalStorage<Fetch>()

/** Node's own `fetch`. Only files that record what they send, or ask this computer alone, may use it; a test names them. */
export const plainFetch: Fetch = (input, init) => own(input, init)

/**
 * Closes the global `fetch` for this process: from then on it sends by the sender of the current call alone. A library
 * that asks an address without one is refused, so that nothing leaves unrecorded.
 */
export function gateFetch(): void {
  globalThis.fetch = gated
}

/**
 * Does some work whose every `fetch`, a library's own included, goes by this sender; works at once do not meet.
 * @returns what the work returns; what it still sends after that goes the same way
 */
export function withSender<T>(send: Fetch, work: () => T): T {
  gateFetch()
  return senders.run(send, work)
}

const gated: Fetch = async (input, init) => {
  const send = senders.getStore()
  if (!send) throw new Error('Nothing leaves Stepwise but by the door of a call')
  return send(input, init)
}
