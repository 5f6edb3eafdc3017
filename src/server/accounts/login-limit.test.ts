import { join } from 'node:path'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { allRows } from '#support/server/rows.ts'
import { canMountDisk, mountSmallDisk } from '#support/server/small-disk.ts'
import { freshFolder } from '#support/server/test-server.ts'
import { openDatabase } from '../db/database.ts'
import { keepFailedTries } from './failed-tries.ts'
import { limitLogins, triesOf } from './login-limit.ts'

const MINUTE = 60_000
const ADA = triesOf.login('ada@example.org', { id: 7 })

/** The limits on a database of their own, with a clock that the test sets. */
function open(dataDir = freshFolder()) {
  const log = pino({ level: 'silent' })
  let elapsed = 1_000
  const database = openDatabase({ dataDir, log, now: () => new Date() })
  onTestFinished(() => database.close())
  const limits = limitLogins(keepFailedTries({ db: database.db, elapsed: () => elapsed, log }))
  return {
    dataDir,
    limits,
    close: database.close,
    pass(milliseconds: number) {
      elapsed += milliseconds
    },
    stored: () => allRows(join(dataDir, 'stepwise.db')).failed_tries ?? [],
    async fail(times: number, subject = ADA) {
      for (let count = 0; count < times; count++) {
        expect(await limits.login.tryOnce(subject, async () => false)).toBe(false)
      }
    },
    attempt: (subject = ADA) => limits.login.tryOnce(subject, async () => true),
  }
}

test('a success wipes the failures before it', async () => {
  const { fail, attempt, stored } = open()
  await fail(9)
  expect(await attempt()).toBe(true)
  expect(stored()).toEqual([])
  await fail(10)
  await expect(attempt()).rejects.toMatchObject({ status: 429, retryAfter: 15 * 60 })
})

test('the wait is told in words, shrinks, and ends after 15 minutes', async () => {
  const { fail, attempt, pass } = open()
  await fail(10)
  await expect(attempt()).rejects.toThrow('wait 15 minutes')
  pass(10 * MINUTE + 1)
  await expect(attempt()).rejects.toThrow('wait 5 minutes')
  pass(4 * MINUTE)
  await expect(attempt()).rejects.toThrow('wait 1 minute and')
  pass(MINUTE)
  await fail(10)
})

test('failures of more than 15 minutes ago are forgotten, in the database too', async () => {
  const { fail, pass, stored } = open()
  await fail(9)
  pass(15 * MINUTE)
  await fail(10)
  expect(stored()).toEqual([{ subject: ADA, failures: 10 }])
  pass(15 * MINUTE)
  await fail(1, 'login 8')
  expect(stored()).toEqual([{ subject: 'login 8', failures: 1 }])
})

test('the count outlives a restart, and one after the other brings no more tries', async () => {
  const { dataDir, fail, close } = open()
  await fail(6)
  await close()
  const second = open(dataDir)
  await second.fail(4)
  await second.close()
  const third = open(dataDir)
  await expect(third.attempt()).rejects.toThrow('wait 15 minutes')
  third.pass(15 * MINUTE)
  expect(await third.attempt()).toBe(true)
})

test('many at once pass no more than ten, and one that could not be checked is not counted', async () => {
  const { limits, fail } = open()
  const broken = limits.login.tryOnce(ADA, () => Promise.reject(new Error('busy')))
  await expect(broken).rejects.toThrow('busy')
  await fail(5)
  const tries = await Promise.allSettled(
    Array.from({ length: 20 }, () => limits.login.tryOnce(ADA, async () => false)),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
})

test('a flood of unknown e-mails fills no table and frees no account', async () => {
  const { fail, attempt, stored } = open()
  await fail(10)
  for (let count = 0; count < 1_100; count++) await fail(1, triesOf.login(`${count}@example.org`, undefined))
  expect(stored()).toHaveLength(1_001)
  expect(JSON.stringify(stored())).not.toContain('example.org')
  await expect(attempt()).rejects.toMatchObject({ status: 429 })
})

test.skipIf(!canMountDisk)('on a full disk the tries still count', async () => {
  const disk = mountSmallDisk(4)
  const { fail, attempt } = open(disk.folder)
  await fail(1)
  disk.fill()
  await fail(9)
  await expect(attempt()).rejects.toMatchObject({ status: 429 })
})
