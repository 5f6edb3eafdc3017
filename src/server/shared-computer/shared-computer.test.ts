import { expect, test } from 'vitest'
import { addFamily } from '#support/server/cheap-family.ts'
import { family } from '#support/server/samples.ts'
import { startTestServer } from '#support/server/test-server.ts'
import { firstNameAndInitial } from './families.ts'

const MINUTE = 60_000
const password = { password: family.password }

/** A signed-in browser whose parent's corner is open, on a server whose clock is set by hand. */
async function startWithParent() {
  let moment = Date.now()
  const server = await startTestServer({ now: () => new Date(moment) })
  const { browser, id } = addFamily(server, { isCornerOpen: true })
  return {
    server,
    browser,
    id,
    pass(milliseconds: number) {
      moment += milliseconds
    },
    change: (body: unknown) => browser.send('PATCH', '/api/shared-computer', { body }),
  }
}

test('a family is offered by first name and initial', () => {
  expect(firstNameAndInitial('Rosa Lindgren')).toBe('Rosa L.')
  expect(firstNameAndInitial('Rosa Maria de la Cruz')).toBe('Rosa C.')
  expect(firstNameAndInitial(' Rosa ')).toBe('Rosa')
  expect(firstNameAndInitial('李 小龙')).toBe('李 小.')
  expect(firstNameAndInitial('Ann 𝒵oe')).toBe('Ann 𝒵.')
})

test('the sign-in page offers only families that want it, and never an e-mail', async () => {
  const { server, id, change } = await startWithParent()
  const visitor = server.browser()
  expect(await visitor.get('/api/families')).toMatchObject({ status: 200, json: [] })
  const login = { familyId: id, ...password }
  expect((await visitor.post('/api/login/family', login)).status).toBe(401)

  expect(await change({ isListed: true })).toMatchObject({
    json: { isListed: true, idleLockMinutes: null },
  })
  expect((await visitor.get('/api/families')).json).toEqual([{ id, name: 'Ada P.' }])
  expect((await visitor.post('/api/login/family', { ...login, password: 'wrong' })).json).toEqual({
    message: 'Login failed: Invalid email or password',
    code: 'wrong_login',
  })
  expect(await visitor.post('/api/login/family', login)).toMatchObject({ status: 200, json: { id } })
  await change({ isListed: false })
  expect((await server.browser().get('/api/families')).json).toEqual([])
})

test('only a parent changes the settings, and only to what is offered', async () => {
  const { browser, change } = await startWithParent()
  expect(await change({ idleLockMinutes: 7 })).toMatchObject({
    status: 400,
    json: { message: 'Please choose one of the offered times' },
  })
  await browser.post('/api/parent/close')
  expect(await change({ idleLockMinutes: 5 })).toMatchObject({ status: 403, json: { code: 'parent_needed' } })
  expect((await browser.get('/api/shared-computer')).json).toEqual({ isListed: false, idleLockMinutes: null })
})

test('a page that is left alone locks, also when it was closed, until the password is given', async () => {
  const { browser, pass, change } = await startWithParent()
  const locked = { status: 423, json: { code: 'locked' } }
  await change({ idleLockMinutes: 5 })
  pass(4 * MINUTE)
  await browser.post('/api/presence', { isActive: true })
  pass(5 * MINUTE)
  expect((await browser.get('/api/evaluations')).status).toBe(200)
  pass(MINUTE)
  expect(await browser.get('/api/evaluations')).toMatchObject(locked)
  expect(await browser.get('/api/parent/time-used')).toMatchObject(locked)
  // A child's touch doesn't open it.
  expect(await browser.post('/api/presence', { isActive: true })).toMatchObject({ json: { isLocked: true } })
  expect((await browser.get('/api/me')).status).toBe(200)
  expect(await browser.post('/api/unlock', { password: 'wrong' })).toMatchObject({
    status: 400,
    json: { code: 'wrong_password', fields: { password: 'This password is incorrect' } },
  })
  expect(await browser.get('/api/evaluations')).toMatchObject(locked)
  expect((await browser.post('/api/unlock', password)).status).toBe(204)
  expect((await browser.get('/api/evaluations')).status).toBe(200)
})

test('the page can lock itself, which closes the corner too, and logging out still works', async () => {
  const { server, browser } = await startWithParent()
  await browser.post('/api/lock')
  expect(await browser.post('/api/presence', { isActive: false })).toMatchObject({
    json: { isLocked: true, idleLockMinutes: null },
  })
  const elsewhere = server.browser()
  await elsewhere.post('/api/login', family)
  expect((await elsewhere.get('/api/evaluations')).status).toBe(200)
  await browser.post('/api/unlock', password)
  expect((await browser.get('/api/parent')).json).toEqual({})
  await browser.post('/api/lock')
  expect((await browser.post('/api/logout')).status).toBe(204)
  expect((await browser.get('/api/me')).status).toBe(401)
})
