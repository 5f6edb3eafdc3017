import { isWhole, type Rational } from '../arithmetic/rational.ts'
import type { Calculation } from './calculations.ts'
import { isMultiple, placeParts, placesOf } from './parts.ts'

/** A part of a product for which a digit was taken at a lower place than it has: 4 × 7 in 346 × 7. */
export interface PlaceSlip {
  digit: Rational
  /** What was taken for it. */
  taken: Rational
  /** What it stands for. */
  stands: Rational
  within: Rational
  of: Rational
}

/** From here on a number is taken apart by its places. */
const APART = 20

/** How a number comes about as a part of a product of a digit with a bigger number, a place too low; undefined for any other. */
export function placeSlip(
  value: Rational,
  {
    operator,
    left,
    right,
  }: Pick<Calculation, 'operator'> & {
    left: { value: Rational }
    right: { value: Rational }
  },
): PlaceSlip | undefined {
  if (
    operator !== '×' ||
    ![value, left.value, right.value].every(each => isWhole(each) && each.compare(0) > 0)
  )
    return undefined
  for (const [of, within] of [
    [left.value, right.value],
    [right.value, left.value],
  ] as const) {
    if (of.compare(10) >= 0 || of.compare(2) < 0 || within.compare(APART) < 0 || !isMultiple(value, of))
      continue
    const taken = value.div(of)
    // Of 40 × 6 there is only the whole to ask for.
    if (placesOf(within).length < 2) continue
    if (taken.equals(1) || placeParts(within).some(part => part.equals(taken))) continue
    for (const { digit, unit } of placesOf(within)) {
      const by = digit.mul(unit).div(taken)
      const isLower = isMultiple(taken, digit) && /^10+$/.test(by.toFraction())
      if (isLower && /^10*$/.test(taken.div(digit).toFraction()))
        return { digit, taken, stands: digit.mul(unit), within, of }
    }
  }
  return undefined
}
