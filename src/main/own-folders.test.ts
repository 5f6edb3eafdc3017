import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freshFolder } from '#support/server/test-server.ts'
import { ownFolders } from './own-folders.ts'

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
