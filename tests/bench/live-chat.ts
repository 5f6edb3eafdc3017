import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type AppProcess, makeDataDir, startAppProcess } from '../harness/app.ts'
import { openSignedInClient } from '../harness/client.ts'
import type { Bench, Figure } from './figure.ts'
import { INSPECTED, serverMemory } from './server-memory.ts'
import { openTalk, startTalker } from './talkers.ts'

const STREAMS = 50
const STAGGER_MS = 50
/** So often each way is measured, by turns. */
const ROUNDS = 2
const ROUNDS_OF_ONE = 3
/** Each is two messages: the child's and the reply. */
const EXCHANGES = 5_000
const LANES = 40
const bareRelay = fileURLToPath(new URL('./bare-relay.mjs', import.meta.url))

type Talker = Awaited<ReturnType<typeof startTalker>>
interface Way {
  url: string
  headers?: Record<string, string>
}

/** Milliseconds from each sentence's last fragment leaving the service to its arrival, sorted. */
async function delays(talker: Talker, way: Way, streams: number): Promise<number[]> {
  const found: number[] = []
  const onSentence = (last: string, at: number) => found.push(at - (talker.leftAt.get(last) ?? Number.NaN))
  const talks = await Promise.all(
    Array.from({ length: streams }, () => openTalk({ ...way, userId: 1, onSentence })),
  )
  // The first exchange makes each session and its connections; the measured one comes after it.
  talker.isPaced = false
  for (const talk of talks) await talk.say('Hello there')
  talker.isPaced = true
  await Promise.all(
    talks.map(async (talk, at) => {
      // One after the other, as people are; all of them speak at once in the middle.
      await pause(at * STAGGER_MS)
      await talk.say('Tell me about the sea, please')
    }),
  )
  await Promise.all(talks.map(talk => talk.close()))
  return found.sort((a, b) => a - b)
}

const share = (sorted: number[], part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN

async function startRelay(talker: Talker, ...how: string[]) {
  const child = spawn(process.execPath, [bareRelay, talker.baseUrl, ...how], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(child.stdout.setEncoding('utf8'), 'data')
  return {
    url: `ws://127.0.0.1:${/\d+/.exec(line)?.[0]}`,
    async stop() {
      child.kill()
      await once(child, 'exit')
    },
  }
}

async function delayFigures(talker: Talker, ours: Way, streams: number): Promise<Figure[]> {
  const [checked, unchecked] = [await startRelay(talker), await startRelay(talker, 'unchecked')]
  // Once each for the code to get warm.
  for (const way of [checked, unchecked, ours]) await delays(talker, way, 1)
  const found = { checked: [] as number[], unchecked: [] as number[], own: [] as number[] }
  // By turns, so that noise of the machine meets all of them.
  for (let round = 0; round < (streams === 1 ? ROUNDS_OF_ONE : ROUNDS); round++) {
    found.checked.push(...(await delays(talker, checked, streams)))
    found.own.push(...(await delays(talker, ours, streams)))
    found.unchecked.push(...(await delays(talker, unchecked, streams)))
  }
  await Promise.all([checked.stop(), unchecked.stop()])
  for (const each of Object.values(found)) each.sort((a, b) => a - b)
  const of = `${streams} ${streams === 1 ? 'stream' : 'streams'} at once`
  const figure = (name: string, part: number, most: number): Figure => {
    const at = (sorted: number[]) => share(sorted, part)
    const beside = `a bare relay whose sentences the service checks too: ${at(found.checked).toFixed(1)} ms, one that checks nothing: ${at(found.unchecked).toFixed(1)} ms`
    return {
      what: `a sentence's last fragment to the client, ${name}, ${of}: ${at(found.own).toFixed(1)} ms (${beside}); added to the first relay`,
      value: at(found.own) - at(found.checked),
      unit: 'ms',
      aim: { most },
    }
  }
  return [figure('p50', 0.5, streams === 1 ? 1.1 : 2), figure('p99', 0.99, streams === 1 ? 5 : 10)]
}

async function exchange(count: number, ours: Way): Promise<void> {
  let left = count
  const lane = async () => {
    const talk = await openTalk({ ...ours, userId: 1 })
    while (left-- > 0) {
      await talk.say('Tell me about the sea, please')
      // Below the rate that the server takes of one connection.
      await pause(40)
    }
    await talk.close()
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}

async function memoryFigure(app: AppProcess, talker: Talker, ours: Way): Promise<Figure> {
  talker.isPaced = false
  const measured = async (count: number) => {
    await exchange(count, ours)
    talker.requests.length = 0
    return serverMemory(app)
  }
  const before = await measured(EXCHANGES / 5)
  const after = await measured(EXCHANGES)
  return {
    what: `memory grown by ${(EXCHANGES * 2).toLocaleString('en')} messages (from ${Math.round(before)} MB)`,
    value: after - before,
    unit: 'MB',
    aim: { most: 20 },
  }
}

/** A server of its own with one family, served by the talker. */
async function withServer<T>(
  talker: Talker,
  env: Record<string, string>,
  measure: (app: AppProcess, ours: Way) => Promise<T>,
): Promise<T> {
  const { path, remove } = await makeDataDir()
  const app = await startAppProcess({
    dataDir: path,
    env: { OPENAI_API_KEY: 'sk-bench', OPENAI_BASE_URL: talker.baseUrl, ...env },
  })
  const client = await openSignedInClient(app)
  const figures = await measure(app, {
    url: `${app.origin.replace('http', 'ws')}/ws`,
    headers: { cookie: client.cookies(), origin: app.origin },
  })
  await app.stop()
  await remove()
  return figures
}

/** What the live chat costs beside the service's own time. */
export const chat: Bench = {
  name: 'chat',
  async run() {
    const talker = await startTalker()
    const figures = await withServer(talker, {}, async (_app, ours) => [
      ...(await delayFigures(talker, ours, 1)),
      ...(await delayFigures(talker, ours, STREAMS)),
    ])
    await talker.stop()
    return figures
  },
}

/** Whether memory grows with the messages of the live chat. */
export const chatMemory: Bench = {
  name: 'chat-memory',
  async run() {
    const talker = await startTalker()
    const figure = await withServer(talker, INSPECTED, (app, ours) => memoryFigure(app, talker, ours))
    await talker.stop()
    return [figure]
  },
}
