import type { Rational } from '../../arithmetic/rational.ts'
import { isCustomary } from '../../values/systems.ts'
import { UNIT_NAMES, type Unit } from '../../values/units.ts'
import type { Asked } from '../../wording/asked.ts'
import { type Amount, amountIn, unitsIn } from '../../wording/unit-amounts.ts'
import type { ConversionQuestion } from './question.ts'

export const triggers = new RegExp(
  `(?:\\d ?|\\b(?:an?|of|many|to|into|in|half|▢ ?|\\? ?) )(?:${UNIT_NAMES})(?![a-z])`,
)

const DO = '(?:convert|change|express|rewrite|write|turn|transform|put|switch)'
const INTO = '(?:to|into|in|as|in terms of)'
const BLANK = '(?:▢|\\?|\\(\\?\\)|\\( ?\\)|\\.{2,}|…)'
const EQUAL =
  '(?:=|is equal to|are equal to|is the same as|are the same as|is equivalent to|is|are|equals?|makes?)'

/** `#` is an amount, `@` the unit that it is wanted in. */
const TEMPLATES = [
  `${DO}(?: the measurement| an? (?:length|mass|time|speed|distance|area|volume|temperature|density|weight|capacity) of| from)? #(?: from [a-z]+)? ${INTO} @`,
  `# (?:to|into|in|as|converted (?:to|into)|expressed in|measured in|in terms of|equals? in|equal in|worth in) @`,
  `how many @ (?:are|is)(?: there| contained)? in #`,
  `how many @ (?:there )?(?:in|per|make(?: up)?|equal|are equal to|is equal to|equals|is|are|are the same as|are equivalent to|=) #`,
  `how many @ (?:does|do) # (?:equal|make|have|contain|hold)`,
  `how many @ (?:are|is) # equal to`,
  `how many @ do you (?:get|have) in #`,
  `(?:the )?number of @ (?:there are )?in #`,
  `how (?:long|much|heavy|far|big|tall|wide|deep|high) is # in @`,
  `# ${EQUAL} (?:how many|${BLANK}|to ${BLANK})? ?@`,
  `(?:${BLANK}|how many) ?@ ${EQUAL} #`,
  `${DO}(?: each| the following| these)? ${INTO} @: #`,
  `in @,? (?:what is|how much is|how long is) #`,
]
const patternsOf = (template: string) =>
  ['?', ''].map(greed => {
    const source = template
      .replace('#', `(?<amount>[^=?▢:]{1,60}${greed})`)
      .replace('@', `(?<unit>[a-zµμ][a-z^\\d/µμ., -]{0,40}${greed})`)
    return new RegExp(`^${source}$`)
  })
const PATTERNS = TEMPLATES.flatMap(patternsOf)

const COMPLETING =
  /^(?:copy and )?(?:complete|fill in|convert|convert the units|unit conversion|conversion)(?: (?:the|this|each|following|missing|blank|blanks|conversions?|number|gaps?|statements?|sentence|equation|value|measurements?|units?|of))*[:.,]? (?=[\d▢?]|a\b(?! [a-z]{4,} of))/

const AMOUNT_TEXT = '(\\d[\\d./]* ?[a-zµ][a-z ]{0,24}?)'
const IS =
  ' ?(?:=|≈|~|is about|is approximately|is roughly|is about the same as|is approximately the same as|is approximately equal to|is the same as|is equal to|equals|is)(?: about| approximately)? '
const FACT = `${AMOUNT_TEXT}${IS}${AMOUNT_TEXT}`
const FACT_FIRST = new RegExp(
  `^(?:given that|given|using|use|if|assume(?: that)?|assuming(?: that)?|taking|use the fact that|using the fact that|remember that)?:? ?${FACT}(?:[,.;]| to)? (?:to |then )?(?:what is |work out |find |calculate )?(.+)$`,
)
const FACT_LAST = new RegExp(
  `^(.+?)[,.;]? ?\\(?(?:given that|given|use|using|take|taking|if|note|note that|remember)?:? ?${FACT}[.)]*$`,
)

interface Fact {
  rest: string
  left: Amount
  right: Amount
}

/** What is said about two units beside the question: `Given that 1 inch = 2.54 cm, …`. */
function factOf(plain: string): Fact | undefined {
  const first = FACT_FIRST.exec(
    plain.replace(/^there are (\d[\d.]* [a-z]+) in (?:an?|1) ([a-z]+)\. /, '1 $2 = $1. '),
  )
  const last = first ? undefined : FACT_LAST.exec(plain)
  const [left, right, rest] = first ? first.slice(1) : last ? [last[2], last[3], last[1]] : []
  const [from, to] = [left && amountIn(left), right && amountIn(right)]
  return from && to && rest !== undefined ? { rest, left: from, right: to } : undefined
}

/** Whether a sum of two units means one thing only. */
function isSure(from: Unit, to: Unit): boolean {
  if (from.dimension !== to.dimension || from === to) return false
  const isMixed = isCustomary(from) !== isCustomary(to)
  // A ton may be meant for a tonne.
  return !(isMixed && [from, to].some(({ symbol }) => symbol === 'ton' || symbol === 'st'))
}

function factorOf({ left, right }: Fact, from: Unit, to: Unit): Rational | undefined {
  if (left.unit === from && right.unit === to) return right.value.div(left.value)
  if (left.unit === to && right.unit === from) return left.value.div(right.value)
  return undefined
}

/** A true fact about other units, as about the miles and feet of two speeds, changes nothing. */
function isTrueOfOthers({ left, right }: Fact, from: Unit, to: readonly Unit[]): boolean {
  const isTrue = left.value.mul(left.unit.size).equals(right.value.mul(right.unit.size))
  return (
    isTrue &&
    left.unit.dimension === right.unit.dimension &&
    ![from, ...to].includes(left.unit) &&
    ![from, ...to].includes(right.unit)
  )
}

/** Reads `Convert 3.5 km to m`, `How many millilitres are there in 2.5 litres?`, `450 cm = ___ m`. */
export function readConversion({ plain, full, rounding }: Asked): ConversionQuestion | undefined {
  const fact = factOf(plain)
  const rest = (fact?.rest ?? plain)
    .replace(COMPLETING, '')
    .replace(/^(?:about|roughly|approximately) (?=how many)/, '')
  for (const each of PATTERNS) {
    const { amount: said = '', unit = '' } = each.exec(rest)?.groups ?? {}
    const amount = said === '' ? undefined : amountIn(said)
    const to = amount && unitsIn(unit)
    if (!amount || !to) continue
    const base = { kind: 'conversion', text: full, amount: amount.value, from: amount.unit, to } as const
    const rounded = rounding ? { rounding } : {}
    if (fact && !isTrueOfOthers(fact, amount.unit, to)) {
      const factor = to.length === 1 ? factorOf(fact, amount.unit, to[0]) : undefined
      return factor && factor.compare(0) > 0 ? { ...base, ...rounded, factor } : undefined
    }
    if (to.length > 1) return amount.unit.dimension === to[0].dimension && !rounding ? base : undefined
    return isSure(amount.unit, to[0]) ? { ...base, ...rounded } : undefined
  }
  return undefined
}

/** How many of the target unit one of the other is. */
export function factorIn({ from, to: [to], factor }: ConversionQuestion): Rational {
  return factor ?? from.size.div(to.size)
}
