import { SocksProxyAgent } from 'socks-proxy-agent'
import { ProxyFailure } from './proxy-failure.ts'

/** Connects through a proxy of SOCKS. Its library's errors have no codes, and hold the password. */
export class SocksAgent extends SocksProxyAgent {
  override async connect(...given: Parameters<SocksProxyAgent['connect']>) {
    try {
      return await super.connect(...given)
    } catch (error) {
      const message = error instanceof Error ? error.message : ''
      if (/authentication/i.test(message)) throw new ProxyFailure('PROXY_WANTS_PASSWORD')
      throw new ProxyFailure(/NotAllowed/.test(message) ? 'PROXY_REFUSED' : 'PROXY_UNREACHABLE')
    }
  }
}
