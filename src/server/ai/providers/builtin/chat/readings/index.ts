import { asksForUnknown, withNoun } from '../follow-up.ts'
import { intentOf } from '../intents/index.ts'
import type { Intent } from '../intents/intent.ts'
import { remembering } from '../remember.ts'
import { withEquals } from '../said-again.ts'
import type { Dialogue } from '../state.ts'
import { readAnswerAgain, readLine, readLineOfWaiting } from './lines.ts'
import { readProblem } from './problems.ts'
import { readQuantity } from './quantities.ts'
import { type Heard, isOpen, type Reading } from './reading.ts'
import { readAnswerAndNext, readGuesses, readTwoQuestions } from './several.ts'
import { readNewStory, readStoryLine, readToldStory } from './story-lines.ts'
import { readBonds, readIdea, readLessonGoneOn, readTalk, readTooLong } from './talks.ts'

const intentIn = remembering(intentOf, (text, isWorking) => `${isWorking} ${text}`)

/** What a message can be, what is surest first. */
const READINGS: readonly Reading[] = [
  readTooLong,
  readBonds,
  readGuesses,
  readAnswerAndNext,
  readQuantity,
  readIdea,
  readLine,
  readLineOfWaiting,
  readAnswerAgain,
  readToldStory,
  readStoryLine,
  readLessonGoneOn,
  readTwoQuestions,
  readProblem,
  readNewStory,
]

/** How a conversation stands after a message of the child's. */
export function afterChild(before: Dialogue, said: string): Dialogue {
  const heard = hear(before, said)
  for (const reading of READINGS) {
    const after = reading(heard)
    if (after) return after
  }
  return readTalk(heard)
}

function hear(before: Dialogue, said: string): Heard {
  const text = withEquals(said)
  const intent: Intent =
    isOpen(before.work) && asksForUnknown(text, before.work)
      ? { wants: 'tell' }
      : intentIn(withNoun(text, before.work), isOpen(before.work))
  return { before, dialogue: { ...before, last: said, turns: before.turns + 1 }, text, intent }
}
