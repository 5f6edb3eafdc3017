import type SQLite from 'better-sqlite3'
import { ANIMALS, COLORS, MOST_CHILDREN } from '#contract/children.ts'
import { wrongBackup } from './wrong-backup.ts'

/**
 * Makes sure that a family in a backup has a child at least, not too many of them, and that the screens know how to show
 * each.
 * @throws HttpError 400
 */
export function checkChildren(sqlite: SQLite.Database, family: number): void {
  const children = sqlite
    .prepare<[number, number], { animal: string; color: string }>(
      'select animal, color from children where family_id = ? limit ?',
    )
    .all(family, MOST_CHILDREN + 1)
  const isKnown = children.every(({ animal, color }) => isOneOf(ANIMALS, animal) && isOneOf(COLORS, color))
  if (!isKnown || children.length < 1 || children.length > MOST_CHILDREN) throw wrongBackup('strange')
}

function isOneOf(all: readonly string[], value: string): boolean {
  return all.includes(value)
}
