import { rational } from '../../arithmetic/rational.ts'
import { inline } from '../../arithmetic/show.ts'
import type { Random } from '../../domain/misconception.ts'
import { between, pick } from '../../domain/random.ts'
import { type Exact, exact, exactLatex } from '../../exact/exact.ts'
import { hasPi } from '../../values/circle-value.ts'
import { type Unit, unit } from '../../values/units.ts'
import { unitNote } from '../../wording/unit-note.ts'
import type { MeasureQuestion } from './question.ts'
import { formulas } from './read.ts'

type Maker = readonly [
  key: string,
  grade: number,
  numbers: (whole: (least: number, most: number) => number) => number[],
]

const MAKERS: readonly [Maker, ...Maker[]] = [
  ['circle circumference radius', 7, n => [n(2, 20)]],
  ['circle circumference diameter', 7, n => [n(3, 30)]],
  ['circle area radius', 7, n => [n(3, 15)]],
  ['circle area diameter', 7, n => [2 * n(3, 12)]],
  ['semicircle area radius', 8, n => [2 * n(2, 8)]],
  ['parallelogram area base,height', 6, n => [n(4, 20), n(3, 12)]],
  ['parallelogram perimeter side,side', 5, n => [n(8, 20), n(2, 7)]],
  ['trapezium area parallel,parallel,height', 6, n => [n(6, 12), n(13, 20), 2 * n(2, 6)]],
  ['rhombus area diagonal,diagonal', 6, n => [2 * n(3, 9), n(4, 15)]],
  ['kite area diagonal,diagonal', 6, n => [2 * n(3, 9), n(4, 15)]],
  ['regular hexagon perimeter side', 4, n => [n(3, 20)]],
  ['square side area', 5, n => [n(3, 15) ** 2]],
  ['square side perimeter', 4, n => [4 * n(3, 20)]],
  ['square area perimeter', 5, n => [4 * n(3, 12)]],
  [
    'rectangle width area,length',
    4,
    n => {
      const length = n(5, 15)
      return [length * n(2, 9), length]
    },
  ],
  [
    'rectangle length perimeter,width',
    4,
    n => {
      const width = n(3, 9)
      return [2 * (width + n(10, 20)), width]
    },
  ],
  [
    'cuboid height volume,length,width',
    5,
    n => {
      const [a, b] = [n(3, 9), n(2, 6)]
      return [a * b * n(2, 9), a, b]
    },
  ],
  [
    'rectangle perimeter area,length',
    6,
    n => {
      const length = n(8, 15)
      return [length * n(2, 7), length]
    },
  ],
  [
    'rectangle area perimeter,width',
    6,
    n => {
      const width = n(2, 7)
      return [2 * (width + n(8, 15)), width]
    },
  ],
  ['cube volume side', 5, n => [n(4, 12)]],
  ['cuboid volume length,width,height', 5, n => [n(5, 15), n(3, 9), n(2, 8)]],
  ['cube surface side', 6, n => [n(7, 15)]],
  ['cuboid surface length,width,height', 6, n => [n(5, 15), n(3, 9), n(2, 8)]],
  ['triangular prism volume base,height,length', 6, n => [2 * n(2, 8), n(3, 9), n(10, 20)]],
  ['cylinder volume radius,height', 8, n => [n(2, 9), n(10, 20)]],
  ['cone volume radius,height', 8, n => [3 * n(1, 4), n(10, 20)]],
  ['sphere volume radius', 8, n => [3 * n(1, 5)]],
  ['cylinder surface radius,height', 8, n => [n(2, 9), n(10, 20)]],
  ['pyramid volume base area,height', 8, n => [3 * n(5, 20), n(4, 15)]],
]

const keyOf = ({ shape, measure, needs }: MeasureQuestion['formula']) => `${shape} ${measure} ${needs.join()}`

/** A shape to measure, for a grade. */
export function makeMeasure(random: Random, grade: number): MeasureQuestion {
  const fitting = MAKERS.filter(([, least]) => least <= grade + 1 || random() < 0.3)
  const [first, ...others] = fitting
  const [key, , numbers] = pick(random, first ? [first, ...others] : MAKERS)
  const formula = formulas.find(each => keyOf(each) === key)
  if (!formula) throw new RangeError(`There is no formula for ${key}`)
  const given = numbers((least, most) => between(random, least, most)).map(each => exact(rational(each)))
  const base: MeasureQuestion = {
    kind: 'measure',
    text: '',
    formula,
    given,
    unit: unit(pick(random, ['cm', 'm', 'mm', 'in'])),
  }
  const value = formula.value(...given)
  return value && hasPi(value) ? { ...base, pi: 'in terms' } : base
}

const CALLED: Record<string, string> = {
  curved: 'curved surface area',
  surface: 'surface area',
  side: 'side length',
  arc: 'arc length',
}
const POWERS: Record<string, string> = { area: '²', 'base area': '²', surface: '²', volume: '³' }

export function writeMeasure({ formula, given, unit: own, pi, wanted }: MeasureQuestion): string {
  const { shape, measure, needs } = formula
  const parts = needs.map((need, at) => {
    const isAgain = needs[at - 1] === need
    const isPlural = needs[at + 1] === need
    const name =
      need === 'radius' && isPlural
        ? 'radii'
        : need === 'parallel'
          ? 'parallel sides'
          : isPlural
            ? `${need}s`
            : (CALLED[need] ?? need)
    return `${isAgain ? '' : `${name} `}${need === 'angle' ? inline(`${exactLatex(given[at] ?? { terms: [] })}^\\circ`) : amount(given[at] ?? { terms: [] }, own, POWERS[need] ?? '')}`
  })
  const listed = parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : parts[0]
  const note = pi === 'in terms' ? ` Give your answer in terms of ${inline('\\pi')}.` : unitNote(wanted)
  return `What is the ${CALLED[measure] ?? measure} of ${/^[aeiou]/.test(shape) ? 'an' : 'a'} ${shape} with ${listed}?${note}`
}

const amount = (value: Exact, own: Unit | undefined, power: string) =>
  `${inline(exactLatex(value))}${own ? ` ${own.symbol}${power}` : ''}`
