import { type Rational, rational } from '../../arithmetic/rational.ts'
import { inline, valueLatex } from '../../arithmetic/show.ts'
import type { Value } from '../../values/value.ts'
import { type ValueStep, valueStep } from '../by-value/solution.ts'
import { inOrder, meanOf, middleOf } from './middle.ts'
import type { Spread } from './question.ts'

const shown = (value: Rational) => valueLatex(value, true)
const listed = (numbers: readonly Rational[]) => inline(numbers.map(shown).join(',\\ '))

/** How far each number is from the mean. */
export function distancesOf(numbers: readonly Rational[]): Rational[] {
  const mean = meanOf(numbers)
  return numbers.map(each => each.sub(mean).abs())
}

/** The middles of both halves; the number in the middle belongs to neither. */
function quartilesOf(numbers: readonly Rational[]): { low: Rational; high: Rational } {
  const sorted = inOrder(numbers)
  const half = Math.floor(sorted.length / 2)
  return { low: middleOf(sorted.slice(0, half)), high: middleOf(sorted.slice(sorted.length - half)) }
}

/** The number at a place that may lie between two. */
function placedAt(sorted: readonly Rational[], place: Rational): Rational {
  const at = Number(place.floor().n)
  const [below, above] = [sorted[at - 1], sorted[at]]
  if (!below || !above) return below ?? above ?? rational(0)
  return below.add(above.sub(below).mul(place.sub(at)))
}

/** The same by counting to a quarter of one more than there are, as some books do. */
function quartilesByPlace(numbers: readonly Rational[]): { low: Rational; high: Rational } {
  const sorted = inOrder(numbers)
  const quarter = rational(numbers.length + 1, 4)
  return { low: placedAt(sorted, quarter), high: placedAt(sorted, quarter.mul(3)) }
}

const partOf = (spread: Spread, { low, high }: { low: Rational; high: Rational }) =>
  spread === 'lower quartile' ? low : spread === 'upper quartile' ? high : high.sub(low)

/** How far numbers are spread, by the measure that is asked for. */
export const spreadOf = (spread: Spread, numbers: readonly Rational[]): Rational =>
  spread === 'mean absolute deviation' ? meanOf(distancesOf(numbers)) : partOf(spread, quartilesOf(numbers))

/** The other value that books have for it, where they differ. */
export function otherSpreadOf(spread: Spread, numbers: readonly Rational[]): Rational | undefined {
  if (spread === 'mean absolute deviation') return undefined
  const other = partOf(spread, quartilesByPlace(numbers))
  return other.equals(spreadOf(spread, numbers)) ? undefined : other
}

export function spreadSteps(spread: Spread, numbers: readonly Rational[], { latex }: Value): ValueStep[] {
  if (spread === 'mean absolute deviation') {
    const mean = meanOf(numbers)
    return [
      valueStep(`Find the mean: ${inline(`\\text{mean} = ${shown(mean)}`)}`, mean),
      valueStep(`Find how far each number is from it: ${listed(distancesOf(numbers))}`),
      valueStep(`Find the mean of these distances: ${inline(`\\text{mean} = ${latex}`)}`),
    ]
  }
  const { low, high } = quartilesOf(numbers)
  const order = valueStep(`Put them in order and cut them into two halves: ${listed(inOrder(numbers))}`)
  if (spread !== 'interquartile range')
    return [
      order,
      valueStep(
        `Take the middle of the ${spread.split(' ')[0]} half: ${inline(`\\text{${spread}} = ${latex}`)}`,
      ),
    ]
  return [
    order,
    {
      ...valueStep(`Find the middle of each half: ${inline(shown(low))} and ${inline(shown(high))}`),
      // One of them alone may be no more than an answer.
      isShownBy: ({ literals }) =>
        [low, high].every(each => literals.some(({ value }) => value.equals(each))),
    },
    valueStep(
      `Take the lower one from the upper one: ${inline(`${shown(high)} - ${shown(low)} = ${latex}`)}`,
    ),
  ]
}
