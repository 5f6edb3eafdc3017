import { type LookupAddress, type LookupOptions, lookup as lookUp } from 'node:dns'
import { Agent as HttpsAgent } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { plainFetch } from '../network/fetch-gate.ts'
import { isHomeIp, isMachinery, readHost } from '../network/home-network.ts'
import { sendOver } from '../network/send.ts'
import { trustSystem } from '../network/system-trust.ts'
import { overSystemWay } from '../network/system-way.ts'
import { Agent as HttpAgent } from '../shared/node-http.ts'
import { boundedFetch } from './bounded-answers.ts'
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
const wholeFromCloud: Fetch = (input, init) => {
  const url = readUrl(input)
  return overSystemWay(url, init?.signal, agent =>
    agent ? sendOver(agent, url, init) : plainFetch(input, { ...init, redirect: 'manual' }),
  )
}
const cloudFetch = boundedFetch(wholeFromCloud)

/** For a file of some gigabytes that a parent wants from the internet: nothing of the family goes along. Redirects are answered as they are. */
export const downloadFrom: Fetch = (input, init) => wholeFromCloud(input, init)

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
    const url = readUrl(input)
    const host = readHost(url)
    // Nothing is looked up for an address of digits.
    if (isMachinery(host) || (isIP(host) !== 0 && !isHomeIp(host))) throw notAtHome()
    const isSecure = url.protocol === 'https:'
    if (isSecure) await trustSystem()
    // No proxy is asked: it stands elsewhere, and could lead anywhere.
    return sendOver(isSecure ? agents.https : agents.http, url, init)
  }
}

const wholeAtHome = fetchAtHome()
const homeFetch = boundedFetch(wholeAtHome)

/** As the one for an AI at home, for an answer that comes over hours: whoever reads it bounds its lines. */
export const streamAtHome: Fetch = (input, init) => wholeAtHome(input, init)

function readUrl(input: Parameters<Fetch>[0]): URL {
  return new URL(input instanceof Request ? input.url : input)
}

function notAtHome(): Error {
  return Object.assign(new Error('This is not in the home network'), { code: NOT_AT_HOME })
}
