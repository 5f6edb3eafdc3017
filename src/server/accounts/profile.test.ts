import { expect, test } from 'vitest'
import { passwordFormSchema } from '#contract/accounts.ts'
import { addFamily } from '#support/server/cheap-family.ts'
import { family } from '#support/server/samples.ts'
import { startTestServer } from '#support/server/test-server.ts'

const NEW_PASSWORD = 'eight new words'

test('the profile changes by what the form sends, and an emptied introduction is gone', async () => {
  const { browser } = addFamily(await startTestServer())
  const change = { assistantName: '  Pip ', personalIntro: 'Bo likes\r\nfootball.\u0000' }
  expect(await browser.send('PATCH', '/api/me/profile', { body: change })).toMatchObject({
    status: 200,
    json: { assistantName: 'Pip', personalIntro: 'Bo likes\nfootball.', email: family.email },
  })
  const emptied = { assistantName: 'Pip', personalIntro: ' ' }
  await browser.send('PATCH', '/api/me/profile', { body: emptied })
  const { json } = await browser.get('/api/me')
  expect(json).toMatchObject({ assistantName: 'Pip' })
  expect(json).not.toHaveProperty('personalIntro')

  for (const [body, words] of [
    [{ assistantName: ' ', personalIntro: '' }, 'Assistant name is required'],
    [{ assistantName: 'Pip', personalIntro: 'x'.repeat(2_001) }, 'At most 2,000 characters, please'],
  ] as const) {
    const refused = await browser.send('PATCH', '/api/me/profile', { body })
    expect(refused).toMatchObject({ status: 400, json: { message: words } })
  }
})

test('a new password signs out the other browsers, keeps this one and is the one that works', async () => {
  const server = await startTestServer()
  const { browser } = addFamily(server)
  const other = server.browser()
  await other.post('/api/login', family)
  const body = { currentPassword: family.password, newPassword: NEW_PASSWORD }

  expect((await browser.send('PATCH', '/api/me/password', { body })).status).toBe(204)
  expect((await browser.get('/api/me')).status).toBe(200)
  expect((await other.get('/api/me')).status).toBe(401)
  expect((await other.post('/api/login', family)).status).toBe(401)
  expect((await other.post('/api/login', { ...family, password: NEW_PASSWORD })).status).toBe(200)
})

test('a wrong current password changes nothing and counts as a failed log-in', async () => {
  const server = await startTestServer()
  const { browser } = addFamily(server)
  const change = (currentPassword: string) =>
    browser.send('PATCH', '/api/me/password', { body: { currentPassword, newPassword: NEW_PASSWORD } })
  for (let failure = 0; failure < 10; failure++) {
    expect(await change('not the password')).toMatchObject({
      status: 400,
      json: {
        message: 'Current password is incorrect',
        code: 'wrong_password',
        fields: { currentPassword: 'Current password is incorrect' },
      },
    })
  }
  expect(await change(family.password)).toMatchObject({
    status: 429,
    json: { message: 'Too many wrong passwords for this e-mail. Please wait 15 minutes and try again.' },
  })
  expect((await server.browser().post('/api/login', family)).status).toBe(429)
})

test('the form of the Password tab says each rule at its field', () => {
  const wordsFor = (form: Record<string, string>) =>
    passwordFormSchema.safeParse(form).error?.issues.map(({ path, message }) => `${path}: ${message}`)
  expect(wordsFor({ currentPassword: 'short', newPassword: 'short', confirmPassword: 'other' })).toEqual([
    'currentPassword: Current password must be at least 8 characters',
    'newPassword: New password must be at least 8 characters',
    'confirmPassword: Confirm password must be at least 8 characters',
    "confirmPassword: Passwords don't match",
  ])
  const right = { currentPassword: 'the old one', newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }
  expect(wordsFor(right)).toBeUndefined()
  expect(wordsFor({ ...right, confirmPassword: `${NEW_PASSWORD}!` })).toEqual([
    "confirmPassword: Passwords don't match",
  ])
})
