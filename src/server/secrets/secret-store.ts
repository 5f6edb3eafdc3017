import { z } from 'zod'

/**
 * What a family's key is kept under: the provider and the account, such as `example/3-2025-03-05T14:07:09.123Z`. The
 * name of a provider alone is from when a key was the whole computer's.
 */
export const secretNameSchema = z.string().regex(/^[a-z][a-z0-9-]*(\/.+)?$/)
export type SecretName = z.infer<typeof secretNameSchema>

/** Keeps keys. Whoever starts the server passes one in; keys go to an AI service's own SDK and nowhere else. */
export interface SecretStore {
  /**
   * `file` is one that the system seals for this person; `memory` forgets at the end of the process. May change from
   * `keychain` when that stops to answer.
   */
  kind(): Promise<'keychain' | 'file' | 'memory'>
  read(name: SecretName): Promise<string | undefined>
  write(name: SecretName, secret: string): Promise<void>
  /** @throws HttpError with words when the key may still be there; it is not used any more all the same */
  remove(name: SecretName): Promise<void>
}

export function memorySecrets(): SecretStore {
  const secrets = new Map<SecretName, string>()
  return {
    kind: async () => 'memory',
    read: async name => secrets.get(name),
    async write(name, secret) {
      secrets.set(name, secret)
    },
    async remove(name) {
      secrets.delete(name)
    },
  }
}
