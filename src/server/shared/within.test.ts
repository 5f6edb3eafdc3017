import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { within } from './within.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('work in time gives what it comes to and leaves no timer that would hold the process', async () => {
  expect(await within(50, async () => 'done')).toBe('done')
  expect(vi.getTimerCount()).toBe(0)
})

test.each([
  ['later', () => Promise.reject(new Error('locked'))],
  [
    'at once',
    () => {
      throw new Error('locked')
    },
  ],
])('work that fails %s fails with its own words and leaves no timer', async (_, work) => {
  await expect(within(50, work)).rejects.toThrow('locked')
  expect(vi.getTimerCount()).toBe(0)
})

test('work that takes longer is a time-out, and what it says later disturbs nobody', async () => {
  const slow = Promise.withResolvers<string>()
  const waiting = within(50, () => slow.promise)
  const failed = expect(waiting).rejects.toMatchObject({ name: 'TimeoutError' })
  await vi.advanceTimersByTimeAsync(50)
  await failed
  slow.reject(new Error('too late'))
  await vi.advanceTimersByTimeAsync(0)
})
