import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** For each file a module of the package that it comes in, and its path from there. */
export type Sources<Name extends string = string> = Readonly<
  Record<Name, readonly [entry: string, path: string]>
>

/** The folder of a build that holds them, beside its code or above. */
export const BUILT_FOLDER = 'models'

/** What a built file is called, by its place in `Sources`. */
export const builtName = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/** Where files lie that come with the app: those of the build, or of the packages where the code runs from source. */
export function carriedFiles<Name extends string>(sources: Sources<Name>): Record<Name, string> {
  const built = ['.', '..'].map(up => join(import.meta.dirname, up, BUILT_FOLDER)).find(existsSync)
  const isSource = import.meta.filename.endsWith('.ts')
  const entries = Object.entries<readonly [string, string]>(sources).map(([name, [entry, path]]) => [
    name,
    isSource || built === undefined ? sourceOf(entry, path) : join(built, builtName(path)),
  ])
  return Object.fromEntries(entries)
}

/** @param entry a module of the package whose folder the path begins at */
export function sourceOf(entry: string, path: string): string {
  return join(dirname(createRequire(import.meta.url).resolve(entry)), path)
}
