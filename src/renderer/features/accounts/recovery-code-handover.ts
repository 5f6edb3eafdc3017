const KEPT = 'recoveryCodeAfterReload'

/** Keeps a new recovery code for the page that a full navigation is about to load, and for that one alone. */
export function keepRecoveryCode(code: string, storage: Storage = sessionStorage): void {
  storage.setItem(KEPT, code)
}

/** The code that the page before this one has kept; after this nobody finds it again. */
export function takeRecoveryCode(storage: Storage = sessionStorage): string | undefined {
  const code = storage.getItem(KEPT) ?? undefined
  storage.removeItem(KEPT)
  return code
}
