import { normalise } from '#maths/notation/normalise.ts'
import { withYearInDigits } from './number-words.ts'

/** `1 h 35`, `2:15`: hours, and minutes without their name. */
const HOURS =
  /^\s*(\d{1,3})\s*(?::|h(?:ours?|rs?)?(?:\s+and)?)\s*([0-5]\d)\s*(?:h(?:ours?)?|m(?:in(?:ute)?s?)?)?\s*$/i
/** `2 pounds 50`, `£2 and 50p`. */
const POUNDS =
  /^\s{0,30}(?:£\s{0,30}(\d+)(?=[\s,])|(\d+)\s{0,30}pounds?)\s{0,30}(?:,|and)?\s{0,30}(\d{1,2})\s{0,30}(?:p|pence)?\s{0,30}$/i
const DOLLARS =
  /^\s{0,30}(?:\$\s{0,30}(\d+)(?=[\s,])|(\d+)\s{0,30}dollars?)\s{0,30}(?:,|and)?\s{0,30}(\d{1,2})\s{0,30}(?:¢|c|cents?)?\s{0,30}$/i

const YEAR = /^\s*(?:in )?(?:1\d|20)\d\d\s*$/i

/**
 * An answer as its value is read, where people say it in their own way: a time by `2:15`, a price by `two pounds fifty`
 * or `£1.35p`, a part by `3 out of 8`, a year by `nineteen sixty-nine`. Everything else stays as it is.
 */
export function inOtherWords(expected: string, answer: string): string {
  if (/\d\s*(?:h|hrs?|hours?|mins?|minutes?)\b/i.test(expected)) return answer.replace(HOURS, '$1 h $2 min')
  if (/^\s*\d+\/\d+\s*$/.test(expected)) return answer.replace(/(\d+)\s+(?:out of|in)\s+(\d+)/gi, '$1/$2')
  if (YEAR.test(expected)) return withYearInDigits(answer)
  const sign = /[£$]/.exec(expected)?.[0]
  if (sign === undefined) return answer
  const [, front, other, pence] = (sign === '£' ? POUNDS : DOLLARS).exec(normalise(answer)) ?? []
  const whole = front ?? other
  if (whole !== undefined && pence !== undefined) return `${sign}${whole}.${pence.padStart(2, '0')}`
  return answer.replace(/(?<=\.\d\d)\s*p(?:ence)?\b/i, '')
}
