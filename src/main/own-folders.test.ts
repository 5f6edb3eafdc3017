import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freshFolder } from '#support/server/test-server.ts'
import { emptyFolder, ownFolders } from './own-folders.ts'

function homeWith(...folders: string[]) {
  const home = freshFolder()
  for (const folder of folders) mkdirSync(join(home, folder), { recursive: true })
  return home
}

const within = (home: string, found: { path: string }[]) =>
  found.map(({ path }) => path.slice(home.length + 1))

test.each([
  ['linux', 'share/Stepwise', 'config', '.cache/stepwise-updater'],
  ['win32', 'config/Stepwise', 'config', 'AppData/Local/stepwise-updater'],
  ['darwin', 'config/Stepwise', 'config', 'Library/Caches/stepwise-updater'],
] as const)('on %s every folder is named: work, own, updates', (platform, data, appData, updates) => {
  const home = homeWith(data, `${appData}/Stepwise/desktop`, '.stepwise/desktop', updates)
  const found = ownFolders({
    ...{ dataDir: join(home, data), isGiven: false, home, platform, environment: {} },
    ...{ profile: join(home, appData, 'Stepwise', 'desktop'), appData: join(home, appData) },
  })
  expect(within(home, found)).toEqual([data, `${appData}/Stepwise/desktop`, '.stepwise/desktop', updates])
})

test('with a folder of the command line, the usual places are none of it', () => {
  const home = homeWith('given/desktop', 'config/Stepwise/desktop', '.cache/stepwise-updater')
  const found = ownFolders({
    ...{ dataDir: join(home, 'given'), isGiven: true, home, platform: 'linux', environment: {} },
    ...{ profile: join(home, 'given', 'desktop'), appData: join(home, 'config') },
  })
  expect(within(home, found)).toEqual(['given', 'given/desktop'])
})

test('in a folder of the parent’s choice, what is not Stepwise’s stays', () => {
  const home = homeWith('Documents/backups', 'Documents/letters')
  const folder = join(home, 'Documents')
  for (const name of [
    'stepwise.db',
    'stepwise.db-wal',
    'stepwise.lock',
    'damaged-2025-stepwise.db',
    'tax.pdf',
  ]) {
    writeFileSync(join(folder, name), '')
  }
  emptyFolder({ path: folder, isWhole: false })
  expect(readdirSync(folder).sort()).toEqual(['letters', 'tax.pdf'])
})

test('folders in which nothing is left go too', () => {
  const home = homeWith('share/Stepwise/work', 'config/Stepwise/desktop/logs')
  emptyFolder({ path: join(home, 'share/Stepwise'), isWhole: false })
  emptyFolder({ path: join(home, 'config/Stepwise/desktop'), isWhole: true })
  expect([existsSync(join(home, 'share/Stepwise')), existsSync(join(home, 'config/Stepwise'))]).toEqual([
    false,
    false,
  ])
})
