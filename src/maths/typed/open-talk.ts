import { CHANGES_TASK, EVERYDAY } from '../language/en/open-talk.ts'
import { EITHER, FEMALE, MALE } from '../language/en/stories/names.ts'
import { NUMBERED_THINGS, TEXTED_WORDS, WENT_ON_THINGS } from '../language/en/talk.ts'
import { isReadersWord, mayBeSlip } from './heal.ts'
import { NUMBER_WORD } from './slips.ts'
import { BEFORE_ONE, isDenied, isDropped, isOfTalk, NUMBERED, type Word, wordsOf } from './words-of-talk.ts'

const NAMES = new Set([MALE, FEMALE, EITHER].flatMap(list => list.split(/\s+/)))
const TEXTED = new Set(TEXTED_WORDS)
const WENT_ON = new Set(WENT_ON_THINGS)
const isName = (word: string) => NAMES.has(word)

/** So many texts are tried as the question of one open talk, the longest first. */
const MOST_CUTS = 24
const MOST_PLACES = 16

/** Where a clause ends: not at the point, colon or comma of a number, nor at the stroke of a fraction. */
const CLAUSE_END =
  /(?:[.!?;:,…](?!\d)|(?<!\d)[.:,](?=\d)|\n|\s[-–—]\s|[[\]"“”|»]|\s[/>]{1,2}\s(?!\d)|[-–—_]{3,}|\p{Extended_Pictographic})[.!?\s\p{Extended_Pictographic}]*/gu
/** Signs that only part what stands around a question. */
const PARTING = /[\p{Extended_Pictographic}#*_~|•…[\]"“”»>©®–—/]/gu
/** Ends no clause: `Ms. Rivera`, `Points: 1`. */
const TITLE_POINT = /\b(mr|mrs|ms|miss|dr)\./giu
const FIELD_COLON = new RegExp(`\\b(${NUMBERED_THINGS.join('|')}):\\s+(?=\\d|\\p{Lu}{2})`, 'giu')
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
  const fronts = [...starts].filter(at => at === 0 || isTalkInFront(text.slice(0, at))).slice(0, MOST_PLACES)
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

const isTalkInFront = (front: string) =>
  isHarmless(front) && !HALF_ASKED.test(front) && !mayBeOrder(LAST_CLAUSE.exec(front)?.[1])

/** A word alone that no mark parts from the question may tell what to do: `Truncate 6.789 to 2 decimal places`. */
const LAST_CLAUSE = /(?:^|[^\p{L}\p{N}'\s]\s*)([\p{L}']+)[^\S\n]+$/u
const DRAWN_OUT = /(.)\1\1/
function mayBeOrder(word: string | undefined): boolean {
  const small = word?.toLowerCase() ?? ''
  return (
    small !== '' &&
    !(isOfTalk(small) || EVERYDAY.has(small) || TEXTED.has(small) || isName(small) || DRAWN_OUT.test(small))
  )
}

/** Whether nothing in a part of a text adds a number, a condition or a task to what stands beside it. */
function isHarmless(text: string): boolean {
  const part = text.replace(TITLE_POINT, '$1').replace(FIELD_COLON, '$1 ')
  let at = 0
  const clauses = [...part.matchAll(CLAUSE_END)].map(({ index, 0: mark }) => {
    const clause = part.slice(at, index + mark.length)
    at = index + mark.length
    return clause
  })
  return [...clauses, part.slice(at)].every(clause => {
    const isAsked = clause.includes('?') || OPENS_QUESTION.test(clause)
    const words = wordsOf(clause.replace(PARTING, ' '))
    return words.length === 0 || isDropped(words) || isOpen(words, isAsked) || (!isAsked && isHeader(clause))
  })
}

/** A question of its own, also where no mark ends it. */
const OPENS_QUESTION = /^[\s,]*(?:what|which|how|when|where|why|who)\b/iu
const ASKS_FOR_HELP = /^(?:can|could|would|will|please|pls|plz|any|anyone|do|does)$/

function isOpen(words: readonly Word[], isAsked: boolean): boolean {
  if (isDenied(words)) return false
  if (isAsked && !ASKS_FOR_HELP.test(words[0]?.word ?? '') && !words.every(({ word }) => isOfTalk(word)))
    return false
  return words.every(
    ({ word, isCapital }, at) =>
      (isCapital && (at > 0 || isName(word)) && !CHANGES_TASK.has(word) && !NUMBER_WORD.test(word)) ||
      isHarmlessWord(word, words[at - 1]?.word ?? '', words[at + 1]?.word ?? '') ||
      (isCounted(words, at) && isEffort(words)),
  )
}

/** How often or how long somebody has tried: `I have tried this three times`. */
const isEffort = (words: readonly Word[]) =>
  words.some(({ word }) =>
    /^(?:tried|trying|asked|stuck|spent|stared|staring|looked|read|redone|attempted)$/.test(word),
  )
const isCounted = (words: readonly Word[], at: number) => {
  const [word = '', next = '', before = ''] = [words[at], words[at + 1], words[at - 1]].map(
    each => each?.word,
  )
  const isNumber = (each: string) => /^\d{1,3}$/.test(each) || NUMBER_WORD.test(each)
  return (isNumber(word) && WENT_ON.has(next)) || (WENT_ON.has(word) && isNumber(before))
}

/** `18:42`, `9.00 am` */
const CLOCK = /(?<![\d:.])\d{1,2}[:.]\d{2}(?:\s?[ap]m\b)?(?![\d:.])/giu
/** `Worksheet 3.2`, `Question 5 of 10`, `Item ID: 004417`, `[18:42] Zoe`: what a page or a program puts around its questions. */
function isHeader(clause: string): boolean {
  const words = wordsOf(clause.replace(CLOCK, ' ').replace(PARTING, ' '))
  const hasClock = clause.search(CLOCK) >= 0
  if (!hasClock && !words.some(({ word }) => NUMBERED.test(word))) return false
  return words.every(({ word, isCapital }, at) => {
    const [before = '', last = ''] = [words[at - 1]?.word, words[at - 2]?.word]
    if (/^\d+[a-z]?$/.test(word)) {
      const isPart = /^\d/.test(before) && clause.includes(`${before}.${word}`)
      return (
        NUMBERED.test(before) || isPart || (before === 'of' && /^\d/.test(last)) || /^0\d{3,}$/.test(word)
      )
    }
    if (NUMBERED.test(word) || OF_A_DATE.test(word) || isName(word)) return true
    if (CHANGES_TASK.has(word) || NUMBER_WORD.test(word) || TELLS.test(word)) return false
    return (
      isCapital ||
      (hasClock ? /^(?:due|posted|sent|at|by|on|today|yesterday|am|pm)$/.test(word) : isOfPage(word))
    )
  })
}
const TELLS =
  /^(?:find|work|calculate|solve|simplify|expand|factori[sz]e|round|write|convert|evaluate|estimate|express|arrange|order|put|share|divide|multiply|add|subtract|increase|decrease|what|which|how|if|is|are|give|draw|list|count|each|every)$/
const isOfPage = (word: string) =>
  /^(?:of|due|by|in|on|the|for|a|and|to)$/.test(word) || !(isReadersWord(word) || mayBeSlip(word))

const HAS_ANOTHER = /^(?:heres|here's|here|is|got|have|its|it's|theres|there's|and|ok)$/
const DAY = /^\d{1,2}(?:st|nd|rd|th)$/
const OF_A_DATE =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)$/

function isHarmlessWord(word: string, before: string, after: string): boolean {
  // "Here's another one", but not "Give me another".
  if (word === 'another' && /^(?:one|question|problem|sum)?$/.test(after) && HAS_ANOTHER.test(before))
    return true
  if (CHANGES_TASK.has(word)) return false
  if (TEXTED.has(word)) return true
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
