import { polynomialOf } from '../../algebra/fraction-of.ts'
import { numbersOf } from '../../algebra/polynomial.ts'
import { readFormula } from '../../algebra/read-formula.ts'
import { isWhole } from '../../arithmetic/rational.ts'
import { numberIn } from '../../values/read-number.ts'
import { NUMBER } from '../../wording/patterns.ts'
import type { SequenceQuestion } from './question.ts'
import { ruleOf } from './rule.ts'

const TERM = `(?<number>${NUMBER})`
const IN = '(?:in|of|from)'
const A = '(?:a |one of the |an? )?(?:terms?|numbers?|member)'
const SEQUENCE = '(?:the |this |a )?(?:(?:arithmetic|linear|number|following) )*(?:sequence|pattern)'
const RULE = `(?:with |whose |which has |that has |given by )?(?:the )?(?:nth term|n-th term|rule|formula)?(?: is| of| =)?:? ?(?<rule>[^:;,]*n[^:;,]*)`
const LIST = `(?:with terms |that starts |which starts |beginning |starting |: ?)?(?<list>${NUMBER}(?:, ?${NUMBER}){2,}),?(?: ?(?:\\.{2,}|…))?`
const FORMS = [
  `is ${TERM} ${A} ${IN} ${SEQUENCE} ?(?:${RULE}|${LIST})`,
  `is ${TERM} ${IN} ${SEQUENCE} ?(?:${RULE}|${LIST})`,
  `(?:the )?nth term of ${SEQUENCE} is (?<rule>[^:;,]*n[^:;,]*?)[.,;] is ${TERM} ${A}(?: ${IN} (?:the|this) (?:sequence|pattern))?`,
].map(source => new RegExp(`^${source}$`))

/** `Is 100 a term of the sequence 3n + 1?`: it is where a whole number put into a linear rule gives it. */
export function readIsTerm(plain: string, full: string): SequenceQuestion | undefined {
  const groups = FORMS.map(each => each.exec(plain)?.groups).find(each => each)
  const number = numberIn(groups?.number ?? '')
  if (!groups || !number) return undefined
  const formula = groups.rule === undefined ? undefined : readFormula(groups.rule.trim())
  const polynomial = formula && polynomialOf(formula)
  const terms = groups.list?.split(/, ?/).flatMap(each => numberIn(each) ?? []) ?? []
  const found = groups.list === undefined ? undefined : ruleOf(terms)
  const numbers = polynomial
    ? numbersOf(polynomial, 'n')
    : found?.kind === 'polynomial'
      ? found.numbers
      : undefined
  const [start, step, ...more] = numbers ?? []
  if (!start || !step || step.n === 0n || more.length > 0) return undefined
  const place = number.sub(start).div(step)
  return {
    kind: 'sequences',
    text: full,
    terms,
    rule: { kind: 'polynomial', numbers: [start, step] },
    ...(groups.rule === undefined ? {} : { given: groups.rule.trim() }),
    task: 'is term',
    number,
    isOne: isWhole(place) && place.compare(1) >= 0,
  }
}
