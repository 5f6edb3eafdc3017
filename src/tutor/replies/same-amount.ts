import { readLiteral } from '#maths/arithmetic/read-literal.ts'
import { wayTo } from '#maths/routes/calculations.ts'
import type { Work } from '../work.ts'
import { quoted } from './voice.ts'

/** Only who says that they are the same is asked whether they are: in `i didnt write .5` nothing is compared. */
const CLAIMS_SAME = /\b(?:same|equals?|also)\b/i
const SAME = /\b(?:same|equals?|write|written|say|put|also|is it|is that)\b/i
const AMOUNT = /(-?\d+(?:\.\d+)?(?:\s+(?:and\s+)?\d+\/\d+|\/\d+)?) ?(%?)/g

/** `can i also write 1 and 5/12`, behind the answer 17/12. */
export function sameAmount(work: Work | undefined, rest: string): string | undefined {
  const [only, ...others] = SAME.test(rest) ? [...rest.matchAll(AMOUNT)] : []
  const answer = work && wayTo(work.problem.question).answer
  if (!only?.[1] || others.length > 0 || !answer) return undefined
  const number = readLiteral(only[1].replace(/\s+and\s+/i, ' '))?.value
  const value = only[2] === '%' ? number?.div(100) : number
  const own = quoted(only[0].trim())
  if (!value) return undefined
  if (value.equals(answer)) return `And yes, ${own} is the same amount. Well spotted!`
  return CLAIMS_SAME.test(rest) ? `And ${own}: compare the two. Are they really as much?` : undefined
}
