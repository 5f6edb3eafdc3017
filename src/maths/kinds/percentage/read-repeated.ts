import { isZero, rational } from '../../arithmetic/rational.ts'
import type { Measured } from '../../values/amount.ts'
import { numberIn } from '../../values/read-number.ts'
import { AMOUNT, amountIn } from '../../wording/amounts.ts'
import * as patterns from './patterns.ts'
import type { PercentageChange, PercentageTask } from './question.ts'
import { factorOf } from './repeated.ts'

const UP = 'increas(?:e[sd]?|ing)|raise[sd]?|rises?|rose|go(?:es)? up|went up|put up|grows?|grew'
const DOWN =
  'decreas(?:e[sd]?|ing)|reduc(?:e[sd]?|ing)|falls?|fell|go(?:es)? down|went down|drops?|dropped|lower(?:ed|s)?|discounted|cuts?'
const WAY = `(?:${UP}|${DOWN})`
const THEN =
  '(?:[.,;]? ?(?:and |but )?(?:then |later |after that,? |next,? |afterwards,? )?(?:(?:the (?:new |reduced |sale |resulting )?(?:price|value|amount|number|result|cost|answer)|it|this|its (?:price|value)) )?(?:(?:is|was|are) )?(?:then |later |further |again |afterwards )?)'
const RESULT =
  '(?:(?:the (?:result|answer|new (?:price|value|amount|number))|it|this|your answer|(?:the|its|all its|the new|its new) prices) )?'
/** Which year it is of several, where that says no more than their order. */
const YEAR =
  '(?:,? (?:in )?(?:1 year|1 month|(?:the )?(?:first|next|second|following|1st|2nd)(?: (?:year|month|week))?))?'
/** "and then by 10%" alone leaves open of what. */
const CHANGE = `(?:${WAY} ${RESULT}by (?:a further |another |an additional )?|by (?:a further |another |an additional ))${patterns.PERCENT}(?: again| more)?${YEAR}`
const STEPS = `(?<steps>${WAY} (?:in (?:value|price) |(?:all )?(?:its|the|their) prices )?(?:\\+ )?by ${patterns.PERCENT}${YEAR}(?:${THEN}${CHANGE}){1,2})`
const THING = `(?:${patterns.THING}|a quantity|(?:an? |the )?[a-z]+)(?: of (?:(?:a|an|the|this) )?[a-z]+)?`
/** Of what the change is, where that goes without saying. */
const SINCE =
  '(?: (?:from|on|compared (?:with|to)) (?:the |its )?(?:first|original|starting|initial|old)(?: (?:price|value|amount|number|population))?| over (?:the|both) (?:2 )?years)?'
const BE = ',? ?(?:(?:which |that |and |it |then )*(?:is|was|are|gets|has been) )?(?:first |originally )?'
const NEW = `${patterns.END}${patterns.NEW}(?: (?:now|in the end|at the end|after (?:both|these|the two|the 2)(?: changes)?))?`
const AFTER = [
  `(?:if )?${THING}(?: of| is| was| costs| costing| priced at|,)*(?: originally)? (?<amount>${AMOUNT})(?:[.,;]? (?:it|its price|its value|the price|the value))?${BE}${STEPS}${NEW}`,
  `(?:if )?(?:(?:a|an|the) )?(?<amount>${AMOUNT})(?: ${patterns.GOODS})?${BE}${STEPS}${NEW}`,
  `(?<way>increase|decrease|reduce) (?<amount>${AMOUNT}) (?<steps>by ${patterns.PERCENT}(?:${THEN}${CHANGE}){1,2})`,
].map(source => new RegExp(`^${source}$`))
const OVERALL = [
  `(?:if )?${THING}(?: (?:of|is|was|costs) ${AMOUNT})?${BE}${STEPS}${patterns.END}${patterns.ASK}(?:the |its )?(?:overall|total|combined|resulting|final)? ?(?:percentage|percent|per cent|%) (?<kind>change|increase|decrease|reduction)(?: overall| in (?:the |its )?(?:price|prices|value|number|amount|population))?${SINCE}`,
].map(source => new RegExp(`^${source}$`))

const ONE_STEP = new RegExp(`([^%]*?)${patterns.PERCENT}`, 'g')
const EACH_WAY = new RegExp(`\\b(?:(${UP})|${DOWN})\\b`, 'g')

/** Every change in its order; one without a word of its own goes the way of the one before. */
function changesIn(
  steps: string,
  first: 'increase' | 'decrease' | undefined,
): PercentageChange[] | undefined {
  let direction = first
  const changes = [...steps.matchAll(ONE_STEP)].flatMap(
    ([, before = '', number = '']): PercentageChange[] => {
      // The last word counts: "the reduced price then rises by 25%".
      const way = [...before.matchAll(EACH_WAY)].at(-1)
      direction = way ? (way[1] ? 'increase' : 'decrease') : direction
      const percent = numberIn(number)
      return percent && direction ? [{ direction, percent }] : []
    },
  )
  const isFit = ({ direction: way, percent }: PercentageChange) =>
    percent.s > 0n && !isZero(percent) && (way === 'increase' || percent.compare(100) < 0)
  return changes.length >= 2 && changes.every(isFit) ? changes : undefined
}

/** Reads `A price of £200 is increased by 10% and then decreased by 10%. What is the final price?` */
export function readRepeated(text: string): (PercentageTask & { measured: Measured }) | undefined {
  for (const pattern of AFTER) {
    const { amount = '', steps = '', way } = pattern.exec(text)?.groups ?? {}
    const own = amount === '' ? undefined : amountIn(amount)
    const first = way === undefined ? undefined : way === 'increase' ? 'increase' : 'decrease'
    const changes = changesIn(steps, first)
    if (!own || !changes || own.amount.s <= 0n || isZero(own.amount)) continue
    const task: PercentageTask = { task: 'repeated', amount: own.amount, changes }
    return { ...task, measured: own.measured }
  }
  for (const pattern of OVERALL) {
    const { steps = '', kind = '' } = pattern.exec(text)?.groups ?? {}
    const changes = changesIn(steps, undefined)
    const order = changes && factorOf(changes).compare(rational(1))
    const isFit = order && (kind === 'change' || (kind === 'increase') === order > 0)
    if (!changes || !isFit) continue
    const task: PercentageTask = { task: 'overall', changes, isSigned: kind === 'change' }
    return { ...task, measured: {} }
  }
  return undefined
}
