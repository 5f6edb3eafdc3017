import { safeStorage } from 'electron'
import { expect, test, vi } from 'vitest'
import { systemSealer } from './system-sealer.ts'

vi.mock('electron', () => ({
  safeStorage: {
    isAsyncEncryptionAvailable: vi.fn(async () => true),
    getSelectedStorageBackend: () => 'gnome_libsecret',
    encryptStringAsync: vi.fn(),
    decryptStringAsync: vi.fn(),
  },
}))

const BUSY = new Error('safeStorage.decryptStringAsync is temporarily unavailable. Please try again.')
const decrypt = vi.mocked(safeStorage.decryptStringAsync)
const encrypt = vi.mocked(safeStorage.encryptStringAsync)

test('what the system can’t open or seal just now is tried again', async () => {
  decrypt.mockRejectedValueOnce(BUSY).mockRejectedValueOnce(BUSY)
  decrypt.mockResolvedValueOnce({ result: 'sk-abc', shouldReEncrypt: true })
  encrypt.mockRejectedValueOnce(BUSY).mockResolvedValueOnce(Buffer.from('sealed'))
  const sealer = await systemSealer()
  expect(await sealer?.open(Buffer.from('sealed'))).toEqual({ text: 'sk-abc', isStale: true })
  expect((await sealer?.seal('sk-abc'))?.toString()).toBe('sealed')
})

test('not for ever, and not what can never be opened', async () => {
  decrypt.mockReset().mockRejectedValue(BUSY)
  const sealer = await systemSealer()
  await expect(sealer?.open(Buffer.from('sealed'))).rejects.toThrow('temporarily')
  expect(decrypt).toHaveBeenCalledTimes(4)
  decrypt.mockReset().mockRejectedValue(new Error('Error while decrypting the ciphertext'))
  await expect(sealer?.open(Buffer.from('sealed'))).rejects.toThrow('ciphertext')
  expect(decrypt).toHaveBeenCalledTimes(1)
})
