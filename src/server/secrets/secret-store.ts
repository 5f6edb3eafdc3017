/** What the families' keys are kept under: the name of a service. */
export type SecretName = 'openai' | 'gemini'

/** Keeps keys. Whoever starts the server passes one in; keys go to an AI service's own SDK and nowhere else. */
export interface SecretStore {
  /**
   * `file` is one that the system seals for this person; `memory` forgets at the end of the process. May change from
   * `keychain` when that stops to answer.
   */
  kind(): Promise<'keychain' | 'file' | 'memory'>
  read(name: SecretName): Promise<string | undefined>
  write(name: SecretName, secret: string): Promise<void>
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
