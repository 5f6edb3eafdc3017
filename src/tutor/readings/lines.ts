import { literalsIn } from '#maths/arithmetic/expression.ts'
import { changesQuestion } from '#maths/language/en/changed-question.ts'
import { saysDone } from '#maths/language/en/unsolved/settling.ts'
import { isAnswerLike } from '#maths/routes/answer-like.ts'
import { wayTo } from '#maths/routes/calculations.ts'
import { claimsIn } from '#maths/routes/claims.ts'
import { bracketNumbers, factorNumbers } from '#maths/routes/factor-numbers.ts'
import type { Said } from '#maths/routes/judged.ts'
import { isUnitAlone } from '../follow-up.ts'
import { isLine } from '../is-line.ts'
import { judgeFor } from '../judging.ts'
import type { Dialogue } from '../state.ts'
import { numberIn } from '../sums-behind.ts'
import { isUnsimplified } from '../unsimplified.ts'
import { judgedByValue } from '../values/judged-by-value.ts'
import { clausesIn } from '../values/values-in.ts'
import { whetherSaid } from '../whether-said.ts'
import { goOn, type Work } from '../work.ts'
import { counted, type Heard, isOpen, type Reading } from './reading.ts'

/** `wait, before that you said 4` asks about what the tutor has said. */
const QUOTES = /\b(?:you|u) (?:just )?(?:said|told me|wrote)\b/i

/** A line about the sum that is open, or about the one that waits. */
export const readLine: Reading = ({ dialogue, text, intent }) => {
  const { work, quiz } = dialogue
  if (!isOpen(work)) return undefined
  const said = judgeFor(work, text)
  const taken = takenUp(dialogue, said, text)
  if (taken) return taken
  // `why cant i put 10, it is 10 tens`
  const isWhy = intent.wants === 'why' && ASKS_WHY.test(text) && !['answer', 'wrong'].includes(said.outcome)
  const isWhether = whetherSaid(text, work.problem.question) !== undefined
  if (
    isWhy ||
    !(isWhether || isLine(said, text, intent, work)) ||
    (QUOTES.test(text) && said.outcome !== 'answer')
  )
    return undefined
  const next = goOn(work, said)
  const after =
    quiz && next.isFound ? { ...quiz, right: quiz.right + (work.slips === 0 ? 1 : 0) } : dialogue.quiz
  return counted(
    {
      ...dialogue,
      ...bothAnswered(dialogue, next, text),
      work: next,
      quiz: after,
      turn: { is: 'line', said },
    },
    said.outcome,
  )
}

/**
 * `mean is 6 and range is 4`, to two questions at once: none of them waits any longer. Nor does one that was worked on
 * before, once an equation of the child's own for it comes to its answer.
 */
function bothAnswered(
  { waiting }: Dialogue,
  { isFound, isAsked }: Work,
  text: string,
): Pick<Dialogue, 'waiting'> {
  const isBegun = waiting !== undefined && !isAsked && (waiting.said ?? waiting.shown[0]) !== undefined
  const isBoth =
    isFound &&
    waiting !== undefined &&
    (isBegun || (text.match(/\d+(?:\.\d+)?/g) ?? []).length > 1) &&
    judgeFor(waiting, text).outcome === 'answer'
  return isBoth ? { waiting: undefined } : { waiting }
}

/** `2 and 3`, once two numbers for the brackets are asked for: said of those, even where they are the solutions too. */
export const readFactorPair: Reading = ({ dialogue, text }) => {
  const { work, told } = dialogue
  if (!isOpen(work) || work.problem.question.kind !== 'solving' || /[a-z]\s*=/i.test(text)) return undefined
  const isAsked = /\bnumbers multiply to\b|\bThey multiply to\b/.test(told.slice(-3).join(' '))
  if (!isAsked || bracketNumbers(text) || !factorNumbers(text, work.problem.question)?.isProduct)
    return undefined
  const said: Said = { ...judgeFor(work, ''), outcome: 'useful' }
  return counted({ ...dialogue, work: goOn(work, said), turn: { is: 'line', said } }, 'useful')
}

/** What is said about the sum that waits, while another one is open: its answer, or a step that helps there alone. */
function takenUp(dialogue: Dialogue, said: Said, text: string): Dialogue | undefined {
  const { work, waiting } = dialogue
  if (!waiting || !work || ['answer', 'slipped', 'useful', 'unfinished'].includes(said.outcome))
    return undefined
  const other = judgeFor(waiting, text)
  const isAnswer = other.outcome === 'answer' && isAnswerLike(text, 1)
  const isStep =
    other.outcome === 'useful' &&
    other.claims.some(({ calculation, claim }) => calculation || claim.sides.length > 1)
  if (!isAnswer && !isStep) return undefined
  const back = {
    ...dialogue,
    work: goOn(waiting, other),
    waiting: work.isAsked ? work : undefined,
    turn: { is: 'line', said: other },
  } as const
  return counted(back, other.outcome)
}

/** A line about the sum that waits, once the one between is done. */
export const readLineOfWaiting: Reading = ({ dialogue, text, intent }) => {
  const { work, waiting } = dialogue
  if (!work?.isFound || !waiting || dialogue.quiz) return undefined
  const said = judgeFor(waiting, text)
  // The answer just found, said once more.
  if (said.outcome !== 'answer' && judgeFor(work, text).outcome === 'answer') return undefined
  // What was offered just now is answered, rightly or not.
  const isOffered = /\b(?:go back to|Now on to)\b/.test(dialogue.told.at(-1) ?? '') && isAnswerLike(text, 1)
  const fits = [...(isOffered ? ['wrong'] : []), 'answer', 'useful', 'unfinished']
  if (!fits.includes(said.outcome) || !isLine(said, text, intent, waiting)) return undefined
  return counted(
    { ...dialogue, work: goOn(waiting, said), waiting: undefined, turn: { is: 'line', said } },
    said.outcome,
  )
}

/** `could i divide by 5 first instead` says no answer. */
const WONDERS = /^\W*(?:so |and |but |ok )*(?:could|can|should|do|would) (?:i|we|you)\b/i
const ASKS_WHY = /^\W*(?:(?:but|so|and) )*(?:why|how)\b/i

const SAME = /\b(?:same|again|too|also|still)\b/i

/** The answer said once more is praised once more, and so is its unit; of a sheet that of any part. */
export const readAnswerAgain: Reading = heard => {
  const { sheet = [], work } = heard.dialogue
  const others = sheet.flatMap(({ work: own }) => (own?.isFound && own !== work ? [own] : []))
  const all = work?.isFound ? [work, ...others] : []
  // `900 g flour and 6 eggs`, once more in one breath.
  const results = others.length > 0 ? clausesIn(heard.text).flatMap(({ values }) => values) : []
  const isOfOne = (text: string) => all.some(each => judgeFor(each, text).outcome === 'answer')
  if (work?.said && results.length > 1 && results.every(({ text }) => isOfOne(text)))
    return counted({ ...heard.dialogue, turn: { is: 'line', said: work.said } }, 'answer')
  return all.reduce<Dialogue | undefined>((found, each) => found ?? answeredAgain(heard, each), undefined)
}

const NUMBERS = /\d+(?:[./]\d+)?/g

/** `what about 5/8 and 1/2`, behind the bigger one of 3/8 and 1/2: where one of the numbers told is the answer, others are another question. */
function choosesOfOthers(text: string, { problem: { question } }: Work): boolean {
  const [told, said] = [question.text, text].map(each =>
    (each.match(NUMBERS) ?? []).flatMap(number => numberIn(number) ?? []),
  )
  const answer = wayTo(question).answer
  if (!told || !said || !answer || told.length < 2 || !told.some(each => each.equals(answer))) return false
  return said.some(each => !told.some(own => own.equals(each)))
}

function answeredAgain({ dialogue, text, intent }: Heard, work: Work): Dialogue | undefined {
  // `the next one says …, is that 9 as well` asks of another question.
  const isDone = saysDone(text)
  const isOther =
    !isDone && (dialogue.part?.isNew || /\b(?:next|other) (?:one|question|bit|part)\b/i.test(text))
  // `35 what?` asks for the unit.
  if (/\d\s*what\W*$/i.test(text)) return undefined
  if (isOther || changesQuestion(text) || WONDERS.test(text) || ASKS_WHY.test(text)) return undefined
  if (choosesOfOthers(text, work)) return undefined
  const isStillToSimplify = work.said !== undefined && isUnsimplified(work.said)
  // `i just told you, it comes to 70.80`
  const isComplaint = intent.wants === 'complaint' && intent.about !== 'wrong'
  const isTalk = intent.wants !== 'unclear' && !isComplaint
  if (isTalk && !isDone && !isUnitAlone(text) && !isStillToSimplify) return undefined
  const own = judgeFor(work, isUnitAlone(text) ? `${work.said?.marked.finalText ?? ''} ${text}` : text)
  // `that's 19:45 and then 19:35, same!!`
  const byValue =
    own.outcome !== 'answer' && (isDone || isComplaint || SAME.test(text))
      ? judgedByValue(work, text)
      : undefined
  const said = byValue?.is === 'answer' ? byValue.said : own
  return said.outcome === 'answer'
    ? counted({ ...dialogue, work: { ...work, said }, turn: { is: 'line', said } }, 'answer')
    : undefined
}

const ASKS_MIXED = /as a mixed number, too\?/

/** `1 3/20. so was my friend wrong`, `1 and 3/20`: the mixed number that was asked for, whatever is said behind it. */
export const readFormSaid: Reading = ({ dialogue, text }) => {
  const { work, told } = dialogue
  if (!work?.isFound || !told.slice(-2).some(each => ASKS_MIXED.test(each))) return undefined
  const mixed = /(?<![\d/.])\d+ (?:and )?\d+\/\d+(?![\d/])/i.exec(text)?.[0].replace(' and ', ' ')
  const said = mixed === undefined ? undefined : judgeFor(work, mixed)
  return said?.outcome === 'answer' && mixed !== undefined
    ? counted({ ...dialogue, last: mixed, work: { ...work, said }, turn: { is: 'line', said } }, 'answer')
    : undefined
}

/** Words of somebody who has put an answer back in. */
const SAYS_SO = /\b(?:check\w*|yes|yep|yeah|yup|works?|fits|same|correct|so it'?s right)\b/i

/** A true sum with the answer in it, once it is found, checks it; it is no new one. */
export const readCheck: Reading = ({ dialogue, text }) => {
  const { work, quiz } = dialogue
  if (!work?.isFound || quiz || text.length > 90 || /\?\s*$/.test(text)) return undefined
  const stated = claimsIn(text).filter(({ sides }) => sides.length > 1)
  if (stated.length === 0 || stated.some(({ truth }) => truth !== 'true')) return undefined
  const { answer } = wayTo(work.problem.question)
  const numbers = stated.flatMap(({ sides }) => sides.flatMap(literalsIn)).map(({ value }) => value)
  const isOfIt = answer !== undefined && numbers.some(each => each.equals(answer))
  // Words without a number may have been cut from the line.
  return isOfIt || SAYS_SO.test(dialogue.last)
    ? counted({ ...dialogue, turn: { is: 'talk', intent: { wants: 'unclear' } } }, 'checked')
    : undefined
}
