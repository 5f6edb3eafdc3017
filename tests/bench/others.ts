import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { completionStream, moderation, startFakeOpenai } from '../fakes/openai.ts'
import { type App, type AppProcess, makeDataDir, startAppProcess } from '../harness/app.ts'
import { type Client, family, openSignedInClient } from '../harness/client.ts'
import type { Bench, Figure } from './figure.ts'
import { fillHousehold, type Household } from './fill.ts'
import { openTalk } from './talkers.ts'

/** Years of a family's work. */
const WORK: Household = {
  children: 1,
  evaluations: 5_000,
  gapsEach: 3,
  resourcesEach: 2,
  masteriesEach: 0,
  chats: 500,
  messagesEach: 8,
  sentences: [1, 4, 8, 12],
}
const SOCKETS = 100
/** How long the idle server is asked, and how long each work is repeated, in milliseconds. */
const MEASURED = 4_000
const LONG_REPLY = 'The sea is deep, and what lives in it is stranger than any tale. '.repeat(1_000)

/** The p99 of another family's requests while some work goes on, in milliseconds; they come from a process of their own. */
export async function p99While(app: App, client: Client, work: () => Promise<void>): Promise<number> {
  const asker = fork(join(import.meta.dirname, 'asker.ts'), [app.origin, client.cookies()])
  const ended = once(asker, 'exit').then(([code]) => {
    throw new Error(`Who asks has ended with ${code}`)
  })
  const told = () => Promise.race([once(asker, 'message'), ended])
  await told()
  const from = performance.now()
  do await work()
  while (performance.now() - from < MEASURED)
  const answered = told()
  asker.send('stop')
  const [times]: number[][] = await answered
  ended.catch(() => {})
  times?.sort((a, b) => a - b)
  return times?.[Math.floor((times.length - 1) * 0.99)] ?? Number.NaN
}

async function download(app: AppProcess, client: Client, path: string): Promise<Buffer> {
  const answer = await fetch(app.origin + path, { headers: { cookie: client.cookies() } })
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
  return Buffer.from(await answer.arrayBuffer())
}

async function restore(app: AppProcess, client: Client, body: Buffer): Promise<void> {
  const headers = { cookie: client.cookies(), origin: app.origin, 'content-type': 'application/octet-stream' }
  const answer = await fetch(`${app.origin}/api/backups/restore-file`, {
    method: 'POST',
    headers,
    body: new Blob([new Uint8Array(body)]),
  })
  if (answer.status !== 200) throw new Error(`The restore answered ${answer.status}`)
}

/**
 * What a process holds of the memory, in MB: of pages that several share, such as those of Node itself, its part alone,
 * where the system counts it so.
 */
function memoryOf(pid: number): number {
  try {
    const [, kB] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? []
    if (kB !== undefined) return Number(kB) / 1024
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024
  } catch {
    // It has ended meanwhile.
    return 0
  }
}

/** Of the server and what it has started, in MB, while the work goes on. */
async function mostMemory(app: AppProcess, work: Promise<unknown>): Promise<number> {
  let most = 0
  let isDone = false
  void work.finally(() => {
    isDone = true
  })
  while (!isDone) {
    const lines = execFileSync('ps', ['-o', 'pid=,ppid=', '-A'], { encoding: 'utf8' }).split('\n')
    const own = lines
      .map(line => line.trim().split(/\s+/).map(Number))
      .filter(([pid, parent]) => pid === app.process.pid || parent === app.process.pid)
    most = Math.max(
      most,
      own.reduce((sum, [pid = 0]) => sum + memoryOf(pid), 0),
    )
    await pause(50)
  }
  return most
}

/** Whether the others notice what one family does. */
export const others: Bench = {
  name: 'others',
  async run() {
    const openai = await startFakeOpenai(() => 'unused')
    let reply = 'That is a fine question.'
    openai.always(({ path }) =>
      path === '/v1/moderations' ? moderation(false) : completionStream(reply.match(/.{1,40}/gs) ?? []),
    )
    const { path, remove } = await makeDataDir()
    const env = { OPENAI_API_KEY: 'sk-bench', OPENAI_BASE_URL: openai.baseUrl }
    const app = await startAppProcess({ dataDir: path, env })
    const client = await openSignedInClient(app)
    const other = await openSignedInClient(app, { email: 'other@example.org' })
    await client.request('POST', '/api/parent/open', { password: family.password })
    fillHousehold(path, WORK)
    const backup = await download(app, client, '/api/backups/now')
    const way = {
      url: `${app.origin.replace('http', 'ws')}/ws`,
      headers: { cookie: client.cookies(), origin: app.origin },
      userId: 1,
    }

    const idle = await p99While(app, other, () => pause(MEASURED))
    const figures: Figure[] = []
    const measure = async (what: string, work: () => Promise<void>, most = 100) => {
      const value = await p99While(app, other, work)
      figures.push({
        what: `other requests' p99 while ${what} (idle: ${idle.toFixed(1)} ms)`,
        value,
        unit: 'ms',
        aim: { most },
      })
    }
    const size = `${WORK.evaluations.toLocaleString('en')} evaluations`
    await measure(`exporting ${size}`, async () => void (await download(app, client, '/api/export')))
    await measure(`backing up ${size}`, async () => void (await download(app, client, '/api/backups/now')))
    await measure(`restoring ${size}, ${Math.round(backup.length / 1e6)} MB`, () =>
      restore(app, client, backup),
    )
    reply = LONG_REPLY
    const talk = await openTalk(way)
    await measure('a reply of 64 kB comes', () => talk.say('Tell me about the sea, please'))
    // So many windows of one sign-in are let in, this one included.
    await talk.close()
    reply = 'That is a fine question. What do you think?'
    const talks = await Promise.all(Array.from({ length: SOCKETS }, () => openTalk(way)))
    const allTalk = async () => {
      await Promise.all(talks.map(each => each.say('Tell me about the sea, please')))
      // Below the rate that the server takes of one connection.
      await pause(1_000)
    }
    await measure(`${SOCKETS} sockets talk`, allTalk, 20)
    await Promise.all(talks.map(each => each.close()))

    const before = await mostMemory(app, pause(500))
    const during = await mostMemory(app, download(app, client, '/api/export'))
    figures.push({
      what: `memory that exporting ${size} takes beside the server's ${Math.round(before)} MB`,
      value: during - before,
      unit: 'MB',
      aim: { most: 60 },
      gate: 'MB of an export',
    })
    await app.stop()
    await openai.stop()
    await remove()
    return figures
  },
}
