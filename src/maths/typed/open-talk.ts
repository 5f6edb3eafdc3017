import { CHANGES_TASK, EVERYDAY } from '../language/en/open-talk.ts'
import { TEXTED_WORDS } from '../language/en/talk.ts'
import { CLAUSE_END, isHarmless, isName, OPENS_QUESTION } from '../talk/harmless.ts'
import { NUMBER_WORD } from '../talk/slips.ts'
import { BEFORE_ONE, isOfTalk, NUMBERED, wordsOf } from '../talk/words-of-talk.ts'

const TEXTED = new Set(TEXTED_WORDS)

/** So many texts are tried as the question of one open talk. */
export const MOST_CUTS = 16
const MOST_PLACES = 6
/** How many words that no mark parts from a question may be talk. */
const MOST_WORDS = 24

/** Where a word or a number begins, and where one has ended. */
const WORD_START = /(?<=^|[\s("“])(?=[^\s.,;:!?)])/gu
const WORD_END = /(?<=\S)(?=\s|$)/gu
/** What a question begins with. */
const BEGINS_QUESTION =
  /^(?:(?:what|what's|whats|which|how|find|work|calculate|solve|simplify|expand|factori[sz]e|round|write|convert|change|evaluate|estimate|express|complete|arrange|order|put|share|divide|multiply|add|subtract|increase|decrease|if|is|a|an|the|there|in|on|give)\b|\p{Lu}\p{L})/iu

/**
 * What may be the question inside open talk, such as `i was away last week so i dont get this. What is 3/4 of 60?`: every
 * part of a text around which nothing is left that adds a number, a condition or another task.
 * @returns without all that may be talk first, then with some of it; none where all of the text matters
 */
export function questionsInTalk(text: string): string[] {
  const ends = [...text.matchAll(CLAUSE_END)].map(
    ({ index, 0: mark }) => [index, index + mark.length] as const,
  )
  const isFront = (at: number) => at === 0 || isTalkInFront(text, at)
  const isBack = (at: number) => at === text.length || isTalkBehind(text, at)
  const begun = ends.map(([, to]) => to).filter(isFront)
  const last = begun.at(-1) ?? 0
  const starts = places(text, WORD_START)
    .filter(at => at > last)
    .slice(0, MOST_WORDS)
    .filter(at => mayBegin(text, at) && isFront(at))
  const closed = ends.flatMap(([from, to]) => endsOfPart(text, from, to)).filter(isBack)
  const first = closed[0] ?? text.length
  const stops = places(text, WORD_END)
    .filter(at => at < first)
    .slice(-MOST_WORDS)
    .filter(isBack)
  const fronts = [...new Set([...starts.reverse(), ...begun.reverse(), 0])].slice(0, MOST_PLACES)
  const backs = [...new Set([...stops, ...closed, text.length])].slice(0, MOST_PLACES)
  const found = fronts
    .flatMap((from, one) => backs.map((to, other) => ({ from, to, put: one + other })))
    .sort((a, b) => a.put - b.put)
    .map(({ from, to }) => text.slice(from, to).replace(/^[\s,;:…–—)”"-]+(?!\d)|[\s,;:…–—("“]+$/g, ''))
  return [...new Set(found)]
    .filter(each => each !== text && isBalanced(each) && isAsking(each, text))
    .slice(0, MOST_CUTS)
}

/** The mark belongs to the question that it ends; one of exclamation may belong to the mathematics: `4!` */
function endsOfPart(text: string, from: number, to: number): number[] {
  if (text[from] === '!') return [to]
  const own = /^[?.]+/.exec(text.slice(from, to))
  return own ? [from + own[0].length] : [from, to]
}

const places = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(({ index }) => index)

/** No question begins with the middle of what somebody says: `told him the number line helps`. */
const mayBegin = (text: string, at: number) =>
  (BEGINS_QUESTION.test(text.slice(at)) || !GOES_ON.test(text.slice(at))) && !isWhichOne(text, at)
/** `this one -8 + 5`, `number four √49 + 1`: which question it is, and no number of it. */
function isWhichOne(text: string, at: number): boolean {
  const [, word] = /^([a-z]+)\b/i.exec(text.slice(at)) ?? []
  const before = LAST_WORD.exec(text.slice(0, at))?.[1]?.toLowerCase() ?? ''
  return (
    word !== undefined &&
    ((/^ones?$/i.test(word) && BEFORE_ONE.test(before)) || (NUMBER_WORD.test(word) && NUMBERED.test(before)))
  )
}
const GOES_ON =
  /^(?:an|and|but|so|or|him|her|it|its|them|they|he|she|you|u|me|my|his|our|your|has|have|had|having|got|get|gets|told|tell|tells|said|says|say|am|was|were|be|been|being|do|does|did|can|could|would|should|will|of|to|that|this|because|cos|than|then|not)\b/iu

const isBalanced = (part: string) => part.split('(').length === part.split(')').length

/** A score, a date or a double rainbow in talk is no question: without a word of its own it must ask, or calculate. */
const isAsking = (part: string, text: string) =>
  /[=?]\s*$/.test(part) ||
  CALCULATES.test(part) ||
  (/^[-−–]?\d+(?:\.\d+)? [-−–] [-−–]?\d+(?:\.\d+)?$/.test(part) && text.trimStart().startsWith(part)) ||
  (/\p{L}{3}/u.test(part) && (/\d/.test(part) || ASKING.test(part)))
const ASKING =
  /^(?:what|which|how|find|work|calculate|write|give|is|are|name|simplify|expand|factor|solve|convert)/i
/** More than a subtraction, which may be a score. */
const CALCULATES =
  /\d ?[×÷+*]|[\d)] ?x ?[\d(]|[²³⁴-⁹√∛^]|(?:%|\d\/\d+) of \d|\d\/\d+ [-−–] \d|[-−–] [-−–]?\d+.*[-−–]|\([-−–]\d/

/** `What is …`: the beginning of the question itself. */
const HALF_ASKED =
  /\b(?:what|what's|whats|how|which|find|calculate|evaluate|work)(?:\s+[\p{L}']+){0,2}[^\S\n]*$|\b(?:sum|total|product|difference|mean|average|median|range|number) of(?: the)?[^\S\n]*$/iu

/** `how do i expand …` asks to expand. */
const ASKS_HOW = /\bhow (?:do|does|can|would|should) (?:i|you|u|we|one)\s+$/i
const ORDER =
  /^(?:work out|calculate|solve|simplify|expand|factori[sz]e|round|write|convert|change|evaluate|estimate|express|arrange|order|put|share|divide|multiply|add|subtract|increase|decrease)\b/i

function isTalkInFront(text: string, at: number): boolean {
  const front = text.slice(0, at)
  const isAsked = HALF_ASKED.test(front) && !(ASKS_HOW.test(front) && ORDER.test(text.slice(at)))
  if (WHOSE.test(front) || MAKES.test(front)) return false
  const clause = front.split(CLAUSE_END).at(-1) ?? ''
  if (
    OPENS_QUESTION.test(clause) &&
    !ASKS_HOW.test(front) &&
    !wordsOf(clause).every(({ word }) => isOfTalk(word))
  )
    return false
  if (isAsked || (mayBeOrder(front) && !BEGINS_QUESTION.test(text.slice(at)))) return false
  return isHarmless(front)
}

/** A word that no mark parts from the question may tell what to do: `Truncate 6.789 to 2 decimal places`. */
const LAST_WORD = /([\p{L}']+)[^\S\n]+$/u
const FIRST_WORDS =
  /^[^\S\n]+(in|as|to|of|by|with|without|using|per|for|if|when|where|than|into|on|at|from)\s+([\p{L}']+)(?:\s+([\p{L}']+))?/iu
const mayBeOrder = (front: string) => !isKnownForTalk(LAST_WORD.exec(front)?.[1])
/** `Make the largest number from 3, 5, 7`: something is to be made of what follows. */
const MAKES = /\b(?:mak(?:e|ing)|form|build|create|us(?:e|ing))(?: (?:the|an?))?\s+$/i
/** `Tom's film` */
const WHOSE = /\p{Lu}\p{L}+['’]s\s+$/u
const DRAWN_OUT = /(.)\1\1/
function isKnownForTalk(word: string | undefined): boolean {
  const small = word?.toLowerCase() ?? ''
  return (
    small === '' ||
    (!CHANGES_TASK.has(small) &&
      (isOfTalk(small) || EVERYDAY.has(small) || TEXTED.has(small) || isName(small) || DRAWN_OUT.test(small)))
  )
}

/** `…, what`, `how much is`, `Use a diagram to` and what belongs to it; the `i` of `- 2 i got stuck` is no letter. */
const LEFT_ASKING =
  /\b(?:what|which|how|who|why|when|where)(?:'?s| much| many)?(?: (?:is|are|does|do|did|comes?))?(?: (?:it|this|that|they|the))?$|\b(?:to|use|using|an?|the|of|in|for|as|by|and|or|not|if|most|more|least|less|dozen|i)$/i

/** `and the remainder`, `or is it even`, `r ____`: one thing more is asked, also in words that talk has. */
const ASKS_ON =
  /^[\s,]*(?:(?:and|or|plus|then) (?:(?:the|its) (?!answers?\b|teacher|others?\b|next\b|rest\b|whole\b)|(?:is|are|does) (?!that|this|right)|how many|how much)|r\.? ?(?:[_▢…?]|\.{2}))/i

/** `and AC`, `and angle B`: another side, angle or point of a figure. */
const NAMES_ON = /^[\s,]*(?:and|or) (?:(?:angle|side|point|∠) ?)?[A-HJ-Z]{1,3}(?![\p{L}'’])/u

/** Nor may what hangs on to it say how it is meant: `in words`, `in roman numerals`. */
function isTalkBehind(text: string, at: number): boolean {
  const back = text.slice(at)
  const [, bound, ...next] = FIRST_WORDS.exec(back) ?? []
  if (LEFT_ASKING.test(text.slice(0, at)) || bound?.toLowerCase() === 'to') return false
  if (ASKS_ON.test(back) || NAMES_ON.test(back)) return false
  if (bound !== undefined && (/^(?:words?|order|full)$/i.test(next[0] ?? '') || !next.every(isKnownForTalk)))
    return false
  return isHarmless(back)
}
