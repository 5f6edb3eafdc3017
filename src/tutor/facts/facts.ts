/** What stands in a message, taken apart: its numbers, and what is left of the words. */

/** A number of a message with what stands beside it. */
export interface Fact {
  /** As it is written, with its currency or per cent sign: `£48`, `20%`. */
  said: string
  unit: string
  /** Up to three words before it, the nearest last. */
  before: string
  /** Up to four words behind it and its unit. */
  after: string
  at: number
}

const UNIT =
  'mm|millimet(?:re|er)s?|cm|centimet(?:re|er)s?|m|met(?:re|er)s?|km|kilomet(?:re|er)s?|miles?|ft|feet|in(?:ch(?:es)?)?|units?'
const NUMBER = new RegExp(
  `(?<![\\d.])(?:[£$€] ?)?-?\\d+(?:,\\d{3})*(?:\\.\\d+)?(?:\\/\\d+)?(?: ?%| per ?cent)?(?: ?(${UNIT})\\b(?![²³]))?`,
  'gi',
)

const SHORT: readonly [RegExp, string][] = [
  [/^milli/i, 'mm'],
  [/^centi/i, 'cm'],
  [/^kilo/i, 'km'],
  [/^met/i, 'm'],
]

/** The numbers of a message, from left to right. */
export function factsIn(text: string): Fact[] {
  return [...text.matchAll(NUMBER)].map(found => {
    const [whole, unit = ''] = found
    const front = text.slice(0, found.index)
    const behind = text.slice(found.index + whole.length)
    return {
      said: whole
        .replace(new RegExp(`\\s*${unit}$`), '')
        .replace(/ ?per ?cent/i, '%')
        .replace(/[\s,]/g, ''),
      unit: SHORT.find(([pattern]) => pattern.test(unit))?.[1] ?? unit.toLowerCase(),
      before: (/(?:[\p{L}'-]{1,40}[\s:=,]{0,30}){0,3}$/u.exec(front)?.[0] ?? '').toLowerCase().trim(),
      after: (/^[\s,]*(?:[\p{L}'-]+\s{0,30}){0,4}/u.exec(behind)?.[0] ?? '').toLowerCase().trim(),
      at: found.index,
    }
  })
}
