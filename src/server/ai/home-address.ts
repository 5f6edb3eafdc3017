import { isIP } from 'node:net'
import { isHomeIp, isHomeName, isMachinery, readHost } from '../network/home-network.ts'
import { HttpError } from '../shared/http-error.ts'

/**
 * The address of a local AI in its normal form, `/v1` added where no path is given. Only the home network is local:
 * for an address on the internet nobody would have agreed that something leaves the home. Where a name leads is looked
 * at again by each connection; see `outgoing.ts`.
 * @throws HttpError 400 with words
 */
export function homeAddress(text: string): string {
  const url = URL.parse(/^[a-z]+:\/\//i.test(text) ? text : `http://${text}`)
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
    throw refused('This is not an address. One of a local AI looks like http://localhost:11434/v1.')
  }
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    throw refused('Please enter the address alone, without a name, a password or anything after a “?”.')
  }
  const host = readHost(url)
  if (isMachinery(host)) {
    throw refused(
      'This address belongs to the network itself, and no AI is there. One of a local AI looks like http://localhost:11434/v1.',
    )
  }
  if (isIP(host) === 0 ? !isHomeName(host) : !isHomeIp(host)) {
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
