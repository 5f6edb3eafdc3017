import type { Resource } from '#contract/evaluations.ts'

/** What a question practises. `concept` is its name for people, the same in gaps, masteries and skill tree. */
export interface Topic {
  concept: string
  /** Common Core code. */
  standard: string
  /** True of whoever answers such a question right; third person. */
  mastery: string
  /** Two hints for the chat, the plainer one second. They name no number of any question. */
  tips: readonly [string, string]
  /** One or two things to do at home; paper, kitchen and floor are enough. */
  activities: readonly Resource[]
}

/** The gap that is true when no single misconception explains an answer. */
export function generalGap({ concept }: Topic): string {
  return `Needs more practice with ${concept.charAt(0).toLowerCase()}${concept.slice(1)}.`
}
