import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Desktop, Launch } from './desktop.ts'
import { usualProfile } from './launch.ts'
import { launchInstalled } from './launch-installed.ts'
import { launchOnStandIn } from './launch-stand-in.ts'

const OWN = ['--data-dir=/home/a b', '--port=4310']
const MEDIA = '--use-fake-device-for-media-stream'

/** A program that writes down how it was started and ends; and a session around it that takes none but its own words. */
function fakePrograms() {
  const folder = mkdtempSync(join(tmpdir(), 'stepwise launchers-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const record = join(folder, 'started.json')
  const binary = join(folder, "the app's program")
  writeFileSync(
    binary,
    `#!${process.execPath}
require('node:fs').writeFileSync(${JSON.stringify(record)}, JSON.stringify({
  args: process.argv.slice(2), home: process.env.HOME, session: process.env.SESSION,
}))`,
    { mode: 0o755 },
  )
  const session = join(folder, 'dbus-run-session')
  writeFileSync(
    session,
    '#!/bin/sh\n[ "$1" = -- ] || { echo "unknown option $1" >&2; exit 64; }\nshift\nSESSION=own exec "$@"\n',
    { mode: 0o755 },
  )
  return {
    binary,
    within: [session, '--', 'sh', '-c', 'exec "$@"', 'sh'],
    started: () =>
      JSON.parse(readFileSync(record, 'utf8')) as { args: string[]; home: string; session?: string },
  }
}

/** Each starts the program and has seen it end; it drives nothing, so that a launcher may fail then. */
const LAUNCHERS: Record<string, (launch: Launch, binary: string) => Promise<unknown>> = {
  Electron: launchByPlaywright,
  'the installed app': (launch, binary) => ended(launchInstalled(launch, binary)),
  'the stand-in': (launch, binary) => ended(launchOnStandIn(launch, binary)),
}
const ended = (desktop: Desktop) => desktop.ended

/** In a process of its own: an Electron that ends at once leaves Playwright with failures that nobody heeds. */
function launchByPlaywright(launch: Launch, binary: string): Promise<unknown> {
  const file = new URL('./launch-electron.ts', import.meta.url).href
  const given = [launch, binary].map(each => JSON.stringify(each)).join()
  const code = `import(${JSON.stringify(file)}).then(({ launchInElectron }) => launchInElectron(${given})).catch(() => {})`
  return promisify(execFile)(process.execPath, ['--unhandled-rejections=none', '--eval', code])
}

describe.skipIf(process.platform === 'win32')('a launcher', () => {
  for (const [name, run] of Object.entries(LAUNCHERS)) {
    for (const isWithin of [false, true]) {
      test(`of ${name}${isWithin ? ' in a session of its own' : ''} gives the app its words, in order`, async () => {
        const { binary, within, started } = fakePrograms()
        const env = { HOME: '/home/a b' }
        await run({ args: OWN, env, profile: '/nowhere', ...(isWithin && { within }) }, binary)
        const { args, home, session } = started()
        expect(args.slice(-2)).toEqual(OWN)
        expect(args.filter(word => word === MEDIA)).toHaveLength(1)
        expect(args.indexOf(MEDIA)).toBeLessThan(args.length - 2)
        // The family's pages run in a sandbox; so do they here.
        expect(args).not.toContain('--no-sandbox')
        // It would grant what the app refuses.
        expect(args).not.toContain('--use-fake-ui-for-media-stream')
        expect([home, session]).toEqual(['/home/a b', isWithin ? 'own' : undefined])
      })
    }
  }

  test('of Electron names the app’s folder before its words, and Playwright’s come before all', async () => {
    const { binary, started } = fakePrograms()
    await launchByPlaywright({ app: '/the app', args: OWN, env: {}, profile: '/nowhere' }, binary)
    const { args } = started()
    expect(args.slice(0, 3)).toEqual(['--inspect=0', '--remote-debugging-port=0', '/the app'])
  })

  test('of the installed app opens the way to its pages alone', async () => {
    const { binary, started } = fakePrograms()
    await launchInstalled({ args: OWN, env: {}, profile: '/nowhere' }, binary).ended
    expect(started().args[0]).toBe('--remote-debugging-port=0')
    expect(started().args.join(' ')).not.toContain('--inspect')
  })

  test('of a program that is not there ends', async () => {
    expect(
      await launchInstalled({ args: [], env: {}, profile: '/nowhere' }, '/no/such/program').ended,
    ).toBeNull()
  })
})

test('the profile is looked for where each system has it', () => {
  expect(usualProfile('/home/ada', 'linux')).toBe(join('/home/ada', 'config', 'Stepwise', 'desktop'))
  expect(usualProfile('/home/ada', 'darwin')).toBe(
    join('/home/ada', 'Library', 'Application Support', 'Stepwise', 'desktop'),
  )
})
