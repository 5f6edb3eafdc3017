/** Questions about money, packs, pay and interest by the roles of their words; see role-frames.ts. */

const CAN = '(?:can|could|will|would|did|does|do)'
const BUY =
  '(?:(?:be )?(?:bought|buy|afford|get|purchased?|sold|sell)|i buy|you buy|(?:he|she|they|we|i|you) (?:buy|afford|get|purchase)|{who:word} (?:buy|afford|get|purchase))'
const HAS = '(?:with|for|has|have|had|spends?|spend|from|out of|got|gets|using)(?: only| exactly| just| a)?'
const COSTS = '(?:costs?|cost|are|is|sell for|sells for|are sold (?:at|for)|priced at|at|costing)'
const EACH = '(?: each| apiece| per [a-z]+| a piece| an? [a-z]+)?'
const PIECE = '(?:pieces?|lengths?|strips?|sections?|bits|parts)'
const CLOTH = 'ribbon rope string wire wood pipe fabric cloth tape plank rod cable material roll'
const EARNS =
  '(?:earns?|earned|gains?|gained|produces?|produced|yields?|yielded|makes?|receives?|received|gets|get|pays)'
const OF_INTEREST = '(?:(?: in| of| as)?(?: simple)? interest)?'
const LESS =
  '(?:reduced|discounted|cut|decreased|lowered|falls|fell|drops|dropped|goes down|went down|comes down)'
const MORE = '(?:increased|raised|rises|rose|goes up|went up|put up)'
const PERCENT = '(?:percentage|percent|per cent|%)'
const ADULT = 'adult|adults|adult ticket|adult tickets|full price'
const FOUR_LEGS = 'cows?|sheep|goats?|pigs?|horses?|rabbits?|dogs?|cats?|donkeys?|lambs?'
const TWO_LEGS = 'chickens?|hens?|ducks?|geese|birds?|turkeys?|ostriches'

/** As in role-frames.ts. */
export const MONEY_FRAMES = String.raw`
told ${HAS} {a:coin}
told how many {b:coin} (?:(?!(?:${CAN}|more)\b)[a-z]+ ?){1,2}
asks ${CAN} ${BUY} => How many whole times does {b} go into {a}?
beside i he she they

told (?:(?:an?|each|one) )?(?:{sort:word} )?{t:word} ${COSTS} {b:coin}${EACH}
told ${HAS} {a:coin}
asks (?:how many|(?:what is )?the (?:greatest|largest|biggest|most|maximum) number(?: of)?)(?: of (?:them|these|the))?(?: {sort})?(?: {t}(?:s|es)?)?(?: that| which)?(?: (?:i|you|he|she|we|they|{who2:word}))? ${CAN} ${BUY} => How many whole times does {b} go into {a}?
beside i he she they each

told (?:times |often )(?:does |will |do |can )?{b:coin} (?:go|goes|fit|fits|divide) (?:in|into)(?: to)? {a:coin}
asks how many|how|many => How many whole times does {b} go into {a}?

told (?:how many )?{b:quantity}(?: long)? ${PIECE}
told (?:from|of|out of|is|has|with|into|measuring|measures|on) (?:an? )?{a:quantity}(?: long| length| in length)?
asks (?:how many)?(?: ?can| ?could)?(?: be)? cut => How many whole times does {b} go into {a}?
beside ${CLOTH} long length piece i you he she they

told how many ${PIECE}(?: of ${PIECE})?
told (?:each|of|measuring|that are|which are|length|long|,)(?: (?:each|of|measuring|length|long|are)){0,3} {b:quantity}(?: long| each| in length)?
told (?:from|of|out of|is|has|with|into|measuring|measures|on) (?:an? )?{a:quantity}(?: long| length| in length)?
asks cut => How many whole times does {b} go into {a}?
beside ${CLOTH} long length piece pieces i you he she they be can from it this

told how many {c:word}
told (?:with|of|that (?:each )?(?:hold|holds|seat|seats|take|carry)|which (?:each )?(?:hold|seat|take|carry)|each (?:holding|carrying|seating)|holding|seating) {m:number}(?: seats?| people| passengers| children| places| pupils| students)?(?: each)?
told (?:for|take|carry|transport|seat) {n:number} (?:people|children|pupils|students|passengers|fans|guests|adults|players)
asks (?:are|will be|do|would be|is)(?: they| we)? (?:needed|need|required) => A coach has {m} seats. How many coaches are needed for {n} children?
beside to trip

told ${LESS}(?: in price)? by {d:money}
told {m:money}
asks ${PERCENT} (?:reduction|decrease|discount|drop|fall|loss|cut|off|is (?:this|that|the reduction|the discount))(?: (?:is|was) (?:this|that|it))? => Write {d} as a percentage of {m}.
beside price coat shop sale cost item phone dress tv of in laptop bike jacket
never now|original|after|new

told (?:takes? )?{d:money} (?:off|discount|reduction)
told {m:money}
asks ${PERCENT} (?:reduction|decrease|discount|saving|off|is (?:this|that|the reduction|the discount))(?: (?:is|was) (?:this|that|it))? => Write {d} as a percentage of {m}.
beside price coat shop sale cost costs item phone dress tv of in laptop bike jacket
never now|original|after|new

told ${MORE}(?: in price)? by {d:money}
told {m:money}
asks ${PERCENT} (?:increase|rise|gain|is (?:this|that|the increase|the rise))(?: (?:is|was) (?:this|that|it))? => Write {d} as a percentage of {m}.
beside price coat shop cost item rent fare ticket wage salary of in
never now|original|after|new

about simple
told (?:interest )?on {m:money}
told {y:plain} ?(?:years?|yrs?)
told (?:is|was|comes to|amounts to|=) {i:money}
asks rate|percentage rate => Work out {i} ÷ ({m} × {y}) as a percentage.
beside interest per year annual annum percent percentage yearly

about simple
told ${EARNS} {i:money}${OF_INTEREST}
told {y:plain} ?(?:years?|yrs?)
told {m:money}
asks rate|percentage rate => Work out {i} ÷ ({m} × {y}) as a percentage.
beside interest per year annual annum will at percent percentage yearly invested

about simple
told ${EARNS} {i:money}${OF_INTEREST}
told {r:percent}
told (?:does |will )?{m:money}
asks how long|how many years|number of years|time => Work out {i} ÷ ({m} × {r} ÷ 100)
beside interest per year annual annum will at take rate invested yearly years it does

about simple
told (?:interest )?on {m:money}
told {r:percent}
told (?:is|was|comes to|amounts to|=) {i:money}
asks how long|how many years|number of years|time => Work out {i} ÷ ({m} × {r} ÷ 100)
beside interest per year annual annum at rate invested yearly years it

about simple
told on an? (?:sum|amount|principal|loan|investment)(?: of money)?
told {y:plain} ?(?:years?|yrs?)
told {r:percent}
told (?:is|was|comes to|amounts to|=) {i:money}
asks principal|(?:sum|amount)(?: of money)?(?: invested| borrowed)? => Work out {i} × 100 ÷ ({r} × {y})
beside interest per year annual annum at rate invested yearly

about simple
told ${EARNS} {i:money}${OF_INTEREST}
told {y:plain} ?(?:years?|yrs?)
told {r:percent}
asks principal|(?:what|which|the|find the) (?:sum|amount)(?: of money)?(?: invested| borrowed)? => Work out {i} × 100 ÷ ({r} × {y})
beside interest per year annual annum at rate invested yearly will must be to

told (?:{who:word} (?:earns?|is paid|gets|makes) )?{m:money} (?:a|per|each|every) year
asks (?:per|a|each|every|in a|in one|one) month|monthly(?: pay| salary| wage| income)? => Work out {m} ÷ 12
beside salary pay paid earns earn earned wage income gets {who:word} job of does

told (?:yearly|annual) (?:salary|pay|income|wage|wages)~{m:money}
asks (?:per|a|each|every|in a|in one|one) month|monthly(?: pay| salary| wage| income)? => Work out {m} ÷ 12
beside salary pay paid earns earn earned wage income gets job of does

about buys?|bought
told (?:sold|sells?|selling)(?: (?:them|all|it|of|each|one))*(?: at| for) {s:coin} (?:each|apiece|per [a-z]+|a piece|an? [a-z]+)
told {n:number} {t:word}
told (?:for|costs?|cost) {c:coin}
asks profit => Work out {n} × [pounds {s}] - [pounds {c}]
beside shop shopkeeper trader man woman he she they made make does did total all
never each|apiece|per

told (?:${ADULT}) ${COSTS} {d:money}${EACH}
told (?:child|children|child ticket|child tickets|children's tickets?)(?: ${COSTS})? {k:money}${EACH}
told {n:number} (?:tickets|people)
told {s:money}
asks how many (?:of them (?:are|were) )?(?:${ADULT})(?: tickets?)? => Solve [bare {d}]x + [bare {k}]({n} - x) = [bare {s}]
asks how many (?:of them (?:are|were) )?(?:child|children|child tickets)(?: tickets?)? => Solve [bare {k}]x + [bare {d}]({n} - x) = [bare {s}]
beside sold tickets and were was in all total altogether cinema theatre show concert for of made there

about legs|feet
told {h:number} (?:heads|animals)
told {l:number} (?:legs|feet)
told (?:${FOUR_LEGS}) and (?:${TWO_LEGS})|(?:${TWO_LEGS}) and (?:${FOUR_LEGS})
asks (?:how many|number of) (?:of them are )?(?:${FOUR_LEGS}) => Solve 4x + 2({h} - x) = {l}
asks (?:how many|number of) (?:of them are )?(?:${TWO_LEGS}) => Solve 2x + 4({h} - x) = {l}
beside farmer farm some has heads legs they all together total altogether in field yard there counts
`
