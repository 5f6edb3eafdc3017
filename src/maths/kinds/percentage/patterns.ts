import { AMOUNT } from '../../wording/amounts.ts'
import { NUMBER } from '../../wording/patterns.ts'

export const PERCENT = `(${NUMBER}) ?(?:%|percent|per cent)`
const P = PERCENT
const A = `(${AMOUNT})`
export const ASK =
  '(?:(?:and )?(?:find|work out|calculate|what is|what was|what will be|determine|write down|state|how much is|how much was) )?'
const UP = '(?:increased|raised|put up)'
const DOWN = '(?:decreased|reduced|lowered|discounted|cut)'
const RISES = '(?:increases|rises|goes up|is increased|is raised|went up|was increased|increased|rose)'
const FALLS =
  '(?:decreases|falls|goes down|drops|is decreased|is reduced|went down|was reduced|was decreased|decreased|fell|dropped)'
/** What is bought and sold. */
export const GOODS =
  '(?:[a-z]+ )?(?:coat|shirt|t-shirt|jacket|jumper|sweater|dress|skirt|hat|shoes|pair of (?:shoes|jeans|trainers|boots)|jeans|trainers|boots|bike|bicycle|book|game|toy|television|tv|phone|laptop|computer|tablet|camera|chair|table|sofa|bed|car|ticket|meal|bag|watch|guitar|skateboard|scooter|item|article|product|pizza|cake|lamp|fridge|washing machine|console)'
export const THING = `(?:(?:a|the|an|this|its) )?(?:number|price|cost|value|amount|quantity|salary|item|price of an item|price of a [a-z]+|cost of a [a-z]+|cost of an item|bill|rent|wage|${GOODS}|(?:[a-z]+'s )?population|length|mass|weight|population of a town)`
export const NEW = `${ASK}(?:the |its )?(?:new|final|resulting|sale|reduced|increased|discounted|total)? ?(?:number|price|value|amount|cost|result|quantity|salary|length|mass|weight|rent|population)`
const OLD = `(?:${ASK}(?:the |its )?(?:original|initial|starting|old|normal|full|usual|first)? ?(?:number|price|value|amount|cost|quantity|salary|x|[a-z])(?: (?:before (?:the )?(?:sale|discount|increase|decrease|reduction)))?|what was (?:it|the (?:price|cost|bill|value|amount)) before (?:the )?(?:sale|discount|increase|decrease|reduction|rise))`
const TAX = '(?:vat|tax|sales tax|tip|discount)'
export const END = '(?: ?[.,;?]+ ?| )'

const whole = (words: readonly string[]) => words.map(each => new RegExp(`^${each}$`))

/** Amount first, then per cent. */
export const INCREASES = whole([
  `(?:increase|raise) ${A} by ${P}`,
  `(?:result of |value of )?(?:increasing|raising) ${A} by ${P}`,
  `(?:how much is |how much would be )?${A} ${UP} by ${P}`,
  `(?:result|answer|new value|new amount|value|number you get|amount|new price) (?:when|if|after) ${A} is ${UP} by ${P}`,
  `(?:if )?(?:${THING} of )?${A} is ${UP} by ${P}${END}${NEW}`,
  `${THING} (?:is|costs|of) ${A}[.,]? (?:it |and |and it |then it )?(?:${RISES}) by ${P}${END}${NEW}`,
  `${A} (?:plus|\\+) ${P} (?:vat|tax|sales tax)`,
  `(?:${NEW}|result) (?:after|when|if) (?:adding )?${A} (?:is ${UP} by|increases by|with) ${P}(?: vat| tax| sales tax)?`,
])
export const DECREASES = whole([
  `(?:decrease|reduce|lower) ${A} by ${P}`,
  `(?:result of |value of )?(?:decreasing|reducing) ${A} by ${P}`,
  `(?:result|answer|new value|new amount|value|number you get|amount|new price|sale price) (?:when|if|after) ${A} is ${DOWN} by ${P}`,
  `${THING} (?:is|costs|of) ${A}[.,]? (?:it |and |and it |then it )?(?:${FALLS}|is discounted) by ${P}${END}${NEW}`,
  `${A} (?:with|less|after|minus) (?:a )?${P} (?:discount|off|reduction)`,
  `${NEW} of (?:a |an )?(?:item|${A} item) (?:that costs|costing|priced at) ${A} (?:with|after) (?:a )?${P} (?:discount|off|reduction)`,
])
/** Per cent first, then the amount. */
export const INCREASES_BY = whole([
  `add ${P}(?: vat| tax| sales tax| interest)? to ${A}`,
  `increase by ${P}:? ${A}`,
  `(?:${NEW}|result|total) (?:after|when|if) (?:a )?${P}(?: of)? (?:increase|vat|tax|sales tax|tip)(?: (?:on|of|to|in|is added to|added to)) (?:a price of |a bill of )?${A}`,
])
export const DECREASES_BY = whole([
  `(?:take|subtract) ${P} (?:off|from) ${A}`,
  `${P} off ${A}`,
  `decrease by ${P}:? ${A}`,
  `(?:${NEW}|result|sale price) (?:after|when|if) (?:a )?${P}(?: of)? (?:decrease|discount|reduction)(?: (?:on|of|to|in|is taken off)) (?:a price of |an item costing |an item priced at )?${A}`,
])
/** The amount first: what the tax on it is. */
export const PARTS_AFTER = whole([
  `${THING} (?:is|costs|of) ${A}(?:[.,]| and| with) (?:the |an? |(?:you|we|they) (?:leave|pay|give|add) an? |there is an? )?(?:${TAX} (?:is|of|at) ${P}|${P} ${TAX})${END}${ASK}(?:how much is )?(?:the )?(?:amount of )?(?:the )?${TAX}`,
])
/** `15% of 80 kg`: numbers without a unit are calculations. */
export const PARTS = whole([
  `${P} of ${A}`,
  `(?:how much is )${P} of ${A}`,
  `(?:amount of )?(?:vat|tax|sales tax|tip|discount|interest) (?:of|at) ${P} (?:on|of) ${A}`,
  `${P} (?:vat|tax|sales tax|tip|discount) (?:on|of) ${A}`,
])
export const FRACTIONS = whole([
  `(?:how much is )?(\\d{1,4}/\\d{1,4}) of (?:a )?${A}`,
  `(half) of ${A}`,
  `half of (?:a )?()${A}`,
])

const OF_WHAT = '(?:what number|what value|what amount|what|which number)'
/** Per cent, then the part. */
export const WHOLES_OF = whole([
  `(?:if )?${P} of (?:a number|a value|an amount|the number|some number|a quantity|x|n|the whole|[a-z]) (?:is|=|equals) ${A}${END}${OLD}`,
  `${P} of ${OF_WHAT} (?:is|=|equals|gives) ${A}`,
  `(?:number|value|amount) (?:of which|such that|if|when) ${P} (?:of it )?is ${A}`,
  `if ${P} (?:is|=) ${A}${END}${ASK}100%`,
])
/** The part, then per cent. */
export const WHOLES = whole([
  `(?:if )?${A} is ${P} of ${OF_WHAT}`,
  `(?:if )?${A} is ${P} of (?:a number|a value|an amount)${END}${OLD}`,
])
export const BEFORE_INCREASE = whole([
  `after (?:a |an )?(?:increase of ${P}|${P} (?:increase|rise))[,]? ${THING} (?:is|costs|becomes|was) ${A}${END}${OLD}`,
  `(?:if )?${THING} (?:is )?(?:${RISES}|${UP}) by ${P}[.,]? (?:to (?:become |give )?|and becomes |and is now |to get |it is now |the (?:new|result|new value|new price|result) is (?:now )?|it becomes |and the result is |the new (?:number|price|value|amount) is )${A}${END}${OLD}`,
])
export const BEFORE_DECREASE = whole([
  `after (?:a |an )?(?:(?:decrease|discount|reduction) of ${P}|${P} (?:decrease|reduction|discount|fall))[,]? ${THING} (?:is|costs|becomes|was) ${A}${END}${OLD}`,
  `(?:if )?${THING} (?:is )?(?:${FALLS}|${DOWN}) by ${P}[.,]? (?:to (?:become |give )?|and becomes |and is now |to get |it is now |the (?:new|result|new value|new price|result) is (?:now )?|it becomes |and the result is |the (?:new|sale) (?:number|price|value|amount) is )${A}${END}${OLD}`,
])

const PERCENTAGE = '(?:percentage|percent|per cent|%)'
/** The part, then the whole. */
export const EXPRESSED = whole([
  `(?:write|express|convert|change|show|give)? ?${A} as (?:a |the )?${PERCENTAGE} of ${A}`,
  `(?:write|express|convert|change|show)? ?${A} out of ${A} (?:as|in|to|into) (?:a )?${PERCENTAGE}`,
  `(?:if )?${A} is what ${PERCENTAGE} of ${A}`,
  `(?:what|which) ${PERCENTAGE} (?:is )${A} (?:out )?of ${A}`,
  `${PERCENTAGE} (?:that )?${A} is of ${A}`,
])
/** The whole, then the part. */
export const EXPRESSED_OF = whole([
  `(?:what|which|how many) ${PERCENTAGE} of ${A} is ${A}`,
  `(?:what|which) ${PERCENTAGE} of ${A} (?:equals|makes|gives|are) ${A}`,
  `${PERCENTAGE} of ${A} (?:is|that is|equals) ${A}`,
])

const KIND = `${PERCENTAGE} (?:of )?(change|increase|decrease|rise|fall|drop|reduction|loss|profit|gain)`
/** Which change, then from what to what. */
export const CHANGES = whole([
  `${KIND} (?:from|between) ${A} (?:to|and) ${A}`,
  `${KIND} (?:when|if|as) (?:${THING} )?(?:increases |decreases |goes |changes |rises |falls |drops |is increased |is reduced |is decreased |grows )?(?:up |down )?(?:from )?${A} (?:is )?(?:increases |decreases |increased |decreased |changes |changed |reduced |rises |falls |becomes )?(?:to )?${A}`,
  `${KIND} (?:when|if) (?:cp|cost price|the cost price) ?(?:=|is) ?${A} and (?:sp|selling price|the selling price) ?(?:=|is) ?${A}(?: is)?`,
])
