// @ts-check
// Where the tests keep their folders, on a system that has one in memory: a database there waits for no disk.
import { existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const SHARED = '/dev/shm'
/** In bytes: room for the databases and the browsers' profiles of all workers at once. */
const ENOUGH = 4 * 1024 ** 3

/**
 * Whether tests may keep and run files there.
 * @param {string} mounts as `/proc/mounts` lists them
 * @param {number} free bytes
 */
export function isOfUse(mounts, free) {
  const [, , kind, options = ''] =
    mounts
      .split('\n')
      .map(line => line.split(' '))
      .find(([, folder]) => folder === SHARED) ?? []
  return kind === 'tmpfs' && !options.split(',').includes('noexec') && free >= ENOUGH
}

/**
 * Does work with a folder in memory, which is gone afterwards.
 * @template T
 * @param {(folder: string | undefined) => Promise<T>} work without one where there is none of use
 * @returns {Promise<T>}
 */
export async function withMemoryFolder(work) {
  if (!existsSync(SHARED) || !existsSync('/proc/mounts')) return work(undefined)
  const { bavail, bsize } = statfsSync(SHARED)
  if (!isOfUse(readFileSync('/proc/mounts', 'utf8'), bavail * bsize)) return work(undefined)
  const folder = mkdtempSync(join(SHARED, 'stepwise-tests-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
