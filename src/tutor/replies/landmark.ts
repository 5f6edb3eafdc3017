import { readLiteral } from '#maths/arithmetic/read-literal.ts'
import { bareAnswer, isAnswerLike } from '#maths/routes/answer-like.ts'
import { valueOfClaim } from '#maths/routes/claims.ts'
import type { JudgedClaim } from '#maths/routes/judged.ts'
import { IS_PART } from '#maths/routes/meant.ts'
import { quantityOfValue } from '../quantities/of-kinds.ts'
import type { Work } from '../work.ts'
import { sourceOf } from './building.ts'
import { offersAnswer } from './offered.ts'
import { quoted } from './voice.ts'

/** `41 remainder 14` */
const WITH_REST = /^\W*(\d+) ?(?:remainder|rem|r) ?\d+\W*$/i
const NUMBER = /[-−]?[£$€]?\d[\d.,/]*(?:%|p\b)?/g

/** `for the two long sides` counts what is known, and no number was found. */
const COUNTS = /\b(?:the|these|those|its) (?:one|two|three|four)\b/i

/**
 * What is said to numbers alone that come up on the way: what each is, where both numbers of that stand in the question
 * or were found before, else only that it helps. How the child came to it is never made up.
 */
export function creditedNumbers(
  useful: readonly JudgedClaim[],
  line: string,
  next: string,
  work: Work,
): string | undefined {
  const known = useful.filter(({ landmark }) => landmark)
  const [first, ...others] = known
  if (!first?.landmark) return undefined
  if (COUNTS.test(line) && useful.every(({ claim }) => !/\d/.test(claim.text))) return next
  // The small 2 of `is b² wrong?` is no number that was found.
  if (/[²³]/.test(line) && !/\d/.test(line)) return next
  const whole = WITH_REST.exec(line)?.[1]
  // Whoever brings a rest has finished: what is right of it alone isn't praised as a step.
  if (whole && valueOfClaim(first.claim)?.equals(Number(whole)))
    return `${quoted(whole)} is how many times it fits. But look at what is left over once more: what do ${whole} of them come to?`
  if (whole)
    return `Not quite yet: what do ${whole} of them come to, and what is left over then? Does it fit once more?`
  const sourced = known.flatMap(each => {
    const { claim, landmark } = each
    const source = landmark && !IS_PART.test(claim.text) ? sourceOf(landmark, work) : undefined
    return source ? [`${quoted(asSaid(each, line))} is ${source}`] : []
  })
  const sources = [...new Set(sourced)]
  if (sources.length > 1 && sourced.length === known.length) return `Good: ${sources.join(', and ')}. ${next}`
  const [source] =
    others.length === 0 || (sources.length === 1 && sourced.length === known.length) ? sources : []
  // Of a longer line the numbers alone: what else it says is not credited with them.
  const number = source || !isAnswerLike(line, 1) ? asSaids(known, line) : quoted(bareAnswer(line))
  if (IS_PART.test(line)) return `Yes, ${number}, that helps. ${next}`
  const named = nameOnWay(known.at(-1), line, work, next)
  if (named) return named
  if (others.length === 0 && offersAnswer(line, work.problem.text))
    return `${asSaids(known, line)} is right as a step on the way, and not the answer yet. ${next}`
  return source
    ? `Good: ${number} is ${source.replace(/^.* is (?=\$)/, '')}. ${next}`
    : `Good, ${number} ${number.includes('` and `') ? 'come' : 'comes'} up on the way. ${next}`
}

/** A number by what it is on the way, in the words of the problem, with the next thing in its numbers. */
function nameOnWay(
  last: JudgedClaim | undefined,
  line: string,
  { problem }: Work,
  next: string,
): string | undefined {
  const value = last && valueOfClaim(last.claim)
  const quantity = value && quantityOfValue(value, problem.question)
  if (!quantity) return undefined
  const isOffered = !CONCLUDES.test(line) && offersAnswer(line, problem.text)
  return isOffered
    ? `${quoted(asSaid(last, line))} is ${quantity.is}, and not the answer yet. ${next}`
    : `Yes, ${quoted(asSaid(last, line))} is ${quantity.is}. ${next}`
}

/** `its before the 4 so 3`: it answers what was asked on the way. */
const CONCLUDES = /\w\W+so (?:it['’]?s )?[\d.]+\W*$(?<!\?\s*)/i

/** The numbers of some claims, each once, as they stand in the line. */
export const asSaids = (claims: readonly JudgedClaim[], line: string) =>
  [...new Set(claims.map(each => quoted(asSaid(each, line))))].join(' and ')

/** The number of a claim as it stands in the line. */
function asSaid({ claim }: JudgedClaim, line: string): string {
  const value = valueOfClaim(claim)
  const said = line
    .match(NUMBER)
    ?.find(each => value && readLiteral(each.replace(/[£$€,]/g, ''))?.value.equals(value))
  return (said ?? claim.text.match(NUMBER)?.at(-1))?.replace(/[.,/]+$/, '') ?? bareAnswer(line)
}
