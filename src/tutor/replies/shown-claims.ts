import { claimsIn } from '#maths/routes/claims.ts'
import type { JudgedClaim } from '#maths/routes/judged.ts'
import { sumAlone, withoutSums } from '../sum-in.ts'
import { quoted } from './voice.ts'

/** A short line is quoted whole; of a long one the part that counts. */
export function shownClaims(claims: JudgedClaim[], line: string): string {
  const sentences = line.split(/(?<=[.!?])\s+(?=\S)/)
  const own = sentences.filter(each => claimsIn(each).some(({ sides }) => sides.length > 1))
  if (sentences.length > 1 && own.length === 1 && own[0]) return quoted(own[0].replace(/[.!?]+$/, ''))
  const sums = claims.map(({ claim }) => sumAlone(claim.text))
  const rest = withoutSums(line, sums)
  // What else the line says is not called right with it.
  const isAll = rest === line || !/\d/.test(rest)
  return line.length <= 60 && isAll ? quoted(line) : sums.map(quoted).join(' and ')
}
