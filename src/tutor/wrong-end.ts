import type { Formula } from '#maths/algebra/formula.ts'
import { isWhole } from '#maths/arithmetic/rational.ts'
import { readLiteral } from '#maths/arithmetic/read-literal.ts'
import type { Question } from '#maths/domain/question.ts'
import { solve } from '#maths/kinds/doors.ts'
import type { ExpressionQuestion } from '#maths/kinds/expressions/question.ts'
import { withoutLatex } from '#maths/notation/latex.ts'
import { type Calculation, wayTo } from '#maths/routes/calculations.ts'
import { valueOfClaim } from '#maths/routes/claims.ts'
import type { JudgedClaim, Said } from '#maths/routes/judged.ts'
import { givenIn } from '#maths/routes/landmarks.ts'
import { UNIT_NAMES } from '#maths/values/units.ts'
import { isPercentOnWay, saidToBeAsked } from './conclusions.ts'
import { columnSaid } from './quantities/columns.ts'
import { isNothingElse } from './values/nothing-else.ts'
import { clausesIn, type ValueSaid } from './values/values-in.ts'
import { reachedIn, type Work } from './work.ts'

/** Judges a part of a line by itself. */
type Judge = (part: string) => Said

const OPEN: readonly Said['outcome'][] = ['useful', 'elsewhere', 'unsure']

/**
 * A line whose sums are true, and which ends in a number that is said to be what is asked for and is not: it is said so
 * by a clause that concludes (`7 take away 4, so it rose by 3 degrees`), by the unit of the answer
 * (`36 divided by 8 is 4.5cm`), by its place before a reason, or as the end of several sums (`20 − 2 is 18, and 18 × 3 is 54`).
 */
export function wrongEnd(said: Said, line: string, work: Work, judge: Judge): Said | undefined {
  if (!OPEN.includes(said.outcome) || said.move || /\?\s*$/.test(line)) return undefined
  const stated = said.claims.filter(({ claim }) => claim.sides.length > 1 && claim.truth === 'true')
  const { question } = work.problem
  // `11 take 3 is 8 and 3 take 1 is 2 so 28`: what is right of a column is heard as that first.
  if (columnSaid(line, question)?.isSo) return undefined
  // The top and the bottom of a fraction that is said are judged together.
  const end = SAYS_FRACTION.test(line) ? undefined : endOf(line, stated, question)
  const own = end === undefined ? undefined : judge(end.text)
  if (!end || !own || !isWrongAlone(own) || isPercentOnWay(end.text, said, question)) return undefined
  // `25% of 60 is 15 so 75`, of a quarter off: what a known mistake leads to is no number of the way, even where it is one.
  const isMistaken =
    own.marked.explanations.length > 0 &&
    end.clause !== undefined &&
    stated.length > 0 &&
    stated.every(each => isElsewhere(each) && !isEndOf(each, end.text))
  if (!isMistaken && isKnown(end.text, work)) return undefined
  // `so the hundreds make 11` is no end of a sum, unless a known mistake leads to it.
  const isOfIt =
    own.marked.explanations.length > 0 || !end.clause || isNothingElse(end.clause, end.text, work)
  if (!isOfIt) return undefined
  const right = stated.map(each => ({ ...each, standing: 'elsewhere' as const }))
  return { ...own, outcome: 'wrong', claims: [...right, ...own.claims].map(withoutMark) }
}

/** `3x + 4 + 2x = 5x + 4`, of `3(x + 4) + 2x`: the line holds, has all terms, and ends in what the question doesn't come to. */
export function wrongStart(said: Said, line: string, { problem }: Work, judge: Judge): Said | undefined {
  const { question } = problem
  if (!isExpansion(question) || said.outcome !== 'useful' || said.claims.length > 1) return undefined
  const [start = '', ...sides] = line.split('=')
  const end = sides.at(-1)
  if (end === undefined || /[(?]/.test(line) || !/[a-z]/i.test(start)) return undefined
  const terms = start.trim().split(/(?!^)[-+−]/).length
  const all = termsOf(question.formula)
  if (all < 2 || terms < all || judge(start).outcome === 'useful') return undefined
  const own = judge(end)
  const right = said.claims.map(each => withoutMark({ ...each, standing: 'elsewhere' }))
  return own.outcome === 'wrong' ? { ...own, claims: right } : undefined
}

const isExpansion = (question: Question): question is ExpressionQuestion =>
  question.kind === 'expressions' && ['simplify', 'expand'].includes((question as ExpressionQuestion).task)

/** How many terms a formula has once its brackets are multiplied out. */
function termsOf(formula: Formula): number {
  switch (formula.kind) {
    case 'sum':
      return formula.terms.reduce((sum, { of }) => sum + termsOf(of), 0)
    case 'product':
      return formula.factors.reduce((product, each) => product * termsOf(each), 1)
    case 'power':
      return formula.base.kind === 'sum' ? termsOf(formula.base) ** 2 : 1
    default:
      return 1
  }
}

const isEndOf = ({ claim }: JudgedClaim, end: string) =>
  valueOfClaim(claim)?.equals(readLiteral(end.replace(/^[^-−\d]+|\D+$/g, ''))?.value ?? 0) === true

const isElsewhere = ({ standing }: JudgedClaim) => standing === 'elsewhere'

const SAYS_FRACTION = /(?<![\d/])\d+\/\d+(?![\d/])/

const withoutMark = ({ landmark: _, ...claim }: JudgedClaim): JudgedClaim => claim

/** By itself it would be wrong, or a known mistake leads to it. */
const isWrongAlone = ({ outcome, marked }: Said): boolean =>
  marked.verdict === 'wrong' && (marked.explanations.length > 0 || outcome === 'wrong')

/** What the question tells, what was found before, and what the worked way comes to in between. */
function isKnown(said: string, work: Work): boolean {
  const { question } = work.problem
  const value = readLiteral(said.replace(/^[^-−\d]+|\D+$/g, ''))?.value
  if (value === undefined) return false
  const { values, answer } = wayTo(question)
  // The answer with the other sign is no number of the way, though its size stands in it.
  if (answer?.equals(value.neg())) return false
  // `2 + 1 is 3 and 3 + 4 is 7`: the top and the bottom of a fraction, one after the other.
  if (answer && !isWhole(answer) && isWhole(value) && question.text.includes('/')) return true
  const told = [...givenIn(question).map(each => each.value), ...reachedIn(work)]
  const done = solve(question).steps.flatMap(step => withoutLatex(step.done).match(NUMBER) ?? [])
  return (
    told.some(each => each.equals(value)) ||
    values.has(value.toFraction()) ||
    done.some(each => Number(each) === value.valueOf())
  )
}

/** The minus of `4 - 11` is no sign of the 11. */
const NUMBER = /(?:(?<![\d)] ?)-)?\d+(?:\.\d+)?/g

const CONCLUDES = /^[\s,.;]*(?:and |but )*(?:so|therefore|thus|which (?:makes|means)|that (?:makes|means))\b/i
const SEAM = /(?=\s(?:so|therefore|thus)\b)/i

const NOT_OF_NUMBER = /[^\d./]+|\.(?!\d)/

/** `16 because 20 take away 4`, `54 i did 20-2 = 18`: what is said first is the answer. */
const FOR_A_REASON =
  /^\s*(?:i (?:think|say|got|get) )?(?:it(?:’|')?s |it is |is it )?(-?\d+(?:[./]\d+)?)(?![.)])(?: ?\p{L}{1,12})?,? (?:because|be?cos|cos|coz|cause|cuz|bc|since|i (?:did|done|just did|worked out|got (?:it|that|this) (?:by|from))|by doing)\b/iu

/** The number that a line is said to come to, with the clause that concludes it. */
function endOf(
  line: string,
  stated: readonly JudgedClaim[],
  question: Question,
): { text: string; clause?: string } | undefined {
  const clauses = clausesIn(line)
    .flatMap(({ text }) => text.split(SEAM))
    .flatMap(clausesIn)
  const reasoned = FOR_A_REASON.exec(line)?.[1]
  if (reasoned !== undefined && stated.length > 0) return { text: reasoned }
  const concluding = clauses.findLast(({ text }) => CONCLUDES.test(text) && /\d/.test(text))
  const isLed = concluding !== undefined && clauses[0] !== concluding
  const concluded = isLed ? onlyOf(concluding.values, concluding.text, question) : undefined
  // `0.35 litres so my coke is 0.35` only says it again.
  const isAgain =
    stated.length === 0 && line.split(NOT_OF_NUMBER).filter(each => each === concluded).length > 1
  if (concluded !== undefined)
    return isAgain || !concluding ? undefined : { text: concluded, clause: concluding.text }
  const named = stated.length > 0 ? saidToBeAsked(line, question)?.result : undefined
  if (named !== undefined) return { text: named }
  const last = stated.at(-1)
  const value = last && valueOfClaim(last.claim)
  if (!last || !value || clauses.at(-1)?.text.includes('?')) return undefined
  const end = clauses.at(-1)?.values.findLast(({ isOperand }) => !isOperand)
  const isEnd = end !== undefined && readLiteral(end.text.replace(/[^\d./-]+$/, ''))?.value.equals(value)
  if (!isEnd) return undefined
  return isChained(stated) || hasUnitOf(end.text, question) ? { text: end.text } : undefined
}

/** The one value of a clause, where it tells of no other number and counts what is asked: not the `12 thirds` of 4 ÷ 2/3. */
function onlyOf(values: readonly ValueSaid[], clause: string, question: Question): string | undefined {
  const [only, ...others] = values
  if (!only || only.isOperand || others.length > 0) return undefined
  const { text, at } = only
  const counted = /^ (\p{L}{4,})/u.exec(clause.slice(at + text.length))?.[1] ?? ''
  const isOfAsked = question.text.toLowerCase().includes(counted.toLowerCase())
  const isOther = UNIT.test(text) && !hasUnitOf(text, question)
  const isAlone = !/\d/.test(clause.replace(text, ' '))
  return isAlone && isOfAsked && !isOther ? text : undefined
}

/** The last sum goes on from the one before it. */
function isChained(stated: readonly JudgedClaim[]): boolean {
  const [last, before] = [stated.at(-1), stated.at(-2)]
  const value = before && valueOfClaim(before.claim)
  const used = (calculation: Calculation | undefined) => [calculation?.left.value, calculation?.right.value]
  return value !== undefined && used(last?.calculation).some(each => each?.equals(value) === true)
}

const UNIT = new RegExp(`\\d ?(${UNIT_NAMES}|°)(?![\\p{L}\\d])`, 'iu')

const PER = /\/|\bper\b/

/** The unit in which the answer is said: `30 km` is none of `60 km/h`. */
function hasUnitOf(said: string, question: Question): boolean {
  const unit = UNIT.exec(said)?.[1]
  const answer = withoutLatex(solve(question).answer)
  if (unit === undefined || PER.test(unit) !== PER.test(answer)) return false
  return answer.includes(unit.charAt(0)) || (/^(?:deg|°)/i.test(unit) && /\^\\circ/.test(answer))
}
