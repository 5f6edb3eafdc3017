import { join } from 'node:path'
import { helpersOfNode, type StartHelper } from '../../../../helper/helper-process.ts'
import type { PictureReader } from './read-picture.ts'

/** The code that reads pictures, from source. */
const SOURCE = join(import.meta.dirname, 'reading-process.ts')

let startReading: StartHelper = helpersOfNode(SOURCE, [])
let reader: Promise<PictureReader> | undefined

/** Tells how this host starts the process that reads pictures; until then it runs from source by Node. */
export function readPicturesBy(start: StartHelper): void {
  startReading = start
}

/** The one reader of this computer, made when first needed. */
export function ownReader(): Promise<PictureReader> {
  reader ??= import('./read-picture.ts').then(({ createReader }) => createReader(() => startReading()))
  return reader
}

/** Ends the process that reads pictures, if there is one. */
export async function endReading(): Promise<void> {
  await reader?.then(({ end }) => end())
}
