import { SAYS_ANSWER } from '#maths/routes/meant.ts'
import { UNIT_NAMES } from '#maths/values/units.ts'

/** `8 x 5 = 40, that's my answer` */
const ENDS_AS_ANSWER = /\b(?:is|thats|that['’]s|as) (?:the|my) (?:final )?answer\W*$/iu
/** `is it 40?`, `done: 40` */
const OFFERS = /^\W*(?:so|is (?:it|that|this)|its|it['’]s|it is|done|finished)\b/iu

/** Words of a line that say nothing of what its number is. */
const FILLING =
  /^(?:so|then|its?|is|are|was|the|thats?|thi|this|there|think|got|get|an?|he|she|they|we|you|and|ok|um+|be|must|will|would|of|to|for|how|many|much|do|does|did|wait|yes|now|i|oh|done|easy|lol|answer|thats?|cost|ha|hm+|just|my|by)$/
const UNITS = new RegExp(`\\b(?:${UNIT_NAMES})\\b`, 'giu')
const COUNTED = /\bhow many (?:\p{L}+ )?(\p{L}+)/iu

const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{2,}/gu) ?? [])
    .map(word => (/^ha(?:s|ve|d)$/.test(word) ? 'have' : word.replace(/(?<=\p{L}{3})(?:e?s|ed)$/u, '')))
    .filter(word => !FILLING.test(word))

/** The sentence of a text that asks. */
export const askingSentence = (text: string): string =>
  text
    .split(/(?<=[.?!;])\s+/)
    .findLast(each => /\?|\b(?:how|what|which|find|work out|calculate)\b/i.test(each)) ?? text

/** Whether the words beside a number are those of what is asked: `90 books still there`, `he has 7.50 left`. */
function isInItsWords(line: string, asked: string): boolean {
  const words = stemsOf(line.replace(UNITS, ' '))
  const own = stemsOf(askingSentence(asked))
  return words.length > 0 && words.every(word => own.includes(word))
}

/** Whether a line offers its number for what is asked: it says so, asks so, or uses the words of the question. */
export const offersAnswer = (line: string, asked: string): boolean =>
  !GOES_ON.test(line) && (saysOffer(line) || isInItsWords(line, asked))

/** Whether a line says by words of its own what its number is: `one side is 9cm`, `5% is half of that so 3`. */
export function isOfItsOwn(line: string, asked: string): boolean {
  const told = stemsOf(asked)
  return !saysOffer(line) && stemsOf(line.replace(UNITS, ' ')).some(word => !told.includes(word))
}

/** `is it 84 then half`: what is gone on from is no end. */
const GOES_ON = /\d\D{0,12}\b(?:then|next)\b/i

/** The same of what stands behind a sum, where what is counted may only be named: `6 x 48 = 288 seats`. */
export function offersBehindSum(line: string, rest: string, asked: string): boolean {
  const counted = COUNTED.exec(askingSentence(asked))?.[1] ?? ''
  const words = counted === '' ? rest : rest.replace(new RegExp(`\\b${counted}\\b`, 'iu'), ' ')
  return ENDS_AS_ANSWER.test(line) || isInItsWords(words, asked)
}

const saysOffer = (line: string) => SAYS_ANSWER.test(line) || ENDS_AS_ANSWER.test(line) || OFFERS.test(line)

const CONCLUDED =
  /\d.{0,80}\b(?:so|which makes|that makes)\b(?!.{0,80}\d ?[-+−×x*÷/=] ?\d)(?!.{0,80}\d\D{1,40}\d).{0,80}\d/i
const NAMED = /\d.{0,80}\b(?:thats|that['’]s|that is) (?:the|my|her|his|their|how|what)\b/i

/** What a line comes to in the end is said to be what is asked: `48 divided by 3 is 16 so tom has 16`, `so thats her change`. */
export const isSaidToBeIt = (line: string, asked: string): boolean =>
  !line.includes('?') && (CONCLUDED.test(line) || NAMED.test(line) || offersAnswer(line, asked))
