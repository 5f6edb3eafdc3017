import type { Asked } from './asked.ts'
import type { Quantity } from './quantities.ts'
import { unitOf } from './vocabulary.ts'
import type { Word } from './words.ts'

/** Single words that ask for a thing no schema knows, or for a best or rough one. */
const WORDS = new Set(
  `fewest approximately roughly estimate estimated ratio median mode range probability chance likely prime factor multiple
   multiples triangle circle circular radius diameter circumference hexagon pentagon octagon cube cuboid volume angle angles
   digit digits consecutive product pattern sequence squared cubed interest simplify equation expression
   denominator numerator half halves speed faster slower better fortnight possible different-ways combinations arrangements graph chart diagram maximum minimum at-least tax tip vat profit loss-making scale`.split(
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
]

/** What makes a story no matter for a reader by evidence; undefined for a story that may be read. */
export function dangerIn(
  words: readonly Word[],
  odd: readonly string[],
  asked: Asked | undefined,
): string | undefined {
  if (odd.length > 0) return odd[0]
  if (!asked) return 'nothing is asked'
  const lowers = words.map(word => word.lower)
  const known = lowers.find(word => WORDS.has(word))
  if (known) return known
  for (const phrase of PHRASES) {
    if (lowers.some((_, i) => phrase.every((word, j) => lowers[i + j] === word))) return phrase.join(' ')
  }
  return undefined
}

/** Puts amounts of one dimension into one unit, the smallest told. False where a unit can't be changed into another. */
export function evenUnits(quantities: readonly Quantity[], asked: Asked): { size: number } | undefined {
  let size = 1
  const head = asked.nouns[0]?.head ?? ''
  for (const dimension of ['time', 'length', 'mass', 'volume', 'money'] as const) {
    const told = quantities.filter(each => each.dimension === dimension)
    const names = new Set(told.map(each => each.unit))
    const isAsked = unitOf(head)?.dimension === dimension && head !== '$'
    if (isAsked) names.add(head)
    for (const quantity of quantities)
      if (unitOf(quantity.per)?.dimension === dimension) names.add(quantity.per)
    if (names.size < 2) continue
    const sizes = [...names].map(name => unitOf(name)?.size ?? 0)
    if (sizes.includes(0)) return undefined
    const smallest = Math.min(...sizes)
    if (sizes.every(each => each === smallest)) continue
    for (const quantity of told) quantity.value *= (unitOf(quantity.unit)?.size ?? 1) / smallest
    for (const quantity of quantities) {
      const per = unitOf(quantity.per)
      if (per?.dimension !== dimension) continue
      if (per.size !== smallest) quantity.value /= per.size / smallest
    }
    if (isAsked) size = (unitOf(head)?.size ?? 1) / smallest
    if (!isAsked && dimension === 'money') return undefined
    if (!isAsked && unitOf(asked.nouns[0]?.head ?? '')?.dimension === undefined && asked.flags.has('size'))
      return undefined
  }
  return { size }
}
