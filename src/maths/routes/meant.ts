import {
  asLiteral,
  type Expression,
  hasUnknown,
  type NumberNode,
  operationsIn,
} from '../arithmetic/expression.ts'
import { isWhole, isZero, type Rational } from '../arithmetic/rational.ts'
import { readLiteral } from '../arithmetic/read-literal.ts'
import { isArithmetic } from '../domain/arithmetic-question.ts'
import type { MarkedQuestion } from '../domain/marked.ts'
import type { Question } from '../domain/question.ts'
import { solve } from '../kinds/doors.ts'
import { isAnswerLike } from './answer-like.ts'
import { wayTo } from './calculations.ts'
import type { Claim } from './claims.ts'
import type { JudgedClaim } from './judged.ts'
import { givenIn } from './landmarks.ts'

const isRight = ({ verdict }: MarkedQuestion) => verdict === 'right' || verdict === 'rounded'

/** Both numbers in another form, as `10/15 and 9/15`, and none of them chosen. */
export function comparesRewritten(claims: JudgedClaim[], question: Question): boolean {
  if (question.kind !== 'compare' || claims.some(({ claim }) => claim.sides.length > 1)) return false
  const said = claims.flatMap(({ claim }) => asLiteral(claim.sides[0] as Expression)?.value ?? [])
  const given = givenIn(question)
  return (
    given.length > 1 &&
    said.length >= given.length &&
    given.every(({ value }) => said.some(each => each.equals(value)))
  )
}

/** `2/3 × 1/4` for `2/3 ÷ 4`: the same amount, and not worked out yet. */
export function isUnworked(claims: JudgedClaim[], question: Question, marked: MarkedQuestion): boolean {
  const [only, ...others] = claims
  return isRight(marked) && question.kind === 'calculate' && others.length === 0 && only?.isOpen === true
}

/** `2 minuses` counts what a sum is written with, and is no result. */
export const COUNTS_SIGNS = /\d\s+(?:minuses|pluses|negatives|positives|minus signs|brackets)\b/i

/** `4 left` and `6 more` tell of a part of the working. */
export const IS_PART =
  /\d\s*(?:is |are )?(?:still )?(?:left(?: over)?|over|more|less|too (?:much|many|few|little)|to go|missing|remaining|remain|still)\W*$|\b(?:leaves|left with|still (?:have|need|got)) \d[\d.]*\W*$/i
const WORKED_WITH =
  /\b(?:t(?:ake|ook|aken|aking)(?: it)?(?: away| off)?|minus(?:ed|ing)?|subtract\w*|add(?:ed|ing)?|plus(?:ed|ing)?|times(?:ed|ing)?|multipl(?:y|ied|ying)|divid(?:e|ed|ing)|carr(?:y|ied|ying)|borrow(?:ed|ing)?|count(?:ed|ing)?)(?: (?:it|them|both(?: sides)?|on|up|back|down|by|the|a|an))* [-+]?\d[\d./]*\s*$/i

/** `i took away 5`: the one number that is said is what was worked with, and nothing that was found. */
export function isOperand(text: string, claims: JudgedClaim[]): boolean {
  const [only, ...others] = claims
  if (!only || others.length > 0 || only.claim.sides.length > 1 || only.isOpen) return false
  return WORKED_WITH.test(text) && !isAnswerLike(text, 1)
}

/** A number is said to be the answer in so many words. */
export const SAYS_ANSWER =
  /\b(?:the|my) answer(?:['’]?s| is| must be| would be| should be)\b|\d[^\p{L}\d]*(?:is|as) (?:the|my) answer\b/iu

/**
 * A number alone that is meant for the answer, though it is also on a way to it: `130 is the answer`, or 35 for
 * 17 + 28, which is as long as the answer and no round part of it. What the worked way comes to is a step, however
 * unsurely it is said.
 */
export function isGuess(
  text: string,
  claims: JudgedClaim[],
  { verdict, question, explanations }: MarkedQuestion,
): boolean {
  const [only, ...others] = claims
  const said =
    only && only.claim.sides.length === 1 ? asLiteral(only.claim.sides[0] as Expression) : undefined
  if (!only?.landmark || !said || others.length > 0 || verdict !== 'wrong') return false
  if (!isAnswerLike(text, 1) || IS_PART.test(text) || isCommonBottom(said.value, question)) return false
  if (SAYS_ANSWER.test(text)) return true
  const { answer, calculations } = wayTo(question)
  if (isRewritten(said, question) || calculations.some(({ value }) => value.equals(said.value))) return false
  // A known slip that is no step: the sign is lost, or a number of the question comes back in another form.
  const isTwin =
    answer?.abs().equals(said.value.abs()) === true ||
    givenIn(question).some(({ value }) => value.equals(said.value))
  if (isTwin && explanations.length > 0) return true
  const { from } = only.landmark
  const isPart = !from || [from.left, from.right].some(each => isZero(each.mod(10)))
  return !isPart && answer !== undefined && sizeOf(answer) === sizeOf(said.value)
}

/** 3/24 for 2/3 − 1/8: a fraction of the question in pieces that both can be cut into. */
function isRewritten({ value, bottom }: NumberNode, question: Question): boolean {
  const given = givenIn(question)
  return (
    bottom !== undefined &&
    new Set(given.map(each => each.value.d)).size > 1 &&
    given.some(each => each.value.equals(value) && each.bottom !== bottom) &&
    given.every(each => bottom % each.value.d === 0n)
  )
}

/** 24 for 5/6 − 1/4, whose answer can be no whole number. */
function isCommonBottom(value: Rational, question: Question): boolean {
  const given = givenIn(question)
  const { answer } = wayTo(question)
  return (
    isWhole(value) &&
    answer !== undefined &&
    !isWhole(answer) &&
    given.length > 1 &&
    given.every(each => each.form === 'fraction' && value.n % each.value.d === 0n)
  )
}

/** `3x + 4` for `3(x + 4)`: an expression alone that a known mistake leads to. */
export function isKnownSlip(
  text: string,
  claims: JudgedClaim[],
  { verdict, explanations, question }: MarkedQuestion,
): boolean {
  const [only, ...others] = claims
  const isExpression =
    others.length === 0 &&
    ((only?.isOpen === true && only.claim.sides.some(hasUnknown)) ||
      (only !== undefined && isOtherTerm(only.claim, question)))
  return isExpression && verdict === 'wrong' && explanations.length > 0 && isAnswerLike(text, 1)
}

/** The answer with the other sign. */
export function isSignSlip(
  text: string,
  claims: JudgedClaim[],
  { verdict, question }: MarkedQuestion,
): boolean {
  const [only, ...others] = claims
  const said =
    only && only.claim.sides.length === 1 ? asLiteral(only.claim.sides[0] as Expression) : undefined
  const { answer } = wayTo(question)
  const isTurned = said && answer && !isZero(answer) && said.value.equals(answer.neg())
  return isTurned === true && others.length === 0 && verdict === 'wrong' && isAnswerLike(text, 1)
}

function sizeOf(value: Rational): number {
  return value.abs().floor().toFraction().length
}

/** A number with letters that are in no line of the worked way, such as `9ab` for `4a + 3b + 2a`. */
export function isOtherTerm({ text }: Claim, question: Question): boolean {
  const term = /\d[\d.]*[a-z]+/i.exec(text)?.[0]
  if (question.kind !== 'expressions' || !term) return false
  const { steps, answer } = solve(question)
  return ![answer, ...steps.map(({ done }) => done)].some(line => line.includes(term))
}

const REWRITES =
  /(?<![\d/])(\d+\/\d+)\s*(?:into|to|is|=|as|becomes|to get|is the same as)\s*(\d+\/\d+)(?![\d/])\W*(?:right|yeah|first)?\W*$/i

/** `so i make 1/3 into 2/6`: a fraction of the question in another form, and no answer though it may be as big. */
export function rewritesGiven(text: string, question: Question): boolean {
  const [, from = '', to = ''] = REWRITES.exec(text) ?? []
  const isOfQuestion = from !== '' && new RegExp(`(?<![\\d/])${from}(?![\\d/])`).test(question.text)
  const [a, b] = [from, to].map(each => readLiteral(each)?.value)
  return (
    isOfQuestion &&
    isArithmetic(question) &&
    question.kind === 'calculate' &&
    operationsIn(question.expression).length > 0 &&
    a !== undefined &&
    b !== undefined &&
    a.equals(b)
  )
}
