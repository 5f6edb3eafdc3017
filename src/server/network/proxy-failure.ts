/** What can be wrong with a proxy. */
export type ProxyTrouble = 'PROXY_UNREACHABLE' | 'PROXY_WANTS_PASSWORD' | 'PROXY_REFUSED' | 'PROXY_STRANGE'

/** A request that did not get past the proxy. It says nothing of the proxy's address, which may hold a password. */
export class ProxyFailure extends Error {
  override readonly name = 'ProxyFailure'
  readonly code: ProxyTrouble

  constructor(code: ProxyTrouble) {
    super('The proxy did not let the request through')
    this.code = code
  }
}

/** What an error of a request over a proxy means: a ProxyFailure, or the error itself when the service is behind it. */
export function behindProxy(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const status = 'statusCode' in error ? error.statusCode : undefined
  if (isCalled(error, 'ERR_PROXY_TUNNEL') && typeof status === 'number') {
    if (status === 407) return new ProxyFailure('PROXY_WANTS_PASSWORD')
    // It is willing, but finds no way on.
    return status >= 500 ? unreachableService() : new ProxyFailure('PROXY_REFUSED')
  }
  return isUnconnected(error) || isCalled(error, 'ERR_PROXY_TUNNEL')
    ? new ProxyFailure('PROXY_UNREACHABLE')
    : error
}

/** Whether a connection never came about, so that nothing was sent. */
export function isUnconnected(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each instanceof ProxyFailure) return each.code === 'PROXY_UNREACHABLE'
    if (each instanceof AggregateError && each.errors.some(isUnconnected)) return true
    if ('syscall' in each && (each.syscall === 'connect' || each.syscall === 'getaddrinfo')) return true
    if (isCalled(each, 'UND_ERR_CONNECT_TIMEOUT')) return true
  }
  return false
}

function unreachableService(): Error {
  return Object.assign(new Error('The proxy does not reach the service'), { code: 'EHOSTUNREACH' })
}

function isCalled(error: Error, code: string): boolean {
  return 'code' in error && error.code === code
}
