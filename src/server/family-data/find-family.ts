import type SQLite from 'better-sqlite3'
import { isOldShape } from './match-children.ts'

/** How a family is told from others in a backup. */
export interface FamilyName {
  id: number
  email: string
  /** The moment when the account was made. */
  createdAt: string
}

/**
 * The id that a family has in a backup. In one of this computer it is the same, and the moment too: an account that
 * was deleted and made again with the same e-mail is another. In a file that a parent brings along it is the one with
 * this e-mail, or the only one.
 */
export function findFamily(
  sqlite: SQLite.Database,
  { id, email, createdAt }: FamilyName,
  { isBrought = false } = {},
): number | undefined {
  const families = sqlite
    .prepare<[], FamilyName>(
      `select id, email, created_at as createdAt from ${isOldShape(sqlite) ? 'users' : 'families'}`,
    )
    .all()
  const same = families.find(family => family.id === id && family.createdAt === createdAt)
  if (!isBrought) return same?.id
  const found = families.find(family => family.email.toLowerCase() === email.toLowerCase())
  return (found ?? (families.length === 1 ? families[0] : undefined))?.id
}
