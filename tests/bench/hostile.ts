import { execFileSync } from 'node:child_process'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { type AppProcess, makeDataDir, startAppProcess } from '../harness/app.ts'
import { type Client, openSignedInClient } from '../harness/client.ts'
import type { Bench, Figure } from './figure.ts'
import { p99While } from './others.ts'

const TEXTS = 1_000
/** A text that runs over takes a second: so long they come at the most, in milliseconds. */
const LONGEST = 60_000
const HALF_OPEN = 3_000
const SLOW_SOCKETS = 40
/** So many of a family's calls are under way at once. */
const AT_ONCE = 8

/** What has once stopped the server, and what is as long as it may be. */
const hostile = [
  `i am${' a bit'.repeat(26)} x`,
  `number bonds to 10 um${' its um'.repeat(24)} d`,
  `Here are ${'1'.repeat(44)} dogs. Which of these numbers is prime?`,
  'How many integers satisfy 1 < x < 1000000000?',
  `Which of these numbers is irrational,.${'.), '.repeat(30)}s`,
  `prime because 1 or${' 1* 1 or'.repeat(24)} s`,
  '?'.repeat(5_000),
  '1⁄2 '.repeat(1_200),
  '\t１２'.repeat(1_600),
  'Which is larger, 1 or '.repeat(220),
]

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
  const text = `${hostile[at % hostile.length]} ${at}`
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

/** Requests whose head never ends. */
function openHalf(app: AppProcess): Socket[] {
  const { port } = new URL(app.origin)
  return Array.from({ length: HALF_OPEN }, () => {
    const socket = connect(Number(port), '127.0.0.1')
    socket.on('error', () => {})
    socket.write('POST /api/evaluate/text/assessment HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Le')
    return socket
  })
}

/** Frames of a message that comes byte by byte. */
function sendSlowly(app: AppProcess, client: Client) {
  const headers = { cookie: client.cookies(), origin: app.origin }
  const sockets = Array.from({ length: SLOW_SOCKETS }, () => {
    const socket = new WebSocket(`${app.origin.replace('http', 'ws')}/ws`, { headers })
    socket.on('error', () => {})
    return socket
  })
  const timer = setInterval(() => {
    for (const socket of sockets) {
      if (socket.readyState !== WebSocket.OPEN) continue
      for (let count = 0; count < 100; count++) socket.send('x', { fin: false })
    }
  }, 10)
  return () => {
    clearInterval(timer)
    for (const socket of sockets) socket.terminate()
  }
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
    const idle = await p99While(other, () => pause(1_000))
    const figures: Figure[] = []
    const add = (what: string, value: number, unit: string, most: number) =>
      figures.push({ what, value, unit, aim: { most } })
    const note = `(idle: ${idle.toFixed(1)} ms)`

    let answered: number[] = []
    const busy = await p99While(other, async () => {
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
  const half = openHalf(app)
  const stop = sendSlowly(app, attacker)
  let memory = 0
  const value = await p99While(other, async () => {
    await pause(250)
    memory = Math.max(memory, residentMemory(app))
  })
  stop()
  for (const socket of half) socket.destroy()
  await app.stop()
  await remove()
  const what = `${HALF_OPEN} half-open requests and ${SLOW_SOCKETS} slow sockets`
  return [
    { what: `other requests' p99 with ${what}`, value, unit: 'ms', aim: { most: 100 } },
    { what: `memory of the server with ${what}`, value: memory, unit: 'MB', aim: { most: 250 } },
  ]
}
