import { join } from 'node:path'
import type { Logger } from 'pino'
import { type Keychain, loadKeytar, PATIENCE_MS, SERVICE } from '#server/secrets/keytar.ts'
import { memorySecrets } from '#server/secrets/secret-store.ts'
import { type DesktopKeys, desktopKeys } from './desktop-keys.ts'
import { keyPlaces } from './sealed-file.ts'
import { systemSealer } from './system-sealer.ts'

/**
 * This computer's keys. For tests and for development, `STEPWISE_KEYCHAIN=off` keeps them in memory, and
 * `STEPWISE_KEYCHAIN_NAME` puts them under another name than the family's own.
 */
export function keysOfDesktop(profile: string, log: Logger): DesktopKeys {
  if (process.env.STEPWISE_KEYCHAIN === 'off') {
    return {
      ...memorySecrets(),
      isKeychainOpen: async () => true,
      isDamaged: () => false,
      beginAnew: () => {},
    }
  }
  return desktopKeys({
    places: keyPlaces(join(profile, 'keys.json')),
    loadKeychain: async () => underName(await loadKeytar(), process.env.STEPWISE_KEYCHAIN_NAME || SERVICE),
    loadSealer: systemSealer,
    patienceMs: PATIENCE_MS,
    log,
  })
}

export function underName(keychain: Keychain, service: string): Keychain {
  return {
    getPassword: (_, account) => keychain.getPassword(service, account),
    setPassword: (_, account, password) => keychain.setPassword(service, account, password),
    deletePassword: (_, account) => keychain.deletePassword(service, account),
  }
}
