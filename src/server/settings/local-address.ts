import { BlockList, isIP } from 'node:net'
import { HttpError } from '../http/errors.ts'

const home = new BlockList()
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  // What private overlay networks such as Tailscale hand out.
  ['100.64.0.0', 10],
] as const) {
  home.addSubnet(network, bits, 'ipv4')
}
home.addAddress('::1', 'ipv6')
home.addSubnet('fc00::', 7, 'ipv6')
home.addSubnet('fe80::', 10, 'ipv6')

const HOME_NAME = /^[^.]+$|\.(local|lan|home|internal|localhost|localdomain|home\.arpa|fritz\.box)$/

/**
 * The address of a local AI in its normal form, `/v1` added where no path is given. Only the home network is local:
 * for an address on the internet nobody would have agreed that something leaves the home.
 * @throws HttpError 400 with words
 */
export function localAddress(text: string): string {
  const url = URL.parse(/^[a-z]+:\/\//i.test(text) ? text : `http://${text}`)
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
    throw refused('This is not an address. One of a local AI looks like http://localhost:11434/v1.')
  }
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    throw refused('Please enter the address alone, without a name, a password or anything after a "?".')
  }
  const host = url.hostname.replace(/^\[|\]$/g, '').toLowerCase()
  const kind = isIP(host)
  const isAtHome = kind === 0 ? HOME_NAME.test(host) : home.check(host, kind === 6 ? 'ipv6' : 'ipv4')
  if (!isAtHome) {
    throw refused(
      'This address is on the internet. A local AI runs on this computer or in your home network.',
    )
  }
  const path = url.pathname.replace(/\/+$/, '')
  return `${url.origin}${path === '' ? '/v1' : path}`
}

function refused(message: string): HttpError {
  return new HttpError(400, 'bad_request', message, { fields: { address: message } })
}
