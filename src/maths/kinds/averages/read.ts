import type { Rational } from '../../arithmetic/rational.ts'
import { numberIn } from '../../values/read-number.ts'
import { findUnit, type Unit } from '../../values/units.ts'
import type { Asked } from '../../wording/asked.ts'
import { COMMON_UNITS } from '../../wording/common-units.ts'
import { firstMatch, NUMBER, numbersIn, wholeIn } from '../../wording/patterns.ts'
import type { AveragesQuestion, AveragesTask, Measure, Spread } from './question.ts'
import { readGrouped } from './read-grouped.ts'
import { readTable } from './read-tables.ts'
import { readNeeded, readTold } from './read-told.ts'

export const triggers = /\b(?:mean|average|median|mode|modal|range|quartile|iqr|mad|m\.a\.d)\b/

const DECIMAL = '-?\\d+(?:\\.\\d+)?'
const ITEM = `${NUMBER}(?: ?(?:${COMMON_UNITS})(?![a-z]))?`
/** `4, 7 and 10`, `[4, 7, 10]`, `4 7 10`, `3 cm, 5 cm and 8 cm`. */
const DATA = `[[({]? ?(${ITEM}(?:(?:, ?(?:and )?|; ?| and | & )${ITEM})+|${DECIMAL}(?: ${DECIMAL})+)(?: ?,? ?\\.\\.\\.)?(?<!\\.) ?[\\])}]?`

const MEASURE =
  '(mean|average|median|mode|range|arithmetic mean|arithmetic average|(?:mean|arithmetic) value|median value|modal value|modal number|mean average|average \\(mean\\)|mean \\(average\\)|mean absolute deviation(?: \\(mad\\))?|mad|m\\.a\\.d\\.?|(?:inter-?quartile|inter quartile) range(?: \\(iqr\\))?|iqr|lower quartile(?: \\(?q1\\)?)?|upper quartile(?: \\(?q3\\)?)?|(?:first|1st) quartile|(?:third|3rd) quartile)'
const NOUN =
  '(?:numbers?|values?|data(?: ?(?:set|points|values))?|data|dataset|list(?: of (?:numbers|values|data))?|sets?(?: of (?:numbers|data|values|scores))?|series(?: of numbers)?|scores|test scores|marks|results|observations|figures|integers|whole numbers|decimals|fractions|group of numbers|collection of numbers|sample|lengths|weights|masses|heights|ages|temperatures|times|prices|points)'
const THESE = `(?:(?:the|these|this|following|given|a|first|\\d{1,2}) ){0,3}${NOUN}`
const IN = '(?: of| for| in| from)'
const SEPARATED = '(?: ?[:,.-] ?| (?:is|are) |: ?| )'

const ORDERS = [
  `${MEASURE}${IN} ${DATA}`,
  `${MEASURE}${IN} ${THESE}${SEPARATED}${DATA}`,
  `${MEASURE}${IN} (?:the following|these)${SEPARATED}${DATA}`,
  `${MEASURE} ?[:-] ?${DATA}`,
  `${MEASURE}(?:${IN} ${THESE})? (?:if|when|where) (?:the )?${NOUN} (?:is|are) ${DATA}`,
  `${MEASURE} ${DATA}`,
  `${MEASURE} ?\\(? ?${DATA} ?\\)?`,
  `(?:which|what) (?:number|value) is the ${MEASURE}${IN} (?:${THESE}${SEPARATED})?${DATA}`,
].map(words => new RegExp(`^${words}$`))
const ITS = `(?:(?:the|its|their) )?${MEASURE}(?:${IN} (?:${THESE}|this list|these|the (?:five|numbers)|this|them|it))?`
const ASKS =
  "(?:(?:and )?(?:find|work out|calculate|what is|what's|determine|compute|write down|state|give|identify) )"
const STATED = [
  `(?:here (?:is|are) |consider |(?:you are )?given |for |look at |take |a |in |from )?(?:(?:the|these|this|some|a|following|\\d{1,2}|list|set|of) ){0,5}${NOUN}(?: below)?(?: (?:is|are)| has the values| contains| consists of)?${SEPARATED}${DATA}(?: (?:is|are) given)?(?: ?[.,:;?]+ ?| )${ASKS}${ITS}`,
  `(?:here (?:is|are) |consider |given |for |look at )?${DATA}(?: ?[.,:;?]+ ?| )${ASKS}${ITS}`,
].map(words => new RegExp(`^${words}$`))

/** Beyond it nobody works by hand. */
const MOST_NUMBERS = 40
/** Fewer have no halves to speak of. */
const FEWEST_SPREAD = 4

const SPREADS: [RegExp, Spread][] = [
  [/^(?:mean absolute|mad|m\.a\.d)/, 'mean absolute deviation'],
  [/^(?:inter|iqr)/, 'interquartile range'],
  [/^(?:lower|first|1st) quartile/, 'lower quartile'],
  [/^(?:upper|third|3rd) quartile/, 'upper quartile'],
]

/** The measure of spread that words name. */
const spreadIn = (words: string) => SPREADS.find(([pattern]) => pattern.test(words))?.[1]

function measureOf(words: string): Measure {
  if (/^mod/.test(words)) return 'mode'
  if (words.startsWith('median')) return 'median'
  return words === 'range' ? 'range' : 'mean'
}

interface Data {
  numbers: Rational[]
  unit?: Unit
}

/** Numbers that all have one unit, or none. */
function dataIn(text: string): Data | undefined {
  const spaced = new RegExp(`^${DECIMAL}(?: ${DECIMAL})+$`).test(text)
  if (spaced) return fitting({ numbers: text.split(' ').flatMap(each => numberIn(each) ?? []) })
  const items = text.split(/, ?(?:and )?|; ?| and | & /).map(each => each.trim())
  const own = items.map(item => new RegExp(`^(${NUMBER}) ?(\\D*)$`).exec(item))
  const units = new Set(own.flatMap(found => found?.[2] || []))
  const bare = own.filter(found => !found?.[2]).length
  // "3, 5 and 8 cm" has its unit at the end alone.
  const isFit =
    units.size === 0 || (units.size === 1 && (bare === 0 || (bare === items.length - 1 && own.at(-1)?.[2])))
  const numbers = numbersIn(own.map(found => found?.[1] ?? '?').join(', '))
  const [name] = units
  const unit = name === undefined ? undefined : findUnit(name)
  if (!isFit || !numbers || (name !== undefined && !unit)) return undefined
  return fitting({ numbers, ...(unit ? { unit } : {}) })
}

function fitting(data: Data): Data | undefined {
  return data.numbers.length >= 2 && data.numbers.length <= MOST_NUMBERS ? data : undefined
}

interface ListAsked {
  measure: Measure
  spread?: Spread | undefined
  data: string
  isTold?: true
}

function readList(text: string): ListAsked | undefined {
  const [measure, data] = firstMatch(text, ORDERS) ?? []
  if (measure && data) return { measure: measureOf(measure), spread: spreadIn(measure), data }
  const [before, asked] = firstMatch(text, STATED) ?? []
  if (before && asked) return { measure: measureOf(asked), spread: spreadIn(asked), data: before }
  const told = readTold(text)
  return told && { measure: measureOf(told.asked), data: told.data, isTold: true }
}

const N = `(${NUMBER})`
const LETTER = '(?:[a-z]|▢|\\?)'
/** A list with one letter or blank somewhere in it. */
const GAPPED = `[[({]? ?((?:${NUMBER}|${LETTER})(?:(?:, ?(?:and )?| and )(?:${NUMBER}|${LETTER}))+) ?[\\])}]?`
const MEAN = '(?:arithmetic )?(?:mean|average)(?: value)?'
const WHICH = `(?:(?:the )?value of )?(?:the )?(?:${LETTER}|(?:other|missing|unknown|last|remaining|second|third|fourth|fifth|sixth|2nd|3rd|4th|5th|6th) (?:number|value|one|score)(?: ${LETTER})?)`
const MISSING = [
  `(?:if )?(?:the )?${MEAN} of (?:the )?(?:(?:numbers|values|data|list|following numbers):? )?${GAPPED} (?:is|equals|=) ${N}(?: ?[.,;:]+ ?| )(?:${ASKS})?${WHICH}`,
  `(?:the )?(?:numbers|values) ${GAPPED} have (?:a |an )?${MEAN} (?:of )?${N}(?: ?[.,;:]+ ?| )(?:${ASKS})?${WHICH}`,
  `(?:value of )?${LETTER} (?:if|when|given that|such that|so that) (?:the )?${MEAN} of ${GAPPED} (?:is|equals|=) ${N}`,
].map(words => new RegExp(`^${words}$`))
const OTHERS = [
  `(?:the )?${MEAN} of (\\d{1,2}) numbers is ${N}\\. (?:\\d{1,2}|all but 1) of (?:the|these) numbers are ([^a-z]+(?: and [^a-z]+)?)\\. ${ASKS}?${WHICH}`,
  `(\\d{1,2}) numbers have (?:a |an )?${MEAN} of ${N}\\. (?:\\d{1,2}) of (?:the|these|them|the numbers) (?:numbers )?are ([^a-z]+(?: and [^a-z]+)?)\\. ${ASKS}?${WHICH}`,
].map(words => new RegExp(`^${words}$`))
const TOTALS = [
  `(?:if )?(?:the )?${MEAN} of (\\d{1,3}) (?:numbers|values|scores) is ${N}(?: ?[.,;]+ ?| )${ASKS}?(?:their|the) (?:sum|total)(?: of (?:the|these)(?: \\d{1,3})? (?:numbers|values|scores))?`,
  `(\\d{1,3}) numbers have (?:a |an )?${MEAN} of ${N}(?: ?[.,;]+ ?| )${ASKS}?(?:their|the) (?:sum|total)(?: of (?:the|these)(?: \\d{1,3})? numbers)?`,
  `(?:sum|total) of (\\d{1,3}) (?:numbers|values) (?:whose|with a|with an|that have a|if their) ${MEAN} (?:is |of )?${N}`,
].map(words => new RegExp(`^${words}$`))

/** The numbers of a list with exactly one gap. */
function gappedIn(text: string): Rational[] | undefined {
  const items = text.split(/, ?(?:and )?| and /).map(each => each.trim())
  const isGap = (item: string) => new RegExp(`^${LETTER}$`).test(item)
  const numbers = items.filter(item => !isGap(item)).map(numberIn)
  const isFit = items.filter(isGap).length === 1 && numbers.every(each => each !== undefined)
  return isFit && numbers.length > 0 ? numbers.flatMap(each => each ?? []) : undefined
}

function readMissing(text: string): AveragesTask | undefined {
  const [list = '', mean = ''] = firstMatch(text, MISSING) ?? []
  const [numbers, own] = [gappedIn(list), numberIn(mean)]
  if (numbers && own) return { task: 'missing', numbers, mean: own }
  const [count = '', other = '', rest = ''] = firstMatch(text, OTHERS) ?? []
  const [known, average] = [numbersIn(rest), numberIn(other)]
  if (known && average && wholeIn(count) === BigInt(known.length + 1))
    return { task: 'missing', numbers: known, mean: average }
  const [many = '', each = ''] = firstMatch(text, TOTALS) ?? []
  const [total, value] = [wholeIn(many), numberIn(each)]
  return total && total > 1n && value ? { task: 'total', count: total, mean: value } : undefined
}

/** Numbers that come up most often; empty where each comes up once. */
export function modesOf(numbers: readonly Rational[]): Rational[] {
  const counts = new Map<string, { number: Rational; count: number }>()
  for (const number of numbers) {
    const count = (counts.get(number.toFraction())?.count ?? 0) + 1
    counts.set(number.toFraction(), { number, count })
  }
  const most = Math.max(...[...counts.values()].map(({ count }) => count))
  return most === 1
    ? []
    : [...counts.values()].flatMap(({ number, count }) => (count === most ? [number] : []))
}

/** Where each number comes up twice or more and as often as the others, books differ on the mode. */
function hasClearMode(numbers: readonly Rational[]): boolean {
  const modes = modesOf(numbers)
  const kinds = new Set(numbers.map(each => each.toFraction())).size
  return modes.length === 0 || kinds === 1 || modes.length < kinds
}

const ONE = '(?:mean|median|mode|range)'
const JOINED = new RegExp(`\\b(${ONE}(?:, (?:the )?${ONE})*,? and (?:the )?${ONE})\\b`)

/** The measures of `mean, median and the mode`, each once. */
function measuresIn(text: string): Measure[] | undefined {
  const all = text.split(/, (?:and )?(?:the )?| and (?:the )?/).map(measureOf)
  return new Set(all).size === all.length ? all : undefined
}

/** Several measures at once, or numbers with their frequencies. */
function readSeveral(plain: string): (AveragesTask & Pick<AveragesQuestion, 'unit' | 'isTable'>) | undefined {
  const table = readTable(plain)
  const joined = JOINED.exec(plain)
  const measures = measuresIn(table?.measures ?? joined?.[1] ?? '')
  const [first, ...others] = measures ?? []
  if (!first || (!table && !joined)) return undefined
  const found = table || !joined ? undefined : readList(plain.replace(joined[1] ?? '', first))
  const data = table ?? (found && dataIn(found.data))
  if (!data || !measures) return undefined
  const { numbers } = data
  const isTable = table ? { isTable: true as const } : {}
  const unit = 'unit' in data && data.unit ? { unit: data.unit } : {}
  if (measures.includes('mode') && (!hasClearMode(numbers) || numbers.length < 3)) return undefined
  if (others.length === 0) return { task: first, numbers, ...unit, ...isTable }
  // "No mode" or two of them would have to be told apart from the other answers.
  if (measures.includes('mode') && modesOf(numbers).length !== 1) return undefined
  return { task: 'several', measures, numbers, ...unit }
}

/** Reads `mean of 4, 7 and 10`, `Here are some numbers: 3, 5, 9. Work out the range`, `The mean of 3, 8 and x is 6. Find x`. */
export function readAverages({ plain, full, rounding }: Asked): AveragesQuestion | undefined {
  const base = { kind: 'averages', text: full, ...(rounding ? { rounding } : {}) } as const
  const missing = readMissing(plain)
  if (missing) return { ...base, ...missing }
  const needed = readNeeded(plain)
  const [list, mean] = [needed && dataIn(needed.data), numberIn(needed?.mean ?? '')]
  if (list && mean) return { ...base, task: 'missing', mean, ...list }
  const grouped = readGrouped(plain)
  if (grouped) return { ...base, task: 'grouped', ...grouped }
  const several = readSeveral(plain)
  if (several) return { ...base, ...several }
  const found = readList(plain)
  const numbers = found && dataIn(found.data)
  if (!found || !numbers) return undefined
  const data = { ...numbers, ...(found.isTold && { isTold: true as const }) }
  if (found.spread)
    return data.numbers.length >= FEWEST_SPREAD
      ? { ...base, task: 'spread', spread: found.spread, ...data }
      : undefined
  if (found.measure === 'mode' && (!hasClearMode(data.numbers) || data.numbers.length < 3)) return undefined
  return { ...base, task: found.measure, ...data }
}
