import type SQLite from 'better-sqlite3'

/** How a backup's accounts are told apart. */
export interface AccountName {
  email: string
  /** The moment when it was made; without it, the e-mail counts alone. */
  createdAt?: string
}

interface Row {
  id: number
  email: string
  created_at: string
}

/**
 * The id that an account has in a backup: in one of this computer the very same one, for an account that was deleted
 * and made again with the same e-mail is another; in a file that a parent brings along the one with this e-mail, or
 * the only one.
 */
export function findAccount(sqlite: SQLite.Database, { email, createdAt }: AccountName): number | undefined {
  const accounts = sqlite.prepare<[], Row>('select id, email, created_at from users').all()
  if (createdAt !== undefined) {
    return accounts.find(account => account.email === email && account.created_at === createdAt)?.id
  }
  const same = accounts.find(account => account.email.toLowerCase() === email.toLowerCase())
  return (same ?? (accounts.length === 1 ? accounts[0] : undefined))?.id
}
