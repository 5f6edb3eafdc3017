import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { Browser } from './browser.ts'
import { built, isBuilt } from './built.ts'

/** The built one starts in a third of the time. */
const ENTRY = isBuilt ? built('main/serve.js') : join(import.meta.dirname, '../../../src/server/serve.ts')

/** Compiled code of one test's server serves the next one's. */
const compiled = process.env.NODE_COMPILE_CACHE ?? join(tmpdir(), 'stepwise-test-code')

export interface ServeProcess {
  child: ChildProcess
  stdout(): string
  stderr(): string
  /** Waits until the text appears in what the process has written to stderr. */
  waitForLog(text: string): Promise<void>
  /** Resolves with the exit code, or null when a signal ended the process. */
  ended: Promise<number | null>
}

/** Runs the real server without a window by this Node; killed when the test ends, should it still run. */
export function runServe(...args: string[]): ServeProcess {
  const child = spawn(process.execPath, [ENTRY, ...args], {
    env: { ...process.env, NODE_COMPILE_CACHE: compiled },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close').then(([code]) => (typeof code === 'number' ? code : null))
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  const written = { stdout: '', stderr: '' }
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].setEncoding('utf8').on('data', (text: string) => (written[stream] += text))
  }
  return {
    child,
    ended,
    stdout: () => written.stdout,
    stderr: () => written.stderr,
    waitForLog: text => waitFor(child, 'stderr', () => written.stderr.includes(text)),
  }
}

/** Runs it until it is ready. */
export async function startServe(...args: string[]): Promise<ServeProcess & { browser: Browser }> {
  const serve = runServe(...args)
  await Promise.race([waitFor(serve.child, 'stdout', () => serve.stdout().endsWith('\n')), serve.ended])
  const [, port, token] = /http:\/\/127\.0\.0\.1:(\d+)\/\?token=(\S+)\n/.exec(serve.stdout()) ?? []
  if (!port || !token) throw new Error(`It did not start: ${serve.stdout()}${serve.stderr()}`)
  return { ...serve, browser: new Browser(Number(port), { stepwise_launch: token }) }
}

function waitFor(child: ChildProcess, stream: 'stdout' | 'stderr', isThere: () => boolean): Promise<void> {
  return new Promise(resolve => {
    const look = () => isThere() && resolve()
    child[stream]?.on('data', look)
    look()
  })
}
