import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { endlessTasks } from '#support/server/endless-helper.ts'
import { timeLimits } from '#support/time-limits.ts'
import { helpersOfNode } from './helper-process.ts'
import { createHelpers } from './helpers.ts'

const ENTRY = join(import.meta.dirname, '../../../tests/support/server/endless-helper.ts')
const LONG = { milliseconds: 60_000 }
const endless = () => createHelpers<typeof endlessTasks>(helpersOfNode(ENTRY))

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('work that never comes back from SQLite is ended at its time, with words', async () => {
  const limits = { milliseconds: 1_500 }
  await expect(endless().run('check', {}, limits)).rejects.toMatchObject({
    status: 503,
    message: expect.stringContaining('took too long'),
  })
})

test('a helper that takes all memory is ended before it has it', async () => {
  await expect(endless().run('hoard', {}, LONG)).rejects.toMatchObject({ status: 503 })
})

test('a helper ends when nobody waits for it any more, and is gone afterwards', async () => {
  const controller = new AbortController()
  const running = endless().run('check', {}, { ...LONG, signal: controller.signal })
  controller.abort(new Error('left'))
  await expect(running).rejects.toThrow('left')
  const pid = await endless().run('pid', {}, LONG)
  expect(isAlive(pid)).toBe(false)
})

test('helpers end with the server, and none begins afterwards', async () => {
  const helpers = endless()
  const running = helpers.run('check', {}, LONG)
  running.catch(() => {})
  await helpers.stop()
  await expect(running).rejects.toMatchObject({ status: 503 })
  await expect(helpers.run('pid', {}, LONG)).rejects.toMatchObject({ status: 503 })
})

test('code that can not be run is an answer too', async () => {
  const helpers = createHelpers<typeof endlessTasks>(helpersOfNode('/nowhere/helper.js'))
  await expect(helpers.run('pid', {}, LONG)).rejects.toMatchObject({ status: 503 })
})

test('a helper does not outlive a server that was killed', async () => {
  const code = `
    import { fork } from 'node:child_process'
    const child = fork(${JSON.stringify(ENTRY)}, { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    const order = name => ({ name, given: {}, milliseconds: 60000 })
    // It has begun once it answers; then it is kept busy where no JavaScript runs.
    child.once('message', () => child.send(order('check'), () => console.log(child.pid)))
    child.send(order('pid'))`
  const server = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(server.stdout.setEncoding('utf8'), 'data')
  expect(isAlive(Number(line))).toBe(true)
  server.kill('SIGKILL')
  await expect.poll(() => isAlive(Number(line)), { timeout: timeLimits.state }).toBe(false)
})

test('one work runs at a time, and a failure of one does not keep the next', async () => {
  const helpers = endless()
  const order: string[] = []
  const first = helpers.alone(async () => {
    await new Promise(resolve => setImmediate(resolve))
    order.push('first')
    throw new Error('failed')
  })
  const second = helpers.alone(async () => order.push('second'))
  await expect(first).rejects.toThrow('failed')
  await second
  expect(order).toEqual(['first', 'second'])
})
