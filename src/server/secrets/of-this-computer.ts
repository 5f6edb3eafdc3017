import type { Logger } from 'pino'
import { keychainSecrets } from './keychain.ts'
import { memorySecrets, type SecretStore } from './secret-store.ts'

/** This computer's keychain; `STEPWISE_KEYCHAIN=off` keeps keys in memory, for tests and for development. */
export function secretsOfThisComputer(log: Logger): SecretStore {
  return process.env.STEPWISE_KEYCHAIN === 'off' ? memorySecrets() : keychainSecrets(log)
}
