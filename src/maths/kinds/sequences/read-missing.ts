import type { Rational } from '../../arithmetic/rational.ts'
import { numberIn } from '../../values/read-number.ts'
import { NUMBER } from '../../wording/patterns.ts'
import type { SequenceQuestion } from './question.ts'
import { type Rule, ruleOf, termAt } from './rule.ts'

/** What a sequence is called. */
export const NAME =
  '(?:(?:the |a |an |this |these |each )?(?:(?:following|given|number|arithmetic|geometric|linear|quadratic|decreasing|increasing|simple|growing|ap|gp) )*(?:(?:first )?(?:\\d+ )?terms? (?:of|in) (?:the |a |an |this |some )?(?:(?:following|given|number|arithmetic|geometric|linear|quadratic) )*)?(?:sequence|progression|series|pattern|terms|numbers|list|ap|gp)(?: of numbers| below)?(?: (?:that |which )?(?:begins?|starts?|is|are|goes|continues|beginning|starting)(?: (?:with|as follows))?)?)'

const BLANK = /▢|\?|_/
const ASKS = `(?:(?:write|fill in|complete|find|which is|what is|work out|write in|write down) )?(?:the )?(?:(?:missing (?:numbers?|terms?|values?)|numbers? that (?:is|are) missing|blanks?|gaps?)(?: (?:in|of|from))?|sequence|pattern|number pattern)?(?: ?${NAME})?|(?:which|what) (?:number|term)s? (?:is|are) missing(?: (?:from|in) ${NAME})?|(?:which|what) (?:number|term) (?:goes|belongs) in the (?:gap|blank|box|space)`
const MISSING = new RegExp(
  `^(?:${ASKS})[:,.?]? ?(?<list>(?:${NUMBER}|▢|\\?)(?:, ?(?:${NUMBER}|▢|\\?))+)(?:[.:,;]? (?:${ASKS}))?$`,
)

/** What every term is multiplied by, where two stand side by side and the others fit. */
function geometricIn(known: readonly (Rational | undefined)[]): Rule | undefined {
  const at = known.findIndex((each, index) => each && known[index + 1])
  const [low, high] = [known[at], known[at + 1]]
  if (!low || !high || low.n === 0n || high.n === 0n) return undefined
  const ratio = high.div(low)
  const first = low.div(ratio.pow(at) ?? 1)
  const rule: Rule = { kind: 'geometric', first, ratio }
  const isFit = known.every((each, index) => each === undefined || each.equals(termAt(rule, index + 1)))
  return isFit && ratio.n !== ratio.d && ratio.s > 0n ? rule : undefined
}

/** `2, 5, ▢, 11`: the terms on both sides fix the step, and every gap is filled by it. */
export function readMissing(plain: string, full: string): SequenceQuestion | undefined {
  const { list = '' } = MISSING.exec(plain)?.groups ?? {}
  const parts = list.split(/, ?/)
  const gaps = parts.flatMap((part, at) => (BLANK.test(part) ? [at] : []))
  const [gap] = gaps
  if (gap === undefined || parts.length < 4 || parts.length - gaps.length < 2) return undefined
  const known = parts.map(numberIn)
  const terms: Rational[] = known.flatMap(each => each ?? [])
  if (terms.length !== parts.length - gaps.length) return undefined
  const base = { kind: 'sequences', text: full, terms } as const
  if (gap === parts.length - gaps.length) {
    const next = ruleOf(terms)
    return next && { ...base, rule: next, task: 'next', count: gaps.length }
  }
  const [first, last] = [known.findIndex(each => each), known.findLastIndex(each => each)]
  const [low, high] = [known[first], known[last]]
  const geometric = geometricIn(known)
  if (geometric && terms.length >= 3)
    return gaps.length === 1
      ? { ...base, rule: geometric, task: 'missing', place: gap + 1 }
      : { ...base, rule: geometric, task: 'gaps', places: gaps.map(at => at + 1) }
  // Two terms alone could belong to any sequence.
  if (!low || !high || last === first || (gaps.length > 1 && terms.length < 3)) return undefined
  const step = high.sub(low).div(last - first)
  const rule: Rule = { kind: 'polynomial', numbers: [low.sub(step.mul(first + 1)), step] }
  const isLinear =
    step.n !== 0n && known.every((each, at) => each === undefined || each.equals(termAt(rule, at + 1)))
  if (!isLinear) return undefined
  return gaps.length === 1
    ? { ...base, rule, task: 'missing', place: gap + 1 }
    : { ...base, rule, task: 'gaps', places: gaps.map(at => at + 1) }
}
