import type { Findings, KnowledgeGap, KnowledgeMastery } from '#contract/evaluations.ts'
import type { MarkedQuestion } from '../domain/marked.ts'
import type { Misconception } from '../domain/misconception.ts'
import { generalGap, type Topic } from '../domain/topic.ts'
import { topicOf } from '../kinds/doors.ts'
import { knownOf } from './near-the-answer.ts'

/**
 * The one misconception behind a wrong answer, where only one explains it. Another question of the same worksheet
 * may tell two apart: what explains both answers is meant in both.
 */
function settledOn(marked: MarkedQuestion, all: MarkedQuestion[]): Misconception | undefined {
  let left = marked.explanations
  for (const other of all) {
    const shared = left.filter(each => other.explanations.includes(each))
    if (shared.length > 0) left = shared
  }
  return left.length === 1 ? left[0] : undefined
}

function gapOf(topic: Topic): KnowledgeGap {
  return { concept: topic.concept, description: generalGap(topic), relevantStandard: topic.standard }
}

function findGap(marked: MarkedQuestion, all: MarkedQuestion[]): KnowledgeGap {
  const misconception = settledOn(marked, all)
  if (misconception) {
    const { topic, gap, standard } = misconception
    return { concept: topic.concept, description: gap, relevantStandard: standard }
  }
  const concepts = new Set(marked.explanations.map(({ topic }) => topic))
  const [only] = concepts
  if (marked.verdict === 'unfinished') return gapOf(marked.missing?.topic ?? marked.topic)
  if (concepts.size === 1 && only) return gapOf(only)
  // Where only one line slips, the gap is in what that line works out.
  const hasOneSlip = marked.slip !== undefined || marked.carried.includes(true)
  const isUnexplained = marked.verdict === 'wrong' && !hasOneSlip && marked.explanations.length === 0
  const known = isUnexplained ? knownOf(marked)?.gap : undefined
  if (known !== undefined) return { ...gapOf(marked.topic), description: known }
  return gapOf(hasOneSlip && marked.wrong?.question ? topicOf(marked.wrong.question) : marked.topic)
}

function isRight({ verdict }: MarkedQuestion): boolean {
  return verdict === 'right' || verdict === 'rounded'
}

/** What was not read shows neither a gap nor a mastery; what is not known is a gap. */
function isUnread({ verdict, earned, isUnknown }: MarkedQuestion): boolean {
  if (isUnknown) return false
  return verdict === 'unclear' || (verdict === 'unread' && !earned.includes(true))
}

/** What the marked answers show of gaps and of what is mastered, each named once. */
export function findingsOf(marked: MarkedQuestion[]): Findings {
  const gaps = new Map<string, KnowledgeGap>()
  const masteries = new Map<string, KnowledgeMastery>()
  for (const each of marked) {
    if (isRight(each)) {
      const { concept, mastery } = each.topic
      masteries.set(concept, { concept, description: mastery })
    } else if (!isUnread(each)) {
      const gap = findGap(each, marked)
      gaps.set(`${gap.concept}\n${gap.description}`, gap)
    }
  }
  return { knowledgeGaps: [...gaps.values()], knowledgeMasteries: [...masteries.values()] }
}
