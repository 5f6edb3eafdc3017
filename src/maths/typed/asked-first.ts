import type { Read } from '../stories/join-readings.ts'

/** What was read of a story, for the child to say whether it is meant so: its facts and what is looked for, no way. */
export function wordsToAsk({ facts, steps }: Read): string {
  const looked = steps.map(({ is }) => is)
  const list = facts.map(fact => `- ${fact}`).join('\n')
  const goal = looked.length > 0 ? `\n\nI look for ${looked.join(', and then for ')}.` : ''
  return `I read:\n\n${list}${goal}`
}
