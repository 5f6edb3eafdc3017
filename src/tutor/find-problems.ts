import type { Question } from '#maths/domain/question.ts'
import { withoutReport } from '#maths/language/en/own-report.ts'
import { asEntered } from '#maths/questions/as-entered.ts'
import { readQuestions } from '#maths/questions/read-questions.ts'
import { questionSpan } from '#maths/span/question-span.ts'
import { readAlone } from '#maths/typed/read-alone.ts'
import { asksForOthers, isAccountedFor, leavesOut } from './accounted.ts'
import { bareEquation } from './bare-equation.ts'
import { asPair, inBookWords, spelt, withoutCourtesy, withWhatIsMeant } from './child-wording.ts'
import { asStory } from './everyday/index.ts'
import { inEverydayWords } from './everyday-wording.ts'
import { askedByFacts } from './facts/index.ts'
import { NUMBERS } from './may-ask.ts'
import { isSameQuestion } from './restated.ts'
import { hasUnheardPart } from './spoken-hours.ts'
import { drawnStory } from './story-found.ts'
import { LONGEST_QUESTION, type Problem, problemsAsWritten } from './written-problems.ts'

export type { Problem }

const SHORTEST_STORY = 40

/** `the last one is 100 - 37`: its `one` is no number. */
const WHICH_ONE =
  /\b(?:the |and |my )?(?:first|second|third|last|next|other|this|that|final) (?:one|question|sum)(?:'?s| is| was|:)? (?=[-(\d])/gi

/** `b)` before the part of a homework is no letter of it; the `(-3)` of `(-3) x (-4)` is a number. */
const PART =
  /^(?!\s*\(\s*[-−]\s*\d)\W*(?:(?:and|ok|so|now) )*\(?(?:[a-h]|[1-9]\d?)\)\s+(?!x\s*[\d(]|[×*÷/+])(?=\S)/i

/** A sum that is worked out, at the end. */
const SUM_AT_END =
  /[\s,.;:!?]+(?:so |is it |i did )?[-(]?\d[\d.]*(?: ?[-+−x×*÷/] ?\(?\d[\d.]*\)?){1,4} ?= ?\d[\d.]*\s*\W*$/i

/** A question without what the child says of it at once: `12 x 5 i got 50`, `… find its area: 10 x 6 x 4 = 240 ?` */
function withoutOpinion(message: string): string {
  if (message.length > LONGEST_QUESTION) return message
  const asked = withoutReport(message)
  const front = asked.replace(SUM_AT_END, '')
  const isQuestion = (front.match(/\d+/g)?.length ?? 0) > 1 && (front.match(/\p{L}{3,}/gu)?.length ?? 0) > 2
  return isQuestion ? front : asked
}

/** `what is 7 x 8 i always forget`: who speaks behind a number or a letter is no letter itself. */
const SPEAKER =
  /(?<=\d\)?|\b[b-hj-z])\s+(?=i(?:'m|'ve|'ll)?\s+(?!(?:and|or|plus|minus|times|is|from|to|by|over|when|equals)\b)\p{L}{2,})/giu

/** `no i mean 3/8 and 2/7`: who means something asks for no mean. */
const I_MEAN = /\b(?:i|we|you|u)(?: (?:do|just|really|only|did|don'?t|didn'?t))? mean(?:t|s)?\b/gi

/** Every question in a message that can be worked out exactly, however much talk stands around it. */
export function problemsIn(message: string): Problem[] {
  const found = problemsMeant(message).filter(
    ({ question }) => !asksForOthers(message, { question, text: message }),
  )
  return found.some(({ question }) => question.kind === 'time') && hasUnheardPart(spelt(message))
    ? found.filter(({ question }) => question.kind !== 'time')
    : found
}

function problemsMeant(message: string): Problem[] {
  const typed = withWhatIsMeant(message)
  const found = problemsAround(typed)
  if (found.length > 1) return found
  // What is read with every word and number accounted for is surer than what is found somewhere in the message.
  const said = typed.replace(WHICH_ONE, '').replace(I_MEAN, ',').replace(SPEAKER, ', ')
  const [alone, ...others] = HAS_WORDS_AND_NUMBERS.test(said) ? (readAlone(said) ?? []) : []
  if (alone && others.length === 0 && !isTold(alone))
    return found[0] && isSameQuestion(found[0].question, alone)
      ? found
      : [{ question: alone, text: typed.trim() }]
  const span = found.length > 0 || ASKS.test(typed) ? questionSpan(typed) : undefined
  if (!span || (found.length > 0 && (span.leavesNumber || !hasNumberBeside(typed, span.question))))
    return found
  const within = problemsAround(span.question)
  if (found.length === 0 || within.length === 1) return within
  // What is read of more than the question alone is read with a number that is none of its own.
  return found.filter(({ text }) => text.length <= span.question.length)
}

/** `thats question 4`: a number of the message that is none of its question. */
const hasNumberBeside = (message: string, question: string) => /\d/.test(message.replace(question, ' '))

/** What needs no number to be asked. */
const OF_DICE = /\b(?:dice|die)\b/i
const HAS_WORDS_AND_NUMBERS = /\p{L}{3}.*\d|\d.*\p{L}{3}/su
const ASKS = /\?|\b(?:how|what|whats|find|work|calculate|which|solve)\b/i

function problemsAround(typed: string): Problem[] {
  const message = withoutCourtesy(asEntered(typed))
    .replace(WHICH_ONE, '')
    .replace(PART, '')
    .replace(I_MEAN, ',')
    .replace(SPEAKER, ', ')
  // What the child says of it at once is no part of what is asked.
  const asked = withoutOpinion(message)
  if (asked !== message && (NUMBERS.test(asked) || OF_DICE.test(asked))) {
    const alone = problemsAround(asked)
    if (alone.length === 1) return alone
    // Of a question that nobody reads, what the child got of it is none either: `… then another 10% off. i got 35% off`
    if (alone.length === 0 && (asked.match(/\d+(?:\.\d+)?/g) ?? []).length > 1 && /\p{L}{3,}/u.test(asked))
      return []
  }
  // Talked through as a story, it is not to be taken apart for sums; to look for them takes long.
  if (message.length > SHORTEST_STORY && drawnStory(asStory(message))) return ofAnotherKind(message)
  // One equation of two alone is no question.
  const pair = asPair(message)
  if (pair !== message) {
    const [whole] = problemsAsWritten(pair)
    if (whole) return [{ question: whole.question, text: message.trim() }]
  }
  const bare = bareEquation(message)
  if (bare !== undefined) return bare
  const everyday =
    message.length <= LONGEST_QUESTION
      ? (everydayAsked(spelt(message)) ?? everydayAsked(spelt(withoutLast(message))))
      : undefined
  const asAsked = everyday === undefined ? [] : problemsAsWritten(everyday)
  if (asAsked.length === 1) return asAsked.map(({ question }) => ({ question, text: message.trim() }))
  const written = problemsAsWritten(message)
  const found = written.filter(each => isAccountedFor(message, each, written))
  // What is asked with all of its numbers is more than what some of them ask.
  const byFacts = found.every(each => isTold(each.question) || leavesOut(message, each.text))
    ? (askedByFacts(spelt(message)) ?? askedByFacts(spelt(withoutLast(message))))
    : undefined
  const [fact, ...others] = byFacts === undefined ? [] : (readQuestions(byFacts) ?? [])
  if (fact && others.length === 0) return [{ question: fact, text: message.trim() }]
  const reworded =
    found.length > 0 || !(/\d|\b[IVXLCDM]{2,}\b/.test(message) || OF_DICE.test(message))
      ? message
      : inBookWords(message)
  if (reworded === message) return found
  return problemsAsWritten(reworded)
    .filter((each, _, all) => isAccountedFor(reworded, each, all))
    .map(({ question }) => ({ question, text: message.trim() }))
}

/** An everyday question in a book's words, unless those leave out a number that it tells. */
function everydayAsked(message: string): string | undefined {
  const asked = inEverydayWords(message)
  return asked === undefined || leavesOut(message, asked) ? undefined : asked
}

/** What asks, without a sentence behind it in which the child says what it thinks of it. */
function withoutLast(message: string): string {
  const front = /^(.*\b(?:how|what|whats|which|wich|find|when)\b.*?[.?!])\s+\S[^.?!]*[.?!\s]*$/is.exec(
    message,
  )?.[1]
  return front ?? ''
}

/** A story that a kind of its own reads as well: `Two numbers have a sum of 12 and a difference of 4.` */
function ofAnotherKind(message: string): Problem[] {
  const [question, ...others] = readQuestions(message) ?? []
  return question && others.length === 0 && !isTold(question) ? [{ question, text: message.trim() }] : []
}

/** Read as a story that is told, or as a sum of two of its numbers: what it asks by its facts says more. */
const isTold = ({ kind }: Question) => kind === 'story' || kind === 'calculate' || kind === 'number fact'
