import { type Rational, rational } from '../../arithmetic/rational.ts'
import { numberIn } from '../../values/read-number.ts'
import type { Asked } from '../../wording/asked.ts'
import { NUMBER } from '../../wording/patterns.ts'
import { commonCurrency, MONEY, sumOfMoneyIn } from '../../wording/sums-of-money.ts'
import type { InterestQuestion } from './question.ts'

export const triggers =
  /\binterest\b|\bcompound|\bdepreciat|\b(?:loses|increases|decreases|falls|rises|appreciat)/

const YEARLY =
  '(?: (?:per annum|p\\.?a\\.?|(?:per|a|each|every) year|annually|yearly|annual|of its value (?:each|every|per) year|(?:each|every) year))?'
const RATE = new RegExp(`(${NUMBER}) ?(?:%|percent|per cent)${YEARLY}`, 'g')
const TIME = /(?:\b(?:a|1) (?=year\b))|(\d+(?:\.\d+)?|\d+ \d\/\d|\d\/\d)[ -](years?|months?)\b/g
const MONEYS = new RegExp(MONEY, 'g')
const TIMES: [RegExp, number][] = [
  [/\b(?:compounded|compounding|compound) (?:monthly|every month|each month)\b/, 12],
  [/\b(?:compounded|compounding|compound) (?:quarterly|every quarter|each quarter)\b/, 4],
  [/\b(?:compounded|compounding|compound) (?:semi-?annually|half-?yearly|every 6 months|twice a year)\b/, 2],
  [/\b(?:compounded|compounding|compound) (?:annually|yearly|every year|each year|once a year)\b/, 1],
]
const NEAREST =
  /[,.]? ?\(?(?:(?:give|giving|round|write)?(?: your| the)?(?: answers?)? ?)?(?:correct )?to the nearest (penny|pence|p|cent|pound|dollar|euro|whole number|£|\$)\)?$/

const TOTAL =
  /\b(?:(?:total|final|new|overall) (?:amount|value|balance|sum|worth)|compound amount|amount (?:after|in|owed|due|at)|(?:find|work out|calculate|what is|determine) the (?:total )?(?:amount|value|balance)|(?:what|how much) (?:is|will|would|was)(?: [a-z]+){0,4} (?:worth|be)\b|(?:its|their|the) value|^(?:amount|value|balance)|value of (?:the|this|an|your) (?:investment|account|car|house|savings|loan)|(?:be |to be )?(?:repaid|paid back)|pay back|repay|how much (?:money )?(?:is|will be|would be|does it have|do (?:i|you|we|they) have|will (?:i|you|he|she|we|they) have)(?: (?:in (?:the account|there|it|the bank)|there|altogether|in total|at the end))?$|how much (?:money )?is (?:in (?:the account|there)|there)|total to (?:be )?pa(?:y|id)|maturity value|worth)\b/
const INTEREST =
  /(?:^|find |work out |calculate |what is |determine |how much |state |the )(?:the )?(?:total )?(?:amount of )?(?:simple |compound )?interest(?! of #r| rate|,? (?:at|of) #r,? how)/

const KNOWN =
  /^(?:invest(?:s|ed|ment|ing)?|deposit(?:s|ed)?|puts?|placed?|saved?|savings|accounts?|banks?|borrow(?:s|ed)?|loans?|lent|earn(?:s|ed|ing)?|pays?|paid|paying|gain(?:s|ed)?|receiv(?:es?|ed)|gives?|given|at|for|on|of|in|an?|the|with|rate|rates|annual|yearly|annually|interest|simple|compound|compounded|per|annum|years?|each|every|after|over|sum|principal|is|are|it|what|how|much|total|amount|value|worth|will|would|be|been|was|were|find|calculate|work|out|determine|state|and|if|when|by|to|that|this|there|has|had|have|final|new|overall|balance|owed|due|which|its|their|money|end|during|car|cars|house|van|bike|machine|computer|laptop|phone|boat|motorbike|motorcycle|tv|item|painting|flat|property|caravan|bicycle|tractor|truck|van|asset|antique|depreciat(?:es?|ed|ion|ing)|loses|lost|increases|decreases|falls|rises|appreciates?|repaid|back|pay|repay|you|i|he|she|they|his|her|your|my|do|does|did|can|must|should|costs?|costing|priced|purchased|bought|new|using|formula|time|term|period|percentage|maturity|left|from|up|down|added|as|original|initial|whose|today|now|so|let|r|t|p|=)$/

interface Numbers {
  text: string
  principal: Rational
  rate: Rational
  years: Rational
  currency: InterestQuestion['currency']
}

/** Puts signs in the place of the sum, the rate and the time; undefined unless there is one of each. */
function numbersIn(plain: string): Numbers | undefined {
  const [rates, times, sums]: [Rational[], Rational[], NonNullable<ReturnType<typeof sumOfMoneyIn>>[]] = [
    [],
    [],
    [],
  ]
  const text = plain
    .replace(RATE, (_, number: string) => {
      rates.push(...[numberIn(number) ?? []].flat())
      return '#r'
    })
    .replace(TIME, (_, number: string | undefined, unit = 'year') => {
      const value = numberIn(number ?? '1')
      const own = value && (/^month/.test(unit) ? value.div(12) : value)
      // "For 3 years … at the end of 3 years" says it twice.
      if (own && !times.some(each => each.equals(own))) times.push(own)
      return number === undefined ? '' : '#t'
    })
    .replace(MONEYS, said => {
      const sum = sumOfMoneyIn(said)
      if (sum) sums.push(sum)
      return '#p'
    })
  const [rate, time, sum] = [rates[0], times[0], sums[0]]
  const isFit = rates.length === 1 && times.length === 1 && sums.length === 1 && !/\d/.test(text)
  const currency = sum && commonCurrency([sum.currencies])
  if (!isFit || !rate || !time || !sum || !currency) return undefined
  if (rate.s <= 0n || rate.n === 0n || time.n === 0n || sum.amount.n === 0n) return undefined
  return { text, principal: sum.amount, rate, years: time, currency }
}

const LOSES =
  /\bdepreciat|\bloses\b|\b(?:decreases|falls|goes down) (?:in value )?by\b|\bvalue (?:decreases|falls)\b/
const GAINS = /\b(?:increases|rises|goes up|appreciates) (?:in value )?by\b|\bvalue (?:increases|rises)\b/

/** Simple or compound, where it is said. */
function growthOf(
  text: string,
  plain: string,
): { growth: 'simple' | 'compound'; isLoss: boolean } | undefined {
  const [isSimple, isCompound] = [/\bsimple\b/.test(text), /\bcompound/.test(text)]
  const [isLoss, isGain] = [LOSES.test(text), GAINS.test(text)]
  if (isSimple && isCompound) return undefined
  if (isSimple || isCompound) return isLoss ? undefined : { growth: isSimple ? 'simple' : 'compound', isLoss }
  const isYearly =
    /(?:%|percent|per cent) (?:of its value )?(?:each|every|per|a) year|(?:%|percent|per cent) (?:per annum|p\.?a|annually)|(?:each|every) year/.test(
      plain,
    )
  return (isLoss || isGain) && isYearly && !/\binterest\b/.test(text)
    ? { growth: 'compound', isLoss }
    : undefined
}

/** What a text is about, before it says what is to be found. */
const HEADING = /^(?:simple|compound) interest(?=[.:])/

/** The sum that was put in, or the rate or time, is asked for. */
const ASKS_OTHER =
  /(?:find|work out|calculate|what is|what was|determine|how much was)(?: the| original| annual| yearly)* (?:principal|sum|rate|time|amount (?:invested|borrowed))/

/** Whose money it is. */
const OWNER = /^[a-z]+ (?=(?:invest|deposit|borrow|lend|put|place|save)(?:s|ed)? )/

const LONGEST = 250
/** What a misconception makes of a longer time is a number of too many digits. */
const MOST_YEARS = rational(100)

/** Reads `simple interest on £500 at 4% per year for 3 years`, `£2000 is invested at 5% compound interest for 2 years. What is it worth?` */
export function readInterest({ plain, full, rounding }: Asked): InterestQuestion | undefined {
  if (plain.length > LONGEST || !/\d/.test(plain)) return undefined
  const nearest = NEAREST.exec(plain)
  const said = nearest ? plain.slice(0, nearest.index) : plain
  const [each, times = 1] = TIMES.find(([pattern]) => pattern.test(said)) ?? []
  const numbers = numbersIn(each ? said.replace(each, 'compounded') : said)
  const kind = numbers && growthOf(numbers.text, said)
  if (!numbers || !kind || ASKS_OTHER.test(said)) return undefined
  const words = numbers.text
    .replace(OWNER, 'she ')
    .split(/[^a-z#'=]+/)
    .filter(word => word !== '' && !/^#[prt]$/.test(word))
  if (!words.every(word => KNOWN.test(word))) return undefined
  const [isTotal, isInterest] = [TOTAL.test(numbers.text), INTEREST.test(numbers.text.replace(HEADING, ''))]
  if (isTotal === isInterest || (kind.growth === 'simple' && times !== 1)) return undefined
  const { principal, rate, years, currency } = numbers
  const isWhole = nearest
    ? !/^p|^cent$/.test(nearest[1] ?? '') || nearest[1] === 'pound'
    : rounding !== undefined && 'places' in rounding && rounding.places === 0
  if (rounding && !('places' in rounding && (rounding.places === 0 || rounding.places === 2)))
    return undefined
  if (years.compare(MOST_YEARS) > 0) return undefined
  // Interest that is added is added for whole periods.
  if (kind.growth === 'compound' && (years.mul(times).d !== 1n || years.compare(rational(40)) > 0))
    return undefined
  return {
    kind: 'interest',
    text: full,
    growth: kind.growth,
    currency,
    principal,
    rate: kind.isLoss ? rate.neg() : rate,
    years,
    times,
    find: isTotal ? 'total' : 'interest',
    isWhole,
  }
}
