import type { Scene } from './scene.ts'

/** Means, wages, journeys, sequences and days, each with the words that have a role in it: parts of patterns. */

const N = '(-?\\d{1,6}(?:\\.\\d{1,3})?)'
const P = '(\\d{1,6}(?:\\.\\d{1,3})?)'
const RANK = '(1st|2nd|3rd|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\\d{1,3}th)'
const AP = '(?:arithmetic|linear) (?:sequence|progression|series)|a\\.?p\\.?|sequence'
const DEGREES = '(\\d{1,3}(?:\\.\\d)?) ?(?:°|degrees)'

export const COMBINED_MEAN: Scene<'whole' | 'group' | 'all'> = {
  about: /\b(?:mean|average)\b/,
  roles: {
    whole: `(?:mean|average)(?: [a-z]+)? (?:mark|score|height|mass|weight|age)?(?: ?(?:of|for) )?(?:all )?(?:the )?(?:whole|all|combined|entire|full|total)(?: of)?(?: the)?(?: (\\d{1,3}))?(?: (?:class|group|team|pupils|students|children|people|learners))*(?: together| combined)?`,
    group: `${P} [a-z]+(?: in (?:a|the) (?:class|group|team|test))?(?: (?:had|have|has|got|scored|with|whose))? (?:an? |the )?(?:mean|average)(?: (?:mark|score|height|mass|weight|age|test))*(?: ?(?:of|is|was))? ${P}|(?:mean|average)(?: (?:mark|score|height|mass|weight|age|test))* (?:of|for) (?:a group of |a class of |the |another )*${P} [a-z]+(?: in (?:a|the) (?:class|group|team|test))? (?:is|was|are) ${P}`,
    all: `(?:there are |all )${P} (?:pupils|students|children|people|learners)`,
  },
  idle: `class test exam maths mathematics quiz school marks mark points score % cm kg years group team boys girls pupils students children men women together`,
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

export const OVERTIME: Scene<'alone' | 'rate' | 'basic' | 'over' | 'total' | 'factor' | 'asks'> = {
  about: /\b(?:overtime|extra|time and|double time)\b/,
  roles: {
    alone:
      '(overtime) (?:pay|wages?|earnings)|(?:earns?|paid|gets?) (?:for|from|in) (?:the |these |her |his |that )?(?:\\d+ (?:hours? )?(?:of )?)?(overtime)',
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

export const TWO_TERMS: Scene<'term' | 'ap' | 'asks'> = {
  about: /\b(?:arithmetic|linear|a\.?p\.?|common difference)(?![a-z])/,
  roles: {
    term: `${RANK} term(?: of (?:an? |the )?(?:${AP}))? (?:is|equals|=) ${N}|(?<![a-z])[tu]_?(\\d{1,2}) ?= ?${N}|${RANK} term (?:of|=) ${N}`,
    asks: `(common difference)|${RANK} term|[tu]_?(\\d{1,3})`,
    ap: AP,
  },
  idle: `find value`,
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

export const NTH_OF_KIND: Scene<'asks'> = {
  about: /\b(?:square|cube|triangular|triangle) number\b/,
  roles: { asks: `${RANK} (square|cube|triangular|triangle) number` },
  idle: '',
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
