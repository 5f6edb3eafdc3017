import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { freshFolder } from './test-server.ts'

/** Whether this system lets us mount a small disk of our own; most do only for root. */
export const canMountDisk = (() => {
  const folder = mkdtempSync(join(tmpdir(), 'stepwise-mount-'))
  try {
    mount(folder, 1)
    execFileSync('umount', [folder])
    return true
  } catch {
    return false
  } finally {
    rmSync(folder, { recursive: true })
  }
})()

function mount(folder: string, megabytes: number): void {
  const options = `size=${megabytes}m,mode=700`
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'stepwise-test', folder], { stdio: 'ignore' })
}

export interface SmallDisk {
  folder: string
  /** Leaves at most so many bytes free. */
  fill(free?: number): void
  makeRoom(): void
}

/** A real file system of so many megabytes, in memory; unmounted when the test ends. */
export function mountSmallDisk(megabytes: number): SmallDisk {
  const folder = freshFolder()
  mount(folder, megabytes)
  onTestFinished(() => {
    execFileSync('umount', ['--lazy', folder])
  })
  const ballast = join(folder, 'ballast')
  return {
    folder,
    fill(free = 0) {
      const { bavail, bsize } = statfsSync(folder)
      const blocks = bavail - Math.ceil(free / bsize)
      writeFileSync(ballast, Buffer.alloc(blocks * bsize), { flag: 'a' })
    },
    makeRoom: () => rmSync(ballast, { force: true }),
  }
}
