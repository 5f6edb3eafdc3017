import { changesQuestion } from '#maths/language/en/changed-question.ts'
import { isSameQuestion } from './restated.ts'
import type { Dialogue } from './state.ts'

const ASKS =
  /\?\s*$|\b(?:what|how|which|when|wat|if|suppose)\b|^\W*(?:(?:and|so|ok|but|now|then) )*(?:is|are|can|could|will|would|should|does|do|did)\b/i

/** What the child has asked of its own that was not taken up, or has changed, since it was right last. */
export function asideOf(before: Dialogue, { turn, work, last }: Dialogue): string | undefined {
  const isSame =
    before.work !== undefined &&
    work !== undefined &&
    isSameQuestion(before.work.problem.question, work.problem.question)
  if (!isSame || (turn.is === 'line' && ['answer', 'slipped', 'useful'].includes(turn.said.outcome)))
    return undefined
  const isUnread = turn.is === 'sum' || (turn.is === 'talk' && turn.intent.wants === 'unclear')
  return changesQuestion(last) || (isUnread && ASKS.test(last)) ? last : before.aside
}
