import { type Rational, rational } from '../../arithmetic/rational.ts'
import { inline, valueLatex } from '../../arithmetic/show.ts'
import type { Random } from '../../domain/misconception.ts'
import { between, pick } from '../../domain/random.ts'
import type { Rounding } from '../../values/rounding.ts'
import { unit } from '../../values/units.ts'
import type { RightTriangleQuestion, RightTriangleTask, Side } from './question.ts'

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
  if (random() < (grade >= 8 ? 0.5 : 0.2)) return { ...base, ...makeAngled(random) }
  const factor = between(random, 1, grade >= 8 ? 4 : 3)
  const [a, b, c] = pick(random, TRIPLES).map(each => rational(each * factor))
  if (!a || !b || !c) throw new RangeError('A triangle has three sides')
  if (random() < 0.5) return { ...base, task: 'leg', hypotenuse: c, leg: pick(random, [a, b]) }
  if (random() < 0.6) return { ...base, task: 'hypotenuse', legs: [a, b] }
  const legs: [Rational, Rational] = [rational(between(random, 2, 9)), rational(between(random, 10, 20))]
  return { ...base, task: 'hypotenuse', legs, rounding: { places: 1 } }
}

const SIDES: readonly [Side, Side, Side] = ['hypotenuse', 'opposite', 'adjacent']

/** A side by an angle and another one, or an angle by two sides, to one place. */
function makeAngled(random: Random): RightTriangleTask & Pick<RightTriangleQuestion, 'rounding'> {
  const rounding = { places: 1 }
  const [short, long] = [rational(between(random, 3, 9)), rational(between(random, 10, 20))]
  const one = pick(random, SIDES)
  const [first, second] = SIDES.filter(each => each !== one)
  const other = random() < 0.5 && first ? first : (second ?? 'adjacent')
  if (random() < 0.6)
    return {
      task: 'side by angle',
      angle: rational(between(random, 20, 70)),
      given: [one, long],
      wanted: other,
      rounding,
    }
  const isFirstLonger = one === 'hypotenuse' || (other !== 'hypotenuse' && random() < 0.5)
  const given = isFirstLonger ? ([one, long, other, short] as const) : ([one, short, other, long] as const)
  return {
    task: 'angle by sides',
    given: [
      [given[0], given[1]],
      [given[2], given[3]],
    ],
    rounding,
  }
}

const CALLED: Record<Side, string> = {
  hypotenuse: 'the hypotenuse',
  opposite: 'the side opposite this angle',
  adjacent: 'the side adjacent to this angle',
}
const asRounded = (rounding: Rounding | undefined) => {
  if (!rounding) return ''
  const [count, name] =
    'places' in rounding ? [rounding.places, 'decimal place'] : [rounding.figures, 'significant figure']
  return count === 0 ? ', to the nearest whole number' : `, to ${count} ${name}${count === 1 ? '' : 's'}`
}

export function writeRightTriangle(question: RightTriangleQuestion): string {
  const long = (value: Rational) =>
    `${inline(valueLatex(value, true))}${question.unit ? ` ${question.unit.symbol}` : ''}`
  const of = (side: Side) => CALLED[side].replace('this angle', 'the angle $\\theta$')
  switch (question.task) {
    case 'hypotenuse': {
      const [a, b] = question.legs
      return `What is the hypotenuse of a right triangle with legs ${long(a)} and ${long(b)}${asRounded(question.rounding)}?`
    }
    case 'leg':
      return `What is the other leg of a right triangle with hypotenuse ${long(question.hypotenuse)} and leg ${long(question.leg)}?`
    case 'side by angle': {
      const { angle, given, wanted } = question
      return `In a right triangle one acute angle is ${inline(`${valueLatex(angle, true)}^\\circ`)} and ${CALLED[given[0]]} is ${long(given[1])}. Find ${CALLED[wanted]}${asRounded(question.rounding)}.`
    }
    case 'is right':
    case 'is triangle': {
      const [a, b, c] = question.sides
      return question.task === 'is right'
        ? `Is a triangle with sides ${long(a)}, ${long(b)} and ${long(c)} right-angled?`
        : `Does a triangle with sides ${long(a)}, ${long(b)} and ${long(c)} exist?`
    }
    default: {
      const [[one, a], [two, b]] = question.given
      const wanted = question.task === 'angle by sides' ? 'the size of the angle' : `${question.task}`
      return `In a right triangle ${of(one)} is ${long(a)} and ${of(two)} is ${long(b)}. Find ${wanted} $\\theta$${asRounded(question.rounding)}.`
    }
  }
}
