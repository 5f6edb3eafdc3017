import type { Topic } from '../../domain/topic.ts'
import type { ConversionQuestion } from './question.ts'
import { topics } from './topics.ts'

/** Hints by the two units: litres have no sides to draw, a cube has more than a square, and a speed has two units. */
export function tipsOfConversion({ from, to }: ConversionQuestion): Topic['tips'] | undefined {
  if (from.dimension === 'speed')
    return [
      'A speed has two units in it: one of length and one of time. Which of them changes, or do both?',
      'Change the length first, then the time: in a shorter time you get less far.',
    ]
  if (from.dimension !== 'volume') return undefined
  const [one, other] = [from, to[0]].map(({ symbol }) => symbol.includes('^'))
  if (!one && !other) return topics.units.tips
  const [, factor] = topics.squares.tips
  return one === other
    ? [
        'Think of a cube with sides of the bigger unit. How many of the small ones fit along each side?',
        factor,
      ]
    : [
        'A litre fills a cube with sides of 10 cm. How many cubic centimetres are in such a cube?',
        'Compare both with a cubic centimetre, which holds a millilitre.',
      ]
}
