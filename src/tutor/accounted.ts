import type { Question } from '#maths/domain/question.ts'
import { CONCEPTS, type ConceptName, conceptsIn } from '#maths/language/en/concepts/index.ts'
import { LIGHT } from '#maths/language/en/task-concepts.ts'
import { skeletonOf } from '#maths/nearest/skeleton.ts'
import { isHarmless } from '#maths/talk/harmless.ts'
import { asksWhichAverage } from './facts/which-average.ts'

/** A question with the words of a message that say it. */
interface Found {
  question: Question
  text: string
}

/** Words that turn a question round or ask for something else than its numbers say at first sight. */
const TURNS =
  /\b(?:(?:what|how much|price|cost|value|pay|it|was|were).{0,18}\b(?:before|originally|at first|to start with)|original(?:ly)?|missing|(?:last|first|final|ones) digit|how many digits)\b/i

/** The end of a longer sum or equation: of `x^2 - 5x + 6 = 0` the part behind the square is none. */
function isCut(message: string, text: string): boolean {
  const at = message.indexOf(text)
  const isNext = /^[-+−*×÷/]\s/.test(text) || /[²³\d)]$/.test(message.slice(0, at))
  return (
    at > 0 &&
    isNext &&
    /^[-+−*×÷/]/.test(text) &&
    /(?:[²³\d)☐□▢_]|(?<!\p{L})[a-z])\s*$/u.test(message.slice(0, at))
  )
}

/** Of `sin 35 = x/12` the equation without its sine is another one. */
const isInFunction = (message: string, { question, text }: Found): boolean =>
  // `cos 8 - 2 is 6` tells why.
  question.kind === 'solve' &&
  /\b(?:sin|sine|cos|cosine|tan|tangent|log|ln) ?\(?$/i.test(
    message.slice(0, Math.max(0, message.indexOf(text))),
  )

const RATIO = /^\W*\d+\s*:\s*\d+\W*$/

/** `3 of 6 so 1/2` tells a part of a whole, and asks for no product. */
function isPartTold(message: string, { question, text }: Found): boolean {
  if (question.kind !== 'calculate' || !/^\W*\d+ (?:out )?of \d+\W*$/i.test(text)) return false
  const behind = message.slice(message.indexOf(text) + text.length)
  return /^\W*(?:so|is|makes|that'?s|=)(?!\p{L})/iu.test(behind) || /\b(?:chance|probab|likel)/i.test(message)
}

/** `use pi = 22/7` tells what to reckon with. */
const isOfPi = (message: string, { question, text }: Found): boolean =>
  question.kind === 'calculate' &&
  /(?:\bpi|π) ?(?:=|is|as|≈)? ?$/i.test(message.slice(0, Math.max(0, message.indexOf(text))))

/** `how many legs do 3 dogs` goes on with `and 2 zebus have`. */
const goesOn = (message: string, { text }: Found): boolean =>
  /^\s*how many\b.*\p{L}$/iu.test(text) &&
  /^,?\s+(?:and|plus|&)\s+(?:an?|\d+) \p{L}/iu.test(message.slice(message.indexOf(text) + text.length))

const MEASURES: readonly ConceptName[] = [
  'perimeter',
  'area',
  'volume',
  'mean',
  'median',
  'angle',
  'probability',
]
const TRIES = /\b(?:i (?:think|thought|did|do|got|get|would do|said|tried)|is it|would it be)\b[^\d(]*$/i

/** `perimeter of the L. i think its 10+8+10+8` tries what is asked before it, and asks for no sum. */
function isTry(message: string, { question, text }: Found): boolean {
  const front = message.slice(0, Math.max(0, message.indexOf(text)))
  return (
    question.kind === 'calculate' &&
    TRIES.test(front) &&
    conceptsIn(front).some(each => MEASURES.some(name => CONCEPTS[name] === each))
  )
}

const ONE_AFTER_OTHER = /\b(?:then|another|further|followed by)\b/i

/** `10% then 20% off 50`: what one of two percentages comes to is another question; `10% of 50 and then 20% of 80` are two. */
function isOneOfTwo(message: string, text: string): boolean {
  const rest = message.replace(text, ' ')
  return (
    rest !== message &&
    /%|per ?cent/i.test(text) &&
    /\d ?(?:%|per ?cent)(?! (?:of|off) [£$€]?\d)/i.test(rest) &&
    ONE_AFTER_OTHER.test(rest)
  )
}

/** `23:30 plus 1 hr` of `23:30 plus 1 hr 50`: the smaller unit goes without saying, and belongs to it. */
const isCutInUnits = (message: string, text: string): boolean =>
  /\d ?(?:hours?|hrs?|h|metres?|meters?|m|ft|feet|kg|lbs?|mins?|minutes?)$/i.test(text) &&
  /^ ?(?:and )?\d{1,2}(?![\d.,:/]*\d)/.test(message.slice(message.indexOf(text) + text.length))

/**
 * Whether a question found within a message is all that is asked: no word beside it turns it round.
 * @param all what was found, which may be several questions side by side
 */
export function isAccountedFor(
  message: string,
  { question, text }: Found,
  all: readonly Found[] = [],
): boolean {
  // A ratio of three is no division, nor is one beside an amount.
  if (question.kind === 'calculate' && /\d\s*:\s*\d+\s*:\s*\d/.test(text)) return false
  if (question.kind === 'calculate' && RATIO.test(text) && /\d|\bratio\b/i.test(message.replace(text, ' ')))
    return false
  if (
    asksWhichAverage(message) ||
    isOneOfTwo(message, text) ||
    (all.length < 2 && !isInSigns({ question, text }) && isHalf(message, text))
  )
    return false
  if (isCut(message, text) || isCutInUnits(message, text) || isInFunction(message, { question, text }))
    return false
  if (asksForOthers(message, { question, text })) return false
  if (goesOn(message, { question, text }) || isTry(message, { question, text })) return false
  if (isPartTold(message, { question, text }) || isOfPi(message, { question, text })) return false
  // `how many legs do 2 dogs and 3 snails have`: what is joined to it is asked of as well.
  const behind = message.slice(message.indexOf(text) + text.length)
  if (/^how many\b.*\p{L}$/iu.test(text) && /^,? (?:and|&|plus) (?:\d+|an?|one) \p{L}{3,}/iu.test(behind))
    return false
  // `3, 8 and a third number` is no third of one.
  if (/\ba \p{L}+(?:th|rd)$/u.test(text) && /^ (?:number|one|value)\b/.test(message.split(text)[1] ?? ''))
    return false
  const rest = message.replace(text.replace(/[.?!]+$/, ''), ' ')
  return rest === message || !TURNS.test(rest) || /\d/.test(rest)
}

/** Where a sentence ends, or a clause that a child parts from the rest. */
const SENTENCE = /[.?!;…]+(?=\s|$)|\n|,\s|\s[-–—]\s/g

/** What stands beside a question in its own sentence. */
function besideIn(message: string, text: string): string[] {
  const at = message.indexOf(text)
  if (at < 0) return []
  const front = message.slice(0, at)
  const behind = message.slice(at + text.length)
  const begins = Math.max(
    0,
    ...[...front.matchAll(SENTENCE)].map(({ index, 0: mark }) => index + mark.length),
  )
  const ends = behind.search(SENTENCE)
  return [front.slice(begins), behind.slice(0, ends < 0 ? undefined : ends)].filter(
    each => each.trim() !== '',
  )
}

/** A sum or an equation in signs is whole, whatever is said of it: `so 14 x 8 is just double`, `what number is x in …`. */
const isInSigns = ({ question, text }: Found) =>
  (question.kind === 'solve' && text.includes('=')) ||
  (question.kind === 'calculate' && /\d ?[-+−×x*÷/] ?[-(]?\d/.test(text))

/**
 * Words in a question's own sentence that change it: `the first five multiples of 7` of `… that are greater than 50`, and the
 * `24 as a percentage` of `18 marks out of 24`.
 */
function isHalf(message: string, text: string): boolean {
  const own = skeletonOf(text).concepts
  return besideIn(message, text).some(
    part =>
      !isHarmless(part) && [...skeletonOf(part).concepts].some(each => !own.has(each) && !LIGHT.has(each)),
  )
}

const ASKS_FOR_OTHERS =
  /\bhow (?:many|much)\b[^.?!]{0,40}\b(?:no|not|without|none|neither|rest|others?|remain(?:s|ed|ing)?|left|(?:do|does|did|is|are|was|were|ca|has|have|had|wo)n?['’]?t)\b/i

/** `3/4 of the 32 kids have a pet. How many have no pet?` tells a part, and asks for the others. */
export function asksForOthers(message: string, { question, text }: Found): boolean {
  const asked = message.slice(Math.max(0, message.indexOf(text)))
  return (
    question.kind === 'calculate' &&
    /\bof\b|%/.test(text) &&
    ASKS_FOR_OTHERS.test(asked) &&
    !ASKS_FOR_OTHERS.test(question.text)
  )
}

const NUMBER = /\d+(?:\.\d+)?/g
/** Says which question of a sheet it is, and tells nothing of it. */
const LABEL = /^\W*(?:\(?[a-h]\)|(?:q|question|number|no\.?) ?\d+[.):]?|\d{1,2}[.)])\s/i

/** Whether another wording of a story leaves out a number that it tells: what is asked by its last two is another question. */
export function leavesOut(message: string, asked: string): boolean {
  const percents = [message, asked].map(each => each.match(/\d ?(?:%|per ?cent)/gi)?.length ?? 0)
  if (ONE_AFTER_OTHER.test(message) && (percents[0] ?? 0) > 1 && percents[1] === 1) return true
  const isStory = (message.match(/\p{L}{2,}/gu) ?? []).length > 8
  const kept: readonly string[] = asked.match(NUMBER) ?? []
  const told: readonly string[] = message.replace(LABEL, ' ').match(NUMBER) ?? []
  return isStory && told.length > kept.length && told.some(each => !kept.includes(each))
}
