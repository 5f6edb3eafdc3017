import { expect, test } from 'vitest'
import { addSibling, windowOf } from '#support/server/children.ts'
import { newFamily } from '#support/server/families.ts'
import { png, sendForm } from '#support/server/pictures.ts'
import { startTestServer } from '#support/server/test-server.ts'

const page = { field: 'question', name: 'page.png', bytes: png() }
const none = { question: [], answer: [] }

test('pictures come back once, to their own child alone, and are gone with the sign-in', async () => {
  const browser = newFamily(await startTestServer())
  const leo = await addSibling(browser, 'Leo')
  const minas = await windowOf(browser, 1)
  expect((await sendForm(minas, '/api/kept-pictures', {}, [page])).status).toBe(204)

  const leos = await windowOf(browser, leo.id)
  expect((await leos.post('/api/kept-pictures/take', {})).json).toEqual(none)
  const back = await (await windowOf(browser, 1)).post('/api/kept-pictures/take', {})
  expect(back.json).toEqual({
    question: [{ name: 'page.png', type: 'image/png', bytes: page.bytes.toString('base64') }],
    answer: [],
  })
  expect((await minas.post('/api/kept-pictures/take', {})).json).toEqual(none)

  await sendForm(minas, '/api/kept-pictures', {}, [page])
  await browser.post('/api/logout', {})
  expect((await minas.post('/api/kept-pictures/take', {})).status).toBe(401)
})
