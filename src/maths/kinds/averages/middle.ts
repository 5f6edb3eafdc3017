import { type Rational, rational } from '../../arithmetic/rational.ts'
import type { Group } from './read-grouped.ts'

/** What the whole list adds up to. */
export function sumOf(numbers: readonly Rational[]): Rational {
  return numbers.reduce((sum, each) => sum.add(each), rational(0))
}

/** Smallest first. */
export const inOrder = (numbers: readonly Rational[]) => [...numbers].sort((a, b) => a.compare(b))

/** The middle number, or halfway between the two in the middle. */
export function middleOf(numbers: readonly Rational[]): Rational {
  const at = Math.floor(numbers.length / 2)
  const [low, high] = [numbers[at - 1], numbers[at]]
  if (!high || !low) return numbers[0] ?? rational(0)
  return numbers.length % 2 === 1 ? high : low.add(high).div(2)
}

/** The sum shared out evenly. */
export const meanOf = (numbers: readonly Rational[]) => sumOf(numbers).div(numbers.length)

export const middleOfGroup = ({ low, high }: Group) => low.add(high).div(2)

/** How many there are in all groups together. */
export const countOf = (groups: readonly Group[]) => sumOf(groups.map(({ count }) => count))

/** The mean of all numbers, each taken for the same one of its group. */
export const meanOfGroups = (groups: readonly Group[], each: (group: Group) => Rational) =>
  sumOf(groups.map(group => each(group).mul(group.count))).div(countOf(groups))
