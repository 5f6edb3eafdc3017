import { join } from 'node:path'
import { expect, test } from 'vitest'
import { defaultDataDir } from './data-dir.ts'

test('each system has its own place for the data', () => {
  const home = join('/home', 'ada')
  expect(defaultDataDir('linux', {}, home)).toBe(join(home, '.local', 'share', 'Stepwise'))
  expect(defaultDataDir('linux', { XDG_DATA_HOME: '/data' }, home)).toBe(join('/data', 'Stepwise'))
  expect(defaultDataDir('darwin', {}, home)).toBe(join(home, 'Library', 'Application Support', 'Stepwise'))
  expect(defaultDataDir('win32', { APPDATA: '/Roaming' }, home)).toBe(join('/Roaming', 'Stepwise'))
  expect(defaultDataDir('win32', {}, home)).toBe(join(home, 'AppData', 'Roaming', 'Stepwise'))
})
