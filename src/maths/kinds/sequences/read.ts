import { polynomialOf } from '../../algebra/fraction-of.ts'
import { numbersOf } from '../../algebra/polynomial.ts'
import { readFormula } from '../../algebra/read-formula.ts'
import type { Rational } from '../../arithmetic/rational.ts'
import type { Asked } from '../../questions/asked.ts'
import { NUMBER, numberIn } from '../../wording/patterns.ts'
import type { SequenceQuestion, SequenceTask } from './question.ts'
import { type Rule, ruleOf, termAt } from './rule.ts'

const NAME =
  '(?:(?:the |a |an |this |these |each )?(?:(?:following|given|number|arithmetic|geometric|linear|quadratic|decreasing|increasing|simple|growing|ap|gp) )*(?:(?:first )?(?:\\d+ )?terms? (?:of|in) (?:the |a |an |this |some )?(?:(?:following|given|number|arithmetic|geometric|linear|quadratic) )*)?(?:sequence|progression|series|pattern|terms|numbers|list|ap|gp)(?: of numbers| below)?(?: (?:that |which )?(?:begins?|starts?|is|are|goes|continues|beginning|starting)(?: (?:with|as follows))?)?)'
const LEAD =
  '(?:please |find |work out |calculate |determine |give |state |write down |write |what is |what are |name |predict |list |compute |(?:can you )?find )?(?:the )?'
const TH = "\\)?\\^?\\(?[-'’]?(?:th|st|nd|rd)\\)?"
const ASKS: [string, (groups: string[]) => SequenceTask | undefined][] = [
  [
    `${LEAD}next (\\d{1,2}) (?:numbers|terms|values)|(?:what|which) are the next (\\d) (?:numbers|terms)`,
    ([first, second]) => ({ task: 'next', count: Number(first || second) }),
  ],
  [
    `${LEAD}(?:next|following)(?: (?:number|term|value|1|one))?|(?:what|which)(?: (?:number|term|value))? (?:comes|is|goes|would come|will come|should come) next|(?:continue|extend)`,
    () => ({ task: 'next', count: 1 }),
  ],
  [
    `${LEAD}(?:(?:an? |the )?(?:general |algebraic |explicit )?(?:formula|rule|expression|equation)(?:,? in terms of n,?)? (?:for|of|that gives|to find) )?(?:the )?\\(?([a-z])${TH}[ -]term(?: (?:rule|formula))?`,
    ([letter = 'n']) => ({ task: 'nth', letter }),
  ],
  [
    `${LEAD}(?:general term|(?:general |explicit |algebraic )?(?:rule|formula)|position[- ]to[- ]term rule)`,
    () => ({ task: 'nth', letter: 'n' }),
  ],
  [
    `${LEAD}(?:value of (?:the )?)?(?:(\\d{1,3})(?:st|nd|rd|th) (?:term|number)|term (?:number )?(\\d{1,3})|a_?(\\d{1,2}))`,
    ([first, second, third]) => ({ task: 'term', place: Number(first || second || third) }),
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
      `(?:${ask})(?:,? (?:in|of|for|from|to))?(?:,? in terms of [a-z])?(?::|,)? ?(?:${NAME}[:,.]? )?(?<list>${LIST})`,
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

const GIVEN_RULE = [
  new RegExp(
    `^(?:if )?(?:the )?n${TH} term (?:of|for|in) (?:a|the|this|an)(?: (?:number|arithmetic|linear|quadratic))? (?:sequence|pattern|series) is(?: given by)?(?: the formula)? (?<rule>.+?)[.,;:] ?(?<ask>.+)$`,
  ),
  new RegExp(
    `^(?:a|the) (?:sequence|pattern) has (?:(?:the|an) )?n${TH} term(?: of)?:? (?<rule>.+?)[.,;:] ?(?<ask>.+)$`,
  ),
  new RegExp(
    `^(?<ask>.+?) (?:of|in) (?:the|a) (?:sequence|pattern|series) (?:with|whose|which has|that has|where the|given by the)(?: an?| the)? n${TH} term(?: rule)?(?: is| of| =)?:? (?<rule>.+)$`,
  ),
]
const FIRST_TERMS = new RegExp(`^${LEAD}first (\\d{1,2}) terms(?: of (?:the|this) sequence)?$`)
const OF_RULE_TERM = new RegExp(
  `^${LEAD}(?:(\\d{1,3})(?:st|nd|rd|th) term|term (?:number )?(\\d{1,3}))(?: of (?:the|this) sequence)?$`,
)

export const triggers = /next|common|term|sequence|pattern|series|progression|continue|▢/

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
    case 'missing':
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
    const [, place, other] = OF_RULE_TERM.exec(own) ?? []
    const task: SequenceTask | undefined = count
      ? { task: 'first terms', count: Number(count) }
      : place || other
        ? { task: 'term', place: Number(place ?? other) }
        : undefined
    const known: Rule = { kind: 'polynomial', numbers }
    if (task && isAnswerable(task, known))
      return { kind: 'sequences', text: full, terms: [], rule: known, given: rule, ...task }
  }
  return undefined
}

const BLANK = /▢|\?|_/
const MISSING = new RegExp(
  `^(?:(?:fill in|complete|find|which is) )?(?:the )?(?:missing (?:number|term|value)(?: (?:in|of))?|sequence|pattern|number pattern)?(?: ?${NAME})?[:,]? ?(?<list>(?:${NUMBER}|▢|\\?)(?:, ?(?:${NUMBER}|▢|\\?))+)$`,
)

/** `2, 5, ▢, 11`: the terms on both sides fix the step. */
function readMissing(plain: string, full: string): SequenceQuestion | undefined {
  const { list = '' } = MISSING.exec(plain)?.groups ?? {}
  const parts = list.split(/, ?/)
  const at = parts.findIndex(part => BLANK.test(part))
  if (at < 0 || parts.filter(part => BLANK.test(part)).length > 1 || parts.length < 4) return undefined
  const known = parts.map(numberIn)
  const [first, second] = [known.findIndex(each => each), known.findLastIndex(each => each)]
  const [low, high] = [known[first], known[second]]
  if (at === parts.length - 1) {
    const terms = known.flatMap(each => each ?? [])
    const rule = ruleOf(terms)
    return rule && terms.length === parts.length - 1
      ? { kind: 'sequences', text: full, terms, rule, task: 'next', count: 1 }
      : undefined
  }
  if (!low || !high || second === first) return undefined
  const step = high.sub(low).div(second - first)
  const rule: Rule = { kind: 'polynomial', numbers: [low.sub(step.mul(first + 1)), step] }
  const isLinear =
    step.n !== 0n && parts.every((_, index) => index === at || known[index]?.equals(termAt(rule, index + 1)))
  const terms = known.flatMap(each => each ?? [])
  return isLinear && terms.length === parts.length - 1
    ? { kind: 'sequences', text: full, terms, rule, task: 'missing', place: at + 1 }
    : undefined
}

/** Reads `What is next in 3, 7, 11, 15?`, `Find the nth term of 5, 8, 11`, `the 20th term`, in the words of schoolbooks. */
export function readSequence({ plain, full }: Asked): SequenceQuestion | undefined {
  if (plain.length > 240) return undefined
  const given = readGiven(plain, full) ?? readMissing(plain, full)
  if (given) return given
  const bare = plain
    .replace(/(?:,? ?(?:▢|\?|_|…|\.{2,}))+(?=[.,:;]|\s|$)/g, '')
    .replace(/[\s,[\]]+$/, '')
    .replace(/\[|\]/g, '')
    .replace(/\s+/g, ' ')
  for (const { pattern, make } of FORMS) {
    const found = pattern.exec(bare)
    if (!found) continue
    const { list = '' } = found.groups ?? {}
    const groups = found.slice(1).filter(group => group !== list)
    const task = make(groups.map(group => group ?? ''))
    const terms = termsIn(list)
    const rule = terms && ruleOf(terms)
    if (task && terms && rule && isAnswerable(task, rule))
      return { kind: 'sequences', text: full, terms, rule, ...task }
  }
  return undefined
}
