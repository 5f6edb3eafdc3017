import { lessonAsked } from '#maths/lessons/asked/lesson-asked.ts'
import { claimsIn } from '#maths/routes/claims.ts'
import { afterTalk } from '../after-talk.ts'
import { measuresIn } from '../facts/list-asked.ts'
import type { Problem } from '../find-problems.ts'
import { withoutLabel } from '../follow-on.ts'
import { intentOf } from '../intents/index.ts'
import type { Intent } from '../intents/intent.ts'
import { judgeFor } from '../judging.ts'
import { ASKS_WHY_NOT, problemAsked } from '../problem-asked.ts'
import { isSameQuestion } from '../restated.ts'
import type { Dialogue } from '../state.ts'
import { beginWork, goOn, problemsOf, type Work } from '../work.ts'
import { counted, type Heard, isOpen, type Reading } from './reading.ts'

const GUESS = '-?[£$€]?\\d[\\d./]*%?p?'
const GUESSES = new RegExp(
  `^\\W*(?:(?:is|so|or|um+|maybe|its?|it's|the answer|be|could|would)\\b\\s*)*${GUESS}(?:\\s*(?:\\?+[\\s,]*(?:or |and |is it |then )*|,? or (?:is it )?)${GUESS}){2,}\\W*$`,
  'i',
)
const TWO_GUESSES = new RegExp(
  `^\\W*(?:is it |its? |maybe )?${GUESS}\\s*\\?+[\\s,]*(?:or |no |is it )*${GUESS}\\s*\\?+\\s*$`,
  'i',
)

/** `is it 7? 8? 9?` is no answer yet, whichever of them is right. */
export const readGuesses: Reading = ({ dialogue, text }) => {
  const { work } = dialogue
  if (!isOpen(work) || !(GUESSES.test(text) || TWO_GUESSES.test(text))) return undefined
  return counted({ ...dialogue, turn: { is: 'guesses' } }, 'guesses')
}

/** Where a second thing begins in a message: `14. whats -3 - 5`, `3700. what about b) 10% of 250`. */
const SEAM =
  /(?<=\S)(?:[.!?;]+\s+|,?\s+(?=(?:and |but |ok |so |now )*(?:(?:what about|how about|what(?:'s| is|s)|wats|the next (?:one|question) is|next (?:one )?is|can (?:we|you|u|i) do|question \d|number \d)\b|\(?[b-h]\)))|,?\s+(?=(?:easier|harder|another|next) (?:one|question|sum)\b)|,?\s+(?=(?:but|and|so) (?:wait|why|how|you said|u said|before)\b))(?=\S)/gi

/** A message cut in two where its second part begins. */
function cuts(text: string): [string, string][] {
  return [...text.matchAll(SEAM)].map(({ index, 0: seam }) => [
    text.slice(0, index).trim(),
    text.slice(index + seam.length).trim(),
  ])
}

/** The answer to the open sum and another sum behind it: both count. */
export const readAnswerAndNext: Reading = heard => {
  const { dialogue, text } = heard
  const { work } = dialogue
  if (!isOpen(work) || text.length > 200) return undefined
  for (const [first, rest] of cuts(text)) {
    const said = judgeFor(work, first)
    if (said.outcome !== 'answer') continue
    const done = { ...goOn(work, said), isFound: true }
    const after: Dialogue = { ...dialogue, work: done, turn: { is: 'line', said } }
    const next = beginAfter(after, rest, done, heard)
    if (next) return next
    const wish = intentOf(rest, false)
    if (WISHES.has(wish.wants)) {
      const wished = afterTalk(after, wish)
      return counted({ ...wished, turn: { is: 'talk', intent: wish, done } }, wish.wants)
    }
    if (ASKS_MORE.test(rest)) return counted({ ...after, turn: { is: 'line', said, rest } }, 'answer')
  }
  return undefined
}

/** Wishes that may stand behind an answer. */
const WISHES = new Set<Intent['wants']>(['another', 'easier', 'harder', 'quiz', 'stop', 'goodbye', 'thanks'])

/** Asks or objects, so that an answer alone is no reply to it. */
const ASKS_MORE =
  /\?|^\W*(?:(?:but|and|so|ok) )*(?:wait|why|how|do|does|is|are|can|what|you said|u said|before)\b/i

function beginAfter(dialogue: Dialogue, rest: string, done: Work, { intent }: Heard): Dialogue | undefined {
  const bare = withoutLabel(rest)
  const asked: Intent = intent.wants === 'quiz' ? { wants: 'unclear' } : intent
  const problem =
    problemAsked(rest, asked, dialogue) ?? problemAsked(bare, asked, dialogue) ?? problemsOf(bare)[0]
  if (!problem || isSameQuestion(problem.question, done.problem.question)) return undefined
  const work = beginWork(problem)
  const said = judgeFor(work, '')
  return counted({ ...dialogue, work, turn: { is: 'sum', said, intent: { wants: 'unclear' }, done } }, 'sum')
}

const ALSO =
  /[,.?!]?\s+(?:(?:and|but) )?(?:also|and then|then|plus|and|after that)\s+(?=(?:also )?(?:how|what|whats|why|can|could|explain|wats|is|are|which|does)\b)/i

/** Two questions in one message: the first is taken up, the second waits. */
export const readTwoQuestions: Reading = ({ before, dialogue, text, intent }) => {
  if (isOpen(before.work) || text.length > 300 || ASKS_WHY_NOT.test(text)) return undefined
  const [first, second, ...others] = problemsOf(text)
  const isTold = claimsIn(text).some(({ sides }) => sides.length > 1)
  if (first && second && others.length === 0 && !isTold && !/\bthink|\bgot\b|compare|bigger|same/i.test(text))
    return twoAsked(dialogue, first, second, intent)
  const parts = first && others.length === 0 && !second ? measuresOf(first) : []
  if (parts[0] && parts[1] && !isTold) return twoAsked(dialogue, parts[0], parts[1], intent)
  const [front, behind] = text.split(ALSO)
  const [problem] = front && behind ? problemsOf(front) : []
  const isFrontTold = claimsIn(front ?? '').some(({ sides }) => sides.length > 1)
  const [other] = problem && behind && !isFrontTold ? problemsOf(behind) : []
  if (problem && other && !isSameQuestion(problem.question, other.question))
    return twoAsked(dialogue, problem, other, intent)
  const lesson = problem && behind ? lessonAsked(behind) : undefined
  if (!problem || typeof lesson !== 'object') return undefined
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

/** The median and the mean of one list are two questions. */
function measuresOf({ question }: Problem): Problem[] {
  const [all] = question.kind === 'averages' ? (/-?\d[\d., and-]*\d/.exec(question.text) ?? []) : []
  const measures = measuresIn(question.text)
  return all && measures.length === 2
    ? measures.flatMap(measure => problemsOf(`Find the ${measure} of ${all}`))
    : []
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
