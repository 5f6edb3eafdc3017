import { NAMES_WAITING } from '#maths/language/en/another-question.ts'
import { carriedOn, IN_UNIT } from '../carried.ts'
import { bothAsked } from '../facts/both-asked.ts'
import type { Problem } from '../find-problems.ts'
import { enoughFor, sumOfFound, withLeftOut } from '../going-on-found.ts'
import { ownWay } from '../own-way.ts'
import { isSameQuestion } from '../restated.ts'
import type { Dialogue } from '../state.ts'
import { problemsOf } from '../work.ts'
import { withProblem } from './problems.ts'
import { isOpen, type Reading } from './reading.ts'

const CHANGES = /^(?=.{0,60}\d ?%)(?=\W*(?:and|now|then|next|but|so|what if|if)\b)/i

/** `now the 35% one`, of the question that waits. */
function waitingNamed(said: string, { waiting }: Dialogue): Problem | undefined {
  const named = waiting && NAMES_WAITING.exec(said)
  return named && (named[1] === undefined || waiting.problem.text.includes(named[1]))
    ? waiting.problem
    : undefined
}

const COMMANDS =
  /^\W*(?:(?:ok|now|and|then|so|next|can you|please)\b[\s,:.]*)*(?:solve|factor\w*|expand|simplify|round|convert|estimate)\b/i

/** `now factorise x^2 + 5x + 6`, which was found by expanding: another question, and not the answer said once more. */
function commanded(said: string, { work }: Dialogue): Problem | undefined {
  const [problem, ...others] = work && COMMANDS.test(said) ? problemsOf(said) : []
  return problem && others.length === 0 && work && !isSameQuestion(problem.question, work.problem.question)
    ? problem
    : undefined
}

/** What is asked on behind what was found, made of the numbers of that. */
export const readOnFound: Reading = heard => {
  const { dialogue } = heard
  // `is it also possible to do 5/8 of 240`, of what was found: another way, and nothing new.
  if (isOpen(dialogue.work) || dialogue.story || ownWay(dialogue.last, dialogue)) return undefined
  const problem =
    sumOfFound(dialogue.last, dialogue) ??
    enoughFor(dialogue.last, dialogue) ??
    withLeftOut(dialogue.last, dialogue) ??
    bothAsked(dialogue.last, dialogue) ??
    // `and then it falls by 10%` says no answer once more.
    (CHANGES.test(dialogue.last) || IN_UNIT.test(dialogue.last)
      ? carriedOn(dialogue.last, dialogue)
      : undefined) ??
    waitingNamed(dialogue.last, dialogue) ??
    commanded(dialogue.last, dialogue)
  const after = problem && withProblem(heard, problem)
  return after?.unsolved ? { ...after, unsolved: { ...after.unsolved, isLeft: true } } : after
}
