/** Words by which shapes, angles and letters with numbers are told; each a part of a pattern. */

/** A measure of a shape by the words that name it; each a part of a pattern, the longer ones first. */
export const NAMES_OF_MEASURES: Readonly<Record<string, string>> = {
  'base area':
    'cross[- ]section(?:al)? area|(?:base|end) area|area of (?:the |its )?(?:base|end|cross[- ]section)',
  surface: '(?:total )?surface area',
  area: 'area|arae|aria',
  perimeter: 'perimeters?|perimiter|perimetre|parimeter|perimter',
  circumference: 'circumference|circumfrence|circumferance',
  volume: 'volume|capacity',
  radius: 'radius|radious|r(?= ?[=\\d])',
  diameter: 'diameter|diamater|diametre|d(?= ?[=\\d])',
  angle: '(?:central )?angle',
  arc: 'arc length|length of (?:the |its )?arc',
  legs: '(?:two |2 )?(?:short|shorter|shortest) sides|legs',
  hypotenuse: 'hypotenuse|hypotenus|longest side',
  'parallel sides': 'parallel sides|parallels',
  diagonal: '(?:(?:space|longest|body|long) )?diagonals?',
  side: '(?:(?:each|one|1|both|either|any one) )?(?:of )?(?:the |its )?(?:2 |two )?(?:equal|congruent) sides?|side lengths?|edge lengths?|(?:each|every|all|1|one) (?:sides?|edges?)|sides?(?: of length)?|edges?',
  length: 'lengths?|lenth|l(?= ?=)',
  width: 'widths?|breadth|w(?= ?=)',
  height: '(?:perpendicular |vertical )?(?:height|hight|hieght)|depth|h(?= ?=)',
  base: 'base',
}
/** The same told or asked by how long, or how wide, something is: `9 m high`, `how wide`. */
export const ADJECTIVES_OF_MEASURES: Readonly<Record<string, string>> = {
  length: 'long',
  width: 'wide|broad',
  height: 'high|tall|deep',
  diameter: 'across|wide across',
}
/** Asks for a measure without naming it. */
export const ASKED_OTHERWISE: Readonly<Record<string, string>> = {
  volume: 'how much (?:space|room)(?: is)?(?: (?:there )?(?:in|inside)(?: it)?)?',
  area: 'how much (?:turf|grass|carpet|lino)',
  perimeter:
    'all (?:the way |the )?a?round|(?:the )?(?:whole |total )?distance (?:all )?a?round|(?:the )?way a?round|(?:right )?a?round (?:the |its )?(?:outside|edge|rim)',
  circumference: 'once (?:right )?a?round',
}
/** A shape by the words that name it. */
export const SHAPES: Readonly<Record<string, string>> = {
  rectangle: 'rectangular|rectangle|rectangel|rectange|rect|oblong',
  square: 'square(?! ?(?:m|cm|mm|km|met|cent|root))|sqaure',
  'equilateral triangle': 'equilateral triangle',
  'isosceles triangle': 'isosceles triangle',
  triangle: 'triangular(?! prism)|triangle|triangel|traingle',
  circle:
    'circular|circle|cirlce|circel|round(?= (?:table|pool|pond|window|rug|mat|plate|cake|tin|clock|cushion|pizza|coin))',
  semicircle: 'semi[- ]?circles?|semi[- ]?circular|half circle',
  sector: 'sector(?: of (?:a |the )?circle)?',
  'right-angled triangle': 'right[- ]?angled?d? triangle|right triangle',
  ring: 'ring|annulus',
  parallelogram: 'parallelogram|paralelogram',
  trapezium: 'trapezium|trapezoid|trapesium',
  rhombus: 'rhombus',
  kite: 'kite',
  cuboid: 'cuboid|rectangular (?:prism|box)',
  cube: 'cube',
  cylinder: 'cylinder|cylindrical|cilinder',
  'triangular prism': 'triangular prism',
  sphere: 'sphere',
  cone: 'cone',
}
/** Things that have the shape by what is told of them: two lengths, or three. */
export const FLAT_THINGS =
  'garden|lawn|field|room|carpet|rug|page|flower ?bed|patio|yard|playground|floor|pitch|court|poster|card|sheet|picture|photo|wall|table|tray|park|allotment|pond|window|mat|plate|cake|tin|clock|cushion|pizza|coin|football pitch|veg(?:etable)? patch'
export const SOLID_THINGS =
  'fish ?tank|water tank|tank|aquarium|swimming pool|pool|box|carton|trough|brick|container'
/** Words of a scene that say nothing beside what goes round it, covers it or fills it. */
export const BESIDE_SHAPE: Readonly<Record<string, string>> = {
  perimeter:
    'fence fencing edging ribbon border need needs want wants put putting run walk walks metres meters m',
  area: 'turf grass carpet paint cover covers need needs',
  volume: 'hold holds full inside fill filled water litres liters when it can to brim top',
}
/** A unit that an amount is asked in: `how many litres`. */
export const ASKED_LITRES = 'how (?:many|much) (?:litres|liters)'

/**
 * Where angles lie, how many of them are told, and the question in words that a kind reads; the first place that a text names
 * counts. `beside` are the words that say no more than the place.
 */
export const ANGLES: readonly {
  place: RegExp
  known: readonly [number, number]
  beside?: string
  as: string
}[] = [
  {
    place: /\bright[- ]?angled? triangles?\b|\bright triangles?\b/,
    known: [1, 1],
    beside: 'acute',
    as: 'One angle of a right-angled triangle is ◊. Find the other acute angle.',
  },
  {
    place: /\btr[ia]+ng(?:le|el)s?\b/,
    known: [2, 2],
    as: 'Two angles of a triangle are ◊. Find the third angle.',
  },
  {
    place: /\bquadrilat[a-z]*\b|\b(?:4|four)[- ](?:sided|corner(?:ed)?) (?:shape|figure)\b/,
    known: [3, 3],
    as: 'Three angles of a quadrilateral are ◊. Find the fourth angle.',
  },
  {
    place: /\b(?:straight|strait|str8) line\b/,
    known: [1, 4],
    beside: 'straight line',
    as: 'Angles on a straight line are ◊ and x. Find x.',
  },
  {
    place: /\b(?:a?round|at|about|meet(?:ing)? at) (?:a|the|one|1) point\b/,
    known: [2, 5],
    beside: 'meet',
    as: '◊ angles around a point are ◊ and x. Find x.',
  },
  {
    place: /\bright angle\b/,
    known: [1, 1],
    beside: 'add get split into parts makes up',
    as: 'Two angles make a right angle. One is ◊. Find the other.',
  },
  {
    place: /\b(?:vertically|vert) opp(?:osite)?\b/,
    known: [1, 1],
    as: 'An angle is ◊. Find the vertically opposite angle.',
  },
  {
    place: /\balternate\b/,
    known: [1, 1],
    beside: 'parallel lines',
    as: 'One of two alternate angles is ◊. Find the other.',
  },
  {
    place: /\bcorresponding\b/,
    known: [1, 1],
    beside: 'parallel lines',
    as: 'One of two corresponding angles is ◊. Find the other.',
  },
  {
    place: /\b(?:co[- ]?int(?:erior)?|allied)\b/,
    known: [1, 1],
    beside: 'parallel lines',
    as: 'One of two co-interior angles is ◊. Find the other.',
  },
]
/** The one angle of an isosceles triangle and the two that are the same; each a pattern. */
export const ISOSCELES = 'is[os]+[cs]e?les'
export const TOP_ANGLE = 'top|apex|vertex|between the (?:2 |two )?(?:equal|same) sides'
export const BASE_ANGLES = 'base|bottom|equal|same'
/** The one of several angles that is asked for. */
export const ASKS_ANGLE =
  'third|fourth|forth|3rd|4th|other|others|missing|last|unknown|x|which|each|final|remaining'
/** Said of angles beside their numbers. */
export const AROUND_ANGLES =
  'go goes all round around other others third 3rd fourth 4th forth missing last final unknown one two three x do does add which both corner corners remaining sit together'

/** Said around a formula with its letters. */
export const AROUND_FORMULA =
  'formula equation rule line graph curve straight use using used value values find work out calculate determine where when if given that on the of to by substituting letter'

/** What may stand around the words of such a question and says nothing of its own. */
export const AROUND_FRAME = `dad dads mum mums mom moms grandad grandads nan nans our her his a an the this that it its is are be has have had with and of in on at to by each measure measures measuring given as if
  find work out calculate determine compute what whats how much many long big wide give state write please pls us me i my
  diagram shows picture below here angle angles shape solid size value degrees lie lies they formula answer cm mm m km accurately drawn not nt scale when so there
  you u say says use using substitute into evaluate expression given let`
