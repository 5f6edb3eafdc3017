import { bareAnswer } from '#maths/routes/answer-like.ts'
import type { Said } from '#maths/routes/judged.ts'
import type { Work } from '../work.ts'
import { quoted } from './voice.ts'

/** What is wrong of a reading that is only likely may be right of what was asked: the first time that is said. */
export function ofReading({ marked }: Said, { problem, slips }: Work): string | undefined {
  if (!problem.isLikely || slips > 1 || marked.explanations.length > 0) return undefined
  return `I took your question for “${problem.text}” Is that what it asks? For that, ${marked.finalText === undefined ? 'your answer' : quoted(bareAnswer(marked.finalText))} isn’t there yet. If it asks something else, tell me what, and we’ll work on that.`
}
