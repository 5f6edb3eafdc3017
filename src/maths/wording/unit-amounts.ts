import type { Rational } from '../arithmetic/rational.ts'
import { asRational } from '../exact/exact.ts'
import type { Unit } from '../values/units.ts'
import { findUnit } from '../values/units.ts'
import { NUMBER, quantityIn } from './patterns.ts'

export interface Amount {
  value: Rational
  unit: Unit
}

const OF = new RegExp(`^(${NUMBER}) of (?:an?|1) `)

/** Reads `3.5 km`, `3 m 45 cm`, `13/4 of a kilometer`, `half an hour`, `an hour and a half`; undefined for all else. */
export function amountIn(text: string): Amount | undefined {
  // "1 m - 37 cm" is a sum.
  if (/[-+]/.test(text)) return undefined
  const plain = text
    .trim()
    .replace(/^(?:a |1 )?half (?:of )?(?:an?|1) /, '1/2 ')
    .replace(/^(?:a )?quarter (?:of )?(?:an?|1) /, '1/4 ')
    .replace(/^1\/2 an? /, '1/2 ')
    .replace(OF, '$1 ')
    .replace(/^an? (?=[a-z])/, '1 ')
    .replace(/^(\d+) ([a-z]+?)s? and (?:a half|1\/2)$/, '$1 1/2 $2')
    .replace(/^(\d+) ([a-z]+?)s? and (?:a quarter|1\/4)$/, '$1 1/4 $2')
    .replace(/^(\d+) ([a-z]+?)s? and 3\/4$/, '$1 3/4 $2')
  const read = quantityIn(plain)
  const value = read && !read.number.isUnfinished ? asRational(read.number.value) : undefined
  return read && value && value.s >= 0n && value.n > 0n ? { value, unit: read.unit } : undefined
}

/** Reads `hours and minutes`, `cm`; biggest unit first. */
export function unitsIn(text: string): [Unit, ...Unit[]] | undefined {
  const names = text
    .trim()
    .replace(/^(?:the )?(?:number of |unit |units )/, '')
    .split(/\s*(?:,\s*and|,|\band\b)\s*/)
  const found = names.map(name => findUnit(name))
  const [first, ...others] = found.flatMap(each => each ?? [])
  if (!first || others.length !== names.length - 1) return undefined
  const isFalling = [first, ...others].every((unit, at, all) => {
    const before = all[at - 1]
    return !before || (before.dimension === unit.dimension && unit.size.compare(before.size) < 0)
  })
  return isFalling ? [first, ...others] : undefined
}
