import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { End } from '../http/refusals.ts'
import { liveSignIns } from './live-sign-ins.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const SOME_LOOKS = 5_000

/** A sign-in that is gone by the next look, with two requests under way. */
function startWithTwoRequests() {
  const live = liveSignIns(async () => ['signed_out'], pino({ enabled: false }))
  const hold = () => {
    const by = new IncomingMessage(new Socket())
    const ends: End[] = []
    live.hold({ session: 'one', childId: undefined, by, onEnd: end => ends.push(end) })
    return { by, ends }
  }
  return { live, asking: hold(), other: hold() }
}

test('whatever holds on to a sign-in hears at the next look that it is gone', async () => {
  const { live, asking, other } = startWithTwoRequests()
  await vi.advanceTimersByTimeAsync(SOME_LOOKS)
  live.stop()
  expect([asking.ends[0], other.ends[0]]).toEqual(['signed_out', 'signed_out'])
})

test('a request that ends its own sign-in is answered, however long it takes', async () => {
  const { live, asking, other } = startWithTwoRequests()
  live.tell('one', 'signed_out', asking.by)
  expect(other.ends).toEqual(['signed_out'])
  await vi.advanceTimersByTimeAsync(SOME_LOOKS)
  live.stop()
  expect(asking.ends).toEqual([])
})
