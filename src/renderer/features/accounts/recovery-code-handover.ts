const KEPT = 'recoveryCodeToKeep'

/** A recovery code that nobody has put away yet. */
export interface CodeToKeep {
  code: string
  /** Whether it came with a sign-up, not with a new password. */
  isFirst: boolean
}

/** Holds a new recovery code until it is put away, over reloads too: nobody could be told it again. */
export function holdRecoveryCode(held: CodeToKeep, storage: Storage = sessionStorage): void {
  storage.setItem(KEPT, JSON.stringify(held))
}

export function heldRecoveryCode(storage: Storage = sessionStorage): CodeToKeep | undefined {
  const held = storage.getItem(KEPT)
  return held === null ? undefined : JSON.parse(held)
}

/** It is put away: this browser knows it no more. */
export function forgetRecoveryCode(storage: Storage = sessionStorage): void {
  storage.removeItem(KEPT)
}
