import { LIGHT } from '../language/en/task-concepts.ts'
import { NUMBER_WORD } from '../talk/slips.ts'
import type { Skeleton } from './skeleton.ts'

/** How much a meaning, or a word behind `w:`, tells: the rarer, the more. */
export type Weights = (name: string) => number

/** What may be left out counts so much less. */
const LIGHTLY = 0.4
/** So much of it says together what is asked. */
const ENOUGH = 4
/** So much of what is shared may be said by one of the two alone. */
const MOST_LOST = 0.8
const OF_WORDS = { shared: 0.5, missing: -0.3 }

/**
 * How near the meaning of a known wording is to a text.
 * @param talked what the talk beside the text means, which may be a heading
 * @returns undefined where a meaning that changes the task is said by one of them alone
 */
export function nearnessOf(
  text: Skeleton,
  talked: ReadonlySet<string>,
  meaning: readonly string[],
  weightOf: Weights,
): number | undefined {
  const missing = [...text.concepts].filter(each => !meaning.includes(each))
  const more = meaning.filter(each => !text.concepts.has(each))
  if (![...missing, ...more].every(each => LIGHT.has(each))) return undefined
  if (![...talked].every(each => LIGHT.has(each) || each === 'not' || meaning.includes(each)))
    return undefined
  const shared = meaning.filter(each => text.concepts.has(each))
  const sum = (some: readonly string[]) => some.reduce((all, each) => all + weightOf(each), 0)
  const gain = sum(shared)
  const loss = LIGHTLY * sum([...missing, ...more])
  const isNamed = shared.some(each => !LIGHT.has(each)) || isSum(text) || gain > ENOUGH || text.things > 1
  return isNamed && loss <= Math.max(gain, 1) * MOST_LOST ? gain - 2 * loss : undefined
}

/** Nothing but a sum, which needs no word. */
export const isSum = ({ slots }: Skeleton): boolean => slots.length === 1 && slots[0]?.type === 'sum'

/** What the other words of a wording add to it, and whether both ask for the same at the end. */
export function likenessOfWords(text: Skeleton, wording: Skeleton, weightOf: Weights): number {
  let score = 0
  for (const word of wording.words)
    score += weightOf(`w:${word}`) * (text.words.has(word) ? OF_WORDS.shared : OF_WORDS.missing)
  const both = [...text.asked].filter(each => wording.asked.has(each)).length
  const all = new Set([...text.asked, ...wording.asked]).size
  return score + (all === 0 ? 0 : 4 * (both / all) - 2)
}

/** Whether nothing beside the meaning speaks against a wording: no sign, letter, number or thing is left over. */
export const mayBe = (text: Skeleton, wording: Skeleton): boolean =>
  text.signs === wording.signs &&
  haveSameLetters(text, wording) &&
  !(text.concepts.has('squareroot') && text.slots.some(({ type }) => type === 'sum')) &&
  isInOrder(text, wording) &&
  !asksOtherwise(text, wording) &&
  namesSameDays(text, wording) &&
  isAskedAlike(text, wording) &&
  !hasNumberLeft(text, wording)

/** Of a text message some letters are words; where there is algebra, its letters are said again. */
function haveSameLetters(text: Skeleton, wording: Skeleton): boolean {
  const isAlgebra = text.slots.some(({ type }) => OF_ALGEBRA.test(type))
  return (
    [...wording.letters].every(each => text.letters.has(each)) &&
    (isAlgebra || [...text.letters].every(each => wording.letters.has(each) || TEXTED.test(each)))
  )
}
const OF_ALGEBRA = /^(?:term|equation|system|given|inequality)$/
const TEXTED = /^[urnwkqx]$/

/** Things that are named twice stand in the same places: of boys to girls, and how many girls. */
const isInOrder = (text: Skeleton, wording: Skeleton) =>
  wording.order === text.order ||
  (wording.things < 2 && (text.things < 2 || !/ratio|\bn\b.*\bn\b/.test(text.order)))

/** Whether both ask for something, and not for the same. */
function asksOtherwise(text: Skeleton, wording: Skeleton): boolean {
  const [own = [], known = []] = [text, wording].map(({ asked }) =>
    [...asked].filter(each => !LIGHT.has(each)),
  )
  return own.length > 0 && known.length > 0 && !own.some(each => known.includes(each))
}

const DAY =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)\b/gi
/** A wording with another month or weekday is another question. */
function namesSameDays(text: Skeleton, wording: Skeleton): boolean {
  const [own, known] = [text, wording].map(
    ({ text: words }) => new Set((words.match(DAY) ?? []).map(day => day.toLowerCase())),
  )
  return [...(known ?? [])].every(day => own?.has(day))
}

const ASKS_WHETHER = /^(?:is|are|was|does|do|did|can|could|will|has)\b/i
const MAY_ASK_WHETHER =
  /(?:^|[,.;:!?("]\s*|\b(?:so|and|but|hi|hey|please|pls|um|er|me|know|say|tell|ask|asks|says) )(?:is|are|was|does|do|did|can|could|will|has)\b|\b(?:is|are|does|do|can|will|was) (?:it|they|that|this|he|she|the|these|\d|[a-z]\b)|\b(?:whether|if|or not|yes|isn'?t|doesn'?t|can'?t)\b/i
/** What asks for several things, or how many. */
const ASKS_FOR_ALL =
  /\b(?:all of (?:them|it)|all the|list|them all|how many|what are|which ones?|every one)\b/i
/** One of several, where a text may want all that fit. */
const ASKS_FOR_ONE = /\b(?:write down an?|which is an?)\b/i
const WANTS_ONE =
  /\b(?:an?|one|any|which(?: one)? is) (?:of |an? )?(?:prime|factor|multiple|square|even|odd|cube|perfect)/i
const YES_OR_NO = /\byes (?:or|\/) ?no\b|\by\/n\b/i
/** Whether something is so is asked in words of its own; a text that wants a list or a number asks for more than yes or no. */
function isAskedAlike({ text }: Skeleton, wording: Skeleton): boolean {
  if (ASKS_WHETHER.test(wording.text)) return MAY_ASK_WHETHER.test(text) && !ASKS_FOR_ALL.test(text)
  if (ASKS_FOR_ONE.test(wording.text) && !WANTS_ONE.test(text)) return false
  return !YES_OR_NO.test(text) || /\b(?:whether|if|yes)\b/i.test(wording.text)
}

/** `three quarters of them`, `two thirds of a number`: a number that is in no slot, of one of the two alone. */
const hasNumberLeft = (text: Skeleton, wording: Skeleton) =>
  saysNumberAlone(text, wording) || saysNumberAlone(wording, text)
const saysNumberAlone = (one: Skeleton, other: Skeleton) =>
  [...one.words].some(
    word => NUMBER_WORD.test(word) && !/^(?:ones?|first|second)$/.test(word) && !other.words.has(word),
  )
