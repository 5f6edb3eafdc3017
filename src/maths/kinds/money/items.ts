import { type Rational, rational } from '../../arithmetic/rational.ts'
import { AMERICAN_COINS } from '../../language/en/coins.ts'
import type { Currency } from '../../values/money.ts'
import { numberIn } from '../../values/read-number.ts'
import { NUMBER } from '../../wording/patterns.ts'
import { MONEY, type Sum, sumOfMoneyIn } from '../../wording/sums-of-money.ts'
import type { Item, MoneyTask } from './question.ts'

/** An item with what its price may be in. */
export interface ReadItem extends Item {
  currencies: readonly Currency[]
}

const NAMES = AMERICAN_COINS.map(({ names }) => names).join('|')
const PIECE = '(?:coins?|pieces?|notes?|bills?)'
/** `nickels`, `20p coins`, `$5 bills`, `dollar coins`; for patterns. */
export const COIN = `(?:(?:${NAMES})(?: coins?)?|${MONEY}(?: ${PIECE})|(?:pound|dollar|euro)s? ?${PIECE}|${MONEY}s)`

/** One coin or note by its name. */
export function coinIn(text: string): ReadItem | undefined {
  const own = text.trim()
  const base = { count: rational(1), coin: own }
  const named = AMERICAN_COINS.find(({ names }) => new RegExp(`^(?:${names})(?: coins?)?$`).test(own))
  if (named) {
    const { names, worth } = named
    const currencies: Currency[] = names.startsWith('penn') ? ['$', '£'] : ['$']
    return { ...base, each: rational(worth, 100), isSmall: worth < 50, currencies }
  }
  const worth = own.replace(new RegExp(` ?${PIECE}$`), '').replace(/^(pound|dollar|euro)s?$/, '1 $1')
  const sum = sumOfMoneyIn(worth) ?? sumOfMoneyIn(worth.replace(/s$/, ''))
  return sum && { ...base, each: sum.amount, isSmall: sum.isSmall, currencies: sum.currencies }
}

/** Words that would change what is asked, so that they name no thing. */
const NO_THING =
  'half|each|every|and|for|of|off|free|at|the|less|more|than|plus|minus|per|from|to|with|other|double|twice|extra|discount|sale|change|total|cost|costs|costing|price|average|percent|tax|tip|left|remaining|spent|back|then|when|if|how|what|get|gets|buy|buys|spend|in|on|by|is|are|has|have|was|were|times|lots|pence|pounds?|cents?|dollars?|euros?|worth|between|share|rate|interest|year|years'
const WORD = `(?!(?:${NO_THING})\\b)[a-z][a-z'-]*`
/** What is bought, in up to three words: `pens`, `bottle of milk`. */
export const THING = `(?:${WORD}(?: of ${WORD})?(?: ${WORD})?)`
const EACH = '(?: ?(?:each|apiece|per (?:item|one)|a piece|an item|for each))'
const UNIT =
  'kg|g|kilograms?|kilos?|lbs?|pounds?|m|metres?|meters?|litres?|liters?|l|yards?|feet|ft|gallons?|grams?|oz|ounces?'
const PRICED = '(?:at|costing|that cost|which cost|for|priced at|@|worth)'

const MANY = new RegExp(
  `^(${NUMBER}) (?:identical )?${THING} (?:(?:at|@) (${MONEY})${EACH}?|${PRICED} (?:only )?(${MONEY})${EACH})$`,
)
const MANY_COST = new RegExp(
  `^(${NUMBER}) ${THING} (?:cost (?:at|if|when they are|if they are|if they cost)) (${MONEY})${EACH}$`,
)
const MANY_IF = new RegExp(
  `^(${NUMBER}) ${THING}(?: cost)? if (?:each|1|one|it)(?: ${THING})? costs (${MONEY})$`,
)
const PER_UNIT = new RegExp(
  `^(${NUMBER}) ?(${UNIT})(?: of ${THING})?(?: ${PRICED}| if (?:it|1 [a-z]+|each [a-z]+) costs)? (${MONEY}) ?(?:per|a|an|each|\\/|for each|for 1|for every)? ?(${UNIT})?$`,
)
const ONE = new RegExp(
  `^(?:(?:a|an|1|the|some|another) )?(?:${THING} (?:at|costing|that costs|which costs|for|priced at|@|worth|\\() ?)?(${MONEY})\\)?(?: ${THING})?$`,
)
const ALONE = new RegExp(`^(${MONEY})$`)
const LOTS = new RegExp(`^(${NUMBER}) ?(?:lots of|times|×|x|\\*) ?(${MONEY})$`)
const TIMES = new RegExp(`^(${MONEY}) ?(?:times|×|x|\\*|multiplied by) ?(${NUMBER})$`)
const COUNTED = new RegExp(`^(?:(\\d{1,4})|an?|1)? ?(${COIN})$`)
const QUARTERS = /^(\d{1,3})\/4(?: of a dollar)?$/

const bare = ({ amount, ...sum }: Sum, count: Rational): ReadItem => ({ ...sum, each: amount, count })

/** A unit by its first letters, so that `kg` and `kilograms` are one. */
function unitKey(name: string): string {
  const plain = name.replace(/^(?:kilos?|kilograms?)$/, 'kg').replace(/s$/, '')
  return plain === 'kg' ? plain : plain.slice(0, 1) + (/^(?:lb|pound)$/.test(plain) ? 'lb' : '')
}

function countedIn(text: string): ReadItem | undefined {
  const [, count, coin = ''] = COUNTED.exec(text) ?? []
  const own = coin === '' ? undefined : coinIn(coin)
  if (own) return { ...own, count: rational(BigInt(count ?? 1)) }
  // Three quarters have become a fraction.
  const quarters = QUARTERS.exec(text)
  const quarter = quarters && coinIn('quarters')
  return quarter ? { ...quarter, count: rational(BigInt(quarters[1] ?? 1)) } : undefined
}

/** Reads `85p`, `a book costing £6.75`, `3 pens at 45p each`, `2 dimes`, `5 kg of apples at £1.20 per kg`. */
function itemIn(text: string): ReadItem | undefined {
  const own = text.trim()
  const alone = ALONE.exec(own)
  const single = alone ? sumOfMoneyIn(alone[1] ?? '') : undefined
  if (single) return bare(single, rational(1))
  const coin = countedIn(own)
  if (coin) return coin
  const weighed = PER_UNIT.exec(own)
  if (weighed) {
    const [, count = '', unit = '', price = '', per] = weighed
    const [number, sum] = [numberIn(count), sumOfMoneyIn(price)]
    const isSame = per === undefined ? /each|if /.test(own) : unitKey(per) === unitKey(unit)
    return number && sum && isSame ? bare(sum, number) : undefined
  }
  const [, times = '', first, second] =
    MANY.exec(own) ?? MANY_COST.exec(own) ?? MANY_IF.exec(own) ?? LOTS.exec(own) ?? []
  const each = first ?? second ?? ''
  const [, behind = '', number = ''] = TIMES.exec(own) ?? []
  const [count, sum] = [numberIn(times || number), sumOfMoneyIn(each || behind)]
  if (count && sum) return bare(sum, count)
  const one = ONE.exec(own)
  const sumOfOne = one ? sumOfMoneyIn(one[1] ?? '') : undefined
  return sumOfOne && bare(sumOfOne, rational(1))
}

const MOST_ITEMS = 12

/** Every item of `£1.20, 85p and £3`, `3 quarters and 2 dimes`; undefined where anything else stands in it. */
export function itemsIn(text: string): ReadItem[] | undefined {
  const whole = itemIn(text)
  if (whole) return [whole]
  const parts = text.split(/\s*(?:,\s*(?:and|plus)\s|[,;]\s|\s(?:and|plus|&)\s|\s?\+\s?)\s*/)
  if (parts.length < 2 || parts.length > MOST_ITEMS) return undefined
  const items = parts.map(itemIn)
  return items.every(each => each !== undefined) ? items.flatMap(each => each ?? []) : undefined
}

/** What was understood, the currency still open. */
export interface Read {
  task: MoneyTask
  currencies: readonly (readonly Currency[])[]
  isSmall: boolean
  isFixed?: boolean
}

const bareItem = ({ count, each, isSmall, coin }: ReadItem): Item => ({
  count,
  each,
  isSmall,
  ...(coin === undefined ? {} : { coin }),
})

export const currenciesOf = (items: readonly ReadItem[]) => items.map(({ currencies }) => currencies)
export const itemsOf = (items: readonly ReadItem[]) => items.map(bareItem)
/** What all of them cost together. */
export const costOf = (items: readonly Item[]) =>
  items.reduce((sum, { count, each }) => sum.add(count.mul(each)), rational(0))
