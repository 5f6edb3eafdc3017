import { bothAsked } from '../facts/both-asked.ts'
import { enoughFor, ofWhatIsLeft, sumOfFound, withLeftOut } from '../going-on-found.ts'
import { ownWay } from '../own-way.ts'
import { withProblem } from './problems.ts'
import { isOpen, type Reading } from './reading.ts'

/** What is asked on behind what was found, made of the numbers of that. */
export const readOnFound: Reading = heard => {
  const { dialogue } = heard
  // `is it also possible to do 5/8 of 240`, of what was found: another way, and nothing new.
  if (isOpen(dialogue.work) || dialogue.story || ownWay(dialogue.last, dialogue)) return undefined
  const problem =
    sumOfFound(dialogue.last, dialogue) ??
    enoughFor(dialogue.last, dialogue) ??
    ofWhatIsLeft(dialogue.last, dialogue) ??
    withLeftOut(dialogue.last, dialogue) ??
    bothAsked(dialogue.last, dialogue)
  const after = problem && withProblem(heard, problem)
  return after?.unsolved ? { ...after, unsolved: { ...after.unsolved, isLeft: true } } : after
}
