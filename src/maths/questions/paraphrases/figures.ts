import type { Paraphrase } from './paraphrase.ts'

const N = '\\d{1,5}(?:\\.\\d{1,3})?'
const UNIT = '(?:m|cm|mm|km|ft|feet|foot|in|inches|metres?|meters?|yd|yards?)'

const END = '[.,;?]+ (?:and )?'
const ASK = '(?:find|work out|calculate|what is|determine|state) '
const CUBES =
  '(?:(?:small )?(?:cubes (?:of|with) (?:sides?|edges?)(?: lengths?)?(?: of)? 1 ?cm|1[- ]?cm cubes|cubes of side 1 ?cm|centimetre cubes|unit cubes))'

/** The length is so many times the width, and the way around is known: both share half of it. */
function sidesOf([, around = '', unit = '', long = '', times = '', , short = '', wanted = '']: string[]) {
  const by = times === 'twice' ? 2 : Number(/\d+/.exec(times)?.[0])
  return long !== short && [long, short].includes(wanted) && by > 1 && Number(around) % 2 === 0
    ? `share ${Number(around) / 2} ${unit} in the ratio 1 : ${by}. find the ${wanted === long ? 'larger' : 'smaller'} share`
    : undefined
}
const TIMES = '(twice|double|[2-9] times)'
const SIDE = '(length|width|breadth)'
const MADE_LONGER: Paraphrase[] = [
  [
    new RegExp(
      `^(?:the )?perimeter of (?:a |the )?rectangle is (${N}) ?(${UNIT})${END}(?:its|the) ${SIDE} is ${TIMES} (?:as (?:long|much|wide) as )?(its|the) ${SIDE}${END}${ASK}(?:the |its )?${SIDE}(?: of the rectangle)?$`,
    ),
    sidesOf,
  ],
  [
    new RegExp(
      `^(?:the )?${SIDE} of (?:a |the )?rectangle is ${TIMES} (?:as (?:long|much|wide) as )?(its|the) ${SIDE}${END}(?:its|the) perimeter is (${N}) ?(${UNIT})${END}${ASK}(?:the |its )?${SIDE}(?: of the rectangle)?$`,
    ),
    ([all = '', long = '', times = '', its = '', short = '', around = '', unit = '', wanted = '']) =>
      sidesOf([all, around, unit, long, times, its, short, wanted]),
  ],
]

/** Boxes of cubes and other figures that are shapes of geometry. */
export const figures: Paraphrase[] = [
  [
    /^(?:if )?2 angles of a triangle are equal and the (?:third|1\/3|3rd|other)(?: angle)? is (\d{1,3}) ?(?:°|degrees)?[.,;] (?:find|work out|calculate|what is) (?:the )?(?:size of |measure of )?(?:each|the) (?:of the )?(?:equal|other) angles?$/,
    'an isosceles triangle has a vertex angle of $1°. find the size of each base angle',
  ],
  [
    /^2 (supplement|complement)ary angles are in the ratio (\d{1,3} ?: ?\d{1,3})[.,;] (?:find|work out|calculate|what is) the (larger|smaller|bigger|greater|largest|smallest) angle$/,
    ([, kind, ratio, size]) =>
      `share ${kind === 'supplement' ? 180 : 90}° in the ratio ${ratio}. find the ${size} share`,
  ],
  [
    /^(?:the |a )?(?:clock|watch) shows (\d{1,2}) o'clock[.,;] (?:what is|find|work out) the (?:smaller )?angle (between|made by) (?:the|its) (?:\d )?hands$/,
    "angle $2 the hands of a clock at $1 o'clock",
  ],
  [
    /^(?:the )?(length|width) of (?:a |the )?rectangle is (\d{1,3})(?: ?cm| ?m)? (more|longer|less|shorter) than (?:its|the) (length|width)[.,;] (?:its|the) perimeter is (\d{1,4}) ?(?:cm|m)[.,;] (?:by forming an equation,? )?(?:find|work out|what is) (?:its|the) (length|width)(?: of the rectangle)?$/,
    ([, one, by, way = '', other, around = '', wanted]) => {
      const isLarger = (wanted === one) === /more|longer/.test(way)
      return one === other ? undefined : `(${around} ÷ 2 ${isLarger ? '+' : '-'} ${by}) ÷ 2`
    },
  ],
  [
    /^(?:the )?scale factor (?:of the enlargement )?(?:if|when) (?:a|the) (?:side|length|line) of (\d{1,4}(?:\.\d)?) ?(cm|m|mm) (?:becomes|is enlarged to) (\d{1,4}(?:\.\d)?) ?\2$/,
    '$3 ÷ $1',
  ],
  ...MADE_LONGER,
  [
    new RegExp(
      `^how many ${CUBES} (?:can |will )?(?:fit|fits|be (?:put|packed|placed)|are needed to (?:fill|make|build)|make|fill)(?: up)?(?: exactly)? ?(?:in|into|inside)? ?(?:a |an )?(?:cuboid|box)(?: (?:measuring|of|with dimensions|that (?:is|measures)|with sides))? (\\d{1,3})(?: ?cm)? (?:by|×|x) (\\d{1,3})(?: ?cm)? (?:by|×|x) (\\d{1,3}) ?cm$`,
    ),
    '$1 × $2 × $3',
  ],
  [
    /^(?:(?:the )?value of )?([a-z]) if (?:the )?(?:3 |4 )?angles (?:of size )?(.{4,60}?) (?:lie|are|are found) in (?:a |the )?(triangle|quadrilateral)$/,
    'the angles of a $3 are $2. find the value of $1',
  ],
  [/\bbase radius\b/, 'radius'],
  [
    /^(?:the )?(?:lengths|sides|numbers) (\d[\d.]*), (\d[\d.]*),? and (\d[\d.]*) are the (?:sides|side lengths|lengths of the sides) of a triangle[.,;] is (?:it|this|the triangle) a right(?:[- ]angled)?(?: triangle)?$/,
    'is a triangle with sides $1, $2 and $3 a right triangle',
  ],
]
