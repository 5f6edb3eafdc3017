import { inFull } from '../everyday/in-full.ts'
import { asStory } from '../everyday/index.ts'
import { readProblem } from './problems.ts'
import { isOpen, type Reading } from './reading.ts'
import { readNewStory } from './story-lines.ts'

/** A story that stops before its question, where nothing is open that its numbers could be said of. */
export const readShortStory: Reading = heard => {
  const { dialogue, text, intent } = heard
  if (isOpen(dialogue.work) || dialogue.story || intent.wants === 'comfort') return undefined
  const full = inFull(asStory(text))
  const asked = full === undefined ? undefined : { ...heard, text: full }
  return asked && (readProblem(asked) ?? readNewStory(asked))
}
