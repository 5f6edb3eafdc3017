import type { Logger } from 'pino'
import { type Keychain, SERVICE, STILL_THERE } from '#server/secrets/keytar.ts'
import { createOpenKeychain } from '#server/secrets/open-keychain.ts'
import { memorySecrets, type SecretName, type SecretStore } from '#server/secrets/secret-store.ts'
import { HttpError } from '#server/shared/http-error.ts'
import type { KeyPlaces, Sealer } from './sealed-file.ts'

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
 * @param loadKeychain loads keytar
 * @param loadSealer asks the system whether it can seal
 * @param patienceMs how long the keychain may take to answer
 */
export function desktopKeys(options: {
  places: KeyPlaces
  loadKeychain: () => Promise<Keychain>
  loadSealer: () => Promise<Sealer | undefined>
  patienceMs: number
  log: Logger
}): DesktopKeys {
  const { places, loadKeychain, loadSealer, patienceMs, log } = options
  const memory = memorySecrets()
  const isKnown = new Set<SecretName>()
  const { open, ask, insist, tryAgain } = createOpenKeychain(log, loadKeychain, patienceMs)
  let sealing: Promise<Sealer | undefined> | undefined

  const sealer = () => {
    sealing ??= loadSealer().then(found => {
      // Asked again the next time: the system may not have been ready.
      if (!found) sealing = undefined
      return found
    })
    return sealing
  }

  async function intoKeychain(name: SecretName, secret: string): Promise<boolean> {
    const isInside = await ask(async keychain => {
      await keychain.setPassword(SERVICE, name, secret)
      return true
    })
    if (!isInside) return false
    try {
      places.put(name, 'keychain')
      return true
    } catch {
      // Where it lies is not noted: the file has to hold it.
      return false
    }
  }

  async function intoFile(name: SecretName, secret: string): Promise<void> {
    const seal = await sealer()
    places.put(name, seal && { sealed: (await seal.seal(secret)).toString('base64') })
  }

  /**
   * A locked keychain tells nothing of its keys, as if there were none; but it takes no new one either. One that does
   * has lost the key: somebody has removed it there.
   */
  async function hasOrForgets(keychain: Keychain, name: SecretName): Promise<true> {
    if (typeof (await keychain.getPassword(SERVICE, name)) === 'string') return true
    await keychain.setPassword(SERVICE, 'probe', 'open')
    await keychain.deletePassword(SERVICE, 'probe')
    places.put(name, undefined)
    return true
  }

  /** @returns the key if it is found, and whether that is all there is to know: a place may not answer just now */
  async function find(name: SecretName): Promise<{ secret?: string; isSure: boolean }> {
    const place = places.placeOf(name)
    if (typeof place === 'object') return openSealed(name, place.sealed)
    const isOpen = (await open()) !== undefined
    const found = await ask(keychain => keychain.getPassword(SERVICE, name))
    if (typeof found === 'string') {
      if (place === undefined) places.put(name, 'keychain')
      return { secret: found, isSure: true }
    }
    return { isSure: isOpen && found === null && place === undefined }
  }

  async function openSealed(name: SecretName, sealed: string): Promise<{ secret?: string; isSure: boolean }> {
    try {
      const opened = await (await sealer())?.open(Buffer.from(sealed, 'base64'))
      if (!opened) return { isSure: false }
      if (!(await intoKeychain(name, opened.text)) && opened.isStale) {
        // The old seal still opens it.
        await intoFile(name, opened.text).catch(() => {})
      }
      return { secret: opened.text, isSure: true }
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'a sealed key does not open')
      return { isSure: false }
    }
  }

  return {
    isDamaged: places.isDamaged,
    beginAnew: places.beginAnew,
    async isKeychainOpen() {
      const [name] = places.inKeychain()
      if (!name) return true
      await tryAgain()
      return (await ask(keychain => hasOrForgets(keychain, name))) ?? false
    },
    async kind() {
      if (await open()) return 'keychain'
      return (await sealer()) ? 'file' : 'memory'
    },
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
      if (!(await intoKeychain(name, secret))) await intoFile(name, secret)
    },
    async remove(name) {
      const wasInKeychain = places.placeOf(name) === 'keychain'
      const isOpen = (await open()) !== undefined
      await memory.remove(name)
      isKnown.add(name)
      try {
        if (isOpen || wasInKeychain) await insist(keychain => keychain.deletePassword(SERVICE, name))
        places.put(name, undefined)
      } catch {
        throw new HttpError(500, 'server_error', STILL_THERE)
      }
    },
  }
}
