import { decimalText, isWhole, type Rational, rational } from '../arithmetic/rational.ts'
import { asRational, isSame } from '../exact/exact.ts'
import { convert, quantity, readQuantity } from './quantity.ts'
import type { Unit } from './units.ts'
import type { Value } from './value.ts'

/** How many of each unit are in an amount, biggest unit first, nothing left over but in the last. */
export function split(amount: Rational, from: Unit, units: readonly Unit[]): Rational[] {
  let left = amount.mul(from.size)
  return units.map((unit, at) => {
    const count = left.div(unit.size)
    if (at === units.length - 1) return count
    const whole = rational(count.n / count.d)
    left = left.sub(whole.mul(unit.size))
    return whole
  })
}

const UNIT_BEHIND = /\d\s*-?\s*([a-z]+)/gi

/**
 * An amount to be written in several units, such as hours and minutes.
 * @param units biggest first
 */
export function mixedQuantity(amount: Rational, from: Unit, units: readonly [Unit, ...Unit[]]): Value {
  const [big] = units
  const own = quantity(amount.mul(from.size).div(big.size), big)
  const counts = split(amount, from, units)
  const shown = (count: Rational) => decimalText(count) ?? count.toFraction()
  const parts = counts.map((count, at) => ({ count: shown(count), unit: units[at] ?? big }))
  const joined = (gap: string, joint: string, name: (unit: Unit, count: string) => string) =>
    parts.map(({ count, unit }) => `${count}${gap}${name(unit, count)}`).join(joint)
  const long = (unit: Unit, count: string) => nameOf(unit, count === '1')
  const text = joined(' ', ' ', ({ symbol }) => symbol)
  return {
    key: text,
    latex: `\\text{${joined(' ', ' and ', long)}}`,
    text,
    spellings: [
      joined('', ' ', ({ symbol }) => symbol),
      joined(' ', ' and ', long),
      joined(' ', ', ', long),
      joined(' ', ' and ', ({ symbol }) => symbol),
    ],
    judge(said) {
      const read = readQuantity(said)
      if (!read?.unit) return { verdict: 'unread' }
      if (read.unit.dimension !== big.dimension) return { verdict: 'wrong' }
      const total = asRational(convert(read.number.value, read.unit, from))
      if (!total || !isSame(total, amount)) return { verdict: 'wrong' }
      const named = [...said.matchAll(UNIT_BEHIND)].length
      const wanted = counts.filter(count => count.n !== 0n).length
      return named >= wanted
        ? { verdict: 'right' }
        : {
            verdict: 'unfinished',
            missing: `The question asks for it in ${units.map(unit => nameOf(unit)).join(' and ')}.`,
          }
    },
    isNamedIn: (words, given) =>
      own.isNamedIn(words, given) ||
      (counts.filter(isWhole).length === counts.length &&
        parts.every(({ count }) => new RegExp(`(?<![\\d.])${count}(?![\\d.])`).test(words))),
    near: random =>
      own.near(random).flatMap(({ number }) => (number ? [mixedQuantity(number, big, units)] : [])),
  }
}

/** The longest plain name of a unit: `hours`. */
export function nameOf({ names, symbol }: Unit, isSingle = false): string {
  const words = names.filter(name => /^[a-z ]{3,}$/.test(name) && !name.includes('gramme'))
  const isPlural = (name: string) => /s$|^feet$|^stone$/.test(name) && name !== 'inches'
  const found = words.filter(name => isSingle !== (isPlural(name) || name === 'inches'))
  return found.sort((a, b) => b.length - a.length)[0] ?? symbol
}
