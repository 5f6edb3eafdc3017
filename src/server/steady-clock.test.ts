import { expect, test } from 'vitest'
import { steadyClock } from './steady-clock.ts'

const START = Date.parse('2025-03-05T10:00:00Z')

function clocks() {
  let wall = START
  let elapsed = 77
  const steady = steadyClock(
    () => new Date(wall),
    () => elapsed,
  )
  return {
    since: () => steady().getTime() - START,
    pass(milliseconds: number) {
      wall += milliseconds
      elapsed += milliseconds
    },
    sleep(milliseconds: number) {
      wall += milliseconds
    },
    setBack(milliseconds: number) {
      wall -= milliseconds
    },
  }
}

test('it goes with the computer’s clock, asleep or awake', () => {
  const { since, pass, sleep } = clocks()
  pass(500)
  expect(since()).toBe(500)
  sleep(60_000)
  expect(since()).toBe(60_500)
})

test('set back once, for ever or again and again, it goes on', () => {
  const { since, pass, setBack } = clocks()
  for (let times = 1; times <= 50; times++) {
    setBack(3_600_000)
    pass(1_000)
    expect(since()).toBe(times * 1_000)
  }
})

test('asked often, it goes no faster', () => {
  let elapsed = 0
  // The computer's clock knows whole milliseconds alone.
  const steady = steadyClock(
    () => new Date(START + Math.floor(elapsed)),
    () => elapsed,
  )
  for (; elapsed < 1_000; elapsed += 0.3) steady()
  expect(steady().getTime() - START).toBeLessThan(1_002)
})
