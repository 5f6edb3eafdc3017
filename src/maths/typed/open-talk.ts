import { CHANGES_TASK, EVERYDAY } from '../language/en/open-talk.ts'
import { isReadersWord, mayBeSlip } from './heal.ts'
import { NUMBER_WORD } from './slips.ts'
import { BEFORE_ONE, isDenied, isDropped, isOfTalk, NUMBERED, type Word, wordsOf } from './words-of-talk.ts'

/** So many texts are tried as the question of one open talk, the longest first. */
const MOST_CUTS = 24
const MOST_PLACES = 16

/** Where a clause ends: not at the point, colon or comma of a number. */
const CLAUSE_END =
  /(?:[.!?;:,…](?!\d)|(?<!\d)[.:,](?=\d)|\n|\s[-–—]\s|\p{Extended_Pictographic})[.!?\s\p{Extended_Pictographic}]*/gu
/** What a question begins with where no mark ends the talk in front of it. */
const BEGINS_QUESTION =
  /(?<=\s)(?=(?:what|what's|whats|which|how|find|work|calculate|solve|simplify|expand|factori[sz]e|round|write|convert|evaluate|estimate|express|complete|arrange|order|put|share|divide|multiply|add|subtract|increase|decrease|if|is|a|an|the|there|in|on|give)\b|\p{Lu}\p{L}|[-\d£$€(√π])/gu
/** What talk begins with where no mark ends the question in front of it. */
const BEGINS_TALK =
  /\s+(?=(?:i|i'm|im|idk|its|it's|thats|that|so|ok|okay|and|plea?s+e?|pl[sz]+|thx|thanks?|ty|help|my|we|she|he|because|cos|bc|due|for|from|x+|\()(?![\p{L}']))/giu

/**
 * What may be the question inside open talk, such as `i was away last week so i dont get this. What is 3/4 of 60?`: every
 * part of a text around which nothing is left that adds a number, a condition or another task.
 * @returns the longest first; none where all of the text matters
 */
export function questionsInTalk(text: string): string[] {
  const ends = [...text.matchAll(CLAUSE_END)].map(({ index, 0: mark }) => ({
    from: index,
    to: index + mark.length,
  }))
  const starts = new Set([0, ...ends.map(({ to }) => to), ...places(text, BEGINS_QUESTION)])
  const stops = new Set([text.length, ...ends.map(({ to }) => to), ...places(text, BEGINS_TALK)])
  const fronts = [...starts]
    .filter(at => at === 0 || (isHarmless(text.slice(0, at)) && !HALF_ASKED.test(text.slice(0, at))))
    .slice(0, MOST_PLACES)
  const backs = [...stops].filter(at => at === text.length || isHarmless(text.slice(at))).slice(-MOST_PLACES)
  const found = fronts.flatMap(from =>
    backs.map(to => text.slice(from, to).replace(/^[\s,;:…–—-]+(?!\d)|[\s,;:…–—]+$/g, '')),
  )
  return [...new Set(found)]
    .filter(each => each !== text && isAsking(each))
    .sort((a, b) => b.length - a.length)
    .slice(0, MOST_CUTS)
}

const places = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(({ index }) => index)

/** A score, a date or a double rainbow in talk is no question: without a word of its own it must ask. */
const isAsking = (text: string) =>
  /[=?]\s*$/.test(text) || (/\p{L}{3}/u.test(text) && (/\d/.test(text) || ASKING.test(text)))
const ASKING =
  /^(?:what|which|how|find|work|calculate|write|give|is|are|name|simplify|expand|factor|solve|convert)/i

/** `What is …`: the beginning of the question itself. */
const HALF_ASKED =
  /\b(?:what|what's|whats|how|which|find|calculate|evaluate|work)(?:\s+[\p{L}']+){0,2}[^\S\n]*$/iu

/** Whether nothing in a part of a text adds a number, a condition or a task to what stands beside it. */
function isHarmless(part: string): boolean {
  let at = 0
  const clauses = [...part.matchAll(CLAUSE_END)].map(({ index, 0: mark }) => {
    const clause = part.slice(at, index + mark.length)
    at = index + mark.length
    return clause
  })
  return [...clauses, part.slice(at)].every(clause => {
    const words = wordsOf(clause.replace(/[\p{Extended_Pictographic}#*_~|•…]/gu, ' '))
    return words.length === 0 || isDropped(words) || isOpen(words, clause.includes('?'))
  })
}

const ASKS_FOR_HELP = /^(?:can|could|would|will|please|pls|plz|any|anyone|do|does)$/

function isOpen(words: readonly Word[], isAsked: boolean): boolean {
  if (isDenied(words)) return false
  if (isAsked && !ASKS_FOR_HELP.test(words[0]?.word ?? '') && !words.every(({ word }) => isOfTalk(word)))
    return false
  return words.every(
    ({ word, isCapital }, at) =>
      (isCapital && at > 0 && !CHANGES_TASK.has(word) && !NUMBER_WORD.test(word)) ||
      isHarmlessWord(word, words[at - 1]?.word ?? '', words[at + 1]?.word ?? ''),
  )
}

const DAY = /^\d{1,2}(?:st|nd|rd|th)$/
const OF_A_DATE =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)$/

function isHarmlessWord(word: string, before: string, after: string): boolean {
  if (CHANGES_TASK.has(word)) return false
  if (/\d/.test(word))
    return NUMBERED.test(before) || (DAY.test(word) && (OF_A_DATE.test(before) || OF_A_DATE.test(after)))
  if (NUMBER_WORD.test(word))
    return (
      (/^ones?$/.test(word) && BEFORE_ONE.test(before)) ||
      NUMBERED.test(before) ||
      /^(?:first|second|third)$/.test(word)
    )
  if (!/^[\p{L}']+$/u.test(word)) return false
  if (NUMBERED.test(word) && NUMBER_WORD.test(after)) return true
  return EVERYDAY.has(word) || isOfTalk(word) || !(isReadersWord(word) || mayBeSlip(word))
}
