import { decimalText, type Rational } from '../arithmetic/rational.ts'
import { asRational, exact, isSame } from '../exact/exact.ts'
import { CLOCK } from './hours.ts'
import { mixedQuantity } from './mixed-quantity.ts'
import { convert, quantity, readQuantity } from './quantity.ts'
import { isCustomary } from './systems.ts'
import { type Unit, units } from './units.ts'
import type { Judged, Value } from './value.ts'

/**
 * An amount in any units, one or several: `6 m 25 cm`, `625 cm`.
 * @param inUnits the units of the question, biggest first; a bare number is enough only where there is one
 */
export function measured(amount: Rational, unit: Unit, inUnits: readonly [Unit, ...Unit[]]): Value {
  const [big, ...smaller] = inUnits
  const inBig = amount.mul(unit.size).div(big.size)
  const plain = quantity(inBig, big, { isDecimal: decimalText(inBig) !== undefined })
  if (smaller.length === 0) return plain
  const isMixed = inBig.d !== 1n && inBig.n > inBig.d
  const shown = isMixed ? mixedQuantity(inBig, big, inUnits) : plain
  const isBare = (said: string): Judged | undefined => {
    const read = readQuantity(said)
    if (!read || read.unit) return undefined
    const fits = units.some(
      each =>
        each.dimension === big.dimension &&
        isCustomary(each) === isCustomary(big) &&
        isSame(read.number.value, convert(inBig, big, each)),
    )
    return fits
      ? { verdict: 'unfinished', missing: 'One thing is left: say which unit it is.' }
      : { verdict: 'wrong' }
  }
  return {
    ...plain,
    key: shown.key,
    latex: shown.latex,
    text: shown.text,
    spellings: [...shown.spellings, ...plain.spellings].filter(each => /[a-z]/i.test(each)),
    judge(typed) {
      // "6m25cm"
      const said = typed.replace(/(\d ?[a-z]+)(?=\d+ ?[a-z])/gi, '$1 ')
      const clock = big.dimension === 'time' ? CLOCK.exec(said.trim()) : undefined
      if (clock) {
        const seconds = exact((Number(clock[1]) * 60 + Number(clock[2])) * 60)
        return { verdict: isSame(seconds, exact(inBig.mul(big.size))) ? 'right' : 'unread' }
      }
      return isBare(said) ?? plain.judge(said)
    },
    isNamedIn: (words, given) => shown.isNamedIn(words, given) || plain.isNamedIn(words, given),
    near: random =>
      plain.near(random).flatMap(({ number }) => (number ? [measured(number, big, inUnits)] : [])),
    ...(asRational(exact(inBig)) ? { number: inBig } : {}),
  }
}
