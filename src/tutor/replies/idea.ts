import type { Held } from '#maths/ideas/idea.ts'
import { saysAnswer } from '#maths/kinds/doors.ts'
import type { Dialogue } from '../state.ts'
import { nextAfter } from './building.ts'
import { hintFor } from './hints.ts'
import { isSafe, nameOf, openWork, say, wasSaid } from './voice.ts'

const LEADS: Record<Held['truth'], readonly [string, ...string[]]> = {
  so: ['Yes, exactly.', 'That’s right.', 'Yes, well said.'],
  'not so': ['Many think so at first, but no.', 'That’s a common mix-up.', 'No, not here.'],
  partly: ['Only sometimes.'],
  asked: ['Good question.', 'Good that you ask.', 'Let’s think.'],
}

const WHETHER_WRONG = /\b(?:is|are|was) (?:\p{L}+ ){1,3}wrong\b/iu

/** What is said to a thought about how maths is done: whether it is so, and why. */
export function replyToIdea({ truth, because }: Held, dialogue: Dialogue): string {
  const lead =
    truth === 'asked' && /\b(?:why|how come)\b/i.test(dialogue.last)
      ? 'Good question, here is why.'
      : WHETHER_WRONG.test(dialogue.last) && /so$/.test(truth)
        ? truth === 'so'
          ? 'No, that is right.'
          : 'Yes, it is wrong that way.'
        : say(dialogue, 'idea', LEADS[truth])
  const isTold = wasSaid(dialogue.told.slice(-2), because)
  const open = openWork(dialogue)
  if (isTold && truth === 'asked' && open)
    return `Let me show you another way. ${hintFor(open, dialogue.told)}`
  if (isTold && truth !== 'asked')
    return `${lead} ${truth === 'so' ? 'You’ve got it!' : 'Think of what we just said.'}${goingOn(dialogue)}`
  const why = isSafe(because, dialogue) ? ` ${because}` : ''
  return why.endsWith('?') ? `${lead}${why}` : `${lead}${why}${goingOn(dialogue)}`
}

function goingOn(dialogue: Dialogue): string {
  const { work, lesson } = dialogue
  const open = openWork(dialogue)
  if (open) {
    const next = open === work ? nextAfter(open) : undefined
    if (next && !saysAnswer(next, open.problem.question)) return ` ${next}`
    const name = nameOf(open.problem.question)
    return ` ${say(dialogue, 'idea', [`What does that tell you for ${name}?`, `What do you do next with ${name}?`])}`
  }
  return lesson
    ? ` ${say(dialogue, 'idea', [`Shall I ask you one on ${lesson.title.toLowerCase()}?`, 'Can you think of an example?'])}`
    : ''
}
