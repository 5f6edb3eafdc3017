import { type Rational, rational } from '../../arithmetic/rational.ts'
import { NUMBER, numbersIn } from '../../wording/patterns.ts'

const LIST = `[[({]?(${NUMBER}(?:(?:, ?(?:and )?| and )${NUMBER})+)[\\])}]?`
const VALUES =
  '(?:scores?|values?|numbers?|marks?|ages?|goals?|(?:number|numbers) of [a-z]+|x|results?|points?|data|lengths?|prices?)'
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

/** Reads `mean from the frequency table: score 1, 2, 3; frequency 4, 3, 3`. */
export function readTable(plain: string): Table | undefined {
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
