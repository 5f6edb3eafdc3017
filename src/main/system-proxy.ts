import { session } from 'electron'

/**
 * By which proxy the system wants an address to be asked, scripts of a network included.
 * @returns such as `PROXY school:3128; DIRECT`
 */
export function askSystemProxy(address: string): Promise<string> {
  return session.defaultSession.resolveProxy(address)
}
