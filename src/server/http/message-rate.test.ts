import { expect, test } from 'vitest'
import { messageRate } from './message-rate.ts'

test('lets a burst through, then so many a second', () => {
  let time = 0
  const mayPass = messageRate({ burst: 3, perSecond: 2, clock: () => time })
  const passed = () => Array.from({ length: 6 }, mayPass).filter(Boolean).length
  expect(passed()).toBe(3)
  expect(passed()).toBe(0)
  time += 1_000
  expect(passed()).toBe(2)
  time += 60_000
  expect(passed()).toBe(3)
})
