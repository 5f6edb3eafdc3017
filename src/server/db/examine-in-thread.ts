import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { type Examinee, examine, type Verdict } from './examine.ts'
import type { Migration } from './migrations/index.ts'

/** What is handed to the thread. */
export interface Work {
  examinees: readonly Examinee[]
  migrations: readonly Migration[]
}

/** Less than this, in bytes, is examined in a few milliseconds, while a thread takes a hundred to begin. */
const LITTLE = 4_000_000

/** Built, it lies in out/main; this code lies there or in a folder below. */
const THREAD = import.meta.filename.endsWith('.ts')
  ? join(import.meta.dirname, 'examine-worker.ts')
  : ['.', '..'].map(up => join(import.meta.dirname, up, 'examine-worker.js')).find(existsSync)

/**
 * Examines copies of the database, large ones in a thread of their own, so that requests are answered meanwhile.
 * @param signal gives up on it
 * @returns a verdict on each
 * @throws the signal's reason
 */
export function examineInThread(work: Work, signal: AbortSignal): Promise<Verdict[]> {
  signal.throwIfAborted()
  // Where no thread can be had, a moment's standstill is better than a copy that nobody has looked at.
  const examineHere = () => work.examinees.map(each => examine(each, work.migrations))
  const bytes = work.examinees.reduce((sum, { file }) => sum + readSize(file), 0)
  if (THREAD === undefined || bytes < LITTLE) return Promise.resolve(examineHere())
  return new Promise((resolve, reject) => {
    const worker = new Worker(THREAD, { workerData: work, execArgv: [] })
    const giveUp = () => void worker.terminate()
    signal.addEventListener('abort', giveUp)
    worker.once('message', resolve)
    worker.once('error', () => resolve(examineHere()))
    worker.once('exit', () => {
      signal.removeEventListener('abort', giveUp)
      reject(signal.aborted ? signal.reason : new Error('The thread ended without a verdict'))
    })
  })
}

const readSize = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0
