import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { freshFolder } from '#support/server/test-server.ts'
import { beginErasing, erase, erasingOf, goOnErasing, markerIn } from './erasing.ts'
import { removeTree } from './remove-tree.ts'

/** Makes the files and the folders around them. */
function homeWith(...files: string[]) {
  const home = freshFolder()
  for (const file of files) {
    mkdirSync(dirname(join(home, file)), { recursive: true })
    writeFileSync(join(home, file), '')
  }
  return home
}

test('in a folder of the parent’s choice, what is not Stepwise’s stays', () => {
  const own = ['stepwise.db', 'stepwise.db-wal', 'stepwise.lock', 'damaged-2025-stepwise.db', 'backups/1.db']
  const home = homeWith(...[...own, 'tax.pdf', 'letters/1.txt'].map(name => join('Documents', name)))
  const folder = join(home, 'Documents')
  expect(erase(join(home, 'profile'), erasingOf([{ path: folder, isWhole: false }]))).toEqual([])
  expect(readdirSync(folder).toSorted()).toEqual(['letters', 'tax.pdf'])
})

test('folders in which nothing is left go too', () => {
  const home = homeWith('share/Stepwise/work/a', 'cache/Stepwise/b')
  const folders = [
    { path: join(home, 'share/Stepwise'), isWhole: false },
    { path: join(home, 'cache/Stepwise'), isWhole: true },
  ]
  expect(erase(join(home, 'profile'), erasingOf(folders))).toEqual([])
  expect(['share/Stepwise', 'cache'].map(name => existsSync(join(home, name)))).toEqual([false, false])
})

test('one busy file stops nothing: each other one goes, and the busy one is named', () => {
  const home = homeWith('a/first', 'a/busy', 'a/last', 'a/b/deep')
  const busy = join(home, 'a/busy')
  const remove = (file: string) => {
    if (file === busy) throw Object.assign(new Error('busy'), { code: 'EBUSY' })
    expect(removeTree(file)).toEqual([])
  }
  expect(removeTree(join(home, 'a'), { remove })).toEqual([busy])
  expect(readdirSync(join(home, 'a'))).toEqual(['busy'])
})

test('a deletion that was cut off goes on at the next start, which keeps what it has open itself', () => {
  const home = homeWith('profile/Cookies', 'profile/logs/1.log', 'profile/lockfile', 'work/stepwise.db')
  const profile = join(home, 'profile')
  const folders = [
    { path: join(home, 'work'), isWhole: false },
    { path: profile, isWhole: true },
  ]
  beginErasing(profile, erasingOf(folders))
  expect(goOnErasing(profile)).toEqual([])
  expect(readdirSync(profile)).toEqual(['lockfile'])
  expect(existsSync(join(home, 'work'))).toBe(false)
  // The start after that begins anew.
  writeFileSync(join(profile, 'settings.json'), '{}')
  expect(goOnErasing(profile)).toEqual([])
  expect(readdirSync(profile).toSorted()).toEqual(['lockfile', 'settings.json'])
})

test.runIf(process.platform === 'linux')('what is left is named, and tried again', () => {
  const home = homeWith('profile/Cookies')
  const profile = join(home, 'profile')
  const nobodyDeletes = '/proc/version'
  beginErasing(profile, { targets: [join(profile, 'Cookies'), nobodyDeletes], parents: [] })
  expect(goOnErasing(profile)).toEqual([nobodyDeletes])
  expect(JSON.parse(readFileSync(markerIn(profile), 'utf8'))).toEqual({
    targets: [nobodyDeletes],
    parents: [],
  })
  expect(readdirSync(profile)).toEqual(['erasing.json'])
})
