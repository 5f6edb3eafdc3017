import { readLiteral } from '#maths/arithmetic/read-literal.ts'
import { inline, latex } from '#maths/arithmetic/show.ts'
import type { Question } from '#maths/domain/question.ts'
import { claimsIn, valueOfClaim } from '#maths/routes/claims.ts'
import type { JudgedClaim } from '#maths/routes/judged.ts'
import { concludedIn, saidToBeAsked } from '../conclusions.ts'
import { sumAlone, sumIn, withoutSums } from '../sum-in.ts'
import { claimSaid } from './claim-said.ts'
import { isOfItsOwn, offersBehindSum } from './offered.ts'
import { quoted } from './voice.ts'

/** A short line is quoted whole; of a long one the part that counts. */
export function shownClaims(claims: JudgedClaim[], line: string): string {
  const sentences = line.split(/(?<=[.!?])\s+(?=\S)/)
  const own = sentences.filter(each => claimsIn(each).some(({ sides }) => sides.length > 1))
  if (sentences.length > 1 && own.length === 1 && own[0])
    return shownClaims(claims, own[0].replace(/[.!?]+$/, ''))
  const sums = claims.map(({ claim }) => sumAlone(claim.text))
  const said = line.length <= 60 ? claimSaid(line) : undefined
  const rest = said === undefined ? '' : withoutSums(said, sums)
  // What else the line says is not called right with it: `10% is 9 so 40% is 32`, `8 x 5 = 40 so its 40`.
  const isMore = rest === said ? countIn(rest) > countIn(sums.join(' ')) : /\d/.test(rest)
  return said !== undefined && !isMore ? quoted(said) : claims.map(claimShown).join(' and ')
}

/** Words that belong to a sum: units, operations, names of numbers. */
const OF_SUM =
  /^(?:is|are|of|and|plus|minus|times|by|divided|shared|take|away|per|cent|percent|half|quarters?|thirds?|tenths?|tens|ones|hundreds|hours?|hrs?|h|mins?|minutes?|r|remainder|squared|cubed|pi|[a-z]|[ckm]?m|k?g|m?l|pounds?|pence|dollars?|cents?)$/i
const FEWEST_STRANGE = 2

/** A claim as it is said, or, where other words are cut in with it, by its numbers alone: `minus 7 first n = 3x = 15`. */
function claimShown({ claim }: JudgedClaim): string {
  const text = sumAlone(claim.text)
  const said = claimSaid(text) ?? sumIn(text)
  const strange = (said.match(/\p{L}+/gu) ?? []).filter(each => !OF_SUM.test(each))
  const isCut = strange.length >= FEWEST_STRANGE || (said.match(/=/g)?.length ?? 0) >= claim.sides.length
  return isCut && claim.sides.length > 1 ? inline(claim.sides.map(latex).join(' = ')) : quoted(said)
}

/** The sums of some claims alone, without a name that stands before one, and what is said behind it. */
export const sumsAlone = (claims: readonly JudgedClaim[]): string => claims.map(claimShown).join(' and ')

/**
 * A step that is said to be what is asked for is not confirmed as that: `so the sale price is £28?`, `perimeter = 12 +
 * 7 = 19`, `8 x 5 = 40 so 40`.
 */
export function takenForAnswer(
  line: string,
  [last, ...alone]: readonly (JudgedClaim | undefined)[],
  question: Question,
): string | undefined {
  const value = last && valueOfClaim(last.claim)
  const isReached = (said: string) =>
    value !== undefined && readLiteral(said.replace(/[^\d./-]/g, ''))?.value.equals(value) === true
  const named = saidToBeAsked(line, question)
  if (named && (alone.length > 0 || isReached(named.result)))
    return `But ${quoted(named.result)} is a step on the way, and not yet ${named.noun === undefined ? 'what is asked for' : `the ${named.noun}`}.`
  const result = last && /[^=]*$/.exec(sumIn(last.claim.text))?.[0].trim()
  const rest = last ? withoutSums(line, [sumIn(line)]) : ''
  const isOffered =
    offersBehindSum(line, rest, question.text) ||
    (isReached(concludedIn(line) ?? '') && !isOfItsOwn(line, question.text))
  return result && isOffered
    ? `But ${quoted(result)} is a step on the way, and not yet the answer.`
    : undefined
}

const countIn = (text: string) => text.match(/\d+(?:[.,/]\d+)*/g)?.length ?? 0
