import { wayOnClock } from '../facts/times-asked.ts'
import { shownTime } from '../quantities/clock-way.ts'
import type { Unsolved } from './unsolved.ts'

const TIME = /(?<![\d:.])\d{1,2}:[0-5]\d(?![\d:])/g

/** What a message says of the clock where the work tells times of the day, and what else it says. */
interface TimesSaid {
  right: readonly string[]
  wrong?: string
  rest: string
}

/** Where times of the day are told, `4:45` is one, and neither a ratio nor a division. */
export function timesSaid({ told }: Unsolved, text: string): TimesSaid {
  if (!told.some(({ number }) => number.includes(':'))) return { right: [], rest: text }
  const rest = text.replace(TIME, ' ; ')
  const { from, to = 0, long = 0 } = wayOnClock(text) ?? {}
  if (from === undefined) return { right: [], rest }
  return (to - from - long) % 720 === 0
    ? { right: [`\`${text}\``], rest }
    : {
        right: [],
        wrong: `Count on from ${shownTime(from)}: how many minutes is it to ${shownTime(to)}?`,
        rest,
      }
}
