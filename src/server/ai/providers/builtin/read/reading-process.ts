import type { PictureReading } from '#contract/picture-readings.ts'
import type { PictureType } from '#contract/pictures.ts'
import { watchOver } from '../../../../helper/watch.ts'
import { compose } from './compose.ts'
import { type Engine, openEngine } from './engine.ts'
import { readingFiles } from './reading-files.ts'

/** What the process is told: one picture after the other. */
export interface ToRead {
  type: PictureType
  bytes: Uint8Array
}

/** What it tells. */
export type Told =
  | { state: 'reading'; read: number; of: number }
  /** Without a reading where the picture can't be decoded. */
  | { state: 'done'; reading: PictureReading | undefined }
  | { state: 'failed'; words: string }

/** In bytes, of the whole process: the models take 300 MB, and the largest picture 500 more while it is decoded. */
const MOST_MEMORY = 1_200_000_000

/** As Electron has it in a process that it has started. */
interface ParentPort {
  on(name: 'message', listener: (event: { data: ToRead }) => void): void
  postMessage(told: Told): void
}

let engine: Promise<Engine> | undefined

async function read(picture: ToRead, tell: (told: Told) => void): Promise<void> {
  try {
    engine ??= openEngine(readingFiles())
    const page = await (await engine).read(picture, (done, of) => tell({ state: 'reading', read: done, of }))
    tell({ state: 'done', reading: page && compose(page) })
  } catch (error) {
    // Its name alone: other words might hold the family's.
    tell({ state: 'failed', words: error instanceof Error ? error.name : 'unknown' })
  }
}

watchOver({ bytes: MOST_MEMORY })
const { parentPort } = process as { parentPort?: ParentPort }
if (parentPort) parentPort.on('message', ({ data }) => void read(data, told => parentPort.postMessage(told)))
else {
  process.on('message', (picture: ToRead) => void read(picture, told => process.send?.(told)))
  process.once('disconnect', () => process.exit())
}
