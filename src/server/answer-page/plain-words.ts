import { withDigits } from './number-words.ts'

const ARTICLES = new Set(['a', 'an', 'the'])
/** The same word on both sides of the ocean, or written short. */
const OTHER_SIDE = new Map([
  ['gray', 'grey'],
  ['fall', 'autumn'],
  ['center', 'centre'],
  ['meter', 'metre'],
  ['liter', 'litre'],
  ['theater', 'theatre'],
  ['fiber', 'fibre'],
  ['airplane', 'aeroplane'],
  ['math', 'maths'],
  ['mom', 'mum'],
  ['aluminum', 'aluminium'],
  ['sulfur', 'sulphur'],
  ['mt', 'mount'],
  ['st', 'saint'],
])

const ROMAN = new Map(
  ['II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIII', 'XIV', 'XV', 'XVI'].map(
    (sign, at) => [sign, `${at + 2}th`] as const,
  ),
)

/** A word without what makes it plural. */
function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word) || /\d/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:ch|sh|x|z|s|o)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

function ofOneSide(word: string): string {
  const known = OTHER_SIDE.get(word) ?? word
  return known
    .replace(/^(col|fav|hon|lab|neighb|behavi|harb|rum|hum|vap|flav|arm|od|tum|vig|splend)or$/, '$1our')
    .replace(/^(\p{L}{3,})iz(e|ed|es|ing|ation)$/u, '$1is$2')
}

const WORLD_WAR = /\bWW ?(1|2|I{1,2}|one|two)\b/gi

/** `Henry VIII` is the eighth; a lone `I` or `V` at the front is a word or a letter. */
function withoutRoman(text: string): string {
  return text
    .replace(/\b(?:i{2,3}|iv|vi{1,3}|ix|xi{1,3}|xiv|xvi?)\b/gi, sign => ROMAN.get(sign.toUpperCase()) ?? sign)
    .replace(/(?<=\p{Lu}\p{Ll}+\s)([VX])\b/gu, sign => ROMAN.get(sign) ?? sign)
    .replace(/(?<=\p{Lu}\p{Ll}+\s)I(?=[\s.!?]*$)/u, '1st')
}

/** Without accents, in small letters. */
export function plainLetters(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss').toLowerCase()
}

/**
 * The words of a text, without letter case, accents, punctuation, articles and, unless it counts, plural; numbers as
 * digits, the same word of both sides of the ocean as one.
 */
export function plainWords(text: string, keepsPlural = false): string[] {
  const words = plainLetters(withoutRoman(text.replace(WORLD_WAR, 'World War $1')))
    .replace(/(?<=\d)[,\u202f](?=\d{3})/g, '')
    .replace(/['’‘`´]/g, '')
    .replace(/[&+]/g, ' and ')
    .split(/(?:(?!(?<=\d)\.(?=\d))[^\p{L}\p{N}])+/u)
    .filter(word => word !== '')
  const spoken = words.filter(word => !ARTICLES.has(word))
  const kept = spoken.length > 0 ? spoken : words
  // "the fourth" stays the fourth, "nineteenth century" the 19th.
  return withDigits(kept).map(word => ofOneSide(keepsPlural ? word : singular(word)))
}
