import { rational, roundTo, ZERO } from '../../arithmetic/rational.ts'
import type { RoundQuestion } from '../../domain/arithmetic-question.ts'
import type { ByHand } from '../by-hand.ts'

/** A number line has so many steps of what is rounded to. */
const STEPS = 10
/** A longer line has no room for its numbers. */
const [FEWEST_PLACES, MOST_PLACES] = [-3, 2]
const MOST = 100_000

/** A number line around the number, with a mark for each number that it may be rounded to. */
export function roundingByHand({ number, places, form }: RoundQuestion): ByHand | undefined {
  const { value } = number
  if (form !== undefined || places < FEWEST_PLACES || places > MOST_PLACES) return undefined
  if (value.compare(ZERO) < 0 || value.compare(MOST) > 0) return undefined
  const step = 10 ** -places
  const size = places >= 0 ? rational(1, 10 ** places) : rational(10 ** -places)
  const length = size.mul(STEPS)
  const from = length.mul(rational(value.div(length).floor().n))
  const isOn = roundTo(value, places).compare(from.add(length)) <= 0
  if (!isOn) return undefined
  return { tool: 'line', from: from.valueOf(), step, count: STEPS, places: Math.max(0, places) }
}
