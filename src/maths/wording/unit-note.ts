import { written } from '../values/quantity.ts'
import type { Unit } from '../values/units.ts'

/** `Give your answer in m².` with the space before it; nothing where no unit is asked for. */
export function unitNote(unit: Unit | undefined): string {
  return unit ? ` Give your answer in ${written(unit)}.` : ''
}
