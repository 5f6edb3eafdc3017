import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withoutAi } from './app.ts'
import { expect } from './expect.ts'

const script = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url))

/** A run of `npm start -- --browser`. */
export interface Start {
  /** The link that it has printed for people. */
  printed(): Promise<string>
  /** How the system's opener was called, one line a call. */
  opened(): Promise<string[]>
  /** Everything that it has written. */
  output(): string
  /** @returns its exit code */
  ended: Promise<number | null>
  stop(): Promise<number | null>
}

/** Runs the start script with a stand-in for the system's opener, which only notes its arguments. Linux alone. */
export async function startInBrowser({
  dataDir,
  folder,
}: {
  dataDir: string
  folder: string
}): Promise<Start> {
  await mkdir(folder, { recursive: true })
  const calls = join(folder, 'calls')
  const opener = join(folder, 'xdg-open')
  await writeFile(calls, '')
  await writeFile(opener, `#!/bin/sh\necho "$@" >> '${calls}'\n`)
  await chmod(opener, 0o700)
  const child = spawn(process.execPath, [script, '--browser', '--data-dir', dataDir], {
    env: {
      ...process.env,
      ...withoutAi,
      PATH: `${folder}${delimiter}${process.env.PATH}`,
      DISPLAY: ':0',
      STEPWISE_IS_SET_UP: 'yes',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', text => {
      output += text
    })
  }
  const ended = once(child, 'exit').then(([code]) => (typeof code === 'number' ? code : null))
  return {
    async printed() {
      const link = () => /^Stepwise is .*: (http:\S+)$/m.exec(output)?.[1]
      await expect.poll(link, { message: output }).toBeDefined()
      return link() ?? ''
    },
    async opened() {
      const lines = async () => (await readFile(calls, 'utf8')).split('\n').filter(Boolean)
      await expect.poll(lines, { message: output }).not.toEqual([])
      return lines()
    },
    output: () => output,
    ended,
    stop() {
      if (child.exitCode === null) child.kill('SIGTERM')
      return ended
    },
  }
}
