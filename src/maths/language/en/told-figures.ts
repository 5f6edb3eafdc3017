import type { Scene } from './scene.ts'

/** Pieces cut out, paths, fences, tiles and tanks, each with the words that have a role in it: parts of patterns. */

const P = '(\\d{1,6}(?:\\.\\d{1,3})?)'
const LENGTH = '(mm|cm|m|km|metres?|meters?|centimetres?|centimeters?|ft|feet|inches|in|yards?|miles?)'
const BY = '(?:by|×|x)'
/** Two sides: `10 cm by 8 cm`, `10 by 8 cm`, `5 m long and 4 m wide`. */
const SIZE = `${P} ?${LENGTH}?(?: long)? ${BY} ${P} ?${LENGTH}(?: wide)?`
const LONG_WIDE = `(?:length (?:of |is )?)?${P} ?${LENGTH}(?: long| in length)?,? and (?:(?:a |its )?(?:width|breadth) (?:of |is )?)?(?:is )?${P} ?${LENGTH}(?: wide| broad| in width)?`
const SIDES = `${SIZE}|${LONG_WIDE}`
const BOX = `${P} ?${LENGTH}?(?: long)?(?:,| ${BY}) ${P} ?${LENGTH}?(?: wide)?(?:,| ${BY}|,? and) ${P} ?${LENGTH}(?: high| deep| tall| in height)?`
const SHAPED =
  'rectangle rectangles rectangular square piece card cardboard paper sheet metal wood corner shape l-shape l-shaped'

export const CUT_OUT: Scene<'cut' | 'size' | 'corner' | 'around' | 'area'> = {
  about: /\b(?:cut|cutting|removed|removing|taken)\b/,
  roles: {
    cut: `${SIZE} (?:rectangle|rectangular piece|piece|corner|hole) is (?:cut|removed|taken)|(?:rectangle|hole|piece)(?: of|,|,? measuring)? ${SIZE},? is (?:cut|removed|taken)|(?:cutting|removing|taking) (?:out )?a (?:rectangle (?:of )?)?(?:${SIZE})(?: rectangle)?`,
    size: SIZE,
    corner: '(?:1|the|a|one) corner',
    around: 'perimeter|distance around',
    area: 'area',
  },
  idle: `${SHAPED} made formed away out cut measuring dimensions remains remaining left remainder remain over smaller larger bigger big small new
   removed what's figure`,
}

export const PATH_AROUND: Scene<'size' | 'path' | 'inside' | 'area'> = {
  // A path that goes round may lie within the edge as well.
  about: /\b(?:surround(?:ed|s|ing)?|bordered|border|frame|outside|outer)\b/,
  roles: {
    size: SIDES,
    path: `(?:uniform |concrete |gravel |stone )?(?:path|border|frame|footpath|walkway)(?:,? (?:which is|that is|of width|of uniform width|of|is))? ${P} ?${LENGTH}(?: wide)?|${P} ?${LENGTH}(?: |-)?(?:wide )(?:path|border|frame|footpath|walkway)|(?:path|border|frame) (?:has|with) a (?:uniform )?width of ${P} ?${LENGTH}`,
    inside: '(inside|within|in the middle|centre|across|through)',
    area: 'area of (?:the )?(?:path|border|frame|footpath|walkway)',
  },
  idle: `rectangular rectangle garden lawn pool swimming picture photo photograph field park pond patio plot flower bed surrounded bordered surrounding
   surrounds runs goes round around outside all its outer edge edges side sides built laid uniform width on by measuring measures`,
}

export const FENCED: Scene<'size' | 'price' | 'asks'> = {
  about: /\b(?:fenc|wall|edging|border|hedge|ribbon|wire)/,
  roles: {
    size: SIDES,
    price:
      '([€£$]|r)(\\d{1,4}(?:\\.\\d\\d)?) (?:per|a|an|each|for each|for every) (m|metre|meter|foot|yard|cm|ft)',
    asks: '(?:(?:total )?cost|how much (?:will|would|does) it cost|price) (?:of |to |for )*(?:fenc(?:e|ing)|put (?:a )?fenc(?:e|ing)|the fenc(?:e|ing))',
  },
  idle: `rectangular rectangle garden field park lawn plot yard paddock fence fencing costs all way around round it completely enclose total measures
   measuring farmer`,
}

export const TILED: Scene<'size' | 'tile' | 'asks'> = {
  about: /\b(?:tiles?|slabs?|paving)\b/,
  roles: {
    tile: `(?:square )?(?:tiles?|slabs?|paving stones?)(?: are| each| which are| that are| is| with| of| measuring| measures?| have|,)*(?: sides?(?: of)?| side lengths?(?: of)?| edge)? ${P} ?${LENGTH}(?: ${BY} ${P} ?${LENGTH}| square| long| on each side| sides?)?|${P} ?${LENGTH}(?: ${BY} ${P} ?${LENGTH})? (?:square )?(?:tiles?|slabs?)`,
    size: SIDES,
    asks: 'how many (?:of these |such |square )?(?:tiles|slabs|paving stones|of them)|number of (?:tiles|slabs)|how many(?= ,)',
  },
  idle: `rectangular rectangle floor wall patio room kitchen bathroom hall path square tile tiles tiled covered cover covering lay laid needed need
   needs required measuring measures completely long wide fit must used whole`,
}

export const CUBES_IN: Scene<'box' | 'cube' | 'asks'> = {
  about: /\bcubes?\b/,
  roles: {
    box: BOX,
    asks: `how many (?:of these |such |small )?(?:cubes|blocks)`,
    cube: `(?:of|with|whose) (?:sides?|edges?)(?: lengths?)?(?: of| are| is)? ${P} ?${LENGTH}|${P} ?${LENGTH} cubes?`,
  },
  idle: `box boxes cuboid cuboidal rectangular fit fits fitted inside into placed packed put exactly fill completely needed cubes cube small wooden
   dimensions measures measuring high each`,
}

export const TANK: Scene<'box' | 'part' | 'asks'> = {
  about: /\b(?:tank|aquarium|pool|trough|container|bath)\b/,
  roles: {
    box: BOX,
    part: '(\\d/\\d{1,2}|half|\\d{1,2}%) (?:(?:filled|full)(?: with| of)?(?: water)?|of the (?:tank|way) (?:filled|full))|(?:filled|full)(?: with water| of water)? to (\\d/\\d{1,2}|half|\\d{1,2}%) of its (?:height|depth|capacity|volume)',
    asks: '(?:how many|volume of (?:the )?water,? in|number of) (litres?|liters?|cm\\^3)(?: of water)?|how much water,? in (litres?|liters?|cm\\^3)',
  },
  idle: `rectangular tank fish water aquarium pool trough container cuboid cuboidal long wide high deep box-shaped measures measuring dimensions
   contain contains hold inside currently answer volume`,
}

export const POURED: Scene<'poured' | 'base' | 'asks'> = {
  about: /\b(?:poured|pours|filled|contains)\b/,
  roles: {
    poured: `${P} (litres?|liters?|cm\\^3|ml)(?: of (?:water|oil|juice))?`,
    base: `(?:base(?: of| is| measures| measuring| measuring|,)*|(?:tank|container) (?:with |has )?(?:a )?base) ${SIZE}`,
    asks: '(?:how (?:deep|high) (?:is|will|does)|depth of|height of|what depth)(?: the)?(?: water)?(?: be| level| come| reach)?',
  },
  idle: `rectangular tank container empty water poured pours into level cuboid cuboidal be rise reach flat horizontal`,
}

export const NUMBER_SIDES: Scene<'around' | 'shape' | 'side' | 'perimeter' | 'asks'> = {
  about: /\bperimeter\b/,
  roles: {
    around:
      'perimeter of (?:the|this|a|an) (?:square|rectangle|(?:equilateral |isosceles )?triangle|regular [a-z]+) is \\(?(\\d{0,2}[a-z](?: ?[-+] ?\\d{1,3})?)\\)? ?(?:cm|m|mm)?',
    perimeter: `perimeter(?: of (?:the|this|a|an) (?:square|rectangle|(?:equilateral |isosceles )?triangle|regular [a-z]+))?(?: is| of| =|,)* (?:equal to )?${P} ?(?:cm|m|mm)?`,
    side: '(?:sides?|edges?)(?: lengths?)?(?: of(?: an?| the)? (square|equilateral triangle|regular [a-z]+))?(?: are| is| of| each| all| has| have| measures?| length)* \\(?(\\d{0,2}[a-z](?: ?[-+] ?\\d{1,3})?)\\)? ?(?:cm|m|mm)?(?: long)?',
    shape: '(square|equilateral triangle|regular [a-z]+)',
    asks: '(?:value of |find |what is )([a-z])',
  },
  idle: `side length each equal cm long`,
}

export const SQUARE_AROUND: Scene<'area' | 'asks'> = {
  about: /\bsquare\b/,
  roles: {
    area: `area of (?:a|the|this) square(?: [a-z]+)? is ${P} ?([a-z]+\\^2)|square(?: [a-z]+)? (?:has|with) (?:an )?area of ${P} ?([a-z]+\\^2)`,
    asks: 'distance (?:all the way )?(?:a)?round (?:it|the square|its edge|the edge|the outside)(?: of (?:it|the square))?|how far (?:is it )?(?:all the way )?around (?:it|the square)|(?:total )?length of (?:its|the) (?:boundary|edge|4 sides)(?: of the square)?|perimeter(?: of (?:it|the square))?',
  },
  idle: 'all way around',
}
