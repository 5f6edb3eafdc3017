import { type Rational, rational } from '../../arithmetic/rational.ts'
import { asRational } from '../../exact/exact.ts'
import { numberIn } from '../../values/read-number.ts'
import { findUnit } from '../../values/units.ts'
import { NUMBER, quantityIn } from '../../wording/patterns.ts'
import { commonCurrency, MONEY, sumOfMoneyIn } from '../../wording/sums-of-money.ts'
import type { Size, Worth } from './question.ts'

/** Words that name no thing, as they would change what is asked. */
const NO_THING =
  'half|each|every|and|or|for|of|off|free|at|the|less|more|than|plus|minus|per|from|to|with|other|double|twice|extra|discount|change|cost|costs|costing|price|in|on|by|is|are|how|what|do|does|would|will|much|many|if|men|man|women|workers|builders|people|machines|taps|pumps|weigh|weighs|cover|covers|buy|make|makes|need|needs|using|use|uses|pence|cents?'
const WORD = `(?!(?:${NO_THING})\\b)[a-z][a-z'-]*`
const UNITS =
  'kg|kilograms?|kilos?|g|grams?|mg|lbs?|pounds?|oz|ounces?|l|litres?|liters?|ml|millilitres?|milliliters?|cl|m|metres?|meters?|cm|centimetres?|centimeters?|km|kilometres?|kilometers?|miles?|yards?|feet|ft|inch(?:es)?|gallons?|pints?|quarts?|m\\^2|square met(?:re|er)s?|hours?|minutes?|seconds?|days?|weeks?'
const PACK =
  '(?:(?:an? |the |each )?(?:pack|box|bag|bottle|packet|carton|tin|jar|tub|set|case|multipack)s? of )?'
const PACKED = '(?: (?:pack|box|bag|bottle|packet|carton|tin|jar|tub|tube|roll|can|pot|bar|block)s?)?'
const MEASURED = `(?:an? |the )?${PACK}${NUMBER} ?-?(?:${UNITS})(?![a-z/^])${PACKED}(?: of ${WORD}(?: ${WORD})?)?`
const COUNTED = `(?:an? |the )?${PACK}\\d{1,5} (?:identical |similar |of the same )?${WORD}(?: of ${WORD})?(?: ${WORD})?`
/** `3 kg of apples`, `6 pens`, `a 500 g box`; for patterns. */
export const SIZE = `(?:${MEASURED}|${COUNTED})`

const OWN = new RegExp(`^(?:an? |the )?${PACK}(${NUMBER}) ?-?(${UNITS})(?![a-z/^])`)
const COUNT = new RegExp(`^(?:an? |the )?${PACK}(\\d{1,5}) (?:identical |similar |of the same )?(.+)$`)

/** Reads what matches `SIZE`. */
export function sizeIn(text: string): Size | undefined {
  const own = text.trim()
  const [, number = '', name = ''] = OWN.exec(own) ?? []
  // Behind a price a pound is money, but here it is so much of something.
  const unit = findUnit(name)
  const read = unit ? quantityIn(`${number} ${unit.symbol}`) : undefined
  const value = read && asRational(read.number.value)
  if (unit && value && value.s > 0n && value.n > 0n) {
    const [, thing] = / of ([a-z'-]+)/.exec(own) ?? []
    return { value, unit, ...(thing ? { name: thing } : {}) }
  }
  const [, count = '', thing = ''] = COUNT.exec(own) ?? []
  const counted = numberIn(count)
  return counted && counted.n > 0n && thing !== '' ? { value: counted, name: thing } : undefined
}

/** A price, or a size. */
export function worthIn(text: string): Worth | undefined {
  const own = text.trim()
  const sum = new RegExp(`^${MONEY}$`).test(own) ? sumOfMoneyIn(own) : undefined
  const currency = sum && commonCurrency([sum.currencies])
  if (sum && currency) return { money: sum.amount, currency, isSmall: sum.isSmall }
  return sum ? undefined : sizeIn(own)
}

export const isMoney = (worth: Worth): worth is Extract<Worth, { money: Rational }> => 'money' in worth

/** The number of a price in its big unit, or of a size. */
export const numberOfWorth = (worth: Worth): Rational => (isMoney(worth) ? worth.money : worth.value)

/** The first word of a thing without its ending, so that `box` and `boxes` are one. */
export const stemOf = (name: string) => (name.split(' ')[0] ?? '').replace(/(?:ies|y|es|e|s)$/, '')

const isSameName = (left: string | undefined, right: string | undefined) =>
  left === undefined || right === undefined || stemOf(left) === stemOf(right)

/** How many times the one is the other; undefined where they are of different things. */
export function ratioOf(left: Size, right: Size): Rational | undefined {
  if (left.unit && right.unit) {
    const isSame = left.unit.dimension === right.unit.dimension && isSameName(left.name, right.name)
    return isSame ? left.value.mul(left.unit.size).div(right.value.mul(right.unit.size)) : undefined
  }
  if (left.unit || right.unit) return undefined
  return isSameName(left.name, right.name) ? left.value.div(right.value) : undefined
}

/** How many times one worth is the other; undefined where they are of different kinds. */
export function ratioOfWorth(left: Worth, right: Worth): Rational | undefined {
  if (isMoney(left) && isMoney(right)) {
    return left.currency === right.currency ? left.money.div(right.money) : undefined
  }
  return isMoney(left) || isMoney(right) ? undefined : ratioOf(left, right)
}

/** One of a size's own unit. */
export const oneOf = (size: Size): Size => ({ ...size, value: rational(1) })
