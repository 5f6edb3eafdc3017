import { expect, test } from 'vitest'
import { keepRecoveryCode, takeRecoveryCode } from './recovery-code-handover.ts'

test('the code survives until it is taken, once', () => {
  const kept = new Map<string, string>()
  const storage = {
    setItem: (name: string, value: string) => kept.set(name, value),
    getItem: (name: string) => kept.get(name) ?? null,
    removeItem: (name: string) => kept.delete(name),
  } as unknown as Storage
  expect(takeRecoveryCode(storage)).toBeUndefined()
  keepRecoveryCode('AAAAA-BBBBB', storage)
  expect(takeRecoveryCode(storage)).toBe('AAAAA-BBBBB')
  expect(takeRecoveryCode(storage)).toBeUndefined()
  expect(kept.size).toBe(0)
})
