import { type Rational, rational } from '../../arithmetic/rational.ts'
import { contentOf } from '../../stories/content-words.ts'
import { NUMBER, numbersIn } from '../../wording/patterns.ts'

const LIST = `[[({]?(${NUMBER}(?:(?:, ?(?:and )?| and )${NUMBER})+)[\\])}]?`
const VALUES =
  '(?:scores?|values?|numbers?|marks?|ages?|goals?|(?:number|numbers) of [a-z]+|x|results?|points?|data|lengths?|prices?|[a-z]{3,15})'
const HOW_OFTEN = '(?:frequenc(?:y|ies)|f|freq)'
const GAP = '(?: ?[,;.|] ?(?:and )?| and | with | )'
const IS = '(?: ?[:=-] ?| are | is | of | )'
const DATA = `${VALUES}${IS}${LIST}${GAP}(?:(?:have|with|their|the|respective|and) )*${HOW_OFTEN}${IS}${LIST}`
const DATA_WITH = `(?:the )?(?:${VALUES} )?${LIST} (?:have|with|occur with|appear with)(?: the| respective| corresponding)* frequencies(?: of)?:? ?${LIST}`
const TABLE =
  '(?:from |of |for |in |using )?(?:(?:the|this|a|following|frequency|table|distribution|data) ){0,5}(?:table|distribution|data)?'
const MEASURE =
  '((?:mean|median|mode|range|average|modal value|mean average)(?:(?:, (?:the )?(?:mean|median|mode|range))*,? and (?:the )?(?:mean|median|mode|range))?)'
const ASK = '(?:find|calculate|work out|what is|determine|write down|state) '
const ITS = '(?:(?:the|its|their) )?'
const THESE = '(?: of (?:the|this|these) (?:data|numbers|scores|values|distribution|set))?'

const FIRST = [`${MEASURE} ${TABLE} ?[:,.-]? ?(?:${DATA}|${DATA_WITH})`].map(
  words => new RegExp(`^${words}$`),
)
const LAST = [`${TABLE} ?:? ?(?:${DATA}|${DATA_WITH}) ?[.,;] ${ASK}${ITS}${MEASURE}${THESE}`].map(
  words => new RegExp(`^${words}$`),
)

/** More numbers than that are written out by nobody. */
const MOST = 100

/** The numbers of a list, each as often as its frequency says, in plain words of a question about them. */
export interface Table {
  measures: string
  numbers: Rational[]
}

function expanded(values: string, counts: string): Rational[] | undefined {
  const [numbers, often] = [numbersIn(values), numbersIn(counts)]
  if (!numbers || !often || numbers.length !== often.length) return undefined
  const isFit = often.every(({ d, s }) => d === 1n && s >= 0n)
  const total = often.reduce((sum, each) => sum.add(each), rational(0))
  const isNew = new Set(numbers.map(each => each.toFraction())).size === numbers.length
  if (!isFit || !isNew || total.compare(MOST) > 0 || total.compare(2) < 0) return undefined
  return numbers.flatMap((number, at) => Array.from({ length: Number(often[at]?.n ?? 0n) }, () => number))
}

const ASKED =
  /[.,;:] (?:(?:find|calculate|work out|what is|what was|determine|write down|state) )?(?:the |its |their )?(mean|average|median|mode|modal|range)(?: ([a-z' ]{1,60}))?$/
const PAIR = /(\d{1,3}) ([a-z]{2,20})(,|:| in| had| have| has| got| scored)? (\d{1,3}) ([a-z]{2,20})/g
/** Numbers of two things beside each other are no table for that. */
const TABLE_SAID = /\b(?:per|in each|for each|frequency|table|recorded|distribution)\b/
const OF_DATA = /^(?:number|value|score|data|distribution|table|set)$/

/** What the numbers are of, how often each comes, and what else is told. */
interface Pairs {
  of: string
  values: string
  counts: string
  beside: string
}

/** `0 pets, 4 students; 1 pet, 7 students`, or the other way round. */
function pairsIn(told: string): Pairs | undefined {
  // "Of 20 students: 0 pets, 4 students" begins behind the colon.
  const at = told.search(/: \d+ [a-z]+[,:]? /) + 1
  const all = [...told.slice(at).matchAll(PAIR)]
  const [nouns, others] = [2, 5].map(at => new Set(all.map(pair => contentOf(pair[at] ?? '').join())))
  const rest = told.slice(0, at) + told.slice(at).replace(PAIR, '')
  if (
    all.length < 3 ||
    nouns?.size !== 1 ||
    others?.size !== 1 ||
    others.has('minute') ||
    others.has('hour') ||
    others.has('second')
  )
    return undefined
  // Of those who have something the first are counted.
  const isTurned = all.every(pair => /^ (?:ha|got|scored)/.test(pair[3] ?? ''))
  const listed = (at: number) => all.map(pair => pair[at]).join(', ')
  const [values, counts] = isTurned ? [listed(4), listed(1)] : [listed(1), listed(4)]
  return { of: [...(isTurned ? others : nouns)].join(), values, counts, beside: rest }
}

/** A table that is told pair by pair. */
function readPairs(plain: string): Table | undefined {
  const found = TABLE_SAID.test(plain) ? ASKED.exec(plain) : null
  const [, measure = '', rest = ''] = found ?? []
  const [about = ''] = rest.split(/ (?:per|for each|in each|for|in) /)
  const pairs = pairsIn(plain.slice(0, found?.index ?? 0))
  const numbers = pairs && expanded(pairs.values, pairs.counts)
  if (!pairs || !numbers) return undefined
  // Every other number is how many there are in all.
  const isWhole = (pairs.beside.match(/\d+/g) ?? []).every(each => Number(each) === numbers.length)
  const known = new Set(contentOf(`${pairs.of} ${pairs.beside}`))
  const isOfThem = contentOf(about).every(word => known.has(word) || OF_DATA.test(word))
  return isWhole && isOfThem ? { measures: measure === 'modal' ? 'mode' : measure, numbers } : undefined
}

/** Reads `mean from the frequency table: score 1, 2, 3; frequency 4, 3, 3`. */
export function readTable(plain: string): Table | undefined {
  return readListed(plain) ?? readPairs(plain)
}

function readListed(plain: string): Table | undefined {
  if (!/\bfreq|\bf ?[:=]/.test(plain)) return undefined
  for (const pattern of [...FIRST, ...LAST]) {
    const found = pattern.exec(plain)
    if (!found) continue
    const groups = found.slice(1).filter(group => group !== undefined)
    const [measures = '', values = '', counts = ''] = FIRST.includes(pattern)
      ? groups
      : [groups[2], groups[0], groups[1]]
    const numbers = expanded(values, counts)
    return numbers && { measures, numbers }
  }
  return undefined
}
