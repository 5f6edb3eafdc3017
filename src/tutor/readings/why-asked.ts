import { operationsIn } from '#maths/arithmetic/expression.ts'
import { wayTo } from '#maths/routes/calculations.ts'
import { claimsIn, valueOfClaim } from '#maths/routes/claims.ts'
import { asksWhyWrong } from '../acts/why-wrong.ts'
import { judgeFor } from '../judging.ts'
import { frontSaid } from '../quantities/standard-front.ts'
import type { Dialogue } from '../state.ts'
import { withQuantity } from './quantities.ts'
import { counted, isOpen, type Reading } from './reading.ts'

const WHY = /^\W*(?:(?:ok|but|and|so|wait|hm+|oh|yes|yeah|then|no)\b[\s,]*)*(?:why|how come)\b/i

/** `why do u add 3 + 4`, of the way on the table, asks about it; what somebody else did wrong is no line of the child's. */
export const readWhyAsked: Reading = ({ dialogue, text }) => {
  const { work } = dialogue
  if (!work) return undefined
  const front = isOpen(work) ? frontSaid(text, work.problem.question) : undefined
  // `12 x 10^3, no, 1.2 x 10^4` has put it right itself.
  if (front && work && judgeFor(work, text).outcome !== 'answer') return withQuantity(dialogue, work, front)
  const isWhyOfWay = WHY.test(text) && namesCalculation(text, dialogue)
  if (!isWhyOfWay && !asksWhyWrong(dialogue.last, work)) return undefined
  // Its words are of the sum alone, and the reason is of what is asked.
  const last = isWhyOfWay ? `why: ${work.problem.question.text}` : dialogue.last
  return counted({ ...dialogue, last, turn: { is: 'talk', intent: { wants: 'why' } } }, 'why')
}

/** A sum of the way to the answer, not worked out. */
function namesCalculation(text: string, { work }: Dialogue): boolean {
  const [only, ...others] = claimsIn(text)
  const value = only && valueOfClaim(only)
  const [side] = only?.sides ?? []
  if (!work || !only || !value || !side || others.length > 0 || only.sides.length > 1) return false
  return operationsIn(side).length > 0 && wayTo(work.problem.question).values.has(value.toFraction())
}
