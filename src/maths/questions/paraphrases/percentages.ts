import type { Paraphrase } from './paraphrase.ts'

export const P = '(\\d{1,3}(?:\\.\\d+)?) ?(?:%|percent|per cent)'
export const MONEY =
  '((?:[£$€₹] ?)\\d{1,7}(?:\\.\\d{1,2})?|\\d{1,7}(?:\\.\\d{1,2})? (?:dollars|pounds|euros|rupees|pence|cents))'
const AMOUNT =
  '((?:[£$€₹] ?)?\\d{1,9}(?:\\.\\d{1,3})?(?: ?(?:dollars|pounds|euros|rupees|kg|g|km|m|cm|ml|litres|l))?(?![a-z]))'
export const END = '(?:[.,;?]+ | and )'
export const ASK =
  '(?:(?:and )?(?:find|work out|calculate|what is|what was|what will be|determine|how much is|how much was) )?(?:the |his |her |its |their )?'
const SOMEBODY = '(?:an? |the )?[a-z]+(?: (?:pupil|student|girl|boy|man|woman))?'
const TEST =
  '(?: (?:marks|points|questions))?(?: (?:right|correct|correctly))?(?: (?:in|on|for) (?:an? |the |his |her )?(?:[a-z]+ )?(?:test|exam|quiz|paper|examination|assignment))?'
const AS_PERCENT =
  '(?:(?:find|work out|calculate|what is|what was|write|express|determine) )?(?:his |her |the |their |this )?(?:(?:mark|score|result|percentage|percent|per cent)(?: score| mark)?(?: (?:as|in) (?:a )?(?:percentage|percent|per cent|%))?|as a percentage|(?:what|which) (?:percentage|percent) (?:is (?:this|that|it)|did (?:he|she|they|[a-z]+) (?:get|score|obtain)(?: (?:right|correct))?))'
export const PROFIT =
  '(?:percentage|percent|per cent|%) ?(profit|loss)|(profit|loss|gain) ?(?:percentage|percent|per cent|%)'
export const GOODS = '(?:[a-z]+(?: of [a-z]+)?(?: [a-z]+)?)'

export const change = ([, from, to, one, two]: string[]): string =>
  `percentage ${(one ?? two ?? '').replace('gain', 'profit')} if cp is ${from} and sp is ${to}`

/** What it costs with the tax, and the tax that is in it. */
const beforeTax = ([, price, percent]: string[]) =>
  `after a ${percent}% increase the price is ${price}. find the original price`
const beforeTaxLater = ([all = '', percent = '', price = '']: string[]) => beforeTax([all, price, percent])
export const added = ([, price, percent]: string[]) => `increase ${price} by ${percent}%`
const takenOff = ([, price, percent]: string[]) => `decrease ${price} by ${percent}%`

/** A profit puts so many per cent on what it cost, a loss takes them off. */
const sold = ([, cost, one = '', way, two = '']: string[]) =>
  `${way === 'loss' ? 'decrease' : 'increase'} ${cost} by ${one || two}%`
const costPrice = ([, price, way, percent]: string[]) =>
  `after a ${percent}% ${way === 'loss' ? 'decrease' : 'increase'} the price is ${price}. find the original price`

export const OPPOSITES: Record<string, string> = {
  boys: 'girls',
  girls: 'boys',
  men: 'women',
  women: 'men',
  occupied: 'empty',
  empty: 'occupied',
  full: 'empty',
  male: 'female',
  female: 'male',
  right: 'wrong',
  adults: 'children',
  children: 'adults',
}

/** So many per cent of all are boys: how many boys, or girls, there are. */
function partOfAll([, whole = '', percent = '', known = '', wanted = '']: string[]): string | undefined {
  if ((Number(percent) * Number(whole)) % 100 !== 0) return undefined
  if (known === wanted) return `${percent}% of ${whole}`
  // Taken off, not the other percentage of all: so the number of those that are known counts as the slip that it is.
  return OPPOSITES[known] === wanted ? `decrease ${whole} by ${percent}%` : undefined
}
const percentFirst = ([all = '', percent = '', whole = '', ...rest]: string[]) =>
  partOfAll([all, whole, percent, ...rest])

/** Tax and tips, discounts, profit and loss, scores, and parts of a group, as percentages. */
export const percentages: Paraphrase[] = [
  [
    new RegExp(
      `^(?:an? |the )?${GOODS},? (?:is |was )?(?:priced at|marked at|marked|costing|which costs|that costs|has a marked price of|normally costs|usually costs) ${MONEY},? (?:is|was|and is) (?:sold |offered |on sale )?(?:discounted by|at (?:an? )?(?:discount of)?|with (?:an? )?discount of|at (?:an? )?) ?${P}(?: discount| off)?${END}${ASK}(?:sale|selling|discounted|new|final) price(?: of the ${GOODS})?$`,
    ),
    takenOff,
  ],
  [
    new RegExp(
      `^(?:the )?(?:marked|list|original|usual|normal|regular) price of (?:an? |the )?${GOODS} is ${MONEY}${END}(?:an? )?(?:(?:discount|reduction) of ${P} is (?:given|allowed|offered)(?: on it)?)${END}${ASK}(?:sale|selling|discounted|new|final) price(?: of the ${GOODS})?$`,
    ),
    takenOff,
  ],
  [
    new RegExp(
      `^(?:an? |the )?(?:salary|wage|rent|price|cost|bill|fare|population) (?:is increased|increases|rises|rose|goes up|increased|went up|is raised) by ${P} to ${AMOUNT}${END}${ASK}(?:original )?(?:salary|wage|rent|price|cost|bill|fare|population)(?: before (?:the )?(?:rise|increase|change))?$`,
    ),
    beforeTaxLater,
  ],
  [
    new RegExp(
      `^after (?:an? )?(?:pay |price )?(?:rise|increase) of ${P},? (?:an? |the )?(?:[a-z]+|${GOODS}) (?:earns|costs|is|is paid) ${MONEY}(?: a (?:week|month|year))?${END}(?:what did (?:he|she|they|it) (?:earn|cost)|how much did (?:he|she|they|it) (?:earn|cost)|${ASK}(?:price|salary|wage|pay|cost|earnings)) before(?: the (?:pay )?(?:rise|increase))?$`,
    ),
    beforeTaxLater,
  ],
  [
    new RegExp(
      `^${SOMEBODY} (?:scored|scores|got|gets|achieved|obtained|received|answered) (\\d{1,3}(?:\\.5)?)(?: marks| points)? out of (?:an? total of )?(\\d{1,3})${TEST}${END}${AS_PERCENT}$`,
    ),
    'write $1 out of $2 as a percentage',
  ],
  [
    new RegExp(
      `^(?:in|on) (?:an? |the |his |her )?(?:[a-z]+ )?(?:test|exam|quiz|paper),? [a-z]+ (?:scored|scores|got|gets|achieved|obtained|received|answered) (\\d{1,3}(?:\\.5)?)(?: marks| points)? out of (\\d{1,3})${TEST}${END}${AS_PERCENT}$`,
    ),
    'write $1 out of $2 as a percentage',
  ],
  [
    new RegExp(
      `^(?:the )?(?:test |exam )?(?:score|mark|result) (?:is|was|of) (\\d{1,3}(?:\\.5)?) out of (\\d{1,3})${END}${AS_PERCENT}$`,
    ),
    'write $1 out of $2 as a percentage',
  ],
  [
    new RegExp(
      `^(?:an? |the )?(?:[a-z]+(?: [a-z]+)? )?(?:buys|bought|purchases|purchased) (?:an? |the )?${GOODS} (?:for|at) ${MONEY} and (?:sells|sold|later sells|resells) (?:it|them) (?:for|at) ${MONEY}${END}${ASK}(?:${PROFIT})$`,
    ),
    change,
  ],
  [
    new RegExp(
      `^(?:an? |the )?${GOODS} (?:is|was) (?:bought|purchased) (?:for|at) ${MONEY} and (?:is |was )?(?:later )?(?:sold|resold) (?:for|at) ${MONEY}${END}${ASK}(?:${PROFIT})$`,
    ),
    change,
  ],
  [
    new RegExp(
      `^(?:if )?(?:the )?cost price(?: of (?:an? |the )?${GOODS})? ?(?:=|is|:) ?${MONEY},?(?: and)? ?(?:the |its )?selling price ?(?:=|is|:) ?${MONEY}${END}${ASK}(?:${PROFIT})$`,
    ),
    change,
  ],
  [
    new RegExp(
      `^(?:an? |the )?(?:${GOODS} (?:costing|which costs|which cost|bought for)|(?:[a-z]+ )?(?:buys|bought) (?:an? |the )?${GOODS} for) ${MONEY} (?:is|was|and sells it|and sold it|and is) ?(?:sold )?(?:at (?:an? )?(?:${P} (profit|loss|gain)|(?:profit|loss|gain) of ${P}))${END}${ASK}selling price$`,
    ),
    ([all = '', cost, one = '', , two = '']) =>
      sold([all, cost ?? '', one, /\bloss\b/.test(all) ? 'loss' : 'profit', two]),
  ],
  [
    new RegExp(
      `^(?:an? |the )?[a-z]+ (?:sells|sold) (?:an? |the |his |her )?${GOODS} for ${MONEY},? (?:at|making|and makes|and made) (?:an? )?(profit|loss|gain) of ${P}${END}${ASK}(?:cost price|original price|original cost)(?: of the ${GOODS})?$`,
    ),
    costPrice,
  ],
  [
    new RegExp(
      `^by selling (?:an? |the |his |her )?${GOODS} for ${MONEY},? (?:an? |the )?[a-z]+ (?:makes|made|gains|gained|has) (?:an? )?(profit|loss|gain) of ${P}${END}${ASK}(?:cost price|original price|original cost)(?: of the ${GOODS})?$`,
    ),
    costPrice,
  ],
  [
    new RegExp(
      `^(?:the )?(?!.{0,60}\\b(?:half|twice|double|not|each|another|more|less|from)\\b.{0,60} from )([a-z][a-z' ]{3,60}) (?:rises|rose|grows|grew|falls|fell|increases|increased|decreases|decreased|drops|dropped|went|goes|went up|went down|changes|changed|goes up|goes down) from ${AMOUNT}(?: a [a-z]+)? to ${AMOUNT}(?: (?:per|a|in) [a-z]+)?${END}${ASK}(?:percentage|percent|per cent) (?:of )?(increase|decrease|change|rise|fall)(?: in ((?:the |its |his |her )?[a-z][a-z' ]{2,40}))?$`,
    ),
    ([, what = '', from, to, way, again = '']) =>
      again.split(' ').every(word => what.includes(word) || /^(?:the|its|his|her|in)$/.test(word))
        ? `percentage ${way} from ${from} to ${to}`
        : undefined,
  ],
  [
    new RegExp(
      `^(?:in an? )?(?:school|class|town|club|company|group|college|village|theatre|factory)(?: of| with| has| there are) (\\d{1,7}) ?(?:people|pupils|students|children|members|employees|workers|seats)?,? ${P} (?:of (?:the |them )?(?:people|pupils|students|children|members|employees|workers)? ?)?(?:are|is|were) ([a-z]+)${END}(?:how many|number of|find the number of) ([a-z]+)(?: are there(?: in (?:the|this) [a-z]+)?| are in the [a-z]+)?$`,
    ),
    partOfAll,
  ],
  [
    new RegExp(
      `^${P} of (?:the )?(\\d{1,7}) (?:people|pupils|students|children|members|seats|spaces|employees|workers|rooms) (?:in|at|on) (?:an? |the )?[a-z]+(?: [a-z]+)? are ([a-z]+)${END}how many(?: of them| people| pupils| students| children| members| seats| spaces| employees| workers| rooms)? (?:are )?([a-z]+)(?: are there)?$`,
    ),
    percentFirst,
  ],
  [
    new RegExp(
      `^(?:[a-z]+ )?(?:rate|rates|percentage|support|vote|turnout) (?:rises?|rose|increases?|increased|goes up|went up|falls?|fell|decreases?|decreased|drops?|dropped|goes down|went down|changes?|changed) from ${P} to ${P}${END}${ASK}(?:(?:rise|increase|fall|decrease|drop|change|difference) )?in percentage points$`,
    ),
    ([, from = '', to = '']) => {
      const [low, high] = [Number(from), Number(to)].sort((a, b) => a - b)
      return low === high ? undefined : `${high} - ${low}`
    },
  ],
]
