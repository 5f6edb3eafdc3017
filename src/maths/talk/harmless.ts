import { remembering } from '#text/remembering.ts'
import {
  ANSWERED,
  ATTITUDES,
  CHANGES_TASK,
  EVERYDAY,
  FORMS,
  OPINIONS,
  ORDERS,
  TOPICS,
} from '../language/en/open-talk.ts'
import { EITHER, FEMALE, MALE } from '../language/en/stories/names.ts'
import { NUMBERED_THINGS, TEXTED_WORDS, WENT_ON_THINGS } from '../language/en/talk.ts'
import { isRare, isReadersWord, mayBeSlip } from './heal.ts'
import { NUMBER_WORD } from './slips.ts'
import { BEFORE_ONE, isDenied, isDropped, isOfTalk, NUMBERED, type Word, wordsOf } from './words-of-talk.ts'

const NAMES = new Set([MALE, FEMALE, EITHER].flatMap(list => list.split(/\s+/)))
const TEXTED = new Set(TEXTED_WORDS)
const WENT_ON = new Set(WENT_ON_THINGS)
/** Whether a word in small letters is somebody's first name. */
export const isName = (word: string) => NAMES.has(word)

/** Where a clause ends: not at the point, colon or comma of a number, nor at the stroke of a fraction. */
export const CLAUSE_END =
  /(?:[.!?;:,…](?!\d)|(?<![\d\s]|^)[.:,](?=\d)|\n|(?<!\d)\s[-–—]\s|\s[-–—]\s(?!\d)|[[\]()"“”|»→►]|\s[/>]{1,2}\s(?!\d)|[-–—_]{3,}|\p{Extended_Pictographic})(?:[!?\s\p{Extended_Pictographic}]|\.(?!\d))*/gu
/** Signs that only part what stands around a question. */
const PARTING = /[\p{Extended_Pictographic}#*_~|•…[\]()"“”»→►>©®–—/]/gu
/** Ends no clause: `Ms. Rivera`, `Points: 1`. */
const TITLE_POINT = /\b(mr|mrs|ms|miss|dr|no)\./giu
/** `L.O.` */
const INITIALS = /\b(?:\p{Lu}\.){2,}/gu
const FIELD_COLON = new RegExp(`\\b(${NUMBERED_THINGS.join('|')}):\\s+(?=\\d|\\p{Lu}{2})`, 'giu')

/** Whether nothing in a part of a text adds a number, a condition or a task to what stands beside it. */
export function isHarmless(text: string): boolean {
  const pointed = text.includes('.') ? text.replace(TITLE_POINT, '$1').replace(INITIALS, ' ') : text
  const part = pointed.includes(':') ? pointed.replace(FIELD_COLON, '$1 ') : pointed
  let at = 0
  const clauses = [...part.matchAll(CLAUSE_END)].map(({ index, 0: mark }) => {
    const clause = part.slice(at, index + mark.length)
    at = index + mark.length
    return clause
  })
  return [...clauses, part.slice(at)].every(isKnownHarmless)
}

/** The ways to cut a text share most of their clauses. */
const isKnownHarmless = remembering(isHarmlessClause, clause => clause)

function isHarmlessClause(clause: string): boolean {
  const isAsked = clause.includes('?') || OPENS_QUESTION.test(clause)
  const words = wordsOf(clause.replace(PARTING, ' '))
  return (
    words.length === 0 ||
    isDropped(words) ||
    (!isDenied(words) && (isOpen(words, isAsked) || isFelt(words) || isTopic(words, isAsked))) ||
    (!isAsked && isHeader(clause))
  )
}

/** A question of its own, also where no mark ends it. */
export const OPENS_QUESTION =
  /^[\s,]*(?:(?:what|which|how|when|where|why|who)\b|(?:is|are|does|can) (?:[b-hj-tv-z]|a(?= (?:in|an?|the|even|odd|prime|divisible|less|more))|\d\S*|both|either|each)\s)/iu
const ASKS_FOR_HELP = /^(?:can|could|would|will|please|pls|plz|any|anyone|do|does)$/

function isOpen(words: readonly Word[], isAsked: boolean): boolean {
  const isAboutAnswer =
    words.some(({ word }) => ANSWERED.has(word)) && !words.some(({ word }) => word === 'even')
  if (
    isAsked &&
    !isAboutAnswer &&
    !ASKS_FOR_HELP.test(words[0]?.word ?? '') &&
    !words.every(({ word }) => isOfTalk(word))
  )
    return false
  return words.every(
    ({ word, isCapital }, at) =>
      (isCapital && (at > 0 || isName(word)) && !CHANGES_TASK.has(word) && !NUMBER_WORD.test(word)) ||
      isHarmlessWord(word, words[at - 1]?.word ?? '', words[at + 1]?.word ?? '') ||
      isCounted(words, at),
  )
}

/** What somebody feels about the maths: `i dont get dividing fractions`, `negative numbers are evil`. */
function isFelt(words: readonly Word[]): boolean {
  const text = words.map(({ word }) => word).join(' ')
  const feeling = ATTITUDES.exec(text)?.index
  if (feeling === undefined && !words.some(({ word }) => OPINIONS.has(word))) return false
  let end = 0
  return words.every(({ word }, at) => {
    const isBefore = feeling !== undefined && end < feeling
    end += word.length + 1
    const [before = '', next = ''] = [words[at - 1]?.word, words[at + 1]?.word]
    if (isHarmlessWord(word, before, next) || isCounted(words, at)) return true
    return (
      !isBefore &&
      /^[\p{L}']{3,}$/u.test(word) &&
      (!isWeighty(word) || (SIGNED.test(word) && next === 'numbers'))
    )
  })
}
const MAY_BE_FELT =
  /^(?:why|plus|count|put|work|write|list|each|every|find|draw|marks|method|different|graph|diagram|what|how|is|are)$/
/** What numbers are felt to be, and no condition: `negative numbers are evil`. */
const SIGNED = /^(?:negative|positive)$/
const isWeighty = (word: string) =>
  !MAY_BE_FELT.test(word) &&
  (CHANGES_TASK.has(word) || FORMS.has(word) || ORDERS.has(word) || NUMBER_WORD.test(word))

/** What a page or a child calls it: `Negative numbers`, `bidmas thing`, `Topic: Laws of Indices`. */
const isTopic = (words: readonly Word[], isAsked: boolean) =>
  !isAsked &&
  words.length <= 8 &&
  words.some(({ word }) => TOPICS.has(word)) &&
  words.every(
    ({ word, isCapital }, at) =>
      TOPICS.has(word) ||
      (SIGNED.test(word) && words[at + 1]?.word === 'numbers') ||
      isHarmlessWord(word, words[at - 1]?.word ?? '', words[at + 1]?.word ?? '') ||
      (isCapital && !isReadersWord(word)),
  )

/** How often, how long or how old: `three times`, `5 mins b4`, `hes 15`. */
function isCounted(words: readonly Word[], at: number): boolean {
  const [word = '', next = '', before = ''] = [words[at], words[at + 1], words[at - 1]].map(
    each => each?.word,
  )
  const isNumber = (each: string) => /^\d{1,3}$/.test(each) || NUMBER_WORD.test(each)
  if (isNumber(word) && OF_AGE.test(before) && (next === '' || /^(?:and|but|so|years?|lol)$/.test(next)))
    return true
  const isTime = (isNumber(word) && WENT_ON.has(next)) || (WENT_ON.has(word) && isNumber(before))
  const isTable = words.some(each => /^tables?$/.test(each.word))
  return isTime && !isTable && words.some(each => EFFORT.test(each.word))
}
const OF_AGE = /^(?:im|i'm|hes|he's|shes|she's|age|aged|turned)$/
const EFFORT =
  /^(?:tried|trying|asked|stuck|spent|stared|staring|looked|read|redone|attempted|ive|i've|been|b4|before|until|till|left|late|ago|only|silent|starter|in)$/

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
    if (NUMBERED.test(word) || OF_A_DATE.test(word) || isName(word) || TOPICS.has(word)) return true
    if (CHANGES_TASK.has(word) || NUMBER_WORD.test(word) || ORDERS.has(word)) return false
    return (
      isCapital ||
      (hasClock ? /^(?:due|posted|sent|at|by|on|today|yesterday|am|pm)$/.test(word) : isOfPage(word))
    )
  })
}
const isOfPage = (word: string) =>
  /^(?:of|due|by|in|on|the|for|a|and|to)$/.test(word) || !(isReadersWord(word) || mayBeSlip(word))

const HAS_ANOTHER = /^(?:heres|here's|here|is|got|have|its|it's|theres|there's|and|ok)$/
const DAY = /^\d{1,2}(?:st|nd|rd|th)$/
const OF_A_DATE =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)$/

const TITLE = /^(?:mr|mrs|ms|miss|dr)$/
const BEHIND_ONE = /^(?:thing|way|family|parent|person|from|of|for|calculates|does)$/
/** Others may be of algebra. */
const TALKED_LETTER = /^[aiunr]$/
/** An answer may be wanted in it. */
const UNIT = /^(?:[cmk]?m|k?g|m?l|mg|cl|kmh|mph|secs?|mins?|hrs?|deg)$/

function isHarmlessWord(word: string, before: string, after: string): boolean {
  // "Here's another one", but not "Give me another".
  if (word === 'another' && /^(?:one|question|problem|sum)?$/.test(after) && HAS_ANOTHER.test(before))
    return true
  if (/^(?:correct|right|true)$/.test(word) && /^(?:answer|result|solution)$/.test(after)) return true
  if (CHANGES_TASK.has(word)) return false
  if (TEXTED.has(word)) return true
  if (/\d/.test(word))
    return NUMBERED.test(before) || (DAY.test(word) && (OF_A_DATE.test(before) || OF_A_DATE.test(after)))
  if (NUMBER_WORD.test(word))
    return (
      (/^ones?$/.test(word) && (BEFORE_ONE.test(before) || BEHIND_ONE.test(after))) ||
      NUMBERED.test(before) ||
      /^(?:first|second|third)$/.test(word)
    )
  if (!/^[\p{L}']+$/u.test(word) || UNIT.test(word)) return false
  if (word.length === 1 && !TALKED_LETTER.test(word)) return NUMBERED.test(before)
  if (NUMBERED.test(word) && NUMBER_WORD.test(after)) return true
  return (
    EVERYDAY.has(word) ||
    ANSWERED.has(word) ||
    isOfTalk(word) ||
    isRare(word) ||
    TITLE.test(before) ||
    !(isReadersWord(word) || mayBeSlip(word))
  )
}
