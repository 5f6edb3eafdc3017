import { expect, test } from 'vitest'
import { forgetRecoveryCode, heldRecoveryCode, holdRecoveryCode } from './recovery-code-handover.ts'

test('a recovery code stays until it is put away, however often the page is loaded', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  } as unknown as Storage
  expect(heldRecoveryCode(storage)).toBeUndefined()
  holdRecoveryCode({ code: 'AAAAA-BBBBB', isFirst: true }, storage)
  expect(heldRecoveryCode(storage)).toEqual({ code: 'AAAAA-BBBBB', isFirst: true })
  expect(heldRecoveryCode(storage)).toEqual({ code: 'AAAAA-BBBBB', isFirst: true })
  forgetRecoveryCode(storage)
  expect(heldRecoveryCode(storage)).toBeUndefined()
  expect([...kept]).toEqual([])
})
