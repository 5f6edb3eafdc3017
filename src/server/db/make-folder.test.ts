import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import path, { join } from 'node:path'
import { expect, test } from 'vitest'
import { freshFolder } from '#support/server/test-server.ts'
import { makeFolder, NoDrive } from './make-folder.ts'

const windowsWithout = { existsSync: () => false, mkdirSync, statSync, path: path.win32 }

test.each(['E:\\', 'E:\\Family\\Stepwise', '\\\\school\\share\\Stepwise', 'Stepwise'])(
  '%s on a drive that is not there is found out',
  folder => {
    expect(() => makeFolder(folder, windowsWithout)).toThrow(NoDrive)
  },
)

test('folders are made level by level', () => {
  const folder = join(freshFolder(), 'a', 'b')
  makeFolder(folder)
  expect(existsSync(folder)).toBe(true)
})

// Windows has no such rights.
test.skipIf(process.platform === 'win32')('folders are made for this person alone', () => {
  const folder = join(freshFolder(), 'a', 'b')
  makeFolder(folder)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
})

test('a file in the way is no folder', () => {
  const file = join(freshFolder(), 'file')
  writeFileSync(file, '')
  expect(() => makeFolder(join(file, 'b'))).toThrow('It is a file')
})
