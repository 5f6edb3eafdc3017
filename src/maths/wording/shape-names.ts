/** Every name of a shape, by the name that is used further on. */
const SHAPES: Record<string, string> = {
  circle: 'circle',
  semicircle: 'semicircle|semi-circle|semi circle|half circle',
  'quarter circle': 'quarter circle|quarter-circle|quadrant',
  sector: 'sector of a circle|circular sector|circle sector|sector',
  ring: 'ring|annulus',
  parallelogram: 'parallelogram',
  trapezium: 'trapezium|trapezoid|isosceles trapezoid|isosceles trapezium',
  rhombus: 'rhombus',
  kite: 'kite',
  square: 'square',
  rectangle: 'rectangle',
  triangle: 'triangle|scalene triangle',
  'right-angled triangle': 'right-angled triangle|right angled triangle|right triangle',
  'isosceles triangle': 'isosceles triangle',
  'equilateral triangle': 'equilateral triangle',
  cube: 'cube|solid cube',
  cuboid:
    'cuboid|rectangular prism|right rectangular prism|rectangular box|box|closed box|solid cuboid|rectangular solid|rectangular cuboid|rectangle prism',
  'triangular prism': 'triangular prism',
  prism: 'prism|right prism',
  cylinder:
    'cylinder|right cylinder|circular cylinder|right circular cylinder|solid cylinder|closed cylinder',
  cone: 'cone|right cone|circular cone|right circular cone|solid cone',
  sphere: 'sphere|solid sphere',
  hemisphere: 'hemisphere',
  'square pyramid':
    'square pyramid|square-based pyramid|square based pyramid|pyramid with (?:a )?square base|right square pyramid|regular square pyramid',
  pyramid: 'pyramid|rectangular pyramid|rectangular-based pyramid|rectangular based pyramid',
  ...Object.fromEntries(
    ['pentagon', 'hexagon', 'heptagon', 'septagon', 'octagon', 'nonagon', 'decagon', 'dodecagon'].map(
      name => [`regular ${name}`, `regular ${name}`],
    ),
  ),
}

const MEASURES: Record<string, string> = {
  curved: 'curved surface area|lateral surface area|lateral area|curved area|area of the curved surface',
  surface: 'total surface area|surface area|total area of the surface',
  volume: 'volume|capacity',
  'base area': 'cross-sectional area|area of (?:the|its) (?:cross[- ]section|base)|base area',
  area: 'area',
  circumference: 'circumference|distance around|distance round',
  perimeter: 'perimeter',
  radius: 'radius|length of (?:the|its) radius',
  diameter: 'diameter|length of (?:the|its) diameter',
  arc: 'arc length|length of (?:the|its|an) arc|length of arc',
  side: '(?:side|edge) lengths?|length of (?:each|a|1|one|the|its|an|any) (?:of its )?(?:sides?|edges?)|length of (?:the|its) sides|lengths of (?:the|its) sides|(?:other|missing|remaining|third|1/3|unknown) side|length of the (?:other|missing|remaining|third|1/3|unknown) side|(?:length of )?(?:each|1|either|any 1) (?:of the )?equal sides?|(?:length of )?(?:the )?(?:2 )?equal sides|each (?:side|edge)|1 of (?:its|the) (?:sides|edges)|1 (?:side|edge)|sides?|edges?',
  height: 'perpendicular height|vertical height|height',
  slant: 'slant height',
  diagonal:
    '(?:space|longest|body) diagonal|length of (?:the|its|a) (?:(?:space|longest|body) )?diagonal|diagonal',
  base: 'length of (?:the|its) base|base length|base',
  width: 'width|breadth',
  length: 'length',
}

const either = (names: Record<string, string>) =>
  Object.values(names)
    .flatMap(words => words.split(/\|(?![^(]*\))/))
    .sort((a, b) => b.length - a.length)
    .join('|')

export const SHAPE_NAMES = either(SHAPES)
export const MEASURE_NAMES = either(MEASURES)

const exactly = (names: Record<string, string>) =>
  Object.entries(names).map(([name, words]) => ({ name, pattern: new RegExp(`^(?:${words})$`) }))
const shapes = exactly(SHAPES)
const measures = exactly(MEASURES)

/** A triangle with equal sides or a right angle is one as well. */
export const plainShape = (shape: string) => shape.replace(/^(?:isosceles|right-angled) /, '')

export const shapeCalled = (text: string) => shapes.find(({ pattern }) => pattern.test(text))?.name

/** What is asked for; the way round a circle is its circumference. */
export function measureCalled(text: string, shape: string): string | undefined {
  const found = measures.find(({ pattern }) => pattern.test(text))?.name
  return found === 'perimeter' && shape === 'circle' ? 'circumference' : found
}

/** Names in a text that may stand for what a formula needs. */
export function mayBe(need: string, shape: string): readonly string[] {
  // A cuboid with a base of two lengths.
  const base = shape === 'cuboid' ? ['base'] : []
  switch (need) {
    case 'height':
      if (shape === 'cuboid') return ['height', 'depth', 'side', '']
      return /cylinder|prism/.test(shape) ? ['height', 'length', 'depth'] : ['height', 'depth']
    case 'side':
      return ['side', '', 'length', 'base length'].filter(
        name => name !== 'length' || !/rectangle|parallelogram|kite/.test(shape),
      )
    case 'parallel':
      return ['parallel', 'base']
    case 'leg':
      return ['leg', 'side', '']
    case 'length':
      return shape === 'triangular prism' ? ['length', 'depth', 'l'] : ['length', 'l', 'side', '', ...base]
    case 'width':
      return ['width', 'depth', 'side', '', ...base]
    case 'slant':
      return ['slant', 'l']
    case 'base length':
      return ['base length', 'length', 'side', 'base']
    case 'base width':
      return ['base width', 'width']
    case 'base area':
      return ['base area']
    default:
      return [need]
  }
}
