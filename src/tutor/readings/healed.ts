import { solve } from '#maths/kinds/doors.ts'
import { healed } from '#maths/talk/heal.ts'
import type { Dialogue } from '../state.ts'
import { readProblem } from './problems.ts'
import { isOpen, type Reading } from './reading.ts'
import { readShortStory } from './short-stories.ts'
import { readNewStory } from './story-lines.ts'

const SHORTEST = 20
const LONGEST = 300

/** A question that nobody reads for a word or two with a slip in them; of several that may be meant only where all come to the same. */
export const readHealed: Reading = heard => {
  const { dialogue, text } = heard
  if (isOpen(dialogue.work) || dialogue.story || text.length < SHORTEST || text.length > LONGEST)
    return undefined
  if (!/\d/.test(text)) return undefined
  const meant = healed(text) ?? []
  const read = meant
    .filter(each => each !== text)
    .flatMap(each => {
      const own = { ...heard, text: each }
      return readProblem(own) ?? readNewStory(own) ?? readShortStory(own) ?? []
    })
  const [first] = read
  return first && new Set(read.map(answerOf)).size === 1 ? first : undefined
}

function answerOf({ work, story }: Dialogue): string {
  if (story) return story.model.answer.map(each => each.toFraction()).join()
  return work ? solve(work.problem.question).answer : ''
}
