import { describe, expect, test } from 'vitest'
import { SIGNING_VARIABLES, signingOf, withoutEmptySigning } from './signing.mjs'

const all = (...names: string[]) => Object.fromEntries(names.map(name => [name, `of ${name}`]))

const CERTIFICATE = ['CSC_LINK', 'CSC_KEY_PASSWORD']
const ACCOUNT = ['APPLE_ID', 'APPLE_APP_SPECIFIC_PASSWORD', 'APPLE_TEAM_ID']
const KEY = ['APPLE_API_KEY', 'APPLE_API_KEY_ID', 'APPLE_API_ISSUER']
const AZURE = [
  ...['AZURE_TENANT_ID', 'AZURE_CLIENT_ID', 'AZURE_CLIENT_SECRET'],
  ...['AZURE_SIGN_PUBLISHER', 'AZURE_SIGN_ENDPOINT', 'AZURE_SIGN_ACCOUNT', 'AZURE_SIGN_PROFILE'],
]

describe.each([
  ['darwin', 'a certificate and an account', [...CERTIFICATE, ...ACCOUNT]],
  ['darwin', 'a certificate and a key of Apple', [...CERTIFICATE, ...KEY]],
  ['win32', 'a certificate', ['WIN_CSC_LINK', 'WIN_CSC_KEY_PASSWORD']],
  ['win32', 'the certificate for everything', CERTIFICATE],
  ['win32', 'Azure', AZURE],
] as const)('an app for %s is signed by %s', (platform, _, names) => {
  test('when all of it is there', () => {
    expect(signingOf(platform, all(...names))).toMatchObject({ isSigned: true, missing: [] })
  })

  test.each(names)('and not when %s is missing or empty', name => {
    const { [name]: gone, ...rest } = all(...names)
    expect(gone).toBeDefined()
    for (const environment of [rest, { ...rest, [name]: '' }, { ...rest, [name]: ' ' }])
      expect(signingOf(platform, environment)).toEqual({ isSigned: false, missing: [name] })
  })
})

test('one word of Azure signs nothing', () => {
  const { isSigned, missing } = signingOf('win32', all('AZURE_TENANT_ID'))
  expect(isSigned).toBe(false)
  expect(missing).toEqual(AZURE.slice(1))
})

test('where nothing is given, nothing is missing', () => {
  expect(signingOf('win32', {})).toEqual({ isSigned: false, missing: [] })
})

test('what is for another system signs nothing', () => {
  expect(signingOf('darwin', all('WIN_CSC_LINK', 'WIN_CSC_KEY_PASSWORD')).isSigned).toBe(false)
  expect(signingOf('linux', all(...SIGNING_VARIABLES))).toEqual({ isSigned: false, missing: [] })
})

test('Azure is told what to sign with, and nobody else is', () => {
  expect(signingOf('win32', all(...AZURE)).azureSignOptions).toEqual({
    publisherName: 'of AZURE_SIGN_PUBLISHER',
    endpoint: 'of AZURE_SIGN_ENDPOINT',
    codeSigningAccountName: 'of AZURE_SIGN_ACCOUNT',
    certificateProfileName: 'of AZURE_SIGN_PROFILE',
  })
  expect(signingOf('win32', all(...AZURE, ...CERTIFICATE)).azureSignOptions).toBeUndefined()
})

test('an empty variable of signing is taken as not given, and any other stays', () => {
  const empty = Object.fromEntries(SIGNING_VARIABLES.map(name => [name, '']))
  expect(withoutEmptySigning({ ...empty, CSC_LINK: 'x', EMPTY: '', PATH: '/bin' })).toEqual({
    CSC_LINK: 'x',
    EMPTY: '',
    PATH: '/bin',
  })
})
