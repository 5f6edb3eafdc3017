import { type Rational, rational } from '../../arithmetic/rational.ts'

/** Names of places as they stand in plain words, where number words are digits already. */
const PLACES: [words: string, place: number][] = [
  ['hundred[- ]?millions?|100[- ]?millions?', 8],
  ['10[- ]?millions?|ten[- ]?millions?', 7],
  ['millions?', 6],
  ['hundred[- ]?thousands?|100[- ]?thousands?', 5],
  ['10[- ]?thousands?|ten[- ]?thousands?', 4],
  ['10/1000|10[- ]?thousandths?|ten[- ]?thousandths?', -4],
  ['thousands?', 3],
  ['hundreds?', 2],
  ['tens?|10s?', 1],
  ["ones?|one's|units?|1s?", 0],
  ['tenths?', -1],
  ['hundredths?', -2],
  ['thousandths?', -3],
]

/** Any name of a place, one group. */
export const PLACE = `(${PLACES.map(([words]) => words).join('|')})`

/** @returns undefined for what is no name of a place */
export function placeCalled(words: string): number | undefined {
  return PLACES.find(([names]) => new RegExp(`^(?:${names})$`).test(words.trim()))?.[1]
}

const NAMES: Record<string, string> = {
  '8': 'hundred millions',
  '7': 'ten millions',
  '6': 'millions',
  '5': 'hundred thousands',
  '4': 'ten thousands',
  '3': 'thousands',
  '2': 'hundreds',
  '1': 'tens',
  '0': 'ones',
  '-1': 'tenths',
  '-2': 'hundredths',
  '-3': 'thousandths',
  '-4': 'ten thousandths',
}

export function nameOfPlace(place: number): string {
  return NAMES[String(place)] ?? ''
}

export const KNOWN_PLACES: readonly number[] = Object.keys(NAMES).map(Number)

/** What a one in a place is worth: 100, or 1/10 for -1. */
export function sizeOfPlace(place: number): Rational {
  return place >= 0 ? rational(10n ** BigInt(place)) : rational(1n, 10n ** BigInt(-place))
}
