import type { Rational } from '../../arithmetic/rational.ts'
import { numberIn } from '../../values/read-number.ts'
import type { Asked } from '../../wording/asked.ts'
import { firstMatch, NUMBER } from '../../wording/patterns.ts'
import type { RatioQuestion, RatioTask } from './question.ts'
import { readChained } from './read-chained.ts'
import { readKnown } from './read-known.ts'
import { HERE, partsIn, takeRatio } from './read-parts.ts'
import { readShare } from './read-share.ts'

export const triggers = /ratio|\d ?[a-z]{0,11} ?: ?[£$€₹]?[\d.▢?a-z]|[a-z▢?] ?: ?\d|proportion/

const SIMPLEST =
  '(?:its |the |their )?(?:simplest|lowest)(?: (?:possible )?(?:form|terms|whole number form|whole numbers|ratio))?(?: possible)?'
const THE = '(?:the |this |these )?(?:following )?(?:ratio(?: of)?:? )?'
const FULLY = '(?: fully| completely| as (?:far|much) as possible)?'
const SIMPLIFY = [
  `(?:simplify|reduce)${FULLY}:? ${THE}${HERE}${FULLY}`,
  `(?:simplify|reduce) ${THE}${HERE} (?:to|into|in) ${SIMPLEST}`,
  `(?:write|express|put|rewrite|show|convert|reduce|simplify) ${THE}${HERE} (?:as a (?:simplified )?ratio )?(?:in|into|to|as) (?:a ratio in )?${SIMPLEST}`,
  `(?:write|express|rewrite|give|show) ${THE}${HERE} as a (?:simplified|simplest) ratio`,
  `${THE}${HERE} in ${SIMPLEST}`,
  `${HERE} (?:as a ratio )?in ${SIMPLEST}`,
  `${SIMPLEST} of ${THE}${HERE}`,
  `(?:simplified|simplest) ratio (?:of|for) ${HERE}`,
  `(?:write|give|express) (?:in|as) ${SIMPLEST}:? ${THE}${HERE}`,
].map(words => new RegExp(`^${words}$`))
const PLAIN = [
  `ratio of ${HERE}`,
  `(?:write|express) (?:the )?ratio(?: of)? ${HERE}`,
  `(?:write|express) ${HERE} as a ratio`,
].map(words => new RegExp(`^${words}$`))
const UNITARY = [
  `(?:write|express|put|rewrite|give|convert) ${THE}${HERE} (?:in|into|to|as) (?:the )?(?:form|ratio) (1 ?: ?[a-z]|[a-z] ?: ?1)`,
  `${THE}${HERE} in the form (1 ?: ?[a-z]|[a-z] ?: ?1)`,
].map(words => new RegExp(`^${words}$`))

const TERM = `(${NUMBER}|[a-z]|▢|\\?)`
const EQUAL = '(?:=|::|is equivalent to|is the same as|is equal to|is to be equal to)'
const EQUATION = `${TERM} ?: ?${TERM} ?${EQUAL} ?${TERM} ?: ?${TERM}`
const AND = `${TERM} ?: ?${TERM} and ${TERM} ?: ?${TERM} are (?:equivalent|equal)(?: ratios)?`
const UNKNOWN =
  '(?:the )?(?:value of )?(?:the )?(?:missing (?:number|term|value)|unknown(?: (?:number|term|value))?|[a-z])'
const ASK = '(?:please )?(?:find|work out|calculate|determine|what is|solve for|solve|complete|fill in)'
const LEADING = `(?:${ASK} ${UNKNOWN}(?: (?:if|when|given(?: that)?|in|so that|such that|to make|that makes|for which|in this))?(?: (?:the |these |this )?(?:equivalent )?(?:ratios?|proportion|equation|statement))?(?: (?:is true|true|equivalent))?:? |(?:solve|complete|fill in)(?: the| these| this)?(?: (?:following|blank|gap|missing number|equivalent ratios?|ratios?|proportion|statement))*:? |(?:if |given(?: that)? |let )?(?:the ratios? )?|equivalent ratios?:? )?`
const BEHIND = `(?:(?: ?[.,;?]+ ?| then )(?:(?:and )?${ASK} )?${UNKNOWN})?`
const MISSING = [`${LEADING}${EQUATION}${BEHIND}`, `${LEADING}${AND}${BEHIND}`].map(
  words => new RegExp(`^${words}[.?]?$`),
)
const WHOLE_RATIO = '(\\d{1,6}(?: ?: ?\\d{1,6}){1,2})'
const ARE_EQUAL = [
  `(?:is|are) (?:the ratios? )?${WHOLE_RATIO} (?:equivalent to|the same as|equal to|in proportion to|and) (?:the ratio )?${WHOLE_RATIO}(?: (?:equivalent|equal|the same|in proportion|proportional|equivalent ratios))?`,
  `(?:do|does) (?:the ratios? )?${WHOLE_RATIO} and ${WHOLE_RATIO} (?:form|make) a proportion`,
].map(words => new RegExp(`^${words}$`))

function readMissing(text: string): RatioTask | undefined {
  const terms = firstMatch(text.replace(/\s+/g, ' ').trim(), MISSING)
  if (!terms) return undefined
  const numbers = terms.map(numberIn)
  const gaps = numbers.flatMap((each, at) => (each === undefined ? [at] : []))
  const [gap, ...others] = gaps
  const isFit = numbers.every(each => each === undefined || (each.s > 0n && each.n > 0n))
  if (gap === undefined || others.length > 0 || !isFit) return undefined
  const isFirst = gap < 2
  const whole = isFirst ? numbers.slice(2) : numbers.slice(0, 2)
  const given = numbers[gap % 2 === 0 ? gap + 1 : gap - 1]
  const [a, b] = whole
  if (!a || !b || !given) return undefined
  return { task: 'missing', known: [a, b], given, at: gap % 2 === 0 ? 0 : 1, isFirst }
}

function fitting(parts: readonly Rational[]): boolean {
  return parts.every(each => each.n < 10n ** 9n && each.d < 10n ** 6n)
}

/** What is asked of one ratio. */
function readOwn(plain: string): RatioTask | undefined {
  const { ratio = '', around = '' } = takeRatio(plain) ?? {}
  const read = partsIn(ratio)
  if (!read || !fitting(read.parts)) return undefined
  if (firstMatch(around, SIMPLIFY)) return { task: 'simplify', ...read }
  const [form] = firstMatch(around, UNITARY) ?? []
  if (form !== undefined && read.parts.length === 2)
    return { task: 'unitary', parts: read.parts, oneAt: /^1/.test(form) ? 0 : 1 }
  return firstMatch(around, PLAIN) ? { task: 'simplify', ...read, isAnyForm: true } : undefined
}

function readTask(plain: string, full: string): RatioTask | undefined {
  const own = readOwn(plain)
  if (own) return own
  const [left, right] = firstMatch(plain, ARE_EQUAL) ?? []
  const [first, second] = [left, right].map(each => (each === undefined ? undefined : partsIn(each)))
  if (first && second && first.parts.length === second.parts.length)
    return { task: 'are equal', left: first.parts, right: second.parts }
  return (
    readShare(plain) ??
    readThings(plain) ??
    readFraction(plain) ??
    readKnown(plain) ??
    readChained(plain) ??
    readMissing(full)
  )
}

const THING = "([a-z][a-z'-]*(?: (?!and\\b)[a-z'-]+)?)"
const OF_THINGS = new RegExp(
  `^(?:there are|[a-z ]{1,30} (?:has|have|contains|uses|used|are)|i have|an?d?) (\\d{1,6}) ${THING} and (\\d{1,6}) ${THING}(?: (?:in|on|at) (?:an? |the |my |her |his )?[a-z ]{1,30})?[.,;]+ ?(?:find|what is|write|work out|write down|give|what's)(?: the)? ratio of ${THING} to ${THING}(?:,? (?:in|to|giving your answer in) ${SIMPLEST})?$`,
)

/** `There are 12 boys and 18 girls. What is the ratio of boys to girls?` */
function readThings(text: string): RatioTask | undefined {
  const [, one = '', first, two = '', second, left, right] = OF_THINGS.exec(text) ?? []
  const numbers = [one, two].map(numberIn)
  const [a, b] =
    left === first && right === second ? numbers : left === second && right === first ? numbers.reverse() : []
  if (!a || !b || a.n === 0n || b.n === 0n || first === second) return undefined
  return { task: 'simplify', parts: [a, b], ...(/simpl|lowest/.test(text) ? {} : { isAnyForm: true }) }
}

const ONE = "((?!the\\b)[a-z][a-z'-]*(?: (?!to\\b|in\\b|is\\b|are\\b|and\\b|of\\b|if\\b|when\\b)[a-z'-]+)?)"
const PLACE = '(?: (?:in|at|of|on) (?:an? |the |his |her |my )?[a-z]+(?: [a-z]+)?)?'
const OF_ALL = '(?: of (?:the |all |all the |them)?[a-z ]{0,30}?)?'
const FRACTION_OF = [
  new RegExp(
    `^(?:if )?(?:in (?:a|the) [a-z]+,? )?(?:the )?ratio of ${ONE} to ${ONE}${PLACE} is (\\d{1,4}) ?: ?(\\d{1,4})[.,;?]+ ?(?:write down |find |state )?what fraction${OF_ALL} (?:is|are) ${ONE}$`,
  ),
]
const FRACTION_FIRST = new RegExp(
  `^what fraction${OF_ALL} (?:is|are) ${ONE} (?:if|when) (?:the )?ratio of ${ONE} to ${ONE}${PLACE} is (\\d{1,4}) ?: ?(\\d{1,4})$`,
)

/** `The ratio of red to blue counters is 3 : 5. What fraction of the counters are red?` */
function readFraction(text: string): RatioTask | undefined {
  const [first = '', second = '', a = '', b = '', asked = ''] = firstMatch(text, FRACTION_OF) ?? []
  const [own, ...rest] = firstMatch(text, [FRACTION_FIRST]) ?? []
  const [left = '', right = '', one = '', two = '', which = ''] =
    own === undefined ? [first, second, a, b, asked] : [...rest, own]
  // "red to blue counters": the thing stands behind the last one only.
  const names: [string, string] = [left, right]
  const at = names.findIndex(name => name === which || name.split(' ')[0] === which)
  const parts: [bigint, bigint] = [BigInt(one || 0), BigInt(two || 0)]
  if (which === '' || at < 0 || left === right || parts.some(part => part === 0n)) return undefined
  return { task: 'fraction', parts, names, at: at === 0 ? 0 : 1 }
}

/** Reads `simplify 12:18`, `share £60 in the ratio 2:3`, `3:4 = 12:x`, `write 4:10 in the form 1:n`. */
export function readRatioQuestion({ plain, full }: Asked): RatioQuestion | undefined {
  const task = readTask(plain, full.toLowerCase())
  return task && { kind: 'ratio', text: full, ...task }
}
