import { topicOf } from '#maths/kinds/doors.ts'
import { findTopic } from '#maths/kinds/topics.ts'
import type { ConversationSoFar } from './conversation.ts'
import { readDialogue } from './dialogue.ts'

/** What a child's answer in a quiz says of something that it practises. */
export interface QuizAnswer {
  gapId: number
  /** The question as the tutor has asked it. */
  asked: string
  isRight: boolean
}

/**
 * Whether the child's last message answers a question of a quiz on one of its open gaps.
 * @returns undefined also for an answer found with help or after a slip, which says nothing new
 */
export function quizAnswer(question: ConversationSoFar): QuizAnswer | undefined {
  const { turn, work, quiz } = readDialogue(question)
  if (turn.is !== 'line' || !quiz || !work?.isAsked) return undefined
  const { outcome } = turn.said
  const isRight = work.isFound && (outcome === 'answer' || outcome === 'slipped')
  if (!isRight && outcome !== 'wrong') return undefined
  if (isRight && (work.slips > 0 || work.isHelped)) return undefined
  const topic = topicOf(work.problem.question)
  const gap = question.openGaps?.find(({ concept }) => findTopic(concept) === topic)
  return gap && { gapId: gap.gapId, asked: work.problem.text, isRight }
}
