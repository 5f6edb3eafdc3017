import type { Dialogue } from '../state.ts'
import { isWaiting } from '../unsolved/unsolved.ts'
import { hintFor } from './hints.ts'
import { storyHint } from './story.ts'
import { hintOn } from './unsolved.ts'
import { openWork, wasSaid } from './voice.ts'

/** What is word for word what was said last helps nobody: it is said smaller, or what is meant is asked. */
export function notAgain(reply: string, dialogue: Dialogue): string {
  if (!wasSaid(dialogue.told.slice(-1), reply)) return reply
  const other = smaller(dialogue) ?? (dialogue.turn.is === 'talk' ? ASKED_BACK : undefined)
  return other === undefined || wasSaid(dialogue.told.slice(-1), other)
    ? reply
    : `${leadOf(dialogue)} ${other}`
}

const ASKED_BACK = 'Which word or number do you mean, and what would you like to know of it?'

function leadOf({ turn }: Dialogue): string {
  const outcome = turn.is === 'line' || turn.is === 'sum' ? turn.said.outcome : undefined
  if (outcome === 'wrong') return 'That isn’t it yet, the same as before.'
  return outcome === 'useful'
    ? 'Yes, you have that already.'
    : 'I said that just now, so let me ask it otherwise.'
}

/** What is open is asked in another way, one step smaller. */
export function smaller(dialogue: Dialogue): string | undefined {
  const { story, unsolved, told } = dialogue
  const open = openWork(dialogue)
  if (open) return hintFor({ ...open, stuck: open.stuck + 1 }, told)
  if (story && !story.isWorked) return storyHint(story, dialogue)
  if (isWaiting(unsolved)) return hintOn({ ...unsolved, hints: unsolved.hints + 1 }, dialogue)
  return undefined
}
