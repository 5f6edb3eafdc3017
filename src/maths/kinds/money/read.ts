import { type Rational, rational } from '../../arithmetic/rational.ts'
import type { Currency } from '../../values/money.ts'
import { numberIn } from '../../values/read-number.ts'
import type { Asked } from '../../wording/asked.ts'
import { NUMBER } from '../../wording/patterns.ts'
import { commonCurrency, MONEY, sumOfMoneyIn } from '../../wording/sums-of-money.ts'
import {
  COIN,
  coinIn,
  costOf,
  currenciesOf,
  itemsIn,
  itemsOf,
  type Read,
  type ReadItem,
  THING,
} from './items.ts'
import type { MoneyQuestion } from './question.ts'
import { readChange } from './read-change.ts'

export const triggers =
  /[£$€¢₹]|\d ?(?:p|c|pence|cents?|pounds?|dollars?|euros?|quid)\b|\b(?:penn(?:y|ies)|nickels?|dimes?|quarters?|pence|cents|dollars?)\b/

const ITEMS = '(.+?)'
const SUM = `(${MONEY})`
const ALTOGETHER = '(?:,? (?:altogether|in total|in all|together|total))?'
const COSTS = '(?:cost|worth|come to|make|add up to|total|equal|be)'
const GOODS = '(?:items?|things?|goods|articles?|products?|purchases?|these|these items|the following)'
const FOR_GOODS = `(?:(?:for )?${GOODS} ?(?:costing|that cost|which cost|priced at|worth|at|:) )?`

/** `pence` or `cents` where the question wants them, then the items. */
const HOW_MUCH = `(?:how much (?:money )?(?:do (?:i|you|we) have|is (?:this|that|it|there))(?: in (?:it|the [a-z ]{3,12}))?|how many (cents|pence) (?:is|are) (?:this|that|it|there)|what is (?:the|its|their) (?:total )?(?:value|amount|total))${ALTOGETHER}`
const TOTALS = [
  `()(?:(?:total|sum|combined|overall)(?: (?:amount|cost|price|value|sum))?|value|worth|cost|price|amount)(?: of money)?(?: of| for|:)? ${FOR_GOODS}${ITEMS}${ALTOGETHER}`,
  `()total value of (?:these|the) coins:? ${ITEMS}`,
  `()(?:add|sum|total|find)(?: up| together)?:? ${ITEMS}${ALTOGETHER}`,
  `()(?:how much|what) (?:is|are|do|does|would|will) ${ITEMS} (?:${COSTS}${ALTOGETHER}|altogether|in total|in all)`,
  `()(?:how much is|how much are) ${ITEMS}`,
  `()(?:how much |count the )(?:money|coins|change)(?: is| are| do you have if you have| is there if there (?:are|is)| is there in| do you have with| are there in)?:? ${ITEMS}`,
  `()(?:what is|value of) ${ITEMS} worth`,
  `()${ITEMS} (?:are|is) worth how much(?: money)?`,
  `how many (cents|pence) (?:is|are|do|does|are there in|in) ${ITEMS}(?: worth| make| equal${ALTOGETHER})?`,
  `()${ITEMS} worth`,
  `()(?:(?:if )?(?:i|you|we) have |(?:a purse|a wallet|a jar|a money box|a till) (?:has|contains) )${ITEMS}[.,;?] ${HOW_MUCH}`,
  `()(?:count|add up|total|look at)(?: up)?(?: the| these| this| your)? (?:money|coins|change)[:,.] ${ITEMS}(?:[.;?] ${HOW_MUCH})?`,
  `()${ITEMS} = ▢ (cents|pence)`,
  `()how much (?:do|does|would|will|is|are) ${ITEMS}`,
].map(words => new RegExp(`^${words}(?: in (cents|pence|pounds|dollars|euros))?$`))
const PLACE = '(?: (?:in|under|on|from) (?:an?|the|his|her|my|their|your) [a-z]+(?: [a-z]+)?)?'
const SOMEBODY = "(?:(?:an?|the|his|her|my) )?[a-z]+(?:'s [a-z]+)?(?: (?:box|bank|jar))?"
/** Who has coins, the coins, and who is asked about. */
const HELD = new RegExp(
  `^(?:if )?(${SOMEBODY}) (?:has|have|had|is|are|finds?|found|counts?|counted|contains?|holds?|gets?|got|saved?) (.{3,120}?)${PLACE}[.;?,] (?:how much(?: money)?|how many (cents|pence)|(?:what is|find|work out) the (?:total )?(?:value|amount)(?: of (?:the|his|her|these|all the) (?:coins|money))?)(?: (?:has|have|does|do|did|is|are|was)(?: (?!in )([a-z]+))?(?: (?:have|got|find|found|hold|count|contain|worth))?)?${PLACE}${ALTOGETHER}$`,
)
const PRONOUN = /^(?:he|she|it|they|i|you|we|there|this|that)$/

/** `Tom has one 50p coin and two 20p coins. How much money has he got?`: coins and notes alone. */
function readHeld(text: string): Read | undefined {
  const [, who = '', coins = '', small = '', asked = 'it'] = HELD.exec(text) ?? []
  const items = itemsIn(coins)
  const isHis = PRONOUN.test(asked) || asked === who
  // Pennies are read as money of their own.
  const pennies = coins.match(/\bpenn(?:y|ies)\b/g)?.length ?? 0
  const areCoins = items && items.filter(({ coin }) => !coin).length <= pennies
  return isHis && areCoins ? total(items, small) : undefined
}

const BARE_SUM = new RegExp(`^(${MONEY}(?: (?:\\+|plus|and|added to) ${MONEY}){1,8})$`)
const PRODUCT = new RegExp(
  `^(?:multiply |product of )?(?:(${MONEY}) (?:×|times|x|multiplied by|by|and) (${NUMBER})|(${NUMBER}) (?:×|times|x|lots of|multiplied by|by|and) (${MONEY}))$`,
)
const DOUBLE = new RegExp(`^(double|twice|triple|treble|half of|half|halve) (${MONEY})$`)
const QUOTIENT = new RegExp(
  `^(?:divide |share |split )?(${MONEY}) (?:÷|/|divided by|divided equally (?:by|between)|by|into|equally (?:between|among|by)|shared equally (?:between|among)|between) (${NUMBER})(?: equal (?:parts|shares|amounts)| people| friends| children| ways)?$`,
)
const ASK =
  '(?:(?:find|work out|calculate|what is|what will be|determine|how much (?:is|will|do|does|would|are)|what (?:do|does|will|would|is)) )?'
/** `One pen costs 35p. How much do 6 pens cost?` */
const PRICE_OF_ONE = new RegExp(
  `^(?:if )?(?:the (?:cost|price) of )?(?:(?:an?|1|each) )?(${THING}) (?:costs|is sold for|sells for) (${MONEY})(?: each)?(?: ?[.,;]+ ?| )${ASK}(?:the )?(?:total )?(?:cost |price )?(?:of )?(\\d{1,4}) (${THING})(?: cost| be| costs)?(?: altogether| in total)?$`,
)
/** `5 pens cost 65p each. How much do they cost altogether?` */
const PRICE_OF_EACH = new RegExp(
  `^(\\d{1,4}) ${THING} (?:cost|are sold for|sell for) (${MONEY}) each(?: ?[.,;]+ ?| )${ASK}(?:they cost|(?:the )?total(?: cost| price)?)(?: altogether| in total)?$`,
)
/** `I buy 3 apples at 45p each. How much do I spend?` */
const BOUGHT = new RegExp(
  `^(?:if )?(?:i|you|we|he|she|[a-z]+) (?:buys?|bought) (\\d{1,4}) ${THING} (?:at|for|costing|which cost|that cost) (${MONEY}) each(?: ?[.,;]+ ?| )(?:find |work out |what is |what was |what do |how much (?:money )?(?:do|does|did|will|would|is) )?(?:the total|the total cost|the cost|(?:i|you|we|he|she|it|they|[a-z]+) (?:spend|pay|cost|spend altogether|pay altogether))(?: altogether| in total| in all)?$`,
)
const DIFFERENCES: [RegExp, 'as said' | 'turned' | 'either'][] = [
  [
    new RegExp(`^${SUM} (?:minus|-|take away|less|subtract|takeaway|reduced by|decreased by) ${ITEMS}$`),
    'as said',
  ],
  [new RegExp(`^(?:subtract|take(?: away)?|deduct) ${ITEMS} from ${SUM}$`), 'turned'],
  [new RegExp(`^(?:positive )?difference (?:between|of|in price between) ${SUM} and ${SUM}$`), 'either'],
  [new RegExp(`^(?:how much (?:more|less|bigger|greater|smaller|cheaper) is )${SUM} than ${SUM}$`), 'either'],
  [
    new RegExp(
      `^how much more(?: money)? (?:do|does|would|will) (?:you|i|we) need (?:to (?:make|get|have|reach) )?${SUM} (?:if|when) (?:you|i|we) (?:already )?have ${SUM}$`,
    ),
    'as said',
  ],
  [new RegExp(`^how much (?:more|less|bigger|smaller) than ${SUM} is ${SUM}$`), 'either'],
  [new RegExp(`^${SUM} (?:less|fewer) than ${SUM}$`), 'turned'],
]
const CONVERTS = [
  `(?:convert|change|express|write|rewrite|turn|give)? ?${SUM} (?:in|into|to|as)(?: an amount (?:in|of))? (pence|cents|pennies|pounds|dollars|euros|£|\\$|€)(?: (?:using|as|with) (?:a )?(?:decimals?|decimal point|decimal notation|notation|and cents|and pence))?`,
  `${SUM} ?= ?(£|\\$|€) ?[▢?]?`,
  `${SUM} ?= ?[▢?] ?(p|pence|cents?|c|¢|pounds|dollars|euros)`,
  `(?:convert|change) (?:from )?(?:pence|cents|pounds|dollars|euros) (?:in)?to (?:pence|cents|pounds|dollars|euros):? ${SUM}()`,
].map(words => new RegExp(`^${words}$`))
const HOW_MANY_SMALL = [
  `how many (pence|cents|pennies|p) (?:are |is )?(?:there )?(?:in|make|equal|to|are equal to|for) (${MONEY}|a pound|a dollar|a euro)`,
  `(?:number of )(pence|cents|pennies) (?:there are )?(?:in|that make) (${MONEY}|a pound|a dollar|a euro)`,
  `how many (pence|cents|pennies|p) (?:is|are|does) (${MONEY})(?: worth| equal| make)?`,
  `how many (pounds|dollars|euros) (?:are |is )?(?:there )?(?:in|make|equal|is|are) (${MONEY})`,
].map(words => new RegExp(`^${words}$`))
const COUNTS = [
  `(?:how many|number of) (${COIN}) (?:are |is )?(?:there |you )?(?:do you )?(?:needed )?(?:in|make|makes|equal|to make|that make|need to make|are equal to|is equal to|are worth|are worth the same as|have the same value as|worth|fit in|are needed to make|to pay|needed to pay|make up|add up to|for|can you get for|can i get for|would you get for|do you get for|get for) (${MONEY}|a pound|a dollar|a euro)`,
  `how many (${COIN}) (?:can|could|would|do) you (?:get|have|need|exchange) (?:for|from|to make) (${MONEY}|a pound|a dollar|a euro)`,
  `(?:if you have|you have) ${SUM} (?:in|made up of|all in) (${COIN})[.,]? how many (?:coins|notes|bills)? ?(?:do you have|are there)`,
].map(words => new RegExp(`^${words}$`))

const isSmallName = (name: string) => /^(?:p|pence|penn(?:y|ies)|cents?|c|¢)$/.test(name)
const namedSum = (text: string) => sumOfMoneyIn(text.replace(/^a /, '1 '))
/** What a name of an answer's currency allows. */
function currenciesFor(name: string): Currency[] {
  if (/^(?:pence|pennies|p|pounds?|£)$/.test(name)) return name === 'pennies' ? ['£', '$'] : ['£']
  if (/^(?:cents?|c|¢)$/.test(name)) return ['$', '€']
  return /^(?:dollars?|\$)$/.test(name) ? ['$'] : ['€']
}

/** The first word of a thing without its ending, so that `ticket` and `tickets` are one. */
const stemOf = (thing: string) => (thing.split(' ')[0] ?? '').replace(/(?:ies|y|es|e|s)$/, '')

function total(items: ReadItem[] | undefined, small = '', unit = ''): Read | undefined {
  const [first, ...others] = items ?? []
  if (!items || !first) return undefined
  // One price alone, and one coin alone, leave nothing to work out.
  if (others.length === 0 && first.count.equals(1)) return undefined
  const asked = small || unit
  const isSmall = asked ? isSmallName(asked) : items.every(each => each.isSmall)
  const currencies = [...currenciesOf(items), ...(asked ? [currenciesFor(asked)] : [])]
  const isFixed = asked !== ''
  return { task: { task: 'total', items: itemsOf(items) }, currencies, isSmall, isFixed }
}

function readTotal(text: string): Read | undefined {
  const [sum = ''] = BARE_SUM.exec(text)?.slice(1) ?? []
  if (sum) return total(itemsIn(sum.replaceAll(' added to ', ' and ')))
  for (const each of TOTALS) {
    const [, small = '', items = '', unit = ''] = each.exec(text) ?? []
    const read = items === '' ? undefined : total(itemsIn(items), small, unit)
    if (read) return read
  }
  const [, coins = '', unit = ''] =
    /^(.+?)(?: (?:is|are))?(?: worth)?(?: (?:in|how many) (cents|pence|pounds|dollars|euros))?$/.exec(text) ??
    []
  const own = readHeld(text)
  if (own) return own
  const held = itemsIn(coins)
  if (held?.every(({ coin }) => coin)) return total(held, '', unit)
  const isSum = /^[^a-z]*\d ?× ?[£$€]?\d|× ?\d/.test(text) && text.includes('+')
  const multiplied = isSum ? itemsIn(text) : undefined
  if (multiplied) return total(multiplied)
  const [, number = '', one = ''] = PRICE_OF_EACH.exec(text) ?? BOUGHT.exec(text) ?? []
  if (one) return total(itemsIn(`${number} things at ${one} each`))
  const [, thing = '', price = '', count = '', again = ''] = PRICE_OF_ONE.exec(text) ?? []
  const priceOfOne = price === '' ? undefined : sumOfMoneyIn(price)
  const isSame = stemOf(thing) === stemOf(again)
  return priceOfOne && isSame
    ? total([{ ...priceOfOne, each: priceOfOne.amount, count: rational(BigInt(count)) }])
    : undefined
}

function readProduct(text: string): Read | undefined {
  const [, front, after, before, behind] = PRODUCT.exec(text) ?? []
  const [sum, number] = [sumOfMoneyIn(front ?? behind ?? ''), numberIn(after ?? before ?? '')]
  if (sum && number) return total([{ ...sum, each: sum.amount, count: number }])
  const [, word = '', amount = ''] = DOUBLE.exec(text) ?? []
  const doubled = sumOfMoneyIn(amount)
  if (doubled && word.startsWith('hal')) return divided(doubled.amount, rational(2), doubled)
  if (doubled)
    return total([{ ...doubled, each: doubled.amount, count: rational(/^(?:d|tw)/.test(word) ? 2 : 3) }])
  const [, whole = '', by = ''] = QUOTIENT.exec(text) ?? []
  const [shared, parts] = [sumOfMoneyIn(whole), numberIn(by)]
  return shared && parts && parts.compare(1) > 0 ? divided(shared.amount, parts, shared) : undefined
}

function divided(
  amount: Rational,
  by: Rational,
  { currencies, isSmall }: { currencies: readonly Currency[]; isSmall: boolean },
): Read {
  return { task: { task: 'divide', amount, by }, currencies: [currencies], isSmall }
}

function readDifference(text: string): Read | undefined {
  for (const [each, order] of DIFFERENCES) {
    const [, left = '', right = ''] = each.exec(text) ?? []
    const [first, second] = order === 'turned' ? [right, left] : [left, right]
    const [from, items] = [sumOfMoneyIn(first), itemsIn(second)]
    if (!from || !items) continue
    const cost = costOf(items)
    const [only] = items
    const isTurned = order === 'either' && cost.compare(from.amount) > 0 && only !== undefined
    if (!isTurned && cost.compare(from.amount) > 0) return undefined
    const less = isTurned
      ? [{ count: rational(1), each: from.amount, isSmall: from.isSmall }]
      : itemsOf(items)
    return {
      task: { task: 'difference', from: isTurned ? cost : from.amount, items: less },
      currencies: [from.currencies, ...currenciesOf(items)],
      isSmall: from.isSmall && items.every(each => each.isSmall),
    }
  }
  return undefined
}

function readConversion(text: string): Read | undefined {
  for (const each of [...CONVERTS, ...HOW_MANY_SMALL]) {
    const [, one = '', other = ''] = each.exec(text) ?? []
    const [said, name] = CONVERTS.includes(each) ? [one, other] : [other, one]
    const sum = namedSum(said)
    if (!sum) continue
    const isSmall = name === '' ? !sum.isSmall : isSmallName(name)
    // "£3 in pounds" asks nothing, but "£3 and 5p in pence" does.
    if (isSmall === sum.isSmall) return undefined
    const currencies = [sum.currencies, ...(name === '' ? [] : [currenciesFor(name)])]
    return { task: { task: 'convert', amount: sum.amount }, currencies, isSmall, isFixed: true }
  }
  return undefined
}

function readCount(text: string): Read | undefined {
  for (const [at, each] of COUNTS.entries()) {
    const [, one = '', other = ''] = each.exec(text) ?? []
    const [coinText, said] = at === 2 ? [other, one] : [one, other]
    const [coin, sum] = [coinIn(coinText), namedSum(said)]
    if (!coin || !sum) continue
    const count = sum.amount.div(coin.each)
    // A number of coins is whole; pennies are what a conversion asks for.
    if (count.d !== 1n || count.n < 2n) return undefined
    const currencies = [coin.currencies, sum.currencies]
    const [own = coin] = itemsOf([coin])
    return { task: { task: 'count', amount: sum.amount, coin: own }, currencies, isSmall: false }
  }
  return undefined
}

const LONGEST = 250

/** Reads `total of £1.20, 85p and £3`, `how many dimes in $2`, `change from £10 for items costing £3.45 and £2.30`. */
export function readMoneyQuestion({ plain, full }: Asked): MoneyQuestion | undefined {
  if (plain.length > LONGEST) return undefined
  const read =
    readConversion(plain) ??
    readCount(plain) ??
    readChange(plain) ??
    readDifference(plain) ??
    readProduct(plain) ??
    readTotal(plain)
  const currency = read && commonCurrency(read.currencies)
  if (!read || !currency) return undefined
  return {
    kind: 'money',
    text: full,
    currency,
    isSmall: read.isSmall,
    isFixed: read.isFixed ?? false,
    isAnySign: read.currencies.every(each => each.includes('$') && each.includes('€')),
    ...read.task,
  }
}
