import { bothAsked } from '../facts/both-asked.ts'
import { enoughFor, ofWhatIsLeft, sumOfFound } from '../going-on-found.ts'
import { withProblem } from './problems.ts'
import { isOpen, type Reading } from './reading.ts'

/** What is asked on behind what was found, made of the numbers of that. */
export const readOnFound: Reading = heard => {
  const { dialogue } = heard
  if (isOpen(dialogue.work) || dialogue.story) return undefined
  const problem =
    sumOfFound(dialogue.last, dialogue) ??
    enoughFor(dialogue.last, dialogue) ??
    ofWhatIsLeft(dialogue.last, dialogue) ??
    bothAsked(dialogue.last, dialogue)
  const after = problem && withProblem(heard, problem)
  return after?.unsolved ? { ...after, unsolved: { ...after.unsolved, isLeft: true } } : after
}
