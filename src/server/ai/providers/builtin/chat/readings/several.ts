import { lessonAsked } from '#maths/lessons/asked/lesson-asked.ts'
import { claimsIn } from '#maths/routes/claims.ts'
import { measuresIn } from '../facts/list-asked.ts'
import type { Problem } from '../find-problems.ts'
import type { Intent } from '../intents/intent.ts'
import { judgeFor } from '../judging.ts'
import { ASKS_WHY_NOT } from '../problem-asked.ts'
import { isSameQuestion } from '../restated.ts'
import type { Dialogue } from '../state.ts'
import { beginWork, goOn, problemsOf, type Work } from '../work.ts'
import { counted, isOpen, type Reading } from './reading.ts'

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

/** Where a second thing may begin: behind a sentence, or where another begins without a stop. */
const SEAM =
  /(?<=\S)(?:[.!?;,]+\s+|\s+(?=(?:and |but |ok |so |now |also |then |yay |lol |haha )*(?:can|could|may|shall|what|whats|wats|how|why|is|are|do|does|did|my|the|i|im|i'm|ive|i've|next|lets|let's|please|pls|explain|easier|harder|another|you|u|wait|before|tell|give|thanks|thank|thx|bye|question|number)\b|(?:and |but |ok |so |now )*\(?[b-h]\)))(?=\S)/gi

const MOST_CUTS = 5

/** A message cut in two where its second part begins. */
function cuts(text: string): [string, string][] {
  return [...text.matchAll(SEAM)]
    .slice(0, MOST_CUTS)
    .map(({ index, 0: seam }) => [text.slice(0, index).trim(), text.slice(index + seam.length).trim()])
}

/** Said behind an answer these say nothing that its praise does not. */
const NOTHING_NEW = new Set<Intent['wants']>([
  ...(['nonsense', 'laugh', 'yes', 'no', 'check', 'idea', 'working', 'next', 'unsure'] as const),
  ...(['estimate', 'greeting', 'hint', 'apology', 'wait', 'tell', 'compliment'] as const),
])

/** The answer to the open sum and something else behind it: both count. */
export const readAnswerAndNext: Reading = heard => {
  const { text } = heard
  // The next part of a sheet is at hand once the one before is done.
  const isNext = heard.before.work?.isFound && heard.before.sheet && heard.before.waiting
  const before = isNext ? { ...heard.before, work: heard.before.waiting, waiting: undefined } : heard.before
  const { work } = before
  if (!isOpen(work) || text.length > 200) return undefined
  for (const [first, rest] of cuts(text)) {
    const said = judgeFor(work, first)
    if (said.outcome !== 'answer' || !/\d|[a-z]/i.test(rest)) continue
    const done = { ...goOn(work, said), isFound: true }
    const quiz = before.quiz && { ...before.quiz, right: before.quiz.right + (work.slips === 0 ? 1 : 0) }
    const answered = counted({ ...before, work: done, quiz, last: first }, 'answer')
    const after = heard.readOn(answered, withoutLead(rest))
    if (saysMore(after, rest, done))
      return { ...after, first: [{ work: done, said, text: first }, ...(after.first ?? [])] }
  }
  return undefined
}

const withoutLead = (rest: string) =>
  rest.replace(/^(?:(?:and|but|ok|so|now|then|also|yay|lol|haha)\b[\s,]*)+(?=\S)/i, '')

/** Asks or objects, so that an answer alone is no reply to it. */
const ASKS_MORE =
  /\?|^\W*(?:(?:but|and|so|ok) )*(?:wait|why|how|do|does|is|are|can|what|you said|u said|before)\b/i

/** Words that ask for the sum behind them, so that it is none of the working. */
const ASKS_SUM =
  /\b(?:what|whats|wats|how|next|now|solve|find|can (?:we|you|u|i)|question|number \d|do)\b|^\W*\(?[b-h]\)/i

const isJoy = (intent: Intent) => intent.wants === 'comfort' && intent.feeling === 'happy'

function saysMore({ turn, first, work }: Dialogue, rest: string, done: Work): boolean {
  if (first) return true
  if (turn.is === 'sum')
    return (
      (ASKS_SUM.test(rest) || rest.includes('?')) &&
      !isSameQuestion(done.problem.question, problemsOf(rest)[0]?.question ?? done.problem.question)
    )
  if (turn.is === 'talk' && turn.intent.wants === 'unclear') return ASKS_MORE.test(rest)
  if (turn.is === 'talk') return !NOTHING_NEW.has(turn.intent.wants) && !isJoy(turn.intent)
  return turn.is === 'story' || turn.is === 'bond' || (work !== undefined && work.problem !== done.problem)
}

/** `25 and 7`, to two questions at once: both are done. */
export const readBothAnswers: Reading = heard => {
  const { before, text } = heard
  const { work, waiting } = before
  const [one, other, ...others] = text
    .replace(/^\W*(?:so|ok|its|it's)\b/i, '')
    .split(/\s*(?:,|;|\band\b|&)\s*/i)
  if (!isOpen(work) || !waiting || !one || !other || others.length > 0) return undefined
  const [first, second] = [judgeFor(work, one), judgeFor(waiting, other)]
  if (first.outcome !== 'answer' || second.outcome !== 'answer') return undefined
  const done = { ...goOn(work, first), isFound: true }
  const both = { ...goOn(waiting, second), isFound: true }
  const after: Dialogue = {
    ...heard.dialogue,
    work: both,
    waiting: undefined,
    turn: { is: 'line', said: second },
  }
  return counted({ ...after, last: other, first: [{ work: done, said: first, text: one }] }, 'answer')
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
