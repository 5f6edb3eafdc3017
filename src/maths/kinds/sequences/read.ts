import { polynomialOf } from '../../algebra/fraction-of.ts'
import { numbersOf } from '../../algebra/polynomial.ts'
import { readFormula } from '../../algebra/read-formula.ts'
import type { Rational } from '../../arithmetic/rational.ts'
import { numberIn } from '../../values/read-number.ts'
import type { Asked } from '../../wording/asked.ts'
import { NUMBER } from '../../wording/patterns.ts'
import type { SequenceQuestion, SequenceTask } from './question.ts'
import { readCounting } from './read-counting.ts'
import { readIsTerm } from './read-is-term.ts'
import { NAME, readMissing } from './read-missing.ts'
import { type Rule, ruleOf, stepRuleOf } from './rule.ts'

const LEAD =
  '(?:please |find |work out |calculate |determine |give |state |write down |write |what is |what are |name |predict |list |compute |(?:can you )?find )?(?:the )?'
const TH = "\\)?\\^?\\(?[-'’]?(?:th|st|nd|rd)\\)?"
const ASKS: [string, (groups: string[]) => SequenceTask | undefined][] = [
  [
    `${LEAD}next (\\d{1,2}) (?:numbers|terms|values)|(?:what|which) are the next (\\d) (?:numbers|terms)`,
    ([first, second]) => ({ task: 'next', count: Number(first || second) }),
  ],
  [
    `${LEAD}(?:next|following)(?: (?:number|term|value|1|one))?|(?:what|which)(?: (?:number|term|value))? (?:comes|is|goes|would come|will come|should come) next|(?:continue(?: counting)?|extend|complete|carry on counting|keep counting)`,
    () => ({ task: 'next', count: 1 }),
  ],
  [
    `${LEAD}(?:(?:an? |the )?(?:general |algebraic |explicit )?(?:formula|rule|expression|equation)(?:,? in terms of n,?)? (?:for|of|that gives|to find) )?(?:the )?\\(?([a-z])${TH}[ -]term(?: (?:rule|formula))?`,
    ([letter = 'n']) => ({ task: 'nth', letter }),
  ],
  [
    `${LEAD}(?:general term|(?:general |explicit |algebraic )(?:rule|formula)|formula|position[- ]to[- ]term rule)`,
    () => ({ task: 'nth', letter: 'n' }),
  ],
  [`(?:describe )?${LEAD}term[- ]to[- ]term rule(?: in words)?`, () => ({ task: 'step rule', orNth: false })],
  [`(?:describe )?${LEAD}(?:pattern )?rule(?: in words)?`, () => ({ task: 'step rule', orNth: true })],
  [
    `${LEAD}(?:value of (?:the )?)?(?:(\\d{1,3})(?:st|nd|rd|th) (?:term|number)|term (?:number )?(\\d{1,3})|a_?(\\d{1,2}))`,
    ([first, second, third]) => ({ task: 'term', place: Number(first || second || third) }),
  ],
  [
    `(?:${LEAD}|(?:what|which) )(?:term|number|value) (?:(?:is )?(?:in|on|at) )?(?:the )?(?:(\\d{1,3})(?:st|nd|rd|th) (?:place|position)|(?:place|position)(?: number)? (\\d{1,3}))`,
    ([nth, place]) => ({ task: 'term', place: Number(nth || place) }),
  ],
  [`${LEAD}common difference`, () => ({ task: 'common difference' })],
  [`${LEAD}common ratio`, () => ({ task: 'common ratio' })],
]
const BEHIND =
  '(?: (?:in|of|for|from) (?:the|this|that) (?:(?:number|arithmetic|geometric|linear) )?(?:sequence|pattern|series|progression|list))?(?:,? in terms of [a-z])?'
const LIST = `(?:${NUMBER})(?:(?:,| and|;) ?(?:${NUMBER}))+`

interface Form {
  pattern: RegExp
  make: (groups: string[]) => SequenceTask | undefined
}

const named = (source: string) => new RegExp(`^${source}$`)

/** Every asking with its list behind and before it; the list is the first or the last group. */
const FORMS: Form[] = ASKS.flatMap(([ask, make]) => [
  {
    pattern: named(
      `(?:${ask})(?:,? (?:in|of|for|from|to))?(?:,? in terms of [a-z])?[:,?]? ?(?:${NAME}[:,.?]? )?(?<list>${LIST})`,
    ),
    make,
  },
  {
    pattern: named(
      `(?:(?:here (?:is|are)|consider|look at|given|for|in|if) )?(?:(?:some |part of )?${NAME})?[:.,]? ?(?<list>${LIST})[.:;,]*,? (?:(?:and|then) )?(?:${ask})${BEHIND}`,
    ),
    make,
  },
])

const RULE_IS = '(?: is)?(?: given by)?(?: the formula)?(?: =|:)?'
const GIVEN_RULE = [
  new RegExp(
    `^(?:if |given (?:that )?)?(?:the )?n${TH} term(?: rule)?(?: (?:of|for|in) (?:a|the|this|an)(?: (?:number|arithmetic|linear|quadratic))? (?:sequence|pattern|series))?${RULE_IS} (?<rule>.+?)[.,;:] ?(?<ask>.+)$`,
  ),
  new RegExp(
    `^(?:(?:a|the) )?(?:sequence|pattern) (?:has|is given by|is defined by|with) (?:(?:the|an) )?(?:n${TH} term(?: rule)?(?: of)?|(?:formula|rule))?:? ?(?<rule>.+?)[.,;:] ?(?<ask>.+)$`,
  ),
  new RegExp(
    `^(?<ask>.+?) (?:of|in|for) (?:the|a) (?:sequence|pattern|series) (?:with|whose|which has|that has|where the|given by the|given by)(?: an?| the)?(?: n${TH} term(?: rule)?)?(?: is| of| =)?:? (?<rule>.+)$`,
  ),
  // A rule with n alone behind its term: `10th term of 3n - 2`.
  /^(?<ask>(?:.+ )?(?:\d{1,3}(?:st|nd|rd|th) term|first \d{1,2} terms)) (?:of|for|in) (?:(?:the )?(?:rule|formula|expression) )?(?<rule>[-+\dn^() ]*n[-+\dn^() ]*)$/,
  /^(?:if |given (?:that )?|for |(?:the |a )?sequence is (?:given|defined) by )?[tuas]_?\(?n\)? ?= ?(?<rule>[^.,;:=]+)[.,;:] ?(?<ask>.+)$/,
]
const FIRST_TERMS = new RegExp(`^${LEAD}first (\\d{1,2}) terms(?: of (?:the|this) sequence)?$`)
const OF_RULE_TERM = new RegExp(
  `^${LEAD}(?:value of )?(?:the )?(?:(\\d{1,3})(?:st|nd|rd|th) term|term (?:number )?(\\d{1,3})|[tuas]_?\\(?(\\d{1,3})\\)?)(?: of (?:the|this) sequence)?$`,
)

export const triggers =
  /next|count|common|term|\brule\b|sequence|pattern|series|progression|continue|▢|\b[tuas]_?\(?n\)? ?=/

const LARGEST_PLACE = 1000
const MOST_TERMS = 12
const LARGEST = 10n ** 9n

function termsIn(list: string): Rational[] | undefined {
  const terms = list.split(/,| and|;/).map(each => numberIn(each.trim()))
  const known = terms.flatMap(each => each ?? [])
  const isFit =
    known.length === terms.length &&
    known.length <= MOST_TERMS &&
    known.every(({ n, d }) => n < LARGEST && d < LARGEST)
  return isFit ? known : undefined
}

function isAnswerable(task: SequenceTask, rule: Rule): boolean {
  switch (task.task) {
    case 'next':
    case 'first terms':
      return task.count >= 1 && task.count <= 10
    case 'term':
      return task.place >= 1 && task.place <= (rule.kind === 'polynomial' ? LARGEST_PLACE : 20)
    case 'nth':
      return rule.kind === 'polynomial' || (rule.kind === 'geometric' && rule.ratio.s > 0n)
    case 'common difference':
      return rule.kind === 'polynomial' && rule.numbers.length === 2
    case 'common ratio':
      return rule.kind === 'geometric'
    case 'step rule':
      return stepRuleOf(rule) !== undefined
    case 'missing':
    case 'gaps':
    case 'is term':
      return true
  }
}

function readGiven(plain: string, full: string): SequenceQuestion | undefined {
  for (const pattern of GIVEN_RULE) {
    const { rule = '', ask = '' } = pattern.exec(plain)?.groups ?? {}
    const formula = rule === '' ? undefined : readFormula(rule)
    const polynomial = formula && polynomialOf(formula)
    const numbers = polynomial && numbersOf(polynomial, 'n')
    if (!numbers || numbers.length < 2 || numbers.length > 4) continue
    const own = ask.replace(/[?.!\s]+$/, '')
    const [, count] = FIRST_TERMS.exec(own) ?? []
    const place = OF_RULE_TERM.exec(own)
      ?.slice(1)
      .find(each => each !== undefined)
    const task: SequenceTask | undefined = count
      ? { task: 'first terms', count: Number(count) }
      : place
        ? { task: 'term', place: Number(place) }
        : undefined
    const known: Rule = { kind: 'polynomial', numbers }
    if (task && isAnswerable(task, known))
      return { kind: 'sequences', text: full, terms: [], rule: known, given: rule, ...task }
  }
  return undefined
}

/** As many next terms as there are blanks; the rule with a letter where there is no rule from term to term. */
function fittingTask(made: SequenceTask | undefined, rule: Rule | undefined, blanks: number) {
  if (made?.task === 'next' && made.count === 1 && blanks > 1) return { ...made, count: blanks }
  const hasNoStep = made?.task === 'step rule' && made.orNth && rule && !stepRuleOf(rule)
  return hasNoStep ? ({ task: 'nth', letter: 'n' } as const) : made
}

const ENDS_BLANK = /(?:▢|_)(?:[ ,]*(?:▢|_))+(?=[.\s]*$|[ ,.:;]+[a-z])/
/** Reads `What is next in 3, 7, 11, 15?`, `Find the nth term of 5, 8, 11`, `the 20th term`, in the words of schoolbooks. */
export function readSequence({ plain, full }: Asked): SequenceQuestion | undefined {
  if (plain.length > 240) return undefined
  const given =
    readGiven(plain, full) ?? readIsTerm(plain, full) ?? readMissing(plain, full) ?? readCounting(plain, full)
  if (given) return given
  const bare = plain
    .replace(/(?:,? ?(?:▢|\?|_|…|\.{2,}(?!\.)))+(?=[.,:;]|\s|$)/g, '')
    .replace(/[\s,[\]]+$/, '')
    .replace(/\[|\]/g, '')
    .replace(/\s+/g, ' ')
  for (const { pattern, make } of FORMS) {
    const found = pattern.exec(bare)
    if (!found) continue
    const { list = '' } = found.groups ?? {}
    const groups = found.slice(1).filter(group => group !== list)
    const made = make(groups.map(group => group ?? ''))
    const blanks = ENDS_BLANK.exec(plain)?.[0].match(/▢|_/g)?.length ?? 0
    const terms = termsIn(list)
    const rule = terms && ruleOf(terms)
    const task = fittingTask(made, rule, blanks)
    if (task && terms && rule && isAnswerable(task, rule))
      return { kind: 'sequences', text: full, terms, rule, ...task }
  }
  return undefined
}
