import { memorySecrets, type SecretName, type SecretStore } from '#server/secrets/secret-store.ts'
import { type LastingOptions, lastingKeys } from './lasting-keys.ts'

export interface DesktopKeys extends SecretStore {
  /** Tries the keychain, anew after a failure, when a key is in it. @returns false when it then doesn't answer */
  isKeychainOpen(): Promise<boolean>
  /** Whether the list of the keys is damaged, so that those sealed in it are lost. */
  isDamaged(): boolean
  /** Goes on without what was in the damaged list, which is kept. */
  beginAnew(): void
}

/**
 * Keeps keys in the computer's keychain; where that doesn't answer, in a sealed file; where the system can't seal,
 * in memory. A key in the file moves to the keychain as soon as there is one.
 */
export function desktopKeys(options: LastingOptions): DesktopKeys {
  const { places } = options
  const memory = memorySecrets()
  const isKnown = new Set<SecretName>()
  const { find, keep, remove, isKeychainOpen, kind } = lastingKeys(options)
  return {
    isDamaged: places.isDamaged,
    beginAnew: places.beginAnew,
    isKeychainOpen,
    kind,
    async read(name) {
      if (!isKnown.has(name)) {
        const { secret, isSure } = await find(name)
        // Another call may have written meanwhile; that is the newer one.
        if (!isKnown.has(name) && secret !== undefined) await memory.write(name, secret)
        // What could not be asked is no “there is none”: it is asked again.
        if (isSure) isKnown.add(name)
      }
      return memory.read(name)
    },
    async write(name, secret) {
      await memory.write(name, secret)
      isKnown.add(name)
      await keep(name, secret)
    },
    async remove(name) {
      await memory.remove(name)
      isKnown.add(name)
      await remove(name)
    },
  }
}
