import type { Asked } from './asked.ts'
import type { Quantity } from './quantity.ts'
import { unitOf } from './vocabulary.ts'
import type { Word } from './words.ts'

/** Single words that ask for a thing no schema knows, or for a best or rough one. */
const WORDS = new Set(
  `fewest approximately roughly estimate estimated ratio median mode range probability chance likely prime factor multiple
   multiples triangle circle circular radius diameter circumference hexagon pentagon octagon cube cuboid volume angle angles
   digit digits consecutive product pattern sequence squared cubed interest simplify born equation expression
   denominator numerator post posts himself herself themselves half halves speed faster slower better fortnight possible different-ways combinations arrangements graph chart diagram maximum minimum at-least tax tip vat profit loss-making scale coupon voucher`.split(
    /\s+/,
  ),
)
const PHRASES: [string, ...string[]][] = [
  ['at', 'least'],
  ['at', 'most'],
  ['more', 'than', 'enough'],
  ['no', 'more', 'than'],
  ['up', 'to'],
  ['each', 'other'],
  ['every', 'other'],
  ['how', 'many', 'ways'],
  ['what', 'time'],
  ['each', 'additional'],
  ['as', 'possible'],
  ['as', 'she', 'can'],
  ['as', 'he', 'can'],
  ['as', 'they', 'can'],
  ['as', 'i', 'can'],
  ['same', 'way'],
  ['round', 'trip'],
  ['and', 'back'],
]

const SAVING = new Set(['save', 'saves', 'saved', 'saving', 'savings'])

/** What makes a story no matter for a reader by evidence; undefined for a story that may be read. */
export function dangerIn(
  words: readonly Word[],
  odd: readonly string[],
  asked: Asked | undefined,
): string | undefined {
  if (odd.length > 0) return odd[0]
  if (!asked) return 'nothing is asked'
  const lowers = words.map(word => word.lower)
  // `half of them` is a number.
  const known = words.find(({ lower, kind }) => kind !== 'number' && WORDS.has(lower))?.lower
  if (known) return known
  // What is off is asked for, and not what is left to pay.
  if (lowers.includes('off') && lowers.some(word => SAVING.has(word))) return 'saved of what is off'
  for (const phrase of PHRASES) {
    if (lowers.some((_, i) => phrase.every((word, j) => lowers[i + j] === word))) return phrase.join(' ')
  }
  return undefined
}

/**
 * Puts amounts of one dimension into the smallest unit that is told or asked for.
 * @returns how many of it make one of the unit asked for; undefined where they can't be put so
 */
export function evenUnits(quantities: readonly Quantity[], asked: Asked): { size: number } | undefined {
  let size = 1
  const head = asked.nouns[0]?.head ?? ''
  const dimensions = new Set(quantities.flatMap(each => [each.dimension, unitOf(each.per)?.dimension ?? '']))
  // `5 days a week` counts days, and is no rate of them.
  if (quantities.some(isTimePerTime)) {
    if (!isOneTimeRate(quantities, head)) return undefined
    for (const quantity of quantities) if (quantity.dimension === 'time') quantity.dimension = ''
    return { size }
  }
  for (const dimension of dimensions) {
    if (!dimension) continue
    const isAsked = unitOf(head)?.dimension === dimension && head !== '$'
    const told = quantities.filter(each => each.dimension === dimension)
    const rates = quantities.filter(each => unitOf(each.per)?.dimension === dimension)
    const names = [...told.map(each => each.unit), ...rates.map(each => each.per), ...(isAsked ? [head] : [])]
    const smallest = names.reduce(
      (least, name) => (sizeOf(name) < sizeOf(least) ? name : least),
      names[0] ?? '',
    )
    if (names.every(name => sizeOf(name) === sizeOf(smallest))) continue
    if (dimension === 'time' && rates.length > 0 && isDaysAndHours(names)) return undefined
    if (!isAsked && dimension !== 'money' && told.length > 0 && !counts(asked)) return undefined
    for (const quantity of told) {
      scaleBy(quantity, sizeOf(quantity.unit), sizeOf(smallest))
      quantity.unit = smallest
      if (dimension !== 'money') quantity.noun = { ...quantity.noun, head: smallest }
    }
    for (const quantity of rates) {
      scaleBy(quantity, sizeOf(smallest), sizeOf(quantity.per))
      quantity.per = smallest
    }
    if (isAsked) size = sizeOf(head) / sizeOf(smallest)
  }
  return Number.isInteger(size) ? { size } : undefined
}

const isTimePerTime = ({ dimension, per }: Quantity) =>
  dimension === 'time' && unitOf(per)?.dimension === 'time'
/** `15 minutes every day` with days told and minutes asked for: nothing is to be put into another unit. */
function isOneTimeRate(quantities: readonly Quantity[], head: string): boolean {
  const [rate, ...more] = quantities.filter(isTimePerTime)
  const others = quantities.filter(each => each !== rate && each.dimension === 'time')
  return (
    rate !== undefined &&
    more.length === 0 &&
    others.length > 0 &&
    rate.unit === head &&
    others.every(({ unit }) => unit === rate.per)
  )
}

/** `£18 an hour` and `5 days`: how many hours of a day it is meant for, nothing says. */
function isDaysAndHours(units: readonly string[]): boolean {
  const sizes = units.map(sizeOf)
  return Math.min(...sizes) < sizeOf('day') && Math.max(...sizes) >= sizeOf('day')
}

const sizeOf = (unit: string) => unitOf(unit)?.size ?? 1
/** Things are asked for, and not how much of something measured. */
const counts = ({ form, flags }: Asked) => form === 'many' || flags.has('money')

function scaleBy(quantity: Quantity, times: number, parts: number) {
  quantity.exact = quantity.exact.mul(times).div(parts)
  quantity.value = quantity.exact.valueOf()
}
