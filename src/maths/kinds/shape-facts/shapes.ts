/** What can be counted on a shape. */
export type Count =
  | 'sides'
  | 'angles'
  | 'faces'
  | 'edges'
  | 'vertices'
  | 'lines of symmetry'
  | 'order of rotational symmetry'
  | 'diagonals'
  | 'right angles'
  | 'pairs of parallel sides'
  | 'parallel sides'

export type Counts = Partial<Record<Count, number>>

const POLYGONS = [
  'triangle',
  'quadrilateral',
  'pentagon',
  'hexagon',
  'heptagon',
  'octagon',
  'nonagon',
  'decagon',
  'hendecagon',
  'dodecagon',
]
/** Polygons by their number of sides. */
export const POLYGON_NAMES: ReadonlyMap<number, string> = new Map(POLYGONS.map((name, at) => [at + 3, name]))

/** Names that mean the same. */
export const SAME: Readonly<Record<string, string>> = {
  septagon: 'heptagon',
  'regular septagon': 'regular heptagon',
  undecagon: 'hendecagon',
  'rectangular prism': 'cuboid',
  'rectangular box': 'cuboid',
  'right triangle': 'right-angled triangle',
  'right angled triangle': 'right-angled triangle',
  'regular triangle': 'equilateral triangle',
  'isosceles trapezoid': 'isosceles trapezium',
  'square-based pyramid': 'square pyramid',
  'square based pyramid': 'square pyramid',
  'triangular-based pyramid': 'tetrahedron',
  'triangular based pyramid': 'tetrahedron',
  'triangular pyramid': 'tetrahedron',
  'triangle-based pyramid': 'tetrahedron',
  'hexagonal based pyramid': 'hexagonal pyramid',
  'hexagonal-based pyramid': 'hexagonal pyramid',
  'pentagonal based pyramid': 'pentagonal pyramid',
  'pentagonal-based pyramid': 'pentagonal pyramid',
}

const flat = (sides: number): Counts => ({
  sides,
  angles: sides,
  vertices: sides,
  diagonals: (sides * (sides - 3)) / 2,
})
const regular = (sides: number): Counts => symmetric(flat(sides), sides, sides)
const symmetric = (counts: Counts, lines: number, order: number): Counts => ({
  ...counts,
  'lines of symmetry': lines,
  'order of rotational symmetry': order,
})
const fourSided = (lines: number, order: number, right: number, pairs: number): Counts => ({
  ...symmetric(flat(4), lines, order),
  'right angles': right,
  'pairs of parallel sides': pairs,
  'parallel sides': 2 * pairs,
})
const solid = (faces: number, edges: number, vertices: number): Counts => ({ faces, edges, vertices })

/** What is always true of a shape with this name; where a special one has a name of its own, the others are meant. */
const SHAPES: Readonly<Record<string, Counts>> = {
  ...Object.fromEntries(POLYGONS.map((name, at) => [name, flat(at + 3)])),
  ...Object.fromEntries(
    POLYGONS.flatMap((name, at) => (at > 1 ? [[`regular ${name}`, regular(at + 3)]] : [])),
  ),
  'equilateral triangle': { ...regular(3), 'right angles': 0 },
  'isosceles triangle': symmetric(flat(3), 1, 1),
  'scalene triangle': symmetric(flat(3), 0, 1),
  'right-angled triangle': { ...flat(3), 'right angles': 1 },
  square: fourSided(4, 4, 4, 2),
  rectangle: fourSided(2, 2, 4, 2),
  rhombus: fourSided(2, 2, 0, 2),
  parallelogram: fourSided(0, 2, 0, 2),
  'isosceles trapezium': fourSided(1, 1, 0, 1),
  kite: { ...symmetric(flat(4), 1, 1), 'pairs of parallel sides': 0, 'parallel sides': 0 },
  trapezium: { ...flat(4), 'pairs of parallel sides': 1, 'parallel sides': 2 },
  trapezoid: { ...flat(4), 'pairs of parallel sides': 1, 'parallel sides': 2 },
  cube: solid(6, 12, 8),
  cuboid: solid(6, 12, 8),
  'triangular prism': solid(5, 9, 6),
  'pentagonal prism': solid(7, 15, 10),
  'hexagonal prism': solid(8, 18, 12),
  'heptagonal prism': solid(9, 21, 14),
  'octagonal prism': solid(10, 24, 16),
  'square pyramid': solid(5, 8, 5),
  'rectangular pyramid': solid(5, 8, 5),
  'pentagonal pyramid': solid(6, 10, 6),
  'hexagonal pyramid': solid(7, 12, 7),
  'octagonal pyramid': solid(9, 16, 9),
  tetrahedron: solid(4, 6, 4),
  octahedron: solid(8, 12, 6),
  dodecahedron: solid(12, 30, 20),
  icosahedron: solid(20, 30, 12),
}
const MOST_SIDES = 100

/** Names of shapes that are known, the longest first. */
export const NAMES = [...Object.keys(SHAPES), ...Object.keys(SAME)].sort((a, b) => b.length - a.length)

/** A polygon by the number of its sides. */
export const polygonOf = (sides: number, isRegular: boolean): string =>
  `${isRegular ? 'regular ' : ''}polygon with ${sides} sides`

/** What can be counted on a shape, by its name or as `polygonOf` writes it. */
export function countsOf(shape: string): Counts {
  const [, isRegular, digits] = /^(regular )?polygon with (\d+) sides$/.exec(shape) ?? []
  const sides = Number(digits)
  if (sides >= 3 && sides <= MOST_SIDES) return isRegular ? regular(sides) : flat(sides)
  return SHAPES[SAME[shape] ?? shape] ?? {}
}
