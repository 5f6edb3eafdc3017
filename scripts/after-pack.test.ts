import { FuseV1Options } from '@electron/fuses'
import { expect, test } from 'vitest'
import { fusesFor } from './after-pack.mjs'

test.each([
  ['darwin', true, true],
  ['darwin', false, false],
  ['win32', false, true],
  ['linux', false, true],
] as const)('on %s, signed %s, the cookies are sealed: %s', (platform, isSigned, isSealed) => {
  expect(fusesFor(platform, isSigned)[FuseV1Options.EnableCookieEncryption]).toBe(isSealed)
})

test('no build starts with foreign code, signed or not', () => {
  for (const isSigned of [true, false])
    expect(fusesFor('darwin', isSigned)).toMatchObject({
      [FuseV1Options.RunAsNode]: false,
      [FuseV1Options.OnlyLoadAppFromAsar]: true,
      [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: true,
    })
})
