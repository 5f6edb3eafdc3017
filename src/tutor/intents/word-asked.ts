import { MATHS_WORDS, STORY_WORDS } from '#maths/language/en/maths-words.ts'
import { lettersApart } from '#text/letters-apart.ts'
import type { Table } from '../wants/wants-of.ts'

const TERM = `["“'‘]?([a-z]+(?: [a-z]+)?)["”'’]?`
/** Behind the word nothing stands that changes what is asked. */
const END =
  '(?: (?:tho|though|again|exactly|please|pls|btw|then|in maths?)){0,3}(?: (?:compared to|and) .*|\\W*)$'
const ASKS_MEANING = new RegExp(
  `\\bwhat(?:'?s)? (?:does |do |is |means? |mean by |is meant by )*(?:the words? |words? |an? |the )?${TERM}(?: means?)?${END}|\\bmeaning of (?:the word |word )?${TERM}|\\bwords? ${TERM}(?: (?:means?|is))?\\W*$`,
  'i',
)
/** Only where it is asked what a word means, and not how something is done. */
const IS_WORD = /\bmean(?:s|ing)?\b|\bwords?\b|["“”]/i
/** `what is a decimal`, `whats the unknown`, and no `what is the area`, which is worked out. */
const WHAT_IS = new RegExp(
  `(?:^|[.!?] )\\W*(?:(?:ok|and|but|so|wait|um|also|now|lol) )*(?:what(?:'?s| is| are)|wats|whats) (?:(?:an?) ${TERM}|(?:the )?(unknown|variable|numerator|denominator|dividend|divisor|coefficient|vertex|hypotenuse)|([a-z]+(?: [a-z]+)?s))${END}`,
  'i',
)
const LONGEST = 90
/** `… is it like left hand?`, behind the word that is asked for. */
const GUESS = /[\s,.?!"”'’]+is (?:it|that|this) (?:like|the same|about)\b[^.?!]{0,40}[.?!\s]*$/i
/** From so many letters on a slip of the finger leaves a word known. */
const LONG = 7

/**
 * The word of maths whose meaning is asked; undefined for none.
 * @param table with something on the table a word that is asked for in passing is one, and no lesson
 */
export function wordAsked(said: string, table: Table = 'none'): string | undefined {
  const text = said.replace(GUESS, '')
  if (text.length > LONGEST || /\d/.test(text)) return undefined
  const found = IS_WORD.test(text)
    ? (ASKS_MEANING.exec(
        text
          .trim()
          .replace(/["“”'‘’](?=\W*$)/, '')
          .replace(/\b(?:even|actually|really) (?=means?\b)/i, ''),
      ) ?? undefined)
    : table === 'none'
      ? undefined
      : (WHAT_IS.exec(text.trim()) ?? undefined)
  const term = found
    ?.slice(1)
    .find(each => each !== undefined)
    ?.toLowerCase()
  if (term === undefined) return undefined
  // `left` is asked for as a word, and no `what is left`.
  const alone = term.replace(/ means?$/, '')
  if (IS_WORD.test(text) && STORY_WORDS[alone]) return alone
  const [first = ''] = term.split(' ')
  return knownAs(term) ?? (first === term || /\bmeans?\b/.test(term) ? knownAs(first) : undefined)
}

export function knownAs(word: string): string | undefined {
  const stem = word.replace(/(?:s|ing)$/, '')
  const forms = [word, stem, word.replace(/i[sz](?:e|ing)$/, 'ise'), word.replace(/ies$/, 'y')]
  const known = forms.find(each => MATHS_WORDS[each] !== undefined)
  return (
    known ??
    (word.length < LONG
      ? undefined
      : Object.keys(MATHS_WORDS).find(
          each => each[0] === word[0] && each.length >= LONG && lettersApart(word, each) === 1,
        ))
  )
}
