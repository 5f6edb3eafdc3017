import * as said from '../language/en/told-tallies.ts'
import type { Quantity, Teller } from './told-story.ts'

const CLOCK = /\b(?:\d{1,2}[:.]\d\d ?(?:[ap]\.?m\b\.?)?|\d{1,2} ?[ap]\.?m\b\.?|noon|midday|midnight)/g
const SPAN =
  /\b(?:(?:(\d+)|an?|one)( 1\/2)? ?(?:hours?|hrs?|h)\b(?:(?:,? and)? ?(\d{1,2})(?: ?(?:minutes?|mins?)\b|(?=,|\.| and| then))| (?:and )?(?:a )?(half|1\/2|quarter|1\/4)\b)?|(\d{1,3}) ?(?:minutes?|mins?)\b|(half|1\/2|quarter of|1\/4 of) an hour\b)/g
const HOUR = 60
const PARTS: Readonly<Record<string, number>> = {
  half: 30,
  '1/2': 30,
  quarter: 15,
  '1/4': 15,
  'quarter of': 15,
  '1/4 of': 15,
}

const minutesOf = ([, hours, half, minutes, part, alone, ofHour]: RegExpMatchArray) =>
  alone !== undefined
    ? Number(alone)
    : ofHour !== undefined
      ? (PARTS[ofHour] ?? 0)
      : Number(hours ?? 1) * HOUR + (half ? HOUR / 2 : 0) + Number(minutes ?? 0) + (PARTS[part ?? ''] ?? 0)

const SPOKEN =
  /\b(?:(\d{1,2})(?: minutes?)?|(quarter|1\/4)|half|1\/2) (past|to) (\d{1,2})\b(?! ?[:./]?\d)(?: (?:o'?clock ?)?in the (morning|afternoon|evening))?/g
/** `10 to 9 in the morning` as 8:50 am. */
const withClock = (text: string) =>
  text.replace(SPOKEN, (_, minutes?: string, quarter?: string, side?: string, hour = '', part?: string) => {
    const own = minutes === undefined ? (quarter === undefined ? HOUR / 2 : HOUR / 4) : Number(minutes)
    const at = (Number(hour) * HOUR + (side === 'to' ? -own : own) + 12 * HOUR) % (12 * HOUR)
    const half = part === undefined ? '' : part === 'morning' ? ' am' : ' pm'
    return `${Math.floor(at / HOUR) || 12}:${String(at % HOUR).padStart(2, '0')}${half}`
  })

/** `finishes 15:10, walks 25 minutes and stays one hour and a half`: when several things are over, one after the other. */
const rowOfSpans: Teller = ({ text: typed, asked }) => {
  const text = withClock(typed)
  const [time, ...others] = text.match(CLOCK) ?? []
  const rest = text.replace(CLOCK, ' ')
  const spans = [...rest.matchAll(SPAN)]
  const left = rest.replace(SPAN, ' ')
  const isAsked = /\b(?:what|which) time\b|\bwhen\b/.test(asked) && said.LATER_END.test(asked)
  if (
    !time ||
    others.length > 0 ||
    spans.length < (text === typed ? 2 : 1) ||
    /\d/.test(left) ||
    !isAsked ||
    said.NO_ROW_OF_SPANS.test(left)
  )
    return undefined
  // The same time told twice: `1 hour 30 minutes, that is 90 minutes`.
  if (/\b(?:that is|half|quarter|double|again|same)\b/.test(left)) return undefined
  const all = spans.reduce((sum, span) => sum + minutesOf(span), 0)
  return text.indexOf(time) < text.indexOf(spans[0]?.[0] ?? '')
    ? `What time is ${all} minutes after ${time.replace(/\.$/, '')}?`
    : undefined
}

const DEGREES = '(-?\\d{1,3}(?:\\.\\d)?) ?(?:° ?[cf]?\\b|°|degrees?(?: celsius| fahrenheit| [cf]\\b)?)'
const CHANGED = new RegExp(
  `\\b(?:(${said.WARMER})|(${said.COLDER}))(?: by)?(?: (?:a further|another|about))? ${DEGREES}(?: (warmer|colder))?( (?:every|each|per|an) hour)?`,
  'g',
)
const AT_START = new RegExp(`\\btemperature\\b[^.;?]{0,50}?\\b(?:was|is) ${DEGREES}|\\b(?:was|is) ${DEGREES}`)
/** `It was 4°C. It fell by 11 degrees, then it rose by 3 degrees.` */
const temperatures: Teller = ({ text, asked }) => {
  const even = text.replace(/°\s*([cf])/g, '°$1')
  const [first, one, other] = AT_START.exec(even) ?? []
  const start = one ?? other
  const changes = first ? [...even.replace(first, ' ').matchAll(CHANGED)] : []
  if (!first || start === undefined || changes.length === 0 || !/\btemperature\b/.test(asked))
    return undefined
  const left = even.replace(first, ' ').replace(CHANGED, ' ')
  const times = left.match(CLOCK) ?? []
  const rest = left.replace(CLOCK, ' ')
  if (
    /\d/.test(rest) ||
    /\b(?:twice|double|half|if|than|average|mean|difference|change|before|yesterday)\b/.test(rest)
  )
    return undefined
  const hourly = changes.filter(([, , , , , isHourly]) => isHourly !== undefined)
  const hours = hourly.length === 0 ? 1 : hoursBetween(times)
  if (hours === undefined || (hourly.length > 0 && changes.length > 1)) return undefined
  const steps = changes.map(
    ([, up, , by]) => `${up === undefined ? '-' : '+'} ${hourly.length > 0 ? `${hours} × ` : ''}${by}`,
  )
  return `Work out ${start} ${steps.join(' ')}`
}

/** Whole hours from the first to the last of two times of the same half day. */
function hoursBetween(times: readonly string[]): number | undefined {
  const [one, other, ...more] = times.map(time => /^(\d{1,2})(?::00)? ?([ap])/.exec(time))
  if (!one || !other || more.length > 0 || one[2] !== other[2]) return undefined
  const hours = (Number(other[1]) % 12) - (Number(one[1]) % 12)
  return hours > 0 ? hours : undefined
}

/** `68 marks in Maths, 75 in Science and 82 in Hindi`: the average; or what is missing of a mean. */
const means: Teller = ({ text, told, asked, quantities }) => {
  const sort = quantities.find(each => each.is !== 'count')
  const isOneSort = quantities.every(each => each.is === 'count' || each.is === sort?.is)
  if (
    !isOneSort ||
    quantities.length < 3 ||
    /\b(?:more|less|twice|half|each|every|both|another|than)\b|[%/]/.test(told)
  )
    return undefined
  const isTold = /\b(?:mean|average)\b/.test(told)
  const values = quantities.map(each => (each.is === 'money' ? each.said : each.number))
  if (!isTold)
    return /\b(?:mean|average)\b/.test(asked) && !NO_MEAN.test(asked) && areAlike(quantities)
      ? undefinedWhereMixed(quantities.map(({ is }) => is)) && `Find the mean of ${values.join(', ')}`
      : undefined
  return said.MISSING_VALUE.test(asked)
    ? missingOfMean(
        text,
        quantities.map(({ number }) => number.replace(/[^\d.]/g, '')),
      )
    : undefined
}
const NO_MEAN = /\bspeed\b|\d|\b(?:if|without|dropped|except|lowest|highest|left out|removed|now|change)\b/
/** `68 marks in Maths, 75 in Science and 82 in Hindi`: each behind the first by the same word. */
const areAlike = ([, ...others]: readonly Quantity[]) => new Set(others.map(({ noun }) => noun)).size === 1

const undefinedWhereMixed = (sorts: readonly string[]) => (new Set(sorts).size === 1 ? true : undefined)

/** `3 parcels have a mean mass of 4 kg. 2 of them weigh 3.2 kg and 5.1 kg.` */
function missingOfMean(text: string, numbers: readonly string[]): string | undefined {
  const [, mean] =
    /\b(?:mean|average)\b[^\d.;?]{0,40}(?:of|is|was|=) [£$€₹]?(\d+(?:\.\d+)?)(?! (?:numbers|tests|values|parcels|games|children|people)\b)/.exec(
      text,
    ) ?? []
  if (mean === undefined) return undefined
  const left = [...numbers]
  left.splice(left.indexOf(mean), 1)
  const [count = '', ...values] = left
  const known =
    values[0] === String(Number(count) - 1) && values.length === Number(count) ? values.slice(1) : values
  return Number(count) === known.length + 1 ? `Work out ${count} × ${mean} - ${known.join(' - ')}` : undefined
}

const COMPOUND =
  /(\d+) ?(m|metres?|meters?|km|kg|l|litres?|hours?|hrs?|h|pounds|feet|foot)(?:,| and)? (\d+) ?(cm|centimetres?|m|g|grams?|ml|minutes?|mins?|ounces?|oz|inches)\b/g
/** `2 m 50 cm for a kurta and 1 m 75 cm for a salwar`: both together, what is left, or so many of one. */
const compounds: Teller = ({ text, told, asked }) => {
  const [one, other, ...more] = text.match(COMPOUND) ?? []
  // What the units are worth may be told.
  const left = text
    .replace(/\(?\b1 (?:pound|foot|m|km|kg) ?(?:=|is) ?\d+ [a-z]+\)?/, ' ')
    .replace(COMPOUND, ' ')
  const numbers = left.match(/\d+(?:\.\d+)?/g) ?? []
  if (!one || more.length > 0 || said.NO_COMPOUND.test(left.replace(/\b(?:such|each)\b/g, ' ')))
    return undefined
  const [, unit] =
    /\b(?:in|how many) (centimet(?:re|er)s|cm|met(?:re|er)s|grams|ounces|inches|minutes|ml|millilit(?:re|er)s)\b/.exec(
      asked,
    ) ?? []
  const form = unit === undefined ? '' : `. Give your answer in ${unit}`
  if (!other) {
    const isOf =
      numbers.length === 1 &&
      /\b(?:such|of these|of them|of the same|same)\b/.test(asked) &&
      /^[2-9]$/.test(numbers[0] ?? '')
    return isOf
      ? `Work out ${Array.from({ length: Number(numbers[0]) }, () => one).join(' + ')}${form}`
      : undefined
  }
  if (numbers.length > 0) return undefined
  const isBoth = /\b(?:total|altogether|together|in all|combined)\b/.test(asked)
  const isLess =
    /\b(?:left|remain\w*|difference|increase|gain|grow|longer|heavier|taller|more|shorter|lighter|less)\b/.test(
      asked,
    )
  const isMade = /\b(?:than)\b/.test(told)
  if (isBoth === isLess || isMade) return undefined
  const [large, small] = sizeOf(one) < sizeOf(other) ? [other, one] : [one, other]
  return `Work out ${isBoth ? `${one} + ${other}` : `${large} - ${small}`}${form}`
}
/** To compare two of the same units: the first number counts. */
const sizeOf = (compound: string) => {
  const [first = 0, second = 0] = (compound.match(/\d+/g) ?? []).map(Number)
  return first + second / 10_000
}

/** Stories of times in a row, temperatures and means. */
export const LEVEL_TELLERS: readonly Teller[] = [rowOfSpans, temperatures, means, compounds]
