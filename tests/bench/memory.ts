import { makeDataDir, startAppProcess } from '../harness/app.ts'
import { memoryOverTime, slopeOf } from '../harness/memory-over-time.ts'
import type { Bench } from './figure.ts'
import { INSPECTED } from './server-memory.ts'

/** The nightly run takes longer. */
const MINUTES = 8
/** What the first minutes load and keep stays. */
const SETTLED = 3

/** Whether memory comes to an end while everything is used. */
export const memory: Bench = {
  name: 'memory',
  async run() {
    const { path, remove } = await makeDataDir()
    const app = await startAppProcess({ dataDir: path, env: INSPECTED })
    const { samples, rounds } = await memoryOverTime(app, MINUTES)
    await app.stop()
    await remove()
    const written = samples.map(each => Math.round(each)).join(', ')
    return [
      {
        what: `memory that mixed use adds each minute after ${SETTLED}, ${rounds} rounds (MB: ${written})`,
        value: slopeOf(samples.slice(SETTLED)),
        unit: 'MB',
        aim: { most: 1 },
      },
    ]
  },
}
