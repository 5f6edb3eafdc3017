import type { Failure } from './call-service.ts'

const OUT_OF_DATE = new Set(['CERT_NOT_YET_VALID', 'CERT_HAS_EXPIRED'])
const UNTRUSTED = new Set([
  'CERT_CHAIN_TOO_LONG',
  'CERT_REJECTED',
  'CERT_REVOKED',
  'CERT_SIGNATURE_FAILURE',
  'CERT_UNTRUSTED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'HOSTNAME_MISMATCH',
  'INVALID_CA',
  'INVALID_PURPOSE',
  'PATH_LENGTH_EXCEEDED',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
])
/** What answers speaks no TLS: a page that wants a sign-in, for example. */
const NO_TLS = /^(ERR_SSL_|EPROTO$)/

const KEPT = 'Nothing was sent, and your work is still here.'
const BY_PROXY =
  'This computer goes to the internet by way of a proxy, as its network settings say, and the proxy'

/**
 * What keeps a request from leaving the computer or from getting past its network, and what to do about it.
 * @param reasons the codes of the error and its causes
 * @param name of the service
 * @returns undefined when it is something else
 */
export function explainBlocked(
  reasons: string[],
  name: string,
): (Pick<Failure, 'retry'> & { message: string }) | undefined {
  const is = (reason: string) => reasons.includes(reason)
  if (reasons.some(reason => OUT_OF_DATE.has(reason))) {
    return {
      message: `${name} can’t be reached safely: the date of this computer may be wrong. Please check its date and time and try again. ${KEPT}`,
    }
  }
  if (reasons.some(reason => UNTRUSTED.has(reason))) {
    return {
      message: `${name} can’t be reached safely: something looks into the connection that this computer doesn’t trust, perhaps an antivirus program or the filter of a school. A parent can ask who looks after the computer or its network. ${KEPT}`,
    }
  }
  if (reasons.some(reason => NO_TLS.test(reason))) {
    return {
      message: `Something else answers in place of ${name}. Perhaps the internet here asks for a login first: a parent can open any web page to see it, and try again. ${KEPT}`,
    }
  }
  if (is('PROXY_WANTS_PASSWORD')) {
    return {
      message: `${BY_PROXY} wants a name and a password. A parent can ask who looks after the network. ${KEPT}`,
    }
  }
  if (is('PROXY_REFUSED')) {
    return {
      message: `${BY_PROXY} doesn’t let it talk to ${name}. A parent can ask who looks after the network, or choose another AI in Settings. ${KEPT}`,
    }
  }
  if (is('PROXY_STRANGE')) {
    return {
      message: `${BY_PROXY} is of a kind that Stepwise can’t use. A parent can look at the network settings of this computer. ${KEPT}`,
    }
  }
  if (is('PROXY_UNREACHABLE')) {
    return {
      message: `${BY_PROXY} doesn’t answer. A parent can look at the network settings of this computer. ${KEPT}`,
      retry: {},
    }
  }
  return undefined
}
