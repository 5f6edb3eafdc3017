import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { LONGEST_MARKED } from '#contract/text.ts'
import { type AppProcess, makeDataDir, startAppProcess } from '../harness/app.ts'
import { type Client, openSignedInClient } from '../harness/client.ts'
import { hostileTexts } from '../support/hostile-texts.ts'
import type { Bench, Figure } from './figure.ts'
import { p99While } from './others.ts'

const TEXTS = 1_000
/** A text that runs over takes a second: so long they come at the most, in milliseconds. */
const LONGEST = 60_000
const HALF_OPEN = 3_000
const SLOW_SOCKETS = 40
/** So many of a family's calls are under way at once. */
const AT_ONCE = 8

/** @returns how many were answered in time */
async function inBatches(work: (at: number) => Promise<unknown>): Promise<number> {
  const until = performance.now() + LONGEST
  let next = 0
  let answered = 0
  const one = async () => {
    while (next < TEXTS && performance.now() < until) {
      // A connection that was just closed is the attacker's own trouble.
      const isAnswered = await work(next++).then(
        () => true,
        () => false,
      )
      if (isAnswered) answered++
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
  return answered
}

/** In a chat, as a question and as an answer, a third each. */
function send(client: Client, at: number): Promise<unknown> {
  // None is the same as another: what ran over once is not tried again.
  const hostile = hostileTexts[at % hostileTexts.length]
  const text = `${hostile?.repeated(hostile.timesIn(LONGEST_MARKED - 10))} ${at}`
  const [question, answer] = at % 3 === 0 ? ['What is 3 + 4?', text] : [text, '7']
  if (at % 3 === 1) return client.request('POST', '/api/chat', { content: text.slice(0, 4_000) })
  const marked = { question, answer, grade: 5, markingScheme: '1. Add (1 mark)', totalPossibleScore: 1 }
  return client.request('POST', '/api/evaluate/text/assessment', marked)
}

function mark(client: Client, at: number): Promise<unknown> {
  return client.request('POST', '/api/evaluate/text/marking-scheme', {
    question: `What is ${at} + 4?`,
    grade: 5,
  })
}

const residentMemory = (app: AppProcess) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(app.process.pid)], { encoding: 'utf8' })) / 1024

/** Begins requests that never end. @returns what ends them */
async function attackSlowly(app: AppProcess, client: Client): Promise<() => void> {
  const entry = join(import.meta.dirname, 'slow-attack.ts')
  const given = [app.origin, client.cookies(), String(HALF_OPEN), String(SLOW_SOCKETS)]
  const attack = spawn(process.execPath, ['--no-warnings', entry, ...given], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(attack.stdout, 'data')
  return () => attack.kill('SIGKILL')
}

/** Whether the others notice what somebody does who wants to stop the server. */
export const hostileUse: Bench = {
  name: 'hostile',
  async run() {
    const { path, remove } = await makeDataDir()
    const app = await startAppProcess({ dataDir: path })
    const attacker = await openSignedInClient(app)
    const learner = await openSignedInClient(app, { email: 'learner@example.org' })
    const other = await openSignedInClient(app, { email: 'other@example.org' })
    const idle = await p99While(app, other, () => pause(1_000))
    const figures: Figure[] = []
    const add = (what: string, value: number, unit: string, most: number) =>
      figures.push({ what, value, unit, aim: { most } })
    const note = `(idle: ${idle.toFixed(1)} ms)`

    let answered: number[] = []
    const busy = await p99While(app, other, async () => {
      const texts = inBatches(at => send(attacker, at))
      answered = await Promise.all([texts, inBatches(at => mark(learner, at))])
    })
    const [texts, markings] = answered
    add(
      `other requests' p99 while ${texts} hostile texts and ${markings} markings run ${note}`,
      busy,
      'ms',
      50,
    )
    await app.stop()
    await remove()
    return [...figures, ...(await slowRequests())]
  },
}

/** The same with requests that never end. */
async function slowRequests(): Promise<Figure[]> {
  const { path, remove } = await makeDataDir()
  const app = await startAppProcess({ dataDir: path })
  const attacker = await openSignedInClient(app)
  const other = await openSignedInClient(app, { email: 'other@example.org' })
  const idle = await p99While(app, other, () => pause(1_000))
  const stop = await attackSlowly(app, attacker)
  let memory = 0
  const value = await p99While(app, other, async () => {
    await pause(250)
    memory = Math.max(memory, residentMemory(app))
  })
  stop()
  await app.stop()
  await remove()
  const what = `${HALF_OPEN} half-open requests and ${SLOW_SOCKETS} slow sockets`
  return [
    {
      what: `other requests' p99 with ${what} (idle: ${idle.toFixed(1)} ms)`,
      value,
      unit: 'ms',
      aim: { most: 100 },
    },
    { what: `memory of the server with ${what}`, value: memory, unit: 'MB', aim: { most: 250 } },
  ]
}
