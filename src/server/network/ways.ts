import { isIP } from 'node:net'
import { isHomeIp, isHomeName, readHost } from './home-network.ts'

/** How a connection goes: straight, or through the proxy at an address such as `http://school:3128`. */
export type Way = 'direct' | URL

/**
 * Asks the system how to reach an address, which gets no path and no query.
 * @returns as a proxy's script answers, such as `PROXY school:3128; DIRECT`
 */
export type AskSystem = (address: string) => Promise<string>

/** In the order in which they are to be tried; none where there are only proxies of strange kinds. */
export type WaysTo = (url: URL) => Promise<Way[]>

const SCHEMES: Record<string, string> = {
  PROXY: 'http',
  HTTP: 'http',
  HTTPS: 'https',
  // The names are looked up by the proxy: behind one, this computer often can't.
  SOCKS: 'socks4a',
  SOCKS4: 'socks4a',
  SOCKS5: 'socks5h',
}
const PROXY_SCHEME = /^(https?|socks(4a?|5h?)?):$/

/**
 * The ways out of this computer. What the environment names (`HTTPS_PROXY`, `HTTP_PROXY`, `ALL_PROXY`, `NO_PROXY`, in
 * capitals or small) counts over the system's settings. This computer and addresses of the home are reached directly,
 * whatever either says.
 */
export function waysBy(environment: Record<string, string | undefined>, askSystem?: AskSystem): WaysTo {
  const named = (name: string) => environment[name.toLowerCase()] || environment[name] || undefined
  const own = { http: named('HTTP_PROXY'), https: named('HTTPS_PROXY'), all: named('ALL_PROXY') }
  const isLeftOut = exceptions(named('NO_PROXY') ?? '')
  return async url => {
    if (isAtHome(url)) return ['direct']
    const proxy = (url.protocol === 'https:' ? own.https : own.http) ?? own.all
    if (proxy !== undefined) return isLeftOut(url) ? ['direct'] : compact([readAddress(proxy)])
    if (!askSystem) return ['direct']
    // A system that can't say it wants nothing.
    return readAnswer(await askSystem(`${url.origin}/`).catch(() => 'DIRECT'))
  }
}

/** Reads what a proxy's script answers; what nobody can read is left out. */
export function readAnswer(answer: string): Way[] {
  const steps = answer
    .split(';')
    .map(step => step.trim())
    .filter(Boolean)
  if (steps.length === 0) return ['direct']
  return compact(
    steps.map(step => {
      const [kind = '', place = ''] = step.split(/\s+/)
      if (kind.toUpperCase() === 'DIRECT') return 'direct'
      const scheme = SCHEMES[kind.toUpperCase()]
      return scheme === undefined || place === '' ? undefined : readAddress(`${scheme}://${place}`)
    }),
  )
}

function readAddress(text: string): URL | undefined {
  const url = URL.parse(text.includes('://') ? text : `http://${text}`)
  return url && PROXY_SCHEME.test(url.protocol) && url.hostname !== '' ? url : undefined
}

function compact(ways: (Way | undefined)[]): Way[] {
  return ways.filter(way => way !== undefined)
}

function isAtHome(url: URL): boolean {
  const host = readHost(url)
  return isIP(host) === 0 ? isHomeName(host) : isHomeIp(host)
}

/** `NO_PROXY`: `*`, or hosts with all that ends in them, with a port or without, divided by commas or spaces. */
function exceptions(text: string): (url: URL) => boolean {
  const entries = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
  return url => {
    const host = readHost(url)
    const port = url.port || (url.protocol === 'https:' ? '443' : '80')
    return entries.some(entry => {
      if (entry === '*') return true
      const [, name = '', ofPort] = /^(.*?)(?::(\d+))?$/.exec(entry) ?? []
      const bare = name.replace(/^\*?\./, '')
      return (ofPort === undefined || ofPort === port) && (host === bare || host.endsWith(`.${bare}`))
    })
  }
}
