import { CHANGES_TASK } from '../language/en/open-talk.ts'
import { NUMBERED_THINGS, SENSES, type Sense } from '../language/en/talk.ts'
import { isReadersWord } from './heal.ts'

/** Whether a word has a sense in talk. */
export const isOfTalk = (word: string) => senses.has(word)

/** Words of talk that may say which or how much: of a list all but the last. */
const CHOOSES =
  /^(?:not|no|dont|don't|cant|can't|cannot|didnt|didn't|doesnt|doesn't|isnt|only|just|but|or|all|first|last|some|next|also|then|again|too|by|very|other|wrong|set|when|if|find|sum|sums|about|check|checking|explain|now|do|nothing|any|may|might)$/
/** Whether a word may stand among the words of a question and change nothing of it. */
export const mayStandBeside = (word: string) =>
  talked.some(sense => senses.get(word)?.has(sense)) && !CHOOSES.test(word) && !CHANGES_TASK.has(word)
const talked: readonly Sense[] = ['reason', 'occasion', 'filler', 'glue', 'asking']

const senses = new Map<string, Set<Sense>>()
for (const [sense, list] of SENSES)
  for (const word of list.split(/\s+/)) senses.set(word, (senses.get(word) ?? new Set()).add(sense))

const has = ({ word }: Word, ...own: Sense[]) => own.some(sense => senses.get(word)?.has(sense))
const isTold = (word: Word) => has(word, 'write', 'written', 'place')

export const BEFORE_ONE =
  /^(?:this|that|these|those|the|next|first|last|hard|easy|new|tricky|quick|any|some|other|no|such|whole|little)$/
const BEFORE_NAME = /^(?:hi|hello|hey|hiya|dear|mr|mrs|ms|miss|dr)$/
const TITLE = /^(?:mr|mrs|ms|dr)$/
/** What is numbered around a question: `year 6`, `page 34`. */
export const NUMBERED = new RegExp(`^(?:${NUMBERED_THINGS.join('|')})$`)
const PERSON = /^(?:i|im|i'm|ive|i've|my|me|we|our|us|u|you|your|idk)$/
const BEHIND_FOUR = /^(?:me|u|you|us|him|her|school|homework|hw|maths|math)$/

/** Whether something in a run of words is a reason to talk. */
export function isMeant(run: readonly Word[], isEnded: boolean): boolean {
  if (isDenied(run) || isTask(run)) return false
  return run.some((word, at) => {
    const before = run[at - 1]?.word ?? ''
    return (
      has(word, 'reason', ...(isEnded ? (['occasion'] as const) : [])) ||
      (/^(?:u|you)$/.test(word.word) && /^(?:can|could|would|will)$/.test(before)) ||
      (isEnded && /^\d/.test(word.word) && NUMBERED.test(before)) ||
      (isEnded && word.word === 'school' && /^(?:for|4|from)$/.test(before)) ||
      (isEnded &&
        /^(?:know|get|do|start)$/.test(word.word) &&
        /^(?:dont|don't|cant|can't|cannot|didnt|didn't|not)$/.test(before))
    )
  })
}

/** How many of the first words are talk. */
export function talkLength(run: readonly Word[], mayAsk: boolean): number {
  const end = run.findIndex((word, at) => {
    const [before = '', next = ''] = [run[at - 1]?.word, run[at + 1]?.word]
    return !(
      has(word, 'reason', 'occasion', 'filler', 'glue', ...(mayAsk ? (['asking'] as const) : [])) ||
      (has(word, 'one') && BEFORE_ONE.test(before)) ||
      (word.isCapital && BEFORE_NAME.test(before)) ||
      (TITLE.test(word.word) && BEFORE_NAME.test(before)) ||
      (word.word === 'many' && /^(?:thanks|thanx|thx)$/.test(next)) ||
      (NUMBERED.test(word.word) && /^\d/.test(next)) ||
      (/^\d{1,3}[a-h]?$/.test(word.word) && NUMBERED.test(before)) ||
      (word.word === '4' && BEHIND_FOUR.test(next))
    )
  })
  return end < 0 ? run.length : end
}
export const isFiller = (run: readonly Word[]) => run.length > 0 && run.every(word => has(word, 'filler'))

/** A text's words and what stands between them; signs and numbers are words of no sense. */
export interface Word {
  word: string
  /** It begins with a capital letter. */
  isCapital: boolean
  start: number
  end: number
}
export const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}']+|[^\s\p{L}\p{N},;:.!?'"()-]/gu)].map(found => ({
    word: found[0].toLowerCase(),
    isCapital: /^\p{Lu}\p{Ll}/u.test(found[0]),
    start: found.index,
    end: found.index + found[0].length,
  }))

/** `Show all your working`: told to write something down, and nothing of its form. */
export function isWhereToWrite(run: readonly Word[]): boolean {
  const [first] = run
  return (
    run.length > 1 &&
    !!first &&
    has(first, 'write') &&
    run.every(isTold) &&
    run.some(word => has(word, 'written'))
  )
}

/** `please do not do this one` */
const DENIED =
  /\b(?:dont|don't|not|never|without)\b(?: \w+)? (?:need|do|solve|answer|help|asked|this one|that one|these)\b/
export const isDenied = (run: readonly Word[]) => DENIED.test(run.map(({ word }) => word).join(' '))

/** `explain how you know`, `check if it is right`: something else to be done than to answer. */
const TASK =
  /(?<!\b(?:dont|don't|not|never|didnt|didn't|doesnt|doesn't) )\b(?:explain|describe|show|tell|say|check|checking|see|know|justify)(?: me| us)? (?:how|why|if|whether) (?:i|you|u|we|it|its|it's|he|she|they|this|that|the|my)\b/
/** Not to be done: `don't do`, `do not solve`. */
const NOT_TO_BE_DONE =
  /\b(?:dont|don't|not|never|without) (?:\w+ )?(?:do|solve|answer|use|using|tell|give|show|calculate|find)\b/
const isTask = (run: readonly Word[]) => asksForMore(run.map(({ word }) => word).join(' '))

/** Another question is wanted, or something about this one: `make up a question like this`, `how many steps does it take`. */
const ABOUT_QUESTIONS =
  /\b(?:(?:make|think|come|invent|create|write)(?: me| us)?(?: up| of)?(?: with)?(?: an?| another| some| \d)? (?:\w+ )?(?:question|problem|sum)s?|how many (?:steps|marks|questions))\b/

/** `Find BC and angle A`: two things of one figure. */
const TWO_NAMES = /\b[A-Z]{2,3} and (?:[a-z]+ ){0,3}[A-Z]{1,3}[.?!]?$/

/** `Tom has two coins. How much money does Ann have?`: nothing is told of her. */
function asksOfAnother(text: string): boolean {
  const [, teller] = /(?:^|[.!?] )([A-Z][a-z]{1,15}) ha[sd]\b/.exec(text) ?? []
  const [, asked = ''] = /\bdoes ([A-Z][a-z]{1,15}) have\b/.exec(text) ?? []
  return teller !== undefined && asked !== '' && text.split(asked).length === 2
}

/** Whether a text asks for something else than its answer. */
export function asksForMore(text: string): boolean {
  const small = text.toLowerCase()
  const isAboutIt = TASK.test(small) || NOT_TO_BE_DONE.test(small) || ABOUT_QUESTIONS.test(small)
  return isAboutIt || TWO_NAMES.test(text.trim()) || asksOfAnother(text)
}

/** Words of a child about itself of which the readers know none: `I got this wrong in the test`. */
function isOpenTalk(run: readonly Word[]): boolean {
  return (
    run.some(({ word }) => PERSON.test(word)) &&
    run.some((_, at) => talkLength(run.slice(at, at + 1), true) === 0) &&
    run.every(
      (word, at) =>
        talkLength(run.slice(at, at + 1), true) === 1 ||
        (/^[a-z']{3,}$/.test(word.word) && !isReadersWord(word.word)),
    )
  )
}

/** Whether a run of words that a mark ends is nothing but talk. */
export function isDropped(run: readonly Word[]): boolean {
  if (isDenied(run) || isTask(run)) return false
  if (isOpenTalk(run) || isFiller(run)) return true
  if (talkLength(run, true) === run.length && isMeant(run, true)) return true
  // "Please remember to show …"
  const from = run.findIndex(word => has(word, 'write'))
  return from >= 0 && run.slice(0, from).every(isTold) && isWhereToWrite(run.slice(from))
}
