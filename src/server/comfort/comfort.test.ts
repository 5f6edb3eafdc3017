import { expect, test } from 'vitest'
import { USUAL_COMFORT } from '#contract/usual-comfort.ts'
import { addFamily } from '#support/server/cheap-family.ts'
import { startTestServer } from '#support/server/test-server.ts'

test('what a child likes is kept with the child, is told at sign-in, and is no sibling’s', async () => {
  const server = await startTestServer()
  const { browser } = addFamily(server, { isCornerOpen: true })
  expect((await browser.get('/api/me')).json).not.toHaveProperty('comfort')
  const change = (body: object) => browser.send('PATCH', '/api/comfort', { body })
  expect((await change({ textSize: 'larger', look: 'dark' })).json).toEqual({
    ...USUAL_COMFORT,
    textSize: 'larger',
    look: 'dark',
  })
  // What isn't named stays.
  await change({ speed: 'slow', voice: 'urn:voice:anna' })
  const liked = { textSize: 'larger', look: 'dark', speed: 'slow', voice: 'urn:voice:anna' }
  expect((await browser.get('/api/me')).json).toMatchObject({ comfort: liked })
  expect(await change({ textSize: 'huge' })).toMatchObject({ status: 400 })
  const sibling = await browser.post('/api/parent/children', { name: 'Zed', birthYear: 2016 })
  await browser.post(`/api/children/${(sibling.json as { id: number }).id}/start`, {})
  expect((await browser.get('/api/me')).json).not.toHaveProperty('comfort')
})

test('only a parent allows voices of a company', async () => {
  const server = await startTestServer()
  const { browser } = addFamily(server, { isCornerOpen: true })
  const allow = (isAllowed: boolean) => browser.send('PATCH', '/api/remote-voices', { body: { isAllowed } })
  expect((await browser.get('/api/remote-voices')).json).toEqual({ isAllowed: false })
  expect((await allow(true)).json).toEqual({ isAllowed: true })
  await browser.post('/api/parent/close')
  expect(await allow(false)).toMatchObject({ status: 403, json: { code: 'parent_needed' } })
  expect((await browser.get('/api/remote-voices')).json).toEqual({ isAllowed: true })
})
