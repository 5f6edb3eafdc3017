import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { removeFile } from '../shared/held-files.ts'

/** Runs with the path of a file of its own, which is gone afterwards, with whatever SQLite has put beside it. */
export async function withWorkFile<T>(folder: string, run: (file: string) => Promise<T>): Promise<T> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, `${randomBytes(8).toString('hex')}.db`)
  try {
    return await run(file)
  } finally {
    for (const suffix of ['', '-wal', '-shm', '-journal']) removeFile(`${file}${suffix}`)
  }
}
