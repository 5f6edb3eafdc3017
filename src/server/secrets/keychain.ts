import type { Logger } from 'pino'
import { HttpError } from '../shared/http-error.ts'
import { within } from '../shared/within.ts'
import { memorySecrets, type SecretName, type SecretStore } from './secret-store.ts'

/** The part of keytar that is used; this file alone touches it. */
export interface Keychain {
  getPassword(service: string, account: string): Promise<string | null>
  setPassword(service: string, account: string, password: string): Promise<void>
  deletePassword(service: string, account: string): Promise<boolean>
}

/** The name that the keychain's entries have. */
export const SERVICE = 'Stepwise'
/** How long a keychain may take to answer, in milliseconds; a person may have to unlock it. */
export const PATIENCE_MS = 4_000
export const STILL_THERE =
  'The key is no longer used, but this computer\'s keychain did not let it be removed. Please remove the entry "Stepwise" in the keychain itself.'

/**
 * The computer's own keychain, opened when a key is first needed. Where there is none, or it doesn't answer within
 * four seconds, keys are kept in memory from then on.
 * @param load in place of loading keytar
 */
export function keychainSecrets(
  log: Logger,
  load: () => Promise<Keychain> = loadKeytar,
  patienceMs: number = PATIENCE_MS,
): SecretStore {
  /** What is known, so that a key is read from the keychain once; the fallback when there is none. */
  const memory = memorySecrets()
  const isKnown = new Set<SecretName>()
  /** What the keychain has been seen to hold. */
  const isInside = new Set<SecretName>()
  let opening: Promise<Keychain | undefined> | undefined

  const open = () => {
    opening ??= within(patienceMs, async () => {
      const keychain = await load()
      // Asking for a key that nobody has shows whether the keychain answers.
      await keychain.getPassword(SERVICE, 'probe')
      return keychain
    }).catch(giveUp)
    return opening
  }

  function giveUp(error: unknown): undefined {
    // The reason alone: a keychain's error may repeat what it was given.
    log.warn(
      { reason: error instanceof Error ? error.name : 'unknown' },
      'no keychain answers, keys stay in memory',
    )
    opening = Promise.resolve(undefined)
  }

  async function use(work: (keychain: Keychain) => Promise<unknown>) {
    const keychain = await open()
    if (keychain) return within(patienceMs, () => work(keychain)).catch(giveUp)
  }

  return {
    kind: async () => ((await open()) ? 'keychain' : 'memory'),
    async read(name) {
      if (!isKnown.has(name)) {
        const found = await use(keychain => keychain.getPassword(SERVICE, name))
        if (typeof found === 'string') isInside.add(name)
        // Another call may have written meanwhile; that is the newer one.
        if (!isKnown.has(name) && typeof found === 'string') await memory.write(name, found)
        isKnown.add(name)
      }
      return memory.read(name)
    },
    async write(name, secret) {
      await memory.write(name, secret)
      isKnown.add(name)
      await use(async keychain => {
        isInside.add(name)
        await keychain.setPassword(SERVICE, name, secret)
      })
    },
    async remove(name) {
      const keychain = await open()
      try {
        if (keychain) await within(patienceMs, () => keychain.deletePassword(SERVICE, name))
        else if (isInside.has(name)) throw new Error('The keychain has ceased to answer')
        isInside.delete(name)
      } catch (error) {
        giveUp(error)
        throw new HttpError(500, 'server_error', STILL_THERE)
      } finally {
        await memory.remove(name)
        isKnown.add(name)
      }
    },
  }
}

/** keytar is optional: a computer without libsecret has none, so that its name is no import that must resolve. */
export async function loadKeytar(): Promise<Keychain> {
  const name = 'keytar'
  const loaded: { default: Keychain } = await import(/* @vite-ignore */ name)
  return loaded.default
}
