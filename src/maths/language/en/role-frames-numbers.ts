/** Questions about numbers, measures and time by the roles of their words; see role-frames.ts. */

const OF_NUMBER = '(?: of (?:a|the|my|some|this|that|which|what) (?:secret |mystery )?number)?'
const IS = '(?:is|equals|=|was|gives|makes)(?: equal to)?'
const HAS = '(?:has|with|having)(?: an?| the| its)?'
const POSED = 'whose think thinking thought unknown mystery secret i me my'
const WHOLE = '(?:(?:positive|natural|counting|whole) )?(?:numbers|integers)'
const ENDS =
  '(?:(?:a |one )?(?:post|tree|plant|lamp|flag|lamp post|pole|rose|bush|one|1)? ?(?:at|on) (?:each|both|either)(?: of the)? ends?|(?:starts?|starting|begins?|beginning) and (?:ends?|ending) with an? [a-z]+)(?: of (?:it|the (?:row|road|fence|street|path|line)))?'
const POSTS =
  '(?:posts|trees|plants|lamps|lamp posts|street lamps|flags|poles|roses|bushes|flowers|fence posts)'
const ALONG =
  'planted placed along straight fence road street path row line wall drive hedge track edge long trees posts post tree plants lamps plant lamp street flags apart there needed need used stand stands put set one 1 each'
const LEAST = '(?:smallest|least|lowest|first)'
const AGAIN =
  '(?:when|at what time|what time|what is the next time)(?: do| will| does)?(?: they| both| the [a-z]+| both [a-z]+)?(?: both)?(?: next| again)? (?:leave|depart|ring|flash|ring|go off|stop|meet|go|be|start)(?: off)?(?: at the stop| at the station| the station)?(?: next)?(?: both)?(?: together| at the same time)?(?: next| again)?'
const AREA = '(?:m²|m\\^2|square (?:metres|meters|feet)|sq m)'
const MAP = '(?:map|plan|scale drawing|drawing)'
const FALLS =
  '(?:falls|drops|decreases|goes down|is falling|is dropping|fell|dropped)(?: at a (?:steady |constant )?rate of| steadily| by)*'
const RISES =
  '(?:rises|increases|goes up|is rising|rose)(?: at a (?:steady |constant )?rate of| steadily| by)*'

/** As in role-frames.ts. */
export const NUMBER_FRAMES = String.raw`
told (?:square root${OF_NUMBER} ${IS}|${HAS} square root(?: of)?) {n:number}
asks (?:the |my )?(?:original )?number|it => Work out {n}^2
beside ${POSED} its the a

told (?:cube root${OF_NUMBER} ${IS}|${HAS} cube root(?: of)?) {n:number}
asks (?:the |my )?(?:original )?number|it => Work out {n}^3
beside ${POSED} its the a

told (?:(?:whose |the |my |its )?double(?:${OF_NUMBER}| (?:a|the|my|this|some) number)?|(?:a|the|my) number(?: is)? doubled) ${IS} {n:number}
asks (?:the |my )?number|it => Twice a number is {n}. Find the number.
beside ${POSED}

about (?:a|the|my|some) number (?:and|added to|plus) (?:its|the) double(?: of it)?
told (?:make|makes|add up to|adds up to|is|total|equals|=|gives|together make|have a (?:sum|total) of|come to) {n:number}
asks number|it => Solve x + 2x = {n}
beside ${POSED} sum total

told number(?: (?:that|which) is)? {a:signed} (?:less|smaller) than {b:signed}
asks  => What is {a} less than {b}?

told number(?: (?:that|which) is)? {a:signed} (?:more|greater|bigger|larger) than {b:signed}
asks  => What is {a} more than {b}?

told number(?: (?:that|which) is)? {a:number} times as (?:large|big|great|much|many) as {b:signed}
asks  => What is {a} times {b}?

about sum|total|add|added|adding
told first {n:number} (?:positive|natural|counting|consecutive positive|consecutive natural) (?:whole )?(?:numbers|integers)
asks  => Find the sum of the first {n} terms of 1, 2, 3, ...
beside up all

about sum|total|add|added|adding
told (?:from |numbers |integers )?(?:1|one) (?:to|up to|through) {n:number}
asks ${WHOLE} => Find the sum of the first {n} terms of 1, 2, 3, ...
beside up all from inclusive both consecutive

told 1 ?\+ ?2(?: ?\+ ?3(?: ?\+ ?4(?: ?\+ ?5)?)?)? ?\+ ?(?:\.{2,4}|…) ?\+ ?{n:number}
asks  => Find the sum of the first {n} terms of 1, 2, 3, ...
beside sum series total value

told (?:digit sum|sum of (?:all )?(?:the |its )?digits|(?:add|add up)(?: all)? (?:the )?digits) (?:of|in) (?:the number )?{n:whole}
asks  => Find the sum of [digits {n}].

about how many|count|number of
told (?:from |pages |page )+{a:number} (?:to|up to|through)(?: page)? {b:number}
asks (?:whole numbers|natural numbers|numbers|integers|pages) => Work out {b} - {a} + 1
beside whole inclusive including both ends there them page read reads

about inclusive|including both(?: ends)?
told between {a:number} and {b:number}
asks (?:how many|number of) (?:whole numbers|numbers|integers) => Work out {b} - {a} + 1
beside whole there are

about ${ENDS}
told (?:every|intervals? of|gaps? of|spaces? of|spaced)~{d:plain} ?{u:length}(?: apart)?
told {l:plain} ?{u}(?: long)?
asks (?:how many|number of)(?: ${POSTS})?(?: are)?(?: needed| there)? => [{l} > {d}] Work out {l} ÷ {d} + 1
beside ${ALONG}

about ${ENDS}
told (?:if (?:they|these|the [a-z]+) are )?{d:plain} ?{u:length} (?:apart|gaps?|intervals?)(?: from (?:each other|one another))?
told {l:plain} ?{u}(?: long)?
asks (?:how many|number of)(?: ${POSTS})?(?: are)?(?: needed| there)? => [{l} > {d}] Work out {l} ÷ {d} + 1
beside ${ALONG}

told (?:when )?(?:it is )?divided by {l:some}
told leaves? (?:a )?remainder(?: of)? {r:number}
asks ${LEAST} (?:whole )?number => Work out [lcm {l}] + {r}
beside each case every always

about together|same time
told every {a:number} (?:minutes|mins|minute)?
told every {b:number} (?:minutes|mins)
told (?:at|since) {t:clock}
asks ${AGAIN} => What is the time [lcm {a}, {b}] minutes after {t}?
beside 2 two buses trains trams bells lights lighthouses alarms clocks ferries leave leaves depart departs the one other bus train bell another together same time station from at there route b x y stop goes go both just and stops start

told {h:plain} ?(?:hours?|hrs?|h) ?(?:and )?{m:plain} ?(?:minutes?|mins?|m)
asks (?:in|to|into|as|of)(?: a)?(?: decimal)?(?: number)?(?: of)? hours => Convert {h} hours {m} minutes to hours
beside write convert change decimal

told {n:plain} ?[×x*] ?{m:plain} ?(?:minutes?|mins?)
asks (?:in|to|as) hours and minutes => Convert [{n} × {m}] minutes to hours and minutes.

about train|car|bus|coach|cyclist|van|lorry|plane|runner|driver|journey|travels?|drives?
told (?:from|at|leaves(?: [a-z]+)? at|sets off at|starts at|between)~{a:clock}
told (?:to|at|until|and|arrives(?: [a-z]+)? at|stops at|finishes at)~{b:clock}
told {d:distance}
asks (?:average |mean )?speed => A car travels {d} in [time {a} to {b}]. What is its average speed?
beside travels travelled leaves arrives it covers journey distance sets off stops train bus coach cyclist car van lorry plane runner driver drives cycles goes same day average

told (?:due(?: to arrive)?|scheduled(?: to arrive)?|supposed to arrive|should (?:arrive|leave)|timetabled)(?: [a-z]+)?~{t:clock}
told {m:quantity} late
asks (?:when|what time|at what time)(?: does| did| will)?(?: it| the (?:train|bus|flight|plane))?(?: actually)? (?:arrive|arrives|leave)|(?:arrival|new arrival|actual arrival) time => What is the time {m} after {t}?
beside train bus flight plane it arrives arrive does time

about temperature|degrees|thermometer|temp
told ${FALLS} {d:degrees} (?:each|every|per|an|a) (?:hour|day|minute)
told {n:number} (?:hours|days|minutes)(?: later| time)?
told {t:degrees}
asks  => Work out {t} - {n} × {d}
beside temperature now at noon midnight midday be will would new after later in

about temperature|degrees|thermometer|temp
told ${RISES} {d:degrees} (?:each|every|per|an|a) (?:hour|day|minute)
told {n:number} (?:hours|days|minutes)(?: later| time)?
told {t:degrees}
asks  => Work out {t} + {n} × {d}
beside temperature now at noon midnight midday be will would new after later in

about ${MAP}
told {a:quantity}(?: long)? (?:on|in) (?:a|the|this|his|her) ${MAP}
told {b:quantity}
asks (?:what is |find |work out )?(?:the )?scale(?: of (?:the|this) ${MAP})?(?: in the form 1 ?: ?n)? => On a map {a} represents {b}. Find the scale of the map in the form 1 : n.
beside distance length real actual road is shown represented drawn as by

about ${MAP}
told {a:quantity} (?:represents?|stands for|shows?|is|=) (?:an? )?(?:real |actual )?(?:distance |length )?(?:of )?{b:quantity}
asks (?:what is |find |work out )?(?:the )?scale(?: of (?:the|this) ${MAP})?(?: in the form 1 ?: ?n)? => On a map {a} represents {b}. Find the scale of the map in the form 1 : n.
beside on

about \d+(?:\.\d+)? [^?]*\d[^?]*\d[^?]*how (?:many|much)(?=[^?]*\d[^?]*\d)
told (?:in |for )?{t:number} {u:time}
told {a:number} {x:word}
told {b:number} {y:word}
told {c:number} {x}
told (?:in |for )?{d:number} {u}
asks how many {y} => Work out {b} ÷ ({a} × {t}) × {c} × {d}
beside make makes made produce produced can could pack packs packed build dig type print paint do does working work same rate at identical all such take
never less|fewer|more|each|per

told {a:plain} ?(?:litres?|liters?|l|tins?|cans?)(?: of)?(?: paint)? (?:of paint )?(?:will |can )?(?:covers?|is enough for|paints?) (?:an area of )?{m:plain} ?${AREA}
told (?:for|cover|paint) (?:an area of |a wall of |a wall of area )?{n:plain} ?${AREA}
asks how (?:many|much)(?: litres?| tins?| cans?)?(?: of)?(?: paint)? (?:are|is|will be|do you|does he|does she) needed?|needed => Work out {n} ÷ {m} × {a}
beside to needed are is paint litres cover

told {a:plain} ?(?:litres?|liters?|l|tins?)(?: of)?(?: paint)? (?:will |can )?(?:covers?|is enough for|paints?) (?:an area of )?{m:plain} ?${AREA}
told {n:plain} ?(?:litres?|liters?|l|tins?)
asks (?:what|how much) area (?:do|does|will|can)|how (?:many|much) (?:square metres|m\^2|m²) (?:do|does|will|can) => Work out {m} ÷ {a} × {n}
beside cover of paint

told {p:fraction} (?:full|of the way full)
told (?:contains?|holds?|has|there (?:are|is)) {n:plain} ?{u:capacity}
asks (?:how (?:much|many {u})|what)(?:(?!more|extra|less|left)[a-z ])*? (?:when|if)(?: it is| it's)?(?: completely)? full|how (?:much|many(?: {u})?)(?:(?!more|extra|less|left)[a-z ])*? (?:(?:the |a )?full (?:tank|jug|bottle|barrel|container|bucket|bath)[a-z ]*|when full|to fill it)|(?:full |total )?capacity(?: of the [a-z]+)? => {p} of a number is {n}. Find the number.
beside tank jug bottle barrel container bucket bath tub pool it when if of water its contains holds hold contain litres does is can does do when fill
`
