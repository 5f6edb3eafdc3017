import { basename } from 'node:path'
import SQLite from 'better-sqlite3'
import type { ChildInBackup, KeptBackup } from '#contract/family-data.ts'
import { type Backup, listBackups } from '../db/backup-files.ts'
import type { Db } from '../db/schema.ts'
import { findFamily } from './find-family.ts'
import { type KnownChild, matchChildren, readChildren } from './match-children.ts'

/** What a family is known by in the backups of this computer. */
export interface KnownFamily {
  id: number
  email: string
  createdAt: string
  children: KnownChild[]
}

export async function readFamily(db: Db, id: number): Promise<KnownFamily> {
  const family = await db
    .selectFrom('families')
    .select(['id', 'email', 'created_at as createdAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const children = await db
    .selectFrom('children')
    .select(['id', 'name', 'created_at as createdAt'])
    .where('family_id', '=', id)
    .orderBy('id')
    .execute()
  return { ...family, children }
}

/** A backup of this computer with the family's children that are in it. */
export interface FamilyBackup extends Backup {
  children: ChildInBackup[]
}

/** The backups of this computer in which the family is, newest first. Unreadable ones are passed over. */
export function findKeptBackups(folder: string, family: KnownFamily): FamilyBackup[] {
  return listBackups(folder).flatMap(backup => {
    const children = childrenIn(backup.file, family)
    return children ? [{ ...backup, children }] : []
  })
}

export function describeBackup({ file, takenAt, kind }: Backup): KeptBackup {
  return { name: basename(file), takenAt: takenAt.toISOString(), kind }
}

function childrenIn(file: string, family: KnownFamily): ChildInBackup[] | undefined {
  let sqlite: SQLite.Database | undefined
  try {
    sqlite = new SQLite(file, { readonly: true, fileMustExist: true })
    const former = findFamily(sqlite, family)
    return former === undefined ? undefined : describeChildren(readChildren(sqlite, former), family.children)
  } catch (error) {
    if (error instanceof SQLite.SqliteError) return undefined
    throw error
  } finally {
    sqlite?.close()
  }
}

/** Those that are still there by their numbers and names of today. */
function describeChildren(former: KnownChild[], present: KnownChild[]): ChildInBackup[] {
  const matches = matchChildren(former, present, { byName: false })
  return former.flatMap((child): ChildInBackup[] => {
    const now = matches.get(child)
    if (now) return [{ id: now.id, name: now.name, isHere: true }]
    // Its number may be another child's by now: then it comes back with all the others alone.
    const isTaken = present.some(({ id }) => id === child.id)
    return isTaken ? [] : [{ id: child.id, name: child.name, isHere: false }]
  })
}
