import type { rational } from '../../arithmetic/rational.ts'
import { findUnit, type Unit } from '../../values/units.ts'
import { MONEY } from '../../wording/sums-of-money.ts'
import type { ProportionTask, Size, Worth } from './question.ts'
import { isMoney, numberOfWorth, ratioOf, ratioOfWorth, SIZE, stemOf, worthIn } from './sizes.ts'

const VERBS =
  'fill|copi|empty|empti|pump|deliver|pour|drip|leak|flow|run|make|produce|manufacture|print|copy|type|write|pack|bottle|assemble|use|consume|burn|beat|earn|is paid|paid|get|charge|bake|process|complete|scan|travel|go|drive|do|cost|sew|knit|weave|lose|need|turn|spin|rotate|pick|cut|load|lay|give|hold|blink|breathe|discharge|collect|wrap|fold|serve|sort'
const DOES = new RegExp(`^(?:${VERBS})(?:s|es|ed|d|ing|ning|ping)?$`)
/** What changes what is asked, or makes a story of it. */
const CHANGES =
  /\b(?:not|no|more|less|fewer|than|then|after|before|left|other|another|extra|half|twice|double|first|next|already|still|also|but|both|together|stops?|only|both|total|away|break|breaks|except|remaining|discount|until|and)\b/
const GLUE =
  /^(?:how|many|much|long|far|what|is|are|was|the|it|its|he|his|she|her|they|their|you|i|we|does|do|did|can|could|will|would|should|be|find|calculate|work|out|determine|that|this|these|in|at|for|on|from|with|using|to|of|per|by|take|takes|taken|took|time|distance|rate|rates|unit|average|same|hourly|daily|wage|pay|amount|number|fuel|petrol|water|gas|money|consumption|flow|speed|typing|printing|production|work|working|an?|produced|made|printed|filled|used|needed|required|earned|paid|people|there|each|tank|bath|bucket|pool|bottle|container|journey|trip|drove|made|given|full|empty|write|down|as|costs?|price|total)$/

interface Rate {
  /** What comes with `per`. */
  worth: Worth
  per: Size
  words: Set<string>
}

const ONE_OF =
  /\b(?:(?:in|for|with|on|over) )?(?:per|each|every|an?|one|1) (?=(?:seconds?|minutes?|hours?|days?|weeks?|nights?|months?|km|kilomet(?:re|er)s?|miles?|litres?|liters?|gallons?|kg|kilograms?|met(?:re|er)s?|yards?)\b)/g
/** `per minute`, `a minute`, `every minute` in one way; `per 100 km` too. */
const plainRate = (text: string) =>
  text
    .replace(ONE_OF, 'in 1 ')
    .replace(/\b(?:per|every) (?=\d)/g, 'in ')
    .replace(/\b(?:at )?(?:an? |the )?(?:constant |steady |average )?rate of (?=[£$€₹\d])/g, 'at ')
    .replace(/\b(\d+) hours['’]? (?:of )?work\b/g, '$1 hours')

const AMOUNTS = new RegExp(`(?<![\\d.])(?:${MONEY}|${SIZE})(?![a-z\\d])`, 'g')

/** The amounts of a text, with `#` in their places. */
function amountsOf(text: string): { text: string; amounts: Worth[] } | undefined {
  const amounts: (Worth | undefined)[] = []
  const left = text.replace(AMOUNTS, said => {
    amounts.push(worthIn(said))
    return '#'
  })
  const all = amounts.flatMap(each => each ?? [])
  return /\d/.test(left) || all.length !== amounts.length ? undefined : { text: left, amounts: all }
}

const wordsOf = (text: string) => text.split(/[^a-z'-]+/).filter(word => word !== '')
const isSpeed = (worth: Worth, per: Size) =>
  !isMoney(worth) &&
  /^(?:length|mass)$/.test(worth.unit?.dimension ?? '') &&
  /^(?:time|volume)$/.test(per.unit?.dimension ?? '') &&
  !isFuel(worth, per)
const isFuel = (worth: Size, per: Size) =>
  worth.unit?.dimension === 'length' && per.unit?.dimension === 'volume'

/** `a machine makes 240 toys in 6 hours` */
function rateIn(said: string): Rate | undefined {
  const found = amountsOf(said)
  const [worth, per] = found?.amounts ?? []
  if (!found || !worth || !per || found.amounts.length !== 2 || isMoney(per)) return undefined
  if (!/#(?: (?!in\b)[a-z]+)? (?:in|for|on|from|with|using|to (?:travel|drive|go|cover)) #$/.test(found.text))
    return undefined
  const words = wordsOf(found.text)
  const isPlain =
    words.length <= 12 &&
    !CHANGES.test(found.text) &&
    wordsOf(found.text.split('#')[0] ?? '').some(word => DOES.test(word))
  return isPlain && !isSpeed(worth, per) ? { worth, per, words: new Set(words.map(stemOf)) } : undefined
}

const LONG_TIMES = ['days', 'weeks']
/** How many hours are worked on a day, and days in a week, is not said. */
function areOneTime(left: Size, right: Size): boolean {
  const [one, two] = [left.unit, right.unit]
  const isLong = [one, two].some(each => each && LONG_TIMES.includes(each.symbol))
  return one?.dimension !== 'time' || !isLong || one === two
}

interface Wanted {
  /** What is asked for: a unit or a thing; nothing where it goes without saying. */
  name?: string
  dimension?: 'time' | 'length'
  isRate: boolean
}

function wantedIn(text: string): Wanted | undefined {
  if (/\bhow long\b|\b(?:how much|what|find the|calculate the) time\b/.test(text))
    return { dimension: 'time', isRate: false }
  if (/\bhow far\b|\bdistance\b/.test(text)) return { dimension: 'length', isRate: false }
  const [, many] = /\bhow many ([a-z]+)/.exec(text) ?? []
  if (many) return { name: many, isRate: false }
  const [, much] =
    /\bhow much(?: (?!does|do|did|is|are|will|would|can|could|for|he|she|it)([a-z]+))?/.exec(text) ?? []
  if (/\bhow much\b/.test(text)) return { ...(much ? { name: much } : {}), isRate: false }
  if (/\b(?:cost|price)\b/.test(text)) return { isRate: false }
  if (!/\b(?:rate|consumption|wage|pay)\b/.test(text)) return undefined
  const [, unit] = /\bin ([a-z]+) in #$/.exec(text) ?? []
  return { ...(unit ? { name: unit } : {}), isRate: true }
}

/** An amount in the unit that is asked for, where it has one. */
const inUnit = (size: Size, unit: Unit): Size =>
  size.unit ? { ...size, value: size.value.mul(size.unit.size).div(unit.size), unit } : size

/** The amount as it is asked for; undefined where something else is. */
function asWanted(own: Worth, { name, dimension, isRate }: Wanted, words: Set<string>): Worth | undefined {
  if (isMoney(own)) return dimension || (name && name !== 'money' && name !== 'pay') ? undefined : own
  if (dimension) return own.unit?.dimension === dimension ? own : undefined
  if (name === undefined) return undefined
  const unit = findUnit(name)
  if (unit) return own.unit?.dimension === unit.dimension ? inUnit(own, unit) : undefined
  if (!own.unit) return stemOf(name) === stemOf(own.name ?? '') ? own : undefined
  const isIt = own.name
    ? stemOf(name) === stemOf(own.name) || name === 'fuel'
    : words.has(stemOf(name)) || /^(?:water|fuel|petrol|liquid)$/.test(name)
  return isIt && !isRate ? own : undefined
}

/** A counted thing comes whole, or as a rate with an end to its digits. */
function isFit(own: Worth, many: ReturnType<typeof rational>, isRate: boolean): boolean {
  if (isMoney(own) || own.unit) return true
  return isRate ? 100n % many.d === 0n : many.d === 1n
}

/** `At what rate, in gallons per minute, does the water flow`: what flows has been told. */
const AT_RATE =
  /^at what rate,? (in [a-z]+ per [a-z]+),? (?:does|do|did|is) (?:the )?[a-z]+ (?:flow|drain|leak|pour|run|fill|pumped)(?:ing)?(?: (?:in|out|away))?$/
const HOURLY =
  /^(?:(?:find|calculate|work out|what is|determine) )?(?:his |her |their |the |its )?(?:hourly|(daily)) (?:rate|wage|pay|earnings)(?: of pay)?$/

function taskOf({ worth, per, words }: Rate, asked: string): ProportionTask | undefined {
  const hourly = HOURLY.exec(asked)
  const found = amountsOf(hourly ? `rate in 1 ${hourly[1] ? 'day' : 'hour'}` : asked)
  const [given, ...others] = found?.amounts ?? []
  if (!found || !given || others.length > 0 || CHANGES.test(found.text)) return undefined
  const isKnown = wordsOf(found.text).every(
    word => GLUE.test(word) || DOES.test(word) || words.has(stemOf(word)) || isNamed(word, worth, per),
  )
  const wanted = isKnown ? wantedIn(found.text) : undefined
  if (!wanted) return undefined
  const ratio = isMoney(given) ? undefined : ratioOf(given, per)
  if (!isMoney(given) && ratio) {
    const own = asWanted(worth, wanted, words)
    const isRate = given.value.equals(1)
    if (!own || ratio.equals(1) || !areOneTime(given, per) || (wanted.isRate && !isRate)) return undefined
    return isFit(own, numberOfWorth(own).mul(ratio), isRate)
      ? { task: 'worth', from: per, worth: own, to: given }
      : undefined
  }
  const times = ratioOfWorth(given, worth)
  const own = times && asWanted(per, wanted, words)
  if (!own || isMoney(own) || !areOneTime(own, per) || wanted.isRate || times.equals(1)) return undefined
  return isFit(own, own.value.mul(times), false) ? { task: 'size', from: own, worth, given } : undefined
}

/** Whether a word names what is counted or measured, or one of its units. */
const isNamed = (word: string, ...all: Worth[]): boolean =>
  findUnit(word) !== undefined ||
  all.some(each => !isMoney(each) && (each.name ?? '').split(' ').some(name => stemOf(name) === stemOf(word)))

/** Reads `A machine makes 240 toys in 6 hours. How many toys does it make per hour?`, and how long for how many. */
export function readRates(plain: string): ProportionTask | undefined {
  const [, said = '', asked = ''] =
    /^(?:if )?(.{8,120}?)(?:[.;] |, (?=how|what|find|calculate|work out))(?:at (?:this|the same|that) rate,? )?(.{8,120})$/.exec(
      plain,
    ) ?? []
  const rate = said === '' ? undefined : rateIn(plainRate(said))
  return rate && taskOf(rate, plainRate(asked.replace(AT_RATE, 'what is the rate $1')))
}
