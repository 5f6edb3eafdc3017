import type { Rational } from '../../arithmetic/rational.ts'
import { isZero, roundTo } from '../../arithmetic/rational.ts'
import { exponentOf } from '../../values/rounding.ts'

const NAMES: Record<string, number> = {
  integer: 0,
  'whole number': 0,
  whole: 0,
  one: 0,
  unit: 0,
  ten: -1,
  hundred: -2,
  thousand: -3,
  'ten thousand': -4,
  'hundred thousand': -5,
  million: -6,
  'ten million': -7,
  'hundred million': -8,
  billion: -9,
  tenth: 1,
  hundredth: 2,
  thousandth: 3,
  'ten thousandth': 4,
}
const COUNTS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const MOST_PLACES = 9
const COUNT = '(\\d|[a-z]+)'
const DECIMAL_PLACES = new RegExp(
  `^${COUNT} ?(?:decimal places?|decimals?|d\\.? ?p\\.?s?\\.?|places?(?: of decimals)?|places? after the (?:decimal )?point)$`,
)
const FIGURES = new RegExp(
  `^${COUNT} ?(?:significant (?:figures?|digits?)|sig\\.? ?(?:figs?|digits?)\\.?|s\\.? ?f\\.?s?\\.?)$`,
)
const NEAREST = /^(?:the |its )?nearest (.+)$/
const AT_PLACE = /^(?:the )?(?:nearest )?([a-z- ]+?)(?:'s?)?(?: place| places| digit| column)$/

function countOf(text: string): number {
  return /^\d$/.test(text) ? Number(text) : COUNTS.indexOf(text)
}

function byName(words: string): number | undefined {
  const plain = words
    .replaceAll('-', ' ')
    .replace(/^(?:one|a|1) (?=[a-z])/, '')
    .replace(/^whole$/, 'whole number')
  const name = Object.hasOwn(NAMES, plain) ? plain : plain.replace(/s$/, '')
  return Object.hasOwn(NAMES, name) ? NAMES[name] : undefined
}

function byPower(words: string): number | undefined {
  const digits = words.replace(/[,\s](?=\d{3}\b)/g, '')
  if (/^10*$/.test(digits)) return digits === '1' ? 0 : 1 - digits.length
  const behind = /^0?\.(0*1)$/.exec(words)?.[1]
  return behind?.length
}

/** Of `the nearest ten`, `2 d.p.`, `the hundredths place`: the digits behind the point, below 0 for tens and more. */
function placesOf(words: string): number | undefined {
  const nearest = NEAREST.exec(words)?.[1]?.replace(/ places?$/, '')
  if (nearest !== undefined) return byName(nearest) ?? byPower(nearest)
  const count = DECIMAL_PLACES.exec(words)?.[1]
  if (count !== undefined) {
    const places = countOf(count)
    return places >= 0 && places <= MOST_PLACES ? places : undefined
  }
  if (/^(?:a |an )?(?:whole number|integer)$/.test(words)) return 0
  const place = AT_PLACE.exec(words)?.[1]
  return place === undefined ? undefined : byName(place)
}

/** The places to which a number is to be rounded by words such as `3 significant figures` or `the nearest ten`. */
export function placesFrom(words: string, value: Rational): number | undefined {
  const plain = words.toLowerCase().trim()
  const figures = countOf(FIGURES.exec(plain)?.[1] ?? '')
  if (figures < 1) return placesOf(plain)
  if (isZero(value)) return undefined
  const places = figures - 1 - exponentOf(value)
  // 9.96 to two figures is 10, not 10.0.
  return exponentOf(roundTo(value, places)) > exponentOf(value) && places > 0 ? places - 1 : places
}
