import { expect, test } from 'vitest'
import { addFamily } from '#support/server/cheap-family.ts'
import { addSibling, windowOf } from '#support/server/children.ts'
import { family } from '#support/server/samples.ts'
import { startTestServer } from '#support/server/test-server.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** A family whose clock stands at five in the afternoon, by this computer's own time. */
async function start() {
  let moment = new Date(2025, 2, 5, 17, 0).getTime()
  const server = await startTestServer({ now: () => new Date(moment) })
  const { browser, id } = addFamily(server, { isCornerOpen: true })
  const present = async (here = browser) =>
    ((await here.post('/api/presence', { isActive: true })).json as { timeLeft?: unknown }).timeLeft
  return {
    browser,
    id,
    present,
    pass(milliseconds: number) {
      moment += milliseconds
    },
    /** So many minutes at work. */
    async work(minutes: number) {
      for (let minute = 0; minute < minutes; minute++) {
        moment += MINUTE
        await present()
      }
    },
    set: (body: unknown) => browser.send('PATCH', `/api/parent/children/${id}/time`, { body }),
  }
}

test('off until set; minutes count down for the one child, end at nothing, and begin anew the next day', async () => {
  const { browser, id, set, present, work, pass } = await start()
  expect(await present()).toBeUndefined()
  expect((await set({ minutesADay: 10 })).json).toEqual({ minutesADay: 10, bedtime: null })
  await work(4)
  expect(await present()).toEqual({ seconds: 6 * 60, by: 'minutes' })
  await work(8)
  expect(await present()).toEqual({ seconds: 0, by: 'minutes' })
  const zed = await addSibling(browser, 'Zed')
  expect(await present(await windowOf(browser, zed.id))).toBeUndefined()
  const here = await windowOf(browser, id)
  pass(DAY)
  expect(await present(here)).toEqual({ seconds: 600, by: 'minutes' })
})

test('a bedtime lasts until the morning, and whichever ends first is told', async () => {
  const { set, present, pass } = await start()
  await set({ minutesADay: 60, bedtime: '17:30' })
  expect(await present()).toEqual({ seconds: 30 * 60, by: 'bedtime' })
  pass(9 * 60 * MINUTE)
  expect(await present()).toMatchObject({ seconds: 0, by: 'bedtime' })
  pass(6 * 60 * MINUTE)
  expect(await present()).toMatchObject({ by: 'minutes' })
})

test('a grown-up gives more time by the password alone; what can’t be is refused', async () => {
  const { browser, set, present, work } = await start()
  await set({ minutesADay: 5 })
  await work(6)
  expect(await present()).toMatchObject({ seconds: 0 })
  expect(await browser.post('/api/children/more-time', { password: 'a guess' })).toMatchObject({
    status: 400,
  })
  await browser.post('/api/children/more-time', { password: family.password })
  expect(await present()).toMatchObject({ seconds: 15 * 60 })
  expect(await set({ minutesADay: 1 })).toMatchObject({ status: 400 })
  expect(await set({ bedtime: '7:30' })).toMatchObject({ status: 400 })
  await browser.post('/api/parent/close')
  expect(await set({ minutesADay: null })).toMatchObject({ status: 403 })
})
