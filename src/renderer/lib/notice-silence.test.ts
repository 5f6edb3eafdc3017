import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noticeSilence, SILENT_FOR } from './notice-silence.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A microphone that is open, and an ear on it. */
function listen() {
  const now = { sounds: false, readyState: 'live', ended: 0, told: 0 }
  const stream = { getAudioTracks: () => [now] } as unknown as MediaStream
  noticeSilence(
    stream,
    () => now.told++,
    () => ({ hears: () => now.sounds, end: () => void now.ended++ }),
  )
  return now
}

test('perfect silence is told, once', () => {
  const now = listen()
  vi.advanceTimersByTime(SILENT_FOR - 300)
  expect([now.told, now.ended]).toEqual([0, 0])
  vi.advanceTimersByTime(SILENT_FOR * 3)
  expect([now.told, now.ended]).toEqual([1, 1])
})

test('after the first sound nobody listens any more', () => {
  const now = listen()
  vi.advanceTimersByTime(1_000)
  now.sounds = true
  vi.advanceTimersByTime(300)
  now.sounds = false
  vi.advanceTimersByTime(SILENT_FOR * 3)
  expect([now.told, now.ended]).toEqual([0, 1])
})

test('a recording that ends earlier is not silence', () => {
  const now = listen()
  vi.advanceTimersByTime(1_000)
  now.readyState = 'ended'
  vi.advanceTimersByTime(SILENT_FOR * 3)
  expect([now.told, now.ended]).toEqual([0, 1])
})
