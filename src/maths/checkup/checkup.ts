import type { Findings, KnowledgeGap } from '#contract/evaluations.ts'
import type { Misconception } from '../domain/misconception.ts'
import { generalGap, type Topic } from '../domain/topic.ts'
import { assessMarked, markAnswer } from '../marking/mark-answer.ts'
import { makeScheme } from '../marking/scheme.ts'
import { believe } from './beliefs.ts'
import { type Answered, type Evidence, evidenceOf, readOne } from './evidence.ts'

/** An answer as it is stored and shown. */
export interface MarkedCheckupAnswer {
  /** Empty where the child says no more than not to know. */
  answer: string
  isRight: boolean
  score: number
  totalScore: number
  /** Markdown. */
  assessment: string
}

/** Marks an answer as any other. @returns what to ask, in words for the child, where it can't be read */
export function markCheckupAnswer(text: string, given: string): MarkedCheckupAnswer | { asked: string } {
  const question = readOne(text)
  const { totalScore } = makeScheme([question])
  const { marked = [], asked, isUnknown = false } = markAnswer(text, given, { isOwn: true }) ?? {}
  const answer = isUnknown ? '' : given
  if (answer.trim() !== '' && asked !== undefined) return { asked }
  const { overallAssessment: assessment, score } = assessMarked(marked, totalScore)
  const isRight = marked.every(({ verdict }) => verdict === 'right' || verdict === 'rounded')
  return { answer, isRight, score, totalScore, assessment }
}

/** The marking scheme of a check-up's question; markdown. */
export function checkupScheme(text: string): string {
  return makeScheme([readOne(text)]).markingScheme
}

/** What a check-up has found in all. */
export interface CheckupFindings {
  /** What was right whenever it was asked. */
  sits: Topic[]
  /** Shown by two answers at least, the surest and most often shown first. */
  wobbles: KnowledgeGap[]
  /** The concepts of wrong answers that may have been slips. */
  unsure: string[]
  /** What each answer, in order, shows of it. */
  ofAnswers: Findings[]
}

/** Tells what all answers together show; one wrong answer alone is no gap. */
export function checkupFindings(answered: readonly Answered[]): CheckupFindings {
  const evidence = answered.map(evidenceOf)
  const { told } = believe(evidence)
  const gapsOf = ({ topic, outcome, shown }: Evidence): KnowledgeGap[] => {
    if (outcome === 'right') return []
    const named = shown.filter(each => told.misconceptions.includes(each)).map(gapOfMisconception)
    return named.length === 0 && told.topics.includes(topic) ? [gapOfTopic(topic)] : named
  }
  const topics = [...new Set(evidence.map(({ topic }) => topic))]
  const outcomes = (topic: Topic) => evidence.filter(each => each.topic === topic)
  const sits = topics.filter(topic => outcomes(topic).every(({ outcome }) => outcome === 'right'))
  const gaps = evidence.map(gapsOf)
  const wobbles = new Map(gaps.flat().map(gap => [`${gap.concept}\n${gap.description}`, gap]))
  const named = new Set([...wobbles.values()].map(({ concept }) => concept))
  return {
    sits,
    wobbles: [...wobbles.values()],
    unsure: topics
      .filter(topic => !sits.includes(topic) && !named.has(topic.concept))
      .map(each => each.concept),
    ofAnswers: evidence.map(({ topic, outcome }, at) => ({
      knowledgeGaps: gaps[at] ?? [],
      knowledgeMasteries:
        outcome === 'right' && sits.includes(topic)
          ? [{ concept: topic.concept, description: topic.mastery }]
          : [],
    })),
  }
}

function gapOfMisconception({ topic, gap, standard }: Misconception): KnowledgeGap {
  return { concept: topic.concept, description: gap, relevantStandard: standard }
}

function gapOfTopic(topic: Topic): KnowledgeGap {
  return { concept: topic.concept, description: generalGap(topic), relevantStandard: topic.standard }
}
