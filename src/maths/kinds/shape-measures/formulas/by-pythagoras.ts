import {
  add,
  approximate,
  asRational,
  type Exact,
  multiply,
  squareRoot,
  subtract,
} from '../../../exact/exact.ts'
import { type Formula, formulaOf, over, type Row } from './formula.ts'

const square = (value: Exact) => multiply(value, value)
/** A length by its square; none where the shape can't be. */
function root(value: Exact): Exact | undefined {
  const own = asRational(value)
  return own && own.s > 0n && own.n > 0n ? squareRoot(own) : undefined
}
const half = (value: Exact) => over(value, 2)
const then = (value: Exact | undefined, next: (value: Exact) => Exact) => value && next(value)
const positive = (value: Exact) => {
  const number = approximate(value)
  return number.s > 0n && number.n > 0n ? value : undefined
}

const longest = (a: Exact, b: Exact) => root(add(square(a), square(b)))
const shorter = (long: Exact, a: Exact) => root(subtract(square(long), square(a)))
/** From the top of an isosceles triangle down to the middle of its base. */
const heightOf = (side: Exact, base: Exact) => shorter(side, half(base))
const triangleOf = (a: Exact, b: Exact) => half(multiply(a, b))

/** Of a rectangle, by its diagonal and any one side. */
const ofRectangle = ['width', 'length', 'side'].flatMap((side): Row[] => [
  [
    'rectangle',
    'area',
    `diagonal,${side}`,
    2,
    'missing',
    '{1} \\times \\sqrt{{0}^2 - {1}^2}',
    (long, a) => then(shorter(long, a), b => multiply(a, b)),
  ],
  [
    'rectangle',
    'perimeter',
    `diagonal,${side}`,
    1,
    'missing',
    '2 \\times ({1} + \\sqrt{{0}^2 - {1}^2})',
    (long, a) => then(shorter(long, a), b => multiply(2, add(a, b))),
  ],
])

const RIGHT = 'right-angled triangle'
const ISOSCELES = 'isosceles triangle'
const rows: Row[] = [
  ...ofRectangle,
  ['square', 'side', 'diagonal', 1, 'missing', '\\sqrt{{0}^2 \\div 2}', a => root(half(square(a)))],
  [
    'square',
    'perimeter',
    'diagonal',
    1,
    'missing',
    '4 \\times \\sqrt{{0}^2 \\div 2}',
    a => then(root(half(square(a))), side => multiply(4, side)),
  ],
  [
    RIGHT,
    'perimeter',
    'leg,leg',
    1,
    'missing',
    '{0} + {1} + \\sqrt{{0}^2 + {1}^2}',
    (a, b) => then(longest(a, b), long => add(a, b, long)),
  ],
  [
    RIGHT,
    'perimeter',
    'hypotenuse,leg',
    1,
    'missing',
    '{0} + {1} + \\sqrt{{0}^2 - {1}^2}',
    (long, a) => then(shorter(long, a), b => add(a, b, long)),
  ],
  [
    RIGHT,
    'area',
    'hypotenuse,leg',
    2,
    'missing',
    '{1} \\times \\sqrt{{0}^2 - {1}^2} \\div 2',
    (long, a) => then(shorter(long, a), b => triangleOf(a, b)),
  ],
  [RIGHT, 'area', 'leg,leg', 2, 'flat', '{0} \\times {1} \\div 2', triangleOf],
  [
    ISOSCELES,
    'side',
    'perimeter,base',
    1,
    'missing',
    '({0} - {1}) \\div 2',
    (around, base) => {
      const side = half(subtract(around, base))
      // Both of them must reach over the base.
      return positive(subtract(multiply(2, side), base)) && side
    },
  ],
  [
    ISOSCELES,
    'base',
    'perimeter,side',
    1,
    'missing',
    '{0} - 2 \\times {1}',
    (around, side) => {
      const base = positive(subtract(around, multiply(2, side)))
      return base && positive(subtract(multiply(2, side), base)) && base
    },
  ],
  [ISOSCELES, 'perimeter', 'side,base', 1, 'flat', '2 \\times {0} + {1}', (a, b) => add(multiply(2, a), b)],
  [ISOSCELES, 'height', 'side,base', 1, 'missing', '\\sqrt{{0}^2 - ({1} \\div 2)^2}', heightOf],
  [
    ISOSCELES,
    'area',
    'side,base',
    2,
    'missing',
    '{1} \\times \\sqrt{{0}^2 - ({1} \\div 2)^2} \\div 2',
    (side, base) => then(heightOf(side, base), height => triangleOf(base, height)),
  ],
  [
    'equilateral triangle',
    'height',
    'side',
    1,
    'missing',
    '\\sqrt{{0}^2 - ({0} \\div 2)^2}',
    a => heightOf(a, a),
  ],
  [
    'equilateral triangle',
    'area',
    'side',
    2,
    'missing',
    '{0} \\times \\sqrt{{0}^2 - ({0} \\div 2)^2} \\div 2',
    a => then(heightOf(a, a), height => triangleOf(a, height)),
  ],
  [
    'triangle',
    'area',
    'side,side,side',
    2,
    'missing',
    '\\frac{1}{4} \\times \\sqrt{({0} + {1} + {2}) \\times ({0} + {1} - {2}) \\times ({0} - {1} + {2}) \\times ({1} + {2} - {0})}',
    (a, b, c) => {
      const rest = [subtract(add(a, b), c), subtract(add(a, c), b), subtract(add(b, c), a)]
      const product = multiply(add(a, b, c), ...rest)
      return rest.every(positive) ? then(root(product), each => over(each, 4)) : undefined
    },
  ],
  [
    'cuboid',
    'diagonal',
    'length,width,height',
    1,
    'missing',
    '\\sqrt{{0}^2 + {1}^2 + {2}^2}',
    (a, b, c) => root(add(square(a), square(b), square(c))),
  ],
  ['cube', 'diagonal', 'side', 1, 'missing', '\\sqrt{3 \\times {0}^2}', a => root(multiply(3, square(a)))],
]

/** Figures that a right triangle lies in, and triangles by their sides. */
export const byPythagoras: readonly Formula[] = rows.map(formulaOf)
