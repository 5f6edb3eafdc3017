import {
  add,
  approximate,
  asRational,
  type Exact,
  multiply,
  PI,
  squareRoot,
  subtract,
} from '../../../exact/exact.ts'
import { type Formula, over } from './formula.ts'

const half = (value: Exact) => over(value, 2)
const square = (value: Exact) => multiply(value, value)
const area = (radius: Exact) => multiply(PI, square(radius))
const around = (radius: Exact) => multiply(2, PI, radius)
/** The root of an area over π, where that is a plain number. */
const radiusOf = (own: Exact) => {
  const squared = over(own, PI)
  return asRational(squared) ? squareRoot(squared) : undefined
}
const byPi = (pi: Exact, own: Exact) => {
  const squared = asRational(over(own, pi))
  return squared ? squareRoot(squared) : undefined
}
const of = (value: Exact | undefined, next: (value: Exact) => Exact) => value && next(value)

function both(
  shape: string,
  measure: string,
  power: 1 | 2,
  formula: { words: string; byDiameter: string; value: (radius: Exact) => Exact },
): Formula[] {
  const base = { shape, measure, power, topic: 'circles' } as const
  return [
    { ...base, needs: ['radius'], words: formula.words, value: formula.value },
    { ...base, needs: ['diameter'], words: formula.byDiameter, value: own => formula.value(half(own)) },
  ]
}

/** Circles and parts of them. */
export const circles: readonly Formula[] = [
  ...both('circle', 'circumference', 1, {
    words: '2 \\times \\pi \\times {0}',
    byDiameter: '\\pi \\times {0}',
    value: around,
  }),
  ...both('circle', 'area', 2, {
    words: '\\pi \\times {0}^2',
    byDiameter: '\\pi \\times ({0} \\div 2)^2',
    value: area,
  }),
  ...both('semicircle', 'area', 2, {
    words: '\\pi \\times {0}^2 \\div 2',
    byDiameter: '\\pi \\times ({0} \\div 2)^2 \\div 2',
    value: radius => half(area(radius)),
  }),
  ...both('semicircle', 'perimeter', 1, {
    words: '\\pi \\times {0} + 2 \\times {0}',
    byDiameter: '\\pi \\times {0} \\div 2 + {0}',
    value: radius => add(multiply(PI, radius), multiply(2, radius)),
  }),
  ...both('quarter circle', 'area', 2, {
    words: '\\pi \\times {0}^2 \\div 4',
    byDiameter: '\\pi \\times ({0} \\div 2)^2 \\div 4',
    value: radius => over(area(radius), 4),
  }),
  ...both('quarter circle', 'perimeter', 1, {
    words: '\\pi \\times {0} \\div 2 + 2 \\times {0}',
    byDiameter: '\\pi \\times {0} \\div 4 + {0}',
    value: radius => add(half(multiply(PI, radius)), multiply(2, radius)),
  }),
  {
    shape: 'circle',
    measure: 'diameter',
    needs: ['radius'],
    power: 1,
    topic: 'circles',
    words: '2 \\times {0}',
    value: radius => multiply(2, radius),
  },
  {
    shape: 'circle',
    measure: 'radius',
    needs: ['diameter'],
    power: 1,
    topic: 'circles',
    words: '{0} \\div 2',
    value: half,
  },
  {
    shape: 'circle',
    measure: 'radius',
    needs: ['circumference'],
    power: 1,
    topic: 'missing',
    words: '{0} \\div (2 \\times \\pi)',
    value: own => over(own, multiply(2, PI)),
  },
  {
    shape: 'circle',
    measure: 'diameter',
    needs: ['circumference'],
    power: 1,
    topic: 'missing',
    words: '{0} \\div \\pi',
    value: own => over(own, PI),
  },
  {
    shape: 'circle',
    measure: 'radius',
    needs: ['area'],
    power: 1,
    topic: 'missing',
    words: '\\sqrt{{0} \\div \\pi}',
    value: radiusOf,
    byPi,
  },
  {
    shape: 'circle',
    measure: 'diameter',
    needs: ['area'],
    power: 1,
    topic: 'missing',
    words: '2 \\times \\sqrt{{0} \\div \\pi}',
    value: own => of(radiusOf(own), radius => multiply(2, radius)),
    byPi: (pi, own) => of(byPi(pi, own), radius => multiply(2, radius)),
  },
  {
    shape: 'circle',
    measure: 'circumference',
    needs: ['area'],
    power: 1,
    topic: 'missing',
    words: '2 \\times \\pi \\times \\sqrt{{0} \\div \\pi}',
    value: own => of(radiusOf(own), around),
  },
  {
    shape: 'circle',
    measure: 'area',
    needs: ['circumference'],
    power: 2,
    topic: 'missing',
    words: '\\pi \\times ({0} \\div (2 \\times \\pi))^2',
    value: own => area(over(own, multiply(2, PI))),
  },
  {
    shape: 'ring',
    measure: 'area',
    needs: ['radius', 'radius'],
    power: 2,
    topic: 'circles',
    words: '\\pi \\times {0}^2 - \\pi \\times {1}^2',
    value: (outer, inner) => {
      const own = subtract(area(outer), area(inner))
      return approximate(own).s > 0n && approximate(own).n > 0n ? own : undefined
    },
  },
  {
    shape: 'sector',
    measure: 'area',
    needs: ['radius', 'angle'],
    power: 2,
    topic: 'circles',
    words: '\\pi \\times {0}^2 \\times {1} \\div 360',
    value: (radius, angle) => over(multiply(area(radius), angle), 360),
  },
  {
    shape: 'sector',
    measure: 'arc',
    needs: ['radius', 'angle'],
    power: 1,
    topic: 'circles',
    words: '2 \\times \\pi \\times {0} \\times {1} \\div 360',
    value: (radius, angle) => over(multiply(around(radius), angle), 360),
  },
  {
    shape: 'sector',
    measure: 'perimeter',
    needs: ['radius', 'angle'],
    power: 1,
    topic: 'circles',
    words: '2 \\times \\pi \\times {0} \\times {1} \\div 360 + 2 \\times {0}',
    value: (radius, angle) => add(over(multiply(around(radius), angle), 360), multiply(2, radius)),
  },
]
