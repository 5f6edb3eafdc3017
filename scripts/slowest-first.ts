import { readFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { isAll } from '../tests/support/how-much.ts'
import { timeLimits } from '../tests/support/time-limits.ts'

/**
 * About how many seconds a test takes, and how many more a file with one that may run long, by the beginning of its
 * path, on two busy processors. Beside the code it is seldom long but in a run of everything.
 */
const EACH: [start: string, seconds: number, long: number][] = [
  ['tests/e2e/', 11, timeLimits.long / 2_000],
  ['tests/desktop/', 8, timeLimits.long / 2_000],
  ['', 0.1, isAll ? timeLimits.long / 2_000 : 10],
]

/**
 * About how long a file takes, from what it says itself: how many tests there are and whether they may run long. It
 * need only be good enough for an order.
 * @param file its path from the repository's root, with slashes
 * @returns seconds
 */
export function expectedTime(file: string, code: string): number {
  const [, each = 0, long = 0] = EACH.find(([start]) => file.startsWith(start)) ?? []
  const starts = [...code.matchAll(/\b\w*[tT]est(\.\w+\([^)]*\))?\(\s*['"`]/g)].map(({ index }) => index)
  const isLeft = (at: number) => !isAll && code.slice(starts[at], starts[at + 1]).includes("tags: 'in-full'")
  const tests = starts.filter((_, at) => !isLeft(at)).length
  return tests * each + (code.includes('timeLimits.long') ? long : 0)
}

/**
 * The order in which the files of tests begin: the longest first, so that no worker is left with it when the others are
 * done. Those of a project whose files share a process come together, for another file in between would end it: the
 * longest project first, and before them what has a process of its own.
 */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root } = this.ctx.config
    const timed = files.map(file => {
      const path = relative(root, file.moduleId).split(sep).join('/')
      const { isolate, name } = file.project.config
      const time = expectedTime(path, readFileSync(file.moduleId, 'utf8'))
      return { file, time, shares: isolate === false ? name : undefined }
    })
    const all = new Map<string, number>()
    for (const { shares, time } of timed) if (shares) all.set(shares, (all.get(shares) ?? 0) + time)
    const together = (shares?: string) => (shares ? (all.get(shares) ?? 0) : Number.POSITIVE_INFINITY)
    const order = (a: (typeof timed)[number], b: (typeof timed)[number]) =>
      a.shares === b.shares ? b.time - a.time : together(b.shares) - together(a.shares)
    return timed.toSorted(order).map(({ file }) => file)
  }
}
