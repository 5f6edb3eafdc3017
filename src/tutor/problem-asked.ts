import { hasUnknown } from '#maths/arithmetic/expression.ts'
import { otherData } from '#maths/language/en/carried-on.ts'
import { withoutReport } from '#maths/language/en/own-report.ts'
import { readQuestions } from '#maths/questions/read-questions.ts'
import { claimsIn } from '#maths/routes/claims.ts'
import { saysRemainder } from '#maths/routes/remainder-claim.ts'
import { carriedOn, ofMeasureAsked } from './carried.ts'
import type { Problem } from './find-problems.ts'
import { goingOnFrom, sameAsked, sameOfPart, sameWithData, withoutLabel } from './follow-on.ts'
import { goingOn, ofLesson, sameWithNumber } from './follow-up.ts'
import type { Intent } from './intents/intent.ts'
import { askedAgain, asksAnother } from './is-line.ts'
import { withOnePut } from './one-put.ts'
import type { Dialogue } from './state.ts'
import { readStory, storyTold } from './story.ts'
import { sumIn } from './sum-in.ts'
import { problemsOf, type Work } from './work.ts'

/** The sum that a message asks for, also one that it names only by what came before. */
export function problemAsked(
  text: string,
  intent: Intent,
  {
    work,
    lesson,
    lessonAsked,
    ...more
  }: Pick<Dialogue, 'work' | 'lesson' | 'lessonAsked' | 'found' | 'part'>,
): Problem | undefined {
  // What the child makes of it at once is no part of what is asked.
  const asked = work && !work.isFound ? text : withoutReport(text)
  if (asked !== text) {
    const found = problemAsked(asked, intent, { work, lesson, lessonAsked, ...more })
    if (found) return { ...found, text: asked }
  }
  // `is it the same as 4 x 3` asks about what was found.
  if (work?.isFound && SAME_AS.test(text)) return undefined
  return (
    (work && !work.isFound ? askedAgain(text, work) : undefined) ??
    estimateSaid(text) ??
    wholeBehind(text, work) ??
    sameAsked(text, work) ??
    withOnePut(text, work) ??
    sameWithNumber(text, work) ??
    goingOn(text, work) ??
    goingOnFrom(text, work) ??
    carriedOn(text, { work, ...more }) ??
    (work?.isFound || LABELLED.test(text) ? sameOfPart(text, work) : undefined) ??
    sameWithData(text, work) ??
    otherNumber(text, work) ??
    ofLesson(text, lesson) ??
    ofMeasureAsked(text, `${lesson?.title ?? ''} ${lessonAsked ?? ''}`) ??
    newProblem(text, intent, work) ??
    newProblem(beforeRemark(text), intent, work) ??
    (LABELLED.test(text) ? newProblem(withoutLabel(text), intent) : undefined)
  )
}

/** `estimate 48 x 21 is 50 x 20 = 1000`: a sum that is to be estimated, and how the child does it. */
function estimateSaid(text: string): Problem | undefined {
  const [, sum, report] =
    /\bestimat\w+ (?:of |for )?(\d[\d.]* ?(?:[-+−x×*÷/]|plus|minus|times|divided by) ?\d[\d.]*) (?:is|=|by|as|with|would be) (?:doing )?(\S.{0,40})$/i.exec(
      text,
    ) ?? []
  const [question, ...others] = sum ? (readQuestions(`Estimate ${sum}`) ?? []) : []
  return question && others.length === 0 && !/\bround/i.test(report ?? '')
    ? { question, text, report: `i got ${report}` }
    : undefined
}

/** `what about 350 ml in litres`: behind its first words it is a question by itself, and changes none. */
function wholeBehind(text: string, work: Work | undefined): Problem | undefined {
  const bare = work?.isFound ? GOES_ON.exec(text)?.[1] : undefined
  const [question, ...others] = bare ? (readQuestions(bare) ?? []) : []
  return question?.kind === 'conversion' && others.length === 0 ? { question, text } : undefined
}
const GOES_ON =
  /^\W*(?:(?:ok|and|so|then|now|next|but)\b[\s,.:]*)*(?:(?:what|how|wat) about\b\s*)?(\S.{0,60}?)[\s?!.]*$/i

/** `if it was 40 is it 10`: the number that is about as big has another value, and the child says what it makes then. */
function otherNumber(text: string, work: Work | undefined): Problem | undefined {
  const other = work?.isFound ? otherData(text) : undefined
  const found = other && sameWithNumber(`and ${other.data}`, work)
  return found && { ...found, text, report: other.report }
}

/** What is asked outright, without a sentence behind it that tells of it in no numbers: `whats 758 divided by 6. theres a remainder i think`. */
const beforeRemark = (text: string): string =>
  /^(\W*(?:(?:ok|so|and|now|oh) )*(?:what(?:'?s| is)?|how|find|work out|can you)\b[^.?!]*\d[^.?!]*)[.?!]+\s+(?:i |it'?s |is it |there'?s? |my |we )[^\d?]*$/i.exec(
    text,
  )?.[1] ?? ''

/** `b)`, `question 3`, `what about` before the next part. */
const LABELLED = { test: (text: string) => withoutLabel(text) !== text.trim() }

const SAME_AS = /^\W*(?:so |and |but )?(?:is|isn'?t) (?:it|that|this) (?:just )?(?:the same as|equal to)\b/i

function newProblem(text: string, intent: Intent, work?: Work): Problem | undefined {
  // A time of the clock is no division.
  if (
    work &&
    !work.isFound &&
    work.problem.question.kind === 'time' &&
    /\d[:.]\d\d/.test(text) &&
    !/\bhow long\b|\bwhen\b|\bwhat time\b/i.test(text)
  )
    return undefined
  // `start at 3 add 4 each time` is a rule.
  if (/\b(?:each|every) time\b/i.test(text) && work?.problem.question.kind === 'sequences') return undefined
  if (intent.wants === 'quiz' || GIVES_REASON.test(text) || ASKS_WHY_NOT.test(text)) return undefined
  if (TELLS_REASON.test(text) && !/\?|\b(?:what|how|find)\b/i.test(text)) return undefined
  const isDone = work === undefined || work.isFound
  if (!asksAnother(text) && isChain(text))
    return (isDone ? askedFirst(text) : undefined) ?? wrongOfSeveral(text)
  const all = problemsOf(text)
  // `like half of half. what about 6 ÷ 0.5`: what is asked outright goes before what is told of.
  const asked = all.length > 1 ? text.search(ASKS_ABOUT) : -1
  const problem = all.find(each => asked >= 0 && text.indexOf(each.text) > asked) ?? all[0]
  const isOwn =
    problem &&
    !(problem.question.kind === 'solve' && saysRemainder(text)) &&
    !isWithinStory(problem, text) &&
    !isScore(problem, text) &&
    !isLikeness(problem, text) &&
    !isDenied(problem, text)
  // A story that has a drawing of its own is talked through as one.
  return isOwn && readStory(text)?.model?.isRead !== false ? problem : undefined
}

/** `35% of 80. 10% is 8 so 30% is 24`: what is asked, before what the child makes of it at once. */
function askedFirst(text: string): Problem | undefined {
  const [first = ''] = text.split(/(?<=[.?!])\s+|\n+/)
  if (first === text || claimsIn(first).some(({ sides }) => sides.length > 1)) return undefined
  const [problem, ...others] = problemsOf(first)
  return others.length === 0 ? problem : undefined
}

/** Of several sums to check the first that is wrong is the one to work on. */
function wrongOfSeveral(text: string): Problem | undefined {
  const stated = claimsIn(text).filter(({ sides }) => sides.length > 1)
  const isEachItsOwn = stated.length > 1 && stated.every(({ sides }) => sides.length === 2)
  const wrong = isEachItsOwn ? stated.find(({ truth }) => truth === 'false') : undefined
  const [problem] = wrong ? problemsOf(sumIn(wrong.text).split('=')[0] ?? '') : []
  return problem
}

/** `i got 10/10 in spellings` */
function isScore({ text: own }: Problem, text: string): boolean {
  return (
    /^\d+\s*\/\s*\d+$/.test(own.trim()) &&
    /\b(?:got|get|scored?)\s+(?:an? )?\d+\s*\/\s*\d+\s+(?:in|on|for)\b/i.test(text)
  )
}

const ASKS_ABOUT = /\b(?:(?:what|how|wat) about|what if|now do|next is)\b/i

/** `so a chance can be like 3/2?`: a number that something may be, and no division. */
const isLikeness = ({ question: { text: own } }: Problem, text: string): boolean =>
  /^\d+\s*\/\s*\d+\W*$/.test(own.trim()) &&
  /\b(?:like|be|than|called|written|becomes?)\s+$/i.test(text.slice(0, Math.max(0, text.indexOf(own)))) &&
  !/\b(?:solve|work out|calculate|divided?)\b/i.test(text)

/** `no not 22:7` */
const isDenied = ({ question, text: own }: Problem, text: string): boolean =>
  question.kind === 'calculate' && /\bnot\W*$/i.test(text.slice(0, Math.max(0, text.indexOf(own))))

/** A few numbers that stand next to each other in a story are not what it asks. */
function isWithinStory({ question, text: own }: Problem, text: string): boolean {
  const countOf = (each: string) => each.match(/\d+(?:[.:/]\d+)?/g)?.length ?? 0
  const isFragment = own.length * 3 < text.length && countOf(own) < countOf(text)
  // A sum that is written out is asked, whatever is told around it.
  return isFragment && (question.kind === 'calculate' ? readStory(text) : storyTold(text)) !== undefined
}

/** `because 3 x 3 = 9` asks for nothing. */
const GIVES_REASON = /^\W*(?:because|cause|cos|coz|cuz|bc)\b.*(?:=|\bis\b|\bare\b|\bmakes?\b)/i

/** `why can't we do 2 - 65` asks for a reason, and for no result. */
export const ASKS_WHY_NOT = /\bwhy\b.{0,20}\b(?:can'?t|cannot|can not|don'?t|isn'?t|not|couldn'?t)\b/i

/** `oh and 2/3 is more cos half of 3 is 1.5` */
const TELLS_REASON =
  /^\W*(?:oh|ah|and|ya|yeah|yes|so)\b.*\b(?:because|cause|cos|coz|cuz|bcoz|bc)\b.*(?:=|\bis\b|\bmakes?\b)/i

/** `3 × 4 = 12 + 2 = 14` tells of what is done, and so do two sums in one line. */
function isChain(text: string): boolean {
  const stated = claimsIn(text).filter(({ sides }) => sides.length > 1 && !sides.some(hasUnknown))
  return stated.length > 1 || stated.some(({ sides }) => sides.length > 2)
}
