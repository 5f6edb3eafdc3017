import { expect, test } from 'vitest'
import { addFamily } from '#support/server/cheap-family.ts'
import { family } from '#support/server/samples.ts'
import { startTestServer } from '#support/server/test-server.ts'

const { password } = family

async function startTwo() {
  const server = await startTestServer()
  addFamily(server, { email: 'Taken@example.org' })
  const { browser } = addFamily(server, { isCornerOpen: true })
  const change = (body: object) => browser.send('PATCH', '/api/parent/family', { body })
  const me = async () => (await browser.get('/api/me')).json
  return { server, browser, change, me }
}

test("a parent's name and e-mail are corrected with the password, and the new e-mail signs in", async () => {
  const { server, change, me } = await startTwo()
  expect(
    await change({ parentName: '  Rosa Reed ', email: ' Rosa.Reed@example.org ', password }),
  ).toMatchObject({
    status: 200,
    json: { parentName: 'Rosa Reed', email: 'Rosa.Reed@example.org' },
  })
  expect(await me()).toMatchObject({
    parentName: 'Rosa Reed',
    email: 'Rosa.Reed@example.org',
    childName: family.childName,
  })
  const elsewhere = server.browser()
  expect((await elsewhere.post('/api/login', { email: family.email, password })).status).toBe(401)
  expect((await elsewhere.post('/api/login', { email: 'rosa.reed@EXAMPLE.org', password })).status).toBe(200)
})

test('its own e-mail in other letters is no taken one', async () => {
  const { change } = await startTwo()
  expect(
    (await change({ parentName: family.parentName, email: family.email.toUpperCase(), password })).status,
  ).toBe(200)
})

test.for([
  [
    'a wrong password',
    { password: 'a guess' },
    400,
    'wrong_password',
    'password',
    'This password is incorrect',
  ],
  [
    'an e-mail of another family',
    { email: 'taken@EXAMPLE.org' },
    409,
    'email_taken',
    'email',
    'This e-mail already has an account',
  ],
  ['what is no e-mail', { email: 'rosa at home' }, 400, 'bad_request', 'email', 'Invalid email address'],
  ['a name of one letter', { parentName: 'R' }, 400, 'bad_request', 'parentName', 'Name is too short'],
] as const)('%s is refused in words and changes nothing', async ([, changed, status, code, field, words]) => {
  const { change, me } = await startTwo()
  const before = await me()
  const refused = await change({ parentName: 'Rosa Reed', email: 'new@example.org', password, ...changed })
  expect(refused).toMatchObject({ status, json: { code, fields: { [field]: words } } })
  expect(await me()).toEqual(before)
})

test('without the open corner nothing is changed, whatever the password', async () => {
  const { server } = await startTwo()
  const { browser } = addFamily(server, { email: 'closed@example.org' })
  const body = { parentName: 'Rosa Reed', email: 'new@example.org', password }
  expect(await browser.send('PATCH', '/api/parent/family', { body })).toMatchObject({
    status: 403,
    json: { code: 'parent_needed' },
  })
})
