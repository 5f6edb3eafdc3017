import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '#lib/api.ts'
import { createCallTime } from './call-time.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp(answers: (number | undefined | ApiError)[]) {
  const report = vi.fn(async (_seconds: number) => {
    const answer = answers.shift()
    if (answer instanceof ApiError) throw answer
    return answer
  })
  const onUsedUp = vi.fn()
  return { time: createCallTime({ report, onUsedUp }), report, onUsedUp }
}
const usedUp = new ApiError(429, 'You have used all the talking time for this month.')

it('ends a call when its last seconds are used, not at the next report', async () => {
  const { time, report, onUsedUp } = setUp([usedUp])
  time.start(5)
  await vi.advanceTimersByTimeAsync(4_999)
  expect(report).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(report.mock.calls).toEqual([[5]])
  expect(onUsedUp).toHaveBeenCalledWith(usedUp.message)
})

it('goes by what the newest report says is left', async () => {
  const { time, report, onUsedUp } = setUp([12, usedUp])
  time.start(100)
  await vi.advanceTimersByTimeAsync(30_000)
  await time.tell()
  await vi.advanceTimersByTimeAsync(12_000)
  expect(report.mock.calls).toEqual([[30], [12]])
  expect(onUsedUp).toHaveBeenCalledOnce()
})

it('leaves no timer behind when the call ends, and waits for no limit that is months away', async () => {
  const { time, report } = setUp([12])
  time.start(3_000_000)
  await vi.advanceTimersByTimeAsync(2_000)
  time.stop()
  await time.tell()
  expect(report.mock.calls).toEqual([[2]])
  expect(vi.getTimerCount()).toBe(0)
})

it('ends a call when its AI is no longer shared, and goes on when a report is lost', async () => {
  const { time, onUsedUp } = setUp([
    new ApiError(0, 'Stepwise is not answering.', { code: 'unreachable' }),
    new ApiError(503, 'It is no longer shared.', { code: 'ai_not_connected' }),
  ])
  time.start()
  await vi.advanceTimersByTimeAsync(30_000)
  await time.tell()
  expect(onUsedUp).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(30_000)
  await time.tell()
  expect(onUsedUp).toHaveBeenCalledWith('It is no longer shared.')
})

it('counts no night that the computer slept through with a call left open', async () => {
  const { time, report } = setUp([100])
  time.start()
  const clock = vi.spyOn(performance, 'now')
  clock.mockReturnValue(8 * 3_600_000)
  await time.tell()
  vi.restoreAllMocks()
  expect(report.mock.calls).toEqual([[120]])
})
