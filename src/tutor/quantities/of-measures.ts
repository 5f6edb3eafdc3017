import { type Rational, rational } from '#maths/arithmetic/rational.ts'
import { asRational } from '#maths/exact/exact.ts'
import type { PercentageQuestion } from '#maths/kinds/percentage/question.ts'
import type { ShapeQuestion } from '#maths/kinds/perimeter-and-area/question.ts'
import type { MeasureQuestion } from '#maths/kinds/shape-measures/question.ts'
import { called, N, type Quantity } from './quantity.ts'

const UNNAMED = { named: /$^/, askBack: '' }

/** On the way round a rectangle: half of it, and two sides of one length. */
export function ofShape({ shape, measure, lengths }: ShapeQuestion): Quantity[] {
  const [long, wide] = lengths
  const sides: Quantity = {
    is: 'how many sides there are',
    values: [rational(shape === 'triangle' ? 3 : 4)],
    named: called('sides?|edges?|corners?'),
    askBack: 'Draw the shape and count along its edge: how many sides are there?',
    next: 'Walk along all of them: how long is each?',
  }
  if (measure !== 'perimeter') return []
  if (shape !== 'rectangle' || !long || !wide) return [sides]
  return [
    sides,
    {
      ...UNNAMED,
      is: 'one long and one short side together',
      values: [long.add(wide)],
      next: 'That is halfway round. And how far is it all the way?',
    },
    {
      ...UNNAMED,
      is: 'two of the sides together',
      values: long.equals(wide) ? [] : [long.mul(2), wide.mul(2)],
      next: 'And the other two sides? Then put all of them together.',
    },
  ]
}

/** What the area of a trapezium is built from. */
export function ofMeasure({ formula, given }: MeasureQuestion): Quantity[] {
  const [one, other, high] = given.map(each => asRational(each))
  if (
    formula.measure === 'volume' &&
    given.length === 3 &&
    one &&
    other &&
    high &&
    /^(?:cuboid|box)$/.test(formula.shape)
  )
    return ofLayers([one, other, high])
  if (formula.shape !== 'trapezium' || formula.measure !== 'area' || !one || !other || !high) return []
  const both = one.add(other)
  return [
    {
      ...UNNAMED,
      is: 'both parallel sides together',
      values: [both],
      next: 'Two of these shapes make a parallelogram as long as that. So how do you come to the area of one?',
    },
    {
      ...UNNAMED,
      is: 'how long it is in the middle',
      values: [both.div(2)],
      next: 'And how high is it? What do you do with the two?',
    },
    {
      ...UNNAMED,
      is: 'the area of two such shapes together',
      values: [both.mul(high)],
      next: 'So how much is one of them?',
    },
  ]
}

/** Of a cuboid one layer, and how many layers there are, whichever way it is laid. */
function ofLayers(sides: readonly [Rational, Rational, Rational]): Quantity[] {
  const [long, wide, high] = sides
  return [
    {
      is: 'how many there are in one layer',
      values: [long.mul(wide), wide.mul(high), long.mul(high)],
      named: new RegExp(
        `\\b(?:bottom|layer|base|floor)\\b(?: \\w+){0,3}? (?:is|has|are|=|of) ${N}|${N} (?:\\w+ ){0,2}(?:on|in|at|for|per) (?:the |a |one |each )?(?:bottom|layer|base|floor)`,
        'i',
      ),
      askBack: 'How many stand in one row of the bottom, and how many rows are there?',
      next: 'And how many such layers are there?',
      leadsTo: 'how many layers there are',
    },
    {
      is: 'how many layers there are',
      values: [high, wide, long],
      named: called('layers?'),
      askBack: 'Think of one layer, and how high the box is: how many layers fit on each other?',
      next: 'So how many are there in all the layers?',
      leadsTo: 'how many there are in one layer',
    },
  ]
}

/** What is known of the price before: how many per cent the new amount is, and how much one per cent is. */
export function ofOriginal(question: PercentageQuestion): Quantity[] {
  if (question.task !== 'original') return []
  const { percent, amount, change } = question
  const hundred = rational(100)
  const left =
    change === 'part' ? percent : change === 'increase' ? hundred.add(percent) : hundred.sub(percent)
  const of = (percents: number): Rational => amount.div(left).mul(percents)
  return [
    {
      is: 'how many per cent the amount that you know is',
      values: [left],
      named: new RegExp(
        `\\b(?:is|are|be|means?|left|pay|pays|paid|makes?|=) (?:only |now |still |then |just )?${N.replace('%?', ' ?(?:%|per ?cent)')}`,
        'i',
      ),
      askBack:
        'The whole, as it was before, is a hundred percent. What is done to it, and how many percent is that then?',
      next: 'How much is one percent then, or ten percent?',
      leadsTo: 'how much one per cent is',
    },
    {
      is: 'how much one per cent is',
      values: [of(1)],
      named: new RegExp(`\\b(?:one|1) ?(?:%|per ?cent) (?:is|are|=|makes?|costs?) ?${N}`, 'i'),
      askBack: 'Divide the amount that you know by the percentage that it is: how much is one percent?',
      next: 'And the whole is how many percent?',
    },
    {
      is: 'how much ten per cent is',
      values: [of(10)],
      named: new RegExp(`\\b(?:ten|10) ?(?:%|per ?cent) (?:is|are|=|makes?|costs?) ?${N}`, 'i'),
      askBack:
        'The amount that you know is not the whole. How many percent is it, and how much are ten percent then?',
      next: 'And the whole is how many percent?',
    },
  ]
}
