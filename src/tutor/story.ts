import type { Expression } from '#maths/arithmetic/expression.ts'
import type { Rational } from '#maths/arithmetic/rational.ts'
import { conceptsIn } from '#maths/language/en/concepts/index.ts'
import { countedIn } from '#maths/language/en/counted.ts'
import { OWN_WAY, reportsAnswer, withoutReport } from '#maths/language/en/own-report.ts'
import { questionSpan } from '#maths/span/question-span.ts'
import { inFull } from './everyday/in-full.ts'
import { asStory } from './everyday/index.ts'
import { type StoryFound, storyFound } from './story-found.ts'
import type { Work } from './work.ts'

/** A number of a story with what it counts, such as `24 apples`. */
export interface Known {
  number: string
  words: string
}

/** A question told as a story of which it is known what it comes to; the child turns it into calculations. */
export interface Story {
  text: string
  /** The sentence that asks. */
  asked: string
  known: Known[]
  /** A calculation of the child's that it has not worked out yet. */
  open?: Expression
  /** The sum that is worked on in it, with what was shown of that. */
  part?: Work | undefined
  /** The child has worked a calculation out rightly. */
  isWorked?: boolean
  /** What its right calculations came to, the newest last. */
  reached: readonly Rational[]
  /** Numbers of the story, as they stand there, that it has not used yet. */
  unused: readonly string[]
  /** What it comes to. */
  model: StoryFound
  /** Told before, with another number or another question. */
  isAgain?: boolean
  /** It goes on from what was found before, with these words of the child's. */
  goesOnWith?: string
}

const ASKS =
  /\b(?:how (?:many|much|long|far|old|tall|heavy|often|big|high|deep|wide|fast|cold|hot|warm)|what(?:s|'s| is| was| are) (?:the |my |his |her |their |your )?(?:total|cost|price|change|weight|length|height|time|distance|amount|number|difference|profit)|what (?:time|fraction|percentage|change|total|price)|what(?:s|'s| is| was) (?:it|that|this) (?:now|then|after)|what are (?:they|the (?:two )?numbers)|(?:area|perimeter|volume|total)\s*[:=?]|what(?:'s| is) (?:my|the) number|find (?:the|out|all|my|its|an?|[a-z]\b)|work out|who has|which|calculate)\b/i
const NUMBER =
  /\d{1,2}[:.]\d{2}(?=\s?(?:am|pm)\b)|\d{1,2}:\d{2}|(?:[£$€]\s?)?\d+(?:,\d{3})*(?:\.\d+)?(?:\/\d+)?%?(?:p\b)?|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|fifty|hundred|half|twice|double|dozen)\b/gi
const STORY_WORDS =
  /\b(?:has|have|had|gives?|gave|buys?|bought|sells?|sold|eats?|ate|costs?|there (?:are|is|were|was)|each|every|buy|pay|eat|spend|save|need|shares?|shared|spends?|spent|saves?|saved|runs?|ran|walks?|walked|left|altogether|in total|more than|fewer|class|shop|people|children|boxes|bags?|packs?|drives?|travels?|reads?|plants?|bakes?|makes|collects?|earns?|pays?|got|starts?|leaves?|weighs?|needs?|picked|lost|found|won|scored|older|younger|taller|longer|shorter|heavier|cheaper|per|(?:sum|difference|product) (?:of|is)|two numbers|think of a number|my number|thinking of a number)\b/i
const SHORTEST = 24
const LONGEST = 1_500
const MOST_KNOWN = 8

/** A story as it is told, whether anybody knows what it comes to or not. */
export type StoryTold = Omit<Story, 'model'> & { model?: StoryFound | undefined }

/** Reads a story that somebody knows what it comes to. */
export function readStory(typed: string): Story | undefined {
  const told = storyTold(typed)
  return told?.model && { ...told, model: told.model }
}

/** Reads a story problem, without what is said around it; undefined for what is none. */
export function storyTold(typed: string): StoryTold | undefined {
  const span = ASKS.test(typed) ? questionSpan(typed) : undefined
  return (span && toldAlone(span.question)) ?? toldAlone(typed)
}

function toldAlone(typed: string): StoryTold | undefined {
  if (typed.length < SHORTEST || typed.length > LONGEST) return undefined
  const told = asStory(typed)
  const text = fullOf(told) ?? told
  // What a reader of stories reads asks something, in whatever words.
  const isAsked = ASKS.test(text) || asksElse(text) || isReported(text) || storyFound(text)?.isRead === true
  if (!STORY_WORDS.test(text) && !(isAsked && isOfNumbers(text))) return undefined
  const isRiddle = /\bthink(?:ing)? of a number\b/i.test(text)
  const sentences = (
    isRiddle && !ASKS.test(text) ? `${text.replace(/[.\s]+$/, '')}. What is my number?` : text
  )
    .split(/(?<=[.?!])\s+|\n+/)
    .map(each => each.trim())
  const isAsking = (sentence: string) => ASKS.test(sentence) || sentence.endsWith('?')
  // What the child has worked out at once asks nothing, nor does what it tells of its own way.
  const asking = sentences.filter(each => isAsking(each) && !each.includes('='))
  const asked =
    asking.findLast(each => !OWN_WAY.test(each)) ??
    asking.at(-1) ??
    sentences.findLast(isAsking) ??
    sentences.findLast(each => ASKS_ELSE.test(each)) ??
    (isReported(text) ? sentences.find(each => /\d/.test(each) && !OWN_WAY.test(each)) : undefined)
  // What the child has worked out at once is not told.
  const own = knownIn(withoutReport(text))
  const known = own.length > 1 ? own : knownIn(text)
  const isEnough =
    known.length >= 2 || (known.length === 1 && /\b(?:week|fortnight|year|day|hour|dozen)\b/i.test(text))
  return asked && isEnough && (isAsked || isRiddle)
    ? {
        text,
        asked: lastClause(asked),
        known,
        reached: [],
        unused: known.map(({ number }) => number),
        model: storyFound(text),
      }
    : undefined
}

/** A short story in full sentences, where it is not read as it is told; one that is read with doubts only where both come to the same. */
function fullOf(told: string): string | undefined {
  const found = ASKS.test(told) ? storyFound(told) : undefined
  if (!ASKS.test(told) || found?.isDoubtful === false) return undefined
  const full = inFull(told)
  if (!found || full === undefined) return full
  const other = storyFound(full)
  const isSame =
    other?.isDoubtful === false && other.answer.every((each, at) => found.answer[at]?.equals(each))
  return isSame ? full : undefined
}

const ASKS_ELSE =
  /\b(?:find|when (?:will|do|does|is)|convert|what(?:'?s| is| are)|draw|which)\b|\bhow\b(?! (?:do|can|will) (?:i|you) (?:check|know))/i

/** `find SP`, with several numbers and the words of some idea of maths. */
const asksElse = (text: string) =>
  ASKS_ELSE.test(text) &&
  (text.match(/\d[\d.,:]*/g) ?? []).length > 1 &&
  conceptsIn(text).length > 0 &&
  // A sum by itself is worked on as one.
  (text.match(/\p{L}{3,}/gu) ?? []).length > 4

/** A number with words around it is work on the table; what no reader reads may be understood in full. */
const isOfNumbers = (text: string) => /\d/.test(text) && (text.match(/\p{L}{3,}/gu) ?? []).length > 2

/** What is asked is not said, and what came of it is. */
const isReported = (text: string) =>
  reportsAnswer(text) && (text.match(/\d[\d.,:]*/g) ?? []).length > 2 && conceptsIn(text).length > 0

/** The part of a long sentence that asks. */
function lastClause(sentence: string): string {
  const found = sentence.search(ASKS)
  const isBehindFacts = found > 0 && /\d/.test(sentence.slice(0, found))
  const asked = isBehindFacts || (found > 0 && sentence.length > 90) ? sentence.slice(found) : sentence
  return withoutOpinion(asked)
}

/** What the child itself thinks of it is no part of the question. */
function withoutOpinion(text: string): string {
  const asked = withoutReport(text).replace(
    /[,.]? (?:do i (?:add|plus|minus|take|times|multiply|divide|share)|i don'?t|pls|please|plz)\b.*$/i,
    '',
  )
  return asked.charAt(0).toUpperCase() + asked.slice(1)
}

function knownIn(text: string): Known[] {
  return [...text.matchAll(NUMBER)]
    .map(found => {
      const behind =
        text
          .slice(found.index + found[0].length)
          .match(/^\s{0,30}((?:\p{L}[\p{L}'’-]*\s{0,30}){0,3})/u)?.[1] ?? ''
      const number = found[0].trim()
      return { number, words: countedIn(behind, number) }
    })
    .slice(0, MOST_KNOWN)
}
