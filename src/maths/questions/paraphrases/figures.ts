import type { Paraphrase } from './paraphrase.ts'

const N = '\\d{1,5}(?:\\.\\d{1,3})?'
const UNIT = '(?:m|cm|mm|km|ft|feet|foot|in|inches|metres?|meters?|yd|yards?)'
const L = `(${N}[- ]?${UNIT})\\b`
const plainLength = (length: string) => length.replace('-', ' ')

/** How long the ladder is, how far from the wall its foot is, and how high it reaches. */
const OF_A_LADDER: Record<'ladder' | 'foot' | 'height', RegExp[]> = {
  ladder: [
    new RegExp(`\\b${L}(?: long)? ladder\\b`),
    new RegExp(`\\bladder(?:,? (?:of length|that is|which is|is|measuring))? ${L}(?: long| in length)?\\b`),
    new RegExp(`\\bladder of ${L}\\b`),
  ],
  foot: [
    new RegExp(
      `\\b(?:foot|base|bottom|end)(?: of (?:the|this) ladder)?(?: is| placed| stands| resting)* ${L} (?:away )?from (?:the )?(?:(?:foot|base|bottom) of )?(?:the |a )?(?:wall|building|house)\\b`,
    ),
    new RegExp(`\\b(?:foot|base|bottom)(?: of (?:the|this) ladder)? is ${L} away\\b`),
  ],
  height: [
    new RegExp(
      `\\breach(?:es|ing)? (?:a height of )?${L}(?: up| high up)?(?: (?:the |a )?(?:wall|building|house))?\\b`,
    ),
  ],
}
const ASKS_HOW: [RegExp, 'ladder' | 'foot' | 'height'][] = [
  [/\b(?:how (?:high|far up)|(?:what|which) height)\b/, 'height'],
  [/\bhow far (?:from|away)\b|\bhow far is\b/, 'foot'],
  [/\bhow long\b|\blength of the ladder\b/, 'ladder'],
]
const AROUND_LADDER = new Set(
  `a an the this is are it its that which with and so of on in at to from up off by against leans lean leaning leant rests
   rest resting placed put set stands standing vertical upright straight wall building house ladder foot base bottom end top
   how high far long tall away does do will can reach reaches what height find work out calculate length ground level
   horizontal when if how`.split(/\s+/),
)

/** A ladder, the ground and a wall are the sides of a right triangle: two of them are told, and no word may be left. */
function ladder([text = '']: string[]): string | undefined {
  let rest = text
  const told: Partial<Record<string, string>> = {}
  for (const [side, ways] of Object.entries(OF_A_LADDER)) {
    const found = ways.map(way => way.exec(rest)).find(Boolean)
    if (!found?.[1]) continue
    told[side] = plainLength(found[1])
    rest = rest.replace(found[0], ' wall ')
  }
  const asked = ASKS_HOW.filter(([asks]) => asks.test(rest)).map(([, side]) => side)
  const words = rest.match(/[a-z\d]+/g) ?? []
  const [wanted] = asked
  if (asked.length !== 1 || !wanted || told[wanted] || !words.every(word => AROUND_LADDER.has(word)))
    return undefined
  if (wanted === 'ladder')
    return told.foot && told.height
      ? `hypotenuse of a right triangle with legs ${told.foot} and ${told.height}`
      : undefined
  const leg = told[wanted === 'height' ? 'foot' : 'height']
  return told.ladder && leg
    ? `a right triangle has hypotenuse ${told.ladder} and leg ${leg}. find the other leg`
    : undefined
}

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

/** Ladders, boxes of cubes and other figures that are shapes of geometry. */
export const figures: Paraphrase[] = [
  [
    /^how many sides does a polygon have if (?:its|the) (?:interior )?angles (?:add up to|sum to|total) (\d{3,4}) ?(?:°|degrees)$/,
    'the sum of the interior angles of a polygon is $1°. how many sides does it have',
  ],
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
    /^(?:the )?(length|width) of (?:a |the )?rectangle is (\d{1,3})(?: ?cm| ?m)? (more|longer|less|shorter) than (?:its|the) (length|width)[.,;] (?:its|the) perimeter is (\d{1,4}) ?(?:cm|m)[.,;] (?:find|work out|what is) (?:its|the) (length|width)$/,
    ([, one, by, way = '', other, around = '', wanted]) => {
      const isLarger = (wanted === one) === /more|longer/.test(way)
      return one === other ? undefined : `(${around} ÷ 2 ${isLarger ? '+' : '-'} ${by}) ÷ 2`
    },
  ],
  [
    /^(?:the )?scale factor (?:of the enlargement )?(?:if|when) (?:a|the) (?:side|length|line) of (\d{1,4}(?:\.\d)?) ?(cm|m|mm) (?:becomes|is enlarged to) (\d{1,4}(?:\.\d)?) ?\2$/,
    '$3 ÷ $1',
  ],
  [/^(?=.*\bladder\b)(?=.*\b(?:wall|building|house)\b).{30,200}$/, ladder],
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
  [
    /^(?:can|could|do) (?:the lengths )?(\d[\d.]*), (\d[\d.]*),? and (\d[\d.]*) (?:be|form|make) (?:the (?:sides|side lengths) of )?a right(?:[- ]angled)? triangle$/,
    'is a triangle with sides $1, $2 and $3 a right triangle',
  ],
]
