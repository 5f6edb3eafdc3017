import { expect, test } from 'vitest'
import { isTooDeep, serviceOf } from './unfit-folder.ts'

test.each([
  ['win32', 'C:\\Users\\Zoë\\OneDrive\\Documents\\Stepwise', 'OneDrive'],
  ['win32', 'D:\\OneDrive - Green Lane School\\Stepwise', 'OneDrive'],
  ['win32', 'C:\\Users\\Zoë\\iCloudDrive\\Stepwise', 'iCloud Drive'],
  ['darwin', '/Users/zoe/Library/Mobile Documents/com~apple~CloudDocs/Stepwise', 'iCloud Drive'],
  ['darwin', '/Users/zoe/Library/CloudStorage/GoogleDrive-zoe@example.org/My Drive', 'Google Drive'],
  ['linux', '/home/zoe/Dropbox (Personal)/Stepwise', 'Dropbox'],
  ['linux', '/home/zoe/Nextcloud', 'A service'],
  ['win32', 'C:\\Users\\Zoë\\AppData\\Roaming\\Stepwise', undefined],
  ['linux', '/home/zoe/.local/share/Stepwise', undefined],
  ['linux', '/home/zoe/Boxes/My driver/megaphone', undefined],
] as const)('on %s, %s is copied by %s', (platform, folder, service) => {
  expect(serviceOf(folder, platform)).toBe(service)
})

test('a folder too deep for SQLite on Windows is none elsewhere', () => {
  const deep = `C:\\${'Families\\'.repeat(20)}Stepwise`
  expect([isTooDeep(deep, 'win32'), isTooDeep(deep, 'linux')]).toEqual([true, false])
  expect(isTooDeep('C:\\Users\\Zoë Bennett\\Documents\\Stepwise', 'win32')).toBe(false)
})
