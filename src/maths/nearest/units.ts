import { findUnit } from '../values/units.ts'
import type { Skeleton } from './skeleton.ts'

const IS_MEASURED = /^(?:amount|unit) of/
const IS_UNIT = /^unit/
const unitIn = (said: string) => said.replace(/^[-\d.,/\s]+(?:and [\d/]+ )?/, '')

/** A text as it stands, with the unit of one number for all of them, with degrees, and without the unit of the answer. */
export const withUnits = (own: Skeleton): Skeleton[] => [
  own,
  ...withUnitForAll(own),
  ...withDegrees(own),
  ...withoutUnit(own),
]

/** `48 degrees in one corner and 67 in the other`, `long side 8.5, short side 4, all cm`. */
function withUnitForAll(own: Skeleton): Skeleton[] {
  const measured = own.slots.filter(({ type }) => IS_MEASURED.test(type))
  const [unit, ...others] = new Set(measured.map(({ said }) => unitIn(said)))
  const type = measured[0]?.type.replace('unit', 'amount')
  if (!unit || type === undefined || others.length > 0 || !own.slots.some(slot => slot.type === 'n'))
    return []
  if (type === 'amount of angle' && own.slots.some(isCount)) return []
  const slots = own.slots.map(slot =>
    slot.type === 'n' ? { ...slot, type, said: `${slot.said} ${unit}` } : slot,
  )
  return [without({ ...own, slots }, ({ type }) => IS_UNIT.test(type))]
}

/** `the other corners of the triangle are 35 and 80` */
function withDegrees(own: Skeleton): Skeleton[] {
  const { concepts, slots } = own
  // `10 sides` and `2 corners` are no degrees.
  if (
    !OF_ANGLES.some(each => concepts.has(each)) ||
    concepts.has('side') ||
    slots.some(isCount) ||
    slots.some(({ type }) => IS_MEASURED.test(type))
  )
    return []
  const inDegrees = slots.map(slot =>
    slot.type === 'n' ? { ...slot, type: 'amount of angle', said: `${slot.said}°` } : slot,
  )
  return slots.some(({ type }) => type === 'n') ? [{ ...own, slots: inDegrees }] : []
}
const isCount = ({ said }: Skeleton['slots'][number]) => /^\d$/.test(said)
const OF_ANGLES = ['angle', 'interior', 'exterior']

/** `x = ____ cm²` */
function withoutUnit(own: Skeleton): Skeleton[] {
  const last = own.slots.findLast(({ type }) => IS_UNIT.test(type))
  return last ? [{ ...without(own, slot => slot === last), unit: last.said }] : []
}

function without(own: Skeleton, isLeft: (slot: Skeleton['slots'][number]) => boolean): Skeleton {
  const { slots, beside } = own
  return {
    ...own,
    slots: slots.filter(slot => !isLeft(slot)),
    beside: beside.filter((_, at) => !(slots[at] && isLeft(slots[at]))),
  }
}

const raised = (text: string) => text.replaceAll('²', '^2').replaceAll('³', '^3')

/** Whether an answer stands in the unit in which it is wanted. */
export function isInUnit(answer: string, wanted: string | undefined): boolean {
  const unit = wanted === undefined ? undefined : findUnit(raised(wanted.toLowerCase()))
  const plain = raised(answer)
  return !unit || plain.endsWith(unit.symbol) || unit.names.some(name => plain.endsWith(` ${name}`))
}
