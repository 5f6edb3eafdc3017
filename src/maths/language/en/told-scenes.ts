import type { Scene } from '../../wording/told-roles.ts'

/** What schools tell in scenes of their own, each with the words that have a role in it: parts of patterns. */

const N = '(-?\\d{1,6}(?:\\.\\d{1,3})?)'
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
const RANK = '(1st|2nd|3rd|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\\d{1,3}th)'
const AP = '(?:arithmetic|linear) (?:sequence|progression|series)|a\\.?p\\.?|sequence'

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
  about: /\b(?:path|border|frame|footpath|margin|walkway)\b/,
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
    asks: 'how many (?:of these |such |square )?(?:tiles|slabs|paving stones|of them)|number of (?:tiles|slabs)',
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

export const COMBINED_MEAN: Scene<'whole' | 'group' | 'all'> = {
  about: /\b(?:mean|average)\b/,
  roles: {
    whole: `(?:mean|average)(?: [a-z]+)? (?:mark|score|height|mass|weight|age)?(?: ?(?:of|for) )?(?:all )?(?:the )?(?:whole|all|combined|entire|full|total)(?: of)?(?: the)?(?: (\\d{1,3}))?(?: (?:class|group|team|pupils|students|children|people|learners))*(?: together| combined)?`,
    group: `${P} [a-z]+(?: in (?:a|the) (?:class|group|team|test))?(?: (?:had|have|has|got|scored|with|whose))? (?:an? |the )?(?:mean|average)(?: (?:mark|score|height|mass|weight|age|test))*(?: ?(?:of|is|was))? ${P}|(?:mean|average)(?: (?:mark|score|height|mass|weight|age|test))* (?:of|for) (?:a group of |a class of |the |another )*${P} [a-z]+(?: in (?:a|the) (?:class|group|team|test))? (?:is|was|are) ${P}`,
    all: `(?:there are |all )${P} (?:pupils|students|children|people|learners)`,
  },
  idle: `class test exam maths mathematics quiz school marks mark points score % cm kg years group team boys girls pupils students children men women together`,
}

export const OVERTIME: Scene<'rate' | 'basic' | 'over' | 'total' | 'factor' | 'asks'> = {
  about: /\b(?:overtime|extra|time and|double time)\b/,
  roles: {
    rate: '([€£$])(\\d{1,4}(?:\\.\\d\\d)?) (?:an|per|a|for each|for every|each|1) hour',
    factor:
      '(?:at |is |paid )*(time and (?:a )?(?:1/2|half|1/4|quarter|1/3|third)|double time|twice (?:the|her|his) (?:normal|usual|basic|hourly|standard) rate|\\d(?:\\.\\d{1,2})? times (?:the|her|his) (?:normal|usual|basic|hourly|standard) rate)',
    over: `${P} (?:hours?(?: of)? overtime|(?:extra|overtime) hours?|hours? (?:at )?(?=,))`,
    basic: `${P}[- ]hour (?:working )?week|first ${P} hours|${P} (?:normal |basic |standard |ordinary )?hours?(?: a week)? at (?:the |her |his |a )?(?:normal|basic|standard|usual|ordinary|flat) (?:rate|pay)|(?:basic|normal|standard) (?:working )?week(?: is| of)* ${P} hours|${P} (?:normal|basic|standard|ordinary) hours?`,
    total: `(?:works?|worked) (?:for )?(?:a total of )?${P} hours(?: altogether| in total)?`,
    asks: '(?:gross |total |weekly )*(?:pay|wages?|earnings)|how much (?:does|did|will|would) (?:she|he) (?:earn|get|be paid)|earns?',
  },
  idle: `paid hour hours any extra overtime work working works worked over above week basic weekly rate normal after beyond plus additional time at
   altogether that particular`,
}

export const SAME_WAY_BACK: Scene<'out' | 'back' | 'asks'> = {
  about: /\b(?:returns?|returned|back|return journey)\b/,
  roles: {
    out: `${P} ?(km|miles|m) (?:[a-z ]{0,30})?at (?:an average speed of |a speed of |an average of |a steady )?${P} ?(km/h|mph|m/s|km per hour|miles per hour)`,
    back: `(?:returns?|returned|comes back|came back|drives back|drove back|the return journey is|return journey|back)(?: [a-z]+){0,6} at (?:an average speed of |a speed of |an average of |a steady )?${P} ?(km/h|mph|m/s|km per hour|miles per hour)`,
    asks: '(?:average|mean) speed(?: for| over| of| during| on)?(?: the| her| his| its)?(?: whole| entire| total| complete| round| return)? (?:journey|trip)',
  },
  idle: `car man woman lorry cyclist train bus driver motorist truck travels travelled drives drove covers covered goes went cycles cycled rides rode
   same road way route distance over along town a b home work whole`,
}

export const TWO_TERMS: Scene<'term' | 'ap' | 'asks'> = {
  about: /\b(?:arithmetic|linear|a\.?p\.?|common difference)(?![a-z])/,
  roles: {
    term: `${RANK} term(?: of (?:an? |the )?(?:${AP}))? (?:is|equals|=) ${N}|(?<![a-z])[tu]_?(\\d{1,2}) ?= ?${N}|${RANK} term (?:of|=) ${N}`,
    asks: `(common difference)|${RANK} term|[tu]_?(\\d{1,3})`,
    ap: AP,
  },
  idle: `find value`,
}

export const POINT_ON_LINE: Scene<'point' | 'line' | 'asks'> = {
  about: /\b(?:lies|lie|on|passes|through|satisf)\b/,
  roles: {
    line: '(?:equation )?([a-z] ?= ?[^.,;()a-z]{0,8}[a-z](?: ?[-+] ?\\d{1,3})?|\\d{0,2}x ?[-+] ?\\d{0,2}y ?= ?-?\\d{1,3})',
    point: `(?:point )?(?:[a-z] ?)?\\( ?(-?[a-z\\d.]+) ?, ?(-?[a-z\\d.]+) ?\\)`,
    asks: '(?:value of |find |what is )([a-z])',
  },
  idle: 'straight line graph lies lie passes goes through equation point whose value if',
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

export const PERPENDICULAR: Scene<'gradient' | 'line' | 'asks'> = {
  about: /\bperpendicular\b/,
  roles: {
    asks: '(?:gradient|slope) of (?:a|any|the|another) (?:straight )?line(?: [a-z])?(?: that is| which is)? (?:perpendicular|at right angles)(?: to (?:it|this line|[a-z]|this|(?:the )?line [a-z]|the first line|that line))?',
    gradient: `(?:gradient|slope)(?: of)?(?: is)? (-?\\d{1,3}(?:/\\d{1,2})?)`,
    line: '(?:equation )?(y ?= ?[^.,;]{1,14}|[^.,; ]{0,3}x ?[-+] ?\\d{0,2}y ?= ?-?\\d{1,3})',
  },
  idle: 'line straight k l m equation',
}
export const PARALLEL: Scene<'asks' | 'line' | 'point' | 'crosses' | 'form'> = {
  about: /\bparallel\b/,
  roles: {
    asks: '(?:write |find |state )?(?:down )?(?:the )?equation of (?:the )?(?:line(?: [a-z])?|[a-z])(?= [.,]|$| in the form)|(?:what is )?its equation',
    form: 'in the form y ?= ?mx ?\\+ ?c',
    line: '(?:equation )?(y ?= ?[^.,;a-z]{0,8}x(?: ?[-+] ?\\d{1,3})?)',
    point: `(?:passes|goes|passing) through (?:the )?(?:point )?(?:[a-z] ?)?(\\( ?-?[\\d.]+ ?, ?-?[\\d.]+ ?\\))`,
    crosses: `(?:crosses|cuts|meets) the y-axis at (\\( ?0 ?, ?-?[\\d.]+ ?\\))`,
  },
  idle: 'line straight l m k parallel passes',
}

export const CHOICES: Scene<'sort' | 'asks' | 'courses'> = {
  about:
    /\bhow many (?:different )?(?:[a-z\d-]+ ){0,2}(?:meals?|outfits?|combinations?|choices|lunches|dinners|ways)\b|\bnumber of (?:different )?/,
  roles: {
    asks: 'how many (?:different )?(?:possible )?(?:(\\d|two|three)-course )?(?:meals?|outfits?|combinations?|choices|lunches|dinners|menus|sandwiches)(?: are possible| are there| can be (?:made|chosen)| (?:could|can) (?:you|she|he) (?:choose|make|have|order|wear))?|number of (?:different )?(?:possible )?(?:meals|outfits|combinations|choices)',
    sort: `(\\d{1,2}) (?:different |pairs of |types? of |kinds? of |flavou?rs? of )*(?:main courses?|main dishes|[a-z]+)`,
    courses: '1 of each|1 item from each|1 from each',
  },
  idle: `menu cafe café restaurant school canteen offers there different make made wear choose choosing consists consisting shop sells wardrobe possible
   chosen select each course meal`,
}

export const OPPOSITE_ANGLES: Scene<'lines' | 'angle' | 'asks'> = {
  about: /\b(?:cross|intersect|meet)/,
  roles: {
    lines: '(?:2 )?(?:straight )?lines (?:cross|intersect|meet)(?: each other)?(?: at a point)?',
    asks: '(?:size of |value of )?(?:the )?(?:angle )?(?:vertically opposite|vertical|opposite)(?: angle)?(?: to it| it)?',
    angle:
      '(?:1 (?:of the (?:4 )?angles (?:formed |made |between them )?)?|an angle (?:formed )?|angle )(?:formed )?(?:is|measures|of) (\\d{1,3}) ?(?:°|degrees)?',
  },
  idle: 'angle size measure angles',
}

export const TURNED_BEARING: Scene<'bearing' | 'asks'> = {
  about: /\bbearing\b/,
  roles: {
    bearing:
      'bearing of ([a-z]+) from ([a-z]+) is (\\d{3}) ?(?:°|degrees)?|bearing from ([a-z]+) to ([a-z]+) is (\\d{3}) ?(?:°|degrees)?',
    asks: '(?:back )?bearing of ([a-z]+) from ([a-z]+)|bearing from ([a-z]+) to ([a-z]+)',
  },
  idle: 'town ship port island',
}

export const MINUTE_HAND: Scene<'hand' | 'time' | 'asks'> = {
  about: /\bminute hand\b/,
  roles: {
    hand: '(?:the )?minute hand(?: of (?:a|the) (?:clock|watch))?(?: turns?| moves?| rotates?| go(?:es)? through| turned?)*(?: through)?',
    time: '(?:in|during|over) (\\d{1,2}) minutes',
    asks: '(?:through )?(?:what|how many degrees|what size|how big is the|which) ?(?:angle|degrees)?|(?:find|calculate|work out) the angle|^angle|how many degrees',
  },
  idle: 'turn move rotate turned moved degrees through angle',
}

export const SUM_OF_TWO: Scene<'rule' | 'list' | 'asks'> = {
  about: /\bsum of the (?:2 |last |previous |terms|numbers)/,
  roles: {
    rule: '(?:each|every|the next)(?: new)? (?:term|number)(?: after the (?:2nd|second)(?: 1| one)?)?,? (?:is|equals) (?:found by adding |equal to |obtained by adding )?(?:the )?(?:sum of )?(?:the )?(?:2 |last 2 )?(?:previous |preceding )?(?:2 )?(?:terms?|numbers?)(?: (?:immediately |just )?before it| that come before it| preceding it)?',
    list: '(\\d{1,4}(?:, ?\\d{1,4}){1,7})(?:,? ?(?:\\.{2,3}|…))?',
    asks: `${RANK} (?:term|number)|(next) (?:term|number)`,
  },
  idle: `fibonacci fibonacci-type fibonacci-style sequence starts begins start begin first terms term number type`,
}

const PLACE = '\\( ?(-?[\\d.]+) ?, ?(-?[\\d.]+) ?\\)'

export const MIDPOINT: Scene<'middle' | 'asksMiddle' | 'end' | 'asks'> = {
  about: /\bmid[- ]?point\b/,
  roles: {
    middle: `(?:the )?mid[- ]?point (?:[a-z] )?of (?:the )?(?:line )?(?:segment )?(?:joining )?([a-z]{2})(?: (?:is|has coordinates|is at|=))*(?: the point)? ?(?:[a-z] ?)?${PLACE}|(?:the )?(?:point )?[a-z] ?(?:is )?${PLACE},? is the mid[- ]?point of (?:the )?(?:line )?(?:segment )?([a-z]{2})`,
    asksMiddle: `([a-z]) is the mid[- ]?point of (?:the )?(?:line )?(?:segment )?([a-z]{2})`,
    end: `(?:the )?(?:point |coordinates of )?([a-z])(?: (?:is|has coordinates|are|is at|has))*(?: the point)? ?=? ?${PLACE}`,
    asks: '(?:coordinates of |find |where is |position of )(?:the )?(?:point )?([a-z])',
  },
  idle: 'line segment point points coordinates',
}

export const MOVED: Scene<'start' | 'step' | 'asks'> = {
  about: /\b(?:right|left|up|down|across)\b/,
  roles: {
    start: `(?:at |on |from |is |= ?|point |square )?(?:the )?(?:point |square )?(?:[a-z] ?=? ?)?${PLACE}|(?:at |from )(?:the )?(origin)`,
    step: '(\\d{1,3}) (?:(?:grid )?(?:units?|squares?|places?|steps?|spaces?|blocks?) )?(?:to the |straight )?(right|left|upwards?|up|downwards?|down|across)',
    asks: 'where (?:is|are|does|will) (?:it|[a-z]|she|he|you|the [a-z]+)(?: (?:now|finish|end up|end|be|land|stop))+|(?:new|final|finishing) (?:position|coordinates|point|place|location)(?: of (?:[a-z]|the [a-z]+))?|(?:coordinates|position) of (?:the )?(?:point|place|square|image) (?:that )?(?:you|it|she|he) (?:reach(?:es)?|arrives? at|finish(?:es)? (?:at|on)|stops? (?:at|on)|ends? up (?:at|on)|lands? on|is at|is on)|(?:which|what) (?:point|coordinates|square) (?:is|are|does|do) (?:it|you|she|he) (?:at|on|now|reach|now at|end up at|arrive at|land on)(?: now)?|its (?:new )?coordinates(?: now)?',
  },
  idle: `point counter robot piece dot ant start starts begin begins starting moves move moved go goes slides slid shifted walks travels units squares grid
   coordinate plane axes and`,
}

export const DAYS_AWAY: Scene<'today' | 'day' | 'asks'> = {
  about: /\bhow many days\b/,
  roles: {
    today:
      'today is (?:the )?(\\d{1,2}(?:st|nd|rd|th)?(?: of)? [a-z]{3,9})|(?:from )?today,? (?:the )?(\\d{1,2}(?:st|nd|rd|th)?(?: of)? [a-z]{3,9})',
    day: '(?:birthday|holiday|party|exam|trip|match|concert|wedding|race|test|visit|christmas day) (?:is|will be|begins|starts|takes place) on (?:the )?(\\d{1,2}(?:st|nd|rd|th)?(?: of)? [a-z]{3,9})',
    asks: "(?:in )?how many days(?:'|')? (?:time )?(?:is|will|until|till|are there until|from now is|to go until|does)(?: it)?(?: (?:be|begin|start|take place))?(?: (?:her|his|the|she's|their))?(?: (?:birthday|holiday|party|exam|trip|match|concert|wedding|race|test|visit))?",
  },
  idle: "she's birthday school take place begin start be",
}

export const MEAN_CHANGED: Scene<'before' | 'after' | 'asks'> = {
  about: /\b(?:mean|average)\b/,
  roles: {
    before: `(?:mean|average)(?: [a-z]+)? of (?:a set of )?${P} (?:numbers|integers|values|test scores|tests|scores|marks|games) (?:is|was) ${P}`,
    after: `(?:mean|average)(?: of (?:all )?(?:the )?(?:\\d )?(?:numbers|values|scores|marks))? (?:becomes|is now|is then|changes to|increases to|rises to|goes up to|falls to|drops to|decreases to|goes down to|is) ${P}|mean of the ${P} numbers is ${P}`,
    asks: `(?:what is |find |what was |work out )(?:the )?(?:value of (?:the )?)?(?:new |extra |added |other |${RANK} )(?:number|value|score|mark)`,
  },
  idle: `number value score mark added another new more included joins extra third fourth fifth sixth seventh eighth ninth tenth 5th 4th 6th 3rd 7th 8th 9th 10th 11th numbers increases increased set list`,
}

export const ARRIVAL: Scene<'start' | 'far' | 'speed' | 'asks'> = {
  about: /\b(?:arrive|arrives|arrival|reach|reaches|get there|gets there|finish)\b/,
  roles: {
    start: '(?:at )(\\d{1,2}[:.]\\d\\d(?: ?[ap]\\.?m)?|\\d{1,2} ?[ap]\\.?m)',
    speed: `(?:at )?(?:an? )?(?:average |steady |constant )*(?:speed of )?${P} ?(km/h|mph|km per hour|miles per hour)`,
    far: `${P} ?(km|miles?|kilometres?)`,
    asks: '(?:at )?what time (?:does|will|did|do|should) (?:it|she|he|they|the [a-z]+) (?:arrive|get there|reach [a-z]+|finish)(?: at (?:its|her|his|the) [a-z]+)?|(?:arrival time|time of arrival|its arrival time)',
  },
  idle: `bus car train coach lorry cyclist leaves left sets set off departs starts travels drives cycles journey trip average speed steady constant town
   home city away drive travel station destination`,
}

export const NTH_OF_KIND: Scene<'asks'> = {
  about: /\b(?:square|cube|triangular|triangle) number\b/,
  roles: { asks: `${RANK} (square|cube|triangular|triangle) number` },
  idle: '',
}

export const SQUARE_AROUND: Scene<'area' | 'asks'> = {
  about: /\bsquare\b/,
  roles: {
    area: `area of (?:a|the|this) square(?: [a-z]+)? is ${P} ?([a-z]+\\^2)|square(?: [a-z]+)? (?:has|with) (?:an )?area of ${P} ?([a-z]+\\^2)`,
    asks: 'distance (?:all the way )?(?:a)?round (?:it|the square|its edge|the edge|the outside)(?: of (?:it|the square))?|how far (?:is it )?(?:all the way )?around (?:it|the square)|(?:total )?length of (?:its|the) (?:boundary|edge|4 sides)(?: of the square)?|perimeter(?: of (?:it|the square))?',
  },
  idle: 'all way around',
}

const ANGLE_NAME = '(?:angle |∠ ?|m∠ ?)?([a-z]{1,3}|[a-z])'
const DEGREES = '(\\d{1,3}(?:\\.\\d)?) ?(?:°|degrees)'
const ANGLE = `(?:angle|∠|m∠) ?([a-z]{1,3})(?: is| =| measures| equal to)* ${DEGREES}`.replace('* ', '* ?')

/** Angles that have names. */
export const NAMED_ANGLES: Scene<'triangle' | 'parallelogram' | 'straight' | 'angle' | 'asks'> = {
  about: /\bangle |∠/,
  roles: {
    straight:
      '(?:the )?(?:line )?([a-z]{3}) is a straight line(?:,? and)?(?: (?:line )?[a-z]{2} meets it at [a-z]| d is (?:a point )?(?:not on it|above it))?',
    triangle: '(?:triangle|△) ?([a-z]{3})',
    parallelogram: '(?:parallelogram ([a-z]{4})|([a-z]{4}) is a parallelogram)',
    angle: `${ANGLE}`,
    asks: `(?:size of |measure of |find |value of )*${ANGLE_NAME.replace('(?:angle |∠ ?|m∠ ?)?', '(?:angle |∠ ?|m∠ ?)')}`,
  },
  idle: 'size measure find give reason reasons answer your degrees',
}

export const PIE_PART: Scene<'pie' | 'total' | 'part' | 'asks'> = {
  about: /\bpie ?(?:chart|graph)\b/,
  roles: {
    pie: '(?:a |the )?pie ?(?:chart|graph)',
    total: `(?:shows|represents|of|for|by|about|asked|surveyed|were) (?:[a-z]+ ){0,6}?${P} (?:people|pupils|students|children|learners|adults|families|cars|pets|animals|votes|teenagers|visitors|books)`,
    part: `(?:angle|sector|slice)(?: angle)? (?:for|of|representing|labelled|that represents) (?:the )?"?([a-z]+)"?(?: sector| slice)? (?:is|has an angle of|measures|has|=) ${DEGREES}|"?([a-z]+)"? (?:sector|slice) (?:is|has an angle of|measures|has) ${DEGREES}`,
    asks: 'how many (?:people|pupils|students|children|learners|adults|families) (?:own(?:ed)?|have|had|chose|like|liked|picked|voted for|prefer|preferred|said|selected|travel by|come by|came by|play|played)(?: an?| the)? ([a-z]+)|how many ([a-z]+)(?: are there| were there)?$|how many (?:people|pupils|students|children) does (?:this|the) (?:sector|slice) represent',
  },
  idle: `shows pets favourite favorite owned sport sports colour colours colors fruit subject subjects food way travel school survey results drawn class
   kinds types of each as best`,
}
