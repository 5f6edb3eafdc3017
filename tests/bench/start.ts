import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { makeDataDir, startAppProcess } from '../harness/app.ts'
import { openClient } from '../harness/client.ts'
import { type Bench, median } from './figure.ts'

const ROUNDS = 9
const bareServer = fileURLToPath(new URL('./bare-server.mjs', import.meta.url))

interface Start {
  /** Milliseconds from starting the process to its first answered request. */
  time: number
  /** Resident memory in MB, one second after that answer. */
  memory: number
}

/** Resident memory of a process in MB, as the system counts it. */
function residentMemory(pid: number | undefined): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024
}

/** Memory counts only once start-up's garbage had its time to go. */
async function settle() {
  await new Promise(resolve => setTimeout(resolve, 1_000))
}

async function startOurs(dataDir: string): Promise<Start> {
  const begin = performance.now()
  const app = await startAppProcess({ dataDir })
  const client = await openClient(app)
  await client.request('GET', '/api/me')
  const time = performance.now() - begin
  await settle()
  const memory = residentMemory(app.process.pid)
  await app.stop()
  return { time, memory }
}

async function startBare(dataDir: string): Promise<Start> {
  const begin = performance.now()
  const child = spawn(process.execPath, [bareServer, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(child.stdout.setEncoding('utf8'), 'data')
  // Two requests on both sides: ours needs one to be let in.
  const url = `http://127.0.0.1:${/\d+/.exec(line)?.[0]}/api/me`
  for (let request = 0; request < 2; request++) await (await fetch(url)).text()
  const time = performance.now() - begin
  await settle()
  const memory = residentMemory(child.pid)
  child.kill()
  await once(child, 'exit')
  return { time, memory }
}

export const start: Bench = {
  name: 'start',
  async run() {
    const { path, remove } = await makeDataDir()
    await startOurs(path) // makes the database, as on every start but the first
    const ours: Start[] = []
    const bare: Start[] = []
    for (let round = 0; round < ROUNDS; round++) {
      bare.push(await startBare(path))
      ours.push(await startOurs(path))
    }
    await remove()
    const what = 'bare express + better-sqlite3'
    return [
      {
        what: 'start to first answered request',
        value: median(ours.map(each => each.time)),
        unit: 'ms',
        baseline: { what, value: median(bare.map(each => each.time)) },
        aim: { most: 2 },
        gate: 'time',
      },
      {
        what: 'idle memory',
        value: median(ours.map(each => each.memory)),
        unit: 'MB',
        baseline: { what, value: median(bare.map(each => each.memory)) },
        aim: { most: 1.5 },
        gate: 'idle memory',
      },
    ]
  },
}
