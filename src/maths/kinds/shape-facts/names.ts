import type { Value } from '../../values/value.ts'
import { type Choice, word } from '../../values/word.ts'
import { POLYGON_NAMES } from './shapes.ts'

/** Names among which one is asked for. */
export type Family = 'polygon' | 'triangle by sides' | 'triangle by angles' | 'quadrilateral' | 'solid'

/** How a shape may be named: alone, with an article, many of them. */
const called = (name: string, own: readonly string[] = [], others: readonly string[] = []): Choice => {
  const nouns = [name, ...own]
  const means = nouns.flatMap(noun => [`${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`, noun, `${noun}s`])
  return { word: name, means: [...means, ...others] }
}
const triangle = (name: string, own: readonly string[] = []): Choice =>
  called(
    name,
    [name, ...own].map(each => `${each} triangle`),
    own,
  )

const FAMILIES: Record<Family, readonly Choice[]> = {
  polygon: [...POLYGON_NAMES].map(([sides, name]) =>
    called(name, [
      `regular ${name}`,
      `irregular ${name}`,
      `${sides}-gon`,
      ...(name === 'heptagon' ? ['septagon'] : []),
      ...(name === 'hendecagon' ? ['undecagon'] : []),
      ...(name === 'quadrilateral' ? ['quad', 'quadrangle', 'tetragon'] : []),
      ...(name === 'triangle' ? ['trigon'] : []),
      ...(name === 'nonagon' ? ['enneagon'] : []),
    ]),
  ),
  'triangle by sides': [triangle('equilateral'), triangle('isosceles'), triangle('scalene')],
  'triangle by angles': [
    triangle('acute', ['acute-angled', 'acute angled']),
    triangle('right-angled', ['right', 'right angled', 'right angle', 'right-angle']),
    triangle('obtuse', ['obtuse-angled', 'obtuse angled']),
  ],
  quadrilateral: [
    called('square'),
    called('rectangle', ['oblong']),
    called('rhombus', ['diamond'], ['rhombi', 'rhombuses']),
    called('parallelogram'),
    called('kite'),
    called('trapezium', ['trapezoid', 'isosceles trapezium', 'isosceles trapezoid'], ['trapezia']),
  ],
  solid: [
    called('cube'),
    called('cuboid', ['rectangular prism', 'rectangular cuboid', 'box']),
    called('triangular prism', ['triangle prism']),
    called('square pyramid', ['square-based pyramid', 'square based pyramid', 'pyramid']),
    called('tetrahedron', [
      'triangular pyramid',
      'triangular-based pyramid',
      'triangular based pyramid',
      'triangle-based pyramid',
      'triangle based pyramid',
    ]),
    called('sphere', ['ball']),
    called('cylinder'),
    called('cone'),
  ],
}

/** Shapes of which the same is true as of the one that is asked for: who names them is not wrong. */
const ALSO: Record<string, readonly string[]> = {
  rectangle: ['square'],
  cuboid: ['cube'],
  tetrahedron: ['square pyramid'],
  parallelogram: ['square', 'rectangle', 'rhombus'],
  kite: ['square', 'rhombus'],
}

/** One of the names of a family as an answer. @throws RangeError for a name that is not one of them */
export function nameValue(family: Family, name: string): Value {
  const all = FAMILIES[family]
  const own = all.find(each => each.word === name)
  if (!own) throw new RangeError(`There is no ${family} called ${name}`)
  return word(
    own,
    all.filter(each => each !== own && !ALSO[name]?.includes(each.word)),
  )
}

/** What is said of a shape to ask for its name. */
export const SAID: Readonly<Record<string, string>> = {
  equilateral: '3 equal sides',
  isosceles: 'exactly 2 equal sides',
  scalene: 'no equal sides',
  acute: '3 acute angles',
  'right-angled': 'a right angle',
  obtuse: 'an obtuse angle',
  square: '4 equal sides and 4 right angles',
  rectangle: '4 right angles and opposite sides that are equal',
  rhombus: '4 equal sides but no right angles',
  parallelogram: '2 pairs of parallel sides',
  kite: '2 pairs of equal adjacent sides',
  trapezium: 'exactly 1 pair of parallel sides',
  cube: '6 square faces',
  cuboid: '6 rectangular faces',
  'triangular prism': '2 triangular faces and 3 rectangular faces',
  'square pyramid': '1 square face and 4 triangular faces',
  tetrahedron: '4 triangular faces',
  sphere: 'no edges and no vertices',
  cylinder: '2 circular faces and 1 curved surface',
  cone: '1 circular face and 1 vertex',
}
