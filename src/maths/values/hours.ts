/** `2:15`, which is so long or a time of day. */
export const CLOCK = /^(\d{1,3}):([0-5]\d)(?: ?(?:h|hrs?|hours?))?$/
/** `2h 45m`, `2 hrs 45`. */
const SHORT = /^(\d{1,3}) ?h(?:rs?|ours?)?,? ?(?:and )?([0-5]?\d) ?m?$/

/** A length of time in hours and minutes: behind hours, and in the place of minutes, an m is minutes. */
export function inHours(said: string): string {
  return said
    .replace(CLOCK, '$1 h $2 min')
    .replace(SHORT, '$1 h $2 min')
    .replace(/(?<=\d) ?m$/, ' min')
}
