import { add, approximate, asRational, type Exact, multiply, PI, subtract } from '../../exact/exact.ts'
import type { Value } from '../../values/value.ts'
import type { ValueMisconception } from '../by-value/define-kind.ts'
import { over } from './formulas/formula.ts'
import type { MeasureQuestion } from './question.ts'
import { formulas } from './read.ts'
import { measureValue } from './solve.ts'
import { topics } from './topics.ts'

type Wrong = (question: MeasureQuestion) => Exact | undefined

const topicOf = ({ formula }: MeasureQuestion) => topics[formula.topic]
/** What comes of a wrong way, for questions of one topic; lengths are above zero. */
const wrongly =
  (topic: keyof typeof topics, wrong: Wrong) =>
  (question: MeasureQuestion): Value | undefined => {
    const value = topicOf(question) === topics[topic] ? wrong(question) : undefined
    return value && approximate(value).s > 0n ? measureValue(question, value) : undefined
  }
const right = ({ formula, given }: MeasureQuestion) => formula.value(...given)
const times = (question: MeasureQuestion, factor: number) => {
  const value = right(question)
  return value && multiply(value, factor)
}
const sum = ({ given }: MeasureQuestion) => add(...given)
const isOneOf =
  (...shapes: string[]) =>
  ({ formula }: MeasureQuestion) =>
    shapes.includes(formula.shape)
/** What is asked for is one of the lengths. */
const isLength = ({ power, measure }: MeasureQuestion['formula']) => power === 1 && measure !== 'perimeter'
const isBox = isOneOf('cube', 'cuboid')

/** The same shape asked for something else. */
function other(question: MeasureQuestion, measure: string): Exact | undefined {
  const needs = question.formula.needs.join()
  const { shape } = question.formula
  return formulas
    .find(each => each.shape === shape && each.measure === measure && each.needs.join() === needs)
    ?.value(...question.given)
}

export const misconceptions: readonly ValueMisconception<MeasureQuestion>[] = [
  {
    id: 'radius-and-diameter',
    name: 'Radius and diameter mixed up',
    topic: topics.circles,
    explanation:
      'The radius goes from the middle to the edge; the diameter goes right across and is twice as long.',
    gap: 'Takes the diameter of a circle for its radius, or the other way round.',
    predict: wrongly(
      'circles',
      ({ formula, given: [first, ...rest] }) => first && formula.value(multiply(first, 2), ...rest),
    ),
  },
  {
    id: 'radius-where-diameter-belongs',
    name: 'Half of the length taken',
    topic: topics.circles,
    explanation: 'Half of the length was put in: see whether the formula wants the radius or the diameter.',
    gap: 'Takes half of the length that the formula of a circle needs.',
    predict: wrongly(
      'circles',
      ({ formula, given: [first, ...rest] }) => first && formula.value(over(first, 2), ...rest),
    ),
  },
  {
    id: 'circle-area-and-circumference',
    name: 'Area and circumference mixed up',
    topic: topics.circles,
    explanation: 'The circumference is the way round the circle; the area is the space inside it.',
    gap: 'Mixes up the area and the circumference of a circle.',
    predict: wrongly('circles', question => {
      if (question.formula.shape !== 'circle') return undefined
      return other(question, question.formula.measure === 'area' ? 'circumference' : 'area')
    }),
  },
  {
    id: 'half-forgotten',
    name: 'Half forgotten',
    topic: topics.flat,
    explanation: 'The product is the rectangle around it; this shape fills only half of that.',
    gap: 'Forgets to halve in the area of a trapezoid, a rhombus or a kite.',
    predict: wrongly('flat', question =>
      question.formula.words.endsWith('2') && isOneOf('trapezium', 'kite', 'rhombus')(question)
        ? times(question, 2)
        : undefined,
    ),
  },
  {
    id: 'quadrilateral-lengths-added',
    name: 'Lengths added for an area',
    topic: topics.flat,
    explanation: 'Lengths are added for the way round; an area comes from multiplying.',
    gap: 'Adds lengths to find the area of a quadrilateral.',
    predict: wrongly('flat', question => (question.formula.measure === 'area' ? sum(question) : undefined)),
  },
  {
    id: 'quadrilateral-sides-once',
    name: 'Each side counted once',
    topic: topics.flat,
    explanation: 'Sides that are as long as others belong to the way round as well.',
    gap: 'Leaves out equal sides in a perimeter.',
    predict: wrongly('flat', question =>
      question.formula.measure === 'perimeter' ? sum(question) : undefined,
    ),
  },
  {
    id: 'length-by-subtracting',
    name: 'Subtracted in place of divided',
    topic: topics.missing,
    explanation: 'The lengths were multiplied to get there, so the way back is to divide.',
    gap: 'Subtracts a length from an area or a volume to find another length.',
    predict: wrongly('missing', ({ formula, given: [whole, part] }) =>
      whole && part && isLength(formula) && ['area', 'volume'].includes(formula.needs[0] ?? '')
        ? subtract(whole, part)
        : undefined,
    ),
  },
  {
    id: 'root-as-quarter',
    name: 'A quarter in place of the root',
    topic: topics.missing,
    explanation:
      'The side times itself makes the area, so the way back is the square root and not a quarter.',
    gap: 'Divides the area of a square by four to find its side.',
    predict: wrongly('missing', ({ formula, given: [area] }) =>
      area && formula.shape === 'square' && formula.measure === 'side' && formula.needs[0] === 'area'
        ? over(area, 4)
        : undefined,
    ),
  },
  {
    id: 'side-for-area',
    name: 'Stopped at the side',
    topic: topics.missing,
    explanation: 'That is the length of one side; the area is that side times itself.',
    gap: 'Stops at the side of a square where its area is asked for.',
    predict: wrongly('missing', ({ formula, given: [around] }) =>
      around && formula.shape === 'square' && formula.measure === 'area' ? over(around, 4) : undefined,
    ),
  },
  {
    id: 'perimeter-squared',
    name: 'Perimeter squared',
    topic: topics.missing,
    explanation: 'The way round was multiplied by itself; the area takes one side, a quarter of that way.',
    gap: 'Multiplies the perimeter of a square by itself to find its area.',
    predict: wrongly('missing', ({ formula, given: [around] }) =>
      around && formula.shape === 'square' && formula.measure === 'area'
        ? multiply(around, around)
        : undefined,
    ),
  },
  {
    id: 'perimeter-not-halved',
    name: 'Both lengths left out of the perimeter once',
    topic: topics.missing,
    explanation: 'Each length is there twice on the way round, so half of it is one length and one width.',
    gap: 'Takes a length off the whole perimeter to find the other one.',
    predict: wrongly('missing', ({ formula, given: [whole, part] }) =>
      whole && part && isLength(formula) && formula.shape === 'rectangle' && formula.needs[0] === 'perimeter'
        ? subtract(whole, part)
        : undefined,
    ),
  },
  {
    id: 'box-lengths-added',
    name: 'Lengths added for a volume',
    topic: topics.volume,
    explanation: 'Layers of cubes are counted by multiplying, not by adding the lengths.',
    gap: 'Adds the lengths of a solid to find its volume.',
    predict: wrongly('volume', question =>
      isOneOf('cube')(question) ? multiply(3, question.given[0] ?? 0) : sum(question),
    ),
  },
  {
    id: 'surface-for-volume',
    name: 'Surface in place of volume',
    topic: topics.volume,
    explanation: 'The faces make the surface; the volume is the room inside.',
    gap: 'Works out the surface of a box where its volume is asked for.',
    predict: wrongly('volume', question => other(question, 'surface')),
  },
  {
    id: 'half-the-faces',
    name: 'Half of the faces counted',
    topic: topics.surface,
    explanation: 'Every face of a box has another one just like it on the other side.',
    gap: 'Counts only half of the faces of a solid.',
    predict: wrongly('surface', question =>
      isBox(question) ? times(question, 1) && over(right(question) ?? 0, 2) : undefined,
    ),
  },
  {
    id: 'one-face-only',
    name: 'One face only',
    topic: topics.surface,
    explanation: 'That is the area of one face; the surface is all of the faces together.',
    gap: 'Takes one face of a cube for its whole surface.',
    predict: wrongly('surface', question =>
      isOneOf('cube')(question) ? over(right(question) ?? 0, 6) : undefined,
    ),
  },
  {
    id: 'volume-for-surface',
    name: 'Volume in place of surface',
    topic: topics.surface,
    explanation: 'The volume is the room inside; the surface is all faces together.',
    gap: 'Works out the volume of a solid where its surface is asked for.',
    predict: wrongly('surface', question =>
      question.formula.measure === 'surface' ? other(question, 'volume') : undefined,
    ),
  },
  {
    id: 'third-forgotten',
    name: 'Third forgotten',
    topic: topics.round,
    explanation: 'A solid that runs to a point is only a part of the straight one around it.',
    gap: 'Forgets the third in the volume of a cone, a pyramid or a sphere.',
    predict: wrongly('round', question =>
      question.formula.words.endsWith('3') ? times(question, 3) : undefined,
    ),
  },
  {
    id: 'radius-not-squared',
    name: 'Radius not squared',
    topic: topics.round,
    explanation: 'The base is a circle: its area takes the radius times itself.',
    gap: 'Forgets to square the radius in the volume of a round solid.',
    predict: wrongly('round', ({ formula, given: [radius, height] }) => {
      if (formula.needs[0] !== 'radius' || !radius || !height) return undefined
      const own = multiply(PI, radius, height)
      return asRational(radius) && formula.shape === 'cone' ? over(own, 3) : own
    }),
  },
  {
    id: 'radius-doubled',
    name: 'Radius doubled in place of squared',
    topic: topics.round,
    explanation: 'Squared means times itself, not times two.',
    gap: 'Doubles the radius in place of squaring it in the volume of a round solid.',
    predict: wrongly('round', question => {
      const { formula, given } = question
      const [radius] = given
      const own = formula.needs.join() === 'radius,height' ? times(question, 2) : undefined
      return own && radius && over(own, radius)
    }),
  },
]
