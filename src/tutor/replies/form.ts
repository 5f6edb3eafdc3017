import { solve } from '#maths/kinds/doors.ts'
import { asksOfOwnWay } from '#maths/language/en/objections.ts'
import { wayTo } from '#maths/routes/calculations.ts'
import { claimsIn, valueOfClaim } from '#maths/routes/claims.ts'
import { asLine } from '../bare-line.ts'
import { spelt } from '../child-wording.ts'
import { judgeFor } from '../judging.ts'
import type { Dialogue } from '../state.ts'
import { isUnsimplified } from '../unsimplified.ts'
import { beginWork, type Work } from '../work.ts'

const MIXED =
  'With the top bigger than the bottom, a fraction and its mixed number are the same amount, so both are right. If your sheet doesn’t say which it wants, you may leave it as it is.'
const SIMPLER =
  'Most books want a fraction as simple as it can be: look for a number that goes into both the top and the bottom.'
const FRONT =
  'The value is right, it is the same number. But standard form wants the number in front to be at least 1 and less than 10. How can you mend that?'

/** `is that allowed`, of the number that was found: no form of its own is named. */
export const MAY_BE_SO =
  /\b(?:is|are) (?:that|this|it|they)(?: even| still| really)? (?:allowed|ok|okay|possible|fine|alright)(?: (?:that|its|it'?s|because|cause|cos|cuz|bc|if|when)\b|\W*$)|\bis it (?:allowed|possible|ok|okay) to (?:have|get) an?\b|\b(?:can|could) (?:\p{L}+ ){1,3}be (?:so |even )?(?:more|bigger|greater|less|smaller|lower|above|below|over|under|negative|minus|an? (?:decimal|fraction))\b/iu

const LEAVES_PI =
  'You may leave π in: so it is exact. Digits from a calculator are rounded, so write them only where the question asks for them.'
const OF_PI =
  /\b(?:leave|keep|write|use|type|put|have to|need to|need|ok|okay|allowed|fine)\b.{0,40}(?:\bpi\b|π|\bcalculator\b|\bdecimals?\b|\b\d+\.\d)|(?:\bpi\b|π).{0,24}\b(?:ok|okay|allowed|fine|in)\b/i

/** `can i leave pi in or not`, `do i have to type 282.74`, of an answer with π in it. */
export const asksOfPi = (last: string, { problem }: Work): boolean =>
  last.length < 100 &&
  /^\W*(?:(?:so|and|but|ok) )*(?:can|do|must|should|may|is|are|shall|could)\b/i.test(last) &&
  OF_PI.test(last) &&
  /\\pi/.test(solve(problem.question).answer)

/** Whether an answer may be written so, as far as that is known of the question on the table. */
export function inForm({ work, last }: Dialogue): string | undefined {
  if (!work) return undefined
  if (asksOfPi(last, work))
    return work.isFound ? LEAVES_PI : 'First find it; then we look at how it is best written.'
  if (work.isFound && MAY_BE_SO.test(last) && !asksOfOwnWay(last))
    return fitsFound(last, work) ? asFound(work) : undefined
  if (/\bmixed\b|\b(?:top|bottom).heavy\b|\bimproper\b/i.test(last)) return MIXED
  if (/\bsimpl\w*|\bsmaller\b|\bcancel\w*|\blowest\b|\breduce\b/i.test(last)) return simpler(work)
  const ofValue = ofOwnValue(last, work)
  if (ofValue) return ofValue
  if (/\bunits?\b|\b(?:cm|m|kg|g|ml|l|pounds?|pence|degrees)\b/i.test(last))
    return 'Yes, write the unit behind the number: it says what was counted or measured.'
  if (/\b(?:decimals?|round\w*|fractions?)\b/i.test(last))
    return 'If the question doesn’t say how it wants the answer, the exact one is always right, and a fraction and its decimal are the same amount.'
  return /\b(?:change|convert|write|leave|turn|make)\b/i.test(last) ? asItIs(work) : undefined
}

const BOUND =
  /\b(?:(more|bigger|greater|above|over|larger|higher)|less|smaller|lower|below|under|(negative|minus))\b(?: than)?(?: (\d+(?:\.\d+)?|zero|one|an? whole)\b)?/i

/** `can a chance be bigger than 1` is not answered by what was found, where that is smaller. */
function fitsFound(last: string, { problem }: Work): boolean {
  const [words, isMore, isNegative, number] = BOUND.exec(last) ?? []
  const value = wayTo(problem.question).answer?.valueOf()
  const bound =
    isNegative || /zero/i.test(number ?? '') ? 0 : /one|whole/i.test(number ?? '') ? 1 : Number(number)
  if (words === undefined || Number.isNaN(bound)) return true
  return value !== undefined && (isMore ? value > bound : value < bound)
}

/** What is found is right, so that it may be as it is, however odd it looks. */
function asFound({ problem: { question }, said }: Work): string {
  const value = wayTo(question).answer?.valueOf() ?? 1
  if (value < 0) return 'That is allowed: a number may be below zero.'
  if (Number.isInteger(value)) return 'That is allowed: your answer is right as it is.'
  return value > 1 && said?.marked.finalText?.includes('/')
    ? 'That is allowed: with its top bigger than its bottom a fraction is more than one whole. Can you write it as a mixed number, too?'
    : 'That is allowed: not every answer is a whole number.'
}

const simpler = ({ said, isFound }: Work) =>
  isFound && said && !isUnsimplified(said) ? 'It is as simple as it can be already.' : SIMPLER

/** Whether a number that the child names is what was asked, in another form. */
function ofOwnValue(last: string, { problem }: Work): string | undefined {
  const { question } = problem
  const { answer } = wayTo(question)
  const claim = claimsIn(asLine(spelt(last.replace(/\?/g, '')))).find(
    each => valueOfClaim(each) !== undefined,
  )
  const value = claim && valueOfClaim(claim)
  const isStandard = question.kind === 'standard form' || /\bstandard form\b/i.test(question.text)
  const front = Number(/(\d+(?:\.\d+)?)\s*[x×*]\s*10/.exec(last)?.[1])
  const isSame =
    value !== undefined && (answer?.equals(value) ?? solve(question).value?.equals(value)) === true
  if (isStandard && (front >= 10 || front < 1)) return isSame || answer === undefined ? FRONT : undefined
  if (!claim || judgeFor(beginWork(problem), claim.text).outcome !== 'answer') return undefined
  return 'Yes, that is the same amount, so it is right as well. Shall we do another one?'
}

function asItIs({ said, isFound, problem }: Work): string {
  if (!isFound) return 'First find it; then we look at how it is best written.'
  if (said && isUnsimplified(said)) return SIMPLER
  const [, top, bottom] = /^-?\\frac\{(\d+)\}\{(\d+)\}$/.exec(solve(problem.question).answer) ?? []
  return Number(top) > Number(bottom) ? MIXED : 'No, you can leave it as it is.'
}
