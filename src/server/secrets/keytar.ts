/** The part of keytar that is used; this file alone loads it. */
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
  'The key is no longer used, but this computer’s keychain did not let it be removed. Please remove the entry “Stepwise” in the keychain itself.'

/** keytar is optional: a computer without libsecret has none, so that its name is no import that must resolve. */
export async function loadKeytar(): Promise<Keychain> {
  const name = 'keytar'
  const loaded: { default: Keychain } = await import(/* @vite-ignore */ name)
  return loaded.default
}
