import { lstatSync, readdirSync, rmdirSync } from 'node:fs'
import { join } from 'node:path'
import { removeFile } from '#server/shared/held-files.ts'

/**
 * Deletes a file, or a folder with all that is in it. Each file is tried, whatever became of the one before.
 * @param options `isKept` says what stays; `remove` deletes one file
 * @returns the paths that could not be deleted
 */
export function removeTree(
  path: string,
  options: { isKept?: (path: string) => boolean; remove?: (file: string) => void } = {},
): string[] {
  const { isKept = () => false, remove = removeFile } = options
  if (isKept(path)) return []
  try {
    if (!lstatSync(path, { throwIfNoEntry: false })?.isDirectory()) {
      remove(path)
      return []
    }
    const left = readdirSync(path).flatMap(name => removeTree(join(path, name), options))
    removeIfEmpty(path)
    return left
  } catch {
    return [path]
  }
}

export function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder)
  } catch {
    // Other things are in it.
  }
}
