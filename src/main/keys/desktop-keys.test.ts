import { readFileSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import type { Keychain } from '#server/secrets/keytar.ts'
import { freshFolder } from '#support/server/test-server.ts'
import { desktopKeys } from './desktop-keys.ts'
import { underName } from './keys-of-desktop.ts'
import { keyPlaces, type Sealer } from './sealed-file.ts'

vi.mock('electron', () => ({ safeStorage: {} }))

const log = pino({ level: 'silent' })

/** Reverses the letters: enough to see whether a key lies open in the file. */
const sealer: Sealer = {
  seal: async text => Buffer.from([...text].reverse().join('')),
  open: async sealed => ({ text: [...sealed.toString()].reverse().join(''), isStale: false }),
}

/** A computer whose keychain can be there, locked or gone, from start to start of the app. */
function pretendComputer() {
  const file = join(freshFolder(), 'keys.json')
  const kept = new Map<string, string>()
  const now = { isUnlocked: true, canSeal: true, canOpen: true, isStale: false, seals: 0 }
  const guarded = async <T>(value: () => T): Promise<T> => {
    if (!now.isUnlocked) throw new Error('locked')
    return value()
  }
  const keychain: Keychain = {
    // As gnome-keyring does with nobody there to unlock it: it has no such key.
    getPassword: async (_, account) => (now.isUnlocked ? (kept.get(account) ?? null) : null),
    setPassword: (_, account, password) => guarded(() => void kept.set(account, password)),
    deletePassword: (_, account) => guarded(() => kept.delete(account)),
  }
  const systemNow: Sealer = {
    async seal(text) {
      now.seals++
      return sealer.seal(text)
    },
    async open(sealed) {
      if (!now.canOpen) throw new Error('temporarily unavailable')
      return { ...(await sealer.open(sealed)), isStale: now.isStale }
    },
  }
  return {
    kept,
    now,
    file,
    fileText: () => readFileSync(file, 'utf8'),
    start: () =>
      desktopKeys({
        places: keyPlaces(file),
        loadKeychain: async () => keychain,
        loadSealer: async () => (now.canSeal ? systemNow : undefined),
        patienceMs: 50,
        log,
      }),
  }
}

test('with a keychain, a key lies there alone and is found at the next start', async () => {
  const computer = pretendComputer()
  await computer.start().write('openai', 'sk-abc')
  expect([computer.kept.get('openai'), computer.fileText()]).toEqual(['sk-abc', '{"openai":"keychain"}'])
  const next = computer.start()
  expect([await next.kind(), await next.read('openai')]).toEqual(['keychain', 'sk-abc'])
})

test('without a keychain, a key lies sealed in a file and moves to the keychain when there is one', async () => {
  const computer = pretendComputer()
  computer.now.isUnlocked = false
  const first = computer.start()
  await first.write('openai', 'sk-abc')
  expect(await first.kind()).toBe('file')
  expect(computer.fileText()).not.toContain('sk-abc')
  expect(await computer.start().read('openai')).toBe('sk-abc')

  computer.now.isUnlocked = true
  expect(await computer.start().read('openai')).toBe('sk-abc')
  expect([computer.kept.get('openai'), computer.fileText()]).toEqual(['sk-abc', '{"openai":"keychain"}'])
})

test('where nothing can be sealed, a key stays in memory and nothing of it is written', async () => {
  const computer = pretendComputer()
  Object.assign(computer.now, { isUnlocked: false, canSeal: false })
  const keys = computer.start()
  await keys.write('openai', 'sk-abc')
  expect([await keys.kind(), await keys.read('openai')]).toEqual(['memory', 'sk-abc'])
  expect(computer.fileText()).toBe('{}')
  expect(await computer.start().read('openai')).toBeUndefined()
})

test('a key written while the keychain was locked wins over the old one in it', async () => {
  const computer = pretendComputer()
  await computer.start().write('openai', 'sk-old')
  computer.now.isUnlocked = false
  await computer.start().write('openai', 'sk-new')
  computer.now.isUnlocked = true
  expect(await computer.start().read('openai')).toBe('sk-new')
  expect(computer.kept.get('openai')).toBe('sk-new')
})

test('the keys of two families are two, in the keychain and in the file, and one is removed alone', async () => {
  const [first, second] = ['openai/1-2025-03-05T14:07:09.123Z', 'openai/2-2025-03-06T14:07:09.123Z'] as const
  for (const isUnlocked of [true, false]) {
    const computer = pretendComputer()
    computer.now.isUnlocked = isUnlocked
    await computer.start().write(first, 'sk-first')
    expect(await computer.start().read(second)).toBeUndefined()
    await computer.start().write(second, 'sk-second')
    const keys = computer.start()
    expect([await keys.read(first), await keys.read(second)]).toEqual(['sk-first', 'sk-second'])
    await keys.remove(second)
    const next = computer.start()
    expect([await next.read(first), await next.read(second)]).toEqual(['sk-first', undefined])
    expect([...computer.kept.values(), computer.fileText()].join()).not.toMatch(/sk-second|openai.2/)
  }
})

test('a key that a former version has sealed is read, and moves to its family', async () => {
  const computer = pretendComputer()
  computer.now.isUnlocked = false
  await computer.start().write('openai', 'sk-old')
  const keys = computer.start()
  const old = await keys.read('openai')
  await keys.write('openai/1-2025-03-05T14:07:09.123Z', old ?? '')
  await keys.remove('openai')
  expect(Object.keys(JSON.parse(computer.fileText()))).toEqual(['openai/1-2025-03-05T14:07:09.123Z'])
  expect(await computer.start().read('openai/1-2025-03-05T14:07:09.123Z')).toBe('sk-old')
})

test('a locked keychain is told only when a key is in it, and is tried anew', async () => {
  const computer = pretendComputer()
  computer.now.isUnlocked = false
  expect(await computer.start().isKeychainOpen()).toBe(true)
  computer.now.isUnlocked = true
  await computer.start().write('openai', 'sk-abc')
  computer.now.isUnlocked = false
  const keys = computer.start()
  expect(await keys.isKeychainOpen()).toBe(false)
  computer.now.isUnlocked = true
  expect(await keys.isKeychainOpen()).toBe(true)
  expect(await keys.read('openai')).toBe('sk-abc')
})

test('a key that somebody has removed from the keychain is no locked keychain', async () => {
  const computer = pretendComputer()
  await computer.start().write('openai', 'sk-abc')
  computer.kept.clear()
  expect(await computer.start().isKeychainOpen()).toBe(true)
  expect([computer.kept.size, computer.fileText()]).toEqual([0, '{}'])
})

test('a key that the keychain does not let go is not told to be gone', async () => {
  const computer = pretendComputer()
  await computer.start().write('openai', 'sk-abc')
  computer.now.isUnlocked = false
  await expect(computer.start().remove('openai')).rejects.toThrow('did not let it be removed')
  computer.now.isUnlocked = true
  const keys = computer.start()
  await keys.remove('openai')
  expect([await keys.read('openai'), computer.kept.size, computer.fileText()]).toEqual([undefined, 0, '{}'])
})

test('a damaged list of the keys costs no key in the keychain, and none in the list before it', async () => {
  const computer = pretendComputer()
  await computer.start().write('openai', 'sk-abc')
  computer.now.isUnlocked = false
  await computer.start().write('gemini', 'AI-abc')
  truncateSync(computer.file, 9)
  const first = computer.start()
  expect([first.isDamaged(), await first.isKeychainOpen()]).toEqual([false, false])
  truncateSync(`${computer.file}.before`, 9)
  computer.now.isUnlocked = true
  const second = computer.start()
  expect([second.isDamaged(), await second.read('openai')]).toEqual([true, 'sk-abc'])
  expect([second.isDamaged(), computer.fileText()]).toEqual([false, '{"openai":"keychain"}'])
})

test('a sealed key that is used no more is in no file', async () => {
  const computer = pretendComputer()
  computer.now.isUnlocked = false
  for (const key of ['sk-abc', 'sk-def']) await computer.start().write('openai', key)
  computer.now.isUnlocked = true
  await computer.start().remove('openai')
  const before = readFileSync(`${computer.file}.before`, 'utf8')
  expect([computer.fileText(), before]).toEqual(['{}', '{}'])
})

test('a key whose seal does not open just now is there as soon as it does', async () => {
  const computer = pretendComputer()
  computer.now.isUnlocked = false
  await computer.start().write('openai', 'sk-abc')
  const keys = computer.start()
  computer.now.canOpen = false
  expect(await keys.read('openai')).toBeUndefined()
  computer.now.canOpen = true
  expect(await keys.read('openai')).toBe('sk-abc')

  // Likewise where the system could not seal at all when it was asked first.
  computer.now.canSeal = false
  const next = computer.start()
  expect(await next.read('openai')).toBeUndefined()
  computer.now.canSeal = true
  expect(await next.read('openai')).toBe('sk-abc')
})

test('a key is sealed anew when the system says that its seal is old', async () => {
  const computer = pretendComputer()
  computer.now.isUnlocked = false
  await computer.start().write('openai', 'sk-abc')
  Object.assign(computer.now, { isStale: true, seals: 0 })
  expect(await computer.start().read('openai')).toBe('sk-abc')
  expect(computer.now.seals).toBe(1)
})

test('tests keep their keys under a name of their own, whatever the family has there', async () => {
  const entries = new Map([['Stepwise/openai', 'the family’s']])
  const keychain: Keychain = {
    getPassword: async (service, account) => entries.get(`${service}/${account}`) ?? null,
    setPassword: async (service, account, password) => void entries.set(`${service}/${account}`, password),
    deletePassword: async (service, account) => entries.delete(`${service}/${account}`),
  }
  const own = underName(keychain, 'Stepwise test')
  expect(await own.getPassword('Stepwise', 'openai')).toBeNull()
  await own.setPassword('Stepwise', 'openai', 'sk-test')
  expect(await own.getPassword('Stepwise', 'openai')).toBe('sk-test')
  await own.deletePassword('Stepwise', 'openai')
  expect([...entries]).toEqual([['Stepwise/openai', 'the family’s']])
})
