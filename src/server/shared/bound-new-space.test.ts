import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)

/** Keeps many new objects for a while, as many requests at once do, and says how much is set aside for new ones, in MB. */
const FLOOD = `
  import { setImmediate as turn } from 'node:timers/promises'
  import { getHeapSpaceStatistics } from 'node:v8'
  const kept = []
  for (let at = 0; at < 900_000; at++) {
    kept[at % 150_000] = { at, text: 'x' + at }
    if (at % 10_000 === 0) await turn()
  }
  const { space_size } = getHeapSpaceStatistics().find(each => each.space_name === 'new_space')
  console.log(Math.round(space_size / 1024 / 1024))
`
const BOUND = `
  import { boundNewSpace } from ${JSON.stringify(new URL('./bound-new-space.ts', import.meta.url).href)}
  boundNewSpace()
`

async function newSpaceAfter(code: string): Promise<number> {
  const { stdout } = await run(process.execPath, ['--no-warnings', '--input-type=module', '-e', code])
  return Number(stdout)
}

test('a flood of new objects takes a few megabytes for them, and no more than that', async () => {
  expect(await newSpaceAfter(FLOOD)).toBeGreaterThan(32)
  expect(await newSpaceAfter(BOUND + FLOOD)).toBeLessThanOrEqual(32)
})
