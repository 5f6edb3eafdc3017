import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { missingKeychain } from '#support/server/missing-keychain.ts'
import { freshFolder } from '#support/server/test-server.ts'
import { keychainSecrets } from './keychain.ts'
import type { Keychain } from './keytar.ts'

const silent = pino({ level: 'silent' })

/** A keychain in memory; `fail` makes it throw or hang from then on. */
function pretendKeychain() {
  const kept = new Map<string, string>()
  const calls: string[] = []
  let failing: (() => Promise<never>) | undefined
  const answer = async <T>(call: string, value: () => T): Promise<T> => {
    calls.push(call)
    return failing ? failing() : value()
  }
  const keychain: Keychain = {
    getPassword: (_, account) => answer(`get ${account}`, () => kept.get(account) ?? null),
    setPassword: (_, account, password) => answer(`set ${account}`, () => void kept.set(account, password)),
    deletePassword: (_, account) => answer(`delete ${account}`, () => kept.delete(account)),
  }
  return {
    kept,
    calls,
    load: async () => keychain,
    fail(way: 'throws' | 'hangs') {
      failing = way === 'throws' ? () => Promise.reject(new Error('locked')) : () => new Promise(() => {})
    },
  }
}

describe('with a keychain', () => {
  test('a key is kept there, read once, replaced and removed', async () => {
    const keychain = pretendKeychain()
    keychain.kept.set('gemini', 'AIza-old')
    const secrets = keychainSecrets(silent, keychain.load)
    expect(keychain.calls).toEqual([])
    expect(await secrets.read('gemini')).toBe('AIza-old')
    expect(await secrets.read('gemini')).toBe('AIza-old')
    expect(keychain.calls).toEqual(['get probe', 'get gemini'])
    await secrets.write('gemini', 'AIza-new')
    expect([await secrets.read('gemini'), keychain.kept.get('gemini')]).toEqual(['AIza-new', 'AIza-new'])
    await secrets.remove('gemini')
    expect([await secrets.read('gemini'), keychain.kept.size]).toEqual([undefined, 0])
    expect(await secrets.kind()).toBe('keychain')
  })

  test.each(['throws', 'hangs'] as const)('that %s when a key is set, it stays in memory', async way => {
    const keychain = pretendKeychain()
    const secrets = keychainSecrets(silent, keychain.load, 20)
    expect(await secrets.kind()).toBe('keychain')
    keychain.fail(way)
    await secrets.write('openai', 'sk-1')
    expect(await secrets.kind()).toBe('memory')
    expect(await secrets.read('openai')).toBe('sk-1')
  })

  test('that has ceased to answer, nobody is told that a key in it has gone', async () => {
    const keychain = pretendKeychain()
    const secrets = keychainSecrets(silent, keychain.load, 20)
    await secrets.write('openai/1-now', 'sk-1')
    keychain.fail('hangs')
    await secrets.write('gemini/1-now', 'AIza-1')
    expect(await secrets.kind()).toBe('memory')
    await expect(secrets.remove('openai/1-now')).rejects.toThrow('did not let it be removed')
    expect(keychain.kept.has('openai/1-now')).toBe(true)
  })

  test('that does not let a key go, nobody is told that it has gone', async () => {
    const keychain = pretendKeychain()
    const secrets = keychainSecrets(silent, keychain.load, 20)
    await secrets.write('openai', 'sk-1')
    keychain.fail('throws')
    await expect(secrets.remove('openai')).rejects.toThrow('did not let it be removed')
    expect(await secrets.read('openai')).toBeUndefined()
  })
})

test.each([
  ['is not installed', () => Promise.reject(new Error('Cannot find module'))],
  ['does not answer', () => new Promise<Keychain>(() => {})],
])('without a keychain that %s, keys stay in memory', async (_, load) => {
  const secrets = keychainSecrets(silent, load, 20)
  expect(await secrets.kind()).toBe('memory')
  await secrets.write('openai', 'sk-1')
  expect(await secrets.read('openai')).toBe('sk-1')
  await secrets.remove('openai')
  expect(await secrets.read('openai')).toBeUndefined()
})

const RUN = join(import.meta.dirname, '../../../tests/support/server/keychain-run.ts')

/** Runs the app several times in one session, with the real gnome-keyring in a folder of its own or without one. */
function inSession(folder: string, options: { isUnlocked: boolean }, ...runs: string[][]): unknown[] {
  const unlock = options.isUnlocked ? 'echo | gnome-keyring-daemon --unlock --components=secrets >&2; ' : ''
  const script = runs.map(words => `"${process.execPath}" "${RUN}" ${words.join(' ')}`).join('; ')
  const env = { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_RUNTIME_DIR: folder }
  const output = execFileSync('dbus-run-session', ['--', 'sh', '-c', unlock + script], {
    env,
    encoding: 'utf8',
    timeout: 30_000,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return output
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
}

describe("the computer's real keychain", () => {
  const why = missingKeychain()
  const title = (words: string) => (why === undefined ? words : `${words} (skipped: ${why})`)

  test.skipIf(why)(title('keeps a key from run to run, replaces and removes it'), () => {
    const folder = freshFolder()
    const key = 'sk-real-0123456789abcdef'
    expect(
      inSession(
        folder,
        { isUnlocked: true },
        ['read'],
        ['write', 'sk-first'],
        ['write', key],
        ['read'],
        ['remove'],
        ['read'],
      ),
    ).toEqual([
      { kind: 'keychain' },
      { kind: 'keychain', key: 'sk-first' },
      { kind: 'keychain', key },
      { kind: 'keychain', key },
      { kind: 'keychain' },
      { kind: 'keychain' },
    ])
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(each => each.isFile())
    expect(files.length).toBeGreaterThan(0)
    for (const { parentPath, name } of files) {
      expect(readFileSync(join(parentPath, name)).includes(key)).toBe(false)
    }
  })

  test.skipIf(why)(title('keeps the keys of two families apart'), { tags: 'in-full' }, () => {
    const runs = [
      ['write', 'sk-first', '1'],
      ['read', '-', '2'],
      ['write', 'sk-second', '2'],
      ['remove', '-', '1'],
      ['read', '-', '2'],
    ]
    expect(inSession(freshFolder(), { isUnlocked: true }, ...runs)).toEqual([
      { kind: 'keychain', key: 'sk-first' },
      { kind: 'keychain' },
      { kind: 'keychain', key: 'sk-second' },
      { kind: 'keychain' },
      { kind: 'keychain', key: 'sk-second' },
    ])
  })

  test.skipIf(why)(title('locked, with nobody to unlock it, leaves keys in memory'), () => {
    expect(inSession(freshFolder(), { isUnlocked: false }, ['write', 'sk-1'], ['read'])).toMatchObject([
      { kind: 'memory', key: 'sk-1' },
      {},
    ])
  })
})
