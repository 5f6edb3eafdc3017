import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { makeDataDir, startAppProcess } from '../harness/app.ts'
import { openClient } from '../harness/client.ts'
import { type Bench, type Figure, median } from './figure.ts'

const ROUNDS = 9
const bareServer = fileURLToPath(new URL('./bare-server.mjs', import.meta.url))

interface Start {
  /** Milliseconds from starting the process to its first answered request. */
  time: number
  /** What it took of a processor until then, in milliseconds; nothing where the system doesn't tell. */
  work: number
  /** Resident memory in MB, one second after that answer. */
  memory: number
}

/** Resident memory of a process in MB, as the system counts it. */
function residentMemory(pid: number | undefined): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024
}

/** Milliseconds of a processor that a process has taken so far, as Linux counts them, in tens. */
function processorTime(pid: number | undefined): number {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return Number.NaN
  // The name before it may hold anything.
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
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
  const work = processorTime(app.process.pid)
  await settle()
  const memory = residentMemory(app.process.pid)
  await app.stop()
  return { time, work, memory }
}

async function startBare(dataDir: string): Promise<Start> {
  const begin = performance.now()
  const child = spawn(process.execPath, [bareServer, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(child.stdout.setEncoding('utf8'), 'data')
  // Two requests on both sides: ours needs one to be let in.
  const url = `http://127.0.0.1:${/\d+/.exec(line)?.[0]}/api/me`
  for (let request = 0; request < 2; request++) await (await fetch(url)).text()
  const time = performance.now() - begin
  const work = processorTime(child.pid)
  await settle()
  const memory = residentMemory(child.pid)
  child.kill()
  await once(child, 'exit')
  return { time, work, memory }
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
    const beside = (of: (start: Start) => number) => ({
      value: median(ours.map(of)),
      baseline: { what: 'bare express + better-sqlite3', value: median(bare.map(of)) },
    })
    const work: Figure = {
      what: 'the same in time of the processor',
      ...beside(each => each.work),
      unit: 'ms',
      aim: { most: 1.5 },
      gate: 'processor time',
    }
    return [
      {
        what: 'start to first answered request',
        ...beside(each => each.time),
        unit: 'ms',
        aim: { most: 1.5 },
        gate: 'time',
      },
      ...(Number.isNaN(work.value) ? [] : [work]),
      {
        what: 'idle memory',
        ...beside(each => each.memory),
        unit: 'MB',
        aim: { most: 1.35 },
        gate: 'idle memory',
      },
    ]
  },
}
