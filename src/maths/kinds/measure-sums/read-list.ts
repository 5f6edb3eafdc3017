import { isCustomary } from '../../values/systems.ts'
import { type Amount, amountIn } from '../../wording/unit-amounts.ts'

const DIMENSIONS = ['length', 'area', 'volume', 'us capacity', 'mass', 'time', 'years']

/** Amounts of one dimension, none in metric units where another is in customary ones. */
export function areAlike(amounts: readonly Amount[]): boolean {
  const [first] = amounts
  if (!first || !DIMENSIONS.includes(first.unit.dimension)) return false
  return amounts.every(
    ({ unit }) => unit.dimension === first.unit.dimension && isCustomary(unit) === isCustomary(first.unit),
  )
}

/** Reads `450 g, 1.2 kg and 350 g`: two or more, all alike. */
export function amountsIn(text: string): Amount[] | undefined {
  const parts = text.split(/, ?(?:and |or )?| and | or |; ?/)
  const amounts = parts.map(amountIn)
  const found = amounts.flatMap(each => each ?? [])
  return found.length === parts.length && found.length > 1 && areAlike(found) ? found : undefined
}
