import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { expect, test } from 'vitest'
import type { Browser } from '#support/server/browser.ts'
import { addFamily } from '#support/server/cheap-family.ts'
import { payInFull } from '#support/server/cheap-passwords.ts'
import { family } from '#support/server/samples.ts'
import { startTestServer } from '#support/server/test-server.ts'
import { apart, leastOf } from '#support/times-as-much.ts'
import { makeRecoveryCode, readRecoveryCode } from './recovery-code.ts'

const NEW_PASSWORD = 'eight new words'
const CODE = '4F7KQ-9TWXB-0M2CR-HJ6ZE'

async function signUpForCode(browser: Browser): Promise<string> {
  return codeIn((await browser.post('/api/register', family)).json)
}

function codeIn(json: unknown): string {
  if (typeof json === 'object' && json && 'recoveryCode' in json) return String(json.recoveryCode)
  throw new Error(`No recovery code in ${JSON.stringify(json)}`)
}

function reset(browser: Browser, recoveryCode: string, email = family.email) {
  return browser.post('/api/password-reset', { email, recoveryCode, newPassword: NEW_PASSWORD })
}

test('a code has 20 unambiguous signs in groups and differs each time', () => {
  const codes = Array.from({ length: 200 }, makeRecoveryCode)
  for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$/)
  expect(new Set(codes).size).toBe(codes.length)
})

test('dashes, blanks, letter case and look-alike letters are forgiven', () => {
  for (const typed of ['10ABC-DEF01', ' 10abc def01 ', 'IOABC—DEFOL', 'l0a bcd ef-0-1']) {
    expect(readRecoveryCode(typed), typed).toBe('10ABCDEF01')
  }
})

test('sign-up says the code once; it is stored as scrypt alone and never told again', async () => {
  const server = await startTestServer()
  const browser = server.browser()
  const code = await signUpForCode(browser)
  expect((await browser.get('/api/me')).json).not.toHaveProperty('recoveryCode')
  expect((await browser.post('/api/login', family)).json).not.toHaveProperty('recoveryCode')
  const sqlite = new SQLite(join(server.dataDir, 'stepwise.db'), { readonly: true })
  const stored = JSON.stringify(sqlite.prepare('select * from families').all())
  sqlite.close()
  expect(stored).toContain('"recovery_code_hash":"scrypt$17$8$1$')
  for (const secret of [code, readRecoveryCode(code)]) {
    expect(stored).not.toContain(secret)
    expect(server.logged()).not.toContain(secret)
  }
})

test('a code sets a new password once, signs out everywhere else and is followed by a new code', async () => {
  const server = await startTestServer()
  const { browser: stolen } = addFamily(server, { recoveryCode: CODE })
  const browser = server.browser()
  const sloppy = ` ${CODE.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')}`
  const answer = await reset(browser, sloppy, 'ADA@example.org')
  expect(answer).toMatchObject({ status: 200, json: { email: family.email } })
  expect(codeIn(answer.json)).not.toBe(CODE)
  expect((await browser.get('/api/me')).status).toBe(200)
  expect((await stolen.get('/api/me')).status).toBe(401)
  expect((await server.browser().post('/api/login', family)).status).toBe(401)
  const login = { email: family.email, password: NEW_PASSWORD }
  expect((await server.browser().post('/api/login', login)).status).toBe(200)

  const again = await reset(server.browser(), CODE)
  expect(again).toMatchObject({ status: 401, json: { code: 'wrong_recovery_code' } })
})

test('of two at once with one code, one is right', async () => {
  const server = await startTestServer()
  addFamily(server, { recoveryCode: CODE })
  const answers = await Promise.all([reset(server.browser(), CODE), reset(server.browser(), CODE)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
})

test('a wrong code, an unknown e-mail and an account without a code get the same answer in the same time', {
  tags: 'in-full',
}, async () => {
  payInFull()
  const server = await startTestServer()
  await signUpForCode(server.browser())
  addFamily(server, { email: 'codeless@example.org' })
  const timed = async (email: string) => {
    const from = process.cpuUsage().user
    const answer = await reset(server.browser(), makeRecoveryCode(), email)
    return { ...answer, cost: process.cpuUsage().user - from }
  }
  for (const email of ['nobody@example.org', 'codeless@example.org']) {
    const look = async () => {
      const [wrong, other] = [await timed(family.email), await timed(email)]
      expect(wrong.status).toBe(401)
      expect(other).toMatchObject({ status: wrong.status, text: wrong.text })
      return apart(wrong.cost, other.cost)
    }
    expect(await leastOf(3, look)).toBeLessThan(3)
  }
})

test('ten wrong codes close the reset for 15 minutes, for the right code too, and leave the log-in open', async () => {
  const server = await startTestServer()
  addFamily(server, { recoveryCode: CODE })
  const guesses = await Promise.all(
    Array.from({ length: 11 }, () => reset(server.browser(), makeRecoveryCode())),
  )
  expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10)
  expect(await reset(server.browser(), CODE)).toMatchObject({
    status: 429,
    json: { message: 'Too many wrong recovery codes for this e-mail. Please wait 15 minutes and try again.' },
  })
  expect((await server.browser().post('/api/login', family)).status).toBe(200)
})

test('a renewed code takes the place of the one before, and asks for the password', async () => {
  const server = await startTestServer()
  const { browser } = addFamily(server, { recoveryCode: CODE })
  const refused = await browser.post('/api/me/recovery-code', { password: 'not the password' })
  expect(refused).toMatchObject({ status: 400, json: { code: 'wrong_password' } })
  const renewed = codeIn((await browser.post('/api/me/recovery-code', { password: family.password })).json)
  expect((await reset(server.browser(), CODE)).status).toBe(401)
  expect((await reset(server.browser(), renewed)).status).toBe(200)
})

test('missing and overlong codes have their words', async () => {
  const browser = (await startTestServer()).browser()
  expect(await reset(browser, ' ')).toMatchObject({
    status: 400,
    json: { fields: { recoveryCode: 'Please enter your recovery code' } },
  })
  expect(await reset(browser, 'A'.repeat(101))).toMatchObject({
    status: 400,
    json: { fields: { recoveryCode: 'This is longer than a recovery code' } },
  })
})
