import type { Rational } from '../../arithmetic/rational.ts'
import { numberIn } from '../../values/read-number.ts'
import type { Family } from './names.ts'
import type { ShapeFactTask } from './question.ts'
import { POLYGON_NAMES } from './shapes.ts'

const ASK =
  '(?:what (?:do (?:you|we) call|is the (?:mathematical |special )?name (?:of|for)|(?:mathematical )?name is given to|would you call) |(?:mathematical |special )?name (?:of|for|given to) |(?:what |which )?(?:type|kind|sort|special type) of |which |what |the name of )?(?:a |an |the )?'
const WITH =
  '(?:called |known as |is called |it )?(?:with|that has|which has|having|has|have|when it has|if it has|if|when|where|whose)'
const CALLED = '(?:,? (?:is )?(?:called|known as|name)(?: an?)?(?: what)?)?'
const SHAPE =
  '(?:polygon|shape|figure|2d shape|2-d shape|flat shape|plane shape|plane figure|closed shape|2-dimensional shape|two-dimensional shape)'
const POLYGON_FORMS = [
  `${ASK}${SHAPE} ${WITH} (?:exactly )?(\\d{1,2})(?: straight| equal)? (?:sides|edges|angles|corners|vertices)(?: and \\1 (?:angles|corners|vertices|sides))?${CALLED}`,
  `${ASK}(\\d{1,2})[- ]?sided ${SHAPE}${CALLED}`,
].map(source => new RegExp(`^${source}$`))

const EXACTLY = '(?:exactly |only |just )?'
const EQUAL = '(?:equal|congruent|the same(?: length)?|equal in length|the same size)'
const SIDE = '(?:equal|congruent|identical)(?: length)?'
const RIGHT = '(?:right angles|90(?: ?°| degrees?| degree)? angles|angles of 90(?: ?°| degrees))'
const NO_RIGHT = `(?:,? (?:and|but|with)(?: it has)? (?:no ${RIGHT}|not? (?:a )?right angles?))`
const OPPOSITE = '(?:opposite sides (?:that are )?(?:are )?(?:equal|the same length|of equal length))'
const PARALLEL_PAIRS = '(?:2|both) pairs of (?:opposite )?(?:parallel sides|sides (?:that are )?parallel)'

/** What is said of a shape, for each name. */
const SAID: Readonly<Partial<Record<Family, Readonly<Record<string, readonly string[]>>>>> = {
  'triangle by sides': {
    equilateral: [
      `(?:all )?3 (?:${SIDE}|same) (?:sides|angles)`,
      `(?:all )?(?:3 )?(?:of )?(?:its )?(?:sides|angles) (?:are |that are )?(?:all )?${EQUAL}`,
      'all equal (?:sides|angles)',
      '(?:all (?:its )?|3 )angles (?:are )?(?:all )?(?:equal to|of) 60(?: ?°| degrees)?',
    ],
    isosceles: [
      `${EXACTLY}(?:a pair of|2) ${SIDE} (?:sides|angles)`,
      `${EXACTLY}2 (?:of its )?(?:sides|angles) (?:are |that are |of )?(?:${EQUAL}|equal length)`,
    ],
    scalene: [
      'sides (?:of|with) 3 different lengths',
      `no (?:${SIDE}) (?:sides|angles)`,
      'no sides (?:are |that are |of )?(?:equal|the same(?: length)?|equal length)',
      '(?:all |3 )+different (?:sides|side lengths|length sides)',
      '(?:all )?(?:3 )?(?:of )?(?:its )?sides (?:are |that are |of |with )*(?:all )?different(?: lengths?| in length)?',
    ],
  },
  'triangle by angles': {
    acute: [
      '(?:all )?3 acute angles',
      'all (?:of )?(?:its )?(?:3 )?angles (?:are )?(?:less than|smaller than|under|below) 90(?: ?°| degrees)?',
      '(?:all )?(?:3 )?(?:of )?(?:its )?angles (?:are |that are )?(?:all )?acute',
    ],
    'right-angled': [
      `${EXACTLY}(?:a|1|one) (?:right|90(?: ?°|[- ]degrees?)?) angle`,
      '(?:a|1|one) angle (?:of|is|equal to|that is|measuring)(?: exactly)? 90(?: ?°| degrees)?',
    ],
    obtuse: [
      `${EXACTLY}(?:an|1|one) obtuse angle`,
      '(?:an|1|one)(?: of its)? angles? (?:is )?(?:greater than|more than|bigger than|larger than|over) 90(?: ?°| degrees)?',
    ],
  },
  quadrilateral: {
    square: [
      `4 ${SIDE} sides (?:and|with) 4 (?:equal angles|${RIGHT})`,
      `4 ${RIGHT} and 4 ${SIDE} sides`,
      'all (?:its )?sides equal and all (?:its )?angles (?:equal|90(?: ?°| degrees)|right angles)',
      `all (?:its )?sides equal and 4 ${RIGHT}`,
    ],
    rectangle: [
      `4 ${RIGHT} and (?:${OPPOSITE}|2 pairs of (?:equal|parallel) sides)`,
      `(?:${OPPOSITE}|2 pairs of (?:equal|parallel) sides) and 4 ${RIGHT}`,
      `4 ${RIGHT} (?:but|and) (?:not all sides (?:are )?equal|its sides are not all equal)`,
    ],
    rhombus: [
      `4 ${SIDE} sides${NO_RIGHT}`,
      `all (?:its )?sides equal${NO_RIGHT}`,
      `no ${RIGHT} (?:and|but) 4 ${SIDE} sides`,
    ],
    parallelogram: [
      `(?:exactly )?${PARALLEL_PAIRS}`,
      `${PARALLEL_PAIRS}${NO_RIGHT}`,
      'opposite sides (?:that are )?parallel(?: and equal)?',
    ],
    kite: [
      `2 pairs of (?:${SIDE},? adjacent|adjacent,? ${SIDE}) sides`,
      `2 pairs of adjacent sides (?:that are |of )?(?:equal|equal length)`,
      `2 pairs of ${SIDE} sides that are adjacent(?: to each other)?`,
    ],
    trapezium: [
      `${EXACTLY}(?:a|1|one) (?:pair|set) of (?:opposite )?(?:parallel sides|sides (?:that are )?parallel)`,
    ],
  },
}
const SOLIDS: Readonly<Record<string, readonly string[]>> = {
  cube: [
    '6 (?:equal |identical )?square faces',
    '6 faces (?:that are |which are )?(?:all )?(?:equal )?squares',
  ],
  cuboid: ['6 rectangular faces'],
  'triangular prism': [
    '2 triangular (?:faces|ends|bases) and 3 rectangular (?:faces|sides)',
    '3 rectangular faces and 2 triangular faces',
  ],
  'square pyramid': [
    '(?:1|a|one) square (?:face|base) and 4 triangular (?:faces|sides)',
    '4 triangular faces and (?:1|a|one) square (?:face|base)',
  ],
  tetrahedron: ['4 (?:equal |identical )?triangular faces'],
  sphere: [
    'no edges and no (?:vertices|corners)',
    'no (?:vertices|corners) and no edges',
    'no (?:flat )?faces,? no edges and no (?:vertices|corners)',
  ],
  cylinder: [
    '2 (?:circular|flat circular|round) (?:faces|ends|bases) and (?:1|a|one) curved (?:surface|face)',
  ],
  cone: [
    '(?:1|a|one) circular (?:base|face) and (?:1|a|one) (?:vertex|point|curved surface|curved face|apex)',
    '(?:1|a|one) circular (?:base|face),? (?:1|a|one) curved (?:surface|face) and (?:1|a|one) (?:vertex|point|apex)',
  ],
}
const NOUNS: Readonly<Partial<Record<Family, string>>> = {
  quadrilateral: '(?:quadrilateral|(?:4[- ]sided )?(?:2-?d |flat )?(?:shape|polygon|figure))',
  solid:
    '(?:3-?d shape|3-?d solid|3-dimensional shape|three-dimensional shape|solid shape|solid|shape|polyhedron)',
}
const NAME_FORMS = Object.entries({ ...SAID, solid: SOLIDS }).flatMap(([family, names]) =>
  Object.entries(names).map(([name, sources]) => ({
    name,
    family: family as Family,
    pattern: new RegExp(
      `^${ASK}${NOUNS[family as Family] ?? 'triangle'} ${WITH} (?:${sources.join('|')})${CALLED}$`,
    ),
  })),
)

const LONGEST = 200
const NUMBER = '(?:\\d+(?:\\.\\d+)?)'
const UNIT = '(?: ?(?:cm|mm|m|km|in|inch|inches|ft|feet|units|centimet(?:er|re)s|°|degrees?))?'
const SIZES = `(?<sizes>${NUMBER}${UNIT}, ?${NUMBER}${UNIT}(?:, ?and |, ?| and )${NUMBER}${UNIT})`
const OF =
  '(?:(?<of>sides?|side lengths|angles)(?: lengths?| of| that are| that measure| measures?| measuring|:)*|(?<of2>sides|angles) which (?:are|measure))'
const BY = '(?:,? by (?:its |the )?(?<by>sides|angles|side lengths))'
const SIZE_FORMS = [
  `(?:${ASK}|classify )?(?:a |the |this )?triangle (?:with|has|having|that has|which has|whose) ${OF} ${SIZES}${BY}?(?: (?:is|is called)(?: an?)? what(?: (?:type|kind|sort) of triangle)?)?`,
  `is (?:a |the )?triangle (?:with|has|having|whose) ${OF} ${SIZES} (?:an? )?(?:equilateral|isosceles|scalene)(?:(?:,| or|, or) (?:an? )?(?:equilateral|isosceles|scalene))*`,
  `classify${BY}:? (?:a |the )?triangle (?:with|has|having|that has|whose) ${OF} ${SIZES}`,
  `(?:if )?(?:a |the )?triangle (?:with|has) ${OF} ${SIZES}[.,;] ?(?:(?:what|which) (?:type|kind|sort) of triangle is (?:it|this)|(?:what is )?the type of triangle|classify (?:it|the triangle|this triangle))${BY}?`,
].map(source => new RegExp(`^${source}$`))

const ANY = '(?:(?:2-?d|3-?d) )?(?:shape|solid|figure|polygon|quadrilateral|triangle)'
const RIDDLE = new RegExp(
  `^(.+?)[.?!;:,]+ ?(?:so )?(?:(?:what|which)(?: ${ANY}| (?:type|kind|sort) of ${ANY})? (?:am i|is it|is this|is the shape|could i be)(?: called)?|what is (?:my|its) name|name (?:me|it|this shape|the shape))$`,
)

/** `I am a quadrilateral. I have exactly 1 pair of parallel sides. What shape am I?` as the shape with all that is said of it. */
function riddle(plain: string): string {
  const [first = '', ...more] = RIDDLE.exec(plain)?.[1]?.split(/[.;] ?/) ?? []
  const shape = first
    .replace(/^i have /, 'shape with ')
    .replace(/^(?:(?:i am|i'm|this is|it is) )?(?:an? |this |the )?/, '')
  const others = more.map(each => /^(?:and )?(?:i|it) (?:also )?(?:have|has) (.+)$/.exec(each)?.[1])
  if (shape === '' || others.some(each => each === undefined)) return plain
  const said = new RegExp(` ${WITH} `).test(shape) ? ' and ' : ' with '
  return others.length === 0 ? shape : `${shape}${said}${others.join(' and ')}`
}

/** What shape has these sides, angles or sizes? */
export function readName(plain: string): ShapeFactTask | undefined {
  const asked = plain.length < LONGEST ? riddle(plain) : plain
  for (const form of POLYGON_FORMS) {
    const sides = Number(form.exec(asked)?.[1])
    if (POLYGON_NAMES.has(sides)) return { task: 'polygon', sides }
  }
  const found = NAME_FORMS.find(({ pattern }) => pattern.test(asked))
  return found ? { task: 'name', family: found.family, name: found.name } : bySizes(plain)
}

function bySizes(plain: string): ShapeFactTask | undefined {
  for (const form of SIZE_FORMS) {
    const groups = form.exec(plain)?.groups
    const sizes = groups?.sizes?.match(new RegExp(NUMBER, 'g'))?.flatMap(each => numberIn(each) ?? [])
    if (!groups || sizes?.length !== 3) continue
    const of = (groups.of ?? groups.of2)?.startsWith('side') ? 'sides' : 'angles'
    const by = groups.by && (groups.by.startsWith('side') ? 'sides' : 'angles')
    const kind = of === 'sides' ? bySides(sizes, by) : byAngles(sizes, by)
    return kind && { task: 'triangle', ...kind, sizes, of }
  }
  return undefined
}

type Kind = { family: Family; name: string } | undefined

const bySameness = (sizes: readonly Rational[]): Kind => {
  const different = new Set(sizes.map(each => each.toFraction())).size
  const name = ['equilateral', 'isosceles', 'scalene'][different - 1]
  return name === undefined ? undefined : { family: 'triangle by sides', name }
}

/** A right angle may be what is meant, unless it is said what to go by. */
function bySides(sizes: readonly Rational[], by: string | undefined): Kind {
  const [short, middle, long] = [...sizes].sort((a, b) => a.compare(b))
  if (!short || !middle || !long || short.n === 0n || short.add(middle).compare(long) <= 0) return undefined
  const order = long.mul(long).compare(short.mul(short).add(middle.mul(middle)))
  if (by === 'angles') return { family: 'triangle by angles', name: angleName(order) }
  return by === undefined && order === 0 ? undefined : bySameness(sizes)
}

/** Two equal angles make it isosceles too: then it has to be said what to go by. */
function byAngles(sizes: readonly Rational[], by: string | undefined): Kind {
  const sum = sizes.reduce((a, b) => a.add(b))
  if (sum.compare(180) !== 0 || sizes.some(({ n }) => n === 0n)) return undefined
  const same = bySameness(sizes)
  if (by === 'sides' || (by === undefined && same?.name === 'equilateral')) return same
  if (by === undefined && same?.name !== 'scalene') return undefined
  const [first, ...others] = sizes
  const biggest = others.reduce((a, b) => (a.compare(b) > 0 ? a : b), first ?? sum)
  return { family: 'triangle by angles', name: angleName(biggest.compare(90)) }
}

const angleName = (order: number) => (order < 0 ? 'acute' : order === 0 ? 'right-angled' : 'obtuse')
