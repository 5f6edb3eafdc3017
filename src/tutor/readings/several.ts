import { lessonAsked } from '#maths/lessons/asked/lesson-asked.ts'
import { claimsIn } from '#maths/routes/claims.ts'
import type { Problem } from '../find-problems.ts'
import { isGuesses } from '../guesses-said.ts'
import type { Intent } from '../intents/intent.ts'
import { judgeFor } from '../judging.ts'
import { ASKS_WHY_NOT } from '../problem-asked.ts'
import { isSameQuestion } from '../restated.ts'
import type { Dialogue } from '../state.ts'
import { readStory } from '../story.ts'
import { beginWork, problemsOf } from '../work.ts'
import { withProblem } from './problems.ts'
import { counted, isOpen, type Reading } from './reading.ts'

/** They are no answer yet, whichever of them is right. */
export const readGuesses: Reading = ({ dialogue, text }) => {
  const { work } = dialogue
  if (!isOpen(work) || !isGuesses(text)) return undefined
  // `x is 2 or 3` says both solutions.
  if (work.problem.question.kind === 'solving' && judgeFor(work, text).outcome === 'answer') return undefined
  return counted({ ...dialogue, turn: { is: 'guesses' } }, 'guesses')
}

const ALSO =
  /[,.?!]?\s+(?:(?:and|but) )?(?:also|and then|then|plus|and|after that)\s+(?=(?:also )?(?:how|what|whats|why|can|could|explain|wats|is|are|which|does)\b)/i
/** Where the second one is counted: `and then q2 is …`. */
const SECOND =
  /[,.?!;]?\s+(?:(?:and|but|then|also) ){0,3}(?:the |my )?(?:q ?2|(?:question|number|no\.?) ?2|(?:2nd|second|next|other) (?:one|question|q|sum|problem))(?: (?:is|says|asks)\b|:|\.)?\s+(?=[\p{L}\d])/iu

/** Both of two questions, of which the second is counted. */
export function bothCounted(text: string): readonly [Problem, Problem] | undefined {
  const [front = '', behind, ...more] = text.length > LONGEST ? [] : text.split(SECOND)
  if (behind === undefined) return undefined
  const [[first, ...others], [second, ...rest]] = [problemsOf(front), problemsOf(behind)]
  const isTwo = first && second && more.length + others.length + rest.length === 0
  return isTwo && !isSameQuestion(first.question, second.question) ? [first, second] : undefined
}
const LONGEST = 300

const COMMANDS = /\b(?:factor\w*|expand|simplify|solve|write|round|convert|estimate)\b/i

/** `factorise x^2-9. (x-3)^2?`: what stands there without a word is what the child makes of it. */
function triedIn(text: string, first: Problem, second: Problem): string | undefined {
  const own = second.text.replace(/[?\s]+$/, '')
  const isLast = text.trimEnd().endsWith(second.text.trimEnd()) && /\?\s*$/.test(text)
  const isNext = /\b(?:and|also|then|next|now)\W*$/i.test(text.slice(0, text.lastIndexOf(own)))
  return isLast && !isNext && COMMANDS.test(first.text) && !/\p{L}{3}/u.test(own) ? own : undefined
}

/** Two questions in one message: the first is taken up, the second waits. */
export const readTwoQuestions: Reading = heard => {
  const { before, dialogue, text, intent } = heard
  if (isOpen(before.work) || text.length > LONGEST || ASKS_WHY_NOT.test(text)) return undefined
  const both = bothCounted(dialogue.last)
  if (both) return twoAsked(dialogue, ...both, intent)
  const [first, second, ...others] = problemsOf(text)
  const tried = first && second && others.length === 0 ? triedIn(text, first, second) : undefined
  if (first && tried) return withProblem(heard, { ...first, report: `is it ${tried}` })
  const isTold = claimsIn(text).some(({ sides }) => sides.length > 1)
  if (first && second && others.length === 0 && !isTold && !/\bthink|\bgot\b|compare|bigger|same/i.test(text))
    return twoAsked(dialogue, first, second, intent)
  const [front, behind] = text.split(ALSO)
  const [problem] = front && behind ? problemsOf(front) : []
  const isFrontTold = claimsIn(front ?? '').some(({ sides }) => sides.length > 1)
  const [other] = problem && behind && !isFrontTold ? problemsOf(behind) : []
  if (problem && other && !isSameQuestion(problem.question, other.question))
    return twoAsked(dialogue, problem, other, intent)
  const lesson = problem && behind ? lessonAsked(behind) : undefined
  // A story that asks for both what fits and what is left over is one question.
  if (!problem || typeof lesson !== 'object' || readStory(text)?.model.answer.length === 2) return undefined
  const work = beginWork(problem)
  return counted(
    {
      ...dialogue,
      ...FRESH,
      work,
      later: lesson,
      lessonAsked: behind,
      turn: { is: 'sum', said: judgeFor(work, ''), intent, alsoAsked: behind?.trim() ?? '' },
    },
    'sum',
  )
}

function twoAsked(dialogue: Dialogue, first: Problem, second: Problem, intent: Intent): Dialogue {
  const work = beginWork(first)
  return counted(
    {
      ...dialogue,
      ...FRESH,
      work,
      waiting: beginWork(second),
      turn: { is: 'sum', said: judgeFor(work, ''), intent, alsoAsked: second.text },
    },
    'sum',
  )
}

const FRESH = {
  story: undefined,
  toldStory: undefined,
  bonds: undefined,
  quiz: undefined,
  lesson: undefined,
  lessonAsked: undefined,
  feeling: undefined,
} as const
