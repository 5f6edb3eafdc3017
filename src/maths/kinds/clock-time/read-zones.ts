import { eitherOrdinal } from '../../language/en/ordinals.ts'
import { FLIGHT, LANDS, LEAVES, RUNS, STARTS, TAKES } from '../../language/en/time-zones.ts'
import { type ReadClock, readClock } from '../../values/read-clock.ts'

const T = "(\\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]m| o'?clock)?|noon|midday|midnight)"
const D = '((?:\\d{1,2} ?h(?:ours?|rs?)?)?(?:,? ?(?:and )?)?(?:\\d{1,3} ?min(?:ute)?s?)?)'
const P = '((?!time\\b)[a-z]+(?: (?!time\\b)[a-z]+)?)'
/** `Vancouver time`, where the clock of a place is meant. */
const CLOCK = '(?:,? (?:local time|([a-z]+(?: (?!time\\b)[a-z]+)?) time))?'
const WHEN = `(?: when (?:the ${FLIGHT}|it|he|she|they) ${LANDS})?`
const NOW = new RegExp(`^(?:if |when )?(?:it is|the (?:local )?time is) ${T} in ${P}$`)
const ZONE = new RegExp(
  `^(?:(?:the )?(?:local )?time in )?${P}(?: time)? is ${D} (behind|ahead of|earlier than|later than) (?:the time in )?${P}(?: time)?$`,
)
const LEFT = new RegExp(
  `^(?:an? |the )?${FLIGHT} ${LEAVES} ${P} at ${T}${CLOCK}(?:,? and (?:the flight|it)?(?: ?to ${P})? ?${TAKES} ${D}(?: to (?:reach|get to|fly to|arrive in) ${P})?)?$`,
)
const LASTS = new RegExp(`^(?:the )?(?:flight|journey)(?: time)?(?: to ${P})? (?:${TAKES}|is) ${D}$`)
/** Only who has left somewhere comes down somewhere. */
const AT_END = new RegExp(`${LANDS}$`)
const ASKED = new RegExp(
  `^(?:(?:what (?:is the )?|the )?(?:local )?time (?:is it |will it be )?in ${P}|(?:find|work out) the (?:local )?time in ${P})(?:${WHEN}| when it is ${T} in ${P})$`,
)

export interface ToldZones {
  from: ReadClock
  /** How long the way there takes, in minutes. */
  flight: number
  /** How much later it is where the time is asked for than where it is known. */
  zone: number
}

function clauses(plain: string): string[] {
  return plain
    .replace(/\b([ap])\.m\b\.?/g, '$1m')
    .replace(/, (?=what|it is)/g, '. ')
    .split(/[.;?!] /)
    .map(each => each.trim())
}

/**
 * Reads what time it is in another place: `New York is 5 hours behind London. It is 4:30 pm in London. …`, with a flight
 * between the two or without one. Every sentence must say one of these, and each place be one of the two.
 */
export function readZones(
  plain: string,
  minutesIn: (text: string) => number | undefined,
): ToldZones | undefined {
  let zone: { of: string; than: string; by: number } | undefined
  let now: { at: ReadClock; in: string } | undefined
  let second: typeof now
  let [flight, to, wanted]: [number, string | undefined, string | undefined] = [0, undefined, undefined]
  let isFlown = false
  for (const clause of clauses(plain)) {
    const [, place, by = '', way = '', than = ''] = ZONE.exec(clause) ?? []
    const [, time, where = ''] = NOW.exec(clause) ?? []
    const [, origin, leaving = '', clock, goal, takes, there] = LEFT.exec(clause) ?? []
    const [, end, lasts] = LASTS.exec(clause) ?? []
    const [, asked, found, at, elsewhere = ''] = ASKED.exec(clause) ?? []
    if (place !== undefined && !zone) {
      const minutes = minutesIn(by.trim())
      if (minutes === undefined) return undefined
      zone = { of: place, than, by: /behind|earlier/.test(way) ? -minutes : minutes }
    } else if (time !== undefined && !second) {
      const read = readClock(time)
      if (!read) return undefined
      if (now) second = { at: read, in: where }
      else now = { at: read, in: where }
    } else if (origin !== undefined && !now) {
      const read = readClock(leaving)
      if (!read || (clock !== undefined && clock !== origin)) return undefined
      now = { at: read, in: origin }
      isFlown = true
      to = goal ?? there
      if (takes) flight = minutesIn(takes.trim()) ?? 0
    } else if (lasts !== undefined && flight === 0) {
      flight = minutesIn(lasts.trim()) ?? 0
      to ??= end
    } else if ((asked ?? found) !== undefined) {
      wanted = asked ?? found
      const read = at === undefined ? undefined : readClock(at)
      if (at !== undefined && (now || !read)) return undefined
      if (read) now = { at: read, in: elsewhere }
    } else return undefined
  }
  const isFit = zone && now && wanted && !second && isFlown === flight > 0 && isFlown === AT_END.test(plain)
  if (!isFit || !zone || !now || !wanted || zone.of === zone.than) return undefined
  const places = [zone.of, zone.than]
  if (![now.in, wanted, ...(to ? [to] : [])].every(each => places.includes(each))) return undefined
  if (wanted === now.in ? !isFlown : false) return undefined
  return { from: now.at, flight, zone: wanted === now.in ? 0 : wanted === zone.of ? zone.by : -zone.by }
}

const EACH = `(?:an?|another|a new|the next|the)?(?: (?:other|next))? ?${RUNS}(?:e?s)? ${STARTS}(?: [a-z]+){0,3}? every ${D}(?: after that| from then on| afterwards)?`
const FIRST = `(?:the )?(?:1st|first) ${RUNS} ${STARTS}(?: [a-z]+){0,3}? at ${T}|(?:the )?(?:1st|first) ${RUNS} is at ${T}`
/** The first is told, so that another one is asked for. */
const PLACES = [2, 3, 4, 5, 6, 7, 8, 9, 10]
const WHICH = `(?:at )?(?:what time|when) (?:does|is|will) the (${PLACES.map(eitherOrdinal).join('|')}|1/\\d) ${RUNS}(?: (?:leave|depart|start|begin|set off|go|come|arrive|sail))?`
const TIMETABLES = [
  new RegExp(`^(?:${FIRST})[.;] ${EACH}[.;] ${WHICH}$`),
  new RegExp(
    `^(?:an? |the )?${RUNS} ${STARTS}(?: [a-z]+){0,3}? at ${T}() and (?:then )?every ${D}(?: after that)?[.;] ${WHICH}$`,
  ),
]
const EVERY_FIRST = new RegExp(`^${EACH}[.;] (?:${FIRST})[.;] ${WHICH}$`)

/** Reads `The first bus leaves at 7:48. Another bus leaves every 25 minutes. When does the third bus leave?` */
export function readTimetable(
  plain: string,
  minutesIn: (text: string) => number | undefined,
): { from: ReadClock; every: number; times: number } | undefined {
  const text = plain
    .replace(/\b([ap])\.m\b\.?(?=[.;]? )/g, '$1m')
    .replace(/(\d ?[ap]m) (?=an? |another |the |[a-z]+s )/, '$1. ')
  const turned = EVERY_FIRST.exec(text)?.slice(1)
  const [one, two, span = '', which = ''] = turned
    ? [turned[1], turned[2], turned[0], turned[3]]
    : (TIMETABLES.map(each => each.exec(text))
        .find(each => each)
        ?.slice(1) ?? [])
  const from = readClock(one || two || '')
  const every = minutesIn(span.trim())
  const named = PLACES.find(each => eitherOrdinal(each).split('|').includes(which))
  const place = named ?? Number(/^1\/(\d)$/.exec(which)?.[1] ?? 0)
  return from && every && place > 1 ? { from, every, times: place - 1 } : undefined
}
