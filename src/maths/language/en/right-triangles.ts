/** Words in which right triangles are told, each a part of a pattern; `#0` stands for a length, `@` for the one angle. */

const LEANS =
  '(?:(?:zip|guy|kite|straight|support(?:ing)?|stay|steel|wheelchair|loading|playground|tight|water|access) )?(?:ladder|ramp|slide|string|rope|wire|cable|line|plank|slope|escalator|road|path|beam|chute|staircase|hyp)'
const STANDS =
  '(?:(?:vertical|radio|tv|telephone|cell|water|lamp|light|flag|palm|pine|oak|church|office|tall) )?(?:tree|tower|building|flagpole|pole|post|mast|cliff|lighthouse|wall|house|chimney|statue|monument|church|spire|steeple|skyscraper|hill|mountain|school|lamppost|castle|block|obelisk|pyramid|antenna)'
const FLIES = '(?:kite|balloon|drone|helicopter|plane|aeroplane|airplane|bird)'
const FOOT = '(?:foot|base|bottom|lower end)'
const THE = '(?:the |an? |its |his |her |their |this |that )?'
const FLAT =
  '(?:(?:horizontal |level |flat )?(?:ground|floor|horizontal|horizon|water|sea|sea level|deck|street))'
const UPRIGHT = `(?:vertical|wall|${STANDS})`
/** What may stand between a thing and its length. */
const BE =
  '(?: (?:is|are|was|were|of|has|have|with|an?|the|its|length|lengths|measures?|measuring|equal|to|that|which|whose|also|where|this|(?:right )?triangle|rectangle|=|:|,))*'
const L = '#(\\d)'
const BOARD =
  '(?:rectangle|rectangular [a-z]+|screen|television|tv|field|pitch|gate|garden|park|door|room|playground)'
/** Two lengths in one breath. */
const TWO = `${L}(?: long| wide)? (?:, and|and|,|by|×|x) ${L}`

export type Side = 'hyp' | 'opp' | 'adj' | 'leg'

/** What is counted and measured nothing: `1 of its angles`. */
export const COUNTS: [RegExp, string][] = [
  [/\b(?:third|1\/3|3rd) (?=side|leg|length)/g, 'other '],
  [/\b1 (?=(?:of|acute|angle|leg|side|shorter|end|other|given|point)\b)/g, 'one '],
  [/\b2 (?=(?:given |other )?(?:sides|legs|lengths|shorter|short|perpendicular)\b)/g, 'two '],
]
/** One thing of it under one name, so that what follows has to know that one alone: `hyp`, `opp`, `adj`, `theta`. */
export const SAME_NAMES: [RegExp, string][] = [
  [
    /\bhypotenuse\b|\blongest side\b|(?<=\b(?:rectang|screen|tele).{0,60})\bdiagonal\b|\bdiagonal\b(?=.{0,60}(?:rectang|screen|tele))/g,
    'hyp',
  ],
  [/'s\b/g, ''],
  [/\bright[- ]?(?:angled?)?[- ](?=triangle)/g, 'right '],
  [/\\theta\b|[θα]|\bangle x\b/g, 'theta'],
  [
    /\b(?:side|leg|length)(?: (?:that is|which is|lying))? opposite(?: to)?(?: (?:the|this|that|an?|it|given|acute|angle|of|@|theta))*(?= )/g,
    'opp',
  ],
  [/\bopposite (?:side|leg)\b/g, 'opp'],
  [
    /\b(?:side|leg|length)(?: (?:that is|which is))? (?:adjacent|next)(?: to)?(?: (?:the|this|that|an?|it|given|acute|angle|of|@|theta))*(?= )/g,
    'adj',
  ],
  [/\badjacent (?:side|leg)\b/g, 'adj'],
]

/** A name, which says nothing. */
export const SOMEBODY =
  /(?<=[a-z,] )[A-Z][a-z]{2,12}\b|(?<![^.?!] )\b[A-Z][a-z]{2,12}(?= (?:is|was|stands?|stood|sees|looks|measures|observes|holds|walks|sails|drives|flies|cycles|runs)\b)/g
/** An angle that is told by one of the sides that are given: `the angle opposite the 4 cm side`. */
export const BY_SIDE =
  /\bangle (?:that is )?(opposite|adjacent|next)(?: to)?(?: the)? #(\d)(?: (?:side|leg))?\b/

/** What is told of a side. */
export const GIVEN: [Side, RegExp][] = (
  [
    [
      'leg',
      `(?:shorter |short |perpendicular |other )*(?:legs?|sides?|leg and leg|base and height|lengths|length and width)${BE} ${TWO}`,
    ],
    ['leg', `${BOARD}${BE} ${TWO}(?: wide| high| tall)?`],
    ['leg', `lengths?${BE} ${L} and${BE} width${BE} ${L}`],
    [
      'leg',
      `${L} (?:due )?(?:north|south),?(?: [a-z,.]+){0,6} ${L} (?:due )?(?:east|west)|${L} (?:due )?(?:east|west),?(?: [a-z,.]+){0,6} ${L} (?:due )?(?:north|south)`,
    ],
    ['hyp', `hyp(?: side)?${BE} ${L}(?: long)?`],
    ['opp', `opp${BE} ${L}(?: long)?`],
    ['adj', `adj${BE} ${L}(?: long)?`],
    [
      'leg',
      `(?:one (?:of (?:the|its) )?)?(?:two )?(?:other |shorter |short |given )*(?:leg|side)s?${BE} ${L}(?: long)?`,
    ],
    ['hyp', `${L} hyp`],
    ['adj', `(?:horizontal (?:distance|length)|run)${BE} ${L}|${L} (?:horizontally|away horizontally)`],
    ['adj', `shadow(?: on the ground)?${BE} ${L}(?: long| in length)?|${L}(?: long)? shadow`],
    ['hyp', `${L}(?: long)? ${LEANS}`],
    [
      'hyp',
      `\\b${LEANS}(?: of ${THE}${FLIES})?(?: ,)?${BE} ${L}(?: long| in length)?(?! (?:tall|high|above|up|away|from))`,
    ],
    [
      'adj',
      `distance (?:from|between) ${THE}(?:${FOOT} of )?${THE}(?:${LEANS}|${STANDS}) (?:to|and) ${THE}(?:${FOOT} of )?${THE}(?:${STANDS}|ladder)${BE} ${L}`,
    ],
    [
      'adj',
      `${L}(?: away)? from ${THE}(?:${FOOT}|(?:${FOOT} of )?${THE}${STANDS}|(?:${FOOT} of )it)\\b|${FOOT}(?: of ${THE}ladder)? (?:is )?${L} away\\b`,
    ],
    ['opp', `${L}(?: tall| high)? ${STANDS}\\b`],
    ['opp', `\\b${STANDS}(?: ,)?${BE} ${L}(?: tall| high| in height)`],
    ['opp', `height${BE} ${L}`],
    ['opp', `(?:reach(?:es|ing)?|rises?|rising|climbs|goes up) ${L}(?: up| vertically| high up)?`],
    ['opp', `${L} (?:above ${THE}${FLAT}|vertically|high|tall|up ${THE}${UPRIGHT})\\b`],
  ] as [Side, string][]
).map(([side, source]) => [side, new RegExp(source, 'g')])

/** Which angle it is: at the foot of what leans, or at its top. */
export const ANGLE_AT: ['foot' | 'top', RegExp][] = (
  [
    ['foot', FLAT],
    ['top', UPRIGHT],
  ] as const
).map(([at, line]) => [
  at,
  new RegExp(
    `\\bangle (?:of @ )?(?:(?:that |which )?${THE}(?:it|${LEANS}) )?(?:makes?|with|to|between|from|against)(?: ${THE}${LEANS} and)?(?: with| to)? ${THE}${line}\\b|\\b(?:makes?|at|inclined at|of) @ (?:to|with|from|above|against) ${THE}${line}\\b|\\bangle does ${THE}(?:it|${LEANS}) make (?:with|to) ${THE}${line}\\b|\\b(?:incline[ds]?|slopes?|leans|makes an angle|is) (?:to|with) ${THE}${line} at @`,
  ),
])
export const ELEVATION = /\b(?:elevation|inclination)\b/
export const DEPRESSION = /\bdepression\b/
export const FROM_TOP =
  /\b(?:from|on|at) (?:the |a |its |his |her )?(?:very )?(?:top|roof|window|balcony|deck)\b/

/** What is asked for. */
export const ASKS: [Side | 'angle' | 'sin' | 'cos' | 'tan', RegExp][] = (
  [
    ['sin', '\\bsin(?:e of)? theta\\b'],
    ['cos', '\\bcos(?:ine of)? theta\\b'],
    ['tan', '\\btan(?:gent of)? theta\\b'],
    [
      'angle',
      '\\b(?:what|which|the) angle(?= (?:does|between|that|of (?:elevation|depression|inclination)))|\\b(?:angle )?theta\\b|\\bat what angle\\b|^(?:size of )?angle (?=between|that|of|made|which|the)',
    ],
    ['hyp', '\\b(?:how long (?:is|must|should|was) |length of )?(?:the |its |a )?(?:hyp|diagonal)\\b'],
    [
      'hyp',
      '\\bhow far (?:away )?(?:(?:is|was|are|were) )?(?:(?:it|he|she|they|the [a-z]+) )?(?:now )?(?:away )?from (?:(?:the|its|his|her|their) )?(?:start(?:ing)?(?: point| place| position)?|port|home|harbou?r|where [a-z]+ started)\\b|\\b(?:shortest|direct|straight[- ]line) distance\\b',
    ],
    [
      'adj',
      '\\b(?:how long is|length of|find) (?:the |its |his |her )?(?:[a-z]+ )?shadow\\b|\\bhorizontal distance\\b|\\bhow far (?:away )?(?:from|is|are|out|away)\\b|\\bdistance (?:of|from|between)\\b|\\badj\\b',
    ],
    ['hyp', `\\bhow long (?:is|must|should|was|does) ${THE}${LEANS}\\b|\\blength of ${THE}${LEANS}\\b`],
    ['opp', '\\bhow (?:high|tall)\\b(?: up)?|\\bhow far up\\b|\\bheight\\b|\\bopp\\b'],
    ['leg', '\\b(?:other|missing|remaining|unknown|second)(?: shorter)? (?:leg|side|length)\\b|\\bleg\\b'],
  ] as [Side, string][]
).map(([asked, source]) => [asked, new RegExp(source)])
/** Then how far it is goes through the air. */
export const IS_ALOFT = new RegExp(`\\b(?:top|${FLIES}|head|air)\\b`)

const WORDS = new Set(
  `a an the its his her their this that which whose and so of on in at to from up by with for if when while where then
   as is are was be has have having does do can will would must should it he she they him against along away out
   , : ; ( ) = . ▢ made makes make making measures measure measured measuring find work calculate what how long far high tall
   determine give state length lengths size side sides leg triangle right angle acute angled angles theta one two other straight exactly
   foot base bottom end top upper lower ground floor level horizontal horizontally vertical vertically flat upright wall water sea
   elevation inclination depression point spot place standing stands stand stood placed put set sits situated located lying lies
   lie leaning leans lean leant rests rest resting propped reach reaches reaching touching touches just inclined slopes sloping
   goes stretched attached tied fixed fastened anchored supports support running runs held holding supported secured secures
   sun sun's rays sunlight casts cast casting shadow distance height rises rise rising flying flies flown fly line sight
   boat ship buoy yacht ferry car man woman boy girl person observer student surveyor tourist someone sailor child hiker swimmer maria
   looking looks looks sees saw observes observed seen measured measurement directly above below over assume taut street rectangle
   diagonal rectangular screen wide wheelchair loading access playground length width whole through joins joining corner corners
   opposite hyp opp adj each units unit long very drawn given part approximately about north south east west due
   theorem pythagoras pythagoras's rule using use apply sails sailed walks walked drives drove runs ran flies flew cycles cycled travels travelled goes went then start starting position starts
   at sea television tv field pitch gate garden park door room playground how`.split(/\s+/),
)
const THING = new RegExp(`^(?:${LEANS}|${STANDS}|${FLIES})$`)
const PART_OF_THING = new Set(
  'zip guy kite steel radio tv telephone cell lamp light flag palm pine oak office tight'.split(' '),
)
/** Whether a word changes nothing of the triangle that is told. */
export const saysNothing = (word: string): boolean =>
  WORDS.has(word) || THING.test(word) || PART_OF_THING.has(word)
