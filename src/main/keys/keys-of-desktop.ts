import { join } from 'node:path'
import type { Logger } from 'pino'
import { loadKeytar, PATIENCE_MS } from '#server/secrets/keychain.ts'
import { memorySecrets } from '#server/secrets/secret-store.ts'
import { type DesktopKeys, desktopKeys } from './desktop-keys.ts'
import { keyPlaces } from './sealed-file.ts'
import { systemSealer } from './system-sealer.ts'

/** This computer's keys; `STEPWISE_KEYCHAIN=off` keeps them in memory, for tests and for development. */
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
    loadKeychain: loadKeytar,
    loadSealer: systemSealer,
    patienceMs: PATIENCE_MS,
    log,
  })
}
