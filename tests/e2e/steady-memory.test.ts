import { expect } from 'vitest'
import { INSPECTED } from '../bench/server-memory.ts'
import { startAppProcess } from '../harness/app.ts'
import { memoryOverTime, slopeOf } from '../harness/memory-over-time.ts'
import { mixedUse } from '../harness/mixed-use.ts'
import { test } from '../harness/test.ts'
import { isAll } from '../support/how-much.ts'

const MINUTES = 30
/** What the first minutes load and keep stays. */
const SETTLED = 10
/** In MB. */
const MOST_EACH_MINUTE = 1

test.skipIf(isAll)('all of the app answers somebody who uses all of it', async ({ app }) => {
  await mixedUse(app).round()
})

test.runIf(isAll)(
  'memory comes to an end while all of the app is used',
  { timeout: 2 * MINUTES * 60_000 },
  async ({ dataDir }) => {
    const app = await startAppProcess({ dataDir, env: INSPECTED })
    const { samples } = await memoryOverTime(app, MINUTES)
    await app.stop()
    expect(slopeOf(samples.slice(SETTLED))).toBeLessThan(MOST_EACH_MINUTE)
  },
)
