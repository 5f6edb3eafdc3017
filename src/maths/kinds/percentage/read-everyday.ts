import {
  COSTS,
  DETERMINER,
  FORMER,
  FORMERLY,
  GOES_DOWN,
  GOES_UP,
  HELPER,
  LATTER,
  ON_TOP,
  OTHER_SUM,
  PRICE,
  REASONS,
  SAYS_NOTHING,
  TAKEN_OFF,
} from '../../language/en/percent-stories.ts'
import type { Measured } from '../../values/amount.ts'
import { numberIn } from '../../values/read-number.ts'
import { MONEY, sumOfMoneyIn } from '../../wording/sums-of-money.ts'
import { PERCENT } from './patterns.ts'
import type { PercentageTask } from './question.ts'

/** The percentage with what it does: `#up`, `#down`. */
const WAYS = [
  [
    '#up',
    `(?:an? )?#p ${ON_TOP}`,
    `(?:an? |the )?${ON_TOP}(?: rate)?(?: is| was| charged| added| set| of| at| by)* #p`,
    `${GOES_UP} by #p`,
  ],
  [
    '#down',
    `(?:an? )?#p ${TAKEN_OFF}`,
    `(?:(?:is |was |are |were )?(?:sold|bought|selling|offered) (?:at|with|for) )?(?:an? |the )?(?:discount|reduction)(?: is| was| of| at)* #p`,
    `${GOES_DOWN}(?: in price)?(?: by)? #p`,
    'takes #p off',
  ],
].map(([sign = '', ...ways]) => ({ sign, pattern: new RegExp(`(?<![#a-z])(?:${ways.join('|')})(?![a-z-])`) }))

const THE_NOUN =
  '(?:(?: of| for)?(?: (?:an?|the|his|her|their|its))?(?: (?!(?:after|before|in|is|was|that|which)\\b)[a-z][a-z-]*){1,3})?'
const WAY = '(?:#up|#down)'
/** What the amount is: `#before` or `#after`. */
const STATES: [RegExp, string][] = [
  [
    new RegExp(`(?:after|with|including|inclusive of) (?:the )?${WAY},?(?: [a-z-]+){0,5} ${COSTS} #a`),
    '#after',
  ],
  [
    new RegExp(
      `\\b(?:${LATTER} ${PRICE}${THE_NOUN} ${COSTS}|(?:now|only|on sale for|sale price of|reduced to)(?: ${COSTS})?|is now worth|${WAY} (?:to|making it|bringing it to)) #a`,
    ),
    '#after',
  ],
  [
    new RegExp(
      `#a,? (?:in (?:the|a) sale|on sale|now|(?:after|including|inclusive of|with|when) (?:the |an? )?${WAY}|which includes (?:the )?${WAY})`,
    ),
    '#after',
  ],
  [
    new RegExp(
      `\\b(?:${FORMER} ${PRICE}${THE_NOUN} ${COSTS}|(?:that |which )?(?:is |was |are |were )?${FORMERLY}(?: ${COSTS}| cost| be)?|before ${ON_TOP}(?: is added)?,?(?: [a-z]+){1,4} ${COSTS}) #a`,
    ),
    '#before',
  ],
  [
    new RegExp(
      `#a,? (?:before (?:the )?(?:${ON_TOP}|discount|sale)(?: is added)?|(?:plus|excluding|and|\\+) (?:${WAY}|${ON_TOP})(?= ?(?:[.;?!]|$)))`,
    ),
    '#before',
  ],
]
/** The part itself is what is told: `a tip of £4`. */
const IS_PART = new RegExp(
  `(?:${ON_TOP}|discount|reduction|by|saves?|saved|off)(?: is| was| of| came to)? #a|(?<!c[ao]mes? )to #a|#a (?:${ON_TOP}|discount|off|reduction|in tax|saving)(?![a-z-])`,
)
const SUBJECT =
  "(?:(?: (?:the|a|an|his|her|their|its))?(?: (?!pay|cost|save|spend|leave|with|includ|after|plus)[a-z][a-z'-]*){0,3})"
const PART = `(?:${ON_TOP}|discount|reduction|saving)`
const ASKS: [asked: 'original' | 'part' | 'new', pattern: RegExp][] = [
  [
    'original',
    new RegExp(
      `\\b(?:${FORMER} ${PRICE}|(?:${PRICE}|be|it|earn)${THE_NOUN} (?:before|without|excluding|originally)(?: (?:the|it|was|is|went|up|#down|#up|tax|vat|gst|tip|sales|sale|discount|reduction|rise|raise|increase|added|reduced)){0,4}$)`,
    ),
  ],
  [
    'part',
    new RegExp(
      `^(?:how much(?: money| of (?:a|an))? (?:is|was|will|would|should|does|did)?${SUBJECT} ?(?:leave|pay|add|save|get)?(?: (?:for|as|in|on))?(?: the| a)? ?(?:#up|${PART})|how much (?:money )?(?:do|does|did|will|would|can|is|are)${SUBJECT} (?:save|saved)|(?:find|calculate|work out|what is|what was|determine)? ?(?:the |his |her |their )?(?:amount |value |size )?(?:of )?(?:the |a |an )?(?:#up|${PART})$|how much ${PART} (?:does|did|do|will|would|must|should|is|was)${SUBJECT} (?:pay|charged|added|leave|be)\\b)`,
    ),
  ],
  [
    'new',
    new RegExp(
      `\\b(?:${LATTER}(?: [a-z]+)? ${PRICE}|price${THE_NOUN} (?:with|including|after|in the sale)|total$|how much (?:money )?(?:do|does|did|will|would|should|must|is|are)${SUBJECT} (?:(?:pay|cost|spend|be)(?! before| without)|(?:with|including|after) (?:the )?(?:#up|#down|${PART}))|(?:cost|pay|price)${THE_NOUN} (?:now|in the sale))`,
    ),
  ],
]

/** Whether each word says nothing of its own, names what is bought or somebody; and none makes another sum of it. */
function areHarmless(text: string): boolean {
  let names = 2
  for (const word of text.match(/#?[a-z][a-z'’-]*|[.;?!,]|\d/g) ?? []) {
    if (/^[.;?!]$/.test(word)) names = 2
    else if (word === ',') names = Math.max(names, 1)
    else if (DETERMINER.test(word)) names = 3
    else if (HELPER.test(word)) names = 1
    else if (word.startsWith('#') || SAYS_NOTHING.test(word)) names = 0
    else if (/\d/.test(word) || OTHER_SUM.test(word) || names === 0) return false
    else if (!/['’]s?$/.test(word)) names--
    else names = 3
  }
  return true
}

/** What somebody has, wins or owes is no price. */
const IS_PRICE = new RegExp(
  `(?:^|(?:costs?|costing|is|are|was|were|came to|comes to|priced at|spends|spent|charges|charged|${PRICE} of|(?:meal|purchase|order|invoice|dinner|lunch) of|(?<!has |have |had |with |wins |won )an?|the|on|(?:buys|bought|purchased|purchases|sells|advertised|listed|priced)(?: (?:an?|the|some)?(?: [a-z]+){1,3})? (?:for|at))) #a`,
)
/** Where the price is down already, what was paid is less than it was; of a tax nobody knows whether it was in it. */
const WAS_PAID = /(?:paid|pays|spends|spent|for(?: an?| the)?) #a/
const OF_WORK = /\b(?:salary|wages?|pays? of|income)\b/

/** A tip is no tax, and a discount no rise. */
const isOfOneReason = (plain: string) => REASONS.filter(reason => reason.test(plain)).length === 1

interface Signed {
  text: string
  way: 'increase' | 'decrease'
  isAfter: boolean
  /** It is said of the amount, or goes without saying. */
  isSaid: boolean
}

/** The text with signs in the places of its percentage and its amount. */
function signed(plain: string): Signed | undefined {
  const sign = WAYS.find(({ pattern }) => pattern.test(plain))
  if (!sign) return undefined
  const told = plain.replace(sign.pattern, sign.sign)
  const state = STATES.find(([pattern]) => pattern.test(told))
  const text = state ? told.replace(state[0], state[1]) : told
  const others = STATES.filter(([pattern, name]) => name !== state?.[1] && pattern.test(told))
  if (others.length > 0 || IS_PART.test(text)) return undefined
  const isUp = sign.sign === '#up'
  const isPaid = !isUp && WAS_PAID.test(text)
  const isAfter = text.includes('#after') || isPaid
  const isTaxed = isUp && /\btax\b/.test(plain) && OF_WORK.test(plain)
  if (isTaxed || (!state && !isPaid && !IS_PRICE.test(text))) return undefined
  return {
    text: text.replace(/#(?:after|before)/, '#a'),
    way: isUp ? 'increase' : 'decrease',
    isAfter,
    isSaid: state !== undefined,
  }
}

/**
 * Reads a price with what is put on it or taken off it, in whatever order it is told: a tip, a tax, a discount, a rise.
 * Every word must say nothing else, and one of the three is asked for: the part, the price before, the price after.
 */
export function readEveryday(plain: string): (PercentageTask & { measured: Measured }) | undefined {
  const percents = [...plain.matchAll(new RegExp(PERCENT, 'g'))]
  const [said = '', number = ''] = percents[0] ?? []
  const hidden = plain.replace(said, '#p')
  const amounts = hidden.match(new RegExp(MONEY, 'g')) ?? []
  const sum = sumOfMoneyIn(amounts[0] ?? '')
  const percent = numberIn(number)
  if (percents.length !== 1 || amounts.length !== 1 || !sum || !percent || percent.n === 0n) return undefined
  const own = signed(hidden.replace(amounts[0] ?? '', '#a'))
  if (!own || !/#a/.test(own.text)) return undefined
  const { text, way, isAfter, isSaid } = own
  if (way === 'decrease' && percent.compare(100) >= 0) return undefined
  const at = text.search(/(?<=[.;?!] |^)[^.;?!]*$/)
  const asked = ASKS.find(([, pattern]) => pattern.test(text.slice(at)))
  const rest =
    asked &&
    text.slice(0, at) +
      text
        .slice(at)
        .replace(asked[1], ' ')
        .replace(/^how much /, '')
  if (!asked || rest === undefined || !areHarmless(rest) || !isOfOneReason(plain)) return undefined
  const [currency] = sum.currencies
  if (!currency) return undefined
  const measured = { currency, ...(sum.isSmall ? { isSmall: true } : {}) }
  const base = { amount: sum.amount, percent, measured }
  const isOver = isAfter || (!isSaid && /\b(?:has|have|had) been\b/.test(text))
  if (asked[0] === 'original') return isOver ? { task: 'original', change: way, ...base } : undefined
  if (isOver) return undefined
  return asked[0] === 'part' ? { task: 'part', puts: way, ...base } : { task: way, ...base }
}
