/** A time of day as it was written. */
export interface ReadClock {
  /** From midnight, 0 to 1439; from noon or midnight where it does not say which half of the day. */
  minutes: number
  /** It says am or pm, or is written as only the 24-hour clock does. */
  isSure: boolean
  /** Written for the 24-hour clock: `16:30`, `0430`. */
  is24: boolean
  /** Written with am, pm or words for it. */
  hasHalf: boolean
}

const HALF =
  '(am|pm|a\\.m\\.?|p\\.m\\.?|a\\.m|p\\.m|in the morning|in the afternoon|in the evening|at night|noon|midnight)'
const DIGITS = new RegExp(
  `^(\\d{1,2})(?:[:.](\\d{2}))?(?:(?: ?o'?| a )clock)?(?: ?${HALF})?(?: hours| hrs)?$`,
)
const FOUR = /^(\d{2}):?(\d{2})(?: ?(?:hours|hrs|h))?$/
const SPOKEN = new RegExp(
  `^(?:(?:a )?(quarter|half|1/4|1/2|\\d{1,2})(?: minutes?| mins?)? (past|after|to|before|till|until) )(\\d{1,2}|noon|midnight|midday)(?: ?o'?clock)?(?: ?${HALF})?$`,
)
const PARTS: Record<string, number> = { quarter: 15, half: 30, '1/4': 15, '1/2': 30 }
const DAY = 1440
const NOON = 720

function isAfternoon(half: string): boolean {
  return /^p|afternoon|evening|night|noon/.test(half) && half !== 'midnight'
}

function at(hour: number, minute: number, half: string | undefined): ReadClock | undefined {
  if (minute > 59 || hour > 24) return undefined
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return undefined
    const start = half === 'noon' ? NOON : half === 'midnight' ? 0 : isAfternoon(half) ? NOON : 0
    // "12 at night" and "2 at night" are after midnight or before it: nobody can be sure.
    if (half === 'at night' && (hour === 12 || hour < 6)) return undefined
    return { minutes: (start + (hour % 12) * 60 + minute) % DAY, isSure: true, is24: false, hasHalf: true }
  }
  if (hour === 24 && minute > 0) return undefined
  const is24 = hour > 12 || hour === 0
  return { minutes: ((hour % 24) * 60 + minute) % DAY, isSure: is24, is24, hasHalf: false }
}

/** Reads `4:30 pm`, `16:30`, `0430`, `half past 4`, `quarter to 5`, `noon`; in small letters, numbers as digits. */
export function readClock(text: string): ReadClock | undefined {
  const plain = text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^(?:at|it is|it's) /, '')
    .replace(/[,;]+$/, '')
    .replace(/(?<=\d) ?: ?(?=\d)/, ':')
    .trim()
  if (/^(?:12 )?(?:noon|midday)$/.test(plain))
    return { minutes: NOON, isSure: true, is24: false, hasHalf: true }
  if (/^(?:12 )?midnight$/.test(plain)) return { minutes: 0, isSure: true, is24: false, hasHalf: true }
  const four = FOUR.exec(plain)
  if (four) {
    const [hour, minute] = [Number(four[1]), Number(four[2])]
    const found = at(hour, minute, undefined)
    const isMilitary = !plain.includes(':') || plain.startsWith('0')
    return found && isMilitary ? { ...found, isSure: true, is24: true } : found
  }
  const digits = DIGITS.exec(plain)
  if (digits) return at(Number(digits[1]), Number(digits[2] ?? 0), digits[3])
  const spoken = SPOKEN.exec(plain)
  if (!spoken) return undefined
  const [, part = '', way = '', hour = '', half] = spoken
  const away = PARTS[part] ?? Number(part)
  const isNoon = hour === 'noon' || hour === 'midday'
  const named = isNoon || hour === 'midnight'
  const base = named
    ? at(12, 0, isNoon ? 'noon' : 'midnight')
    : Number(hour) >= 1 && Number(hour) <= 12
      ? at(Number(hour), 0, half)
      : undefined
  if (!base || away > 59) return undefined
  const shift = /past|after/.test(way) ? away : -away
  return { ...base, minutes: (base.minutes + shift + DAY) % DAY, is24: false }
}
