import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { tries } from '#support/how-much.ts'
import type { Browser } from '#support/server/browser.ts'
import { addFamily } from '#support/server/cheap-family.ts'
import { runServe, startServe } from '#support/server/serve-process.ts'
import { freshFolder, startTestServer } from '#support/server/test-server.ts'
import { openDatabase } from './database.ts'

/** At the same moment. */
const STARTS = tries(2, 3)

const log = pino({ enabled: false })
const now = () => new Date('2025-03-05T14:07:09Z')

const launchOf = ({ port, cookies }: Browser) => ({
  port,
  launchToken: cookies.get('stepwise_launch') ?? '',
})

test('a second server on the same folder is told who has it, touches nothing, and may start when that one is killed', async () => {
  const dataDir = freshFolder()
  const first = await startServe('--data-dir', dataDir)
  const { browser } = addFamily({ dataDir, ...launchOf(first.browser) })
  const work = join(dataDir, 'work')
  mkdirSync(work)
  writeFileSync(join(work, 'restoring.db'), 'half way')

  const second = runServe('--data-dir', dataDir)
  expect(await second.ended).toBe(1)
  expect(second.stdout()).toBe('')
  expect(second.stderr()).toMatch(
    new RegExp(
      `^Another Stepwise \\(without a window, for a browser, since .*, process ${first.child.pid}\\) is already using the data folder ${dataDir}; close that one`,
      'm',
    ),
  )
  expect(readFileSync(join(work, 'restoring.db'), 'utf8')).toBe('half way')
  const profile = { assistantName: 'Pip' }
  expect((await browser.send('PATCH', '/api/me/profile', { body: profile })).status).toBe(200)

  first.child.kill('SIGKILL')
  await first.ended
  const third = await startServe('--data-dir', dataDir)
  third.browser.cookies.set('stepwise_session', browser.cookies.get('stepwise_session') ?? '')
  expect((await third.browser.get('/api/me')).json).toMatchObject(profile)
  expect(existsSync(work)).toBe(false)
})

test('of two that start at the same moment one has the folder', async () => {
  const dataDir = freshFolder()
  const starts = await Promise.allSettled(
    Array.from({ length: STARTS }, () => startServe('--data-dir', dataDir)),
  )
  const winners = starts.filter(start => start.status === 'fulfilled')
  expect(winners).toHaveLength(1)
  const losers = starts.filter(start => start.status === 'rejected')
  expect(losers.map(({ reason }) => String(reason))).toEqual(
    Array.from({ length: STARTS - 1 }, () => expect.stringContaining('Another Stepwise')),
  )
})

test('within one process too; closing gives the folder free, and so does a start that fails', async () => {
  const dataDir = freshFolder()
  const first = openDatabase({ dataDir, log, now, host: 'desktop' })
  expect(() => openDatabase({ dataDir, log, now })).toThrow(
    expect.objectContaining({
      obstacle: 'owned',
      detail: expect.stringMatching(/^It is open in a window of its own, since 5 March 2025 .*\.$/),
    }),
  )
  await first.close()
  writeFileSync(join(dataDir, 'stepwise.db'), 'damaged '.repeat(2_000))
  for (let round = 0; round < 2; round++) {
    expect(() => openDatabase({ dataDir, log, now })).toThrow('is damaged')
  }
  writeFileSync(join(dataDir, 'stepwise.db'), '')
  const server = await startTestServer({ dataDir })
  await expect(startTestServer({ dataDir })).rejects.toThrow('Another Stepwise')
  await server.close()
  await expect(startTestServer({ dataDir, port: 80_000 })).rejects.toThrow()
  await startTestServer({ dataDir })
})

test('a lock file with strange bytes in it is a lock all the same', { tags: 'in-full' }, async () => {
  const dataDir = freshFolder()
  writeFileSync(join(dataDir, 'stepwise.lock'), 'no database at all '.repeat(100))
  writeFileSync(join(dataDir, 'stepwise.owner.json'), '{"pid":')
  const first = await startServe('--data-dir', dataDir)
  const second = runServe('--data-dir', dataDir)
  expect(await second.ended).toBe(1)
  expect(second.stderr()).toContain(`process ${first.child.pid}`)
})

test('a lock that can not be had is told with what to do', () => {
  const dataDir = freshFolder()
  mkdirSync(join(dataDir, 'stepwise.lock'))
  expect(() => openDatabase({ dataDir, log, now })).toThrow(
    /can't keep other programs out of its data folder/,
  )
})
