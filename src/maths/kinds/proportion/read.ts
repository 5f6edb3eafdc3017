import { rational } from '../../arithmetic/rational.ts'
import { findUnit } from '../../values/units.ts'
import type { Asked } from '../../wording/asked.ts'
import { execOf } from '../../wording/may-match.ts'
import { MONEY } from '../../wording/sums-of-money.ts'
import type { ProportionQuestion, ProportionTask, Size } from './question.ts'
import { readBest } from './read-best.ts'
import { readExchange } from './read-exchange.ts'
import { readRates } from './read-rates.ts'
import { readTold } from './read-told.ts'
import { isMoney, oneOf, ratioOf, ratioOfWorth, SIZE, sizeIn, stemOf, worthIn } from './sizes.ts'

export const triggers =
  /[£$€₹\dns] ?(?:=|is worth) ?[£$€₹\d]|\b(?:better|best|cheap|lowe|unit (?:price|rate|cost)|costs?|for\b|same\b|makes?\b|serves?\b|feeds?\b|price|weighs?|covers?|needs?|uses?|per\b|hourly|(?:seconds?|minutes?|hours?|days?|weeks?|nights?|litres?|km)\b)/

const WORTH = `(${MONEY}|${SIZE})`
const FROM = `(${SIZE})`
const COMES =
  '(?:costs?|are sold for|is sold for|sells? for|weighs?|covers?|have a mass of|has a mass of|cost a total of|=|is|are|for)'
const END = '(?: ?[.,;:?]+ ?| )'
const ASK =
  '(?:(?:and )?(?:find|work out|calculate|what is|what will be|what would be|determine|how much (?:is|are|do|does|will|would)|what (?:do|does|will|would|is|are)|how (?:heavy|much)(?: is| are| will)?) )?'
const WHICH = '(?:the )?(?:total )?(?:cost|price|weight|mass)?(?: ?of)? ?'
const DOES =
  '(?: cost(?: me| you)?| weigh| cover| be| have a mass of)?(?: altogether| in total| at the same (?:price|rate))?'

const ONE = '(?:the )?(?:cost|price|value|unit (?:price|cost|rate)|weight|mass)'
/** What is known, then of how much the worth is asked. */
const WORTHS = [
  `(?:if )?(?:the )?(?:(?:cost|price|weight|mass) of )?${FROM} ${COMES} ${WORTH}${END}${ASK}(?:how much for )?${WHICH}${FROM}${DOES}`,
  `(?:if )?${FROM} ${COMES} ${WORTH}${END}how many (?:square metres|square meters|m\\^2|kg|grams|g) (?:do|does|will|would) ${FROM}${DOES}`,
].map(words => new RegExp(`^${words}$`))
/** What is asked, then what is known. */
const WORTHS_FIRST = new RegExp(
  `^(?:how much (?:do|does|will|would|is|are) |what (?:do|does|will|would) |${ONE} of )${FROM}(?: cost| weigh)?(?:,)? (?:if|when|given that) ${FROM} ${COMES} ${WORTH}$`,
)
const UNIT_WORTHS = [
  `unit (?:price|cost|rate)(?: of| for| if| when|:| in)? ?${FROM} (?:for|costs?|is|are|at|=|costing) (${MONEY})`,
  `unit (?:price|cost|rate)(?: of| for| if| when|:)? ?(${MONEY}) for ${FROM}`,
  `(${MONEY}) for ${FROM}${END}${ASK}(?:the )?unit (?:price|cost|rate)`,
  `(?:if )?(?:${FROM} (?:for|costs?|is|are) (${MONEY}))${END}${ASK}(?:the )?unit (?:price|cost|rate)`,
].map(words => new RegExp(`^${words}$`))
const PER = '(?:per|of (?:1|a|an|each|one)|for (?:1|a|an|each|one)) ?([a-z]+)'
const PER_ONES = [
  `${ONE} ${PER}(?: of [a-z]+)?(?: if| when| for| of|:)? ${FROM} (?:costs?|for|is|are|weighs?|sells? for) ${WORTH}`,
  `(?:how much (?:is|does) (?:1|a|an|each|one) )([a-z]+)(?: cost)? if ${FROM} costs? ${WORTH}`,
].map(words => new RegExp(`^${words}$`))
const PER_ONES_LAST = [
  `(?:if )?${FROM} ${COMES} ${WORTH}${END}${ASK}${ONE} ${PER}(?: of [a-z]+)?`,
  `(?:if )?${FROM} ${COMES} ${WORTH}${END}how much (?:does|is|will|would) (?:1|a|an|each|one) ([a-z]+)(?: cost| weigh)?`,
].map(words => new RegExp(`^${words}$`))
const SIZES = new RegExp(
  `^(?:if )?${FROM} (?:costs?) (${MONEY})${END}how many ([a-z]+)(?: of [a-z]+)? (?:can|could|will|do|would) (?:you|i|we|be) (?:buy|bought|get) (?:for|with) (${MONEY})$`,
)
/** `240 words in 6 minutes`: a counted thing by a time. */
const UNIT_RATE =
  /^unit rate(?: of| for|[:.])? ?(\d{1,6} [a-z]+) (?:in|per|for|every|on|with|using|to) (\d{1,4} [a-z]+)$/

const isWhole = (size: Size) => !size.unit

function worth(from: Size | undefined, said: string, to: Size | undefined): ProportionTask | undefined {
  const own = worthIn(said)
  if (!from || !own || !to || !ratioOf(to, from) || ratioOf(to, from)?.equals(1)) return undefined
  // The price of one times how many is a question about money.
  if (isMoney(own) && from.value.equals(1) && from.unit === to.unit) return undefined
  return { task: 'worth', from, worth: own, to }
}

/** `kg` or `pen` of `3 kg` or `6 pens`: one of it. */
function oneNamed(name: string, from: Size): Size | undefined {
  const unit = findUnit(name)
  if (unit && from.unit)
    return unit.dimension === from.unit.dimension ? { ...from, value: rational(1), unit } : undefined
  const isIt = isWhole(from) && (stemOf(name) === stemOf(from.name ?? '') || /^(?:item|unit|one)$/.test(name))
  return isIt ? oneOf(from) : undefined
}

function readUnit(text: string): ProportionTask | undefined {
  for (const [at, each] of UNIT_WORTHS.entries()) {
    const [, one = '', other = ''] = execOf(each, text) ?? []
    if (one === '') continue
    const [said, price] = at === 1 || at === 2 ? [other, one] : [one, other]
    const from = sizeIn(said)
    return worth(from, price, from && oneOf(from))
  }
  for (const each of [...PER_ONES, ...PER_ONES_LAST]) {
    const [, one = '', two = '', three = ''] = execOf(each, text) ?? []
    if (one === '') continue
    const [name, said, price] = PER_ONES.includes(each) ? [one, two, three] : [three, one, two]
    const from = sizeIn(said)
    return worth(from, price, from && oneNamed(name, from))
  }
  const [, count = '', time = ''] = execOf(UNIT_RATE, text) ?? []
  const [said, from] = [sizeIn(count), sizeIn(time)]
  // Miles to the gallon are counted; miles in an hour are a speed.
  const isFuel = said?.unit?.dimension === 'length' && /volume|capacity/.test(from?.unit?.dimension ?? '')
  const made = said && isFuel ? { value: said.value, name: /[a-z]+$/.exec(count)?.[0] ?? '' } : said
  return made && isWhole(made) && from ? { task: 'worth', from, worth: made, to: oneOf(from) } : undefined
}

function readDirect(text: string): ProportionTask | undefined {
  for (const each of WORTHS) {
    const [, from = '', said = '', to = ''] = execOf(each, text) ?? []
    const read = from === '' ? undefined : worth(sizeIn(from), said, likewise(to, sizeIn(from)))
    if (read) return read
  }
  const [, to = '', from = '', said = ''] = execOf(WORTHS_FIRST, text) ?? []
  if (from !== '') return worth(sizeIn(from), said, sizeIn(to))
  const [, size = '', price = '', name = '', money = ''] = execOf(SIZES, text) ?? []
  const [own, paid, given] = [sizeIn(size), worthIn(price), worthIn(money)]
  const ratio = paid && given && ratioOfWorth(given, paid)
  if (!own || !paid || !given || !ratio || !oneNamed(name, own)) return undefined
  // Half a ticket can't be bought.
  const isFit = !isWhole(own) || own.value.mul(ratio).d === 1n
  return isFit ? { task: 'size', from: own, worth: paid, given } : undefined
}

/** `7` behind `4 pencils` means seven of the same. */
function likewise(text: string, from: Size | undefined): Size | undefined {
  return (
    sizeIn(text) ?? (from && /^\d{1,5}$/.test(text) ? { ...from, value: rational(BigInt(text)) } : undefined)
  )
}

const LONGEST = 250
/** `what do 7 cost`: the thing is not said again. */
const COUNT_ALONE = /(?<=(?:how much|what) (?:do|does|will|would) |(?:cost|price) of )(\d{1,5})(?= cost|$)/

/** Reads unit prices, best buys and what goes up together with it. */
export function readProportion({ plain, full }: Asked): ProportionQuestion | undefined {
  if (plain.length > LONGEST || !/\d/.test(plain)) return undefined
  const [, name] = /^(?:if )?\d{1,5} ([a-z]+)/.exec(plain) ?? []
  const text = name && !findUnit(name) ? plain.replace(COUNT_ALONE, `$1 ${name}`) : plain
  const read = readExchange(plain) ?? readBest(text) ?? readUnit(text) ?? readDirect(text)
  const isTimed =
    read && read.task !== 'best' && !isMoney(read.worth) && read.worth.unit?.dimension === 'time'
  // More hands need less time: what takes time is not sure to go up together.
  const own = read ? (isTimed ? undefined : read) : readRates(plain)
  if (own) return { kind: 'proportion', text: full, ...own }
  const told = read ? undefined : readTold(plain)
  return told && { kind: 'proportion', text: full, ...told, isTold: true }
}
