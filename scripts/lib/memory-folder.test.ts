import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isOfUse, withMemoryFolder } from './memory-folder.mjs'

const GB = 1024 ** 3
const mounts = (options: string) => `/dev/vda / ext4 rw 0 0\ntmpfs /dev/shm tmpfs ${options} 0 0\n`

test.each([
  ['with room', mounts('rw,nosuid'), 8 * GB, true],
  // A container's usual 64 MB: the disk that is full there would be the tests' own.
  ['without room', mounts('rw,nosuid'), 64 * 1024 ** 2, false],
  ['where nothing may be run', mounts('rw,nosuid,noexec'), 8 * GB, false],
  ['that is a folder like others', '/dev/vda / ext4 rw 0 0\n', 8 * GB, false],
])('a folder in memory %s is of use: %s', (_, each, free, is) => {
  expect(isOfUse(each, free)).toBe(is)
})

test('what was kept in it is gone afterwards, whatever came of it', async () => {
  let kept: string | undefined
  const failing = withMemoryFolder(async folder => {
    kept = folder
    if (folder) writeFileSync(join(folder, 'left'), 'behind')
    throw new Error('failed')
  })
  await expect(failing).rejects.toThrow('failed')
  expect(existsSync(kept ?? 'nowhere')).toBe(false)
})
