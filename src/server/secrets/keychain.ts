import type { Logger } from 'pino'
import { HttpError } from '../shared/http-error.ts'
import { type Keychain, loadKeytar, PATIENCE_MS, SERVICE, STILL_THERE } from './keytar.ts'
import { createOpenKeychain } from './open-keychain.ts'
import { memorySecrets, type SecretName, type SecretStore } from './secret-store.ts'

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
  const { open, ask, insist } = createOpenKeychain(log, load, patienceMs)

  return {
    kind: async () => ((await open()) ? 'keychain' : 'memory'),
    async read(name) {
      if (!isKnown.has(name)) {
        const found = await ask(keychain => keychain.getPassword(SERVICE, name))
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
      await ask(async keychain => {
        isInside.add(name)
        await keychain.setPassword(SERVICE, name, secret)
      })
    },
    async remove(name) {
      const isOpen = (await open()) !== undefined
      try {
        if (isOpen || isInside.has(name)) await insist(keychain => keychain.deletePassword(SERVICE, name))
        isInside.delete(name)
      } catch {
        throw new HttpError(500, 'server_error', STILL_THERE)
      } finally {
        await memory.remove(name)
        isKnown.add(name)
      }
    },
  }
}
