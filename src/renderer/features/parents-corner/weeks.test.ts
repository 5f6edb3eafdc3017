import { expect, test } from 'vitest'
import { createWeeks, formatMinutes } from './weeks.ts'

test('days fall into weeks from Monday to Sunday, with the empty weeks between', () => {
  const weeks = createWeeks({
    today: '2025-03-19',
    days: [
      { day: '2025-03-02', seconds: 61 },
      { day: '2025-03-03', seconds: 1 },
      { day: '2025-03-19', seconds: 3_600 },
    ],
  })
  expect(weeks.map(({ monday, minutes }) => [monday, minutes])).toEqual([
    ['2025-02-24', 2],
    ['2025-03-03', 1],
    ['2025-03-10', 0],
    ['2025-03-17', 60],
  ])
  expect(weeks[0]?.days[6]).toEqual({ day: '2025-03-02', minutes: 2, isToday: false })
  expect(weeks[3]?.days[2]).toEqual({ day: '2025-03-19', minutes: 60, isToday: true })
})

test('without any use there is this week, also over the change of the clocks', () => {
  const [week] = createWeeks({ today: '2025-03-30', days: [] })
  expect(week?.days.map(({ day }) => day)).toEqual([
    '2025-03-24',
    '2025-03-25',
    '2025-03-26',
    '2025-03-27',
    '2025-03-28',
    '2025-03-29',
    '2025-03-30',
  ])
})

test('minutes are told in hours from 60 on', () => {
  expect([0, 45, 60, 65, 125].map(formatMinutes)).toEqual([
    '0 min',
    '45 min',
    '1 h',
    '1 h 5 min',
    '2 h 5 min',
  ])
})
