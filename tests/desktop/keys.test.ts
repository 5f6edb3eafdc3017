import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { describe } from 'vitest'
import { missingKeychain } from '#support/server/missing-keychain.ts'
import { expect } from '../harness/expect.ts'
import { timeLimits } from '../support/time-limits.ts'
import { callServer, openCorner, register } from './call-server.ts'
import { test } from './host/test.ts'
import { host } from './host/which-host.ts'

const KEY = 'sk-desktop-0123456789abcdef'

/** Words that run a command in a session with a gnome-keyring of its own, opened by a password or not. */
const withKeyring = (isUnlocked: boolean) => [
  ...['dbus-run-session', '--', 'sh', '-c'],
  isUnlocked
    ? 'printf password | timeout 20 gnome-keyring-daemon --unlock --components=secrets >/dev/null; exec "$@"'
    : 'exec "$@"',
  'sh',
]

/** Agrees and gives the key. @returns where Settings says that it is kept */
async function connect(page: Page): Promise<string> {
  await openCorner(page)
  const service = '/api/settings/services/openai'
  expect((await callServer(page, 'POST', `${service}/consent`)).status).toBe(200)
  const { status, body } = await callServer(page, 'POST', `${service}/key`, { key: KEY })
  expect(status).toBe(200)
  return body.keyStore
}

async function settings(page: Page) {
  const { body } = await callServer(page, 'GET', '/api/settings')
  const openai = body.services.find(({ service }: { service: string }) => service === 'openai')
  return { keyStore: body.keyStore, isConnected: openai.isConnected }
}

function expectNowhereIn(folder: string) {
  for (const { parentPath, name } of readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    each => each.isFile(),
  )) {
    expect(readFileSync(join(parentPath, name)).includes(KEY), name).toBe(false)
  }
}

const why = missingKeychain()

describe.skipIf(why)(`keys in a real gnome-keyring${why ? ` (skipped: ${why})` : ''}`, () => {
  test('a key lies in the keychain alone; locked, the start says so and goes on without it', {
    tags: 'in-full',
  }, async ({ start, folder, runtimeFolder }) => {
    // Not the folder that is searched: the keyring ends after the app, and removes its sockets then.
    const env = { STEPWISE_KEYCHAIN: 'on', XDG_RUNTIME_DIR: runtimeFolder }
    const first = await start({ env, within: withKeyring(true) })
    const page = await first.page()
    await register(page)
    expect(await connect(page)).toBe('keychain')
    expect(await first.quit()).toBe(0)
    expectNowhereIn(folder)

    const second = await start({ env, within: withKeyring(true) })
    await expect
      .poll(async () => settings(await second.page()).catch(() => undefined), { timeout: timeLimits.state })
      .toEqual({ keyStore: 'keychain', isConnected: true })
    expect(await second.quit()).toBe(0)

    const locked = await start({ env, within: withKeyring(false) })
    const screen = await locked.page()
    await expect(screen.getByRole('heading')).toHaveText('The keychain is locked', {
      timeout: timeLimits.state,
    })
    if (process.env.PICTURES) await screen.screenshot({ path: join(process.env.PICTURES, 'keychain.png') })
    await screen.getByRole('button', { name: 'Go on without the key' }).click()
    await expect(screen.getByRole('heading', { name: 'Answer Evaluator' })).toBeVisible()
    expect(await settings(screen)).toEqual({ keyStore: 'memory', isConnected: false })
  })
})

// On Linux a test has a keyring of its own; here it is the person's, so that the entry has a name of the test's own.
describe.skipIf(process.platform === 'linux')('keys in the keychain of the system', () => {
  test('lie there alone under a throw-away name, are found again and are removed', async ({
    start,
    folder,
  }) => {
    const env = { STEPWISE_KEYCHAIN: 'on', STEPWISE_KEYCHAIN_NAME: `Stepwise test ${randomUUID()}` }
    const first = await start({ env })
    const page = await first.page()
    await register(page)
    expect(await connect(page)).toBe('keychain')
    expect(await first.quit()).toBe(0)
    expectNowhereIn(folder)

    const second = await start({ env })
    const again = async () => settings(await second.page()).catch(() => undefined)
    await expect
      .poll(again, { timeout: timeLimits.state })
      .toEqual({ keyStore: 'keychain', isConnected: true })
    await openCorner(await second.page())
    await callServer(await second.page(), 'DELETE', '/api/settings/services/openai')
    expect(await again()).toEqual({ keyStore: 'keychain', isConnected: false })
  })
})

describe('keys without a keychain', () => {
  test('lie sealed in a file where the system can seal, else in memory alone', { tags: 'in-full' }, async ({
    start,
    folder,
  }) => {
    // No session, so that no keychain answers.
    const env = {
      STEPWISE_KEYCHAIN: 'on',
      DBUS_SESSION_BUS_ADDRESS: 'unix:path=/nowhere',
      XDG_RUNTIME_DIR: folder,
    }
    const first = await start({ env: { ...env, STAND_IN_SEALS: 'yes' } })
    const page = await first.page()
    await register(page)
    const keptIn = await connect(page)
    expect(keptIn).toBe(host === 'stand-in' ? 'file' : 'memory')
    expect(await first.quit()).toBe(0)
    expectNowhereIn(folder)

    const second = await start({ env: { ...env, STAND_IN_SEALS: 'yes', STAND_IN_BUSY_SEALS: '2' } })
    await expect
      .poll(async () => settings(await second.page()).catch(() => undefined), { timeout: timeLimits.state })
      .toEqual({ keyStore: keptIn, isConnected: keptIn === 'file' })
  })
})
