import { expect, onTestFinished, test, vi } from 'vitest'
import { limitLogins } from './login-limit.ts'

const EMAIL = 'ada@example.org'
const MINUTE = 60_000

async function failTimes(limit: ReturnType<typeof limitLogins>, times: number): Promise<void> {
  for (let count = 0; count < times; count++) await limit.countAttempt(EMAIL)
}

test('a success wipes the failures before it', async () => {
  const limit = limitLogins()
  await failTimes(limit, 9)
  await limit.forgive('ADA@example.org')
  await failTimes(limit, 10)
  await expect(limit.countAttempt(EMAIL)).rejects.toMatchObject({ status: 429 })
})

test('the wait is told in words, shrinks, and ends after 15 minutes', async () => {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const limit = limitLogins()
  await failTimes(limit, 10)
  await expect(limit.countAttempt(EMAIL)).rejects.toThrow('wait 15 minutes')
  vi.advanceTimersByTime(10 * MINUTE + 1)
  await expect(limit.countAttempt(EMAIL)).rejects.toThrow('wait 5 minutes')
  vi.advanceTimersByTime(4 * MINUTE)
  await expect(limit.countAttempt(EMAIL)).rejects.toThrow('wait 1 minute and')
  vi.advanceTimersByTime(MINUTE)
  await failTimes(limit, 10)
})
