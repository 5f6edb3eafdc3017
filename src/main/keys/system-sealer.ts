import { setTimeout as pause } from 'node:timers/promises'
import { safeStorage } from 'electron'
import type { Sealer } from './sealed-file.ts'

/** How long to wait before each further try while the system can't open or seal just now, in milliseconds. */
const PAUSES = [100, 300, 1_000]

/** @returns undefined where the system can't seal, or would use a password that everybody knows */
export async function systemSealer(): Promise<Sealer | undefined> {
  // The first call is what makes Linux choose its password store.
  if (!(await safeStorage.isAsyncEncryptionAvailable().catch(() => false))) return undefined
  if (process.platform === 'linux') {
    const store = safeStorage.getSelectedStorageBackend()
    if (store === 'basic_text' || store === 'unknown') return undefined
  }
  return {
    seal: text => patiently(() => safeStorage.encryptStringAsync(text)),
    async open(sealed) {
      const { result, shouldReEncrypt } = await patiently(() => safeStorage.decryptStringAsync(sealed))
      return { text: result, isStale: shouldReEncrypt }
    },
  }
}

/** The system refuses for a moment while it is being unlocked or its key is changed; it says so in its error. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (const milliseconds of PAUSES) {
    try {
      return await work()
    } catch (error) {
      if (!/temporar/i.test(String(error))) throw error
      await pause(milliseconds)
    }
  }
  return work()
}
