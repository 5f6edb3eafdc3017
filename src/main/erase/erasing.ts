import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { removeFile } from '#server/shared/held-files.ts'
import { type OwnFolder, ownNames } from '../own-folders.ts'
import { removeIfEmpty, removeTree } from './remove-tree.ts'

const erasingSchema = z.object({
  /** Files, and folders with all that is in them. */
  targets: z.array(z.string()),
  /** Folders that go when nothing else is in them. */
  parents: z.array(z.string()),
})

/** What is to be deleted. It is kept in a file until nothing of it is there any more, so that the next start goes on. */
export type Erasing = z.infer<typeof erasingSchema>

export const markerIn = (profile: string): string => join(profile, 'erasing.json')

/** In the profile, what a start that goes on with the deletion has open itself. */
const OPEN = ['lock', 'lockfile', 'SingletonCookie', 'SingletonLock', 'SingletonSocket']

const removeAtOnce = (file: string) => rmSync(file, { force: true })

/** What of these folders is Stepwise's own. */
export function erasingOf(folders: OwnFolder[]): Erasing {
  return {
    targets: folders.flatMap(folder => (folder.isWhole ? [folder.path] : ownNames(folder.path))),
    parents: folders.flatMap(({ path, isWhole }) => (isWhole ? [dirname(path)] : [path])),
  }
}

/** Writes down what is to be deleted, before anything is. */
export function beginErasing(profile: string, erasing: Erasing): void {
  mkdirSync(profile, { recursive: true })
  writeFileSync(markerIn(profile), JSON.stringify(erasing), { mode: 0o600 })
}

/** Deletes what can be deleted now, and leaves what says so. @returns the paths that could not be deleted */
export function erase(profile: string, { targets, parents }: Erasing): string[] {
  const kept = new Set([markerIn(profile), ...OPEN.map(name => join(profile, name))])
  const isKept = (path: string) => kept.has(path)
  const left = targets.flatMap(target =>
    // What Chromium has open there it keeps until the end: patience with each file would take minutes.
    removeTree(target, { isKept, ...(target === profile && { remove: removeAtOnce }) }),
  )
  for (const parent of parents) removeIfEmpty(parent)
  return left
}

/**
 * Goes on with a deletion that an earlier run of the app has begun; before anything is opened.
 * @returns the paths that are still there
 */
export function goOnErasing(profile: string): string[] {
  const erasing = readMarker(profile)
  if (!erasing) return []
  const left = erase(profile, erasing)
  if (left.length === 0) removeFile(markerIn(profile))
  else beginErasing(profile, { ...erasing, targets: left })
  return left
}

function readMarker(profile: string): Erasing | undefined {
  if (!existsSync(markerIn(profile))) return undefined
  try {
    return erasingSchema.parse(JSON.parse(readFileSync(markerIn(profile), 'utf8')))
  } catch {
    // Half written, before anything was deleted.
    return undefined
  }
}
