import * as said from '../language/en/told-tallies.ts'
import { measureOf } from '../stories/word-forms.ts'
import { only, type Quantity, type Teller, type Told } from './told-story.ts'

const NEAR = 70
const before = ({ text }: Told, { from }: Quantity) => text.slice(Math.max(0, from - NEAR), from)
const behind = ({ text }: Told, { from, said: own }: Quantity) =>
  text.slice(from + own.length, from + own.length + NEAR)

const isOfOne = (story: Told, quantity: Quantity) =>
  said.OF_ONE_BEFORE.test(before(story, quantity)) || said.OF_ONE_BEHIND.test(behind(story, quantity))
const sign = (money: string) => money.replace(/\s|,/g, '')
const value = (quantity: Quantity) => Number(quantity.number.replace(/[^\d.]/g, ''))

/** `3 notebooks at $1.25 each and a protractor for $2.40`, paid with $10. */
const change: Teller = story => {
  const { quantities, asked, told } = story
  const money = quantities.filter(each => each.is === 'money')
  const [count, ...more] = quantities.filter(each => each.is !== 'money')
  const paid = money.filter(
    each => said.HANDS_OVER.test(before(story, each)) || /^ ?(?:notes?|bills?)\b/.test(behind(story, each)),
  )
  const [whole, ...others] = paid
  const prices = money.filter(each => each !== whole)
  const [each, ...rest] = prices.filter(price => isOfOne(story, price))
  const single = prices.filter(price => price !== each)
  const isFit = whole && each && count && rest.length + more.length + others.length === 0 && single.length < 2
  if (
    !isFit ||
    !said.ASKS_CHANGE.test(asked) ||
    /\b(?:more|owe|short|discount|off|if|half|twice)\b/.test(`${told} ${asked}`)
  )
    return undefined
  if (!/^(?:count|measure)$/.test(count.is)) return undefined
  const left =
    value(whole) - value(each) * Number(count.number) - single.reduce((sum, price) => sum + value(price), 0)
  return left < 0
    ? undefined
    : `Work out ${[sign(whole.said), `${count.number} × ${sign(each.said)}`, ...single.map(price => sign(price.said))].join(' - ')}`
}

const FIRST =
  /([£$€₹] ?\d+(?:\.\d\d)?) for the first (?:(\d+) )?(hour|km|kilomet(?:re|er)|mile|minute|day|item|book|kg|person|page|ride|game|night)s?\b/
const MORE =
  /([£$€₹] ?\d+(?:\.\d\d)?) (?:for )?(?:each|every|per) (?:(additional|extra|further|more|other|subsequent) )?[a-z]+( (?:after that|after|thereafter|more|extra|beyond that|then))?/
/** `$9 for the first hour and $4 for each additional hour`, of 5 hours. */
const firstAndMore: Teller = ({ text, quantities, asked }) => {
  const [, start = '', many = '1', thing = ''] = FIRST.exec(text) ?? []
  const [, more = '', additional, after] = MORE.exec(text.replace(FIRST, ' ')) ?? []
  const rest =
    text
      .replace(FIRST, ' ')
      .replace(MORE, ' ')
      .match(/\d+(?:\.\d+)?/g) ?? []
  const [count, ...others] = rest.map(Number)
  const isFit =
    thing !== '' &&
    more !== '' &&
    (additional ?? after) !== undefined &&
    others.length === 0 &&
    quantities.length < 6
  if (!isFit || count === undefined || count <= Number(many) || !Number.isInteger(count)) return undefined
  return /\b(?:cost|costs|pay|fare|charge|charged|total|bill|price|fee|how much)\b/.test(asked)
    ? `Work out ${sign(start)} + ${count - Number(many)} × ${sign(more)}`
    : undefined
}

/** `6 m long and 4 m broad, at ₹90 per square metre` */
const priceOfArea: Teller = story => {
  const [one, other, price] = only(story, 'measure', 'measure', 'money') ?? []
  if (!one || !other || !price || one.noun !== other.noun || measureOf(one.noun)?.dimension !== 'length')
    return undefined
  const isPer =
    /^ ?(?:per|a|for (?:each|every|1)|for one|each) (?:square|sq\.?) ?(?:m|metre|meter|ft|foot|yard|cm)\b/.test(
      behind(story, price).replace(/(m|ft|cm)(?:\^2|²)/, 'square $1'),
    )
  const isAsked =
    /\b(?:cost|costs|how much|price|pay)\b/.test(story.asked) &&
    !/\b(?:fenc|edge|around|border)/.test(story.text)
  return isPer && isAsked ? `Work out ${one.number} × ${other.number} × ${sign(price.said)}` : undefined
}

/** `10 m by 6 m has a pond, 7 m by 4 m`: what is left of the area. */
const areaLeft: Teller = story => {
  const [a, b, c, d] = only(story, 'measure', 'measure', 'measure', 'measure') ?? []
  if (!a || !b || !c || !d || new Set([a, b, c, d].map(({ noun }) => noun)).size > 1) return undefined
  const isInside = Number(c.number) < Number(a.number) && Number(d.number) <= Number(b.number)
  const { asked, told } = story
  const isAsked =
    /\barea\b|\bsquare (?:m|cm|f)/.test(asked) &&
    /\b(?:left|remain\w*|not|rest|without|outside)\b/.test(asked)
  const isOther =
    /\b(?:around|border|frame|wide path|each|every|costs?|round|circ\w+|triang\w+|perimeter)\b/.test(told)
  return isInside && isAsked && !isOther && measureOf(a.noun)?.dimension === 'length'
    ? `Work out ${a.number} × ${b.number} - ${c.number} × ${d.number}`
    : undefined
}

/** Two amounts in the smaller one's unit. */
function inOneUnit(one: Quantity, other: Quantity): [number, number] | undefined {
  const [own, another] = [one, other].map(({ noun }) => measureOf(noun))
  if (one.is === 'count' && other.is === 'count') return [Number(one.number), Number(other.number)]
  if (!own || own.dimension !== another?.dimension) return undefined
  const amounts = [Number(one.number) * Number(own.size), Number(other.number) * Number(another.size)]
  const unit = Math.min(Number(own.size), Number(another.size))
  const [a = 0, b = 0] = amounts.map(amount => Math.round((amount / unit) * 1000) / 1000)
  return Number.isInteger(a) && Number.isInteger(b) ? [a, b] : undefined
}

/** `104 mangoes, in boxes of 12`: how many are needed, how many are full, what is over. */
const groups: Teller = story => {
  const { quantities, asked, text, told } = story
  const sizes = quantities.filter(
    each =>
      isOfOne(story, each) ||
      /^ ?(?:long )?(?:lengths?|pieces?|strips?|bits?|sections)\b/.test(behind(story, each)),
  )
  const [size, ...moreSizes] = sizes
  const [one, other, ...others] = quantities.filter(each => each !== size)
  if (
    !size ||
    !one ||
    moreSizes.length + others.length > 0 ||
    said.NO_GROUPS.test(text.replace(/\bno more\b/, ' '))
  )
    return undefined
  const isPair = !other || / and $/.test(before(story, other))
  const both = inOneUnit(one, size)
  if (!isPair || !both || (other && (other.is !== 'count' || one.is !== 'count'))) return undefined
  const [whole, own] = [both[0] + (other ? Number(other.number) : 0), both[1]]
  const asks = [said.ASKS_GROUPS_NEEDED, said.ASKS_FULL_GROUPS, said.ASKS_OVER].map(way => way.test(asked))
  if (own < 2 || whole < own || asks.filter(Boolean).length !== 1) return undefined
  if (asks[0]) return `There are ${whole} people. Each bus holds ${own} people. How many buses are needed?`
  if (asks[1])
    return whole % own === 0
      ? `Work out ${whole} ÷ ${own}`
      : `There are ${whole} eggs. Each box holds ${own} eggs. How many full boxes can be made?`
  return /\bas (?:many|much)\b|\b(?:full|no more|till|until|possible|in each|of \d)/.test(told) ||
    size.is === 'count'
    ? `What is the remainder when ${whole} is divided by ${own}?`
    : undefined
}

/** `20 bundles of 24 kites each. He sold 3/5 of all the kites.` What is left of so many times so many. */
const partOfProduct: Teller = story => {
  const [one, other, part] = only(story, 'count', 'count', 'fraction') ?? []
  const each = [one, other].find(count => count && isOfOne(story, count))
  const { told, asked } = story
  if (
    !one ||
    !other ||
    !part ||
    !each ||
    said.NO_PART_OF_ALL.test(told) ||
    !said.ASKS_WHAT_IS_LEFT.test(asked)
  )
    return undefined
  const isOfAll = /^ of (?:all )?(?:the|them|these|those|his|her|their)\b/.test(behind(story, part))
  const isNot = /\bnot\b|n't\b/.test(told)
  return isOfAll && !isNot && part.from > Math.max(one.from, other.from) && /^\d+\/\d+$/.test(part.said)
    ? `Work out ${one.number} × ${other.number} × (1 - ${part.said})`
    : undefined
}

/** `He pays 1/4 of it as rent and spends 1/3 of it on food.` */
const twoParts: Teller = story => {
  const [whole, one, other] =
    only(story, 'money', 'fraction', 'fraction') ?? only(story, 'count', 'fraction', 'fraction') ?? []
  const { told, asked } = story
  if (
    !whole ||
    !one ||
    !other ||
    said.NO_PART_OF_ALL.test(told.replace(/,? and the rest[^.]*/, '')) ||
    !/\b(?:left|remain\w*|save[sd]?|rest)\b/.test(asked) ||
    /\b(?:year|months|weeks?|days?)\b/.test(asked)
  )
    return undefined
  const isOfIt = (part: Quantity) =>
    /^ of (?:it|this|that|them|the (?:money|amount|total)|his (?:salary|income|money|wages?|pay|pocket money)|her (?:salary|income|money|wages?|pay|pocket money))\b/.test(
      behind(story, part),
    )
  const isFirst = whole.from < Math.min(one.from, other.from)
  return isFirst && isOfIt(one) && (isOfIt(other) || /^ (?:on|to|for|in|as)\b/.test(behind(story, other)))
    ? `Work out ${whole.is === 'money' ? sign(whole.said) : whole.number} × (1 - ${one.said} - ${other.said})`
    : undefined
}

/** `6 tins have a mass of 750 grams`, of 10 of these tins. */
const inProportion: Teller = story => {
  const { told, asked, text, quantities } = story
  const counts = quantities.filter(each => each.is === 'count' && !measureOf(each.noun))
  const wanted = counts.at(-1)
  const some = counts.find(each => each !== wanted && (counts.length === 2 || each.noun === wanted?.noun))
  const [amount, ...more] = quantities.filter(each => each !== some && each !== wanted)
  const rest = text.replace(/\bat the same (?:price|cost)(?: each)?\b/, ' ')
  if (
    !some ||
    !wanted ||
    !amount ||
    more.length > 0 ||
    said.NO_PROPORTION.test(rest) ||
    !/^(?:money|measure|count)$/.test(amount.is)
  )
    return undefined
  const between = text.slice(Math.min(some.from, amount.from), Math.max(some.from, amount.from))
  const isNear = /^[^.;!?]*$/.test(between.replace(/\d\.\d/g, '')) && said.COMES_TO.test(between)
  const isLater = wanted.from > Math.max(some.from, amount.from)
  const isSame =
    wanted.noun === some.noun ||
    (amount.is !== 'count' &&
      /^ (?:of (?:these|them|the same|those)|at the same)\b/.test(behind(story, wanted)))
  const isAsked =
    amount.is === 'count'
      ? new RegExp(`\\bhow many ${amount.noun}`).test(asked)
      : /\b(?:how much|what|how heavy|cost|mass|weight|weigh)\b/.test(asked)
  const isAlike = told !== '' && Number(some.number) > 0
  if (!isNear || !isLater || !isSame || !isAsked || !isAlike) return undefined
  const own = amount.is === 'money' ? sign(amount.said) : amount.number
  return `Work out ${own} ÷ ${some.number} × ${wanted.number}`
}

const COMPARED = new RegExp(
  `^ ?(?:[a-z]+ ){0,2}?(?:(?<more>${said.COMPARES_MORE})|(?<less>${said.COMPARES_LESS}))(?: [a-z]+){0,2}? than\\b`,
)
/** `The coat costs 85 and the shoes cost 27 less than the coat.` Both together. */
const bothTogether: Teller = story => {
  const [one, other, ...more] = story.quantities
  if (!one || !other || more.length > 0 || said.NO_PAIR.test(story.text)) return undefined
  const { more: isMore, less } = COMPARED.exec(behind(story, other))?.groups ?? {}
  // Another one than the first is told of, and held against it by its name.
  const told = story.text.slice(0, other.from)
  const [, by = ''] = /\bthan (?:the |his |her |their )?([a-z]+)/.exec(behind(story, other)) ?? []
  const clause = told.split(/[.;,!?]|\band\b/).at(-1) ?? ''
  const isOther =
    /\b(?!(?:it|that|this|which|he|she|they)\b)[a-z]+ [a-z]+ /.test(`${clause} `) && !clause.includes(by)
  const isNamed = by !== '' && told.slice(0, told.length - clause.length).includes(by)
  if (!isOther || !isNamed) return undefined
  const isAsked = /\b(?:both|together|altogether|in all|combined|total|between them)\b/.test(
    `${story.asked} ${story.text.slice(-60)}`,
  )
  if ((isMore ?? less) === undefined || !isAsked || /\bthan\b/.test(story.asked)) return undefined
  const [unit] = /\bin ([a-z]+)\b/.exec(story.asked)?.slice(1) ?? []
  if (one.is === 'measure' && other.is === 'measure' && one.noun !== other.noun) {
    const isUnit =
      unit !== undefined && /^(?:metres?|meters?|centimetres?|cm|m|kg|kilograms?|grams?|g)$/.test(unit)
    return isUnit
      ? `Work out ${one.said} + ${one.said} ${less ? '-' : '+'} ${other.said}. Give your answer in ${unit}`
      : undefined
  }
  if (one.is !== other.is && !(one.is === 'money' && other.is === 'count')) return undefined
  if (!/^(?:money|count|measure)$/.test(one.is) || (one.is === 'count' && measureOf(one.noun)))
    return undefined
  const [a, b] = one.is === 'money' ? [sign(one.said), sign(other.said)] : [one.number, other.number]
  return `Work out 2 × ${a} ${less ? '-' : '+'} ${b}`
}

/** Stories with several amounts: money and change, groups, parts, proportion, two that are compared. */
export const TALLY_TELLERS: readonly Teller[] = [
  change,
  firstAndMore,
  priceOfArea,
  areaLeft,
  groups,
  partOfProduct,
  twoParts,
  inProportion,
  bothTogether,
]
