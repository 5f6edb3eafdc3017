import { asRational } from '../../exact/exact.ts'
import { type Dimension, findUnit, UNIT_NAMES, type Unit } from '../../values/units.ts'
import { NUMBER, quantityIn } from '../../wording/patterns.ts'
import type { Amount } from './question.ts'

/** A letter for each dimension that stands in the text where an amount was. */
const SIGNS: Partial<Record<Dimension, string>> = {
  length: 'd',
  time: 't',
  speed: 's',
  mass: 'm',
  volume: 'v',
  density: 'r',
}

/** A text in which every amount is one sign, such as `#d`. */
export interface Given {
  text: string
  amounts: Map<string, Amount>
}

const REST = '(?:(?:,| and)? ?\\d+(?:\\.\\d+)? ?(?:minutes?|mins?|seconds?|secs?)(?![a-z/]))?'
export const AMOUNT = new RegExp(`(?<![\\d./a-z])${NUMBER} ?-?(?:${UNIT_NAMES})(?![a-z\\d^/])${REST}`, 'g')

/** Times in words as numbers: `half an hour` is `1/2 hours`. */
export function plainTimes(text: string): string {
  return text
    .replace(/\b(?:an|1) hour and (?:a half|1\/2)\b/g, '3/2 hours')
    .replace(/\b(\d+) hours? and (?:a half|1\/2)\b/g, '$1 1/2 hours')
    .replace(/\bhalf (?:of )?an hour\b/g, '1/2 hours')
    .replace(/\b(?:a )?quarter of an hour\b/g, '1/4 hours')
    .replace(/(\d\/\d) of an hour\b/g, '$1 hours')
    .replace(/\b(?:an|each|every) (?=hour\b(?! each))/g, '1 ')
    .replace(/\b(?:a|per) (?=(?:minute|second)\b)/g, '1 ')
}

/**
 * Puts signs in the place of amounts: `a car travels 150 km in 3 hours` is `a car travels #d in #t`.
 * @returns undefined where an amount of another kind, two of one kind, or a number alone stands in it
 */
export function givenIn(plain: string): Given | undefined {
  const amounts = new Map<string, Amount>()
  let isFit = true
  const text = plainTimes(plain).replace(AMOUNT, said => {
    const read = quantityIn(said.replace(/(\d) ?-(?=[a-z])/, '$1 '))
    const value = read && asRational(read.number.value)
    const sign = read && SIGNS[read.unit.dimension]
    if (!read || !value || value.s <= 0n || value.n === 0n || !sign || amounts.has(sign)) isFit = false
    else amounts.set(sign, { value, unit: read.unit })
    return `#${sign ?? '?'}`
  })
  return isFit && !/\d/.test(text) ? { text, amounts } : undefined
}

const ASKED = new RegExp(
  `(?:[.,;:]? ?\\(?(?:give|giving|express|write|state)?(?: your| the)?(?: answers?)?) ?in (${UNIT_NAMES})\\)?$`,
)

/** `the speed, in km/h, of a car`. */
const INSIDE = new RegExp(
  `(speed|velocity|density|time|distance|mass|volume),? in (${UNIT_NAMES})(?![a-z/^]),?(?= (?:of|for|that|when|if)\\b)`,
)

/** Takes `in km/h` and `. Give your answer in m/s` out of the text. */
export function takeUnit(plain: string): { rest: string; unit?: Unit } {
  const inside = INSIDE.exec(plain)
  const own = inside && findUnit(inside[2] ?? '')
  if (inside && own) {
    return {
      rest: plain.slice(0, inside.index) + (inside[1] ?? '') + plain.slice(inside.index + inside[0].length),
      unit: own,
    }
  }
  const found = ASKED.exec(plain)
  const unit = found && findUnit(found[1] ?? '')
  return found && unit ? { rest: plain.slice(0, found.index), unit } : { rest: plain }
}
