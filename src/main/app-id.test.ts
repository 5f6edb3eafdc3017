import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { APP_ID } from './app-id.ts'

test('the running app has the id of its installers and shortcuts', () => {
  const builder = readFileSync('electron-builder.yml', 'utf8')
  expect(/^appId: (.+)$/m.exec(builder)?.[1]).toBe(APP_ID)
})
