import type { Rational } from '../../arithmetic/rational.ts'
import type { Asked } from '../../questions/asked.ts'
import { firstMatch, NUMBER, numberIn } from '../../wording/patterns.ts'
import type { RatioQuestion, RatioTask } from './question.ts'
import { partsIn, RATIO } from './read-parts.ts'
import { readShare } from './read-share.ts'

export const triggers = /ratio|\d ?[a-z]{0,11} ?: ?[£$€]?[\d.▢?a-z]|[a-z▢?] ?: ?\d|proportion/

const SIMPLEST =
  '(?:its |the |their )?(?:simplest|lowest)(?: (?:possible )?(?:form|terms|whole number form|whole numbers|ratio))?(?: possible)?'
const THE = '(?:the |this |these )?(?:following )?(?:ratio(?: of)?:? )?'
const FULLY = '(?: fully| completely| as (?:far|much) as possible)?'
const SIMPLIFY = [
  `(?:simplify|reduce)${FULLY}:? ${THE}${RATIO}${FULLY}`,
  `(?:simplify|reduce) ${THE}${RATIO} (?:to|into|in) ${SIMPLEST}`,
  `(?:write|express|put|rewrite|show|convert|reduce|simplify) ${THE}${RATIO} (?:as a (?:simplified )?ratio )?(?:in|into|to|as) (?:a ratio in )?${SIMPLEST}`,
  `(?:write|express|rewrite|give|show) ${THE}${RATIO} as a (?:simplified|simplest) ratio`,
  `${THE}${RATIO} in ${SIMPLEST}`,
  `${RATIO} (?:as a ratio )?in ${SIMPLEST}`,
  `${SIMPLEST} of ${THE}${RATIO}`,
  `(?:simplified|simplest) ratio (?:of|for) ${RATIO}`,
  `(?:write|give|express) (?:in|as) ${SIMPLEST}:? ${THE}${RATIO}`,
].map(words => new RegExp(`^${words}$`))
const PLAIN = [
  `ratio of ${RATIO}`,
  `(?:write|express) (?:the )?ratio(?: of)? ${RATIO}`,
  `(?:write|express) ${RATIO} as a ratio`,
].map(words => new RegExp(`^${words}$`))
const UNITARY = [
  `(?:write|express|put|rewrite|give|convert) ${THE}${RATIO} (?:in|into|to|as) (?:the )?(?:form|ratio) (1 ?: ?[a-z]|[a-z] ?: ?1)`,
  `${THE}${RATIO} in the form (1 ?: ?[a-z]|[a-z] ?: ?1)`,
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

function readTask(plain: string, full: string): RatioTask | undefined {
  const [simplify] = firstMatch(plain, SIMPLIFY) ?? []
  const simple = simplify === undefined ? undefined : partsIn(simplify)
  if (simple) return fitting(simple.parts) ? { task: 'simplify', ...simple } : undefined
  const [unitary, form = ''] = firstMatch(plain, UNITARY) ?? []
  const single = unitary === undefined ? undefined : partsIn(unitary)
  if (single?.parts.length === 2 && fitting(single.parts))
    return { task: 'unitary', parts: single.parts, oneAt: /^1/.test(form) ? 0 : 1 }
  const [own] = firstMatch(plain, PLAIN) ?? []
  const any = own === undefined ? undefined : partsIn(own)
  if (any) return fitting(any.parts) ? { task: 'simplify', ...any, isAnyForm: true } : undefined
  const [left, right] = firstMatch(plain, ARE_EQUAL) ?? []
  const [first, second] = [left, right].map(each => (each === undefined ? undefined : partsIn(each)))
  if (first && second && first.parts.length === second.parts.length)
    return { task: 'are equal', left: first.parts, right: second.parts }
  return readShare(plain) ?? readMissing(full)
}

/** Reads `simplify 12:18`, `share £60 in the ratio 2:3`, `3:4 = 12:x`, `write 4:10 in the form 1:n`. */
export function readRatioQuestion({ plain, full }: Asked): RatioQuestion | undefined {
  const task = readTask(plain, full.toLowerCase())
  return task && { kind: 'ratio', text: full, ...task }
}
