import { add, asRational, type Exact, multiply, squareRoot } from '../../../exact/exact.ts'
import { over, type Row } from './formula.ts'

const square = (value: Exact) => multiply(value, value)
const root = (value: Exact) => (asRational(value) ? squareRoot(value) : undefined)

/** The cube root, where it is a plain number. */
function cubeRoot(value: Exact): Exact | undefined {
  const own = asRational(value)
  if (!own || own.n > 10n ** 15n || own.d > 10n ** 9n) return undefined
  const side = (each: bigint) => BigInt(Math.round(Math.cbrt(Number(each))))
  const [top, bottom] = [side(own.n), side(own.d)]
  return top ** 3n === own.n && bottom ** 3n === own.d ? over(top, bottom) : undefined
}

const faces = (a: Exact, b: Exact, c: Exact) =>
  multiply(2, add(multiply(a, b), multiply(b, c), multiply(a, c)))
const FACES = '2 \\times ({0} \\times {1} + {1} \\times {2} + {0} \\times {2})'

/** Cubes, cuboids and prisms. */
export const boxes: readonly Row[] = [
  ['cube', 'volume', 'side', 3, 'volume', '{0}^3', a => multiply(a, a, a)],
  ['cube', 'surface', 'side', 2, 'surface', '6 \\times {0}^2', a => multiply(6, square(a))],
  ['cube', 'side', 'volume', 1, 'missing', '\\sqrt[3]{{0}}', cubeRoot],
  ['cube', 'side', 'surface', 1, 'missing', '\\sqrt{{0} \\div 6}', a => root(over(a, 6))],
  [
    'cube',
    'volume',
    'surface',
    3,
    'missing',
    '(\\sqrt{{0} \\div 6})^3',
    a => {
      const side = root(over(a, 6))
      return side && multiply(side, side, side)
    },
  ],
  [
    'cube',
    'surface',
    'volume',
    2,
    'missing',
    '6 \\times (\\sqrt[3]{{0}})^2',
    a => {
      const side = cubeRoot(a)
      return side && multiply(6, side, side)
    },
  ],
  [
    'cuboid',
    'volume',
    'length,width,height',
    3,
    'volume',
    '{0} \\times {1} \\times {2}',
    (a, b, c) => multiply(a, b, c),
  ],
  ['cuboid', 'surface', 'length,width,height', 2, 'surface', FACES, faces],
  ['cuboid', 'volume', 'base area,height', 3, 'volume', '{0} \\times {1}', (a, b) => multiply(a, b)],
  [
    'cuboid',
    'height',
    'volume,length,width',
    1,
    'missing',
    '{0} \\div ({1} \\times {2})',
    (v, a, b) => over(v, multiply(a, b)),
  ],
  [
    'cuboid',
    'width',
    'volume,length,height',
    1,
    'missing',
    '{0} \\div ({1} \\times {2})',
    (v, a, b) => over(v, multiply(a, b)),
  ],
  [
    'cuboid',
    'length',
    'volume,width,height',
    1,
    'missing',
    '{0} \\div ({1} \\times {2})',
    (v, a, b) => over(v, multiply(a, b)),
  ],
  ['cuboid', 'height', 'volume,base area', 1, 'missing', '{0} \\div {1}', (v, a) => over(v, a)],
  ['prism', 'volume', 'base area,height', 3, 'volume', '{0} \\times {1}', (a, b) => multiply(a, b)],
  ['prism', 'volume', 'base area,length', 3, 'volume', '{0} \\times {1}', (a, b) => multiply(a, b)],
  ...['prism', 'triangular prism'].flatMap((shape): Row[] => [
    [shape, 'length', 'volume,base area', 1, 'missing', '{0} \\div {1}', (v, a) => over(v, a)],
    [shape, 'height', 'volume,base area', 1, 'missing', '{0} \\div {1}', (v, a) => over(v, a)],
    [shape, 'base area', 'volume,length', 2, 'missing', '{0} \\div {1}', (v, l) => over(v, l)],
  ]),
  [
    'triangular prism',
    'volume',
    'base,height,length',
    3,
    'volume',
    '{0} \\times {1} \\div 2 \\times {2}',
    (b, h, l) => over(multiply(b, h, l), 2),
  ],
  [
    'triangular prism',
    'volume',
    'base area,length',
    3,
    'volume',
    '{0} \\times {1}',
    (a, b) => multiply(a, b),
  ],
]
