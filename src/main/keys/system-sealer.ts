import { safeStorage } from 'electron'
import type { Sealer } from './sealed-file.ts'

/** @returns undefined where the system can't seal, or would use a password that everybody knows */
export async function systemSealer(): Promise<Sealer | undefined> {
  // The first call is what makes Linux choose its password store.
  if (!(await safeStorage.isAsyncEncryptionAvailable().catch(() => false))) return undefined
  if (process.platform === 'linux') {
    const store = safeStorage.getSelectedStorageBackend()
    if (store === 'basic_text' || store === 'unknown') return undefined
  }
  return {
    seal: text => safeStorage.encryptStringAsync(text),
    open: async sealed => (await safeStorage.decryptStringAsync(sealed)).result,
  }
}
