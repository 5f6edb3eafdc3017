import { type Rational, rational } from '../../arithmetic/rational.ts'
import { inline, valueLatex } from '../../arithmetic/show.ts'
import type { Random } from '../../domain/misconception.ts'
import { between, pick } from '../../domain/random.ts'
import { unit } from '../../values/units.ts'
import type { RightTriangleQuestion } from './question.ts'

type Triple = readonly [number, number, number]

const TRIPLES: readonly [Triple, ...Triple[]] = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
]

/** A right triangle with whole sides, or with a hypotenuse that is to be rounded. */
export function makeRightTriangle(random: Random, grade: number): RightTriangleQuestion {
  const own = unit(pick(random, ['cm', 'm', 'in', 'ft']))
  const base = { kind: 'right triangle', text: '', unit: own } as const
  const factor = between(random, 1, grade >= 8 ? 4 : 3)
  const [a, b, c] = pick(random, TRIPLES).map(each => rational(each * factor))
  if (!a || !b || !c) throw new RangeError('A triangle has three sides')
  if (random() < 0.5) return { ...base, task: 'leg', hypotenuse: c, leg: pick(random, [a, b]) }
  if (random() < 0.6) return { ...base, task: 'hypotenuse', legs: [a, b] }
  const legs: [Rational, Rational] = [rational(between(random, 2, 9)), rational(between(random, 10, 20))]
  return { ...base, task: 'hypotenuse', legs, rounding: { places: 1 } }
}

export function writeRightTriangle(question: RightTriangleQuestion): string {
  const long = (value: Rational) =>
    `${inline(valueLatex(value, true))}${question.unit ? ` ${question.unit.symbol}` : ''}`
  switch (question.task) {
    case 'hypotenuse': {
      const [a, b] = question.legs
      const rider = question.rounding ? ', to 1 decimal place' : ''
      return `What is the hypotenuse of a right triangle with legs ${long(a)} and ${long(b)}${rider}?`
    }
    case 'leg':
      return `What is the other leg of a right triangle with hypotenuse ${long(question.hypotenuse)} and leg ${long(question.leg)}?`
    default: {
      const [a, b, c] = question.sides
      return question.task === 'is right'
        ? `Is a triangle with sides ${long(a)}, ${long(b)} and ${long(c)} right-angled?`
        : `Does a triangle with sides ${long(a)}, ${long(b)} and ${long(c)} exist?`
    }
  }
}
