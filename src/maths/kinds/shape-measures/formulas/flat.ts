import {
  add,
  approximate,
  asRational,
  type Exact,
  multiply,
  squareRoot,
  subtract,
} from '../../../exact/exact.ts'
import { type Formula, formulaOf, over } from './formula.ts'

const half = (value: Exact) => over(value, 2)
/** A length that is left over must be one. */
const positive = (value: Exact) =>
  approximate(value).s > 0n && approximate(value).n > 0n ? value : undefined
/** What closes a triangle: shorter than both other sides together, longer than their difference. */
function thirdSide(value: Exact, a: Exact, b: Exact): Exact | undefined {
  const [own, first, second] = [value, a, b].map(approximate)
  if (!own || !first || !second) return undefined
  const closes = own.compare(first.add(second)) < 0 && own.compare(first.sub(second).abs()) > 0
  return closes ? positive(value) : undefined
}
const root = (value: Exact) => (asRational(value) ? squareRoot(value) : undefined)

type Row = [
  shape: string,
  measure: string,
  needs: string,
  power: 1 | 2,
  topic: Formula['topic'],
  words: string,
  value: Formula['value'],
]

const rows: Row[] = [
  ['parallelogram', 'area', 'base,height', 2, 'flat', '{0} \\times {1}', (b, h) => multiply(b ?? 0, h ?? 0)],
  [
    'parallelogram',
    'perimeter',
    'side,side',
    1,
    'flat',
    '2 \\times ({0} + {1})',
    (a, b) => multiply(2, add(a ?? 0, b ?? 0)),
  ],
  [
    'trapezium',
    'area',
    'parallel,parallel,height',
    2,
    'flat',
    '({0} + {1}) \\times {2} \\div 2',
    (a, b, h) => half(multiply(add(a ?? 0, b ?? 0), h ?? 0)),
  ],
  [
    'rhombus',
    'area',
    'diagonal,diagonal',
    2,
    'flat',
    '{0} \\times {1} \\div 2',
    (a, b) => half(multiply(a ?? 0, b ?? 0)),
  ],
  ['rhombus', 'area', 'base,height', 2, 'flat', '{0} \\times {1}', (a, b) => multiply(a ?? 0, b ?? 0)],
  ['rhombus', 'area', 'side,height', 2, 'flat', '{0} \\times {1}', (a, b) => multiply(a ?? 0, b ?? 0)],
  ['rhombus', 'perimeter', 'side', 1, 'flat', '4 \\times {0}', a => multiply(4, a ?? 0)],
  ['rhombus', 'side', 'perimeter', 1, 'missing', '{0} \\div 4', a => over(a ?? 0, 4)],
  [
    'kite',
    'area',
    'diagonal,diagonal',
    2,
    'flat',
    '{0} \\times {1} \\div 2',
    (a, b) => half(multiply(a ?? 0, b ?? 0)),
  ],
  [
    'kite',
    'perimeter',
    'side,side',
    1,
    'flat',
    '2 \\times ({0} + {1})',
    (a, b) => multiply(2, add(a ?? 0, b ?? 0)),
  ],
  ['square', 'side', 'area', 1, 'missing', '\\sqrt{{0}}', a => root(a ?? add())],
  ['square', 'side', 'perimeter', 1, 'missing', '{0} \\div 4', a => over(a ?? 0, 4)],
  ['square', 'area', 'perimeter', 2, 'missing', '({0} \\div 4)^2', a => over(multiply(a ?? 0, a ?? 0), 16)],
  [
    'square',
    'perimeter',
    'area',
    1,
    'missing',
    '4 \\times \\sqrt{{0}}',
    a => {
      const side = root(a ?? add())
      return side && multiply(4, side)
    },
  ],
  ['square', 'area', 'diagonal', 2, 'missing', '{0}^2 \\div 2', a => half(multiply(a ?? 0, a ?? 0))],
  ['rectangle', 'width', 'area,length', 1, 'missing', '{0} \\div {1}', (a, b) => over(a ?? 0, b ?? 1)],
  ['rectangle', 'length', 'area,width', 1, 'missing', '{0} \\div {1}', (a, b) => over(a ?? 0, b ?? 1)],
  ['rectangle', 'side', 'area,side', 1, 'missing', '{0} \\div {1}', (a, b) => over(a ?? 0, b ?? 1)],
  ['rectangle', 'side', 'area,length', 1, 'missing', '{0} \\div {1}', (a, b) => over(a ?? 0, b ?? 1)],
  ['rectangle', 'side', 'area,width', 1, 'missing', '{0} \\div {1}', (a, b) => over(a ?? 0, b ?? 1)],
  ['rectangle', 'height', 'area,base', 1, 'missing', '{0} \\div {1}', (a, b) => over(a ?? 0, b ?? 1)],
  ['rectangle', 'base', 'area,height', 1, 'missing', '{0} \\div {1}', (a, b) => over(a ?? 0, b ?? 1)],
  [
    'rectangle',
    'width',
    'perimeter,length',
    1,
    'missing',
    '{0} \\div 2 - {1}',
    (a, b) => positive(subtract(half(a ?? add()), b ?? 0)),
  ],
  [
    'rectangle',
    'length',
    'perimeter,width',
    1,
    'missing',
    '{0} \\div 2 - {1}',
    (a, b) => positive(subtract(half(a ?? add()), b ?? 0)),
  ],
  [
    'rectangle',
    'side',
    'perimeter,side',
    1,
    'missing',
    '{0} \\div 2 - {1}',
    (a, b) => positive(subtract(half(a ?? add()), b ?? 0)),
  ],
  [
    'rectangle',
    'perimeter',
    'area,length',
    1,
    'missing',
    '2 \\times ({1} + {0} \\div {1})',
    (a, b) => multiply(2, add(b ?? 0, over(a ?? 0, b ?? 1))),
  ],
  [
    'rectangle',
    'perimeter',
    'area,width',
    1,
    'missing',
    '2 \\times ({1} + {0} \\div {1})',
    (a, b) => multiply(2, add(b ?? 0, over(a ?? 0, b ?? 1))),
  ],
  ...['length', 'width', 'side'].map(
    (name): Row => [
      'rectangle',
      'area',
      `perimeter,${name}`,
      2,
      'missing',
      '{1} \\times ({0} \\div 2 - {1})',
      (a, b) => {
        const other = positive(subtract(half(a ?? add()), b ?? 0))
        return other && multiply(b ?? 0, other)
      },
    ],
  ),
  ['parallelogram', 'height', 'area,base', 1, 'missing', '{0} \\div {1}', (a, b) => over(a ?? 0, b ?? 1)],
  ['parallelogram', 'base', 'area,height', 1, 'missing', '{0} \\div {1}', (a, b) => over(a ?? 0, b ?? 1)],
  [
    'trapezium',
    'height',
    'area,parallel,parallel',
    1,
    'missing',
    '2 \\times {0} \\div ({1} + {2})',
    (area, a, b) => over(multiply(2, area ?? 0), add(a ?? 0, b ?? 1)),
  ],
  [
    'triangle',
    'side',
    'perimeter,side,side',
    1,
    'missing',
    '{0} - {1} - {2}',
    (whole, a, b) => thirdSide(subtract(subtract(whole ?? add(), a ?? 0), b ?? 0), a ?? add(), b ?? add()),
  ],
  [
    'triangle',
    'height',
    'area,base',
    1,
    'missing',
    '2 \\times {0} \\div {1}',
    (a, b) => over(multiply(2, a ?? 0), b ?? 1),
  ],
  [
    'triangle',
    'base',
    'area,height',
    1,
    'missing',
    '2 \\times {0} \\div {1}',
    (a, b) => over(multiply(2, a ?? 0), b ?? 1),
  ],
]

/** Polygons by name, for regular ones. */
const SIDES: Record<string, number> = {
  'equilateral triangle': 3,
  pentagon: 5,
  hexagon: 6,
  heptagon: 7,
  septagon: 7,
  octagon: 8,
  nonagon: 9,
  decagon: 10,
  dodecagon: 12,
}
const regular: Row[] = Object.entries(SIDES).flatMap(([name, sides]): Row[] => {
  const shape = sides === 3 ? name : `regular ${name}`
  return [
    [shape, 'perimeter', 'side', 1, 'flat', `${sides} \\times {0}`, a => multiply(sides, a ?? 0)],
    [shape, 'side', 'perimeter', 1, 'missing', `{0} \\div ${sides}`, a => over(a ?? 0, sides)],
  ]
})

/** Figures with straight sides. */
export const flat: readonly Formula[] = [...rows, ...regular].map(formulaOf)
