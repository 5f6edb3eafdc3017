import { expect, test } from 'vitest'
import { birthYears } from '#contract/birth-years.ts'
import { addFamily } from '#support/server/cheap-family.ts'
import { family, signUp } from '#support/server/samples.ts'
import { startTestServer } from '#support/server/test-server.ts'

test('a parent registers, is signed in, logs out and in again', async () => {
  const server = await startTestServer()
  const browser = server.browser()
  const { password, ...visible } = family
  const user = { id: 1, ...visible, assistantName: 'AI Tutor' }

  expect(await browser.post('/api/register', family)).toMatchObject({ status: 201, json: user })
  expect(await browser.get('/api/me')).toMatchObject({ status: 200, json: user })
  expect((await browser.post('/api/logout')).status).toBe(204)
  expect((await browser.get('/api/me')).status).toBe(401)
  expect((await browser.post('/api/logout')).status).toBe(204)

  const login = await browser.post('/api/login', { email: ' ADA@Example.org ', password })
  expect(login).toMatchObject({ status: 200, json: user })
  expect(login.text).not.toContain('scrypt')
  expect((await browser.get('/api/me')).status).toBe(200)
  expect(server.logged()).not.toContain(password)
  expect(server.logged()).not.toContain(browser.cookies.get('stepwise_session'))
})

test('each rule of registration has its words', async () => {
  const browser = (await startTestServer()).browser()
  const [newest = 0] = birthYears(new Date().getFullYear())
  const cases: [Partial<Record<keyof typeof family, unknown>>, string, string][] = [
    [{ parentName: 'A' }, 'parentName', 'Name is too short'],
    [{ parentName: ' \u0000A\u202e ' }, 'parentName', 'Name is too short'],
    [{ childName: '' }, 'childName', 'Name is too short'],
    [{ childName: 'x'.repeat(101) }, 'childName', 'At most 100 characters, please'],
    [{ childBirthYear: '' }, 'childBirthYear', 'Please select a birth year'],
    [{ childBirthYear: newest + 1 }, 'childBirthYear', 'Please select a birth year'],
    [{ childBirthYear: newest - 18 }, 'childBirthYear', 'Please select a birth year'],
    [{ childBirthYear: newest - 0.5 }, 'childBirthYear', 'Please select a birth year'],
    [{ email: 'ada' }, 'email', 'Invalid email address'],
    [{ email: `${'x'.repeat(300)}@example.org` }, 'email', 'Invalid email address'],
    [{ password: '1234567' }, 'password', 'Password must be at least 8 characters'],
    [{ password: 'x'.repeat(1_001) }, 'password', 'Password must be at most 1,000 characters'],
    [{ password: 12345678 }, 'password', '“password” is not of the right kind.'],
    [{ email: undefined }, 'email', '“email” is missing.'],
  ]
  for (const [change, field, words] of cases) {
    const answer = await browser.post('/api/register', { ...family, ...change })
    expect(answer, JSON.stringify(change)).toMatchObject({
      status: 400,
      json: { message: words, fields: { [field]: words } },
    })
  }
  expect((await browser.get('/api/me')).status).toBe(401)
})

test('an e-mail has one account, in whatever letter case, also when two register at once', async () => {
  const server = await startTestServer()
  const taken = {
    status: 409,
    json: {
      message: 'Registration failed: this e-mail already has an account',
      code: 'email_taken',
      fields: { email: expect.any(String) },
    },
  }
  const answers = await Promise.all([
    server.browser().post('/api/register', family),
    server.browser().post('/api/register', { ...family, email: 'ADA@example.ORG' }),
  ])
  answers.sort((one, other) => one.status - other.status)
  expect(answers[0]).toMatchObject({ status: 201 })
  expect(answers[1]).toMatchObject(taken)
  const late = server.browser()
  expect(await late.post('/api/register', { ...family, email: 'Ada@Example.Org' })).toMatchObject(taken)
  expect((await late.get('/api/me')).status).toBe(401)
})

test('a wrong password and an unknown e-mail get the same answer', async () => {
  const server = await startTestServer()
  await signUp(server.browser())
  const wrong = { ...family, password: 'not the right one' }
  const unknown = { ...wrong, email: 'nobody@example.org' }
  for (const login of [wrong, unknown]) {
    const answer = await server.browser().post('/api/login', login)
    expect(answer.status).toBe(401)
    expect(answer.json).toEqual({ message: 'Login failed: Invalid email or password', code: 'wrong_login' })
  }
})

test('ten failures close an e-mail, even at once and for the right password, and no other one', async () => {
  const server = await startTestServer()
  addFamily(server)
  addFamily(server, { email: 'other@example.org' })
  const wrong = { email: family.email, password: 'a guess' }
  const guesses = await Promise.all(
    Array.from({ length: 14 }, () => server.browser().post('/api/login', wrong)),
  )
  expect(guesses.filter(answer => answer.status === 401)).toHaveLength(10)
  expect(guesses.filter(answer => answer.status === 429)).toHaveLength(4)

  const closed = await server.browser().post('/api/login', { ...family, email: 'ADA@example.org' })
  expect(closed).toMatchObject({
    status: 429,
    json: { code: 'too_many_attempts', message: expect.stringMatching(/^Login failed: .*wait 15 minutes/) },
  })
  const other = { email: 'other@example.org', password: family.password }
  expect((await server.browser().post('/api/login', other)).status).toBe(200)
})
