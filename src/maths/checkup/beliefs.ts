import type { Misconception } from '../domain/misconception.ts'
import type { Topic } from '../domain/topic.ts'
import type { Evidence } from './evidence.ts'

/** How likely a child has a misconception before anything is known of it, and how likely a topic is wholly new to it. */
const PRIOR = { misconception: 0.05, topic: 0.04 }
/** How often a child slips, or comes out right in spite of what it doesn't know. */
const SLIP = 0.08
/** How often a wrong answer by chance is just the one that a misconception leads to. */
const BY_CHANCE = 0.012
/** A misconception works in so many of the questions it applies to. */
const WORKS = 0.85
/** How often a child says that it doesn't know, of a topic that is new to it and of one that sits. */
const SKIPS = { new: 0.5, known: 0.02 }
/** From here on a misconception is told, and from there on that a topic is new. */
const SURE = { misconception: 0.9, topic: 0.85 }
/** One wrong answer is never told of. */
const LEAST_SHOWN = 2

/** What is believed of a child after its answers, each between 0 and 1. */
export interface Beliefs {
  has(misconception: Misconception): number
  /** That a topic needs practice though no single misconception explains it. */
  isNew(topic: Topic): number
  /** What is sure enough to be told: shown by two answers at least. */
  told: { misconceptions: Misconception[]; topics: Topic[] }
}

/** Nothing is ever sure for good, however often it is shown. */
const LONGEST_ODDS = 1e4

const oddsOf = (chance: number) => chance / (1 - chance)
const bounded = (odds: number) => Math.min(LONGEST_ODDS, Math.max(1 / LONGEST_ODDS, odds))
const chanceOf = (odds: number) => odds / (1 + odds)

/** Weighs each answer in turn, for every misconception that it tests and for its topic. */
export function believe(answers: readonly Evidence[]): Beliefs {
  const odds = new Map<Misconception, number>()
  const topicOdds = new Map<Topic, number>()
  const has = (each: Misconception) => chanceOf(odds.get(each) ?? oddsOf(PRIOR.misconception))
  const isNew = (topic: Topic) => chanceOf(topicOdds.get(topic) ?? oddsOf(PRIOR.topic))

  for (const evidence of answers) {
    const factors = evidence.tested.map(each => [each, factorFor(each, evidence, has)] as const)
    for (const [each, factor] of factors) odds.set(each, bounded(oddsOf(has(each)) * factor))
    const { topic } = evidence
    topicOdds.set(topic, bounded(oddsOf(isNew(topic)) * topicFactor(evidence)))
  }

  const misconceptions = [...odds.keys()].filter(
    each =>
      has(each) >= SURE.misconception &&
      answers.filter(({ shown }) => shown.includes(each)).length >= LEAST_SHOWN,
  )
  const topics = [...topicOdds.keys()].filter(
    topic =>
      isNew(topic) >= SURE.topic &&
      answers.filter(each => each.topic === topic && isUnexplained(each)).length >= LEAST_SHOWN,
  )
  return { has, isNew, told: { misconceptions, topics } }
}

/** By how much an answer is likelier of a child with the misconception than of one without. */
function factorFor(
  misconception: Misconception,
  { outcome, shown }: Evidence,
  has: (each: Misconception) => number,
): number {
  if (outcome === 'skipped') return 1
  if (outcome === 'right') return SLIP / (1 - SLIP)
  if (!shown.includes(misconception)) return shown.length > 0 ? 0.7 : 1
  const without = shown.reduce((none, each) => (each === misconception ? none : none * (1 - has(each))), 1)
  return WORKS / (BY_CHANCE + WORKS * (1 - without))
}

function topicFactor(evidence: Evidence): number {
  if (evidence.outcome === 'skipped') return SKIPS.new / SKIPS.known
  if (evidence.outcome === 'right') return SLIP / (1 - SLIP)
  return isUnexplained(evidence) ? WORKS / SLIP : 1
}

/** Wrong in a way that no misconception explains, or not known at all. */
function isUnexplained({ outcome, shown }: Evidence): boolean {
  return outcome === 'skipped' || (outcome === 'wrong' && shown.length === 0)
}
