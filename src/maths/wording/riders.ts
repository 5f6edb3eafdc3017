import type { Rounding } from '../values/rounding.ts'
import { findUnit, UNIT_NAMES, type Unit } from '../values/units.ts'

const PLACES: Record<string, number> = {
  integer: 0,
  'whole number': 0,
  whole: 0,
  one: 0,
  unit: 0,
  tenth: 1,
  hundredth: 2,
  thousandth: 3,
  ten: -1,
  hundred: -2,
  thousand: -3,
  million: -6,
}
const COUNTS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six']

const COUNT = '(\\d|one|two|three|four|five|six)'
const RIDER = new RegExp(
  `[\\s,.(]*(?:(?:and )?(?:please )?(?:round(?:ed|ing)?|giv(?:e|ing)|writ(?:e|ing)|express|leave)?(?: off)?(?: your| the| it)?(?: final)?(?: answers?)? ?(?:correct(?:ed)?|rounded|accurate)? ?to|(?<=\\())` +
    `(?: (?:the )?nearest (?:(\\d+)(?:st|nd|rd|th)?|([a-z]+(?: number)?))| ?${COUNT} (decimal places?|d\\.?p\\.?|significant (?:figures?|digits?)|sig\\.? ?figs?\\.?|s\\.?f\\.?))[\\s).]*$`,
)

/**
 * Takes words such as `, correct to 2 decimal places` or `. Give your answer to 3 significant figures` off the end.
 * @param plain in small letters; see `Asked`
 */
export function takeRounding(plain: string): { rest: string; rounding?: Rounding } {
  const found = plain.length > 600 ? null : RIDER.exec(plain)
  const rounding = found && roundingOf(found)
  return found && rounding ? { rest: plain.slice(0, found.index).trim(), rounding } : { rest: plain }
}

function roundingOf([, power, place, count, unit = '']: RegExpExecArray): Rounding | undefined {
  if (power !== undefined) return /^10+$/.test(power) ? { places: 1 - power.length } : undefined
  if (place !== undefined) return Object.hasOwn(PLACES, place) ? { places: PLACES[place] ?? 0 } : undefined
  const digits = /^\d$/.test(count ?? '') ? Number(count) : COUNTS.indexOf(count ?? '')
  if (/^d/.test(unit)) return { places: digits }
  return digits > 0 ? { figures: digits } : undefined
}

const UNIT_RIDER = new RegExp(
  `[\\s,.;:?!(]*(?:^|(?<=[\\s,.;:?!(]))(?:and )?(?:please )?(?:give|giving|write|writing|state|express|expressing|leave|leaving|show)(?: your| the)?(?: final)? answers? (?:in|using)(?: the units?| units of)? (${UNIT_NAMES})[\\s).]*$`,
)

/**
 * Takes words such as `. Give your answer in cm^2` off the end.
 * @param plain in small letters; see `Asked`
 */
export function takeUnit(plain: string): { rest: string; unit?: Unit } {
  const found = plain.length > 600 || !plain.includes('answer') ? null : UNIT_RIDER.exec(plain)
  const unit = found && findUnit(found[1] ?? '')
  return found && unit ? { rest: plain.slice(0, found.index).trim(), unit } : { rest: plain }
}

const NEAREST_UNIT = new RegExp(
  `[\\s,.;:(]+(?:(?:give|giving|round|rounding|rounded|write|state)(?: off)?(?: your| the)?(?: final)?(?: answer)? ?)?(?:correct |accurate )?to the nearest (tenth of an? )?(${UNIT_NAMES})[\\s).]*$`,
)

/** Takes off `to the nearest cm`; the answer has to be measured in that unit. */
export function takeNearestUnit(plain: string): {
  rest: string
  nearest?: { rounding: Rounding; unit: Unit }
} {
  const found = plain.includes('nearest') && plain.length <= 600 ? NEAREST_UNIT.exec(plain) : null
  const unit = found && findUnit(found[2] ?? '')
  return found && unit
    ? { rest: plain.slice(0, found.index).trim(), nearest: { rounding: { places: found[1] ? 1 : 0 }, unit } }
    : { rest: plain }
}
