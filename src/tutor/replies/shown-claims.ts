import type { Question } from '#maths/domain/question.ts'
import { claimsIn } from '#maths/routes/claims.ts'
import type { JudgedClaim } from '#maths/routes/judged.ts'
import { saidToBeAsked } from '../conclusions.ts'
import { sumAlone, sumIn, withoutSums } from '../sum-in.ts'
import { claimSaid } from './claim-said.ts'
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
  return said !== undefined && !isMore
    ? quoted(said)
    : sums.map(each => quoted(claimSaid(each) ?? sumIn(each))).join(' and ')
}

/** A step that is said to be what is asked for is not confirmed as that: `so the sale price is £28?` */
export function takenForAnswer(line: string, question: Question): string | undefined {
  const said = saidToBeAsked(line, question)
  return said && `But ${quoted(said)} is a step on the way, and not yet what is asked for.`
}

const countIn = (text: string) => text.match(/\d+(?:[.,/]\d+)*/g)?.length ?? 0
