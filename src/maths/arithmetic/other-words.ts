import { SPELT_WITH } from './number-words.ts'

/** `three quarters`, `Rs 20`: parts may be several, and the sign of an amount may be letters. */
const MATHS_WORDS = new Set([...SPELT_WITH, ...SPELT_WITH.map(word => `${word}s`), 'rs'])
const WORD = /\p{L}{2,}(?:['’]\p{L}+)*/gu

/** Whether a text has a word that is neither a number nor a sign spelt out: then it is no piece of mathematics. */
export function hasOtherWord(text: string): boolean {
  for (const [word] of text.matchAll(WORD)) if (!MATHS_WORDS.has(word.toLowerCase())) return true
  return false
}

/** `one thousand, two hundred` is one number, and `one thousand, two thousand` are two. */
export const asOneNumber = (text: string): string =>
  text.replace(/\b(thousand|million|billion),\s{1,30}(?=(?:and )?\p{L})(?![^,]{0,80}\b\1)/giu, '$1 ')
