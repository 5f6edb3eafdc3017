import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { downloaded } from './download.ts'
import type { ListedFile, ListedModel } from './listed-models.ts'

/** Free where a folder is or will be, in bytes; undefined where that can't be told. */
export async function freeAt(folder: string): Promise<number | undefined> {
  const found = await statfs(folder).catch(() => undefined)
  if (found) return found.bavail * found.bsize
  const above = dirname(folder)
  return above === folder ? undefined : freeAt(above)
}

/** Where a file of a model is, or will be. */
export const pathOf = (folder: string, { address }: ListedFile) =>
  join(folder, basename(new URL(address).pathname))

/** What a model is made of, each with its place. Makers call all eyes alike, so they are named for their model. */
export const filesOf = (folder: string, model: ListedModel) => [
  { file: model, path: pathOf(folder, model) },
  ...(model.eyes ? [{ file: model.eyes, path: join(folder, `${model.id}-eyes.gguf`) }] : []),
]

/** How much of a model is there, in bytes. */
export const completedOf = (folder: string, model: ListedModel) =>
  filesOf(folder, model).reduce(
    (sum, { file, path }) => sum + (existsSync(path) ? file.bytes : downloaded(path)),
    0,
  )
