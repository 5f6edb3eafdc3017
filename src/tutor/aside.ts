import { isSameQuestion } from './restated.ts'
import type { Dialogue } from './state.ts'

const ASKS =
  /\?\s*$|\b(?:what|how|which|when|wat|if|suppose)\b|^\W*(?:(?:and|so|ok|but|now|then) )*(?:is|are|can|could|will|would|should|does|do|did)\b/i

/** Supposes another thing than the question tells: `if i take out a green, is it still 3/12?` */
const CHANGES =
  /\bwhat if\b|\b(?:if|suppose)\b(?:.{0,120}\?|.{0,80}\b(?:what|when|how|where|which)\b.{0,40}\bwould\b|.{0,80}\b(?:is|are|does|would|will) (?:it|that|they)\b)/i

export const changesQuestion = (text: string): boolean => CHANGES.test(text)

/** What is said to a question that is changed so. */
export const CHANGED =
  'That changes the question, well thought of! What is different now, and what stays as it was?'

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
