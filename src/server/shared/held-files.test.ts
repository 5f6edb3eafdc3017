import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { holdFile } from '#support/server/held-file.ts'
import { freshFolder } from '#support/server/test-server.ts'
import { copyFile, patientlyLater, removeFile, renameFile } from './held-files.ts'

function newFile() {
  const file = join(freshFolder(), 'work.db')
  writeFileSync(file, 'work')
  return file
}

const ALL = Number.POSITIVE_INFINITY

test.each(['EBUSY', 'EPERM', 'EACCES'])('%s for a moment hinders nothing', async code => {
  const file = newFile()
  holdFile('copyFileSync', 'work.db', { code, times: 2 })
  holdFile('renameSync', 'copy.db', { code, times: 3 })
  holdFile('rmSync', 'work.db', { code, times: 2 })
  copyFile(file, file.replace('work', 'copy'))
  renameFile(file.replace('work', 'copy'), file.replace('work', 'moved'))
  removeFile(file)
  expect([existsSync(file), readFileSync(file.replace('work', 'moved'), 'utf8')]).toEqual([false, 'work'])
  let tries = 0
  const held = async () => {
    if (tries++ < 2) throw Object.assign(new Error(code), { code })
    return 'done'
  }
  expect(await patientlyLater(held)).toBe('done')
})

test('a file that is held on and on is given up within a second or so', () => {
  const file = newFile()
  const held = holdFile('renameSync', 'work.db', { times: ALL })
  const waits = vi.spyOn(Atomics, 'wait')
  onTestFinished(() => waits.mockRestore())
  expect(() => renameFile(file, `${file}.new`)).toThrow('EBUSY')
  expect(held.refused).toBe(7)
  expect(waits.mock.calls.reduce((sum, [, , , wait]) => sum + Number(wait), 0)).toBe(800)
})

test('any other refusal is told at once', () => {
  const file = newFile()
  const held = holdFile('renameSync', 'work.db', { code: 'ENOSPC', times: ALL })
  expect(() => renameFile(file, `${file}.new`)).toThrow('ENOSPC')
  expect(held.refused).toBe(1)
})
