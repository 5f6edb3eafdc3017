import { type Subject, singularOf, wordsIn } from './subject.ts'
import { PHRASES, WORDS } from './words-of-subjects.ts'

/** Only the beginning of a long text is looked at, and its end, where the question stands; in characters. */
const LOOKED_AT = 2_000

const SUBJECTS = [
  'language',
  'grammar',
  'writing',
  'reading',
  'science',
  'history',
  'geography',
  'maths',
] as const
const WORDS_OF = SUBJECTS.map(subject => ({
  subject,
  words: new Set((WORDS[subject] ?? '').trim().split(/\s+/)),
  phrases: PHRASES[subject] ?? [],
}))

/** Says for itself which subject it is of, whatever else stands there. */
const CERTAIN: readonly (readonly [RegExp, Subject])[] = [
  [
    /\b(?:in|into|to|from) (?:french|spanish|german|italian|latin|mandarin|chinese|arabic|polish|portuguese|japanese|urdu|welsh|irish)\b/,
    'language',
  ],
  [/\btranslat(?:e|ion)\b|\bconjugate\b/, 'language'],
  [
    /\b(?:write|compose|plan|draft|begin|continue) (?:\S+ ){0,6}(?:story|poem|letter|essay|diary|speech|review|recount|report|paragraph|article|play|script|blog|advert|leaflet|email|postcard|haiku|limerick|composition|ending)\b/,
    'writing',
  ],
  [/^ write (?:\S+ ){0,3}about (?:your|a time|what you|someone|somebody) /, 'writing'],
  [/\byour (?:own )?favou?rite\b/, 'other'],
]
const SUM = /\d\s*[-+×÷*/=<>]\s*\d/
/** A year is no number to reckon with. */
const NUMBER = /(?<![\d.,])(?!1\d{3}\b|20\d{2}\b)\d+(?:[.,]\d+)?/g

/** The subject of a school question, by its own words. Linear in its length. */
export function subjectOf(question: string): Subject {
  const text = question.length > 2 * LOOKED_AT ? ends(question) : question
  const words = wordsIn(text)
  const joined = ` ${words.join(' ')} `
  const certain = CERTAIN.find(([pattern]) => pattern.test(joined))
  if (certain) return certain[1]
  const different = new Set(words.flatMap(word => [word, singularOf(word)]))
  const scores = WORDS_OF.map(({ subject, words, phrases }) => {
    const own = [...different].filter(word => words.has(word)).length
    const joint = phrases.filter(phrase => joined.includes(` ${phrase} `)).length
    return { subject, score: own + 2 * joint + (subject === 'maths' ? sumsIn(text) : 0) }
  })
  const most = Math.max(...scores.map(({ score }) => score))
  return most === 0 ? 'other' : (scores.find(({ score }) => score === most)?.subject ?? 'other')
}

const ends = (text: string) => `${text.slice(0, LOOKED_AT)}\n${text.slice(-LOOKED_AT)}`

/** What is to be reckoned with: a sum counts much, several numbers some. */
function sumsIn(text: string): number {
  const numbers = text.match(NUMBER)?.length ?? 0
  return (SUM.test(text) ? 4 : 0) + (numbers > 1 ? 2 : 0)
}
