import { sigmoid } from '../net/layers.ts'

/** What each reader makes of a text coming to one value. */
export interface Evidence {
  /** How likely the net that writes calculations finds it, between 0 and 1; of its calculation the numbers of the text that are left out, and the steps. */
  calculation: number
  left: number
  steps: number
  /** How likely the net of stories and the reader by evidence find it, between 0 and 1. */
  net: number
  evidence: number
  /** How sure the three readers of stories are of it together, between 0 and 1; whether none of them knows it for a story. */
  story: number
  isNoStory: boolean
  /** How likely the net that says a text in a book's words finds one that comes to it, and how sure that wording is by itself, between 0 and 1. */
  said: number
  wording: number
  /** Whether the nearest known wording comes to it, or to something else; and the story as its quantities are told. */
  isNear: boolean
  isNearElse: boolean
  isTold: boolean
  isToldElse: boolean
  isWhole: boolean
  isNegative: boolean
}

/** How much each counts: logistic regression on questions of eight writers that no reader has learnt from. */
const WEIGHTS: Readonly<Record<keyof Evidence | 'always', number>> = {
  always: 3.099,
  calculation: 0.872,
  left: -0.51,
  steps: 0.144,
  net: 0.07,
  evidence: 0.215,
  story: 0.213,
  isNoStory: 1.325,
  said: 0.75,
  wording: 1.506,
  isNear: 1.405,
  isNearElse: -0.237,
  isTold: 1.132,
  isToldElse: -1.199,
  isWhole: 0.789,
  isNegative: -2.445,
}
/** So far from 0 and from 1 is every chance. */
const LEAST = 0.02
const LEAST_OF_STORY = 0.001
const MOST = { left: 3, steps: 5 }

const logOdds = (chance: number, least: number) => Math.log((chance + least) / (1 - chance + least))

/** How likely a text is meant to come to a value, between 0 and 1. */
export function sureness(found: Evidence): number {
  const counts = Object.entries(countsOf(found)) as [keyof Evidence, number][]
  return sigmoid(counts.reduce((sum, [name, count]) => sum + WEIGHTS[name] * count, WEIGHTS.always))
}

/** What is found, as it is weighed. */
export function countsOf(found: Evidence): Readonly<Record<keyof Evidence, number>> {
  return {
    calculation: logOdds(found.calculation, LEAST),
    left: Math.min(MOST.left, found.left),
    steps: Math.min(MOST.steps, found.steps),
    net: logOdds(found.net, LEAST),
    evidence: logOdds(found.evidence, LEAST),
    story: logOdds(found.story, LEAST_OF_STORY),
    isNoStory: Number(found.isNoStory),
    said: logOdds(found.said, LEAST),
    wording: found.wording,
    isNear: Number(found.isNear),
    isNearElse: Number(found.isNearElse),
    isTold: Number(found.isTold),
    isToldElse: Number(found.isToldElse),
    isWhole: Number(found.isWhole),
    isNegative: Number(found.isNegative),
  }
}
