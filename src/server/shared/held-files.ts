import { copyFileSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** What Windows says of a file that another program holds, such as an antivirus that has just noticed it. */
const HELD: ReadonlySet<unknown> = new Set(['EBUSY', 'EPERM', 'EACCES'])
/** Before each next try, in milliseconds: most programs let go within a tenth of a second. */
const WAITS = [10, 30, 60, 100, 200, 400]

/**
 * Does something to a file, a few times more while another program holds it; for less than a second.
 * @throws what the last try failed with; anything else at once
 */
export function patiently<T>(work: () => T): T {
  for (const wait of WAITS) {
    try {
      return work()
    } catch (error) {
      if (!isHeld(error)) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, wait)
    }
  }
  return work()
}

/** The same without holding up anybody. */
export async function patientlyLater<T>(work: () => Promise<T>): Promise<T> {
  for (const wait of WAITS) {
    try {
      return await work()
    } catch (error) {
      if (!isHeld(error)) throw error
      await pause(wait)
    }
  }
  return work()
}

export function renameFile(from: string, to: string): void {
  patiently(() => renameSync(from, to))
}

/** Harmless where there is none. */
export function removeFile(file: string): void {
  patiently(() => rmSync(file, { force: true }))
}

export function copyFile(from: string, to: string): void {
  patiently(() => copyFileSync(from, to))
}

export function readText(file: string): string {
  return patiently(() => readFileSync(file, 'utf8'))
}

/** Whether a file could not be had because another program holds it, or its folder refuses us. */
export function isHeld(error: unknown): boolean {
  return error instanceof Error && 'code' in error && HELD.has(error.code)
}
