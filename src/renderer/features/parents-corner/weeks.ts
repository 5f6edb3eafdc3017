import type { TimeUsed } from '#contract/parents-corner.ts'

export interface Week {
  /** The Monday, such as `2025-03-03`. */
  monday: string
  /** Monday to Sunday; minutes are whole and rounded up, so that a short visit is not lost. */
  days: { day: string; minutes: number; isToday: boolean }[]
  minutes: number
}

const DAY = 24 * 60 * 60 * 1000

/** The weeks from the first with any use to this one, oldest first; at least this week. */
export function createWeeks({ today, days }: TimeUsed): Week[] {
  const secondsOn = new Map(days.map(({ day, seconds }) => [day, seconds]))
  const weeks: Week[] = []
  for (let monday = findMonday(days[0]?.day ?? today); monday <= today; monday = plusDays(monday, 7)) {
    const week = Array.from({ length: 7 }, (_, index) => {
      const day = plusDays(monday, index)
      return { day, minutes: Math.ceil((secondsOn.get(day) ?? 0) / 60), isToday: day === today }
    })
    weeks.push({ monday, days: week, minutes: week.reduce((sum, { minutes }) => sum + minutes, 0) })
  }
  return weeks
}

/** `45 min`, `1 h 5 min`, `2 h`. */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ')
}

/** Dates are counted in UTC, where every day has 24 hours. */
function plusDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10)
}

function findMonday(day: string): string {
  return plusDays(day, -((new Date(day).getUTCDay() + 6) % 7))
}
