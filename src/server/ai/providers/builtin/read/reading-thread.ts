import { parentPort, workerData } from 'node:worker_threads'
import type { PictureReading } from '#contract/picture-readings.ts'
import type { PictureType } from '#contract/pictures.ts'
import { compose } from './compose.ts'
import { type Engine, openEngine } from './engine.ts'

/** What the thread is told: one picture after the other. */
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

let engine: Promise<Engine> | undefined

const tell = (told: Told) => parentPort?.postMessage(told)

parentPort?.on('message', async (picture: ToRead) => {
  try {
    engine ??= openEngine(workerData)
    const { read } = await engine
    const page = await read(picture, (done, of) => tell({ state: 'reading', read: done, of }))
    tell({ state: 'done', reading: page && compose(page) })
  } catch (error) {
    // Its name alone: other words might hold the family's.
    tell({ state: 'failed', words: error instanceof Error ? error.name : 'unknown' })
  }
})
