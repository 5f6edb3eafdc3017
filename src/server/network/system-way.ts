import type { Agent as AnyAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { Agent as HttpAgent } from '../shared/node-http.ts'
import { behindProxy, isUnconnected, ProxyFailure } from './proxy-failure.ts'
import { trustSystem } from './system-trust.ts'
import { type AskSystem, type Way, type WaysTo, waysBy } from './ways.ts'

let waysTo: WaysTo = waysBy({})

/** Sets by which proxies this process goes out; like the trust in certificates, it has one set of them. */
export function goOutBy(environment: Record<string, string | undefined>, askSystem?: AskSystem): void {
  waysTo = waysBy(environment, askSystem)
}

/**
 * Sends a request the way that this computer's settings prescribe, and the next way where a proxy can't be reached.
 * @param send with the agent of a proxy, or none for a connection of one's own
 * @throws ProxyFailure, what `send` throws, or the signal's reason
 */
export async function overSystemWay<T>(
  url: URL,
  signal: AbortSignal | null | undefined,
  send: (agent: AnyAgent | undefined) => Promise<T>,
): Promise<T> {
  if (url.protocol === 'https:') await trustSystem()
  const ways = await orAborted(waysTo(url), signal)
  let failed: unknown
  for (const way of ways) {
    signal?.throwIfAborted()
    try {
      return await send(way === 'direct' ? undefined : await agentFor(way, url))
    } catch (error) {
      const failure = way === 'direct' ? error : behindProxy(error)
      // The first proxy is the one that should have worked.
      failed ??= failure
      if (!isUnconnected(failure)) throw failure
    }
  }
  throw failed ?? new ProxyFailure('PROXY_STRANGE')
}

/** The script of a network may take its time. */
async function orAborted<T>(work: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const abort = () => reject(signal?.reason)
  signal?.throwIfAborted()
  signal?.addEventListener('abort', abort)
  return Promise.race([work, promise]).finally(() => signal?.removeEventListener('abort', abort))
}

/** Kept, with their open connections. */
const agents = new Map<string, AnyAgent>()

async function agentFor(way: Exclude<Way, 'direct'>, { protocol }: URL): Promise<AnyAgent> {
  const id = `${protocol} ${way.href}`
  const agent = agents.get(id) ?? (await newAgent(way, protocol === 'https:'))
  agents.set(id, agent)
  return agent
}

async function newAgent({ href, protocol }: URL, isSecure: boolean): Promise<AnyAgent> {
  if (protocol.startsWith('socks')) {
    const { SocksAgent } = await import('./socks-agent.ts')
    return new SocksAgent(href, { keepAlive: true })
  }
  return isSecure
    ? new HttpsAgent({ keepAlive: true, proxyEnv: { HTTPS_PROXY: href } })
    : new HttpAgent({ keepAlive: true, proxyEnv: { HTTP_PROXY: href } })
}
