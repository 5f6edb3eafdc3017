import type { Logger } from 'pino'
import { type Keychain, SERVICE, STILL_THERE } from '#server/secrets/keytar.ts'
import { createOpenKeychain } from '#server/secrets/open-keychain.ts'
import type { SecretName } from '#server/secrets/secret-store.ts'
import { HttpError } from '#server/shared/http-error.ts'
import type { KeyPlaces, Sealer } from './sealed-file.ts'

export interface LastingOptions {
  places: KeyPlaces
  /** Loads keytar. */
  loadKeychain: () => Promise<Keychain>
  /** Asks the system whether it can seal. */
  loadSealer: () => Promise<Sealer | undefined>
  /** How long the keychain may take to answer. */
  patienceMs: number
  log: Logger
}

/** Where keys outlive the app: the keychain, or else a sealed file. */
export function lastingKeys({ places, loadKeychain, loadSealer, patienceMs, log }: LastingOptions) {
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
    find,

    /** Keeps it in the keychain; where that doesn't answer, in the file. */
    async keep(name: SecretName, secret: string): Promise<void> {
      if (!(await intoKeychain(name, secret))) await intoFile(name, secret)
    },

    /** @throws HttpError 500 when it is still there */
    async remove(name: SecretName): Promise<void> {
      const wasInKeychain = places.placeOf(name) === 'keychain'
      const isOpen = (await open()) !== undefined
      try {
        if (isOpen || wasInKeychain) await insist(keychain => keychain.deletePassword(SERVICE, name))
        places.put(name, undefined)
      } catch {
        throw new HttpError(500, 'server_error', STILL_THERE)
      }
    },

    /** Tries the keychain, anew after a failure, when a key is in it. @returns false when it then doesn't answer */
    async isKeychainOpen(): Promise<boolean> {
      const [name] = places.inKeychain()
      if (!name) return true
      await tryAgain()
      return (await ask(keychain => hasOrForgets(places, keychain, name))) ?? false
    },

    async kind(): Promise<'keychain' | 'file' | 'memory'> {
      if (await open()) return 'keychain'
      return (await sealer()) ? 'file' : 'memory'
    },
  }
}

/**
 * A locked keychain tells nothing of its keys, as if there were none; but it takes no new one either. One that does
 * has lost the key: somebody has removed it there.
 */
async function hasOrForgets(places: KeyPlaces, keychain: Keychain, name: SecretName): Promise<true> {
  if (typeof (await keychain.getPassword(SERVICE, name)) === 'string') return true
  await keychain.setPassword(SERVICE, 'probe', 'open')
  await keychain.deletePassword(SERVICE, 'probe')
  places.put(name, undefined)
  return true
}
