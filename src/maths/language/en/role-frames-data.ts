/** Questions about data and chance by the roles of their words; see role-frames.ts. */

const CHANCE = '(?:chance|chances|probability|likelihood)'
const COUNTERS =
  '(?:balls|counters|marbles|sweets|beads|cubes|discs|cards|pens|pencils|socks|tiles|buttons|blocks|tickets)'
const DRAWN =
  'bag box jar tub tin contains has there taken take taking took picked pick picking drawn draw drawing chosen choosing choose selected selecting selecting out of in at random from one 1 being getting get'
const THINGS =
  'numbers|values|marks|scores|tests|results|children|people|pupils|students|boys|girls|games|lengths'
const MEAN = '(?:mean|average)(?: mark| score| age| height| weight| mass| length| number)?'
const ADD_UP =
  '(?:have|has|add up to|adds? to|with|make|come to|sum to|total|totals?)(?: together)?(?: an?)?(?: total| sum)?(?: of)?'
const LIKE = '(?:like|liked|have|play|own|speak|study|chose|drink)'

/** As in role-frames.ts. */
export const DATA_FRAMES = String.raw`
told (?:total|sum)(?: of(?: the| all)?)? {n:number} (?:${THINGS}) (?:is|was|=) {s:number}
asks (?:mean|average) => Work out {s} ÷ {n}
beside their the of these numbers number

told ${MEAN} of {n:number} (?:${THINGS})(?: is| was| =| of){1,2} {m:number}
told (?:(?:a|an|the|another|one more|one) )?(?:(?:new|extra|further|{which:rank}|another) )?(?:number|value|score|mark|result)?,? ?(?:of )?{x:number},? (?:is|was) (?:then )?(?:added|included)(?: to (?:them|the (?:list|set|data|numbers)))?
asks new ${MEAN}|${MEAN}(?: now| of all(?: the)?| of the)? => Work out ({n} × {m} + {x}) ÷ ({n} + 1)
beside numbers six all

told ${MEAN} of {n:number} (?:${THINGS})(?: is| was| =| of){1,2} {m:number}
told (?:(?:a|an|the|one|1)(?: of the)? )?(?:number|numbers|value|score|mark)?,? ?(?:of )?{x:number},? (?:is|was) (?:then )?(?:removed|taken out|taken away|left out|crossed out)(?: from (?:them|the (?:list|set|data|numbers)))?
asks new ${MEAN}|${MEAN} of the (?:remaining|other|rest)(?: {k:rank}| \d)?(?: of the)?(?: numbers| values| scores| marks)? => Work out ({n} × {m} - {x}) ÷ ({n} - 1)
beside numbers

told ${MEAN} of {n:number} (?:${THINGS})(?: is| was| =| of){1,2} {m:number}
told (?:when|if|after|then)? ?(?:a|another|one more|a new|a further|1 more) (?:number|value|score|mark) is added,?(?: to the list)?(?: and)?
told (?:the )?(?:new )?${MEAN} (?:is|becomes|rises to|falls to|changes to|goes up to|goes down to)(?: now)? {k:number}
asks (?:number|value|score|mark)(?: that)?(?: was| is)? added|(?:new|added|extra) (?:number|value|score|mark) => Work out ({n} + 1) × {k} - {n} × {m}

told ${MEAN} of {n:number} (?:${THINGS})(?: is| was| =| of){1,2} {m:number}
told {k:number} of (?:them|the numbers|these numbers|these|the (?:${THINGS})) ${ADD_UP} {s:number}
asks (?:the )?(?:{last:rank}|other|last|remaining|missing)(?: number| value| one| score| mark)? => [{n} - {k} = 1] Work out {n} × {m} - {s}
beside number

told ${MEAN} of {n:number} {one:word}(?:'s?)?(?: marks?| scores?| heights?| ages?)? (?:is|was|=) {m:number}
told ${MEAN}(?: mark| score)? of {k:number} {two:word}(?:'s?)?(?: marks?| scores?| heights?| ages?)? (?:is|was|=) {s:number}
asks (?:overall |combined )?${MEAN} (?:of|for) (?:all|the whole|everyone)(?: of)?(?: the)?(?: [0-9]+)?(?: marks| scores| pupils| students| children| people| class| group)?|(?:overall|combined) ${MEAN} => Work out ({n} × {m} + {k} × {s}) ÷ ({n} + {k})
beside another other class

about pie ?chart
told {n:number} (?:people|pupils|students|children|votes|cars|books|families|adults|customers|voters)
told {a:angle}
asks how many(?: people| pupils| students| children| votes| cars| books| families| adults)?(?: does| do| are| is)?(?: it| the sector| this sector| this| represented)? ?(?:show|represent|shown|represented|in|stand for|by)(?: by)?(?: it| the sector| this sector)? => A pie chart shows {n} people. The angle for red is {a}°. How many people chose red?
beside sector chart pie shows represents angle has an of one 1 slice

told {a:number}(?: people| pupils| students| children| of them)? ${LIKE} {x:word}
told {b:number} (?:${LIKE} )?{y:word}
told {c:number} (?:${LIKE} )?both(?: of them)?
asks how many(?: people| pupils| students| children)? ${LIKE} (?:{x} or {y}|at least one|at least 1|either)(?: or both)?(?: of them| of these)? => Work out {a} + {b} - {c}
beside people pupils students children

about independent
told (?:p ?\(a\)|${CHANCE} of a)(?: ?=| is) ?{p:chance}
told (?:p ?\(b\)|${CHANCE} of b)(?: ?=| is) ?{q:chance}
asks p ?\(a (?:and|∩|&) b\)|${CHANCE} (?:of (?:a and b|both)|that both(?: of them)? (?:happen|occur))|both => Work out {p} × {q}
beside a b events event two 2 p

told ${CHANCE} (?:of|that)[a-z ]*? {c:colour}(?: [a-z]+){0,4}? (?:is|=) {p:chance}
told {n:number} {c}(?: ${COUNTERS})?
asks (?:how many|(?:find |what is |work out )?(?:the )?(?:total )?number of) ${COUNTERS}(?: are| is)?(?: there)?(?: in(?: the)? (?:bag|box|jar|total|all)| altogether)*|how many(?: ${COUNTERS})? altogether => Work out {n} ÷ ({p})
beside ${DRAWN}

told ${CHANCE} (?:of|that)[a-z ]*? {c:colour}(?: [a-z]+){0,4}? (?:is|=) {p:chance}
told {n:number} ${COUNTERS}
asks (?:how many|(?:the )?number of)(?: ${COUNTERS})?(?: of the(?:m| ${COUNTERS}))?(?: are)? {c}(?: ${COUNTERS})? => Work out {p} × {n}
beside ${DRAWN} balls counters marbles sweets beads are is them

told {n:number} ${COUNTERS}
told {a:number}(?: of (?:them|these|which|the ${COUNTERS}))?(?: are| is)? {c:colour}(?: ${COUNTERS})?
told (?:the )?(?:rest|others|other ones|remaining(?: ${COUNTERS})?|remainder)(?: of (?:them|the ${COUNTERS}))? (?:are|is) {d:colour}
asks ${CHANCE} && {d} => A bag contains {a} {c} and [{n} - {a}] {d} counters. A counter is taken at random. Find the probability that it is {d}.
asks ${CHANCE} && {c} => A bag contains {a} {c} and [{n} - {a}] {d} counters. A counter is taken at random. Find the probability that it is {c}.
beside ${DRAWN} ball counter marble sweet bead it

about spinner|wheel
told {n:number} (?:equal |equally sized |equal sized |identical )?(?:sections|sectors|parts|segments)(?: of equal size)?
told {a:number}(?: of (?:them|these|which|the sections))?(?: sections| parts| sectors)?(?: are| is)?(?: coloured| painted| colored)? {c:colour}
asks ${CHANCE} && {c} => A bag contains {a} {c} counters and [{n} - {a}] other counters. A counter is taken at random. Find the probability that it is {c}.
beside spinner fair equal has it lands landing land on spin spun once spinning getting stops that section one 1 wheel

about probabilit(?:y|ies)|chances
told {p:chance}(?:,| and) {q:chance},? and x
asks (?:value of )?x => Work out 1 - {p} - {q}
beside three 3 outcomes outcome only possible events red blue green yellow a spinner game

about probabilit(?:y|ies)|chances
told {p:chance}(?:,| and) {q:chance}(?:,| and) {r:chance},? and x
asks (?:value of )?x => Work out 1 - {p} - {q} - {r}
beside four 4 outcomes outcome only possible events red blue green yellow a spinner game

about expect(?:ed)?|estimate|predict
told (?:${CHANCE}|p)[a-z ]*?(?:\(| (?:of|on|rolling|throwing|getting|scoring|spinning|landing on|lands on|shows?) (?:an? |getting an? )?){o:outcome}\)?(?: on [a-z ]+?)?(?: ?=| is) ?{p:chance}
told {n:number} times
asks {o}(?:s|es)?|how many times => The probability of an event is {p}. How many times is it expected in {n} trials?
beside biased dice die coin spinner rolled thrown spun tossed flipped number of lands landing roll it would will do get be unfair times how many getting

about (?:shake|shakes) hands|handshakes?
told {n:number} (?:people|friends|children|guests|men|women|players|students)
asks how many(?: handshakes)?(?: are there| are made| take place| will there be)?|number of(?: handshakes)? => How many ways can 2 people be chosen from {n} people?
beside each other once every everyone with all meet party at hands shake shakes handshakes another one 1 if exactly person there

about president and (?:a |the )?(?:vice[- ]president|secretary|treasurer)|captain and (?:a |the )?vice[- ]captain|chairperson and (?:a |the )?secretary
told {n:number} (?:people|members|students|pupils|players|candidates|children)
asks (?:how many|number of) (?:different )?ways => In how many ways can 2 of {n} people be arranged in a row?
beside chosen elected selected choose club committee from team group class be president
`
