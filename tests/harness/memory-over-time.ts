import { serverMemory } from '../bench/server-memory.ts'
import type { AppProcess } from './app.ts'
import { mixedUse } from './mixed-use.ts'

const MINUTE = 60_000

export interface MemoryOverTime {
  /** In MB, at the end of each minute. */
  samples: number[]
  rounds: number
}

/**
 * Uses all of a server for so many minutes.
 * @param app started with `INSPECTED`
 */
export async function memoryOverTime(app: AppProcess, minutes: number): Promise<MemoryOverTime> {
  const use = mixedUse(app)
  const samples: number[] = []
  let rounds = 0
  for (let minute = 0; minute < minutes; minute++) {
    const until = Date.now() + MINUTE
    do {
      await use.round()
      rounds++
    } while (Date.now() < until)
    samples.push(await serverMemory(app))
  }
  return { samples, rounds }
}

/** How much a number rises from one sample to the next, by the line that fits best. */
export function slopeOf(samples: readonly number[]): number {
  const middle = (samples.length - 1) / 2
  const mean = samples.reduce((sum, each) => sum + each, 0) / samples.length
  const [along, square] = samples.reduce(
    ([sum, squares], each, at) => [sum + (at - middle) * (each - mean), squares + (at - middle) ** 2],
    [0, 0],
  )
  return along / square
}
