import type { Logger } from 'pino'
import { within } from '../shared/within.ts'
import { type Keychain, SERVICE } from './keytar.ts'

export interface OpenKeychain {
  /** Opens it when it is first needed. @returns undefined where there is none, or it has ceased to answer */
  open(): Promise<Keychain | undefined>
  /** @returns what the keychain answers, undefined when it is given up by that or was before */
  ask<T>(work: (keychain: Keychain) => Promise<T>): Promise<T | undefined>
  /** For work whose failure is told. @throws what the work throws, and when there is no keychain; it is given up by that */
  insist<T>(work: (keychain: Keychain) => Promise<T>): Promise<T>
  /** Opens it anew if it has been given up. */
  tryAgain(): Promise<void>
}

/**
 * The computer's keychain, which is given up as soon as it once fails or takes too long.
 * @param load loads keytar
 * @param patienceMs how long it may take to answer, in milliseconds
 */
export function createOpenKeychain(
  log: Logger,
  load: () => Promise<Keychain>,
  patienceMs: number,
): OpenKeychain {
  let opening: Promise<Keychain | undefined> | undefined

  function open(): Promise<Keychain | undefined> {
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
    log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'the keychain does not answer')
    opening = Promise.resolve(undefined)
  }

  async function insist<T>(work: (keychain: Keychain) => Promise<T>): Promise<T> {
    const keychain = await open()
    if (!keychain) throw new Error('There is no keychain that answers')
    return within(patienceMs, () => work(keychain)).catch(error => {
      giveUp(error)
      throw error
    })
  }

  return {
    open,
    insist,
    async ask(work) {
      if (await open()) return insist(work).catch(() => undefined)
    },
    async tryAgain() {
      if (opening && !(await opening)) opening = undefined
    },
  }
}
