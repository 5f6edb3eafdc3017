import { scryptSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { payInFull } from '#support/server/cheap-passwords.ts'
import { apart, leastOf } from '#support/times-as-much.ts'
import { ensureRoom, hashPassword, isRightPassword } from './passwords.ts'

const SALT = Buffer.alloc(16).toString('base64url')

test('a hash is scrypt at the full cost with a salt of its own', async () => {
  payInFull()
  const [one, other] = await Promise.all([hashPassword('same words'), hashPassword('same words')])
  expect(one).not.toBe(other)
  const [name, logN, r, p, salt, hash] = one.split('$')
  expect([name, logN, r, p]).toEqual(['scrypt', '17', '8', '1'])
  const expected = scryptSync('same words', Buffer.from(salt ?? '', 'base64url'), 32, {
    N: 2 ** 17,
    r: 8,
    p: 1,
    maxmem: 2 ** 28,
  })
  expect(hash).toBe(expected.toString('base64url'))
})

test('only the right password is right, however its accents are composed', async () => {
  const stored = await hashPassword('crème brûlée')
  expect(await isRightPassword('crème brûlée'.normalize('NFD'), stored)).toBe(true)
  expect(await isRightPassword('Crème brûlée', stored)).toBe(false)
  expect(await isRightPassword('', stored)).toBe(false)
})

test('an unknown account is never right and takes as long as a known one', async () => {
  payInFull()
  const stored = ['scrypt', 17, 8, 1, SALT, Buffer.alloc(32).toString('base64url')].join('$')
  const timed = async (hash: string | undefined) => {
    const from = process.cpuUsage().user
    expect(await isRightPassword('other password', hash)).toBe(false)
    return process.cpuUsage().user - from
  }
  const look = async () => apart(await timed(stored), await timed(undefined))
  expect(await leastOf(3, look)).toBeLessThan(3)
})

test('of a hundred visitors at once two are served, 32 wait and the others are sent away at once', async () => {
  const cheap = ['scrypt', 4, 8, 1, SALT, Buffer.alloc(32).toString('base64url')].join('$')
  await ensureRoom('visitor')
  const answers = await Promise.allSettled(
    Array.from({ length: 100 }, () => isRightPassword('a guess', cheap, 'visitor')),
  )
  const refused = answers.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(66)
  expect(answers.slice(34)).toEqual(refused)
  await ensureRoom('visitor')
})
