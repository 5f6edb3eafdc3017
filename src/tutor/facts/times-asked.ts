import { NUMBER_WORDS } from '#maths/ideas/number-said.ts'

const HOURS = ['one|an?', ...NUMBER_WORDS.slice(2)]
const NUMBER = `(\\d{1,3}|${HOURS.join('|')}|fifteen|twenty|twenty[- ]five|thirty|forty|forty[- ]five|ninety)`
const TENS: Readonly<Record<string, number>> = {
  fifteen: 15,
  twenty: 20,
  'twenty five': 25,
  thirty: 30,
  forty: 40,
  'forty five': 45,
  ninety: 90,
}

function numberOf(said = '0'): number {
  const word = said.toLowerCase().replace('-', ' ')
  const at = HOURS.findIndex(each => each.split('|').some(one => new RegExp(`^${one}$`).test(word)))
  return at >= 0 ? at + 1 : (TENS[word] ?? Number(word))
}

const HALF_OF_DAY = '(?: ?([ap])\\.?m\\b\\.?)?'
/** `ten to 7`, `half past 3`, `quarter past nine` */
const SPOKEN = new RegExp(
  `(?<![:.\\d])\\b(?:(half|(?:a )?quarter)|${NUMBER}(?: ?min(?:ute)?s?)?) (past|to|after|till) (\\d{1,2}|${HOURS.slice(1).join('|')}|one)\\b(?![:.]?\\d)(?: ?o'?clock)?${HALF_OF_DAY}`,
  'gi',
)
const DIGITS = new RegExp(`(?<![\\d.,£$€])(\\d{1,2})[:.](\\d{2})(?![\\d%])${HALF_OF_DAY}`, 'gi')
const WHOLE = new RegExp(`\\b(\\d{1,2}) ?(?:o'? ?clock${HALF_OF_DAY}|([ap])\\.?m\\b\\.?)`, 'gi')
const AT =
  /(?<=\b(?:at|from|until|till|by|to) )(\d{1,2})\b(?! ?(?:[:.]?\d|%|min|hour|h\b|km|m\b|st|nd|rd|th))/gi

const SPANS: readonly [RegExp, (...found: string[]) => number][] = [
  [/\b(?:one|an?|1) hour and (?:a )?half\b|\b(?:one|1) and a half (?:hours?|hrs?)\b/gi, () => 90],
  [
    new RegExp(
      `\\b${NUMBER} and a half (?:hours?|hrs?)\\b|\\b${NUMBER} (?:hours?|hrs?) and (?:a )?half\\b`,
      'gi',
    ),
    (_, one, other) => numberOf(one ?? other) * 60 + 30,
  ],
  [/\bhalf an? hour\b/gi, () => 30],
  [/\b(?:a )?quarter of an hour\b/gi, () => 15],
  [/\bthree quarters of an hour\b/gi, () => 45],
  [
    new RegExp(
      `\\b${NUMBER} ?(?:hours?|hrs?|h)\\b(?:,? (?:and )?${NUMBER}(?: ?(?:minutes?|mins?|m)\\b)?(?![:\\d]))?`,
      'gi',
    ),
    (_, hours, minutes) => numberOf(hours) * 60 + (minutes === undefined ? 0 : numberOf(minutes)),
  ],
  [new RegExp(`\\b${NUMBER} ?-?(?:more )?(?:minutes?|mins?)\\b`, 'gi'), (_, minutes) => numberOf(minutes)],
]

interface Time {
  at: number
  hour: number
  minute: number
  half: string | undefined
}

const written = ({ hour, minute, half }: Omit<Time, 'at'>) =>
  `${hour}:${String(minute).padStart(2, '0')}${half ? ` ${half.toLowerCase()}m` : ''}`

/** Times of the clock in a text, in their order, and the text without them. */
function timesIn(text: string): { times: Time[]; rest: string } {
  const found: Time[] = []
  const take = (told: string, pattern: RegExp, read: (groups: string[]) => Omit<Time, 'at'> | undefined) =>
    told.replace(pattern, (...all) => {
      const at = all.findIndex(each => typeof each === 'number')
      const time = read(all.slice(0, at))
      if (!time || time.hour > 24 || time.minute > 59) return all[0]
      found.push({ ...time, at: all[at] })
      return ' '.repeat(all[0].length)
    })
  let rest = take(text, SPOKEN, ([, part, minutes, way = '', hours, half]) => {
    const minute = part ? (/half/i.test(part) ? 30 : 15) : numberOf(minutes)
    const hour = numberOf(hours)
    if (minute > 30 || hour > 12 || hour === 0) return undefined
    const isPast = /past|after/i.test(way)
    return { hour: isPast ? hour : hour === 1 ? 12 : hour - 1, minute: isPast ? minute : 60 - minute, half }
  })
  rest = take(rest, DIGITS, ([, hour, minute, half]) => ({
    hour: Number(hour),
    minute: Number(minute),
    half,
  }))
  rest = take(rest, WHOLE, ([, hour, one, other]) => ({ hour: Number(hour), minute: 0, half: one ?? other }))
  rest = take(rest, AT, ([, hour]) => ({ hour: Number(hour), minute: 0, half: undefined }))
  return { times: found.toSorted((one, other) => one.at - other.at), rest }
}

/** Lengths of time in a text, in minutes, and the text without them. */
function spansIn(text: string): { spans: number[]; places: number[]; rest: string } {
  const [spans, places]: [number[], number[]] = [[], []]
  let rest = text
  for (const [pattern, read] of SPANS)
    rest = rest.replace(pattern, (...all) => {
      spans.push(read(...(all as string[])))
      places.push(all.find(each => typeof each === 'number') as number)
      return ' '.repeat(all[0].length)
    })
  return { spans, places, rest }
}

const GETS = /\b(?:makes?|goes|(?:gets?|takes?|brings?|make|get)(?: (?:me|us|you|u|it))?(?: up)? to)(?= \d)/gi

/** Times and lengths of time in the order in which they are said, a number alone as minutes: `15 gets u to 4`, `then 15 more`. */
export function onClock(text: string): { time?: number; long?: number }[] {
  const { spans, places, rest: timed } = spansIn(text.replace(GETS, 'to'))
  const { times, rest } = timesIn(timed)
  const minutes = [...rest.matchAll(/(?<![\d.:])\d{1,2}(?![\d.:])/g)]
  return minutes.length < (rest.match(/\d+/g) ?? []).length
    ? []
    : [
        ...spans.map((long, nth) => ({ at: places[nth] ?? 0, long })),
        ...times.map(({ at, hour, minute }) => ({ at, time: hour * 60 + minute })),
        ...minutes.map(({ 0: long, index }) => ({ at: index, long: Number(long) })),
      ].toSorted((one, other) => one.at - other.at)
}

/** Whether `quarter to 4 is 4:45` holds on the clock; undefined where no two times are said to be the same. */
export function isSameTime(text: string): boolean | undefined {
  const parts = text.split(/\s(?:is|=|means)\s/i)
  const [one, other] = parts.slice(-2)
  if (one === undefined || other === undefined || parts.length < 2) return undefined
  const left = timesIn(one).times.at(-1)
  const right = timesIn(other).times[0]
  const isPlain = /\b(?:past|to|after|till) \w+(?: ?o'?clock)?\W*$/i.test(one)
  return left && right && isPlain
    ? (left.hour - right.hour) % 12 === 0 && left.minute === right.minute
    : undefined
}

/** A time that has a name, in digits. */
const namedTimes = (text: string): string =>
  text.replace(/\bmidnight\b/gi, '24:00').replace(/\b(?:noon|midday)\b/gi, '12:00')

const SAYS = /\s(?:is|are|was|makes?|takes?|=)\s/i

/**
 * A way on the clock with how long it is said to be, in minutes: `from quarter past 2 to 3 is 45 mins`. Where its start
 * is not said it is none of the message: `to 10 to 4 is 10 minutes`.
 */
export function wayOnClock(text: string): { from?: number; to: number; long: number } | undefined {
  const [way = '', said, ...more] = namedTimes(text).split(SAYS)
  const { times } = timesIn(way)
  const long = said === undefined || more.length > 1 ? undefined : spansIn(said).spans[0]
  const [one, other, ...others] = times.map(({ hour, minute }) => hour * 60 + minute)
  if (one === undefined || long === undefined || others.length > 0 || spansIn(way).spans.length > 0)
    return undefined
  if (other !== undefined) return { from: one, to: other, long }
  return /^\W*(?:(?:and|then|so|ok|now) )*(?:(?:up|on) )?(?:to|till|until) /i.test(way)
    ? { to: one, long }
    : undefined
}

/** `after midnight is 6 hours 15`: how long it is said to go on from a time, in minutes. */
export function restOnClock(text: string): { from: number; long: number } | undefined {
  const [way = '', said, ...more] = namedTimes(text).split(SAYS)
  const [time, ...others] = timesIn(way).times
  const [long, ...spans] = said === undefined || more.length > 0 ? [] : spansIn(said).spans
  return time &&
    long !== undefined &&
    others.length + spans.length === 0 &&
    /\b(?:after|from|since|past) \S+(?: ?[ap]\.?m\.?)?\W*$/i.test(way)
    ? { from: time.hour * 60 + time.minute, long }
    : undefined
}

const HOW_LONG =
  /\bhow (?:long|many (?:hours|minutes|mins|hrs))\b|\bhow much time\b|\b(?:duration|length of (?:the )?(?:time|journey|film|lesson|match))\b/i
const WHEN_OVER =
  /\b(?:when|what time|wat time)\b.*\b(?:ends?|finish\w*|over|done|ready|arrives?|get (?:there|to|home|in)|gets (?:there|to|home|in)|reach\w*|out|stops?|back|land|lands|home|be|is it|will it)\b|\bwhen(?:'s| is| am| are)\b.*\b(?:over|done|ready|finished|out|back)\b|\b(?:ends?|finish\w*|arriv\w*) (?:at )?(?:what time|when)\b/i
const WHEN_BEGUN =
  /\b(?:when|what time)\b.*\b(?:leave|start|begin|set off|go|depart|put)\b|\bwhat time (?:was it|is it)\b.*\b(?:ago|before|earlier)\b/i

const ASKS_TO_SET_OUT =
  /\b(?:when|what time|wat time)\b(?!.*\b(?:when|what time|wat time)\b)(?!.*\b(?:ends?|finish\w*|over|arrives?|get (?:there|to|home|in)|reach\w*|back)\b).*\b(?:leave|set off|depart)\b/i

const NOW = /\bit(?:'?s| is) (?:now )?\d{1,2}[:.]\d{2} now\b|\bnow (?:it(?:'?s| is) )?\d{1,2}[:.]\d{2}/i

/** What is asked of times of the clock, in whatever words they stand: how long between two, or when something is over. */
export function timesAsked(text: string): string | undefined {
  const { spans, rest: timed } = spansIn(text)
  const { times, rest } = timesIn(timed)
  // `my bus is at 8:05. its 7:38 now`: the later one is told first.
  const now = NOW.exec(text)
  const isTurned = now !== null && /\d[:.]\d/.test(text.slice(0, now.index))
  const [first, second, ...others] = isTurned ? times.toReversed() : times
  if (!first || others.length > 0 || /\d/.test(rest)) return undefined
  if (second && spans.length === 0 && HOW_LONG.test(rest)) {
    const isSure =
      first.half !== undefined || second.half !== undefined || first.hour > 12 || second.hour > 12
    // Over noon, where it does not say which half of the day: the shorter way is meant.
    const isOverNoon = !isSure && second.hour * 60 + second.minute < first.hour * 60 + first.minute
    const isToNoon = !isSure && second.hour === 12 && first.hour < 12
    const [from, to] =
      isOverNoon || isToNoon
        ? [
            { ...first, half: first.hour === 12 ? 'p' : 'a' },
            { ...second, half: 'p' },
          ]
        : [first, second]
    const asks = /\bhow many min/i.test(rest) ? 'How many minutes is it' : 'How long is it'
    return `${asks} from ${written(from)} to ${written(to)}?`
  }
  const [span, ...more] = spans
  if (second || span === undefined || more.length > 0) return undefined
  const [hours, minutes] = [Math.floor(span / 60), span % 60]
  const long = [hours > 0 && `${hours} hour${hours > 1 ? 's' : ''}`, minutes > 0 && `${minutes} minutes`]
    .filter(each => each !== false)
    .join(' ')
  if (
    WHEN_BEGUN.test(rest) &&
    /\b(?:takes?|need|long|before|earlier|ago|by|has to|must|arrive\w*|walk|ride|drive|cycle|journey|trip)\b/i.test(
      rest,
    )
  )
    return `What time is it ${long} before ${written(first)}?`
  // `when do i leave home` asks for the beginning, though it ends at home.
  if (ASKS_TO_SET_OUT.test(rest)) return undefined
  return WHEN_OVER.test(rest) ||
    // `my film starts at 10 past 2 and lasts 1 hour 55` asks for nothing else.
    (/\b(?:starts?|begins?)\b.*\blasts?\b/i.test(rest) && !/\?|\b(?:how|what|when|why)\b/i.test(rest)) ||
    /\b(?:when|what time)\b.*\b(?:later|after)\b|\blater\b.*\b(?:when|what time)\b/i.test(rest)
    ? `A film starts at ${written(first)} and lasts ${long}. When does it end?`
    : undefined
}
